"""A store for tests, and a table in it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from konspira.server.store import StoredChair, StoredTable
from konspira.server.store.database import Database
from konspira.server.store.sqlite import SqliteStore


def with_store(path: Path, work: Callable[[SqliteStore], Coroutine[Any, Any, None]]) -> None:
    """Do some work with a store."""

    async def run() -> None:
        store = SqliteStore(Database(path), asyncio.get_running_loop())
        try:
            await work(store)
        finally:
            await asyncio.to_thread(store.close)

    asyncio.run(run())


async def table(store: SqliteStore, id: str = "t") -> None:
    row = StoredTable(
        id, "gra", {"jokers": True}, True, 60, "host", 1, 2, [StoredChair(0, "open", None, None, "i", False)]
    )
    await store.commit(*store.keep_table(row, None), *store.begin_match(id, 1, b"k" * 32, "{}", 3))
