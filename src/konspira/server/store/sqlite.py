"""The store in one SQLite file: guests, tables, chairs, matches with their lines, chat.

Writing goes through the writer and is durable when it is told of; questions are answered by a thread of their own.
"""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from konspira.server.store import questions
from konspira.server.store.rows import ChairRow, EndedRow, MatchRow, PushRow, TableRow, match_id
from konspira.server.store.schema import migrate
from konspira.server.store.writer import Deed, Job, Line, Writer

_json = msgspec.json.Encoder().encode


class Store:
    """One database file."""

    def __init__(
        self, path: Path, loop: asyncio.AbstractEventLoop, committed: Callable[[int, float], None] = lambda n, s: None
    ) -> None:
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        with self._connect() as connection:
            connection.execute("PRAGMA journal_mode = WAL")
            migrate(connection)
            connection.execute("INSERT OR IGNORE INTO secret VALUES ('guests', ?)", (secrets.token_bytes(32),))
            (self.secret,) = connection.execute("SELECT value FROM secret WHERE name = 'guests'").fetchone()
        connection.close()
        self._writer = Writer(self._connect, loop, committed)
        self._loop = loop
        self._threads = ThreadPoolExecutor(1, "reader")
        self._reading = self._threads.submit(self._connect).result()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, timeout=30, check_same_thread=False)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA wal_autocheckpoint = 4000")
        connection.row_factory = sqlite3.Row
        return connection

    def close(self) -> None:
        """Store what waits, and leave one file behind."""
        self._threads.shutdown()
        self._reading.close()
        self._writer.close()

    # -- writing ------------------------------------------------------------------------------------

    @property
    def behind(self) -> int:
        """How many jobs wait to be stored."""
        return self._writer.behind

    def write(self, lines: list[Line], deeds: list[Deed], then: Callable[[Exception | None], None]) -> None:
        """Store all of it or nothing; `then` is called on the event loop, in the order of writing."""
        self._writer.put(Job(lines, deeds, then))

    async def commit(self, *deeds: Deed, lines: Sequence[Line] = ()) -> None:
        """Store all of it and come back when it is durable."""
        stored: asyncio.Future[None] = self._loop.create_future()

        def then(error: Exception | None) -> None:
            if not stored.done():
                stored.set_exception(error) if error else stored.set_result(None)

        self.write(list(lines), list(deeds), then)
        await stored

    # -- what is written ----------------------------------------------------------------------------

    @staticmethod
    def keep_guest(guest: str, name: str, now: int) -> Deed:
        """A guest, new or renamed."""
        again = "ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen"
        return f"INSERT INTO guest VALUES (?, ?, ?, ?) {again}", (guest, name, now, now)

    @staticmethod
    def keep_table(row: TableRow, command: str | None) -> list[Deed]:
        """A new table and its chairs."""
        options = _json(row.options).decode()
        values = (
            row.id, row.game, options, row.public, row.patience, row.host, row.made, row.touched, command,
            row.clock, row.coach, row.lesson,
        )  # fmt: skip
        return [
            ("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", values),
            *(Store.keep_chair(row.id, chair) for chair in row.chairs),
        ]

    @staticmethod
    def keep_chair(table: str, chair: ChairRow) -> Deed:
        """Who sits at a chair."""
        return (
            "INSERT OR REPLACE INTO chair VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (table, chair.seat, chair.who, chair.guest, chair.bot, chair.invite, chair.away, chair.called),
        )

    @staticmethod
    def keep_match(table: str, number: int, key: bytes, now: int) -> Deed:
        """A match that begins."""
        return (
            "INSERT INTO match VALUES (?, ?, ?, ?, ?, NULL)", (match_id(table, number), table, number, key, now)
        )  # fmt: skip

    @staticmethod
    def end_match(match: str, now: int) -> Deed:
        """A match has ended."""
        return "UPDATE match SET ended = ? WHERE id = ?", (now, match)

    @staticmethod
    def keep_clocks(match: str, ends: dict[int, int]) -> list[Deed]:
        """Until when each seat may act; of the others nothing is kept."""
        return [
            ("DELETE FROM clock WHERE match = ?", (match,)),
            *(("INSERT INTO clock VALUES (?, ?, ?)", (match, seat, end)) for seat, end in ends.items()),
        ]

    @staticmethod
    def take_back(table: str, match: str, line: int, guest: str) -> list[Deed]:
        """Lines from one on are taken back. The commands that made them stay known, so that none is done again."""
        taken = "FROM line WHERE match = ? AND number >= ?"
        return [
            (f"INSERT OR IGNORE INTO command SELECT ?, ?, command {taken} AND command IS NOT NULL",
             (table, guest, match, line)),
            (f"DELETE {taken}", (match, line)),
        ]  # fmt: skip

    @staticmethod
    def keep_chat(table: str, number: int, at: int, seat: int, name: str, phrase: str | None, text: str | None) -> Deed:
        """A line of the chat."""
        return "INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?)", (table, number, at, seat, name, phrase, text)

    @staticmethod
    def keep_command(table: str, guest: str, id: str) -> Deed:
        """A command was done."""
        return "INSERT INTO command VALUES (?, ?, ?)", (table, guest, id)

    @staticmethod
    def keep_push(row: PushRow, now: int, most: int) -> list[Deed]:
        """Where a guest can be called; of many places the last ones."""
        latest = "(SELECT endpoint FROM push WHERE guest = ? ORDER BY made DESC, endpoint LIMIT ?)"
        values = (row.guest, row.endpoint, row.public, row.auth, row.language, now)
        return [
            ("INSERT OR REPLACE INTO push VALUES (?, ?, ?, ?, ?, ?)", values),
            (f"DELETE FROM push WHERE guest = ? AND endpoint NOT IN {latest}", (row.guest, row.guest, most)),
        ]

    @staticmethod
    def forget_push(guest: str, endpoint: str) -> Deed:
        """A guest is no more called there."""
        return "DELETE FROM push WHERE guest = ? AND endpoint = ?", (guest, endpoint)

    @staticmethod
    def touch(table: str, now: int) -> Deed:
        """Somebody was at the table."""
        return "UPDATE tables SET touched = ? WHERE id = ?", (now, table)

    @staticmethod
    def sweep(gathering: int, playing: int, over: int, guests: int) -> list[Deed]:
        """Forget tables (by their state) and guests that nobody has touched since."""
        last = '(SELECT max(number) FROM match WHERE "table" = tables.id)'
        state = f'(SELECT ended FROM match WHERE "table" = tables.id AND number = {last})'
        return [
            (f"DELETE FROM tables WHERE touched < ? AND {last} IS NULL", (gathering,)),
            (f"DELETE FROM tables WHERE touched < ? AND {last} IS NOT NULL AND {state} IS NULL", (playing,)),
            (f"DELETE FROM tables WHERE touched < ? AND {state} IS NOT NULL", (over,)),
            ("DELETE FROM guest WHERE seen < ? AND id NOT IN (SELECT guest FROM chair WHERE guest IS NOT NULL)"
             " AND id NOT IN (SELECT host FROM tables)", (guests,)),
        ]  # fmt: skip

    # -- what is asked ------------------------------------------------------------------------------

    async def _ask(self, question: Callable[..., Any], *args: Any) -> Any:
        return await self._loop.run_in_executor(self._threads, question, self._reading, *args)

    async def guest_name(self, guest: str) -> str | None:
        """What a guest is called; None for one who is not known."""
        found = await self._ask(questions.rows, "SELECT name FROM guest WHERE id = ?", (guest,))
        return found[0]["name"] if found else None

    async def table(self, table: str) -> TableRow | None:
        """A table."""
        found: list[TableRow] = await self._ask(questions.tables, "WHERE tables.id = ?", (table,))
        return found[0] if found else None

    async def tables_public(self, most: int) -> list[TableRow]:
        """Public tables, the last touched first."""
        found: list[TableRow] = await self._ask(questions.tables, "WHERE public ORDER BY touched DESC LIMIT ?", (most,))
        return found

    async def tables_of(self, guest: str, most: int) -> list[TableRow]:
        """Tables at which a guest sits or which are his, the last touched first; and how those that are over ended."""
        where = 'WHERE host = ? OR id IN (SELECT "table" FROM chair WHERE guest = ?) ORDER BY touched DESC LIMIT ?'
        found: list[TableRow] = await self._ask(questions.ended_tables, where, (guest, guest, most))
        return found

    async def table_made_by(self, host: str, command: str) -> str | None:
        """The table that a command of a host has made."""
        found = await self._ask(questions.rows, "SELECT id FROM tables WHERE host = ? AND command = ?", (host, command))
        return found[0]["id"] if found else None

    async def tables_open(self, host: str) -> int:
        """How many tables of a host are not over."""
        question = """SELECT count(*) AS n FROM tables WHERE host = ? AND NOT EXISTS
                      (SELECT 1 FROM match WHERE "table" = tables.id AND ended IS NOT NULL)"""
        found = await self._ask(questions.rows, question, (host,))
        return int(found[0]["n"])

    async def match(self, table: str, number: int) -> MatchRow | None:
        """A match with all its lines."""
        found: MatchRow | None = await self._ask(questions.match, match_id(table, number))
        return found

    async def ended(self, guest: str, most: int) -> list[EndedRow]:
        """The last finished matches of a guest, at tables where he had one chair; introductions do not count."""
        found: list[EndedRow] = await self._ask(questions.ended, guest, most)
        return found

    async def won(self, table: str, before: int, seats: int) -> list[int]:
        """How many matches of a table each seat has won, of those before this one; a share of the win counts."""
        found: list[int] = await self._ask(questions.won, table, before, seats)
        return found

    async def clocks(self, match: str) -> dict[int, int]:
        """Until when each seat may act."""
        found = await self._ask(questions.rows, "SELECT seat, ends FROM clock WHERE match = ?", (match,))
        return {row["seat"]: row["ends"] for row in found}

    async def pushes(self, guest: str) -> list[PushRow]:
        """Where a guest can be called."""
        found = await self._ask(questions.rows, "SELECT * FROM push WHERE guest = ?", (guest,))
        return [PushRow(row["guest"], row["endpoint"], row["public"], row["auth"], row["language"]) for row in found]

    async def chat(self, table: str, most: int) -> list[dict[str, Any]]:
        """The last lines of the chat, in order."""
        question = 'SELECT * FROM chat WHERE "table" = ? ORDER BY number DESC LIMIT ?'
        return [dict(row) for row in reversed(await self._ask(questions.rows, question, (table, most)))]

    async def commands(self, table: str) -> list[tuple[str, str]]:
        """The commands done at a table, other than actions: who, and the id."""
        found = await self._ask(questions.rows, 'SELECT guest, id FROM command WHERE "table" = ?', (table,))
        return [(row["guest"], row["id"]) for row in found]

    async def alive(self) -> bool:
        """Does the database answer?"""
        return bool(await self._ask(questions.rows, "SELECT 1", ()))
