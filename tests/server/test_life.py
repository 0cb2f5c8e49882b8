"""Life happens: reloads, lost networks, restarts, leavers and those who come back days later."""

from __future__ import annotations

import signal
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from server.web import Seat, Server, actions, wait_for

from konspira.cli.serve import backup

Own = Callable[..., Server]


def first(seat: Seat) -> dict:
    return actions(seat.turn["legal"])[0]


def test_a_reload_comes_back_to_the_same_turn(server: Server) -> None:
    table = server.table(ania := server.token(), ["me", "me"], start=True)
    with server.sit(table, ania, seat=0) as one:
        one.hear()
        one.do("act", action=first(one))
        turn = one.turn
    with server.sit(table, ania, seat=0) as one:
        welcome = one.hear()
        assert {**welcome["turn"], "type": "turn"} == turn
        assert [told["moment"] for told in welcome["story"]] == [1, 2]
        assert welcome["story"][-1]["news"] == turn["news"]
    with server.sit(table, ania, seat=0, have="1.1") as one:
        assert [told["moment"] for told in one.hear()["story"]] == [2]
    with server.sit(table, ania, seat=0, have="9.9") as one:
        assert len(one.hear()["story"]) == 2


def test_the_same_command_again_is_answered_and_not_done_twice(server: Server) -> None:
    table = server.table(ania := server.token(), ["me", "me"], start=True)
    with server.sit(table, ania, seat=0) as one, server.sit(table, ania, seat=1) as two:
        one.hear(), two.hear()
        action = first(one)
        assert one.do("act", "same", action=action)["type"] == "done"
        assert one.do("act", "same", action=action)["type"] == "done"
        assert one.turn["moment"] == 2
        assert two.do("act", "same", action=first(two))["type"] == "done", "another seat's id is another command"
        assert two.turn["moment"] == 3


def test_a_command_is_still_known_after_a_restart(own: Own) -> None:
    server = own()
    table = server.table(ania := server.token(), ["me", "open"], public=True)
    with server.sit(table, ania) as host:
        host.hear()
        assert host.do("say", "hello", phrase="phrase-hello")["type"] == "done"
        assert host.do("chair", "bot", chair=1, seating={"who": "me"})["type"] == "done"
        assert host.do("start", "go")["type"] == "done"
        assert host.do("act", "turn", action=first(host))["type"] == "done"
    server.stop(signal.SIGKILL)
    server.start()
    with server.sit(table, ania) as host:
        welcome = host.hear()
        assert welcome["turn"]["moment"] == 2
        fields = {
            "say": {"phrase": "phrase-hello"},
            "chair": {"chair": 1, "seating": {"who": "open"}},
            "act": {"action": {"do": "turn"}},
        }
        for command in (("say", "hello"), ("chair", "bot"), ("start", "go"), ("act", "turn")):
            assert host.do(*command, **fields.get(command[0], {}))["type"] == "done"
        assert host.table["chairs"][1]["who"] == "guest"
        assert host.meanwhile().count("said") == 0
    with server.sit(table, ania) as host:
        assert [len(host.hear()["chat"]), host.turn["moment"]] == [1, 2]


def test_an_action_chosen_before_ones_own_last_one_is_stale(server: Server) -> None:
    table = server.table(ania := server.token(), ["me", "me"], start=True)
    with server.sit(table, ania, seat=0) as one, server.sit(table, ania, seat=1) as two:
        one.hear(), two.hear()
        two.do("act", action=first(two), at=1)
        assert one.do("act", action=first(one), at=1, match=1)["type"] == "done", (
            "what others did meanwhile is no reason"
        )
        two.until(lambda message: message["type"] == "turn" and message["moment"] == 3)
        seat = one if one.turn["legal"] else two
        assert seat.do("act", action=first(seat), at=1)["news"]["id"] == "refused-stale"
        assert seat.do("act", action=first(seat), match=2)["news"]["id"] == "refused-match"
        assert seat.do("act", action=first(seat), match=1, at=seat.turn["moment"])["type"] == "done"


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
    server = own(blink=0.1, heartbeat=1)
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
        assert set(host.meanwhile(0.5)) <= {"turn", "table"}
        assert host.turn["view"]["waiting"] == 0b11


