"""The steps that lead to the database, each once, whole or not at all; what is found there, and what is forgotten."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from server.storing import table, with_store

from konspira.server import StartError
from konspira.server.store import StoredChair, StoredTable, sql
from konspira.server.store.sqlite import SqliteStore


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
        await store.commit(store.count_served(100))
        left = []
        for idle in ((99, 100, 100, 0), (99, 99, 100, 0), (99, 99, 99, 0)):
            await store.commit(*store.sweep(*idle))
            left.append({row.id for row in await store.tables_public(10)})
        assert left == [{"playing", "over"}, {"over"}, set()]
        assert await store.match("over", 1) is None

    with_store(tmp_path / "a.db", work)


def test_a_database_takes_only_the_steps_it_lacks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_store(tmp_path / "a.db", table)
    monkeypatch.setattr(sql, "STEPS", (*sql.STEPS, "CREATE TABLE more (x); INSERT INTO more VALUES (7);"))
    with_store(tmp_path / "a.db", lambda store: table(store, "u"))
    with sqlite3.connect(tmp_path / "a.db") as connection:
        assert connection.execute("SELECT x FROM more").fetchall() == [(7,)]
        assert connection.execute("PRAGMA user_version").fetchone() == (len(sql.STEPS),)
    connection.close()


def test_a_step_that_fails_leaves_the_database_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_store(tmp_path / "a.db", table)
    steps = len(sql.STEPS)
    monkeypatch.setattr(sql, "STEPS", (*sql.STEPS, "CREATE TABLE more (x); SELECT nothing FROM nowhere;"))
    with pytest.raises(StartError):
        with_store(tmp_path / "a.db", table)
    with sqlite3.connect(tmp_path / "a.db") as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (steps,)
        assert connection.execute("SELECT name FROM sqlite_master WHERE name = 'more'").fetchall() == []
    connection.close()


def test_a_database_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "a.db") as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(StartError) as refused:
        with_store(tmp_path / "a.db", table)
    assert refused.value.news.id == "start-too-new"
