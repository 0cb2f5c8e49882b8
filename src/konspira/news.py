"""News: something a seat is told, as the name of a sentence and what goes into it; never the sentence itself."""

from __future__ import annotations

from typing import Any

import msgspec


class News(msgspec.Struct, frozen=True):
    """A sentence to be said: its name in the Fluent files and its arguments.

    An argument called `seat` or ending in `_seat` is the number of a seat and is said as that seat's name.
    An argument may be News itself, or a list of News, which are said in a row.
    """

    id: str
    args: dict[str, Any] = {}


class BadOptions(ValueError):
    """The options do not fit the game; says which, why, and what is possible.

    The message is English; `news` is the same, to be said to people.
    """

    def __init__(self, reason: str, news: News | None = None) -> None:
        super().__init__(reason)
        self.news = news or News("refused-options", {"why": reason})
