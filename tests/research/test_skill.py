"""OpenSkill: better bots come first, and doubt shrinks with games."""

from __future__ import annotations

import pytest

from konspira.bots.arena import Result, Tournament
from konspira.research.skill import MU, SIGMA, rate_skill


def results(number: int, winner: int = 0) -> list[Result]:
    """Games at three seats that one of three bots always wins, whoever sits where."""
    found = []
    for n in range(number):
        seating = tuple((seat + n) % 3 for seat in range(3))
        payoffs = tuple(1.0 if b == winner else 0.0 for b in seating)
        found.append(Result(n, n, seating, payoffs, (1,) * 3, (0.0,) * 3, (0.0,) * 3))
    return found


ARENA = Tournament("gra", ("a", "b", "c"), 30, 3, seed=4)


def test_who_always_wins_is_above_the_others_beyond_doubt() -> None:
    best, second, third = rate_skill(ARENA, results(30, winner=1))
    assert best.name == "b"
    assert best.low > max(second.high, third.high)
    assert abs(second.mu - third.mu) < 2, "the two others were always equal"
    assert best.games == 30
    assert best.provenance.seed == 4


def test_doubt_shrinks_with_games_and_no_game_changes_nothing() -> None:
    few, many = rate_skill(ARENA, results(3))[0], rate_skill(ARENA, results(60))[0]
    assert many.sigma < few.sigma < SIGMA
    assert [(one.mu, pytest.approx(one.sigma)) for one in rate_skill(ARENA, [])] == [(MU, SIGMA)] * 3


def test_a_bot_at_several_seats_of_a_table_moves_once() -> None:
    alone = [Result(0, 0, (0, 0, 0), (1.0, 0.0, 0.0), (1,) * 3, (0.0,) * 3, (0.0,) * 3)]
    assert all(one.mu == MU for one in rate_skill(ARENA, alone))
    both = [Result(0, 0, (0, 0, 1), (1.0, 0.0, 0.0), (1,) * 3, (0.0,) * 3, (0.0,) * 3)]
    found = {one.name: one for one in rate_skill(ARENA, both)}
    assert found["a"].mu > MU > found["b"].mu
