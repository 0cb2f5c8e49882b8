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
PLAIN = [name for name in shelf.names() if (GAMES / name).exists() and not (GAMES / name / "page" / "board.js").exists()]
ENOUGH = 12


def sit(visitor: Visitor, game: str) -> Page:
    page = visitor.go("/")
    page.locator("#play").wait_for()
    table = page.evaluate(
        """async (name) => {
            const post = (path, body) => fetch(path, {method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body)}).then((a) => a.json());
            await post('/api/me', {name: 'Lis'});
            const {games} = await fetch('/api/games').then((a) => a.json());
            const {seats} = games.find((game) => game.name === name), most = Math.min(4, seats[1]);
            const chairs = Array.from({length: most}, (_, i) => i ? {who: 'bot', bot: 'random'} : {who: 'me'});
            return (await post('/api/tables', {game: name, chairs, start: true})).table;
        }""",
        game,
    )
    visitor.go(f"/t/{table}")
    page.locator(".stage.plain").wait_for()
    return page


@pytest.mark.parametrize("game", PLAIN)
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_game_without_a_page_is_played_by_its_text(visit: Callable[..., Visitor], game: str, size: tuple[int, int]) -> None:
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
        page.wait_for_function(
            "before => document.querySelector('.hero') || document.querySelector('.game')?.dataset.moment !== before", arg=moment
        )
    assert page.locator(".plain-board p, .hero").count() > 0
