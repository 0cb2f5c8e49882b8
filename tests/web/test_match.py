"""A match at its own address: the link brings back a step and a pair of eyes, the series, the picture, the journal."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from server.web import Server, play_out
from web.browser import DESK, PHONE, Visitor
from web.conftest import deal

NARROW = (320, 568)


@pytest.fixture(scope="module")
def table(house: Server) -> str:
    """A table of one person and a bot at which two matches are over and one is being played; nobody is there now."""
    deal(house, "matches")
    ania = house.token("Ania", "fox")
    made = house.table(ania, ["me", "random"], options={"fewer_cards": True}, start=True)
    with house.sit(made, ania) as seat:
        for match in (1, 2):
            play_out([seat], random.Random(match))
            seat.do("again")
            while not seat.turn or seat.turn["match"] == match:
                seat.hear()
    return made


def opened(visitor: Visitor, address: str) -> Page:
    visitor.page.goto(visitor.site + address)
    visitor.page.locator(".scrub, .series, .empty").first.wait_for()
    return visitor.page


def test_a_link_opens_at_its_step_and_through_its_eyes_and_follows_the_rail(
    visit: Callable[..., Visitor], table: str
) -> None:
    page = opened(visit(size=NARROW, stranger=True), f"/m/{table}/1?step=2&eyes=0")
    expect(page.locator(".rail input")).to_have_value("2")
    expect(page.locator(".scrub select")).to_have_value("0")
    expect(page.locator(".game.replay")).to_be_visible()
    page.get_by_role("button", name="Następny ruch").click()
    page.wait_for_url(re.compile(r"/m/[\w-]+/1\?step=3&eyes=0$"))
    page.locator(".scrub select").select_option("-1")
    page.wait_for_url(re.compile(r"\?step=3&eyes=-1$"))
    page.reload()
    expect(page.locator(".rail input")).to_have_value("3")
    expect(page.locator(".scrub select")).to_have_value("-1")


@pytest.mark.parametrize("asked", ["", "?step=99999&eyes=all", "?step=-3&eyes=9", "?step=x"])
def test_a_link_without_a_good_step_opens_at_the_end(visit: Callable[..., Visitor], table: str, asked: str) -> None:
    page = opened(visit(stranger=True), f"/m/{table}/2{asked}")
    expect(page.locator(".hero h2")).to_have_text(re.compile("wygrywa|Wygrywa"))
    expect(page.locator(".scrub select")).to_have_value("all")
    page.wait_for_url(re.compile(rf"/m/{table}/2$"))


def test_the_series_leads_from_match_to_match_and_says_how_each_ended(
    visit: Callable[..., Visitor], table: str
) -> None:
    page = opened(visit(size=DESK, language="en", stranger=True), f"/m/{table}/1")
    rows = page.locator(".series li")
    expect(rows).to_have_count(3)
    expect(rows.nth(0)).to_contain_text("Game 3 · Still being played")
    expect(rows.nth(2).locator("[aria-current]")).to_have_count(1)
    rows.nth(1).get_by_role("link", name="See").click()
    page.wait_for_url(re.compile(r"/m/[\w-]+/2$"))
    expect(page.locator(".bar-t p")).to_contain_text("Game 2")


def test_a_match_that_is_played_shows_nothing_but_that(visit: Callable[..., Visitor], table: str) -> None:
    page = opened(visit(stranger=True), f"/m/{table}/3?step=1&eyes=0")
    expect(page.locator(".hero h2")).to_have_text("Gra jeszcze trwa")
    expect(page.locator(".scrub, .game")).to_have_count(0)


def test_a_match_that_is_not_there_is_said_to_be_missing(visit: Callable[..., Visitor]) -> None:
    visitor = visit(stranger=True)
    page = opened(visitor, "/m/nowhere/1")
    expect(page.locator("h1")).to_have_text("Nie ma takiej gry")
    assert all("404" in fault for fault in visitor.faults)
    visitor.faults.clear()


def test_a_moment_is_shared_with_its_picture_and_the_journal_is_kept(
    visit: Callable[..., Visitor], table: str, house: Server
) -> None:
    page = opened(visit(size=PHONE), f"/m/{table}/1?step=2&eyes=1")
    page.get_by_role("button", name="Udostępnij tę chwilę").click()
    expect(page.locator(".share code")).to_have_text(re.compile(rf"/m/{table}/1\?step=2&eyes=1&lang=pl$"))
    page.wait_for_function("() => document.querySelector('.share img').naturalWidth === 1200")
    page.keyboard.press("Escape")
    page.locator(".rail input").press("End")
    with page.expect_download() as download:
        page.get_by_role("link", name="Dziennik gry").click()
    assert download.value.path().read_bytes() == house.ask(f"/api/tables/{table}/1/journal").body


def test_a_match_shows_the_game_and_not_who_is_away_today(visit: Callable[..., Visitor], table: str) -> None:
    """Ania has gone since: at the table she is away, in her match she is not."""
    at_table = visit(stranger=True)
    at_table.page.goto(f"{at_table.site}/t/{table}")
    expect(at_table.page.locator(".seat.gone").first).to_be_visible()
    page = opened(visit(stranger=True), f"/m/{table}/1?step=2&eyes=-1")
    expect(page.locator(".seat").first).to_be_visible()
    expect(page.locator(".seat.gone")).to_have_count(0)


@pytest.mark.sample(1)
@pytest.mark.parametrize(("size", "dark"), [(NARROW, False), ((844, 390), True), (DESK, False)])
def test_every_scene_of_it_is_accessible_and_fits(
    visit: Callable[..., Visitor], table: str, size: tuple[int, int], dark: bool
) -> None:
    visitor = visit(size=size, dark=dark, stranger=True)
    for address in (f"/m/{table}/1", f"/m/{table}/1?step=2&eyes=0", f"/m/{table}/3"):
        page = opened(visitor, address)
        assert visitor.axe() == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page = opened(visitor, f"/m/{table}/1?step=2&eyes=0")
    expect(page.locator(".scrub")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Udostępnij tę chwilę").click()
    page.locator(".share img").wait_for()
    assert visitor.axe() == []
