"""The lobby: tables are made, found, listed and brought back."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from server.web import Server, actions, first, play_out

Own = Callable[..., Server]


def test_a_table_is_made_and_found_again(server: Server) -> None:
    ania = server.token()
    table = server.table(ania, ["me", "open"], public=True, options={"jokers": True})
    seen = server.ask(f"/api/tables/{table}", token=ania).json
    assert seen["table"]["options"]["jokers"] is True
    assert [chair["who"] for chair in seen["table"]["chairs"]] == ["guest", "open"]
    assert seen["you"]["host"] is True
    assert list(seen["you"]["invites"]) == ["1"]
    assert table in [one["id"] for one in server.ask("/api/tables").json["tables"]]
    assert table in [one["id"] for one in server.ask("/api/me/tables", token=ania).json["tables"]]


def test_a_table_by_link_is_not_listed(server: Server) -> None:
    table = server.table(server.token(), ["me", "open"])
    assert table not in [one["id"] for one in server.ask("/api/tables").json["tables"]]


def test_the_same_new_table_twice_is_one_table(server: Server) -> None:
    ania = server.token()
    assert server.table(ania, ["me", "open"], id="once") == server.table(ania, ["me", "open"], id="once")
    assert server.table(server.token(), ["me", "open"], id="once") != server.table(ania, ["me", "open"], id="once")


def test_impossible_tables_are_refused_with_the_reason(server: Server) -> None:
    ania = server.token()
    for chairs, options, why in (
        (["me"], {}, "refused-seat-count"),
        (["me"] * 7, {}, "refused-seat-count"),
        (["me", "me"], {"jokerz": True}, "refused-option-unknown"),
        (["me", "me"], {"jokers": 3}, "refused-option-value"),
    ):
        answer = server.ask(
            "/api/tables", {"game": "gra", "chairs": [{"who": c} for c in chairs], "options": options}, token=ania
        )
        assert answer.status == 400
        assert answer.json["news"]["id"] == why
        checked = server.ask("/api/games/gra/check", {"seats": len(chairs), "options": options}).json
        assert checked["refused"]["id"] == why
    assert server.ask("/api/games/gra/check", {"seats": 3, "options": {"jokers": True}}).json == {"refused": None}


def test_a_renamed_guest_is_renamed_at_the_table(server: Server) -> None:
    ania = server.token("Ania")
    table = server.table(ania, ["me", "open"])
    with server.sit(table) as looker:
        looker.hear()
        assert server.ask("/api/me", {"name": "Anna", "face": "owl"}, token=ania).json["name"] == "Anna"
        looker.until(lambda m: m["type"] == "table" and m["table"]["chairs"][0]["name"] == "Anna")
        assert looker.table["chairs"][0]["face"] == "owl"


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


def test_a_match_whose_rules_changed_is_frozen_and_readable(own: Own) -> None:
    server = own()
    table = server.table(ania := server.token(), ["me", "me"], start=True)
    with server.sit(table, ania) as host:
        host.hear()
        host.do("act", action=first(host))
    server.stop()
    marked = """UPDATE entry SET text = replace(text, '"mark":"', '"mark":"0') WHERE line = 1"""
    server.sql(marked)  # as if the step led to other views now
    server.start()
    with server.sit(table, ania) as host:
        welcome = host.hear()
        assert welcome["table"]["state"] == "frozen"
        assert welcome["table"]["frozen"] == {"id": "frozen", "args": {"line": 1}}
        assert (welcome["turn"]["moment"], welcome["turn"]["legal"]) == (1, {})
        assert host.do("act", action={"do": "turn"})["news"]["id"] == "refused-frozen"


def test_my_tables_are_listed_by_whose_turn_it_is_and_how_long_i_have(own: Own) -> None:
    server = own()
    ania, bartek = server.token(), server.token("Bartek")
    made = {pace: server.table(ania, ["me", "open"], clock=pace) for pace in ("none", "days", "hour", "day")}
    for table in made.values():
        with server.sit(table, bartek) as two:
            two.hear()
            two.do("sit", chair=1)
            two.do("start")
    with server.sit(made["hour"], ania) as one:
        one.hear()
        one.do("act", action=first(one))
    server.stop()
    server.start()
    listed = server.ask("/api/me/tables", token=ania).json["tables"]
    assert [one["pace"] for one in listed] == ["day", "days", "none", "hour"], "my turn first, and the shortest time"
    left = {one["pace"]: one["left"].get("0", 0) / 1000 for one in listed}
    assert left["none"] == left["hour"] == 0
    assert 86_000 < left["day"] <= 86_400 < 259_000 < left["days"] <= 259_200
    assert server.ask("/metrics").body.decode().count("konspira_rooms 1\n"), "only the one without a clock is opened"


def test_a_table_where_a_bot_plays_for_me_waits_for_me_no_more_and_namesakes_are_told_apart(own: Own) -> None:
    """Also where nobody has opened the table since: its clocks are read, and nothing else of it."""
    server = own(pace=(600.0, 600.0))  # the bot that stands in has not acted yet
    one, other = server.token("Ryś", "owl"), server.token("Ryś", "owl")
    left, stays = (server.table(one, ["me", "open"], clock="day") for _ in range(2))
    for table in (left, stays):
        with server.sit(table, other) as two:
            two.hear()
            two.do("sit", chair=1)
            two.do("start")
    with server.sit(left, one) as seat:
        seat.hear()
        assert seat.do("leave")["type"] == "done"
    server.stop()
    server.start()
    listed = mine(server, one)
    assert [table["id"] for table in listed] == [stays, left]
    assert [[chair["stand_in"] for chair in table["chairs"]] for table in listed] == [[False, False], [True, False]]
    assert all(0 in table["waiting"] for table in listed)
    assert [chair["name"] for chair in listed[0]["chairs"]] == ["Ryś", "Ryś 2"]
    assert len({chair["face"] for chair in listed[0]["chairs"]}) == 2
    assert server.ask("/metrics").body.decode().count("konspira_rooms 0\n")
