"""The end of a game: everything opened, the replay, the journal, the proof, a rematch."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from server.known_deals import known_deals
from server.web import Server
from web.browser import DESK, PHONE, Visitor
from web.conftest import deal
from web.gra import open_table, to_the_end
from web.laid import golden_positions, laid
from web.player import FRAME

import konspira
from konspira.play import shelf


@pytest.fixture(scope="module")
def watched(browser: Browser, house: Server) -> Iterator[Visitor]:
    """Somebody who has played a game to its end, on a phone."""
    deal(house, "the end")
    visitor = Visitor(browser, house, size=PHONE)
    open_table(visitor, seats=2, options={"fewer_cards": True})
    to_the_end(visitor)
    yield visitor
    assert visitor.close() == []


@pytest.fixture
def ended(watched: Visitor) -> Page:
    """The end page, as it comes up."""
    watched.page.reload()
    watched.page.locator(".scrub").wait_for()
    return watched.page


def test_it_says_who_won_and_why_and_opens_all_cards(ended: Page) -> None:
    assert ended.locator(".hero .score").count() == 0, "after the first game that says it all"
    expect(ended.locator(".hero h2")).to_have_text(re.compile(r"^(Wygrywasz!|Śrubka wygrywa!)$"))
    expect(ended.locator(".hero p").first).to_have_text(re.compile(r"wygrywa", re.IGNORECASE))
    expect(ended.locator(".open li")).to_have_count(2)
    assert ended.locator(".open .rest svg").count() > 0
    assert ended.locator(".story li").count() > 0
    expect(ended.locator(".bar-t p")).to_have_text(re.compile(r"Koniec gry · (1 minuta|[2-4] minuty)"))


def test_the_end_is_seen_at_once_and_not_the_first_step(ended: Page) -> None:
    ended.add_init_script("""const look = () => {
        window.flashed ||= Boolean(document.querySelector('.replay'));
        requestAnimationFrame(look);
    };
    look();""")
    for _ in range(3):
        ended.reload()
        ended.locator(".scrub").wait_for()
        for _ in range(3):  # all that comes with the end has been drawn
            ended.evaluate(FRAME)
        assert ended.evaluate("window.flashed") is False


def test_the_replay_is_dragged_and_looked_at_through_any_eyes(ended: Page) -> None:
    rail = ended.locator(".rail input")
    last = int(rail.get_attribute("max") or 0)
    box = rail.bounding_box()
    assert box
    ended.mouse.move(box["x"] + box["width"] - 8, box["y"] + box["height"] / 2)
    ended.mouse.down()
    ended.mouse.move(box["x"] + box["width"] * 0.3, box["y"] + box["height"] / 2, steps=8)
    ended.mouse.up()
    step = int(rail.input_value())
    assert 0 < step < last
    expect(ended.locator(".game.replay")).to_be_visible()
    eyes = ended.locator(".scrub select")
    assert eyes.locator("option").count() == 4  # all open, two seats, a spectator
    rail.fill("1")  # one choice is sealed; nobody has bid
    eyes.select_option("all")
    expect(ended.locator(".show .dcard")).to_have_count(10)
    for seat in ("0", "1"):
        eyes.select_option(seat)
        expect(ended.locator(".hand .dcard")).to_have_count(5)
    eyes.select_option("-1")
    expect(ended.locator(".dcard")).to_have_count(0)


def test_the_replay_goes_step_by_step_and_by_itself(ended: Page) -> None:
    rail = ended.locator(".rail input")
    last = int(rail.get_attribute("max") or 0)
    ended.get_by_role("button", name="Poprzedni ruch").click()
    expect(rail).to_have_value(str(last - 1))
    ended.locator(".line button").first.click()
    expect(ended.locator(".verdict .stamp")).to_be_visible()
    before = int(rail.input_value())
    ended.get_by_role("button", name="Odtwórz").click()
    ended.wait_for_function("before => Number(document.querySelector('.rail input').value) > before", arg=before)
    ended.get_by_role("button", name="Zatrzymaj").click()
    rail.press("End")
    expect(ended.locator(".hero")).to_be_visible()


def test_the_replay_is_told_as_text_through_the_chosen_eyes(ended: Page) -> None:
    """In the same region as at the table, step by step; a seat's own cards are named only through its eyes."""
    ended.locator(".rail input").fill("1")
    text, mine = ended.get_by_role("region", name="Stół jako tekst"), "Twoje karty: "
    for eyes, cards in (("all", 0), ("0", 1), ("-1", 0), ("1", 1)):
        ended.locator(".scrub select").select_option(eyes)
        expect(text.locator("p").first).to_have_text("Runda 1, w grze 10 kart.")
        expect(text.locator("p", has_text=mine)).to_have_count(cards)
    now = text.locator("p").last
    expect(now).to_have_text("Trwa obracanie kart; wybrać musi jeszcze jedna osoba.")
    ended.get_by_role("button", name="Następny ruch").click()
    expect(now).not_to_have_text(re.compile("Trwa obracanie kart"))


