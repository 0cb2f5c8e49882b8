"""Ratings: intervals and p that mean what they say, however few the results."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from bots.results import invented

from konspira.bots.arena import Result, seatings
from konspira.bots.ratings import compared, elo, elo_of_sides, rate, versus


def test_ratings_find_the_strengths_that_made_the_results() -> None:
    truth = np.array([1700.0, 1500.0, 1300.0])
    wins = np.zeros((3, 3))
    for a in range(3):
        for b in range(3):
            if a != b:
                wins[a, b] = 4000 / (1 + 10 ** ((truth[b] - truth[a]) / 400))
    assert elo(wins) == pytest.approx(truth, abs=3)


@pytest.mark.parametrize(("bots", "seats"), [(5, 2), (4, 4), (3, 5), (3, 1)])
def test_every_finished_deal_counts(bots: int, seats: int) -> None:
    """Bots get the less the later they are named: of the signs of so many deals, two say as much."""
    results = []
    for deal, seating in [(d, sitting) for d in range(7) for sitting in seatings(bots, seats, d)]:
        payoffs = tuple(1 - who / 10 for who in seating)
        results.append(Result(len(results), deal, seating, payoffs, (1,) * seats, (0.1,) * seats, (0.1,) * seats))
    pairs = versus(tuple("abcde"[:bots]), results)
    assert len(pairs) == bots * (bots - 1) // 2
    assert {pair.p for pair in pairs} == {2 / 2**7}
    assert all(pair.better < pair.worse for pair in pairs)


def test_an_unfinished_deal_does_not_count() -> None:
    results = invented(10, 1.0)
    unfair = Result(20, 10, (0, 1), (0.0, 1.0), (1, 1), (0.1, 0.1), (0.1, 0.1))
    assert versus(("a", "b"), [*results, unfair]) == versus(("a", "b"), results)


def test_bots_that_play_alone_are_compared_by_the_same_deal() -> None:
    """The first wins every deal that the second wins, and one more in four."""
    results = []
    for deal in range(40):
        for who, payoff in enumerate((float(deal % 2 == 0 or deal % 4 == 1), float(deal % 2 == 0))):
            results.append(Result(len(results), deal, (who,), (payoff,), (1,), (0.1,), (0.1,)))
    (pair,) = versus(("a", "b"), results)
    assert (pair.better, pair.difference, pair.score) == ("a", 0.25, 0.625)
    assert pair.p < 0.01
    best, other = rate(("a", "b"), results)
    assert (best.name, best.mean, other.mean) == ("a", 0.75, 0.5)
    assert best.rating > 1500 > other.rating


@pytest.mark.parametrize("deals", [1, 2, 30])
def test_a_sweep_leaves_doubt(deals: int) -> None:
    best, other = rate(("a", "b"), invented(deals, 1.0))
    assert (best.mean, other.mean) == (1.0, 0.0)
    wilson = 3.84 / (3.84 + 2 * deals)  # how far from one the share may be
    assert min(best.mean_error, other.mean_error) > 0.5 * wilson
    assert best.rating_error > 30
    assert best.mean_error < (0.15 if deals == 30 else 1.01)


def test_a_few_deals_that_agree_prove_nothing_yet() -> None:
    for deals in (2, 5):
        (pair,) = versus(("a", "b"), invented(deals, 1.0))
        assert pair.difference < pair.error
        assert pair.p == pytest.approx(2.0 ** (1 - deals))
    (pair,) = versus(("a", "b"), invented(6, 1.0))
    assert (pair.difference > pair.error, pair.p < 0.05) == (True, True)
    assert compared([0.0] * 4)[1:] == (pytest.approx(0.73, abs=0.05), 1.0)


@pytest.mark.parametrize("deals", [4, 10, 20, 60])
def test_intervals_and_p_are_right_nineteen_times_of_twenty(deals: int) -> None:
    chance = np.random.default_rng(4)
    tried = [compared(list(np.clip(chance.normal(0.0, 0.3, deals), -1, 1))) for _ in range(400)]
    assert np.mean([abs(mean) < error for mean, error, _ in tried]) > 0.93
    assert np.mean([p < 0.05 for *_, p in tried]) < 0.08
    assert np.mean([p <= 0.25 for *_, p in tried]) == pytest.approx(0.25, abs=0.06)


def test_a_better_bot_is_found_better_and_an_equal_one_is_not() -> None:
    (sure,) = versus(("a", "b"), invented(200, 0.65))
    assert (sure.better, sure.p < 0.01) == ("a", True)
    assert sure.score == pytest.approx(0.65, abs=0.06)
    (unsure,) = versus(("a", "b"), invented(200, 0.5))
    assert unsure.p > 0.01


def test_intervals_cover_what_they_should() -> None:
    table = {s.name: s for s in rate(("a", "b"), invented(300, 0.6))}
    assert abs(table["a"].mean - 0.6) < table["a"].mean_error * 1.5
    assert 0 < table["a"].rating_error < 60


def test_more_games_leave_less_doubt_however_many_bots_play() -> None:
    names = tuple("abcde")
    few, many = ({s.name: s for s in rate(names, invented(deals, 0.97, 5))} for deals in (12, 48))
    assert all(many[name].mean_error < 0.8 * few[name].mean_error for name in names)
    assert all(many[name].rating_error < few[name].rating_error for name in names)


def test_ratings_come_out_of_games_between_sides() -> None:
    """The mole's side has an advantage, whoever plays it; ratings are what is left."""
    true, chance = np.array([-1.2, -0.2, 0.3, 1.1]), np.random.default_rng(3)
    results = np.zeros((4, 4, 2))
    for mole, agents in itertools.permutations(range(4), 2):
        won = chance.binomial(4000, 1 / (1 + np.exp(-(0.8 + true[mole] - true[agents]))))
        results[mole, agents] = won, 4000 - won
    assert elo_of_sides(results) == pytest.approx(1500 + 400 / np.log(10) * true, abs=12)
