"""The clock of a table: the same time for all, a bot's move for who runs out, nothing gained by a restart."""

from __future__ import annotations

import signal
import sqlite3
from collections.abc import Callable
from typing import Any

from server.rooms import FakeServices, come, rounds, until, with_services
from server.web import Seat, Server, actions

from konspira.server.protocol import TRY_AGAIN_LATER
from konspira.server.table.state import Clocks

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
    server = own(clocks={"relaxed": 60, "quick": 4.0}, stand_in="random")
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
    server = own(clocks={"relaxed": 60, "quick": 5.0}, stand_in="random")
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


def test_a_kill_gives_nobody_more_time(own: Own) -> None:
    server = own(clocks={"relaxed": 60, "quick": 4.0}, stand_in="random")
    table = quick(server, ania := server.token(), ["me", "me"])
    with server.sit(table, ania, seat=0) as one:
        ends = one.hear()["table"]["clock"]["ends"]
    server.stop(signal.SIGKILL)
    server.start()
    with server.sit(table, ania, seat=0) as one:
        assert one.hear()["table"]["clock"]["ends"] == ends
        assert told_out(one)["at"] >= min(ends.values())
    server.stop(signal.SIGKILL)
    with sqlite3.connect(server.db) as db:  # as if hours had gone by
        db.execute("UPDATE clock SET ends = ends - 36000000")
    db.close()
    server.start()
    with server.sit(table, ania, seat=0) as one:
        chat = one.hear()["chat"]
        assert len(chat) >= 2 or told_out(one), "what ran out meanwhile is moved for as soon as somebody comes"


def test_where_nobody_is_no_clock_rings() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("AB", clock="quick")
        async with room.lock:
            await room.open_match()
        await rounds()
        assert (services.store.lines, room.chat) == ([], [])
        come(room, "A", 0)
        await until(lambda: len(room.chat) >= 2)
        assert {line.seat for line in room.chat[:2]} == {0, 1}, "both had run out of time"
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
