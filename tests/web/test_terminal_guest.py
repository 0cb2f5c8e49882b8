"""A guest in a terminal and a guest in a browser at one table: they play a whole game over the same protocol."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable

import pytest
from cli.fullscreen.screens import asked, text_of, types
from playwright.sync_api import expect
from web.browser import DESK, Visitor
from web.gra import Player
from web.player import play

from konspira.bots.live_seat import read_link
from konspira.cli.fullscreen.app import TableApp
from konspira.cli.talk import all_told
from konspira.cli.terminal import Changed, Terminal
from konspira.cli.web_table import WebGuest, WebTable
from konspira.speech import Speaker


class TerminalGuest(threading.Thread):
    """Somebody at a terminal of 80×24 who types what the questions say."""

    def __init__(self, link: str, name: str) -> None:
        super().__init__(daemon=True)
        self.guest = WebGuest(read_link(link), name)
        self.seen, self.chat = "", list[str]()
        self.failure: BaseException | None = None
        threading.Thread(target=self.guest.run, daemon=True).start()
        self.start()

    def run(self) -> None:
        try:
            asyncio.run(self._play())
        except BaseException as failure:
            self.failure = failure

    async def _play(self) -> None:
        table = WebTable(self.guest)
        await asyncio.to_thread(table.begin)
        say = Speaker(table.box, "en", table.names, table.me)
        app = TableApp(say, say("title"))
        app.terminal = Terminal(table, app, say)
        table.changed = lambda: app.interrupt(Changed())
        async with app.run_test(size=(80, 24)) as pilot:
            await asked(pilot)
            await types(pilot, "/hi from the terminal")
            while not app.holds:
                if app.confirming or "Enter leaves" in app.question:
                    await types(pilot, "")
                else:
                    await types(pilot, "c" if "check" in app.question else app.question.partition("e.g. ")[2])
            self.seen = text_of(app)
            self.chat = list(all_told(table.chat, "en"))
            await pilot.press("ctrl+q")


def test_a_terminal_guest_and_a_browser_guest_play_a_whole_game(visit: Callable[..., Visitor]) -> None:
    host = visit(size=DESK)
    table = host.make("Lis", "gra", ["me", "open"], public=True)
    page = host.go(f"/t/{table}")
    terminal = TerminalGuest(f"{host.server.site}/t/{table}", "Borsuk")
    expect(page.locator(".chairs")).to_contain_text("Borsuk")
    page.locator("#act .btn.go:not([aria-disabled])").click()
    page.locator(".game").wait_for()
    page.locator("#tab-chat").click()
    expect(page.locator(".chat")).to_contain_text("hi from the terminal")
    page.get_by_role("button", name="Cześć!").click()
    player = Player(page)
    play(player)
    terminal.join(300)
    if terminal.failure is not None:
        pytest.fail(repr(terminal.failure))
    assert "Lis" in terminal.seen
    assert "After one game" in terminal.seen, "the terminal has seen the end too"
    assert {"seal", "bid"} <= set(player.done)
    assert terminal.chat == ["Borsuk: hi from the terminal", "Lis: Hello!"]
