"""Who looks on in the page: later than it happens, or not at all, as the host decided; and it is said."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect
from server.web import Seat, Server, first
from web.browser import Visitor, unfold
from web.conftest import deal


def begun(house: Server, bots: int = 0, **wanted: Any) -> tuple[str, list[Seat]]:
    """A public table at which two people play, and so many bots."""
    ania, bob = house.token("Ania", "fox"), house.token("Bartek", "owl")
    table = house.table(ania, ["me", "open", *["random"] * bots], public=True, **wanted)
    seats = [house.sit(table, ania), house.sit(table, bob)]
    for seat in seats:
        seat.until("welcome")
    seats[1].do("sit", chair=1)
    seats[0].do("start")
    for seat in seats:
        while not seat.turn:
            seat.hear()
    return table, seats


@pytest.fixture
def play(house: Server) -> Iterator[Callable[..., tuple[str, list[Seat]]]]:
    deal(house, "watching")
    open_: list[Seat] = []

    def make(**wanted: Any) -> tuple[str, list[Seat]]:
        table, seats = begun(house, **wanted)
        open_.extend(seats)
        return table, seats

    yield make
    for seat in open_:
        seat.close()


def test_a_host_chooses_who_may_look_on(visit: Callable[..., Visitor]) -> None:
    page = visit().go("/")
    unfold(page)
    choice = page.get_by_role("radiogroup", name="Kto może się przyglądać")
    expect(choice.get_by_role("radio", name="każdy, od razu")).to_be_checked()
    choice.get_by_role("radio", name="5 ruchów później").click()
    page.get_by_role("button", name="Zaproś znajomych").click()
    expect(page.locator(".gathering .chip", has_text="widownia: 5 ruchów później")).to_be_visible()


def test_who_looks_on_later_is_told_so_and_sees_the_game_go_on_behind(
    visit: Callable[..., Visitor], play: Callable[..., tuple[str, list[Seat]]]
) -> None:
    table, seats = play(watch=1)
    visitor = visit(size=(320, 568))
    page = visitor.go(f"/t/{table}")
    expect(page.locator(".strip")).to_contain_text("Oglądasz z opóźnieniem: 1 ruch. Na koniec zobaczysz wszystko.")
    expect(page.locator(".game")).to_have_attribute("data-moment", "1")
    for _ in range(3):
        actor = next(seat for seat in seats if seat.turn["legal"])
        actor.do("act", action=first(actor))
        for seat in seats:
            seat.do("ping")
    expect(page.locator(".game")).to_have_attribute("data-moment", str(seats[0].turn["moment"] - 1))
    page.get_by_role("button", name="Przebieg").click()
    expect(page.locator("dialog .say-it")).to_have_text("Kto ogląda ten stół z opóźnieniem, rozmawia dopiero po grze.")
    page.keyboard.press("Escape")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert visitor.axe() == []


def test_the_list_of_running_tables_says_the_delay(
    visit: Callable[..., Visitor], play: Callable[..., tuple[str, list[Seat]]]
) -> None:
    table, _ = play(watch=20)
    page = visit(language="en").go("/tables")
    row = page.locator(".tables li", has=page.locator(f'a[href="/t/{table}"]'))
    expect(row).to_contain_text("20 moves later")


def test_where_nobody_may_look_on_the_page_says_so_and_lets_me_ask_for_a_chair(
    visit: Callable[..., Visitor], play: Callable[..., tuple[str, list[Seat]]]
) -> None:
    table, seats = play(watch=None, bots=1)
    visitor = visit(dark=True)
    page = visitor.go(f"/t/{table}")
    expect(page.get_by_role("heading", name="Tej grze nie można się przyglądać")).to_be_visible()
    expect(page.locator(".chairs li")).to_have_count(3)
    expect(page.locator(".game")).to_have_count(0)
    assert visitor.axe() == []
    page.get_by_role("button", name="Menu stołu").click()
    expect(page.get_by_role("button", name="Zgłoś kogoś")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Poproś o miejsce").click()
    expect(page.get_by_text("Prośba o miejsce wysłana")).to_be_visible()
    while not seats[0].you.get("asking"):
        seats[0].hear()
    asking = seats[0].you["asking"][0]
    assert asking["name"] == "Kuba"
    assert seats[0].do("admit", who=asking["who"], chair=2)["type"] == "done"
    expect(page.locator(".game .bar-me")).to_have_text("Kuba")


def test_where_nobody_may_look_on_the_end_is_seen_all_the_same(
    visit: Callable[..., Visitor], play: Callable[..., tuple[str, list[Seat]]]
) -> None:
    table, seats = play(watch=None)
    page = visit().go(f"/t/{table}")
    expect(page.get_by_role("heading", name="Tej grze nie można się przyglądać")).to_be_visible()
    expect(page.get_by_role("button", name="Poproś o miejsce")).to_have_count(0)
    seats[0].do("resign")
    expect(page.locator(".hero")).to_be_visible()
