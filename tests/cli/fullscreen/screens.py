"""A full-screen table in a test: its app driven by keys, and its screen as text."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable
from typing import Any

from rich.console import Console
from textual.pilot import Pilot

from konspira.cli.fullscreen.app import TableApp
from konspira.cli.saved import SavedMatch
from konspira.cli.table import LocalTable
from konspira.cli.terminal import Terminal
from konspira.play import shelf
from konspira.play.series import Series
from konspira.speech import Speaker

NAMES = ("You", "🦊 Ania", "🐻 Bartek", "🦉 Czesio", "🐱 Danka", "🦝 Eryk", "🐸 Felka")


def table_app(game: str, seats: int, language: str = "en", **options: Any) -> TableApp:
    """A table with a known deal, and bots that play anything."""
    box, series = shelf.box(game), Series(game, seats=seats, options=options)
    table = LocalTable(series, series.open(key=bytes(range(32))), SavedMatch(box), "random")
    say = Speaker(box, language, NAMES[:seats], 0)
    app = TableApp(say, say("title"))
    app.terminal = Terminal(table, app, say)
    return app


def text_of(app: TableApp) -> str:
    """What stands on the screen, row by row."""
    width, height = app.size
    console = Console(width=width, height=height, file=io.StringIO(), record=True, force_terminal=True)
    console.print(app.screen._compositor.render_update(full=True))  # as Textual itself takes screenshots
    return console.export_text()


async def until(pilot: Pilot[None], state: Callable[[], bool]) -> None:
    """Let the app run until it is so."""
    async with asyncio.timeout(300):  # a bound for what hangs; a busy machine may take its time
        while not state():
            await pilot.pause(0.01)
    await pilot.pause()


async def asked(pilot: Pilot[None]) -> None:
    """Until the person is asked something."""
    app: Any = pilot.app
    await until(pilot, app.waits)


async def types(pilot: Pilot[None], line: str) -> None:
    """Type a line, and wait for the next question."""
    app: Any = pilot.app
    app.query_one("#typed").value = line
    before = app.answered
    await pilot.press("enter")
    await until(pilot, lambda: app.answered > before and app.waits())


def at_the_table(app: TableApp, size: tuple[int, int], play: Callable[[Pilot[None]], Awaitable[None]]) -> None:
    """Sit down in a terminal of that size, and play."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await asked(pilot)
            await play(pilot)
        if app.failure is not None:
            raise app.failure

    asyncio.run(run())
