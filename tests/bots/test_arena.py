"""The arena: fair deals and seatings, results that are kept, and ratings that mean something."""

from __future__ import annotations

import itertools
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from konspira.bots.arena import Ledger, Plan, Result, elo, elo_of_sides, play, schedule, seatings, standings, versus
from konspira.cli import app
from konspira.kernel.box import Box


def test_two_bots_at_two_seats_change_places() -> None:
    assert seatings(2, 2) == [(0, 1), (1, 0)]


@pytest.mark.parametrize(("bots", "seats"), [(2, 4), (3, 3), (5, 4), (4, 6), (2, 7)])
def test_every_bot_sits_everywhere_equally_often(bots: int, seats: int) -> None:
    found = seatings(bots, seats, seed=3)
    for bot in range(bots):
        places = [sum(sitting[seat] == bot for sitting in found) for seat in range(seats)]
        assert len(set(places)) == 1


def test_a_deal_is_played_in_all_seatings_before_the_next() -> None:
    games = list(schedule(Plan("gra", ("a", "b"), 6, 2)))
    assert [game.deal for game in games] == [0, 0, 1, 1, 2, 2]


def test_a_game_can_be_played_again(gra: Box) -> None:
    plan = Plan("gra", ("random", "search@50"), 4, 2)
    game = list(schedule(plan))[2]
    assert play(plan, game).payoffs == play(plan, game).payoffs


def test_results_are_kept_and_the_rest_is_played(tmp_path: Path, gra: Box) -> None:
    plan = Plan("gra", ("random", "flat@20"), 4, 2)
    first = Ledger(tmp_path / "kept.jsonl", plan)
    for game in first.missing(plan)[:3]:
        first.add(play(plan, game))
    with (tmp_path / "kept.jsonl").open("a") as file:
        file.write('{"number": 3, "de')  # the machine stopped here
    again = Ledger(tmp_path / "kept.jsonl", plan)
    assert again.results == first.results
    assert [game.number for game in again.missing(plan)] == [3]


def test_the_results_of_another_arena_are_not_mixed_in(tmp_path: Path) -> None:
    Ledger(tmp_path / "kept.jsonl", Plan("gra", ("random", "flat"), 4, 2))
    with pytest.raises(ValueError, match="another arena"):
        Ledger(tmp_path / "kept.jsonl", Plan("gra", ("random", "search"), 4, 2))


def test_ratings_find_the_strengths_that_made_the_results() -> None:
    truth = np.array([1700.0, 1500.0, 1300.0])
    wins = np.zeros((3, 3))
    for a in range(3):
        for b in range(3):
            if a != b:
                wins[a, b] = 4000 / (1 + 10 ** ((truth[b] - truth[a]) / 400))
    assert elo(wins) == pytest.approx(truth, abs=3)


def invented(deals: int, better: float) -> list[Result]:
    """Results of two bots of which the first wins so often."""
    chance, found = np.random.default_rng(1), []
    for deal in range(deals):
        for seating in seatings(2, 2):
            first = float(chance.random() < better)
            payoffs = (first, 1 - first) if seating[0] == 0 else (1 - first, first)
            found.append(Result(len(found), deal, seating, payoffs, (1, 1), (0.1, 0.1), (0.1, 0.1)))
    return found


def test_a_better_bot_is_found_better_and_an_equal_one_is_not() -> None:
    (sure,) = versus(("a", "b"), invented(200, 0.65))
    assert (sure.better, sure.p < 0.01) == ("a", True)
    assert sure.score == pytest.approx(0.65, abs=0.06)
    (unsure,) = versus(("a", "b"), invented(200, 0.5))
    assert unsure.p > 0.01


def test_intervals_cover_what_they_should() -> None:
    table = {s.name: s for s in standings(("a", "b"), invented(300, 0.6))}
    assert abs(table["a"].mean - 0.6) < table["a"].mean_error * 1.5
    assert 0 < table["a"].rating_error < 60


def test_the_command_plays_shows_and_draws(tmp_path: Path, gra: Box) -> None:
    command = ["arena", "gra", "--bots", "random,flat@20", "-n", "4", "-s", "2", "-j", "1"]
    kept, plot = tmp_path / "kept.jsonl", tmp_path / "ratings.svg"
    done = CliRunner().invoke(app, [*command, "--ledger", str(kept), "--plot", str(plot)])
    assert done.exit_code == 0, done.output
    assert "flat@20" in done.output
    assert "</svg>" in plot.read_text()
    assert len(kept.read_text().splitlines()) == 5


def test_a_real_ray_plays_the_same_games(tmp_path: Path, gra: Box) -> None:
    ray = pytest.importorskip("ray")
    command = ["arena", "gra", "--bots", "random,flat@20", "-n", "4", "-s", "2"]
    try:
        done = CliRunner().invoke(app, [*command, "--ray", "--ledger", str(tmp_path / "ray.jsonl")])
    finally:
        ray.shutdown()
    assert done.exit_code == 0, done.output
    CliRunner().invoke(app, [*command, "-j", "1", "--ledger", str(tmp_path / "here.jsonl")])
    plan = Plan("gra", ("random", "flat@20"), 4, 2)
    played = [Ledger(tmp_path / name, plan).results for name in ("ray.jsonl", "here.jsonl")]
    assert {r.number: r.payoffs for r in played[0]} == {r.number: r.payoffs for r in played[1]}


def test_ratings_come_out_of_games_between_sides() -> None:
    """The mole's side has an advantage, whoever plays it; ratings are what is left."""
    true, chance = np.array([-1.2, -0.2, 0.3, 1.1]), np.random.default_rng(3)
    results = np.zeros((4, 4, 2))
    for mole, agents in itertools.permutations(range(4), 2):
        won = chance.binomial(4000, 1 / (1 + np.exp(-(0.8 + true[mole] - true[agents]))))
        results[mole, agents] = won, 4000 - won
    assert elo_of_sides(results) == pytest.approx(1500 + 400 / np.log(10) * true, abs=12)
