"""All that a database holds, from SQLite to PostgreSQL and back: to move a server, to keep a copy, to bring one back.

What is copied is one moment of the database. The copy of a PostgreSQL is a file of SQLite like any other, at which a
server may be started.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import asyncpg

from konspira.server import StartError
from konspira.server.store import schema
from konspira.server.store.database import Database, secrets_beside
from konspira.server.store.postgres_database import FAILURES, PostgresDatabase

FIRST = ("guest", "tables", "match")  # what others refer to
# of one kind of database, or of a moment
OWN = {"secret", "probe", "step", "secret_digest", "node", "presence", "lease", "signed_out"}
MANY = 2000  # rows at a time
ALIVE = "5 seconds"  # in which a node has given a sign of life


class Moved(NamedTuple):
    """What was copied."""

    tables: int
    matches: int
    entries: int


def to_postgres(source: Path, url: str, secret_file: Path) -> Moved:
    """Copy a file of SQLite, held meanwhile, into a PostgreSQL in which there is nothing yet. Raises StartError."""
    held = Database(source)
    try:
        if not secret_file.exists():
            held.secrets.copy(secret_file)
        target = PostgresDatabase(url, secret_file)
        if target.secret != held.secret:
            raise StartError("start-other-secrets", path=source.name, secrets=str(secret_file))
        with contextlib.closing(held.connect()) as connection:
            return asyncio.run(_fill(connection, target))
    finally:
        held.close()


def to_sqlite(url: str, secret_file: Path, target: Path, *, running: bool) -> Moved:
    """Copy a PostgreSQL into a new file of SQLite with its secrets; also while nodes run, if they may.

    Raises StartError.
    """
    source = PostgresDatabase(url, secret_file)
    source.secrets.copy(secrets_beside(target))
    made = Database(target)
    try:
        with contextlib.closing(made.connect()) as connection:
            return asyncio.run(_read(source, connection, running))
    except BaseException:
        target.unlink(missing_ok=True)
        secrets_beside(target).unlink(missing_ok=True)
        raise
    finally:
        made.close()


async def _fill(source: sqlite3.Connection, target: PostgresDatabase) -> Moved:
    try:
        connection = await target.connect()
        try:
            async with connection.transaction():
                if await connection.fetchval("SELECT EXISTS (SELECT 1 FROM tables) OR EXISTS (SELECT 1 FROM guest)"):
                    raise StartError("start-not-empty", path=target.named)
                await connection.execute("DELETE FROM served")
                for table, columns in _columns(source):
                    for rows in _rows(source, table, columns):
                        await connection.copy_records_to_table(table, records=rows, columns=columns)
        finally:
            await connection.close()
    except FAILURES as error:
        raise StartError("start-database", path=target.named, why=str(error)) from None
    return _counted(source)


async def _read(source: PostgresDatabase, target: sqlite3.Connection, running: bool) -> Moved:
    try:
        connection = await source.connect()
        try:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                alive = f"SELECT count(*) FROM node WHERE seen > now() - interval '{ALIVE}'"
                if not running and await connection.fetchval(alive):
                    raise StartError("start-nodes", path=source.named)
                target.execute("BEGIN IMMEDIATE")
                target.execute("DROP TRIGGER entry_follows")  # rows come in any order, and are checked afterwards
                target.execute("DELETE FROM served")
                for table, columns in _columns(target):
                    await _copy(connection, target, table, columns)
                target.execute(_follows())
                target.execute("COMMIT")
        finally:
            await connection.close()
    except FAILURES as error:
        raise StartError("start-database", path=source.named, why=str(error)) from None
    return _counted(target)


async def _copy(source: asyncpg.Connection, target: sqlite3.Connection, table: str, columns: list[str]) -> None:
    named, places = ", ".join(f'"{name}"' for name in columns), ", ".join("?" * len(columns))
    batch = []
    async for row in source.cursor(f"SELECT {named} FROM {table}", prefetch=MANY):
        batch.append(tuple(row))
        if len(batch) == MANY:
            target.executemany(f"INSERT INTO {table} ({named}) VALUES ({places})", batch)
            batch = []
    target.executemany(f"INSERT INTO {table} ({named}) VALUES ({places})", batch)


def _columns(connection: sqlite3.Connection) -> Iterator[tuple[str, list[str]]]:
    """All tables with their columns, in an order in which they can be filled."""
    names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    wanted = [name for name in names if name not in OWN and not name.startswith("sqlite_")]
    for name in sorted(wanted, key=lambda name: (FIRST.index(name) if name in FIRST else len(FIRST), name)):
        yield name, [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]


def _rows(connection: sqlite3.Connection, table: str, columns: list[str]) -> Iterator[list[tuple[object, ...]]]:
    named = ", ".join(f'"{name}"' for name in columns)
    cursor = connection.execute(f"SELECT {named} FROM {table}")
    while rows := cursor.fetchmany(MANY):
        yield [tuple(row) for row in rows]


def _follows() -> str:
    """The trigger that keeps holes out of a log, as a new database has it."""
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        schema.migrate(fresh)
        (made,) = fresh.execute("SELECT sql FROM sqlite_master WHERE name = 'entry_follows'").fetchone()
    return str(made)


def _counted(connection: sqlite3.Connection) -> Moved:
    """What there is; every log is found to be without a gap. Raises StartError."""
    gaps = 'SELECT count(*) FROM (SELECT 1 FROM entry GROUP BY "table" HAVING count(*) <> max(n) + 1)'
    if connection.execute(gaps).fetchone()[0]:
        raise StartError("start-corrupt", path="")
    return Moved(*(connection.execute(f"SELECT count(*) FROM {t}").fetchone()[0] for t in ("tables", "match", "entry")))
