"""Journals out of a database, without anybody's name, for whoever studies how a game is played; and into one, so
that the page shows a journal from a file as it shows any match that is over."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import msgspec

from konspira.server.protocol import now
from konspira.server.store import LINE, Entry, StoredChair, StoredTable, schema, token
from konspira.server.store.database import Database
from konspira.server.store.sqlite import SqliteStore

GUEST, STAND_IN = "guest", "stand-in"


class FinishedJournal(NamedTuple):
    """The lines of a match that is over, and who made each: a bot's name, `guest`, `stand-in`, or nobody."""

    lines: list[str]
    players: list[str | None]


def finished_journals(database: Path, game: str) -> Iterator[FinishedJournal]:
    """The matches of a game that are over; tutorials, whose actions are given, are none. Nothing is written."""
    with closing(opened_to_read(database)) as connection:
        over = (
            'SELECT "table", number, first FROM match JOIN tables ON tables.id = "table" '
            "WHERE game = ? AND ended IS NOT NULL AND lesson = 0"
        )
        for table, match, first in connection.execute(over, (game,)):
            bots = dict(connection.execute('SELECT seat, bot FROM chair WHERE "table" = ?', (table,)))
            lines = 'SELECT text, command FROM entry WHERE "table" = ? AND n >= ? AND match = ? AND kind = ? ORDER BY n'
            found = connection.execute(lines, (table, first, match, LINE)).fetchall()
            yield FinishedJournal(
                [text for text, _ in found], [_player(text, command, bots) for text, command in found]
            )


def opened_to_read(database: Path) -> sqlite3.Connection:
    """The database, only to be read; one of an earlier version is brought up to date in memory."""
    connection = sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)
    (taken,) = connection.execute("PRAGMA user_version").fetchone()
    if taken >= len(schema.STEPS):
        return connection
    copy = sqlite3.connect(":memory:")
    with closing(connection):
        connection.backup(copy)
    schema.migrate(copy)
    return copy


def _player(text: str, command: str | None, bots: dict[int, str | None]) -> str | None:
    """Who made a line: what a guest sends has an id; a chair that is no bot's has a bot that stands in."""
    seat = msgspec.json.decode(text).get("seat")
    if seat is None:
        return None
    return GUEST if command is not None else bots.get(seat) or STAND_IN


class WatchedJournal(NamedTuple):
    """The lines of a match that is over, and what its seats are called."""

    lines: list[str]
    names: list[str]


def put_in(database: Path, journals: Sequence[WatchedJournal]) -> list[str]:
    """Make a table for each journal, at which its match is over; their ids."""

    async def work() -> list[str]:
        store = SqliteStore(Database(database), asyncio.get_running_loop())
        try:
            return [await _table(store, journal) for journal in journals]
        finally:
            await asyncio.to_thread(store.close)

    return asyncio.run(work())


async def _table(store: SqliteStore, journal: WatchedJournal) -> str:
    header, last = msgspec.json.decode(journal.lines[0]), msgspec.json.decode(journal.lines[-1])
    table, at = token(), now()
    chairs = [
        StoredChair(seat, "bot", None, None, token(), False, name, name) for seat, name in enumerate(journal.names)
    ]
    made = StoredTable(table, header["game"], header["options"], False, None, token(), at, at, chairs)
    await store.commit(
        *store.keep_table(made, None), *store.begin_match(table, 1, bytes.fromhex(last["key"]), 0, at)
    )  # when it ended is not known, and not said
    await store.commit(entries=[Entry(table, n, LINE, 1, n, text=text) for n, text in enumerate(journal.lines)])
    return table
