"""A database of PostgreSQL is opened by whoever knows its secret; true words where it cannot be."""

from __future__ import annotations

import asyncio
from pathlib import Path
from unittest import mock

import asyncpg
import pytest
from server.postgres import database_of, programs, shared

from konspira.server import StartError
from konspira.server.store import postgres_database
from konspira.server.store.postgres_database import PostgresDatabase, storage_trouble

pytestmark = pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed")


def cause(url: str, secrets: Path) -> str:
    with pytest.raises(StartError) as refused:
        PostgresDatabase(url, secrets)
    return refused.value.news.id


def test_all_nodes_have_the_same_secret_and_whoever_has_another_is_kept_out(tmp_path: Path) -> None:
    url = database_of(tmp_path)
    first = PostgresDatabase(url, tmp_path / "one")
    assert PostgresDatabase(url, tmp_path / "one").secret == first.secret
    assert cause(url, tmp_path / "two") == "start-other-secrets"
    assert not (tmp_path / "two").exists(), "what was made for nothing is not left there"


def test_what_cannot_be_opened_is_said_by_its_true_name(tmp_path: Path) -> None:
    assert cause(shared().url("nowhere"), tmp_path / "a") == "start-database"
    assert cause("postgresql://user:secret@127.0.0.1:1/x", tmp_path / "a") == "start-database"
    url = database_of(tmp_path)
    opened = PostgresDatabase(url, tmp_path / "a")
    assert "secret" not in PostgresDatabase.named.fget(mock.Mock(url="postgresql://user:secret@host/x"))  # type: ignore[attr-defined]
    with mock.patch.object(postgres_database, "POSTGRES_STEPS", ()):
        assert cause(url, tmp_path / "a") == "start-too-new"
    with mock.patch.object(postgres_database, "OLDEST", 99):
        assert cause(url, tmp_path / "a") == "start-database-old"
    opened.close()


def test_a_step_that_fails_leaves_the_database_as_it_was(tmp_path: Path) -> None:
    url, steps = database_of(tmp_path), postgres_database.POSTGRES_STEPS
    PostgresDatabase(url, tmp_path / "a")
    with mock.patch.object(postgres_database, "POSTGRES_STEPS", (*steps, "CREATE TABLE more (x INT); SELECT nothing")):
        assert cause(url, tmp_path / "a") == "start-database"
    PostgresDatabase(url, tmp_path / "a")
    assert shared().sql("SELECT to_regclass('more') IS NULL", url.partition("@/")[2].partition("?")[0]) == "t"


def test_troubles_have_names() -> None:
    assert storage_trouble(asyncpg.DiskFullError("")) == "full"
    assert storage_trouble(asyncpg.ReadOnlySQLTransactionError("")) == "readonly"
    assert storage_trouble(asyncpg.AdminShutdownError("")) == storage_trouble(TimeoutError()) == "database"
    assert storage_trouble(asyncpg.UniqueViolationError("")) is None


def test_a_connection_for_which_nobody_waits_any_more_is_closed_when_it_comes(tmp_path: Path) -> None:
    database = PostgresDatabase(database_of(tmp_path), tmp_path / "a")
    real, made = asyncpg.connect, []

    async def slow(*given: object, **named: object) -> asyncpg.Connection:
        connection = await real(*given, **named)
        made.append(connection)
        reached.set()
        await go_on.wait()
        return connection

    async def work() -> None:
        with mock.patch.object(asyncpg, "connect", slow):
            asked = asyncio.create_task(database.connect())
            await reached.wait()
            asked.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asked
            go_on.set()
            while not made[0].is_closed():
                await asyncio.sleep(0)

    reached, go_on = asyncio.Event(), asyncio.Event()
    asyncio.run(asyncio.wait_for(work(), 60))
