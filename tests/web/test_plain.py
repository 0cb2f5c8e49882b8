"""Games without a page of their own are played at once: the board as text, the legal actions as buttons."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from web.browser import DESK, PHONE, Visitor

import konspira
from konspira.play import shelf

GAMES = Path(konspira.__file__).parent / "games"
PLAIN = [name for name in shelf.names() if not (GAMES / name / "page" / "board.js").exists()]
ENOUGH = 12


def sit(visitor: Visitor, game: str) -> Page:
    page = visitor.go("/")
    page.locator("#play").wait_for()
    seats = min(4, shelf.box(game).seats.stop - 1)
    chairs = [{"who": "me"}, *({"who": "bot", "bot": "random"} for _ in range(seats - 1))]
    table = visitor.make("Lis", {"game": game, "chairs": chairs, "start": True})
    visitor.go(f"/t/{table}")
    page.locator(".stage.plain").wait_for()
    return page


@pytest.mark.parametrize("game", PLAIN)
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_game_without_a_page_is_played_by_its_text(
    visit: Callable[..., Visitor], game: str, size: tuple[int, int]
) -> None:
    page = sit(visit(size=size), game)
    chance, acted, ends = random.Random(3), 0, time.monotonic() + 90
    while acted < ENOUGH and not page.locator(".hero").count():
        assert time.monotonic() < ends, f"{acted} actions only"
        buttons = page.locator(".plain-actions .btn[aria-pressed]:not([disabled])")
        if not buttons.count():
            page.wait_for_timeout(40)
            continue
        expect(buttons.first).not_to_have_text("…")
        moment = page.locator(".game").get_attribute("data-moment")
        buttons.nth(chance.randrange(min(buttons.count(), 8))).click()
        act = page.locator(".welt .btn.go")
        assert act.inner_text().strip()
        act.click()
        acted += 1
        moved = "before => document.querySelector('.game')?.dataset.moment !== before"  # or the end page is there
        page.wait_for_function(moved, arg=moment)
    assert page.locator(".plain-board p, .hero").count() > 0
