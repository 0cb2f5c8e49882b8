"""The finished matches of a database, without anybody's name: for whoever studies how a game is played."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import msgspec

GUEST, STAND_IN = "guest", "stand-in"


class FinishedJournal(NamedTuple):
    """The lines of a match that is over, and who made each: a bot's name, `guest`, `stand-in`, or nobody."""

    lines: list[str]
    players: list[str | None]


def finished_journals(database: Path, game: str) -> Iterator[FinishedJournal]:
    """The matches of a game that are over; tutorials, whose actions are given, are none. Nothing is written."""
    address = f"{database.resolve().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True)) as connection:
        over = (
            'SELECT match.id, "table" FROM match JOIN tables ON tables.id = "table" '
            "WHERE game = ? AND ended IS NOT NULL AND NOT lesson"
        )
        for match, table in connection.execute(over, (game,)):
            bots = dict(connection.execute('SELECT seat, bot FROM chair WHERE "table" = ?', (table,)))
            lines = "SELECT text, command FROM line WHERE match = ? ORDER BY number"
            found = connection.execute(lines, (match,)).fetchall()
            yield FinishedJournal(
                [text for text, _ in found], [_player(text, command, bots) for text, command in found]
            )


def _player(text: str, command: str | None, bots: dict[int, str | None]) -> str | None:
    """Who made a line: what a guest sends has an id; a chair that is no bot's has a bot that stands in."""
    seat = msgspec.json.decode(text).get("seat")
    if seat is None:
        return None
    return GUEST if command is not None else bots.get(seat) or STAND_IN
