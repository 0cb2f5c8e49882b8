"""Who is at a table: leavers are missed, stood in for, and get their chairs back."""

from __future__ import annotations

from collections.abc import Callable

from server.rooms import FakeServices, come, rounds, with_services
from server.web import Server

from konspira.server.protocol import TRY_AGAIN_LATER

Own = Callable[..., Server]


def test_a_leaver_is_missed_then_stood_in_for_and_gets_the_chair_back(server: Server) -> None:
    table = server.table(ania := server.token("Ania"), ["me", "open"], public=True, patience=1)
    kuba_token = server.token("Kuba")
    with server.sit(table, ania) as host:
        host.hear()
        with server.sit(table, kuba_token) as kuba:
            kuba.hear()
            kuba.do("sit")
            kuba.do("start")
        host.until(lambda m: m["type"] == "table" and not m["table"]["chairs"][1]["present"])
        assert host.table["chairs"][1]["stand_in"] is False
        host.until(lambda m: m["type"] == "table" and m["table"]["chairs"][1]["stand_in"])
        assert host.until("turn")["view"]["waiting"] == 0b01, "the bot has turned the card of the leaver"
        with server.sit(table, kuba_token) as kuba:
            kuba.hear()
            assert kuba.table["chairs"][1]["stand_in"] is False
            assert kuba.turn["legal"] == {}
            assert kuba.turn["view"]["up"] >= 0, "what the bot chose is the seat's to know"
            host.until(lambda m: m["type"] == "table" and m["table"]["chairs"][1]["present"])


def test_who_sleeps_with_the_line_open_is_missed_too(own: Own) -> None:
    server = own(blink=0.1, heartbeat=4)
    table = server.table(ania := server.token("Ania"), ["me", "open"], public=True, patience=1)
    with server.sit(table, ania) as host, server.sit(table, token := server.token("Kuba")) as kuba:
        host.hear(), kuba.hear()
        kuba.do("sit")
        kuba.do("start")
        with server.freeze_at(table, token):
            kuba.close()
            host.until(lambda m: m["type"] == "table" and not m["table"]["chairs"][1]["present"])
            host.until(lambda m: m["type"] == "table" and m["table"]["chairs"][1]["stand_in"])
        assert host.do("ping")["type"] == "done", "who answers stays"


def test_whoever_says_that_he_leaves_is_stood_in_for_at_once_and_may_come_back(server: Server) -> None:
    table = server.table(ania := server.token(), ["me", "open"], public=True, patience=None)
    with server.sit(table, ania) as host, server.sit(table, server.token("Kuba")) as kuba:
        host.hear(), kuba.hear()
        kuba.do("sit")
        kuba.do("start")
        kuba.do("leave")
        host.until(lambda m: m["type"] == "turn" and m["view"]["waiting"] == 0b01)
        assert host.table["chairs"][1]["stand_in"] is True
        assert kuba.do("back")["type"] == "done"
        assert kuba.table["chairs"][1]["stand_in"] is False


def test_a_table_without_patience_waits(server: Server) -> None:
    table = server.table(ania := server.token(), ["me", "open"], public=True, patience=None)
    with server.sit(table, ania) as host:
        host.hear()
        with server.sit(table, server.token("Kuba")) as kuba:
            kuba.hear()
            kuba.do("sit")
            kuba.do("start")
        host.until(lambda m: m["type"] == "table" and not m["table"]["chairs"][1]["present"])
        assert host.do("ping")["type"] == "done"
        assert host.turn["view"]["waiting"] == 0b11
        assert host.table["chairs"][1]["stand_in"] is False


def test_a_table_that_everybody_has_left_waits_for_them(own: Own) -> None:
    server = own(blink=0.01, rest=0.2)
    table = server.table(ania := server.token(), ["me", "random", "random"], patience=0, start=True)
    with server.sit(table, ania) as host:
        while host.turn is None or host.turn["view"]["waiting"] != 0b001:  # bots may have acted before I came
            host.hear()
        moment = host.turn["moment"]
    with server.sit(table) as looker:
        looker.hear()
        assert looker.do("ping")["type"] == "done"
        assert "turn" not in {message["type"] for message in looker.heard}, "no bot plays for the only person"
    with server.sit(table, ania) as host:
        assert host.hear()["turn"]["moment"] == moment


def test_who_blinks_is_not_missed_and_who_stays_away_is_stood_in_for_after_the_patience() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("AB", patience=0)
        one, _ = come(room, "A", 0)
        await rounds()
        assert [room.presence.here(0), room.presence.stands_in(0), room.presence.stands_in(1)] == [True, False, True]
        room.leave(one)
        come(room, "A", 0)
        await rounds()
        assert [room.presence.here(0), room.presence.stands_in(0)] == [True, False]
        room.close(TRY_AGAIN_LATER)

    with_services(work, blink=0.0)


def test_without_patience_a_table_waits_for_ever() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("AB", patience=None)
        one, _ = come(room, "A", 0)
        room.leave(one)
        await rounds()
        assert [room.presence.here(0), room.presence.stands_in(0), room.presence.waits(0)] == [False, False, True]

    with_services(work, blink=0.0)
