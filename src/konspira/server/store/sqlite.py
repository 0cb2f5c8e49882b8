"""The store in one SQLite file: one writer makes everything durable, a thread answers questions.

A commit waits for the disk some milliseconds; whatever arrives in that time shares the next one. Who writes is a thread
beside the event loop, or a process of its own.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import queue
import socket
import sqlite3
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Protocol

from konspira.server.monitoring import trouble
from konspira.server.store import Conflict, Entry, Statement, Stored, StoreError, Unfit, commits, questions
from konspira.server.store.commits import Committed, Failed, Unpacking, packed, storage_trouble
from konspira.server.store.database import Database
from konspira.server.store.people_sql import PeopleAnswers
from konspira.server.store.questions import Answer, Question
from konspira.server.store.ratings import RatingAnswers, RatingStatements
from konspira.server.store.statements import Statements
from konspira.server.store.writing import Job, Writing, tell

AGAIN = 2.0  # seconds until a disk that was full or read-only is tried again

PROBE = Statement("INSERT OR REPLACE INTO probe VALUES (1, zeroblob(16384))", ())  # more than any move needs
Settled = Callable[[Sequence[Job], Committed], None]  # told on the event loop what became of jobs
FAREWELL = 30.0  # seconds that a process may take to store what waits
BUFFER = 4 << 20  # bytes that may lie between the two processes


class SqliteStore(Writing, Statements, RatingStatements, RatingAnswers, PeopleAnswers):
    """One database file. All its methods but `close` are called on the event loop. `apart`: a process writes it."""

    def __init__(
        self,
        database: Database,
        loop: asyncio.AbstractEventLoop,
        committed: Callable[[int, float], None] = lambda n, s: None,
        troubled: Callable[[str | None], None] = lambda trouble: None,
        *,
        apart: bool = False,
    ) -> None:
        super().__init__(loop)
        self.database, self.secret = database, database.secret
        self.behind = 0
        self.trouble: str | None = None
        self._committed, self._troubled = committed, troubled
        self._damaged = False  # has a page been met that cannot be read? That does not heal by itself
        self._coming: list[Job] = []
        self._writer: Writer = (ProcessWriter if apart else ThreadWriter)(database, loop, self._settle)
        self._reader = ThreadPoolExecutor(1, "reader")
        self._reading = self._reader.submit(database.connect).result()

    def close(self) -> None:
        """Store what waits, and leave one file behind."""
        self._reader.shutdown()
        self._reading.close()
        jobs, self._coming = self._coming, []
        self._writer.close(jobs)
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
            jobs, self._coming = self._coming, []
            self._writer.submit(jobs)

    def _settle(self, jobs: Sequence[Job], committed: Committed) -> None:
        """Tell of each job, in order."""
        errors = [error_of(committed.failed.get(place)) for place in range(len(jobs))] if committed.failed else []
        self.behind -= len(jobs)
        self._committed(len(jobs), committed.seconds)
        self._notice(errors)
        for job, error in zip(jobs, errors or itertools.repeat(None), strict=False):
            tell(job.then, error)

    # -- trouble with the disk, on the event loop ---------------------------------------------------

    def _notice(self, errors: Sequence[Exception | None]) -> None:
        """Remember what is wrong with the disk, and try again until it is well."""
        found = [error.trouble for error in errors if isinstance(error, StoreError) and error.trouble]
        self._damaged |= "corrupt" in found
        before, self.trouble = self.trouble, found[-1] if found else None
        for one in found:
            self._troubled(one)
        if before and not found:
            self._troubled(None)
        if self.trouble and not before:
            self._loop.call_later(AGAIN, self._try_again)

    def _try_again(self) -> None:
        if self.trouble and self._writer.alive:
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
            found = storage_trouble(error)
            self._damaged |= found == "corrupt"
            if found:
                self._troubled(found)
            raise StoreError(str(error), found) from error


def answered_by(connection: sqlite3.Connection, question: Question[Answer]) -> Answer:
    """The answer to a question, at once."""
    try:
        wanted = next(question)
        while True:
            wanted = question.send(connection.execute(*wanted).fetchall())
    except StopIteration as answered:
        answer: Answer = answered.value
        return answer


# -- who writes -------------------------------------------------------------------------------------


def error_of(failed: Failed | None) -> StoreError | None:
    """What whoever wanted to store it is told."""
    if failed is None:
        return None
    if failed.kind == "unfit":
        return Unfit(failed.why)
    return (Conflict if failed.kind == "conflict" else StoreError)(failed.why, failed.trouble)


class Writer(Protocol):
    """Stores jobs in their order, all that wait together."""

    @property
    def alive(self) -> bool:
        """Does it still write?"""

    def submit(self, jobs: list[Job]) -> None:
        """Store them; on the event loop."""

    def close(self, jobs: list[Job]) -> None:
        """Store what waits and these, and leave one file behind; not on the event loop, which hears of it meanwhile."""


class ThreadWriter:
    """A thread of this process: nothing else begins, which is right for a moment's work, and for one core."""

    def __init__(self, database: Database, loop: asyncio.AbstractEventLoop, settled: Settled) -> None:
        self._database, self._loop, self._settled = database, loop, settled
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._thread.start()

    @property
    def alive(self) -> bool:
        """Does it still write?"""
        return self._thread.is_alive()

    def submit(self, jobs: list[Job]) -> None:
        """Store them."""
        self._jobs.put(jobs)

    def close(self, jobs: list[Job]) -> None:
        """Store what waits and these, and leave one file behind."""
        self._jobs.put(jobs)
        self._jobs.put(None)
        self._thread.join()

    def _write_all(self) -> None:
        connection = self._database.connect()
        open_ = True
        while open_:
            jobs, open_ = self._together()
            if jobs:
                committed = commits.store(connection, jobs)
                with contextlib.suppress(RuntimeError):  # the loop has ended; what is stored is stored
                    self._loop.call_soon_threadsafe(self._settled, jobs, committed)
        commits.disconnect(connection)

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


