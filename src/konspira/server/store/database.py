"""The file that holds all tables: opened by one server at a time, brought up to date, for its owner's eyes alone.

Whoever opens it holds a lock beside it that the system takes away with the process, however that ends.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import secrets
import sqlite3
import time
from pathlib import Path

import msgspec

from konspira.server import StartError
from konspira.server.store import schema
from konspira.server.store.commits import connect, storage_trouble
from konspira.server.store.secret_file import SecretFile

PATIENCE = 1.0  # seconds that whoever holds a database may take to die
FAREWELL = 20.0  # seconds that the process may take to end which writes for one that is dead already
GUESTS = "guests"  # the secret that signs guests


class Holder(msgspec.Struct):
    """Who holds a database, as it is written into the lock."""

    pid: int
    since: str


class Database:
    """One SQLite file, held. Raises StartError with the true cause where it cannot be opened."""

    lock = -1  # the file of the lock, as long as it is held

    def __init__(self, path: Path, secret_file: Path | None = None) -> None:
        self.path = path
        if path.is_dir():
            raise StartError("start-folder", path=str(path))
        try:
            path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            self.lock = _hold(path)
        except OSError as error:
            raise StartError("start-file", path=str(path), why=error.strerror or str(error)) from None
        try:
            self._open(secret_file or secrets_beside(path))
        except sqlite3.Error as error:
            self.close()
            raise _explained(path, error) from None
        except OSError as error:
            self.close()
            raise StartError("start-file", path=str(path), why=error.strerror or str(error)) from None
        except BaseException:
            self.close()
            raise

    def _open(self, secret_file: Path) -> None:
        os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
        self.path.chmod(0o600)  # what SQLite lays beside it gets the same
        with contextlib.closing(self.connect()) as connection:
            connection.execute("PRAGMA journal_mode = WAL")
            schema.migrate(connection)
            self.secrets = SecretFile(secret_file)
            self._move_secrets(connection)
        self.secret = self.secrets.take(GUESTS, secrets.token_bytes(32))

    def _move_secrets(self, connection: sqlite3.Connection) -> None:
        """Earlier versions kept secrets among the tables: they go where they belong, and leave no trace here."""
        found = connection.execute("SELECT name, value FROM secret").fetchall()
        for name, value in found:
            self.secrets.take(name, value)
        if found:
            connection.execute("PRAGMA secure_delete = ON")
            connection.execute("DELETE FROM secret")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    @property
    def named(self) -> str:
        """What it may be called where others read."""
        return self.path.name

    def connect(self) -> sqlite3.Connection:
        """Another connection, with what makes a commit durable."""
        connection = connect(str(self.path))
        connection.row_factory = sqlite3.Row
        return connection

    def close(self) -> None:
        """Let others have it."""
        if self.lock >= 0:
            with contextlib.suppress(OSError):
                lock_of(self.path).unlink(missing_ok=True)
            os.close(self.lock)
            self.lock = -1


def secrets_beside(path: Path) -> Path:
    """Where the secrets of a database are, unless somebody says otherwise."""
    return path.with_name(path.name + ".secrets")


def lock_of(path: Path) -> Path:
    """The lock of a database, by whatever name it is opened."""
    path = path.resolve()
    return path.with_name(path.name + ".lock")


def _hold(path: Path) -> int:
    """Take the lock. It is a file of its own: closing the database's would take SQLite's locks away with it."""
    lock, ends = lock_of(path), time.monotonic() + PATIENCE
    while True:
        file = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            with open(file, "rb") as held:
                if time.monotonic() > ends + (0 if _lives(written := held.read(1000)) else FAREWELL):
                    raise _held(path, written) from None
            time.sleep(0.02)
            continue
        try:
            if os.path.samestat(os.fstat(file), os.stat(lock)):
                break
        except FileNotFoundError:
            pass
        os.close(file)  # whoever had it took the file away in this very moment
    since = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime())
    os.truncate(file, 0)
    os.write(file, msgspec.json.encode(Holder(os.getpid(), since)))
    return file


def _lives(written: bytes) -> bool:
    """Does the one who took a lock still live, as far as anybody knows?"""
    with contextlib.suppress(msgspec.MsgspecError, ProcessLookupError, OSError):
        os.kill(msgspec.json.decode(written, type=Holder).pid, 0)
        return True
    return not written


def _held(path: Path, written: bytes) -> StartError:
    try:
        holder = msgspec.json.decode(written, type=Holder)
    except msgspec.MsgspecError:  # he has only just taken it
        return StartError("start-held-unknown", path=str(path))
    return StartError("start-held", path=str(path), pid=str(holder.pid), since=holder.since)


def _explained(path: Path, error: sqlite3.Error) -> StartError:
    """Why a database cannot be opened, as people can do something about it."""
    if isinstance(error, schema.TooNew):
        return StartError("start-too-new", path=str(path), taken=error.taken, known=error.known)
    if getattr(error, "sqlite_errorname", "") == "SQLITE_NOTADB":
        return StartError("start-not-database", path=str(path))
    known = {"full": "start-full", "readonly": "start-readonly", "corrupt": "start-corrupt"}
    return StartError(known.get(storage_trouble(error) or "", "start-file"), path=str(path), why=str(error))


# -- copies -----------------------------------------------------------------------------------------


def copy_database(source: Path, to: Path, secret_file: Path | None = None) -> None:
    """Copy the tables as they are at one moment, also while they are played at, and the secrets beside the copy.

    A folder for it is made where there is none.
    """
    to.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    _copy_tables(source, to)
    known = secret_file or secrets_beside(source)
    if known.exists():
        SecretFile(known).copy(secrets_beside(to))


def restore_database(copy: Path, to: Path, secret_file: Path | None = None) -> None:
    """Put a copy in the place of a database that is lost, after it was found to be whole."""
    to.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    lock = _hold(to)
    try:
        beside = to.with_name(to.name + ".new")
        beside.unlink(missing_ok=True)
        _copy_tables(copy, beside)
        known = secrets_beside(copy)
        if known.exists():
            SecretFile(known).copy(secret_file or secrets_beside(to))
        _set_aside(to)
        beside.replace(to)
    finally:
        lock_of(to).unlink(missing_ok=True)
        os.close(lock)


def _set_aside(path: Path) -> None:
    """What a server that died has left beside its database is of that one: SQLite would write it into another."""
    for kind in ("-wal", "-shm"):
        left = path.with_name(path.name + kind)
        if left.exists():
            left.replace(path.with_name(f"{path.name}.old{kind}"))


def _copy_tables(source: Path, to: Path) -> None:
    """A copy in one file, found to be whole; nothing where that is not to be had."""
    os.close(os.open(to, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        with contextlib.closing(sqlite3.connect(source)) as running, contextlib.closing(sqlite3.connect(to)) as copy:
            running.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
            (verdict,) = copy.execute("PRAGMA integrity_check").fetchone()
        if verdict != "ok":
            raise sqlite3.DatabaseError(verdict)
    except BaseException:
        to.unlink()
        raise