def test_a_table_that_everybody_has_left_waits_for_them(own: Own) -> None:
    server = own(blink=0.01, rest=0.2)
    table = server.table(ania := server.token(), ["me", "random", "random"], patience=0, start=True)
    with server.sit(table, ania) as host:
        while host.turn is None or host.turn["view"]["waiting"] != 0b001:  # bots may have acted before I came
            host.hear()
        moment = host.turn["moment"]
    with server.sit(table) as looker:
        looker.hear()
        assert looker.meanwhile(0.6).count("turn") == 0, "no bot plays for the only person"
    with server.sit(table, ania) as host:
        assert host.hear()["turn"]["moment"] == moment


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


def test_dead_tables_are_cleared_away(own: Own) -> None:
    server = own(rest=0.2)
    table, kept = (server.table(server.token(), ["me", "open"], public=True) for _ in range(2))
    server.stop()
    with sqlite3.connect(server.db) as db:
        db.execute("UPDATE tables SET touched = 0 WHERE id = ?", (table,))
    db.close()
    server.start()
    assert wait_for(lambda: server.ask(f"/api/tables/{table}").status == 404)
    assert server.ask(f"/api/tables/{kept}").status == 200


def test_a_graceful_stop_says_come_back_and_leaves_one_file(own: Own) -> None:
    server = own()
    table = server.table(ania := server.token(), ["me", "me"], start=True)
    with server.sit(table, ania) as host:
        host.hear()
        host.do("act", action=first(host))
        server.stop()
        assert host.closed() == 1012
    assert not server.db.with_name(server.db.name + "-wal").exists()
    server.start()
    with server.sit(table, ania) as host:
        assert host.hear()["turn"]["moment"] == 2


def test_a_match_whose_rules_changed_is_frozen_and_readable(own: Own) -> None:
    server = own()
    table = server.table(ania := server.token(), ["me", "me"], start=True)
    with server.sit(table, ania) as host:
        host.hear()
        host.do("act", action=first(host))
    server.stop()
    with sqlite3.connect(server.db) as db:  # as if the step led to other views now
        db.execute('UPDATE line SET text = replace(text, \'"mark":"\', \'"mark":"0\') WHERE number = 1')
    db.close()
    server.start()
    with server.sit(table, ania) as host:
        welcome = host.hear()
        assert welcome["table"]["state"] == "frozen"
        assert welcome["table"]["frozen"] == {"id": "frozen", "args": {"line": 1}}
        assert (welcome["turn"]["moment"], welcome["turn"]["legal"]) == (1, {})
        assert host.do("act", action={"do": "turn"})["news"]["id"] == "refused-frozen"


def test_what_cannot_be_stored_is_told_to_nobody(own: Own) -> None:
    server = own()
    table = server.table(ania := server.token(), ["me", "me"], start=True)
    with server.sit(table, ania, seat=0) as one, server.sit(table, ania, seat=1) as two:
        one.hear(), two.hear()
        with sqlite3.connect(server.db, timeout=30) as db:  # the ground is taken from under the match
            db.execute("DELETE FROM line")
        db.close()
        one.send("act", action=first(one))
        assert (one.closed(), two.closed()) == (1013, 1013)
        assert {message["type"] for seat in (one, two) for message in seat.heard} == {"welcome", "table"}
    assert wait_for(lambda: "could not store" in server.log)
    assert server.ask("/health").status == 200


def test_a_backup_is_a_whole_database(own: Own, tmp_path: Path) -> None:
    server = own()
    table = server.table(ania := server.token(), ["me", "me"], start=True)
    with server.sit(table, ania) as host:
        host.hear()
        host.do("act", action=first(host))
        backup(tmp_path / "copy.db", server.db)
    server.stop()
    server.db = tmp_path / "copy.db"
    server.start()
    with server.sit(table, ania) as host:
        assert host.hear()["turn"]["moment"] == 2


@pytest.mark.parametrize("seat", [1, 7, -2, "x"])
def test_a_chair_that_is_not_mine_is_closed_to_me(server: Server, seat: object) -> None:
    table = server.table(ania := server.token(), ["me", "open"])
    with server.sit(table, ania, seat=seat) as host:
        assert host.closed() == 4404
        assert host.heard[0]["news"]["id"] == "refused-no-chair"


def test_a_table_that_there_is_not(server: Server) -> None:
    with server.sit("nothing") as nobody:
        assert nobody.closed() == 4404
        assert nobody.heard[0]["news"]["id"] == "refused-no-table"
