"""Making jobs durable in SQLite, and the process that does nothing else: `python commits.py FILE`.

A server's event loop and a writer's thread would share one interpreter's lock, and each of them would wait for the
other's. So a server writes by this process: it gets jobs over its standard input, all that has come while the last
commit was made goes into the next, and it answers which of them failed. The file stands alone, for such a process has
to begin in a moment and needs nothing of the server.
"""

from __future__ import annotations

import contextlib
import functools
import os
import signal
import sqlite3
import struct
import sys
import time
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

COLUMNS = ("table", "n", "kind", "match", "line", "who", "command", "text")  # of an entry, as `Entry` names them
# All entries of a commit in one statement, if they are not too many: each statement is a chance to lose the interpreter
# to another thread.
TOGETHER = 100  # entries; earlier versions of SQLite take no more than 999 values
READ = 1 << 18  # bytes at a time
_SIZE = struct.Struct("<I")
_NAMES, _PLACES = ", ".join(f'"{name}"' for name in COLUMNS), ", ".join("?" * len(COLUMNS))
_TROUBLES = {  # SQLite's words for what is wrong, and ours; the first part of its name decides
    "SQLITE_FULL": "full",
    "SQLITE_READONLY": "readonly",
    "SQLITE_PERM": "readonly",
    "SQLITE_CORRUPT": "corrupt",
    "SQLITE_NOTADB": "corrupt",
    "SQLITE_IOERR": "disk",
    "SQLITE_CANTOPEN": "disk",
}
_encode = msgspec.msgpack.Encoder().encode

Job = Sequence[Any]  # entries, then statements; whatever else there is of it stays with the server. None is unfit


class Failed(NamedTuple):
    """Why a job was not stored: it is `unfit` for a database, in `conflict` with what is there, or the disk is ill."""

    why: str
    kind: str = ""
    trouble: str | None = None


class Committed(NamedTuple):
    """What became of so many jobs, and how many seconds that took; those that failed, by their place."""

    jobs: int
    seconds: float
    failed: dict[int, Failed]


def storage_trouble(error: sqlite3.Error) -> str | None:
    """What is wrong with the disk or the file, if that is why: full, readonly, corrupt or disk."""
    name: str = getattr(error, "sqlite_errorname", "")  # errors of the module itself, not of SQLite, have none
    return next((trouble for known, trouble in _TROUBLES.items() if name.startswith(known)), None)


def connect(path: str) -> sqlite3.Connection:
    """A connection, with what makes a commit durable."""
    connection = sqlite3.connect(path, isolation_level=None, timeout=30, check_same_thread=False)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA wal_autocheckpoint = 4000")
    connection.execute("PRAGMA temp_store = MEMORY")  # what a statement would need to be undone is not for the disk
    return connection


def disconnect(connection: sqlite3.Connection) -> None:
    """Leave one file behind."""
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()


def store(connection: sqlite3.Connection, jobs: Sequence[Job]) -> Committed:
    """Store jobs, if possible together; only those at fault fail."""
    began = time.perf_counter()
    failed = _stored(connection, jobs)
    return Committed(len(jobs), time.perf_counter() - began, failed)


def _stored(connection: sqlite3.Connection, jobs: Sequence[Job]) -> dict[int, Failed]:
    try:
        _commit(connection, jobs)
    except sqlite3.Error as error:
        if len(jobs) == 1:
            return {0: _refused(error)}
    except Exception as error:  # what it was given is no value of a database
        if len(jobs) == 1:
            return {0: Failed(str(error), "unfit")}
    else:
        return {}
    alone = (_stored(connection, [job]) for job in jobs)
    return {place: failed[0] for place, failed in enumerate(alone) if failed}


def _refused(error: sqlite3.Error) -> Failed:
    """Why the database does not take something."""
    if isinstance(error, sqlite3.DataError):
        return Failed(str(error), "unfit")
    return Failed(str(error), "conflict" if isinstance(error, sqlite3.IntegrityError) else "", storage_trouble(error))


def _commit(connection: sqlite3.Connection, jobs: Sequence[Job]) -> None:
    """All jobs in one transaction, in order."""
    if not any(job[1] for job in jobs):
        entries = [entry for job in jobs for entry in job[0]]
        if len(entries) <= TOGETHER:  # one statement is a transaction of its own
            _insert(connection, entries)
            return
    connection.execute("BEGIN IMMEDIATE")
    try:
        entries = []
        for job in jobs:
            entries += job[0]
            if job[1]:
                _insert(connection, entries)
                entries = []
                for statement in job[1]:
                    connection.execute(*statement)
        _insert(connection, entries)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _insert(connection: sqlite3.Connection, entries: Sequence[Sequence[Any]]) -> None:
    for first in range(0, len(entries), TOGETHER):
        part = entries[first : first + TOGETHER]
        connection.execute(_inserting(len(part)), [value for entry in part for value in entry])


@functools.cache
def _inserting(entries: int) -> str:
    """The statement that appends so many entries; each number of them is prepared once."""
    return f"INSERT INTO entry ({_NAMES}) VALUES {', '.join([f'({_PLACES})'] * entries)}"


# -- how it travels ---------------------------------------------------------------------------------


def packed(message: Any) -> bytes:
    """A message as it is sent: how long it is, and what it says."""
    body = _encode(message)
    return _SIZE.pack(len(body)) + body


class Unpacking:
    """Takes messages out of what comes, of whatever type they are."""

    def __init__(self, kind: Any) -> None:
        self._decode, self._rest = msgspec.msgpack.Decoder(kind).decode, b""

    def take(self, data: bytes) -> Iterator[Any]:
        """Whatever is whole now."""
        data, at = self._rest + data, 0
        while len(data) - at >= _SIZE.size:
            end = at + _SIZE.size + _SIZE.unpack_from(data, at)[0]
            if end > len(data):
                break
            yield self._decode(memoryview(data)[at + _SIZE.size : end])
            at = end
        self._rest = data[at:]


def main(path: str) -> None:
    """Store what comes until nothing more does; who says farewell first (no jobs at all) is left one file."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)  # they are for the server, which will say so
    connection, coming, farewell = connect(path), Unpacking(list[Any]), False
    while data := _read():
        jobs: list[Job] = []
        for some in coming.take(data):
            farewell |= not some
            jobs += some
        if jobs:
            answer = packed(store(connection, jobs))
            with contextlib.suppress(BrokenPipeError):  # who has died wants no answer, but all that he sent is stored
                while answer:
                    answer = answer[os.write(1, answer) :]
    if farewell:
        disconnect(connection)


def _read() -> bytes:
    """What comes next; nothing, when all was read that somebody sent who is gone, with or without his answers."""
    with contextlib.suppress(ConnectionResetError):
        return os.read(0, READ)
    return b""


if __name__ == "__main__":
    main(sys.argv[1])
