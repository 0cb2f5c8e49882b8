"""The store: what is told to be stored is, together or not at all, and a journal never has a hole."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from konspira.server.store import Conflict, Line, StoredChair, StoredTable, StoreError, schema
from konspira.server.store.sqlite import SqliteStore


def with_store(path: Path, work: Callable[[SqliteStore], Coroutine[Any, Any, None]]) -> None:
    """Do some work with a store."""

    async def run() -> None:
        store = SqliteStore(path, asyncio.get_running_loop())
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


def test_a_table_comes_back_as_it_was_kept(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await table(store)
        found = await store.table("t")
        assert found is not None
        assert (found.options, found.public, found.patience, found.match, found.ended) == (
            {"jokers": True},
            True,
            60,
            1,
            False,
        )
        assert found.chairs == [StoredChair(0, "open", None, None, "i", False)]
        assert await store.table("nothing") is None

    with_store(tmp_path / "a.db", work)


def test_lines_come_back_in_order_with_the_ids_of_their_commands(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await table(store)
        lines = [Line("t/1", n, f'{{"n":{n},"ż":"\\u0000"}}', f"c{n}" if n % 2 else None) for n in range(1, 50)]
        await asyncio.gather(*(store.commit(lines=[line]) for line in lines))
        found = await store.match("t", 1)
        assert found is not None
        assert found.lines == ["{}", *(line.text for line in lines)]
        assert found.commands == [None, *(line.command for line in lines)]
        assert found.key == b"k" * 32

    with_store(tmp_path / "a.db", work)


def test_a_hole_in_a_journal_is_refused_and_so_is_a_second_line_of_the_same_number(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await table(store)
        with pytest.raises(StoreError):
            await store.commit(lines=[Line("t/1", 2, "{}", None)])
        with pytest.raises(Conflict):
            await store.commit(lines=[Line("t/1", 0, "{}", None)])
        with pytest.raises(Conflict):
            await store.commit(lines=[Line("nothing/1", 0, "{}", None)])

    with_store(tmp_path / "a.db", work)


def test_what_fails_takes_nothing_else_with_it(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await table(store)
        jobs = [store.commit(lines=[Line("t/1", n, "{}", None)]) for n in (1, 2, 6, 3)]  # all in one commit
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [isinstance(result, StoreError) for result in results] == [False, False, True, False]
        found = await store.match("t", 1)
        assert found is not None
        assert len(found.lines) == 4

    with_store(tmp_path / "a.db", work)


def test_many_writes_share_a_commit_and_are_told_in_order(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        commits: list[int] = []
        store._committed = lambda jobs, seconds: commits.append(jobs)
        await table(store)
        told: list[int] = []
        last = asyncio.get_running_loop().create_future()
        for n in range(1, 300):
            store.write([Line("t/1", n, "{}", None)], [], lambda error, n=n: told.append(n))  # type: ignore[misc]
        store.write([], [], lambda error: last.set_result(None))
        await last
        assert told == list(range(1, 300))
        assert len(commits) < 20

    with_store(tmp_path / "a.db", work)


def test_the_database_is_durable_by_its_settings(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        connection = store._connect()
        assert connection.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
        assert connection.execute("PRAGMA synchronous").fetchone()[0] == 2, "FULL"
        connection.close()

    with_store(tmp_path / "a.db", work)


def test_the_secret_stays_the_same(tmp_path: Path) -> None:
    secrets = []

    async def work(store: SqliteStore) -> None:
        secrets.append(store.secret)

    with_store(tmp_path / "a.db", work)
    with_store(tmp_path / "a.db", work)
    with_store(tmp_path / "b.db", work)
    assert secrets[0] == secrets[1] != secrets[2]
    assert len(secrets[0]) == 32


def test_a_closed_store_is_one_file(tmp_path: Path) -> None:
    with_store(tmp_path / "a.db", table)
    assert [path.name for path in tmp_path.iterdir()] == ["a.db"]


def test_a_database_takes_only_the_steps_it_lacks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_store(tmp_path / "a.db", table)
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, "CREATE TABLE more (x); INSERT INTO more VALUES (7);"))
    with_store(tmp_path / "a.db", lambda store: table(store, "u"))
    with sqlite3.connect(tmp_path / "a.db") as connection:
        assert connection.execute("SELECT x FROM more").fetchall() == [(7,)]
        assert connection.execute("PRAGMA user_version").fetchone() == (len(schema.STEPS),)
    connection.close()


def test_a_step_that_fails_leaves_the_database_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_store(tmp_path / "a.db", table)
    steps = len(schema.STEPS)
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, "CREATE TABLE more (x); SELECT nothing FROM nowhere;"))
    with pytest.raises(sqlite3.OperationalError):
        with_store(tmp_path / "a.db", table)
    with sqlite3.connect(tmp_path / "a.db") as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (steps,)
        assert connection.execute("SELECT name FROM sqlite_master WHERE name = 'more'").fetchall() == []
    connection.close()


def test_a_database_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "a.db") as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(schema.TooNew):
        with_store(tmp_path / "a.db", table)


def test_forgetting_goes_by_the_state_of_a_table(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        for id in ("gathering", "playing", "over"):
            row = StoredTable(id, "gra", {}, True, 60, "host", 1, 100, [])
            await store.commit(*store.keep_table(row, None))
        await store.commit(
            *store.begin_match("playing", 1, b"k", "{}", 1),
            *store.begin_match("over", 1, b"k", "{}", 1),
            store.end_match("over/1", 5),
        )
        left = []
        for dates in ((101, 0, 0, 0), (101, 101, 0, 0), (101, 101, 101, 0)):
            await store.commit(*store.sweep(*dates))
            left.append({row.id for row in await store.tables_public(10)})
        assert left == [{"playing", "over"}, {"over"}, set()]
        assert await store.match("over", 1) is None

    with_store(tmp_path / "a.db", work)
