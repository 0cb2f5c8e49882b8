"""PostgreSQL that stops, freezes or cuts its lines: whoever writes is told so, and it goes on by itself."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Iterator
from pathlib import Path
from unittest import mock

import pytest
from server.postgres import Postgres, database_of, programs
from server.rooms import until
from server.storing import line, table, with_postgres

from konspira.server.store import Conflict, Entry, StoreError, Unfit, postgres, postgres_database
from konspira.server.store.postgres import PostgresStore, numbered
from konspira.server.store.postgres_database import PostgresDatabase

pytestmark = pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed")


@pytest.fixture(scope="module")
def own() -> Iterator[Postgres]:
    """One that a test may ill-treat."""
    running = Postgres()
    yield running
    running.end()


def with_own(own: Postgres, path: Path, work: object) -> None:
    """Do some work with a store in it."""
    database = PostgresDatabase(own.make(path.parent.name.replace("_", "")[-40:]), path)

    async def run() -> None:
        store = PostgresStore(database, asyncio.get_running_loop())
        try:
            await table(store)
            await work(store)  # type: ignore[operator]  # a coroutine function, as every test has one
        finally:
            await asyncio.to_thread(store.close)

    with mock.patch.object(postgres, "AGAIN", 0.05):
        asyncio.run(run())


def test_a_database_that_stops_is_said_to_be_out_of_reach_until_it_is_back(own: Postgres, tmp_path: Path) -> None:
    told: list[str | None] = []

    async def work(store: PostgresStore) -> None:
        store._troubled = told.append
        await asyncio.to_thread(own.stop)
        for asking in (store.commit(entries=[line(1)]), store.log_length("t"), store.probe()):
            with pytest.raises(StoreError) as failed:
                await asking
            assert failed.value.news.id == "refused-storage-database"
        assert store.trouble == "database"
        await asyncio.to_thread(own.start)
        await until(lambda: store.trouble is None)
        await store.commit(entries=[line(1)])
        assert await store.log_length("t") == 2

    with_own(own, tmp_path / "secrets", work)
    assert (told[0], told[-1]) == ("database", None)


def test_a_frozen_database_keeps_nobody_waiting_and_nothing_is_there_twice(own: Postgres, tmp_path: Path) -> None:
    async def work(store: PostgresStore) -> None:
        own.freeze()
        try:
            with mock.patch.object(postgres, "PATIENCE", 0.5), pytest.raises(StoreError) as failed:
                await store.commit(entries=[line(1, command="a")])
        finally:
            own.freeze(signal.SIGCONT)
        assert failed.value.trouble == "database"
        await until(lambda: store.trouble is None)
        with contextlib.suppress(Conflict):  # it was on the way, and may have arrived
            await store.commit(entries=[line(1, command="a")])
        assert [entry.command for entry in await store.entries("t", 0)] == [None, "a"]

    with_own(own, tmp_path / "secrets", work)


def test_connections_that_are_cut_are_made_anew(own: Postgres, tmp_path: Path) -> None:
    async def work(store: PostgresStore) -> None:
        for n in range(1, 4):
            await asyncio.to_thread(own.cut)
            try:
                await store.commit(entries=[line(n)])
            except StoreError:
                await until(lambda: store.trouble is None)
                with contextlib.suppress(Conflict):  # it was on the way, and may have arrived
                    await store.commit(entries=[line(n)])
        await until(lambda: not store._listener.done())
        assert (await store.probe(), await store.log_length("t")) == (None, 4)

    with_own(own, tmp_path / "secrets", work)


def test_of_two_nodes_that_write_the_same_number_one_loses_and_others_lose_nothing(tmp_path: Path) -> None:
    database = PostgresDatabase(database_of(tmp_path), tmp_path / "secrets")

    async def run() -> None:
        stores = [PostgresStore(database, asyncio.get_running_loop()) for _ in range(3)]
        tables = [f"t{k}" for k in range(5)]
        for id in tables:
            await table(stores[0], id)
        won = dict.fromkeys(tables, 0)
        for n in range(1, 20):  # all nodes write to all tables, in orders of their own
            asked = [(id, store) for k, store in enumerate(stores) for id in tables[k:] + tables[:k]]
            jobs = [store.commit(entries=[line(n, str(store.node), table=id)]) for id, store in asked]
            results = await asyncio.gather(*jobs, return_exceptions=True)
            for (id, _), result in zip(asked, results, strict=True):
                assert result is None or isinstance(result, Conflict), result
                won[id] += result is None
        assert won == dict.fromkeys(tables, 19)
        for store in stores:
            await asyncio.to_thread(store.close)

    asyncio.run(run())


def test_other_nodes_are_told_which_logs_have_grown(tmp_path: Path) -> None:
    async def work(store: PostgresStore) -> None:
        told: list[str] = []
        other = PostgresStore(store.database, asyncio.get_running_loop())
        other.told = told.append
        await table(store)
        store.others = True
        ends = asyncio.get_running_loop().time() + 60
        n = 0
        while not told and asyncio.get_running_loop().time() < ends:  # until it listens
            n += 1
            await store.commit(entries=[line(n)])
        assert told[-1].split() == [store.node, told[-1].split()[1]]
        assert told[-1].split()[1].startswith("t:")
        await asyncio.to_thread(other.close)

    with_postgres(tmp_path / "a.db", work)


def test_a_line_on_which_somebody_still_reads_when_the_store_is_closed_is_closed_afterwards(tmp_path: Path) -> None:
    database = PostgresDatabase(database_of(tmp_path), tmp_path / "a")

    async def work() -> None:
        store = PostgresStore(database, asyncio.get_running_loop())
        async with store.reading() as connection:
            await asyncio.to_thread(store.close)
            assert not connection.is_closed()
        assert connection.is_closed()

    asyncio.run(work())


def test_places_for_values_are_numbered() -> None:
    assert numbered("SELECT ? WHERE a = ? LIMIT ?") == "SELECT $1 WHERE a = $2 LIMIT $3"


def test_a_line_of_a_journal_has_its_number_for_itself(tmp_path: Path) -> None:
    async def work(store: PostgresStore) -> None:
        await table(store)
        await store.commit(entries=[line(1)])
        with pytest.raises(Conflict):  # made on a table that is not as it was thought to be
            await store.commit(entries=[line(1)._replace(n=2)])
        await store.commit(store.take_back("t", 1, 1), entries=[Entry("t", 2, "undo")])
        await store.commit(entries=[line(1)._replace(n=3)])

    with_postgres(tmp_path / "a.db", work)


def test_of_two_lines_with_one_number_in_an_old_database_the_first_counts(tmp_path: Path) -> None:
    url, steps = database_of(tmp_path / "a.db"), postgres_database.POSTGRES_STEPS
    with mock.patch.object(postgres_database, "POSTGRES_STEPS", steps[:-1]):
        PostgresDatabase(url, tmp_path / "a.secrets")

    async def twice(store: PostgresStore) -> None:
        await table(store)
        await store.commit(entries=[line(1, "first"), line(1, "second")._replace(n=2), line(2)._replace(n=3)])

    async def once(store: PostgresStore) -> None:
        found = await store.match("t", 1)
        assert found is not None
        assert found.lines == ["{}", "first", "{}"]
        assert await store.log_length("t") == 4

    with mock.patch.object(postgres_database, "POSTGRES_STEPS", steps[:-1]):
        with_postgres(tmp_path / "a.db", twice)
    with_postgres(tmp_path / "a.db", once)


def test_a_question_about_what_no_database_knows_is_no_trouble_of_the_database(tmp_path: Path) -> None:
    async def work(store: PostgresStore) -> None:
        with pytest.raises(Unfit) as refused:
            await store.table("a\0b")
        assert refused.value.trouble is None
        assert await store.table("t") is None

    with_postgres(tmp_path / "a.db", work)


def test_whatever_goes_wrong_in_the_middle_the_writer_goes_on(tmp_path: Path) -> None:
    async def work(store: PostgresStore) -> None:
        await table(store)
        mistake = mock.patch.object(store, "_together", side_effect=RuntimeError("a mistake of ours"))
        with mistake, pytest.raises(StoreError):
            await asyncio.wait_for(store.commit(entries=[line(1)]), 30)
        await asyncio.wait_for(store.commit(entries=[line(1)]), 30)

    with_postgres(tmp_path / "a.db", work)
