"""A server's database moves from SQLite to PostgreSQL and back, with games under way, and nothing is another."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest
from server.postgres import database_of, programs
from server.storing import line, table, with_postgres, with_store

from konspira.server import StartError
from konspira.server.store import StoredBar
from konspira.server.store.moving import to_postgres, to_sqlite
from konspira.server.store.postgres import PostgresStore
from konspira.server.store.postgres_database import PostgresDatabase
from konspira.server.store.sqlite import SqliteStore

pytestmark = pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed")


def rows(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """All that a file holds, but for what is of a moment."""
    with contextlib.closing(sqlite3.connect(path)) as db:
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: sorted(db.execute(f"SELECT * FROM {name}"), key=repr) for name in names if name != "probe"}


async def busy(store: SqliteStore) -> None:
    """A table where much has happened."""
    await table(store)
    await store.commit(store.keep_guest("g", "Ania", 1, "fox"), store.keep_bar("t", StoredBar("h", "ban", None)))
    await store.commit(
        *store.keep_clocks("t/1", {0: 9}), entries=[line(n, f"{{{n}}} ż", f"c{n}") for n in range(1, 30)]
    )


def test_there_and_back_again_nothing_has_changed(tmp_path: Path) -> None:
    with_store(tmp_path / "a.db", busy)
    url, secrets = database_of(tmp_path), tmp_path / "shared"
    moved = to_postgres(tmp_path / "a.db", url, secrets)
    assert (moved.tables, moved.matches, moved.entries) == (1, 1, 30)
    assert to_sqlite(url, secrets, tmp_path / "b.db", running=False) == moved
    assert rows(tmp_path / "b.db") == rows(tmp_path / "a.db")

    async def on(store: SqliteStore) -> None:
        await store.commit(entries=[line(30)])
        with pytest.raises(Exception, match="missing"):
            await store.commit(entries=[line(40)])

    with_store(tmp_path / "b.db", on)


def test_what_was_moved_goes_on_where_it_is(tmp_path: Path) -> None:
    with_store(tmp_path / "a.db", busy)
    path = tmp_path / "b.db"  # whose database the moved one is
    to_postgres(tmp_path / "a.db", database_of(path), path.with_suffix(".secrets"))

    async def on(store: PostgresStore) -> None:
        assert await store.log_length("t") == 30
        await store.commit(entries=[line(30)])
        assert ("seat 0", "c7") in await store.commands("t")

    with_postgres(path, on)


def test_what_is_not_empty_or_in_use_is_left_alone(tmp_path: Path) -> None:
    with_store(tmp_path / "a.db", busy)
    url, secrets = database_of(tmp_path), tmp_path / "shared"
    to_postgres(tmp_path / "a.db", url, secrets)
    with pytest.raises(StartError) as refused:
        to_postgres(tmp_path / "a.db", url, secrets)
    assert refused.value.news.id == "start-not-empty"

    async def node(store: PostgresStore) -> None:
        async with store.reading() as connection:
            await connection.execute("INSERT INTO node VALUES ('n', now())")

    database = PostgresDatabase(url, secrets)

    async def work() -> None:
        store = PostgresStore(database, asyncio.get_running_loop())
        await node(store)
        await asyncio.to_thread(store.close)

    asyncio.run(work())
    with pytest.raises(StartError) as running:
        to_sqlite(url, secrets, tmp_path / "b.db", running=False)
    assert running.value.news.id == "start-nodes"
    assert not (tmp_path / "b.db").exists()
    assert to_sqlite(url, secrets, tmp_path / "b.db", running=True).tables == 1
