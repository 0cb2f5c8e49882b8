"""A table on the web, from its making to the rematch, as people and programs at it see it."""

from __future__ import annotations

import random
from collections.abc import Callable

import numpy as np
from server.web import Seat, Server, actions

Own = Callable[..., Server]


def play_out(seats: list[Seat], chance: random.Random) -> dict:
    """Play at random until the match is over."""
    for seat in seats:
        if not seat.turn:
            seat.until("welcome")
    while True:
        for seat in seats:
            turn = seat.turn
            if turn and turn["outcome"]:
                return turn
        actor = next((s for s in seats if s.turn and s.turn["legal"]), None)
        if actor is None:
            for seat in seats:
                seat.until("turn")
            continue
        moment = actor.turn["moment"]
        assert actor.do("act", action=chance.choice(actions(actor.turn["legal"])))["type"] == "done"
        assert actor.turn["moment"] > moment
        for seat in seats:
            while seat is not actor and seat.turn["moment"] < actor.turn["moment"]:
                seat.until("turn")


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


def test_somebody_sits_down_by_an_invitation(server: Server) -> None:
    table = server.table(ania := server.token("Ania"), ["me", "open", "open"])
    with server.sit(table, ania) as host, server.sit(table, server.token("Kuba")) as kuba:
        invite = host.hear()["you"]["invites"]["2"]
        assert kuba.hear()["you"]["seat"] == -1
        assert kuba.do("sit", invite="wrong")["news"]["id"] == "refused-invite"
        assert kuba.do("sit", chair=1)["news"]["id"] == "refused-invite"
        assert kuba.do("sit", invite=invite)["type"] == "done"
        assert kuba.you["seat"] == 2
        assert kuba.table["chairs"][2] == {
            "seat": 2, "who": "guest", "name": "Kuba", "bot": None, "present": True, "stand_in": False
        }  # fmt: skip
        assert kuba.you["invites"] == {}
        host.until(lambda m: m["type"] == "table" and m["table"]["chairs"][2]["name"] == "Kuba")
        with server.sit(table, server.token("Zosia")) as zosia:
            zosia.hear()
            assert zosia.do("sit", invite=invite)["type"] == "refused"


def test_at_a_public_table_anybody_sits_down(server: Server) -> None:
    table = server.table(server.token(), ["me", "open"], public=True)
    with server.sit(table, server.token("Kuba")) as kuba, server.sit(table) as nobody:
        kuba.hear()
        nobody.hear()
        assert nobody.do("sit")["news"]["id"] == "refused-guest"
        assert kuba.do("sit", chair=0)["news"]["id"] == "refused-chair-taken"
        assert kuba.do("sit", chair=9)["news"]["id"] == "refused-no-chair"
        assert kuba.do("sit")["type"] == "done"
        assert kuba.you["seat"] == 1


def test_the_host_alone_says_who_sits_where(server: Server) -> None:
    table = server.table(ania := server.token(), ["me", "open", "open"], public=True)
    with server.sit(table, ania) as host, server.sit(table, server.token("Kuba")) as kuba:
        host.hear(), kuba.hear()
        bot = {"who": "bot", "bot": "random"}
        assert kuba.do("chair", chair=1, seating=bot)["news"]["id"] == "refused-not-host"
        assert host.do("chair", chair=1, seating=bot)["type"] == "done"
        assert host.table["chairs"][1]["bot"] == "random"
        assert host.do("chair", chair=1, seating={"who": "bot", "bot": "nobody"})["news"]["id"] == "refused-bot"
        assert kuba.do("sit", chair=2)["type"] == "done"
        assert host.do("chair", chair=2, seating={"who": "open"})["type"] == "done"
        kuba.until(lambda m: m["type"] == "table" and m["you"]["seat"] == -1)


def test_a_match_begins_when_every_chair_is_taken(server: Server) -> None:
    table = server.table(ania := server.token(), ["me", "open"], public=True)
    with server.sit(table, ania) as host, server.sit(table, server.token("Kuba")) as kuba:
        host.hear(), kuba.hear()
        assert host.do("act", action={"do": "check"})["news"]["id"] == "refused-not-playing"
        assert host.do("start")["news"]["id"] == "refused-open-chairs"
        assert kuba.do("start")["news"]["id"] == "refused-not-seated"
        assert kuba.do("sit")["type"] == "done"
        assert kuba.do("start")["type"] == "done"
        assert kuba.table["state"] == "playing"
        assert len(kuba.table["commitment"]) == 64
        assert host.until("turn")["moment"] == 1
        assert host.do("start")["news"]["id"] == "refused-not-gathering"


