"""Before a match on the web begins: who has come, what is said, and how to start it."""

from __future__ import annotations

import select
import sys
from typing import TextIO

from rich.console import Console

from konspira.cli import arguments, talk
from konspira.cli.join import words_of
from konspira.cli.web_table import WebTable
from konspira.news import News

POLL = 0.2  # seconds to wait for a line that is typed


class Gathering:
    """What a person sees and may type until the match begins."""

    def __init__(self, console: Console, table: WebTable, language: str, typed: TextIO | None) -> None:
        self.console, self.table, self.guest = console, table, table.guest
        self.language, self.typed = language, typed
        self.seen: list[str] = []  # who sat at the chairs when it was said last
        self.heard = 0  # lines of the chat that were told

    def wait(self) -> None:
        """Until the match has begun. Raises what broke the line."""
        if self.typed is not None:
            self._print(self._say("play-gathering-how"))
        while not self.table.begun(POLL):
            self._tell_news()
            line = self._line()
            if line is not None:
                self._do(line.strip())

    def _tell_news(self) -> None:
        names = [name or self._say("play-free-chair") for name in self.guest.names]
        if names != self.seen:
            self.seen = names
            self._print(self._say("play-gathered", who=", ".join(names)))
        for line in talk.all_told(self.guest.chat[self.heard :], self.language):
            self._print(line, "magenta")
        self.heard = len(self.guest.chat)

    def _line(self) -> str | None:
        """A line that was typed meanwhile."""
        if self.typed is None or not select.select([self.typed], [], [], 0)[0]:
            return None
        line = self.typed.readline()
        if not line:  # nobody will type any more
            self.typed = None
        return line

    def _do(self, line: str) -> None:
        refused: News | None = None
        if line.startswith(talk.SIGN) and len(line) > 1:
            refused = self.table.talk(line[1:].strip())
        elif line:
            self._print(self._say("play-gathering-how"))
        elif self.typed is not None:
            refused = self.guest.ask("start")
        if refused is not None:
            self._print(words_of(refused, self.language), "yellow")

    def _say(self, id: str, **args: str) -> str:
        return arguments.say(id, self.language, **args)

    def _print(self, text: str, style: str = "dim") -> None:
        self.console.print(text, style=style, markup=False, highlight=False)


def typed_lines() -> TextIO | None:
    """Where lines come from while something else is waited for; None where one cannot wait for both."""
    return sys.stdin if sys.platform != "win32" and sys.stdin.isatty() else None
