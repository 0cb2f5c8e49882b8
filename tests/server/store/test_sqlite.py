"""What is told to be stored is, together or not at all, and a journal never has a hole."""

from __future__ import annotations

from pathlib import Path

import pytest
from server.storing import line, table, with_store

from konspira.server.store import Conflict
from konspira.server.store.sqlite import TOGETHER, SqliteStore


def test_the_database_is_durable_by_its_settings(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        connection = store.database.connect()
        assert connection.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
        assert connection.execute("PRAGMA synchronous").fetchone()[0] == 2, "FULL"
        connection.close()

    with_store(tmp_path / "a.db", work)


def test_a_closed_store_is_one_file_and_its_secrets(tmp_path: Path) -> None:
    with_store(tmp_path / "a.db", table)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.db", "a.db.secrets"]


@pytest.mark.parametrize("entries", [TOGETHER, TOGETHER + 1, 2 * TOGETHER + 1])
def test_a_job_is_stored_whole_or_not_at_all_however_many_statements_it_takes(tmp_path: Path, entries: int) -> None:
    async def work(store: SqliteStore) -> None:
        await table(store)
        written = [line(n, command=f"c{n}") for n in range(1, entries + 1)]
        with pytest.raises(Conflict):
            await store.commit(entries=[*written[:-1], line(entries + 1)])
        assert len(await store.entries("t", 0)) == 1
        await store.commit(entries=written)
        assert [entry.n for entry in await store.entries("t", 0)] == list(range(entries + 1))

    with_store(tmp_path / "a.db", work)


def test_what_loses_in_a_batch_of_one_statement_takes_nothing_else_with_it(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await table(store, "a")
        await table(store, "b")
        told: list[Exception | None] = []
        for entry in (line(1, table="a"), line(1, table="a"), line(1, table="b"), line(2, table="b")):
            store.write([entry], [], told.append)
        await store.commit()
        assert [type(error) for error in told] == [type(None), Conflict, type(None), type(None)]
        assert (len(await store.entries("a", 0)), len(await store.entries("b", 0))) == (2, 3)

    with_store(tmp_path / "a.db", work)
