"""How a guest has played."""

from __future__ import annotations

import random
from typing import Any

from server.web import Server, play_out


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
