"""A game without a page of its own is played at once: the board as text, the legal actions as buttons.

The toy game of an author stands for it: one folder, named to the server from outside, without a line of JavaScript.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from server.web import Server
from web.browser import DESK, PHONE, Visitor

TOYS = Path(__file__).parents[1] / "toys"


@pytest.fixture(scope="module")
def authors(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has the author's folder on its shelf."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("KONSPIRA_GAMES", str(TOYS))
        server = Server(tmp_path_factory.mktemp("plain") / "plain.db", games=["pips"], pace=(0.0, 0.02), blink=0.2)
    yield server
    server.stop()
    assert "Traceback" not in server.log, server.log


@pytest.mark.sample(1)
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_game_without_a_page_is_played_by_its_text(
    visit: Callable[..., Visitor], authors: Server, size: tuple[int, int]
) -> None:
    visitor = visit(authors, size=size)
    page = visitor.go(f"/t/{visitor.make('Lis', 'pips', ['me', 'random', 'random'], start=True)}")
    page.locator(".stage.plain").wait_for()
    expect(page.locator(".plain-board p").first).to_contain_text("Masz")
    buttons = page.locator(".plain-actions .btn[aria-pressed]:not([disabled])")
    expect(buttons).to_have_text(["Zostaw", "Wymień"])
    buttons.nth(1).click()
    act = page.locator(".welt .btn.go")
    expect(act).to_contain_text("Wymień")
    act.click()
    page.locator(".hero").wait_for()


def test_its_options_are_offered_and_explained_in_the_lobby(visit: Callable[..., Visitor], authors: Server) -> None:
    page = visit(authors).go("/")
    expect(page.locator("body")).to_contain_text("Oczka")
    expect(page.locator("body")).to_contain_text("Najniższa wygrywa")
