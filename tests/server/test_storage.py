"""A disk that is full, read-only or broken: people are told so in a sentence, nothing that was answered is lost, and
play goes on by itself when the disk is well again."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from unittest import mock

import pytest
from server.processes import writers_of
from server.rooms import FakeServices, come, rounds, send, with_services
from server.storing import line, table, with_store
from server.web import Server, actions, first, of_a_file, wait_for

from konspira.server import Config
from konspira.server.lobby import Lobby
from konspira.server.monitoring import Metrics
from konspira.server.nodes import Alone
from konspira.server.services import Services
from konspira.server.store import Statement, StoredBar, StoredChair, StoredTable, StoreError, sqlite
from konspira.server.store.database import Database
from konspira.server.store.sqlite import SqliteStore

Own = Callable[..., Server]

pytestmark = of_a_file


@contextmanager
def no_room(server: Server) -> Iterator[None]:
    """The file that every commit is written into may not grow."""
    size = server.db.with_name(server.db.name + "-wal").stat().st_size
    writing = [server.process.pid, *writers_of(server.process.pid)]
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    for process in writing:
        resource.prlimit(process, resource.RLIMIT_FSIZE, (size, before[1]))
    yield
    for process in writing:
        resource.prlimit(process, resource.RLIMIT_FSIZE, before)


def test_where_nothing_can_be_stored_a_move_is_refused_in_words_and_none_that_was_answered_is_lost(own: Own) -> None:
    server = own(blink=0.05)
    token = server.token()
    stored = server.table(token, ["me", "me"], start=True, patience=None)
    with server.sit(stored, token, seat=0) as one:
        one.hear()
        assert one.do("act", action=first(one))["type"] == "done"
        moment = one.turn["moment"]
    with no_room(server), server.sit(stored, token, seat=1) as two:
        two.hear()
        refused = two.do("act", "again and again", action=first(two))
        assert (refused["type"], refused["news"]["id"]) == ("refused", "refused-storage-disk")
        assert two.closed() == 1013, "what is in memory counts no more, and everybody comes back"
        with server.sit(stored, token, seat=0) as one:
            welcome = one.hear()
            assert welcome["turn"]["moment"] == moment
            assert welcome["table"]["trouble"] == {"id": "refused-storage-disk", "args": {}}
            assert one.do("say", text="?")["news"]["id"] == "refused-storage-disk"
        health = server.ask("/health")
        assert (health.status, health.json["status"], health.json["storage"]) == (503, "trouble", "disk")
        made = server.ask("/api/tables", {"game": "gra", "chairs": [{"who": "me"}] * 2}, token=token)
        assert (made.status, made.json["news"]["id"]) == (503, "refused-storage-disk")
        metrics = server.ask("/metrics").body.decode()
        assert "konspira_storage_trouble 1" in metrics
        assert "konspira_storage_failures_total" in metrics
    assert wait_for(lambda: server.ask("/health").status == 200), "it is tried again"
    with server.sit(stored, token, seat=1) as two:
        assert two.hear()["table"]["trouble"] is None
        assert two.do("act", "again and again", action=actions(two.turn["legal"])[0])["type"] == "done"
    with closing(sqlite3.connect(server.db)) as database:
        assert database.execute("SELECT count(*) FROM entry WHERE command = 'again and again'").fetchone() == (1,)


@pytest.mark.parametrize(("pragma", "trouble"), [("max_page_count = 1", "full"), ("query_only = ON", "readonly")])
def test_a_store_says_what_is_wrong_and_when_it_is_well_again(tmp_path: Path, pragma: str, trouble: str) -> None:
    told: list[str | None] = []

    async def work(store: SqliteStore) -> None:
        store._troubled = told.append
        await table(store)
        await store.probe()
        await store.commit(Statement(f"PRAGMA {pragma}", ()))
        with pytest.raises(StoreError) as failed:
            await store.commit(entries=[line(1, "x" * 100_000)])
        assert (failed.value.trouble, store.trouble) == (trouble, trouble)
        assert failed.value.news.id == f"refused-storage-{trouble}"
        if trouble == "readonly":
            return  # a connection that may only read cannot be told otherwise by a change
        await store.commit(Statement("PRAGMA max_page_count = 1000000", ()))
        await store.commit(entries=[line(1, "x" * 100_000)])
        assert store.trouble is None

    with_store(tmp_path / "a.db", work)
    assert told == [trouble, None] if trouble == "full" else [trouble]


def test_a_disk_in_trouble_is_tried_again_by_itself(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        well = asyncio.Event()
        store._troubled = lambda trouble: well.set() if trouble is None else None
        store._notice([StoreError("full", "full")])
        async with asyncio.timeout(180):
            await well.wait()

    with mock.patch.object(sqlite, "AGAIN", 0.01):
        with_store(tmp_path / "a.db", work)


def test_a_damaged_page_is_said_and_the_rest_is_read_on(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    with_store(path, table)
    with closing(sqlite3.connect(path)) as database:
        (page,) = database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'chat'").fetchone()
        (size,) = database.execute("PRAGMA page_size").fetchone()
    with open(path, "r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)

    async def work(store: SqliteStore) -> None:
        with pytest.raises(StoreError) as failed:
            await store.chat("t", 10)
        assert failed.value.news.id == "refused-storage-corrupt"
        assert await store.table("t") is not None
        with pytest.raises(StoreError) as sick:
            await store.probe()
        assert sick.value.trouble == "corrupt", "health says so although writing goes well"

    with_store(path, work)


def test_asking_for_health_often_writes_once(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        jobs: list[int] = []
        store._committed = lambda n, seconds: jobs.append(n)
        await asyncio.gather(*(store.probe() for _ in range(50)))
        assert sum(jobs) == 1

    with_store(tmp_path / "a.db", work)


def test_bots_and_clocks_rest_while_nothing_can_be_stored_and_go_on_afterwards() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("A*", clock="quick")
        async with room.lock:
            await room.beginning.open()
        services.store.trouble = "full"
        room.tell_trouble()
        client, page = come(room, "A", 0)
        await rounds()
        assert services.store.lines == []
        assert room.clocks is not None
        assert room.clocks._timer is None
        await send(room, client, "act", action={"do": "turn"})
        assert page.last("refused")["news"]["id"] == "refused-storage-full"
        services.store.trouble = None
        room.tell_trouble()
        assert page.last("table")["table"]["trouble"] is None
        assert room.clocks._timer is not None
        room.close(1012)

    with_services(work)


def test_a_table_that_was_being_opened_when_the_disk_got_well_knows_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All tables are told, and it is none of them yet: else its notice stayed, and its bots waited for ever."""

    async def work() -> None:
        store = SqliteStore(Database(tmp_path / "a.db"), asyncio.get_running_loop())
        services = Services(Config(games=("gra",)), store, Metrics(), Alone())
        lobby = Lobby(services)
        chairs = [StoredChair(0, "guest", "A", None, "i", False), StoredChair(1, "bot", None, "random", "i", False)]
        await store.commit(*store.keep_table(StoredTable("t", "gra", {}, True, None, "A", 1, 1, chairs), None))
        read = store.bars

        async def bars(table: str) -> list[StoredBar]:
            store.trouble = None
            lobby.tell_trouble()
            return await read(table)

        monkeypatch.setattr(store, "bars", bars)
        store.trouble = "disk"
        room = await lobby.room("t")
        assert room.trouble is None
        lobby.close()
        await asyncio.to_thread(services.close)

    asyncio.run(work())
