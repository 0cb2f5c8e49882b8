"""A new user in the browser: the tutorial of each game, from the lobby to its end, without a dead end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from web.browser import DESK, PHONE, SMALL, Visitor
from web.gra import Player

GAMES = {"gra": "GRA", "krecia": "Krecia robota", "agenci": "Agenci", "wistar": "Krysobot"}
LOOKS = {
    "gra": (SMALL, False, "pl"),
    "krecia": (PHONE, True, "cs"),
    "agenci": (DESK, False, "en"),
    "wistar": (PHONE, False, "pl"),
}


def learn(visitor: Visitor, game: str) -> Page:
    """Pick a game in the lobby and ask to be taught."""
    page = visitor.go("/")
    page.locator("#play").wait_for()
    page.locator(".pcard").filter(has=page.locator(f"use[href*='/games/{game}/']")).click()
    page.locator(".pick-game .btn.quiet").click()
    page.locator(".tutorial").wait_for()
    return page


def step(page: Page) -> int:
    return int(page.locator(".tutorial progress").get_attribute("value") or 0)


@pytest.mark.parametrize("game", list(GAMES))
def test_the_tutorial_of_a_game_ends_well(visit: Callable[..., Visitor], game: str) -> None:
    size, dark, language = LOOKS[game]
    visitor = visit(size=size, dark=dark, language=language)
    page = learn(visitor, game)
    page.locator(".tutorial .btn.must").wait_for()
    assert visitor.axe() == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "wider than the screen"
    go_on, home = page.locator(".tutorial .btn.must:not([aria-disabled])"), page.locator(".tutorial a.btn")
    while True:
        go_on.or_(home).first.wait_for()
        if home.count():
            break
        before = step(page)
        go_on.click()
        page.wait_for_function("before => document.querySelector('.tutorial progress')?.value > before", arg=before)
    home.click()
    expect(page.locator(".my-table")).to_be_visible()


def test_what_the_tutorial_says_can_be_done_on_the_board_itself(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = learn(visitor, "gra")
    player = Player(page)
    page.locator(".turner").first.wait_for()
    player.main.click()
    expect(page.locator(".toast")).to_contain_text("Wprowadzenie pokazuje teraz inny ruch.")
    page.locator(".turner").first.click()
    player.main.click()
    page.locator(".picker").wait_for()
    page.locator(".faces [role=radio]").nth(4).click()
    expect(page.locator(".tutorial")).to_contain_text("Przebij: 2 piątki.")
    assert step(page) == 4
