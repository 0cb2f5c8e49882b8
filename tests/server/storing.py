"""A store for tests, and a table in it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from server.postgres import database_of

from konspira.server.store import LINE, Entry, Store, StoredChair, StoredTable
from konspira.server.store.database import Database
from konspira.server.store.postgres import PostgresStore
from konspira.server.store.postgres_database import PostgresDatabase
from konspira.server.store.sqlite import SqliteStore


def with_postgres(path: Path, work: Callable[[PostgresStore], Coroutine[Any, Any, None]]) -> None:
    """Do some work with a store in the PostgreSQL of the tests; the path names the database."""
    database = PostgresDatabase(database_of(path), path.with_suffix(".secrets"))

    async def run() -> None:
        store = PostgresStore(database, asyncio.get_running_loop())
        try:
            await work(store)
        finally:
            await asyncio.to_thread(store.close)

    asyncio.run(run())


def with_store(path: Path, work: Callable[[SqliteStore], Coroutine[Any, Any, None]], *, apart: bool = False) -> None:
    """Do some work with a store in a file, which a thread writes or (`apart`) a process."""

    async def run() -> None:
        store = SqliteStore(Database(path), asyncio.get_running_loop(), apart=apart)
        try:
            await work(store)
        finally:
            await asyncio.to_thread(store.close)

    asyncio.run(run())


async def table(store: Store, id: str = "t") -> None:
    row = StoredTable(
        id, "gra", {"jokers": True}, True, 60, "host", 1, 2, [StoredChair(0, "open", None, None, "i", False)]
    )
    await store.commit(*store.keep_table(row, None), *store.begin_match(id, 1, b"k" * 32, 0, 3))
    await store.commit(entries=[line(0, table=id)])


def line(n: int, text: str = "{}", command: str | None = None, table: str = "t") -> Entry:
    """A line of the match at that table; nothing else was done there."""
    return Entry(table, n, LINE, 1, n, command and "seat 0", command, text)
