"""Pages over the table: they open, move and close, and tell which of a list was chosen."""

from __future__ import annotations

import asyncio
from typing import Any

from cli.fullscreen.screens import at_the_table, table_app, text_of, until
from rich.text import Text
from textual.app import App
from textual.pilot import Pilot

from konspira.cli.fullscreen.overlays import Choices, ExamplePage, Page


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


def test_an_example_of_the_rules_is_tried_over_the_table_and_left() -> None:
    app = table_app("gra", 2)

    async def play(pilot: Pilot[None]) -> None:
        for key in ("r", "1", "enter"):
            await pilot.press(key)
            await pilot.pause()
        await until(pilot, lambda: isinstance(app.screen, ExamplePage))
        page = app.screen
        assert isinstance(page, ExamplePage)
        while not page.walk_through.choices:
            await pilot.press("enter")
        await pilot.press("1")
        await pilot.pause()
        assert "allowed." in text_of(app)
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is not page)
        assert app.waits(), "the question at the table still stands"

    at_the_table(app, (80, 24), play)


def test_what_is_typed_faster_than_a_page_closes_closes_nothing_else() -> None:
    said: list[Any] = []

    async def run() -> None:
        app: App[None] = App()
        async with app.run_test(size=(80, 24)) as pilot:
            below, above = Choices("Actions", ["one", "two"], ""), Page("Rules", Text("all"), "")
            app.push_screen(below, said.append)
            app.push_screen(above, said.append)
            await pilot.pause()
            above.leave("x")
            above.leave("y")
            await pilot.pause()
            assert app.screen is below

    asyncio.run(run())
    assert said == ["x"]
