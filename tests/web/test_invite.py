"""Four phones and one link, over plain http as in any house: everybody has a chair, a name and a face in a few taps."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Playwright, expect
from server.command import Served
from server.web import Server
from web.browser import DESK, PHONE, SMALL, Visitor, start

# Counts what a person taps, from the first page on.
TAPS = "addEventListener('click', () => { sessionStorage.taps = Number(sessionStorage.taps ?? 0) + 1; }, true)"


def taps(page: Page) -> int:
    counted: int = page.evaluate("Number(sessionStorage.taps ?? 0)")
    return counted


@pytest.fixture
def phone(playwright: Playwright, tmp_path: Path) -> Iterator[Callable[..., Visitor]]:
    """A function that gives somebody a phone, by which `konspira serve --host 0.0.0.0` is reached as in any house."""
    server, given = Served(tmp_path / "house.db"), list[Visitor]()
    browser = start(playwright, f"--host-resolver-rules=MAP {urlsplit(server.link).hostname} 127.0.0.1")

    def give(**wanted: Any) -> Visitor:
        given.append(Visitor(browser, server, site=server.link, stranger=True, **wanted))
        return given[-1]

    yield give
    faults = [fault for one in given for fault in one.close()]
    browser.close()
    server.stop()
    assert not faults, "\n".join(faults)


def test_four_phones_sit_down_by_one_link_with_a_name_and_a_face_in_three_taps_each(
    phone: Callable[..., Visitor],
) -> None:
    """The link is the one that the command prints; it is no secure origin, as none is in a house."""
    looks = ((PHONE, "pl", False), (SMALL, "cs", True), (PHONE, "en", False), (SMALL, "pl", True))
    phones = [phone(size=size, language=language, dark=dark) for size, language, dark in looks]
    for one in phones:
        one.page.add_init_script(TAPS)
    host = phones[0].go("/")
    host.get_by_role("button", name="Zaproś znajomych").click()
    assert phones[0].axe() == []
    host.get_by_role("button", name=re.compile("^Gram jako")).click()
    link = host.locator(".invite code").inner_text()
    assert link == host.url, "the address bar's link is the invitation"
    expect(host.locator(".reach")).to_contain_text("tylko w tym domu")
    host.wait_for_function("() => document.querySelector('.invite img').naturalWidth > 0")
    assert phones[0].axe() == []
    for one in phones[1:]:
        page = one.page
        page.goto(link)
        page.locator("#act .btn.go").click()
        assert one.axe() == []
        page.locator("dialog .btn.go").click()
        page.locator("dialog").wait_for(state="detached")
        page.locator("#act .btn.go").wait_for()
    expect(host.get_by_role("button", name="Zaczynamy")).to_be_enabled()
    chairs = host.locator(".gathering .chairs li")
    names = chairs.locator("b").all_inner_texts()
    faces = [use.get_attribute("href") for use in chairs.locator("> svg use").all()]
    assert len(set(names)) == len(set(faces)) == 4
    assert all(face and face.startswith("#shell-face-") for face in faces)
    assert max(taps(one.page) for one in phones) <= 3
    host.get_by_role("button", name="Zaczynamy").click()
    for one in phones:
        one.page.locator(".game").wait_for()
        assert one.page.evaluate("isSecureContext") is False


def test_a_name_and_a_face_are_asked_for_once_and_a_second_of_the_name_is_told(visit: Callable[..., Visitor]) -> None:
    host, guest = visit(language="en"), visit(stranger=True)
    table = host.make("Ryś", "gra", ["me", "open", "random"])
    host.go(f"/t/{table}")
    page = guest.go(f"/t/{table}")
    page.get_by_role("button", name="Usiądź").first.click()
    page.get_by_label("Imię przy stole").fill("Ryś")
    page.get_by_role("radio", name="sowa").click()
    page.get_by_role("button", name="Gram jako Ryś").click()
    expect(page.locator(".toasts")).to_contain_text("przy tym stole nazywasz się Ryś 2")
    expect(host.page.locator(".gathering .chairs")).to_contain_text("Ryś 2")
    page.get_by_role("button", name="Moje imię i twarz").click()
    page.get_by_label("Imię przy stole").fill("Rysia")
    page.get_by_role("radio", name="jeż").click()
    page.get_by_role("button", name="Zapisz").click()
    expect(host.page.locator(".gathering .chairs")).to_contain_text("Rysia")
    expect(host.page.locator(".chairs use[href='#shell-face-hedgehog']")).to_have_count(1)
    page.get_by_role("link", name="Poczekalnia").click()
    page.locator("#play").click()
    page.locator(".game").wait_for()
    assert page.get_by_role("dialog").count() == 0, "nobody is asked twice"


def test_a_link_goes_out_by_the_systems_own_sheet_where_there_is_one(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.page.add_init_script("window.shared = []; navigator.share = async (what) => { shared.push(what); };")
    table = visitor.make("Ania", "gra", ["me", "open"])
    page = visitor.go(f"/t/{table}")
    page.get_by_role("button", name="Wyślij link").click()
    assert page.evaluate("shared") == [{"title": "GRA · Konspira", "url": page.url}]


def test_where_there_is_no_such_sheet_the_link_is_a_code_and_text_that_one_tap_selects(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit()
    page = visitor.go(f"/t/{visitor.make('Ania', 'gra', ['me', 'open'])}")
    link = page.locator(".invite code")
    expect(link).to_have_text(page.url)
    assert page.evaluate("typeof navigator.share") == "undefined"
    expect(page.locator(".invite .btn")).to_have_text(["Kopiuj link"])
    page.wait_for_function("() => document.querySelector('.invite img').naturalWidth > 0")
    link.click()
    assert page.evaluate("String(getSelection())") == page.url


def test_a_late_friend_asks_for_a_chair_during_a_game_and_is_given_a_bots(visit: Callable[..., Visitor]) -> None:
    host, late = visit(size=DESK, language="en"), visit(stranger=True)
    table = host.make("Ania", "gra", ["me", "random"], start=True)
    desk, page = host.go(f"/t/{table}"), late.go(f"/t/{table}")
    page.get_by_role("button", name="Poproś o miejsce").click()
    page.get_by_role("button", name=re.compile("^Gram jako")).click()
    expect(page.get_by_text("Gospodarz się zastanawia")).to_be_visible()
    asking = page.locator(".strip.soft")
    drawing, said = (asking.locator(part).bounding_box() or {} for part in ("> svg", "> span"))
    assert said["x"] > drawing["x"] + drawing["width"], "the sentence has slipped under its drawing"
    desk.get_by_role("button", name="Give this chair").click()
    expect(page.locator(".pocket, .turner").first).to_be_visible()
    expect(page.get_by_role("button", name="Poproś o miejsce")).to_have_count(0)
    assert host.axe() == late.axe() == []


def test_who_asks_for_a_chair_while_the_host_is_away_is_told_so(visit: Callable[..., Visitor]) -> None:
    host, late = visit(), visit(language="en")
    table = host.make("Ania", "gra", ["me", "random"], start=True)
    page = late.go(f"/t/{table}")
    page.get_by_role("button", name="Ask for a chair").click()
    expect(page.get_by_text("The host is away")).to_be_visible()
    host.go(f"/t/{table}")
    expect(page.get_by_text("The host is deciding")).to_be_visible()


def test_a_host_who_has_no_chair_is_not_said_to_be_away(visit: Callable[..., Visitor]) -> None:
    host, late = visit(), visit(language="en")
    thinking = ["level-5"] * 4  # for so long that their game is not over before somebody comes
    table = host.make("Ania", "gra", thinking, start=True, public=True)
    host.go(f"/t/{table}")
    page = late.go(f"/t/{table}")
    page.get_by_role("button", name="Ask for a chair").click()
    expect(page.get_by_text("The host is deciding")).to_be_visible()


def test_a_host_changes_the_table_and_people_end_a_game_and_play_another(visit: Callable[..., Visitor]) -> None:
    host, guest = visit(), visit(language="en", size=DESK)
    table = host.make("Ania", "gra", ["me", "open", "random"])
    guest.become("Ben")
    page, other = host.go(f"/t/{table}"), guest.go(f"/t/{table}")
    other.get_by_role("button", name="Sit down as Ben").click()
    page.get_by_role("button", name="Zmień stół").click()
    page.get_by_role("switch", name="Jokerowe jedynki").check()
    page.get_by_role("button", name="Dostaw krzesło").click()
    assert host.axe() == []
    page.get_by_role("button", name="Tak gramy").click()
    expect(other.locator(".gathering .chairs li")).to_have_count(4)
    page.get_by_label("Kto siedzi na krześle 4").select_option(index=1)
    page.get_by_role("button", name="Zamień krzesła: 2, 3").click()
    expect(other.locator(".chairs li").nth(2)).to_contain_text("Ben")
    page.get_by_role("button", name="Zaczynamy").click()
    other.locator(".game").wait_for()
    page.get_by_role("button", name="Menu stołu").click()
    page.get_by_role("button", name="Odejdź albo zakończ grę").click()
    page.get_by_role("button", name=re.compile("Zaproponuj koniec")).click()
    other.get_by_role("button", name="Agree").click()
    expect(other.get_by_role("heading", name="The game was ended")).to_be_visible()
    assert other.locator(".hero").evaluate("one => one.offsetWidth > innerWidth * 0.9"), "half of a desk is empty"
    assert guest.axe() == []
    page.get_by_role("button", name="Zmień miejsca").click()
    assert host.axe() == []
    page.get_by_role("button", name=re.compile("Ben")).click()
    page.get_by_role("button", name="Poproś o zwolnienie krzesła").click()
    expect(other.get_by_text("The host has asked you to get up").first).to_be_visible()
    other.get_by_role("button", name="Sit down for the next game").click()
    page.keyboard.press("Escape")
    other.get_by_role("button", name="Rematch").click()
    said, button = (page.locator(f".hero .actions > {part}").last.bounding_box() or {} for part in ("p", "a"))
    assert said["y"] >= button["y"] + button["height"], "who has said so squeezes the buttons"
    page.get_by_role("button", name="Rewanż").click()
    expect(other.locator(".game")).to_be_visible()


def test_whoever_plays_alone_ends_the_game_and_a_table_can_be_hidden(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    kept, table = (visitor.make("Ania", "gra", ["me", "random"], start=True) for _ in range(2))
    page = visitor.go("/")
    mine = page.locator(".my-table")
    expect(mine).to_have_count(2)
    row = page.locator(".my-tables li", has=page.locator(f".my-table[href='/t/{table}']"))
    with page.expect_response(f"**/api/me/tables/{table}/hidden"):
        row.get_by_role("button", name=re.compile("^Ukryj ten stół")).click()
    expect(mine).to_have_count(1)
    page.reload()
    expect(mine).to_have_count(1)
    expect(mine).to_have_attribute("href", f"/t/{kept}")
    page = visitor.go(f"/t/{table}")
    page.get_by_role("button", name="Menu stołu").click()
    page.get_by_role("button", name="Odejdź albo zakończ grę").click()
    page.get_by_role("button", name=re.compile("Zakończ tę grę")).click()
    expect(page.get_by_role("heading", name="Gra przerwana")).to_be_visible()
    page.get_by_role("button", name="Rewanż").click()
    page.locator(".game").wait_for()


@pytest.mark.parametrize("size", [(320, 568), SMALL, PHONE, (844, 390), (768, 1024), DESK], ids=str)
def test_my_own_name_and_face_stand_in_the_bar_whatever_else_does(
    visit: Callable[..., Visitor], size: tuple[int, int]
) -> None:
    visitor = visit(size=size)
    options = {"jokers": True, "fewer_cards": True, "directions": True}
    page = visitor.go(f"/t/{visitor.make('Ania', 'gra', ['me', 'random'], options=options, start=True, rated=True)}")
    page.locator(".game").wait_for()
    mine = page.locator(".bar .bar-me")
    expect(mine).to_have_text("Ania")
    for part in (mine, mine.locator(".my-face"), mine.locator("b")):
        assert part.evaluate("""one => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            const inside = one.closest('.bar-t').getBoundingClientRect();
            const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            const within = left >= inside.left && right <= inside.right + 1;
            return right - left > 12 && within && seen?.closest('.bar-me') !== null;
        }"""), part
    assert mine.locator("b").evaluate("one => one.scrollWidth <= one.clientWidth"), "a short name is seen whole"


def test_somebody_resigns_in_the_page_and_the_other_has_won(visit: Callable[..., Visitor]) -> None:
    host, guest = visit(), visit(language="en", size=DESK)
    table = host.make("Ania", "gra", ["me", "open"])
    with host.server.sit(table, guest.become("Ben")) as seat:
        seat.until("welcome")
        seat.do("sit")
        seat.do("start")
    page, other = host.go(f"/t/{table}"), guest.go(f"/t/{table}")
    other.locator(".game").wait_for()
    page.get_by_role("button", name="Menu stołu").click()
    page.get_by_role("button", name="Odejdź albo zakończ grę").click()
    page.get_by_role("button", name=re.compile("^Poddaj się")).click()
    for one, winner, why in ((page, "Ben", "Poddaje się: Ania."), (other, "Ben", "Resigned: Ania.")):
        expect(one.locator(".hero h2")).to_contain_text(winner)
        expect(one.locator(".hero p").first).to_contain_text(why)


def test_who_has_resigned_among_more_looks_on_and_is_asked_for_nothing(visit: Callable[..., Visitor]) -> None:
    host, guest = visit(), visit(language="en")
    table = host.make("Ania", "gra", ["me", "open", "random"])
    with host.server.sit(table, guest.become("Ben")) as seat:
        seat.until("welcome")
        seat.do("sit")
        seat.do("start")
    page = guest.go(f"/t/{table}")
    page.locator(".turner").first.wait_for()
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Leave or end the game").click()
    page.get_by_role("button", name=re.compile("^Resign")).click()
    for _ in ("at once", "after coming back"):
        expect(page.locator(".strip")).to_contain_text("You have resigned")
        expect(page.get_by_role("button", name="I am back")).to_have_count(0)
        expect(page.locator(".welt .btn.go")).to_have_count(0)
        page.reload()
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Leave or end the game").click()
    expect(page.locator("dialog .way")).to_have_count(1)
    assert guest.axe() == []


def test_who_came_by_another_address_is_told_which_link_to_send(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    server = Server(tmp_path / "proxied.db", games=["gra"], public_url="https://club.example")
    visitor = visit(server)
    page = visitor.go(f"/t/{visitor.make('Ania', 'gra', ['me', 'open'])}")
    expect(page.locator(".invite code")).to_have_text(f"https://club.example/t/{visitor.table}")
    expect(page.locator(".reach")).to_contain_text("Nie kopiuj adresu z paska przeglądarki")
    page.close()  # before its server is
    at_home = visit()
    page = at_home.go(f"/t/{at_home.make('Ania', 'gra', ['me', 'open'])}")
    page.locator(".reach").wait_for()
    expect(page.locator(".reach")).not_to_contain_text("Nie kopiuj")
    server.stop()