def test_a_whole_match_and_its_rematch(server: Server) -> None:
    table = server.table(ania := server.token(), ["me", "me", "me"], start=True)
    seats = [server.sit(table, ania, seat=seat) for seat in range(3)]
    last = play_out(seats, random.Random(1))
    assert sum(last["outcome"]["payoffs"]) == 1
    for seat in seats:
        assert seat.table["won"] == [0, 0, 0]
        while seat.table["state"] != "over":
            seat.hear()
        assert seat.table["won"] == [int(payoff) for payoff in last["outcome"]["payoffs"]]
    assert seats[0].do("again")["type"] == "done"
    assert seats[0].table["again"] == [0]
    for seat in seats[1:]:
        assert seat.do("again")["type"] == "done"
    turn = seats[0].until("turn")
    assert (turn["match"], turn["moment"], turn["outcome"]) == (2, 1, None)
    assert seats[0].table["match"] == 2
    assert seats[0].table["won"] == [int(payoff) for payoff in last["outcome"]["payoffs"]]
    for seat in seats:
        seat.close()


def test_krecia_15_1_whoever_led_first_deals_the_rematch_and_the_score_is_kept_after_a_restart_too(own: Own) -> None:
    server, dealers, won = own(games=["krecia"]), [], np.zeros(3, int)
    table = server.table(ania := server.token(), ["me"] * 3, game="krecia", options={"dealer": 1}, start=True)
    for match in (1, 2, 3):
        seats = [server.sit(table, ania, seat=seat) for seat in range(3)]
        last = play_out(seats, random.Random(match))
        dealers.append(last["view"]["dealer"])
        won += np.array(last["outcome"]["payoffs"]) > 0
        for seat in seats:
            seat.close()
        server.die_and_rise()
        seats = [server.sit(table, ania, seat=seat) for seat in range(3)]
        for seat in seats:
            seat.until("welcome")
            assert seat.table["won"] == won.tolist()
        for seat in seats:
            assert seat.do("again")["type"] == "done"
        while seats[0].turn["match"] == match:
            seats[0].hear()
        for seat in seats:
            seat.close()
    assert dealers == [1, 2, 0]


def test_only_the_seat_in_turn_acts_and_the_reason_is_told_to_it_alone(server: Server) -> None:
    table = server.table(ania := server.token(), ["me", "me"], start=True)
    with server.sit(table, ania, seat=0) as one, server.sit(table, ania, seat=1) as two, server.sit(table) as looker:
        for seat in (one, two, looker):
            seat.hear()
        assert one.do("act", action={"do": "check"})["news"]["id"] == "gra-refuse-turn-first"
        assert one.do("act", action={"do": "dance"})["news"]["id"] == "refused-form"
        assert one.do("act", action=7)["news"]["id"] == "refused-form"
        assert looker.do("act", action={"do": "check"})["news"]["id"] == "refused-not-seated"
        assert set(two.meanwhile()) <= {"table"}


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


def test_the_text_form_comes_only_to_those_who_asked(server: Server) -> None:
    table = server.table(ania := server.token(), ["me", "me"], start=True)
    with server.sit(table, ania, seat=0, text=1) as one, server.sit(table, ania, seat=1) as two:
        assert one.hear()["turn"]["board"][0]["id"] == "gra-board-round"
        assert two.hear()["turn"]["board"] is None
        one.do("act", action=actions(one.turn["legal"])[0])
        assert one.turn["board"]
        assert two.until("turn")["board"] is None


def test_one_talks_in_phrases_and_in_free_text(server: Server) -> None:
    table = server.table(ania := server.token("Ania"), ["me", "open"])
    with server.sit(table, ania) as host, server.sit(table) as looker:
        host.hear(), looker.hear()
        assert host.do("say", phrase="phrase-hello")["type"] == "done"
        assert host.do("say", text="  <b>hej</b>\u202e\n tam ")["type"] == "done"
        first, second = looker.until("said"), looker.until("said")
        assert (first["phrase"], first["name"], first["seat"]) == ("phrase-hello", "Ania", 0)
        assert second["text"] == "<b>hej</b> tam"
        assert host.do("say", phrase="phrase-unknown")["type"] == "refused"
        assert host.do("say", text=" \u200b ")["news"]["id"] == "refused-say"
        assert host.do("say", text="x" * 301)["type"] == "refused"
        assert looker.do("say", text="hej")["news"]["id"] == "refused-guest"
    with server.sit(table) as later:
        assert [said["number"] for said in later.hear()["chat"]] == [1, 2]


def test_bots_play_among_themselves_while_somebody_looks_on(server: Server) -> None:
    table = server.table(server.token(), ["random", "random", "flat"], public=True, start=True)
    with server.sit(table) as looker:
        looker.until(lambda message: message["type"] == "turn" and message["outcome"])


def test_a_renamed_guest_is_renamed_at_the_table(server: Server) -> None:
    ania = server.token("Ania")
    table = server.table(ania, ["me", "open"])
    with server.sit(table) as looker:
        looker.hear()
        assert server.ask("/api/me", {"name": "Anna"}, token=ania).json == {"name": "Anna"}
        looker.until(lambda m: m["type"] == "table" and m["table"]["chairs"][0]["name"] == "Anna")
