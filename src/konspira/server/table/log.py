"""The one ordered log of a table, as its room writes it: moves and whatever else changes the table take turns there.

Who loses the race for a number has not seen what was done before: nothing of what he wrote is stored.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from konspira.server.store import LINE, Entry


class Overtaken(Exception):
    """Somebody else has written to the log first: nothing of this is stored, and it may be tried again."""


class Cause(NamedTuple):
    """Why a table changes: what was done, and if it was a guest's command, his id and the command's."""

    kind: str
    who: str | None = None
    command: str | None = None


BEGIN = Cause("begin")  # a match begins without a word of anybody


class TableLog:
    """The log of a table as far as it is known here: `known` entries, and `next` is the number of the next to write."""

    def __init__(self, table: str, known: int = 0) -> None:
        self.table, self.known, self.next = table, known, known

    def stored(self, entries: Iterable[Entry]) -> None:
        """What was written here is stored."""
        for entry in entries:
            self.known = max(self.known, entry.n + 1)

    def read(self, length: int) -> None:
        """So many entries are known now; whatever was being written here has failed."""
        self.known = self.next = length

    def line(self, match: int, number: int, text: str, command: tuple[str, str] | None) -> Entry:
        """A line of a journal follows; one that somebody's command has made says whose, and its id."""
        who, id = command or (None, None)
        return self._follow(LINE, match, number, who, id, text)

    def header(self, match: int, text: str, cause: Cause) -> Entry:
        """A match begins: the first line of its journal follows."""
        return self._follow(LINE, match, 0, cause.who, cause.command, text)

    def note(self, cause: Cause, text: str = "") -> Entry:
        """Something else was done."""
        return self._follow(cause.kind, None, None, cause.who, cause.command, text)

    def _follow(
        self, kind: str, match: int | None, line: int | None, who: str | None, command: str | None, text: str
    ) -> Entry:
        entry = Entry(self.table, self.next, kind, match, line, who, command, text)
        self.next += 1
        return entry
