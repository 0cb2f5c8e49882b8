"""The store in PostgreSQL, that any number of nodes share. Needs the extra `postgres`.

Whatever arrives while a commit is under way shares the next one, as with SQLite; one lost race takes nobody else's
append with it. A database that cannot be reached is tried again by itself; meanwhile whoever acts is told so.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import time
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

import asyncpg

from konspira.server.monitoring import trouble
from konspira.server.store import Conflict, Entry, Statement, Stored, StoreError, Unfit, token
from konspira.server.store.people_sql import PeopleAnswers
from konspira.server.store.postgres_database import FAILURES, LOST, PostgresDatabase, reached, storage_trouble
from konspira.server.store.questions import Answer, Question
from konspira.server.store.ratings import RatingAnswers, RatingStatements
from konspira.server.store.statements import Statements
from konspira.server.store.writing import Job, Writing, tell

CHANNEL = "konspira"  # where nodes are told of each other's appends
AGAIN = 0.5  # seconds until a database that could not be reached is tried again
PATIENCE = 4.0  # seconds that it may take to answer
READERS = 4  # connections on which questions are asked
TOLD = 200  # tables in one notice: PostgreSQL takes 8000 bytes
PROBE = Statement(
    "INSERT INTO probe VALUES (1, now()) ON CONFLICT (id) DO UPDATE SET at = excluded.at", ()
)  # fmt: skip

_INSERT = """
    INSERT INTO entry ("table", n, kind, match, line, who, command, text)
    SELECT given."table", given.n, given.kind, given.match, given.line, given.who, given.command, given.text
    FROM unnest($1::text[], $2::bigint[], $3::text[], $4::int[], $5::int[], $6::text[], $7::text[], $8::text[],
                $9::bigint[]) AS given ("table", n, kind, match, line, who, command, text, first)
    WHERE given.first = 0
       OR EXISTS (SELECT 1 FROM entry WHERE entry."table" = given."table" AND entry.n = given.first - 1)
    ON CONFLICT DO NOTHING RETURNING "table", n
"""
_INSERT_AND_TELL = f"""
    WITH won AS ({_INSERT}) SELECT "table", n, (SELECT pg_notify('{CHANNEL}', $10)::text) FROM won
