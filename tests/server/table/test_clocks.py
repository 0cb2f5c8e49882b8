"""The clock of a table: the same time for all, a bot's move for who runs out, nothing gained by a restart."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from typing import Any
from unittest import mock

import pytest
from server.rooms import FakeServices, come, rounds, until, with_services
from server.web import Seat, Server, actions

from konspira.play.journal import contents
from konspira.server.protocol import TRY_AGAIN_LATER, steady
from konspira.server.store import StoreError
from konspira.server.table.clocks import Clocks

Own = Callable[..., Server]


def quick(server: Server, token: str, chairs: list[str], **wanted: Any) -> str:
    return server.table(token, chairs, start=True, clock="quick", patience=None, **wanted)


def told_out(seat: Seat) -> dict[str, Any]:
    return seat.until(lambda message: message["type"] == "said" and message["phrase"] == "clock-out")


def test_a_table_has_no_clock_unless_somebody_wants_one(server: Server) -> None:
    table = server.table(ania := server.token(), ["me", "me"], start=True)
    with server.sit(table, ania, seat=0) as one:
        assert one.hear()["table"]["clock"] is None


def test_sealed_choices_have_a_clock_each_and_the_same_time(server: Server) -> None:
    table = quick(server, ania := server.token(), ["me", "me", "random"])
    with server.sit(table, ania, seat=0) as one, server.sit(table, ania, seat=1) as two:
        clock = one.hear()["table"]["clock"]
        two.hear()
        assert (clock["pace"], clock["seconds"]) == ("quick", 45)
        assert clock["ends"].keys() == {"0", "1"}, "a bot needs no clock"
        assert clock["ends"]["0"] == clock["ends"]["1"]
        assert 20_000 < clock["ends"]["0"] - clock["now"] <= 45_000
        one.do("act", action=actions(one.turn["legal"])[0])
        one.until(lambda message: message["type"] == "table" and "0" not in message["table"]["clock"]["ends"])
        assert one.table["clock"]["ends"] == {"1": clock["ends"]["1"]}, "the other's time goes on"


def test_a_bot_moves_for_a_seat_that_runs_out_and_everybody_is_told(own: Own) -> None:
    server = own(clocks={"relaxed": 60, "quick": 8.0}, stand_in="random")
    table = quick(server, ania := server.token(), ["me", "me"])
    with server.sit(table, ania, seat=0) as one, server.sit(table, ania, seat=1) as two:
        one.hear(), two.hear()
        two.do("act", action=actions(two.turn["legal"])[0])
        told = told_out(one)
        assert (told["seat"], told["name"]) == (0, "Ania")
        assert told_out(two)["number"] == told["number"]
        assert one.turn["moment"] == 3, "both have turned their cards"
    with server.sit(table, ania, seat=0) as one:
        assert one.hear()["chat"][0]["phrase"] == "clock-out"


def test_whoever_acts_in_time_is_not_moved_for(own: Own) -> None:
    server = own(clocks={"relaxed": 60, "quick": 8.0}, stand_in="random")
    table = quick(server, ania := server.token(), ["me", "me"])
    with server.sit(table, ania, seat=0) as one, server.sit(table, ania, seat=1) as two:
        one.hear(), two.hear()
        for seat in (one, two):
            seat.do("act", action=actions(seat.turn["legal"])[0])
        while one.turn["moment"] < 3:
            one.until("turn")
        bidder = one.turn["view"]["turn"]
        first = (one, two)[bidder]
        while first.turn["moment"] < 3:
            first.until("turn")
        bids = [action for action in actions(first.turn["legal"]) if action["do"] == "bid"]
        assert first.do("act", action=bids[0])["type"] == "done"
        assert told_out(first)["seat"] == 1 - bidder, "the next one ran out, not the one who acted"


@pytest.mark.parametrize(
    ("moved", "least", "most"),
    [(0, 30, 40), (-36_000, 20, 30), (3600, 30, 40), (61 * 86_400, 30, 40), (-61 * 86_400, 20, 30)],
    ids=["as it was", "hours later", "an hour back", "61 days back", "61 days later"],
)
def test_after_an_outage_or_with_another_date_everybody_has_a_grace_and_nobody_more_than_all_the_time(
    moved: int, least: int, most: int
) -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("AB", clock="quick")
        async with room.lock:
            await room.beginning.open()
        live, ends = room.live, {seat: end + 1000 * moved for seat, end in room.clocks.ends.items()}
        again = services.room("AB", clock="quick")
        again.restore(live, [0, 0], ends, set(), [])
        page = come(again, "A", 0)[1]
        clock = page.last("welcome")["table"]["clock"]
        left = {round((end - clock["now"]) / 1000) for end in clock["ends"].values()}
        assert all(least <= seconds <= most for seconds in left), left
        assert (services.store.lines, again.chat) == ([], []), "nobody is moved for"
        again.close(TRY_AGAIN_LATER)

    with_services(work, clocks={"quick": 40.0})


def test_a_restart_takes_no_time_and_gives_none(own: Own) -> None:
    server = own(clocks={"relaxed": 60, "quick": 300.0})
    table = quick(server, ania := server.token(), ["me", "me"])
    with server.sit(table, ania, seat=0) as one:
        ends = one.hear()["table"]["clock"]["ends"]
    server.stop(signal.SIGKILL)
    server.start()
    with server.sit(table, ania, seat=0) as one:
        found = one.hear()["table"]["clock"]["ends"]
    assert all(abs(found[seat] - end) < 2000 for seat, end in ends.items()), "by clocks of two processes"


def test_when_everybody_was_away_nobody_is_moved_for_at_once() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("AB", clock="quick")
        async with room.lock:
            await room.beginning.open()
        client = come(room, "A", 0)[0]
        room.leave(client)
        assert room.clocks._timer is None, "where nobody is, no clock runs"
        room.clocks.ends = {seat: end - 120_000 for seat, end in room.clocks.ends.items()}  # two minutes of outage
        clock = come(room, "A", 0)[1].last("welcome")["table"]["clock"]
        assert all(29_000 < end - clock["now"] <= 30_000 for end in clock["ends"].values())
        room.close(TRY_AGAIN_LATER)

    with_services(work, clocks={"quick": 45.0})


class Loop:
    """An event loop whose time a test moves; it fires one timer at a time."""

    def __init__(self) -> None:
        self.at, self.due = 0.0, []

    def call_later(self, wait: float, what: Any) -> Any:
        self.due = [(self.at + wait, what)]
        return mock.Mock()

    def steady(self) -> int:
        return round(1000 * self.at)

    def run(self, seconds: float) -> None:
        """So much time goes by."""
        ends = self.at + seconds
        while self.due and self.due[0][0] <= ends:
            self.at, what = self.due.pop()
            what()
        self.at = ends


def test_what_a_server_sleeps_through_counts_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    loop, rung, slept = Loop(), [], []
    monkeypatch.setattr("konspira.server.table.clocks.steady", loop.steady)
    monkeypatch.setattr("konspira.server.nodes.steady", loop.steady)
    monkeypatch.setattr("konspira.server.table.clocks.asyncio.get_running_loop", lambda: loop)
    clocks = Clocks("quick", 45, lambda seat, ends: rung.append((seat, loop.at)), lambda: slept.append(loop.at))
    clocks.step([0, 1], None)
    clocks.wind()
    loop.run(20)
    stopped, loop.due = loop.due, []
    loop.at += 120  # SIGSTOP, then SIGCONT
    stopped[0][1]()
    assert (rung, slept) == ([], [140.0])
    loop.run(19)
    assert rung == []
    loop.run(7)
    assert [seat for seat, _ in rung] == [0, 1]
    assert 160 <= rung[0][1] <= 166


def test_the_date_has_no_part_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    before = steady()
    monkeypatch.setattr("konspira.server.protocol.time.time", lambda: 0.0)
    assert 0 <= steady() - before < 60_000


def test_where_nobody_is_no_clock_rings() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("AB", clock="quick")
        async with room.lock:
            await room.beginning.open()
        await rounds()
        assert (services.store.lines, room.chat) == ([], [])
        come(room, "A", 0)
        await until(lambda: len(room.chat) >= 2)
        assert {line.seat for line in room.chat[:2]} == {0, 1}, "both had run out of time"
        signers = [line["by"] for line in contents(room.live.match.journal)[1:] if "by" in line]
        assert set(signers) == {"clock"}, "and the journal names who moved for them"
        room.close(TRY_AGAIN_LATER)

    with_services(work, clocks={"quick": 0.0}, stand_in="random")


def test_who_was_to_act_before_keeps_his_time_and_who_acts_has_all_of_it_again() -> None:
    clocks = Clocks("quick", 60, lambda seat, ends: None)
    clocks.step([0, 1], None)
    clocks.ends = {0: 5, 1: 6}
    clocks.step([0, 1], 0)
    assert (clocks.ends[0] > 6, clocks.ends[1]) == (True, 6)
    clocks.step([1], 1)
    assert list(clocks.ends) == [1]
    assert (clocks.state().pace, clocks.state().seconds) == ("quick", 60)


# -- where people have hours ------------------------------------------------------------------------


def test_whose_time_ran_out_while_no_server_was_there_has_an_hour() -> None:
    clocks = Clocks("day", 86_400, lambda seat, ends: None)
    at = steady()
    clocks.ends = {0: at - 7_200_000, 1: at + 5000}

    async def wound() -> dict[int, int]:
        clocks.wind()
        clocks.stop()
        return clocks.ends

    for _ in range(2):
        found = asyncio.run(wound())
        assert 3_599_000 <= found[0] - at <= 3_660_000
        assert found[1] == at + 5000, "who comes and goes gains nothing"


def test_a_slow_clock_runs_where_nobody_is_and_no_quick_one() -> None:
    async def work(services: FakeServices) -> None:
        for pace, runs in (("hour", True), ("quick", False)):
            room = services.room("AB", clock=pace)
            async with room.lock:
                await room.beginning.open()
            client = come(room, "A", 0)[0]
            room.leave(client)
            assert (room.clocks._timer is not None) is runs
            room.close(TRY_AGAIN_LATER)

    with_services(work)


def test_a_clock_out_that_cannot_be_stored_closes_the_room_and_fails_nobody_else() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("AB", clock="quick")
        async with room.lock:
            await room.beginning.open()
        come(room, "A", 0), come(room, "B", 1)
        services.store.slow = True
        room.timekeeper._out_of_time(0, room.clocks.ends[0])
        await until(lambda: services.store.behind > 0)
        services.store.settle(StoreError("no disk", "database"))  # whoever is told raises nothing
        await rounds()
        assert (room.closed, services.forgotten) == (True, [room])

    with_services(work, clocks={"quick": 45.0}, stand_in="random")
