"""The writer: one thread that makes everything durable, and as much of it at once as has come together meanwhile.

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
from typing import Any

import msgspec

Deed = tuple[str, Sequence[Any]]  # a statement and its values
Line = tuple[str, int, str, str | None]  # match, number, text, command

# All lines of a commit in one statement: each statement is a chance to lose the interpreter to the event loop.
_INSERT_LINES = """
    INSERT INTO line (match, number, text, command)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
           json_extract(value, '$[3]') FROM json_each(?)
"""
_encode = msgspec.json.Encoder().encode


class Job:
    """Something to be stored whole, and who is told afterwards (with the error, if there was one)."""

    __slots__ = ("deeds", "lines", "put", "then")

    def __init__(self, lines: list[Line], deeds: list[Deed], then: Callable[[Exception | None], None]) -> None:
        self.lines, self.deeds, self.then = lines, deeds, then
        self.put = time.perf_counter()


class Writer:
    """Stores jobs in the order they come in; tells of each on the event loop, in the same order."""

    def __init__(
        self, connect: Callable[[], sqlite3.Connection], loop: asyncio.AbstractEventLoop,
        committed: Callable[[int, float], None],
    ) -> None:  # fmt: skip
        self._connect, self._loop, self._committed = connect, loop, committed
        self.behind = 0  # jobs that are not stored yet
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._coming: list[Job] = []
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    def put(self, job: Job) -> None:
        """Queue a job. The writer is woken once for all that comes in one round of the event loop."""
        self.behind += 1
        self._coming.append(job)
        if len(self._coming) == 1:
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        if self._coming:
            self._jobs.put(self._coming)
            self._coming = []

    def close(self) -> None:
        """Store what has been queued, and stop."""
        self._flush()
        self._jobs.put(None)
        self._thread.join()

    def _work(self) -> None:
        connection = self._connect()
        open_ = True
        while open_:
            jobs, open_ = self._together()
            if jobs:
                began = time.perf_counter()
                errors = self._store(connection, jobs)
                took = time.perf_counter() - began
                self._tell(jobs, errors, took)
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

    def _store(self, connection: sqlite3.Connection, jobs: list[Job]) -> list[Exception | None]:
        try:
            _commit(connection, jobs)
        except sqlite3.Error as error:
            if len(jobs) == 1:
                return [error]
            return [self._store(connection, [job])[0] for job in jobs]  # only those at fault shall fail
        return [None] * len(jobs)

    def _tell(self, jobs: list[Job], errors: list[Exception | None], took: float) -> None:
        def settle() -> None:
            self.behind -= len(jobs)
            self._committed(len(jobs), took)
            for job, error in zip(jobs, errors, strict=True):
                job.then(error)

        with contextlib.suppress(RuntimeError):  # the loop has ended; what is stored is stored
            self._loop.call_soon_threadsafe(settle)


def _commit(connection: sqlite3.Connection, jobs: list[Job]) -> None:
    """All jobs in one transaction, in order."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        lines: list[Line] = []
        for job in jobs:
            lines += job.lines
            if job.deeds:
                _insert(connection, lines)
                lines = []
                for statement, values in job.deeds:
                    connection.execute(statement, values)
        _insert(connection, lines)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _insert(connection: sqlite3.Connection, lines: list[Line]) -> None:
    if lines:
        connection.execute(_INSERT_LINES, (_encode(lines).decode(),))