"""


class PostgresStore(Writing, Statements, RatingStatements, RatingAnswers, PeopleAnswers):
    """One database of PostgreSQL, as one node uses it. All its methods are called on the event loop."""

    def __init__(
        self,
        database: PostgresDatabase,
        loop: asyncio.AbstractEventLoop,
        committed: Callable[[int, float], None] = lambda n, s: None,
        troubled: Callable[[str | None], None] = lambda trouble: None,
    ) -> None:
        super().__init__(loop)
        self.database, self.secret = database, database.secret
        self.behind = 0
        self.trouble: str | None = None
        self.node = token()
        self.told: Callable[[str], None] = lambda payload: None  # hears the notices of other nodes
        self.others = True  # are there other nodes, that must be told? So it is until somebody knows better
        self._committed, self._troubled = committed, troubled
        self._jobs: list[Job] = []
        self._wanted = asyncio.Event()  # is there anything to write?
        self._closing = self._closed = False
        self._connection: asyncpg.Connection | None = None  # on which everything is written
        self._readers: asyncio.Queue[asyncpg.Connection | None] = asyncio.Queue()
        for _ in range(READERS):
            self._readers.put_nowait(None)
        self._writer = loop.create_task(self._write_all())
        self._listener = loop.create_task(self._listen())

    def close(self) -> None:
        """Store what waits, and leave; called in another thread, while the event loop runs."""
        asyncio.run_coroutine_threadsafe(self._close(), self._loop).result()

    async def _close(self) -> None:
        self._closing = True
        self._wanted.set()
        await self._writer
        self._listener.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._listener
        self._closed = True
        while not self._readers.empty():
            await _leave(self._readers.get_nowait())
        await _leave(self._connection)

    # -- writing ------------------------------------------------------------------------------------

    def write(self, entries: Sequence[Entry], statements: Sequence[Statement], then: Stored | None = None) -> None:
        """Queue it. All that comes before the writer has its turn is stored together."""
        self.behind += 1
        self._jobs.append(Job(entries, statements, then))
        self._wanted.set()

    async def _write_all(self) -> None:
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            jobs, self._jobs = self._jobs, []
            if jobs:
                began = time.perf_counter()
                errors = await self._store_safely(jobs)
                self._settle(jobs, errors, time.perf_counter() - began)
            if self._closing and not self._jobs:
                return

    def _settle(self, jobs: list[Job], errors: list[Exception | None], took: float) -> None:
        """Tell of each job, in order. What was asked for before somebody heard that he lost, is lost with it."""
        lost = {job.entries[0].table for job, error in zip(jobs, errors, strict=True) if error and job.entries}
        if lost:
            behind = [job for job in self._jobs if job.entries and job.entries[0].table in lost]
            self._jobs = [job for job in self._jobs if not (job.entries and job.entries[0].table in lost)]
            jobs, errors = jobs + behind, errors + [Conflict("an entry before it was not stored")] * len(behind)
        self.behind -= len(jobs)
        self._committed(len(jobs), took)
        self._notice(errors)
        for job, error in zip(jobs, errors, strict=True):
            tell(job.then, error)

    async def _store_safely(self, jobs: list[Job]) -> list[Exception | None]:
        """The same whatever goes wrong: who writes for everybody must not end."""
        try:
            return await self._store(jobs)
        except Exception as error:  # nobody knows what is stored, as where the database is lost
            trouble("could not store", error)
            return await self._unreached(jobs, error)

    async def _store(self, jobs: list[Job]) -> list[Exception | None]:
        """Store jobs, if possible together; which of them failed, and why."""
        try:
            async with asyncio.timeout(PATIENCE):
                if self._connection is None:
                    self._connection = await self.database.connect()
                return await self._together(self._connection, jobs)
        except asyncpg.PostgresError as error:
            if storage_trouble(error) == "database":
                return await self._unreached(jobs, error)
            if len(jobs) == 1:
                return [_refused(error)]
        except LOST as error:
            return await self._unreached(jobs, error)
        errors: list[Exception | None] = []  # only those at fault shall fail, and what was made on them
        lost: set[str] = set()
        for job in jobs:
            table = job.entries[0].table if job.entries else None
            behind = Conflict("an entry before it was not stored") if table in lost else None
            errors.append(behind or (await self._store([job]))[0])
            if table is not None and errors[-1]:
                lost.add(table)
        return errors

    async def _unreached(self, jobs: list[Job], error: Exception) -> list[Exception | None]:
        """Whether it was stored is not known. Who sends it again under the same id is answered by what was."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()
        return [StoreError(str(error) or type(error).__name__, "database")] * len(jobs)

    async def _together(self, connection: asyncpg.Connection, jobs: list[Job]) -> list[Exception | None]:
        """All jobs in one transaction; those that have lost the race for a number are none of it."""
        entries = sorted((entry for job in jobs for entry in job.entries), key=lambda entry: (entry.table, entry.n))
        notices = self._notices(entries)
        tables = {entry.table for entry in entries}
        if len(tables) == len(entries) and len(notices) <= 1 and not any(job.statements for job in jobs):
            won = await _insert(connection, entries, notices)
            return [_verdict(job, won) for job in jobs]
        await connection.execute("BEGIN")
        try:
            won = await _insert(connection, entries)
            verdicts = _in_order(jobs, won)
            for job, verdict in zip(jobs, verdicts, strict=True):
                for statement in job.statements if verdict is None else ():
                    await connection.execute(numbered(statement.sql), *statement.values)
            for table, n in won:  # what came in behind one that lost
                await connection.execute('DELETE FROM entry WHERE "table" = $1 AND n = $2', table, n)
            for notice in notices:
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, notice)
            await connection.execute("COMMIT")
        except asyncpg.PostgresError as error:
            if reached(error):
                await connection.execute("ROLLBACK")
            raise
        return verdicts

    def _notices(self, entries: Sequence[Entry]) -> list[str]:
        """What other nodes are told: which node, and which tables have how many entries."""
        if not self.others or not entries:
            return []
        lengths = sorted({entry.table: entry.n + 1 for entry in entries}.items())
        parts = [lengths[first : first + TOLD] for first in range(0, len(lengths), TOLD)]
        return [" ".join([self.node, *(f"{table}:{length}" for table, length in part)]) for part in parts]

    # -- trouble ------------------------------------------------------------------------------------

    def _notice(self, errors: Sequence[Exception | None]) -> None:
        """Remember what is wrong with the database, and try again until it is well."""
        found = [error.trouble for error in errors if isinstance(error, StoreError) and error.trouble]
        before, self.trouble = self.trouble, found[-1] if found else None
        for one in dict.fromkeys(found):
            self._troubled(one)
        if before and not found:
            self._troubled(None)
        if self.trouble and not before:
            self._loop.call_later(AGAIN, self._try_again)

    def _try_again(self) -> None:
        if self.trouble and not self._closing:
            self.write([], [PROBE])
            self._loop.call_later(AGAIN, self._try_again)

    async def probe(self) -> None:
        """Can it be written and read? Asked often, it is tried once a second. Raises StoreError."""
        await self._try_writing(PROBE)

    # -- questions ----------------------------------------------------------------------------------

    async def _ask(self, question: Question[Answer]) -> Answer:
        async with self.reading() as connection:
            try:
                wanted = next(question)
                while True:
                    wanted = question.send(await connection.fetch(numbered(wanted.sql), *wanted.values))
            except StopIteration as answered:
                answer: Answer = answered.value
                return answer

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[asyncpg.Connection]:
        """A connection for what is no append. Raises StoreError."""
        connection = await self._readers.get()
        try:
            async with asyncio.timeout(PATIENCE):
                if connection is None or connection.is_closed():
                    connection = await self.database.connect()
                yield connection
        except FAILURES as error:
            if not reached(error) and connection is not None:
                connection.terminate()
                connection = None
            if isinstance(error, asyncpg.DataError):
                raise Unfit(str(error)) from error
            raise StoreError(str(error) or type(error).__name__, storage_trouble(error)) from error
        except BaseException:
            if connection is not None:  # whoever asked is gone in the middle of the answer
                connection.terminate()
                connection = None
            raise
        finally:
            if self._closed and connection is not None:  # it was away when the others were closed
                connection.terminate()
                connection = None
            self._readers.put_nowait(connection)

    # -- notices of other nodes ---------------------------------------------------------------------

    async def _listen(self) -> None:
        """Hear what other nodes have appended; what is said while nobody listens is found by `lengths`."""
        while True:
            with contextlib.suppress(*FAILURES):
                async with asyncio.timeout(PATIENCE):
                    connection = await self.database.connect()
                try:
                    await connection.add_listener(CHANNEL, self._heard)
                    while not connection.is_closed():
                        await asyncio.sleep(AGAIN)
                        await connection.fetchval("SELECT 1", timeout=PATIENCE)
                finally:
                    connection.terminate()
            await asyncio.sleep(AGAIN)

    def _heard(self, connection: Any, pid: int, channel: str, payload: object) -> None:
        self.told(str(payload))


