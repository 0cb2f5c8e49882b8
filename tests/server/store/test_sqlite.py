"""What is told to be stored is, together or not at all, and a journal never has a hole."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from server.processes import writers_of
from server.storing import line, table, with_store

from konspira.server.store import Conflict, Entry, StoreError, Unfit
from konspira.server.store.commits import COLUMNS, TOGETHER
from konspira.server.store.sqlite import SqliteStore


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


@pytest.mark.parametrize("apart", [False, True])
@pytest.mark.parametrize("entries", [TOGETHER, TOGETHER + 1, 2 * TOGETHER + 1])
def test_a_job_is_stored_whole_or_not_at_all_however_many_statements_it_takes(
    tmp_path: Path, entries: int, apart: bool
) -> None:
    async def work(store: SqliteStore) -> None:
        await table(store)
        written = [line(n, command=f"c{n}") for n in range(1, entries + 1)]
        with pytest.raises(Conflict):
            await store.commit(entries=[*written[:-1], line(entries + 1)])
        assert len(await store.entries("t", 0)) == 1
        await store.commit(entries=written)
        assert [entry.n for entry in await store.entries("t", 0)] == list(range(entries + 1))

    with_store(tmp_path / "a.db", work, apart=apart)


@pytest.mark.parametrize("apart", [False, True])
def test_what_loses_in_a_batch_of_one_statement_takes_nothing_else_with_it(tmp_path: Path, apart: bool) -> None:
    async def work(store: SqliteStore) -> None:
        await table(store, "a")
        await table(store, "b")
        told: list[Exception | None] = []
        for entry in (line(1, table="a"), line(1, table="a"), line(1, table="b"), line(2, table="b")):
            store.write([entry], [], told.append)
        await store.commit()
        assert [type(error) for error in told] == [type(None), Conflict, type(None), type(None)]
        assert (len(await store.entries("a", 0)), len(await store.entries("b", 0))) == (2, 3)

    with_store(tmp_path / "a.db", work, apart=apart)


@pytest.mark.parametrize("apart", [False, True])
@pytest.mark.parametrize("unfit", ["half a letter: \ud83d", 1 << 80])
def test_what_is_no_value_of_a_database_takes_nothing_else_with_it(tmp_path: Path, unfit: Any, apart: bool) -> None:
    async def work(store: SqliteStore) -> None:
        await table(store)
        told: list[Exception | None] = []
        for entry in (line(1), line(2)._replace(text=unfit), line(2)):
            store.write([entry], [], told.append)
        await store.commit()
        assert [type(error) for error in told] == [type(None), Unfit, type(None)]
        assert len(await store.entries("t", 0)) == 3

    with_store(tmp_path / "a.db", work, apart=apart)


def test_a_process_that_writes_leaves_one_file_and_its_secrets_too(tmp_path: Path) -> None:
    with_store(tmp_path / "a.db", table, apart=True)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.db", "a.db.secrets"]


def test_what_waits_for_a_process_that_writes_is_stored_before_the_store_is_closed(tmp_path: Path) -> None:
    told: list[Exception | None] = []

    async def work(store: SqliteStore) -> None:
        await table(store)
        for n in range(1, 500):
            store.write([line(n, "x" * 40_000)], [], told.append)

    with_store(tmp_path / "a.db", work, apart=True)
    with closing(sqlite3.connect(tmp_path / "a.db")) as database:
        assert database.execute("SELECT count(*) FROM entry").fetchone() == (500,)


def test_a_process_that_writes_and_dies_is_replaced_and_who_waited_is_told(tmp_path: Path) -> None:
    """Whether its last jobs are stored is not known: nobody is told that they are."""

    async def work(store: SqliteStore) -> None:
        await table(store)
        (writer,) = writers_of(os.getpid())
        os.kill(writer, signal.SIGSTOP)
        lost = asyncio.create_task(store.commit(entries=[line(1)]))
        await asyncio.sleep(0)
        os.kill(writer, signal.SIGKILL)
        with pytest.raises(StoreError) as failed:
            await lost
        assert (failed.value.trouble, store.trouble) == ("disk", "disk")
        await store.commit(entries=[line(1)])
        assert store.trouble is None
        assert writers_of(os.getpid()) != [writer]

    with_store(tmp_path / "a.db", work, apart=True)


def test_whoever_comes_next_waits_until_all_is_stored_that_a_dead_server_has_sent(tmp_path: Path) -> None:
    """Else it would read a log that grows behind its back."""
    path = tmp_path / "a.db"
    with_store(path, table)
    script = (
        "import asyncio, os, sys; sys.path[:0] = sys.argv[2:]\n"
        "from server.storing import line, with_store\n"
        "from server.processes import writers_of\n"
        "from pathlib import Path\n"
        "async def work(store):\n"
        "    await store.commit()\n"
        "    os.kill(writers_of(os.getpid())[0], 19)\n"
        "    store.write([line(1)], []); store._flush()\n"
        "    print(writers_of(os.getpid())[0], flush=True)\n"
        "    os.kill(os.getpid(), 9)\n"
        "with_store(Path(sys.argv[1]), work, apart=True)\n"
    )
    tests = str(Path(__file__).parents[2])
    died = subprocess.run([sys.executable, "-c", script, path, tests], stdout=subprocess.PIPE, text=True, check=False)
    assert died.returncode == -signal.SIGKILL
    threading.Timer(0.2, os.kill, (int(died.stdout), signal.SIGCONT)).start()

    async def read(store: SqliteStore) -> None:
        assert [entry.n for entry in await store.entries("t", 0)] == [0, 1]

    with_store(path, read)


def test_both_name_the_columns_of_an_entry_alike() -> None:
    assert Entry._fields == COLUMNS