class ProcessWriter:
    """A process of its own (`commits.py`), which shares no interpreter's lock with the event loop.

    It holds the database's lock, too: whoever opens the file after this process has died waits until all that was sent
    is stored. One that dies itself is replaced; whether its last jobs are stored is then for the file to say.
    """

    def __init__(self, database: Database, loop: asyncio.AbstractEventLoop, settled: Settled) -> None:
        self._database, self._loop, self._settled = database, loop, settled
        self._closing = False  # from then on the line is for `close` alone, in another thread
        self._begin()

    def _begin(self) -> None:
        self._line, theirs = socket.socketpair()
        for end in (self._line, theirs):
            end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, BUFFER)
        command = [sys.executable, "-P", str(commits.__file__), str(Path(self._database.path).absolute())]
        kept = (self._database.lock,) if self._database.lock >= 0 else ()
        with theirs:
            self._process = subprocess.Popen(
                command, stdin=theirs.fileno(), stdout=theirs.fileno(), pass_fds=kept, start_new_session=True
            )
        self._line.setblocking(False)
        self._sent: deque[list[Job]] = deque()  # jobs of which nothing was heard
        self._unsent, self._coming = b"", Unpacking(Committed)
        self._loop.add_reader(self._line, self._hear)

    @property
    def alive(self) -> bool:
        """Does it still write?"""
        return not self._closing

    def submit(self, jobs: list[Job]) -> None:
        """Send them on their way; as a thread does, it takes nothing more when it is being closed."""
        if self._closing:
            return
        waits = bool(self._unsent)
        self._sent.append(jobs)
        self._unsent += _message(jobs)
        if not waits and not self._sends():
            self._loop.add_writer(self._line, self._send_on)

    def _send_on(self) -> None:
        if self._sends():
            self._loop.remove_writer(self._line)

    def _sends(self) -> bool:
        """Send what there is room for. Is that all?"""
        with contextlib.suppress(BlockingIOError, BrokenPipeError, ConnectionResetError):  # the last two are heard of
            while self._unsent:
                self._unsent = self._unsent[self._line.send(self._unsent) :]
        return not self._unsent

    def _hear(self) -> None:
        try:
            data = self._line.recv(commits.READ)
        except BlockingIOError:
            return
        except ConnectionResetError:
            data = b""
        if data:
            self._settle(data)
        else:
            self._replace()

    def _settle(self, data: bytes) -> None:
        for committed in self._coming.take(data):
            jobs: list[Job] = []
            while len(jobs) < committed.jobs:
                jobs += self._sent.popleft()
            self._settled(jobs, committed)

    def _replace(self) -> None:
        """It has died: what it was given may be stored or not, so that whoever waits has to look."""
        lost = [job for jobs in self._sent for job in jobs]
        self._loop.remove_reader(self._line)
        self._loop.remove_writer(self._line)
        self._line.close()
        trouble("the writer has died", ChildProcessError(f"exit {self._process.wait()}"))
        self._begin()
        failed = Failed("the process that writes has died", "", "disk")
        self._settled(lost, Committed(len(lost), 0.0, dict.fromkeys(range(len(lost)), failed)))

    async def _leave_line(self) -> None:
        self._closing = True
        self._loop.remove_reader(self._line)
        self._loop.remove_writer(self._line)

    def close(self, jobs: list[Job]) -> None:
        """Store what waits and these, and leave one file behind."""
        if self._loop.is_running():
            asyncio.run_coroutine_threadsafe(self._leave_line(), self._loop).result()
        self._sent.append(jobs)
        with contextlib.suppress(BrokenPipeError, ConnectionResetError), self._line as line:
            line.settimeout(FAREWELL)
            line.sendall(self._unsent + _message(jobs) + packed([]))
            line.shutdown(socket.SHUT_WR)
            while data := line.recv(commits.READ):
                with contextlib.suppress(RuntimeError):
                    self._loop.call_soon_threadsafe(self._settle, data)
        self._process.wait()


def _message(jobs: list[Job]) -> bytes:
    """Jobs as they are sent; in the place of one that cannot be is nothing, which no database takes either."""
    try:
        return packed([(job.entries, job.statements) for job in jobs])
    except Exception:  # half a letter, or a number without end
        return packed([_sendable(job) for job in jobs])


def _sendable(job: Job) -> commits.Job | None:
    try:
        packed(job[:2])
    except Exception:  # as above
        return None
    return job[:2]