def _refused(error: asyncpg.PostgresError) -> StoreError:
    """Why the database does not take something."""
    if isinstance(error, asyncpg.DataError):
        return Unfit(str(error))
    kind = Conflict if isinstance(error, asyncpg.IntegrityConstraintViolationError) else StoreError
    return kind(str(error), storage_trouble(error))


def _in_order(jobs: list[Job], won: set[tuple[str, int]]) -> list[Exception | None]:
    """Which jobs are stored: of each table those before the first that lost. What was won for them is taken out."""
    lost: set[str] = set()
    verdicts: list[Exception | None] = []
    for job in jobs:
        verdict = _verdict(job, won)
        if verdict is None and job.entries and job.entries[0].table in lost:
            verdict = Conflict("an entry before it was not stored")
        if verdict is None:
            won.difference_update((entry.table, entry.n) for entry in job.entries)
        else:
            lost.add(job.entries[0].table)
        verdicts.append(verdict)
    return verdicts


def _verdict(job: Job, won: set[tuple[str, int]]) -> Exception | None:
    if all((entry.table, entry.n) in won for entry in job.entries):
        return None
    return Conflict("the entry is taken, or its command was done, or the one before is missing")


async def _insert(
    connection: asyncpg.Connection, entries: Sequence[Entry], notices: Sequence[str] = ()
) -> set[tuple[str, int]]:
    """Append entries, sorted by table: two nodes that lock several tables lock them in the same order. Those won."""
    if not entries:
        return set()
    firsts: list[int] = []  # of each run of entries that follow each other: the one before it must be there
    for k, entry in enumerate(entries):
        follows = k > 0 and entries[k - 1][:2] == (entry.table, entry.n - 1)
        firsts.append(firsts[-1] if follows else entry.n)
    columns = [list(column) for column in zip(*entries, strict=True)]
    told = (_INSERT_AND_TELL, *columns, firsts, notices[0]) if notices else (_INSERT, *columns, firsts)
    return {(row[0], row[1]) for row in await connection.fetch(*told)}


@functools.cache
def numbered(sql: str) -> str:
    """Places for values as PostgreSQL names them."""
    first, *rest = sql.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(rest, 1))


async def _leave(connection: asyncpg.Connection | None) -> None:
    if connection is not None:
        with contextlib.suppress(*FAILURES):
            await connection.close(timeout=1)
