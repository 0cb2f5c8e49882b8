"""Ratings over HTTP: at a rated table's seats, in a match that counted, in my record, in the list of a game."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from server.web import Seat, Server, play_out, wait_for


def play(server: Server, tokens: list[str], *more: str, **wanted: Any) -> str:
    """A match of these people and bots, played to its end."""
    table = server.table(
        tokens[0], ["me", *["open"] * (len(tokens) - 1), *more], options={"fewer_cards": True}, **wanted
    )
    seats: list[Seat] = [server.sit(table, tokens[0])]
    invites = seats[0].until("welcome")["you"]["invites"]
    for k, token in enumerate(tokens[1:], 1):
        seats.append(server.sit(table, token))
        seats[-1].until("welcome")
        seats[-1].do("sit", invite=invites[str(k)])
    seats[0].do("start")
    for seat in seats:
        while not seat.turn:
            seat.hear()
    play_out(seats, random.Random(1))
    for seat in seats:
        seat.close()
    return table


def ratings(server: Server, token: str) -> list[dict[str, Any]]:
    return list(server.ask("/api/me/record", token=token).json["ratings"])


def test_a_rated_match_counts_for_everybody_at_it_and_a_restart_counts_nothing_twice(
    own: Callable[..., Server],
) -> None:
    server = own(pace=(0.0, 0.0))
    ania, bob = server.token("Ania", "fox"), server.token("Bob")
    table = play(server, [ania, bob], "level-1", rated=True)
    assert wait_for(lambda: bool(ratings(server, ania)))
    (mine,) = ratings(server, ania)
    assert (mine["game"], mine["matches"]) == ("gra", 1)
    rating, doubt = mine["rating"]
    assert 0 < doubt < 686, "known a little better than nothing"
    changed = server.ask(f"/api/tables/{table}/1").json["ratings"]
    assert [one["seat"] for one in changed] == [0, 1, 2]
    assert (changed[0]["before"], changed[0]["rating"]) == ([1500, 686], [rating, doubt])
    assert changed[2]["before"] == changed[2]["rating"], "a bot does not move"
    seats = server.ask(f"/api/tables/{table}/ratings").json["seats"]
    assert [one["rating"] for one in seats] == [one["rating"] for one in changed]
    people = server.ask("/api/games/gra/ratings", token=bob).json["people"]
    assert {one["name"] for one in people if one["name"]} == {"Ania", "Bob"}
    assert [one["name"] for one in people if one["me"]] == ["Bob"]
    assert {one["bot"] for one in people if one["bot"]} >= {"level-1", "level-5"}
    certain = [one["rating"][0] - one["rating"][1] for one in people]
    assert certain == sorted(certain, reverse=True)
    server.die_and_rise()
    play(server, [ania, bob], rated=False)
    play(server, [ania, bob], rated=True)
    assert wait_for(lambda: ratings(server, ania)[0]["matches"] == 2)


def test_what_is_not_rated_counts_for_nobody_and_shows_no_ratings(server: Server) -> None:
    ania, bob = server.token("Ania"), server.token("Bob")
    table = play(server, [ania, bob])
    assert server.ask(f"/api/tables/{table}/ratings").json == {"seats": []}
    assert server.ask(f"/api/tables/{table}/1").json["ratings"] == []
    assert ratings(server, ania) == []
    assert server.ask("/api/games/nothing/ratings").status == 404


def test_at_a_rated_table_nobody_is_advised_and_everybody_is_told_that_it_counts(server: Server) -> None:
    ania = server.token("Ania")
    table = server.table(ania, ["me", "random"], rated=True, coach=True)
    with server.sit(table, ania) as seat:
        state = seat.until("welcome")["table"]
        assert (state["rated"], state["coach"]) == (True, False)
        terms = {"options": {}, "seats": 2, "public": False, "patience": 60, "clock": "none"}
        seat.do("terms", **terms, coach=True, rated=False)
        assert (seat.table["rated"], seat.table["coach"]) == (False, True)
        seat.do("terms", **terms, coach=True, rated=True)
        assert (seat.table["rated"], seat.table["coach"]) == (True, False)
