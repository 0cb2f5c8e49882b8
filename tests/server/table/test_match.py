"""A match at a table: every command once, everything stored before it is told, and told again to who comes back."""

from __future__ import annotations

import signal
import sqlite3
from collections.abc import Callable

from server.web import Server, actions, first, of_a_file, wait_for

Own = Callable[..., Server]


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
        assert two.do("act", "same", action=first(two))["type"] == "done"
        assert two.turn["moment"] == 2, "nor at another chair of the same guest"


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
        assert host.do("ping")["type"] == "done"
        assert "said" not in {message["type"] for message in host.heard}
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


@of_a_file
def test_what_cannot_be_stored_is_told_to_nobody(own: Own) -> None:
    server = own()
    table = server.table(ania := server.token(), ["me", "me"], start=True)
    with server.sit(table, ania, seat=0) as one, server.sit(table, ania, seat=1) as two:
        one.hear(), two.hear()
        with sqlite3.connect(server.db, timeout=30) as db:  # the ground is taken from under the match
            db.execute("DELETE FROM entry")
        db.close()
        one.send("act", action=first(one))
        assert (one.closed(), two.closed()) == (1013, 1013)
        assert {message["type"] for message in two.heard} <= {"welcome", "table"}
        told = [message for message in one.heard if message["type"] not in ("welcome", "table")]
        assert [message["news"]["id"] for message in told] == ["refused-busy"], "only whoever acted is told, and why"
    assert wait_for(lambda: "could not store" in server.log)
    assert server.ask("/health").status == 200


def test_only_the_seat_in_turn_acts_and_the_reason_is_told_to_it_alone(server: Server) -> None:
    table = server.table(ania := server.token(), ["me", "me"], start=True)
    with server.sit(table, ania, seat=0) as one, server.sit(table, ania, seat=1) as two, server.sit(table) as looker:
        for seat in (one, two, looker):
            seat.hear()
        assert one.do("act", action={"do": "check"})["news"]["id"] == "gra-refuse-turn-first"
        assert one.do("act", action={"do": "dance"})["news"]["id"] == "refused-form"
        assert one.do("act", action=7)["news"]["id"] == "refused-form"
        assert looker.do("act", action={"do": "check"})["news"]["id"] == "refused-not-seated"
        assert two.do("ping")["type"] == "done"
        assert {message["type"] for message in two.heard} <= {"welcome", "table", "done"}


def test_explaining_says_what_an_action_would_be_or_why_it_cannot(server: Server) -> None:
    table = server.table(ania := server.token(), ["me", "me"], start=True)
    with server.sit(table, ania, seat=0) as one:
        one.hear()
        legal = actions(one.turn["legal"])
        told = one.do("explain", actions=[*legal, {"do": "check"}, {"do": "dance"}])["actions"]
        assert [bool(each["label"]) for each in told] == [True] * len(legal) + [False, False]
        assert told[0]["preview"][0]["id"] == "gra-turn-stays"
        assert told[-2]["refused"]["id"] == "gra-refuse-turn-first"
        assert told[-1]["refused"]["id"] == "refused-form"
        assert one.do("explain", actions=[legal[0]] * 65)["type"] == "refused"


def test_a_turn_carries_what_follows_from_its_view(server: Server) -> None:
    table = server.table(ania := server.token(), ["me", "me"], start=True)
    with server.sit(table, ania, seat=0) as one, server.sit(table, ania, seat=1) as two:
        known = one.hear()["turn"]["derived"]
        showdown = {"held": False, "loser": -1, "counted": [], "places": []}
        assert known == {"most": 6, **showdown, "way": None, "order": [0, 1]}
        two.hear()
        one.do("act", action=first(one))
        assert two.until("turn")["derived"] == {**known, "order": [1, 0]}


def test_the_text_form_comes_only_to_those_who_asked(server: Server) -> None:
    table = server.table(ania := server.token(), ["me", "me"], start=True)
    with server.sit(table, ania, seat=0, text=1) as one, server.sit(table, ania, seat=1) as two:
        assert one.hear()["turn"]["board"][0]["id"] == "gra-board-round"
        assert two.hear()["turn"]["board"] is None
        one.do("act", action=actions(one.turn["legal"])[0])
        assert one.turn["board"]
        assert two.until("turn")["board"] is None
