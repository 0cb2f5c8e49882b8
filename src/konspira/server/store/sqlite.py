"""The store in one SQLite file. One thread makes everything durable, another answers questions.

A commit waits for the disk some milliseconds; whatever arrives in that time shares the next one.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from konspira.server.store import (
    Conflict,
    Entry,
    Statement,
    Stored,
    StoreError,
    Unfit,
    questions,
)
from konspira.server.store.database import Database, storage_trouble
from konspira.server.store.people_sql import PeopleAnswers
from konspira.server.store.questions import Answer, Question
from konspira.server.store.ratings import RatingAnswers, RatingStatements
from konspira.server.store.statements import Statements
from konspira.server.store.writing import Job, Writing, tell

AGAIN = 2.0  # seconds until a disk that was full or read-only is tried again

PROBE = Statement("INSERT OR REPLACE INTO probe VALUES (1, zeroblob(16384))", ())  # more than any move needs

# All entries of a commit in one statement, if they are not too many: each statement is a chance to lose the interpreter
# to the event loop.
TOGETHER = 100  # entries; earlier versions of SQLite take no more than 999 values
_COLUMNS, _VALUES = ", ".join(f'"{name}"' for name in Entry._fields), ", ".join("?" * len(Entry._fields))


class SqliteStore(Writing, Statements, RatingStatements, RatingAnswers, PeopleAnswers):
    """One database file. All its methods are called on the event loop."""

    def __init__(
        self,
        database: Database,
        loop: asyncio.AbstractEventLoop,
        committed: Callable[[int, float], None] = lambda n, s: None,
        troubled: Callable[[str | None], None] = lambda trouble: None,
    ) -> None:
        super().__init__(loop)
        self.database, self.secret = database, database.secret
        self.behind = 0
        self.trouble: str | None = None
        self._committed, self._troubled = committed, troubled
        self._damaged = False  # has a page been met that cannot be read? That does not heal by itself
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

    def write(self, entries: Sequence[Entry], statements: Sequence[Statement], then: Stored | None = None) -> None:
        """Queue it. The writer is woken once for all that comes in one round of the event loop."""
        self.behind += 1
        self._coming.append(Job(entries, statements, then))
        if len(self._coming) == 1:
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        if self._coming:
            self._jobs.put(self._coming)
            self._coming = []

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
                tell(job.then, error)

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
            self.write([], [PROBE])
            self._loop.call_later(AGAIN, self._try_again)

    async def probe(self) -> None:
        """Can it be written and read? Asked often, it is tried once a second. Raises StoreError."""
        await self._try_writing(PROBE)
        await self._ask(questions.ask("SELECT ms FROM served"))
        if self._damaged:
            raise StoreError("a page cannot be read", "corrupt")

    # -- questions ----------------------------------------------------------------------------------

    async def _ask(self, question: Question[Answer]) -> Answer:
        try:
            return await self._loop.run_in_executor(self._reader, answered_by, self._reading, question)
        except sqlite3.Error as error:
            trouble = storage_trouble(error)
            self._damaged |= trouble == "corrupt"
            if trouble:
                self._troubled(trouble)
            raise StoreError(str(error), trouble) from error


def answered_by(connection: sqlite3.Connection, question: Question[Answer]) -> Answer:
    """The answer to a question, at once."""
    try:
        wanted = next(question)
        while True:
            wanted = question.send(connection.execute(*wanted).fetchall())
    except StopIteration as answered:
        answer: Answer = answered.value
        return answer


def _store(connection: sqlite3.Connection, jobs: list[Job]) -> list[Exception | None]:
    """Store jobs, if possible together; which of them failed, and why."""
    try:
        _commit(connection, jobs)
    except sqlite3.Error as error:
        if len(jobs) == 1:
            return [_refused(error)]
    except Exception as error:  # what it was given is no value of a database
        if len(jobs) == 1:
            return [Unfit(str(error))]
    else:
        return [None] * len(jobs)
    return [_store(connection, [job])[0] for job in jobs]  # only those at fault shall fail


def _refused(error: sqlite3.Error) -> StoreError:
    """Why the database does not take something."""
    if isinstance(error, sqlite3.DataError):
        return Unfit(str(error))
    kind = Conflict if isinstance(error, sqlite3.IntegrityError) else StoreError
    return kind(str(error), storage_trouble(error))


def _commit(connection: sqlite3.Connection, jobs: list[Job]) -> None:
    """All jobs in one transaction, in order."""
    if not any(job.statements for job in jobs):
        entries = [entry for job in jobs for entry in job.entries]
        if len(entries) <= TOGETHER:  # one statement is a transaction of its own
            _insert(connection, entries)
            return
    connection.execute("BEGIN IMMEDIATE")
    try:
        entries = []
        for job in jobs:
            entries += job.entries
            if job.statements:
                _insert(connection, entries)
                entries = []
                for statement in job.statements:
                    connection.execute(*statement)
        _insert(connection, entries)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _insert(connection: sqlite3.Connection, entries: list[Entry]) -> None:
    for first in range(0, len(entries), TOGETHER):
        part = entries[first : first + TOGETHER]
        connection.execute(_inserting(len(part)), [value for entry in part for value in entry])


@functools.cache
def _inserting(entries: int) -> str:
    """The statement that appends so many entries; each number of them is prepared once."""
    return f"INSERT INTO entry ({_COLUMNS}) VALUES {', '.join([f'({_VALUES})'] * entries)}"
