"""Now and then: tables leave memory and the store, clocks ring where nobody is, and calls that were left are made."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Callable
from pathlib import Path
from unittest import mock

import pytest
from server.rooms import FakeNotifier, act_of, come, do, rounds, until
from server.web import Server, first, wait_for

from konspira.server import Config
from konspira.server.lobby import Lobby
from konspira.server.monitoring import Metrics
from konspira.server.nodes import Alone
from konspira.server.protocol import Refusal
from konspira.server.services import Services
from konspira.server.store import StoredChair, StoredTable
from konspira.server.store.database import Database
from konspira.server.store.sqlite import SqliteStore
from konspira.server.tending import Tending

Own = Callable[..., Server]


def test_a_table_leaves_memory_and_comes_back_from_the_store(own: Own) -> None:
    server = own(blink=0.01, rest=0.2)
    table = server.table(ania := server.token(), ["me", "me"], start=True, patience=None)
    with server.sit(table, ania) as host:
        host.hear()
        host.do("act", action=first(host))
        turn = host.turn
    assert wait_for(lambda: "konspira_rooms 0" in server.ask("/metrics").body.decode())
    with server.sit(table, ania) as host:
        assert {**host.hear()["turn"], "type": "turn"} == turn


def test_dead_tables_are_cleared_away_by_the_servers_own_count_and_never_because_of_a_date(own: Own) -> None:
    server = own(rest=0.2)
    table, kept = (server.table(server.token(), ["me", "open"], public=True) for _ in range(2))
    server.stop()
    server.sql(
        "UPDATE served SET ms = 3 * 86400000 + 1", f"UPDATE tables SET used = 2, touched = 0 WHERE id = '{kept}'"
    )
    server.start()
    assert wait_for(lambda: server.ask(f"/api/tables/{table}").status == 404)
    assert server.ask(f"/api/tables/{kept}").status == 200, "by its date it would have been dead for decades"


def test_only_what_a_server_has_been_awake_for_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[int] = []
    now = [0.0]

    class Slept(Exception):
        """Enough."""

    async def sleep(seconds: float) -> None:
        now[0] += (30, 30, 3600, 30, 30)[len(slept)] if len(slept) < 5 else raising()
        slept.append(seconds)

    def raising() -> float:
        raise Slept

    slept: list[float] = []
    lobby = mock.Mock(config=Config(), rooms={})
    lobby.store.count_served, lobby.store.commit = counted.append, mock.AsyncMock()
    lobby.store.sweep.return_value = []
    monkeypatch.setattr("konspira.server.tending.time.monotonic", lambda: now[0])
    monkeypatch.setattr("konspira.server.tending.asyncio.sleep", sleep)
    with pytest.raises(Slept):
        asyncio.run(Tending(lobby).tend())
    assert counted == [60_000, 120_000, 60_000], "of an hour that it slept through, two minutes"


def test_a_call_that_a_dead_server_has_left_is_made_once(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(Database(tmp_path / "a.db"), asyncio.get_running_loop())
        services = Services(Config(games=("gra",)), store, Metrics())
        services.notifier = called = FakeNotifier()  # type: ignore[assignment]  # one that only remembers
        lobby = Lobby(services)
        tending = Tending(lobby)
        for guest in ("A", "B"):
            await store.commit(store.keep_guest(guest, guest, 1))
        chairs = [StoredChair(seat, "guest", guest, None, "i", False) for seat, guest in enumerate("AB")]
        await store.commit(*store.keep_table(StoredTable("t", "gra", {}, True, None, "A", 1, 1, chairs), None))
        room = await lobby.room("t")
        async with room.lock:
            await room.beginning.open()
        due = await store.calls(2**60)
        assert due, "it is kept with the step that makes it somebody's turn"
        await tending.empty_outbox()
        assert called.guests == [], "who took that step has still to do it"
        await store.commit(store.keep_call(*due[0], 1))
        called.dies = True
        await tending.empty_outbox()
        await store.commit(store.touch("t", 1))
        assert due[0] in await store.calls(2**60), "what was not sent is not crossed out"
        called.dies = False
        for _ in range(2):
            await tending.empty_outbox()
            await store.commit(store.touch("t", 1))  # what was written before is stored
        assert called.guests == [due[0][1]]
        assert due[0] not in await store.calls(2**60)
        services.notifier = None
        lobby.close()
        await asyncio.to_thread(services.close)

    asyncio.run(work())


def test_a_room_that_has_left_memory_leaves_nothing_for_the_collector(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It looks through what has lived for long next to never: a server would grow with every table it has had."""
    monkeypatch.setattr("konspira.server.tending.PART", 0.0)

    async def work() -> None:
        store = SqliteStore(Database(tmp_path / "a.db"), asyncio.get_running_loop())
        services = Services(Config(games=("gra",), pace=(0.0, 0.0), rest=0.0), store, Metrics(), Alone())
        lobby = Lobby(services)
        chairs = [StoredChair(seat, "guest", guest, None, "i", False) for seat, guest in enumerate("AB")]
        row = StoredTable("t", "gra", {}, True, None, "A", 1, 1, chairs, clock="days")
        await store.commit(*store.keep_table(row, None))
        room = await lobby.room("t")
        async with room.lock:
            await room.beginning.open()
        client, page = come(room, "A", 0)
        await do(room, client, "act", action=act_of(page))
        await until(lambda: "done" in page.types)
        before = weakref.ref(room.live)
        room.put(room.live.taken_back(room.live.match.copy()))
        await store.commit(store.touch("t", 1))  # who writes holds what it has stored until there is something else
        await until(lambda: before() is None)  # a match that was played before
        room.leave(client)
        while room.busy:
            await rounds()
        left = [weakref.ref(one) for one in (room, room.live, room.live.match)]
        del room
        Tending(lobby).rest()
        assert lobby.rooms == {}
        await until(lambda: not any(one() for one in left))
        lobby.close()
        await asyncio.to_thread(services.close)

    gc.disable()
    try:
        asyncio.run(work())
    finally:
        gc.enable()


