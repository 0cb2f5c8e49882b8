"""How a guest has played, and the ladder of bots."""

from __future__ import annotations

import random
from typing import Any

from server.web import Server, play_out

from konspira.bots.levels import RATINGS
from konspira.server.stats import ladder


def over(server: Server, chairs: list[str], token: str) -> dict[str, Any]:
    """A match between one guest and bots, played to its end."""
    table = server.table(token, chairs, start=True)
    with server.sit(table, token, seat=0) as one:
        return play_out([one], random.Random(5))


def test_statistics_count_games_and_wins_by_seats_and_by_who_was_there(server: Server) -> None:
    ania = server.token()
    won = sum(over(server, ["me", "random"], ania)["outcome"]["payoffs"][0] > 0 for _ in range(3))
    over(server, ["me", "random", "flat"], ania)
    stats = server.ask("/api/me/record", token=ania).json
    assert stats["played"] == 4
    by_seats = {score["seats"]: score for score in stats["games"]}
    assert (by_seats[2]["game"], by_seats[2]["played"], by_seats[2]["won"]) == ("gra", 3, won)
    assert by_seats[3]["played"] == 1
    assert {score["bot"]: score["played"] for score in stats["against"]} == {"random": 4, "flat": 1}


def test_two_chairs_of_one_guest_and_a_match_that_goes_on_do_not_count(server: Server) -> None:
    ania = server.token()
    server.table(ania, ["me", "random"], start=True)
    table = server.table(ania, ["me", "me"], start=True)
    with server.sit(table, ania, seat=0) as one, server.sit(table, ania, seat=1) as two:
        play_out([one, two], random.Random(1))
    assert server.ask("/api/me/record", token=ania).json["played"] == 0


def test_statistics_are_only_for_the_guest_himself(server: Server) -> None:
    assert server.ask("/api/me/record").status == 401


def test_the_ladder_has_every_level_and_says_what_is_not_measured(server: Server) -> None:
    rungs = server.ask("/api/bots").json["games"]["gra"]
    assert [rung["name"] for rung in rungs] == [f"level-{n}" for n in range(1, 6)]
    measured = {name: list(rating) for name, rating in RATINGS.get("gra", {}).items()}
    assert {rung["name"]: rung["rating"] for rung in rungs if rung["rating"]} == measured


def test_a_measured_level_has_its_rating_on_the_ladder(monkeypatch: Any) -> None:
    monkeypatch.setitem(RATINGS, "gra", {"level-2": (1410, 12)})
    assert [rung.rating for rung in ladder(["gra"]).games["gra"]] == [None, (1410, 12), None, None, None]
