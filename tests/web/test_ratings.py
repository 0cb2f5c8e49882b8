"""Ratings in the page: a host makes games count, seats and record and list show how strong people are, with doubt."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from server.web import Server, play_out, wait_for
from web.browser import DESK, Visitor, unfold
from web.conftest import deal

DOUBT = re.compile(r"[\d,]{3,5} ± \d{2,3}")


@pytest.fixture(scope="module")
def rated(house: Server) -> tuple[str, str]:
    """A table of two people and a bot at which a match has counted, and who the first of them is."""
    deal(house, "rated")
    ania, bob = house.token("Ania", "fox"), house.token("Bartek", "owl")
    table = house.table(ania, ["me", "open", "level-1"], options={"fewer_cards": True}, rated=True)
    with house.sit(table, ania) as host, house.sit(table, bob) as other:
        other.until("welcome")
        other.do("sit", invite=host.until("welcome")["you"]["invites"]["1"])
        host.do("start")
        for seat in (host, other):
            while not seat.turn:
                seat.hear()
        play_out([host, other], random.Random(2))
    assert wait_for(lambda: bool(house.ask(f"/api/tables/{table}/1").json["ratings"]))
    return table, ania


def as_ania(visitor: Visitor, token: str) -> Visitor:
    visitor.context.add_cookies([{"name": "konspira", "value": token, "url": visitor.site}])
    return visitor


def test_a_host_makes_games_count_and_the_coach_is_silent(visit: Callable[..., Visitor]) -> None:
    page = visit().go("/")
    unfold(page)
    page.get_by_role("switch", name="Gry rankingowe").check()
    expect(page.get_by_role("switch", name="Trener podpowiada")).not_to_be_checked()
    expect(page.get_by_role("switch", name="Trener podpowiada")).to_be_disabled()
    page.get_by_role("button", name="Zaproś znajomych").click()
    expect(page.locator(".gathering .chip", has_text="rankingowa")).to_be_visible()
    expect(page.locator(".chairs li").first).to_contain_text("1500 ± 686")


def test_record_list_and_match_show_ratings_with_their_doubt(
    visit: Callable[..., Visitor], house: Server, rated: tuple[str, str]
) -> None:
    ranked = house.ask("/api/games/gra/ratings").json["people"]  # with whom else was rated in this house
    assert sum(one["bot"] is not None for one in ranked) == 5
    visitor = as_ania(visit(size=DESK, language="en"), rated[1])
    page = visitor.go("/record")
    expect(page.locator(".rungs li").first).to_contain_text("GRA1 rated game")
    expect(page.locator(".rungs li .tnum").first).to_have_text(DOUBT)
    page.get_by_role("link", name="Ratings").click()
    rows = page.locator("section", has=page.get_by_role("heading", name="GRA")).locator(".rungs li")
    expect(rows).to_have_count(len(ranked))
    expect(rows.locator(".tnum").last).to_have_text(DOUBT)
    expect(rows.filter(has_text="Bartek")).to_have_count(1)
    expect(page.locator(".rungs li.me")).to_contain_text("Ania")
    assert visitor.axe() == []
    page.goto(f"{visitor.site}/m/{rated[0]}/1")
    changed = page.locator("section", has=page.get_by_role("heading", name="What the game changed")).locator("li")
    expect(changed).to_have_count(3)
    expect(changed.first).to_have_text(re.compile(r"Ania1,500 ± 686 →\s+[\d,]+ ± \d+"))


@pytest.mark.parametrize(("size", "dark"), [((320, 568), True), ((844, 390), False)])
def test_the_list_fits_small_screens_and_is_accessible(
    visit: Callable[..., Visitor], rated: tuple[str, str], size: tuple[int, int], dark: bool
) -> None:
    visitor = as_ania(visit(size=size, dark=dark), rated[1])
    for address in ("/ratings", "/record"):
        page = visitor.go(address)
        page.locator(".rungs .tnum").first.wait_for()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert visitor.axe() == []