class LaterNodes(Alone):
    """Nodes at which it is later than it is."""

    later = 0

    def now(self) -> int:
        return super().now() + self.later


def test_a_clock_of_days_rings_at_a_table_where_nobody_is_and_that_had_left_memory(tmp_path: Path) -> None:
    async def work() -> None:
        store, nodes = SqliteStore(Database(tmp_path / "a.db"), asyncio.get_running_loop()), LaterNodes()
        config = Config(games=("gra",), stand_in="random", pace=(0.0, 0.0), rest=0.0)
        services = Services(config, store, Metrics(), nodes)
        lobby = Lobby(services)
        tending = Tending(lobby)
        chairs = [StoredChair(seat, "guest", guest, None, "i", False) for seat, guest in enumerate("AB")]
        row = StoredTable("t", "gra", {}, True, None, "A", 1, 1, chairs, clock="days")
        await store.commit(*store.keep_table(row, None))
        room = await lobby.room("t")
        async with room.lock:
            await room.beginning.open()
        tending.rest()
        tending.rest()
        await tending.wake()
        assert lobby.rooms == {}, "nothing rings there for days"
        nodes.later = 3 * 86_400_000 - 1000
        await tending.wake()
        await until(lambda: services.metrics.counts["clocks_run_out"] == 2)
        await until(lambda: lobby.rooms["t"].live.pending == 0)
        left = lobby.rooms["t"].clocks.left().values()
        assert all(2.9 * 86_400_000 < one <= 3 * 86_400_000 for one in left), "the next decision has its three days"
        lobby.close()
        await asyncio.to_thread(services.close)

    asyncio.run(work())


def test_one_bad_table_ends_nothing_for_the_others() -> None:
    """Whatever is raised where one is opened, the next one is tended, and the next time all are looked at."""
    opened: list[str] = []

    async def room(table: str) -> mock.Mock:
        opened.append(table)
        if table == "bad":
            raise ZeroDivisionError("a mistake of ours")
        if table == "gone":
            raise Refusal("refused-no-table", 404)
        return mock.Mock()

    async def work() -> None:
        lobby = mock.Mock(config=Config(), rooms={}, room=room)
        lobby.services.nodes.now.return_value = 0
        lobby.store.tables_due = mock.AsyncMock(side_effect=[["bad", "gone", "good"], [], ["bad"], []])
        lobby.store.calls = mock.AsyncMock(return_value=[("bad", "A"), ("good", "B")])
        tending = Tending(lobby)
        with mock.patch("konspira.server.monitoring.trouble") as noted:
            await tending.wake()
            await tending.wake()
            await tending.empty_outbox()
        assert opened == ["bad", "gone", "good", "bad", "bad", "good"]
        assert len(noted.mock_calls) == 1, "and is noted once an hour"

    asyncio.run(work())


@pytest.mark.parametrize("loop", ["tend", "tend_clocks", "post", "post_letters"])
def test_what_is_done_now_and_then_is_done_again_whatever_went_wrong(loop: str) -> None:
    class Enough(BaseException):
        """It was done often enough."""

    times: list[float] = []

    async def sleep(seconds: float) -> None:
        times.append(seconds)
        if len(times) == 3:
            raise Enough

    wrong = ZeroDivisionError("a mistake of ours")
    lobby = mock.Mock(config=Config(), rooms=mock.Mock(items=mock.Mock(side_effect=wrong)))
    lobby.services.nodes.now.side_effect = wrong
    with mock.patch("konspira.server.tending.asyncio.sleep", sleep), pytest.raises(Enough):
        asyncio.run(getattr(Tending(lobby), loop)())


def test_of_many_tables_that_are_due_all_have_their_turn(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(Database(tmp_path / "a.db"), asyncio.get_running_loop())
        names = [f"t{number:02}" for number in range(9)]
        for name in names:
            row = StoredTable(name, "gra", {}, True, None, "A", 1, 1, clock="days")
            await store.commit(*store.keep_table(row, None), *store.begin_match(name, 1, b"k", 0, 1))
        lobby = mock.Mock(config=Config(), store=store, room=mock.AsyncMock(return_value=mock.Mock()))
        lobby.services.nodes.now.return_value = 0
        lobby.services.nodes.cares = lambda table: table != "t00"  # another node's
        tending, woken = Tending(lobby), []
        with mock.patch("konspira.server.store.questions.DUE", 2), mock.patch("konspira.server.tending.WOKEN", 3):
            for _ in range(4):
                lobby.room.reset_mock()
                await tending.wake()
                woken.append([call.args[0] for call in lobby.room.await_args_list])
        assert woken == [names[1:4], names[4:7], names[7:], names[1:4]]
        await asyncio.to_thread(store.close)

    asyncio.run(work())
