"""Pages over the table: they open, move and close, and tell which of a list was chosen."""

from __future__ import annotations

import asyncio
from typing import Any

from rich.text import Text
from textual.app import App

from konspira.cli.fullscreen.overlays import Choices, Page


def closed_by(overlay: Any, *keys: str) -> Any:
    """What an overlay says when it is closed by these keys."""
    said: list[Any] = []

    async def run() -> None:
        app: App[None] = App()
        async with app.run_test(size=(80, 24)) as pilot:
            app.push_screen(overlay, said.append)
            await pilot.pause()
            await pilot.press(*keys)
            await pilot.pause()

    asyncio.run(run())
    return said


def test_a_page_is_closed_by_escape_and_a_letter_is_handed_on() -> None:
    assert closed_by(Page("Rules", Text("all of them"), "Esc closes"), "escape") == [None]
    assert closed_by(Page("Rules", Text("all of them"), "Esc closes"), "pagedown", "x") == ["x"]


def test_of_a_list_the_chosen_one_is_told_by_its_number() -> None:
    assert closed_by(Choices("Actions", ["one", "two", "three"], "Esc closes"), "down", "down", "enter") == [2]
    assert closed_by(Choices("Actions", ["one"], "Esc closes"), "escape") == [None]