def test_the_journal_can_be_downloaded_and_replayed(ended: Page, house: Server) -> None:
    with ended.expect_download() as download:
        ended.get_by_role("link", name="Dziennik gry").click()
    path = download.value.path()
    with known_deals(house.db.with_suffix(".deals")):  # by which this server deals
        assert konspira.replay(path.read_text()).outcome is not None
    assert re.match(r"gra-.*\.journal$", download.value.suggested_filename)


def test_the_deal_is_verified_against_the_seal_seen_at_the_start(ended: Page) -> None:
    ended.get_by_role("button", name="Sprawdź rozdanie").click()
    proof = ended.locator("dialog .proof")
    expect(proof).to_contain_text("Każdy wiersz wynika z poprzedniego")
    expect(proof).to_contain_text("To ta sama pieczęć, którą to urządzenie widziało, gdy klucz był jeszcze tajny.")
    expect(proof).not_to_contain_text("Co się nie zgadza")
    expect(proof).to_contain_text("Serwer podpisał cały dziennik")


def test_a_seal_that_was_changed_is_noticed(ended: Page) -> None:
    key = ended.evaluate("Object.keys(localStorage).find((key) => key.startsWith('konspira-match-'))")
    kept = ended.evaluate("key => localStorage.getItem(key)", key)
    other = {**json.loads(kept), "commitment": "another"}
    ended.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [key, json.dumps(other)])
    ended.get_by_role("button", name="Sprawdź rozdanie").click()
    expect(ended.locator("dialog .proof")).to_contain_text("Pieczęć jest inna")
    ended.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [key, kept])


def shared(ended: Page, button: str) -> str:
    """The link that a button gives away."""
    ended.get_by_role("button", name=button, exact=True).click()
    link = ended.locator(".share code").inner_text()
    ended.keyboard.press("Escape")
    ended.locator("dialog").wait_for(state="detached")
    return link


def test_the_link_of_the_end_and_of_a_moment_is_that_of_the_match(
    ended: Page, watched: Visitor, visit: Callable[..., Visitor]
) -> None:
    own, other = f"{watched.site}/m/{watched.table}/1", visit(size=DESK, language="en").page
    link = shared(ended, "Udostępnij")
    assert link == f"{own}?lang=pl"
    other.goto(link)
    expect(other.locator(".hero h2")).to_be_visible()
    ended.locator(".rail input").fill("2")
    ended.locator(".scrub select").select_option("1")
    link = shared(ended, "Udostępnij tę chwilę")
    assert link == f"{own}?step=2&eyes=1&lang=pl"
    other.goto(link)
    expect(other.locator(".rail input")).to_have_value("2")
    expect(other.locator(".scrub select")).to_have_value("1")
    assert ended.url == f"{watched.site}/t/{watched.table}", "the table's own link stays in the address bar"


def test_somebody_with_the_link_of_the_table_sees_the_end_too(
    ended: Page, watched: Visitor, visit: Callable[..., Visitor]
) -> None:
    page = visit(size=DESK, language="en").page
    page.goto(f"{watched.site}/t/{watched.table}")
    expect(page.locator(".hero h2")).to_be_visible()
    assert page.get_by_role("button", name="Rematch").count() == 0
    page.get_by_role("button", name="Verify this deal").click()
    expect(page.locator("dialog .proof")).to_contain_text("This device did not see the game while it was played")


def test_a_rematch_starts_when_everybody_wants_it_and_the_score_is_told(ended: Page, watched: Visitor) -> None:
    link = shared(ended, "Udostępnij")
    ended.get_by_role("button", name="Rewanż").click()
    ended.locator(".turner").first.wait_for()
    expect(ended.locator(".bar-t p")).to_contain_text("Runda 1")
    to_the_end(watched)  # which ends the end that the other tests look at
    expect(ended.locator(".hero .score")).to_have_text(
        re.compile(r"^Wygrane przy tym stole po 2 grach: Ty (2 · Śrubka 0|1 · Śrubka 1|0 · Śrubka 2)$")
    )
    assert "/2?" in shared(ended, "Udostępnij")
    ended.goto(link)  # what was shared before shows the game that it showed then
    expect(ended.locator(".bar-t p")).to_contain_text("Gra nr 1")
    expect(ended.locator(".hero h2")).to_be_visible()


def test_a_replay_shows_the_game_and_not_who_is_away_today(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    with laid() as table:
        table.absent = {1}
        table.serve(visitor.page)
        page = visitor.go("/")
        page.locator("#play").wait_for()
        away = page.locator(".tagline-s", has_text="wraca")
        positions = golden_positions(shelf.box("gra"))
        table.lay(page, next(positions), 0)
        expect(away).to_have_count(1)
        *_, last = positions
        table.lay(page, last, 0)
        page.get_by_role("button", name="Poprzedni ruch").click()
        page.locator(".replay .seat").first.wait_for()
        page.get_by_role("button", name="Poprzedni ruch").click()
        expect(away).to_have_count(0)
