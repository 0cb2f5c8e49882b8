"""What a guest comes back to: the tables that wait for him, those that go on without him, those that are over."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from server.test_tables import play_out
from server.web import Server, actions

Own = Callable[..., Server]


def mine(server: Server, token: str) -> list[dict[str, Any]]:
    return list(server.ask("/api/me/tables", token=token).json["tables"])


def test_my_tables_say_whose_turn_it_is(server: Server) -> None:
    table = server.table(ania := server.token(), ["me", "open"], public=True)
    bartek = server.token("Bartek")
    with server.sit(table, ania) as one, server.sit(table, bartek) as two:
        one.hear(), two.hear()
        two.do("sit", chair=1)
        one.do("start")
        assert [(t["id"], t["mine"], t["waiting"]) for t in mine(server, ania)] == [(table, [0], [0, 1])]
        one.do("act", action=actions(one.turn["legal"])[0])
        assert mine(server, ania)[0]["waiting"] == [1]
        assert mine(server, bartek)[0]["mine"] == [1]


def test_a_table_that_waits_for_me_comes_first_and_one_that_is_over_last(server: Server) -> None:
    ania = server.token()
    over = server.table(ania, ["me", "me"], start=True)
    with server.sit(over, ania, seat=0) as one, server.sit(over, ania, seat=1) as two:
        play_out([one, two], random.Random(1))
    gathering = server.table(ania, ["me", "open"])
    waits = server.table(ania, ["me", "me"], start=True)
    other = server.table(ania, ["me", "open"])
    listed = mine(server, ania)
    assert listed[0]["id"] == waits
    assert {table["id"] for table in listed[1:3]} == {gathering, other}
    assert (listed[3]["id"], sum(listed[3]["payoffs"])) == (over, 1.0)


def test_whose_turn_it_is_is_known_after_a_restart(own: Own) -> None:
    server = own()
    table = server.table(ania := server.token(), ["me", "me"], start=True)
    with server.sit(table, ania, seat=0) as one:
        one.hear()
        one.do("act", action=actions(one.turn["legal"])[0])
    server.stop()
    server.start()
    assert mine(server, ania)[0]["waiting"] == [1]


def test_others_are_not_told_which_seats_are_mine(server: Server) -> None:
    server.table(server.token(), ["me", "open"], public=True)
    listed = server.ask("/api/tables").json["tables"]
    assert all(table["mine"] == [] for table in listed)
