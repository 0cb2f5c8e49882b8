"""What is told to be stored is, together or not at all, and a journal never has a hole."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from server.storing import table, with_store

from konspira.server.store import Conflict, Line, StoreError
from konspira.server.store.sqlite import SqliteStore


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
        connection = store.database.connect()
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


def test_a_closed_store_is_one_file_and_its_secrets(tmp_path: Path) -> None:
    with_store(tmp_path / "a.db", table)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.db", "a.db.secrets"]
