"""The store in one SQLite file. One thread makes everything durable, another answers questions.

A commit waits for the disk some milliseconds; whatever arrives in that time shares the next one.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import msgspec

from konspira.server.store import (
    Conflict,
    FinishedMatch,
    Line,
    PushSubscription,
    Statement,
    Stored,
    StoredBar,
    StoredChat,
    StoredMatch,
    StoredTable,
    StoreError,
    match_id,
    sql,
)
from konspira.server.store.database import Database, storage_trouble

AGAIN = 2.0  # seconds until a disk that was full or read-only is tried again

# All lines of a commit in one statement: each statement is a chance to lose the interpreter to the event loop.
_INSERT_LINES = """
    INSERT INTO line (match, number, text, command)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
           json_extract(value, '$[3]') FROM json_each(?)
"""
_encode = msgspec.json.Encoder().encode


class Job(NamedTuple):
    """Something to be stored whole, and who is told afterwards."""

    lines: Sequence[Line]
    statements: Sequence[Statement]
    then: Stored | None


class SqliteStore(sql.Statements):
    """One database file. All its methods are called on the event loop."""

    def __init__(
        self,
        database: Database,
        loop: asyncio.AbstractEventLoop,
        committed: Callable[[int, float], None] = lambda n, s: None,
        troubled: Callable[[str | None], None] = lambda trouble: None,
    ) -> None:
        self.database, self.secret = database, database.secret
        self.behind = 0
        self.trouble: str | None = None
        self._loop, self._committed, self._troubled = loop, committed, troubled
        self._damaged = False  # has a page been met that cannot be read? That does not heal by itself
        self._probing: asyncio.Future[None] | None = None
        self._probed = 0.0
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._coming: list[Job] = []
        self._writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._writer.start()
        self._reader = ThreadPoolExecutor(1, "reader")
        self._reading = self._reader.submit(database.connect).result()

    def close(self) -> None:
        """Store what waits, and leave one file behind."""
        self._reader.shutdown()
        self._reading.close()
        self._flush()
        self._jobs.put(None)
        self._writer.join()
        self.database.close()

    # -- writing, on the event loop -----------------------------------------------------------------

    def write(self, lines: Sequence[Line], statements: Sequence[Statement], then: Stored | None = None) -> None:
        """Queue it. The writer is woken once for all that comes in one round of the event loop."""
        self.behind += 1
        self._coming.append(Job(lines, statements, then))
        if len(self._coming) == 1:
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        if self._coming:
            self._jobs.put(self._coming)
            self._coming = []

    async def commit(self, *statements: Statement, lines: Sequence[Line] = ()) -> None:
        """Store it and come back when it is durable."""
        stored: asyncio.Future[None] = self._loop.create_future()

        def then(error: Exception | None) -> None:
            if not stored.done():
                stored.set_exception(error) if error else stored.set_result(None)

        self.write(lines, statements, then)
        await stored

    # -- writing, in the writer's thread ------------------------------------------------------------

    def _write_all(self) -> None:
        connection = self.database.connect()
        open_ = True
        while open_:
            jobs, open_ = self._together()
            if jobs:
                began = time.perf_counter()
                errors = _store(connection, jobs)
                self._tell(jobs, errors, time.perf_counter() - began)
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.close()

    def _together(self) -> tuple[list[Job], bool]:
        """The next job and all that wait behind it; and whether more may come."""
        jobs: list[Job] = []
        coming = self._jobs.get()
        while coming is not None:
            jobs += coming
            try:
                coming = self._jobs.get_nowait()
            except queue.Empty:
                return jobs, True
        return jobs, False

    def _tell(self, jobs: list[Job], errors: list[Exception | None], took: float) -> None:
        """Tell of each job on the event loop, in order."""

        def settle() -> None:
            self.behind -= len(jobs)
            self._committed(len(jobs), took)
            self._notice(errors)
            for job, error in zip(jobs, errors, strict=True):
                if job.then:
                    job.then(error)

        with contextlib.suppress(RuntimeError):  # the loop has ended; what is stored is stored
            self._loop.call_soon_threadsafe(settle)

    # -- trouble with the disk, on the event loop ---------------------------------------------------

    def _notice(self, errors: Sequence[Exception | None]) -> None:
        """Remember what is wrong with the disk, and try again until it is well."""
        found = [error.trouble for error in errors if isinstance(error, StoreError) and error.trouble]
        self._damaged |= "corrupt" in found
        before, self.trouble = self.trouble, found[-1] if found else None
        for trouble in found:
            self._troubled(trouble)
        if before and not found:
            self._troubled(None)
        if self.trouble and not before:
            self._loop.call_later(AGAIN, self._try_again)

    def _try_again(self) -> None:
        if self.trouble and self._writer.is_alive():
            self.write([], [sql.PROBE])
            self._loop.call_later(AGAIN, self._try_again)

    async def probe(self) -> None:
        """Can it be written and read? Asked often, it is tried once a second. Raises StoreError."""
        if self._probing is None or (self._probing.done() and time.monotonic() - self._probed > 1):
            self._probed = time.monotonic()
            self._probing = asyncio.ensure_future(self.commit(sql.PROBE))
        await asyncio.shield(self._probing)
        await self._ask(sql.rows, "SELECT ms FROM served", ())
        if self._damaged:
            raise StoreError("a page cannot be read", "corrupt")

    # -- questions ----------------------------------------------------------------------------------

    async def _ask(self, question: Callable[..., Any], *args: Any) -> Any:
        try:
            return await self._loop.run_in_executor(self._reader, question, self._reading, *args)
        except sqlite3.Error as error:
            trouble = storage_trouble(error)
            self._damaged |= trouble == "corrupt"
            if trouble:
                self._troubled(trouble)
            raise StoreError(str(error), trouble) from error

    async def guest_name(self, guest: str) -> str | None:
        """What a guest is called; None for one who is not known."""
        found = await self._ask(sql.rows, "SELECT name FROM guest WHERE id = ?", (guest,))
        return found[0]["name"] if found else None

    async def table(self, table: str) -> StoredTable | None:
        """A table."""
        found: list[StoredTable] = await self._ask(sql.tables, "WHERE tables.id = ?", (table,))
        return found[0] if found else None

    async def tables_public(self, most: int) -> list[StoredTable]:
        """Public tables, the last touched first."""
        where = "WHERE public ORDER BY touched DESC LIMIT ?"
        found: list[StoredTable] = await self._ask(sql.tables, where, (most,))
        return found

    async def tables_of(self, guest: str, most: int) -> list[StoredTable]:
        """Tables at which a guest sits or which are his, the last touched first; and how those that are over ended."""
        where = 'WHERE host = ? OR id IN (SELECT "table" FROM chair WHERE guest = ?) ORDER BY touched DESC LIMIT ?'
        found: list[StoredTable] = await self._ask(sql.tables_with_ends, where, (guest, guest, most))
        return found

    async def table_made_by(self, host: str, command: str) -> str | None:
        """The table that a command of a host has made."""
        found = await self._ask(sql.rows, "SELECT id FROM tables WHERE host = ? AND command = ?", (host, command))
        return found[0]["id"] if found else None

    async def tables_open(self, host: str) -> int:
        """How many tables of a host are not over."""
        question = """SELECT count(*) AS n FROM tables WHERE host = ? AND NOT EXISTS
                      (SELECT 1 FROM match WHERE "table" = tables.id AND ended IS NOT NULL)"""
        found = await self._ask(sql.rows, question, (host,))
        return int(found[0]["n"])

    async def match(self, table: str, number: int) -> StoredMatch | None:
        """A match with all its lines."""
        found: StoredMatch | None = await self._ask(sql.match, match_id(table, number))
        return found

    async def rounds(self, table: str, match: int) -> list[str]:
        """The rounds of seeds before a match that has not begun, in order."""
        question = 'SELECT text FROM round WHERE "table" = ? AND match = ? ORDER BY number'
        return [row["text"] for row in await self._ask(sql.rows, question, (table, match))]

    async def finished(self, guest: str, most: int) -> list[FinishedMatch]:
        """The last finished matches of a guest, at tables where he had one chair; tutorials do not count."""
        found: list[FinishedMatch] = await self._ask(sql.finished, guest, most)
        return found

    async def won(self, table: str, before: int, seats: int) -> list[int]:
        """How many matches of a table each seat has won, of those before this one; a share of the win counts."""
        found: list[int] = await self._ask(sql.won, table, before, seats)
        return found

    async def clocks(self, match: str) -> dict[int, int]:
        """Until when each seat may act."""
        found = await self._ask(sql.rows, "SELECT seat, ends FROM clock WHERE match = ?", (match,))
        return {row["seat"]: row["ends"] for row in found}

    async def again(self, match: str) -> set[int]:
        """Which seats would play again after a match."""
        return {row["seat"] for row in await self._ask(sql.rows, "SELECT seat FROM again WHERE match = ?", (match,))}

    async def pushes(self, guest: str) -> list[PushSubscription]:
        """Where a guest can be notified."""
        found = await self._ask(
            sql.rows, "SELECT guest, endpoint, public, auth, language FROM push WHERE guest = ?", (guest,)
        )
        return [PushSubscription(*row) for row in found]

    async def chat(self, table: str, most: int) -> list[StoredChat]:
        """The last lines of the chat, in order."""
        question = """SELECT number, at, seat, name, phrase, text FROM chat WHERE "table" = ?
                      ORDER BY number DESC LIMIT ?"""
        return [StoredChat(*row) for row in reversed(await self._ask(sql.rows, question, (table, most)))]

    async def bars(self, table: str) -> list[StoredBar]:
        """Who is kept from a table, or from talking there."""
        found = await self._ask(sql.rows, 'SELECT who, kind, until FROM bar WHERE "table" = ?', (table,))
        return [StoredBar(*row) for row in found]

    async def commands(self, table: str) -> list[tuple[str | int, str]]:
        """All commands ever done at a table: who (a guest, or for an action the seat), and the id."""
        question = """SELECT guest, id FROM command WHERE "table" = ? UNION ALL
                      SELECT json_extract(text, '$.seat'), command FROM line JOIN match ON match.id = match
                      WHERE "table" = ? AND command IS NOT NULL"""
        return [(row[0], row[1]) for row in await self._ask(sql.rows, question, (table, table))]


def _store(connection: sqlite3.Connection, jobs: list[Job]) -> list[Exception | None]:
    """Store jobs, if possible together; which of them failed, and why."""
    try:
        _commit(connection, jobs)
    except sqlite3.Error as error:
        if len(jobs) == 1:
            kind = Conflict if isinstance(error, sqlite3.IntegrityError) else StoreError
            return [kind(str(error), storage_trouble(error))]
        return [_store(connection, [job])[0] for job in jobs]  # only those at fault shall fail
    return [None] * len(jobs)


def _commit(connection: sqlite3.Connection, jobs: list[Job]) -> None:
    """All jobs in one transaction, in order."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        lines: list[Line] = []
        for job in jobs:
            lines += job.lines
            if job.statements:
                _insert(connection, lines)
                lines = []
                for statement in job.statements:
                    connection.execute(*statement)
        _insert(connection, lines)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _insert(connection: sqlite3.Connection, lines: list[Line]) -> None:
    if lines:
        connection.execute(_INSERT_LINES, (_encode(lines).decode(),))
