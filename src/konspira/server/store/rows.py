"""What the store keeps, as values: chairs, tables, matches, and whom to call."""

from __future__ import annotations

from typing import Any

import msgspec


class ChairRow(msgspec.Struct):
    """A chair as it is kept."""

    seat: int
    who: str
    guest: str | None
    bot: str | None
    invite: str
    away: bool
    name: str | None = None  # of the guest, or of whoever plays here on his device
    called: str | None = None  # the name, where it is not the guest's own


class TableRow(msgspec.Struct):
    """A table as it is kept, with its chairs and its last match."""

    id: str
    game: str
    options: dict[str, Any]
    public: bool
    patience: int | None
    host: str
    made: int
    touched: int
    chairs: list[ChairRow] = []
    match: int = 0
    ended: bool = False
    clock: str = "none"
    coach: bool = True
    lesson: bool = False
    payoffs: list[float] | None = None  # of the last match, where it was asked for


class EndedRow(msgspec.Struct):
    """A match that is over, as it counts for somebody's record."""

    game: str
    chairs: list[ChairRow]
    payoffs: list[float]


class MatchRow(msgspec.Struct):
    """A match as it is kept: its key, its lines, and the ids of the commands that made them."""

    id: str
    number: int
    key: bytes
    lines: list[str]
    commands: list[str | None]
    began: int
    ended: int | None


class PushRow(msgspec.Struct):
    """Where a browser of a guest can be called."""

    guest: str
    endpoint: str
    public: bytes
    auth: bytes
    language: str


def match_id(table: str, number: int) -> str:
    """What a table's match is called in the store."""
    return f"{table}/{number}"
