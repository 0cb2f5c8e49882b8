"""The arena: fair deals and seatings, results that are kept, and ratings that mean something."""

from __future__ import annotations

import itertools
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import numpy as np
import pytest
from typer.testing import CliRunner

from konspira.bots.arena import (
    SEATINGS,
    BadLedger,
    Ledger,
    Plan,
    Result,
    compared,
    elo,
    elo_of_sides,
    play,
    schedule,
    seatings,
    standings,
    versus,
)
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


@pytest.mark.parametrize("seats", range(1, 8))
def test_there_is_always_a_way_to_sit_and_never_too_many(seats: int) -> None:
    for bots in range(1, 7):
        found = seatings(bots, seats, seed=5)
        assert 0 < len(found) <= SEATINGS
        assert len(set(found)) == len(found)


@pytest.mark.parametrize(("bots", "seats", "ways"), [(5, 2, 20), (3, 3, 24), (4, 2, 12), (2, 4, 14)])
def test_all_seatings_are_all_that_differ(bots: int, seats: int, ways: int) -> None:
    assert len(seatings(bots, seats)) == ways


def test_at_one_seat_everybody_plays_every_deal_alone() -> None:
    games = list(schedule(Plan("wistar", ("a", "b", "c"), 6, 1)))
    assert [(game.deal, game.seating) for game in games] == [(d, (b,)) for d in range(2) for b in range(3)]


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


def test_a_ledger_with_something_else_in_it_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    plan, path = Plan("gra", ("random", "flat"), 4, 2), tmp_path / "kept.jsonl"
    for line in ('{"a": 1}', "7", lines_of([invented(1, 1.0)[0]])[0].replace("[0,1]", "[0,2]", 1)):
        path.unlink(missing_ok=True)
        Ledger(path, plan)
        with path.open("a") as file:
            file.write(line + "\n")
        text = path.read_text()
        with pytest.raises(BadLedger) as refused:
            Ledger(path, plan)
        assert (refused.value.line, path.read_text()) == (2, text)


def test_a_ledger_with_other_numbers_is_gone_on_with(tmp_path: Path) -> None:
    """What is played is known by its deal and seating, not by its number."""
    plan = Plan("gra", ("a", "b"), 6, 2)
    kept = Ledger(tmp_path / "kept.jsonl", plan)
    kept.add(Result(0, 1, (1, 0), (0.0, 1.0), (1, 1), (0.1, 0.1), (0.1, 0.1)))
    left = [(game.deal, game.seating) for game in kept.missing(plan)]
    assert left == [(0, (0, 1)), (0, (1, 0)), (1, (0, 1)), (2, (0, 1)), (2, (1, 0))]


def test_ratings_find_the_strengths_that_made_the_results() -> None:
    truth = np.array([1700.0, 1500.0, 1300.0])
    wins = np.zeros((3, 3))
    for a in range(3):
        for b in range(3):
            if a != b:
                wins[a, b] = 4000 / (1 + 10 ** ((truth[b] - truth[a]) / 400))
    assert elo(wins) == pytest.approx(truth, abs=3)


def invented(deals: int, better: float, bots: int = 2) -> list[Result]:
    """Results of bots of which whoever is named first wins so often."""
    chance, found = np.random.default_rng(1), []
    for deal in range(deals):
        for seating in seatings(bots, 2):
            first = float(chance.random() < better)
            payoffs = (first, 1 - first) if seating[0] < seating[1] else (1 - first, first)
            found.append(Result(len(found), deal, seating, payoffs, (1, 1), (0.1, 0.1), (0.1, 0.1)))
    return found


def lines_of(results: list[Result]) -> list[str]:
    return [msgspec.json.encode(result).decode() for result in results]


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
    best, other = standings(("a", "b"), results)
    assert (best.name, best.mean, other.mean) == ("a", 0.75, 0.5)
    assert best.rating > 1500 > other.rating


@pytest.mark.parametrize("deals", [1, 2, 30])
def test_a_sweep_leaves_doubt(deals: int) -> None:
    best, other = standings(("a", "b"), invented(deals, 1.0))
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
    table = {s.name: s for s in standings(("a", "b"), invented(300, 0.6))}
    assert abs(table["a"].mean - 0.6) < table["a"].mean_error * 1.5
    assert 0 < table["a"].rating_error < 60


def test_more_games_leave_less_doubt_however_many_bots_play() -> None:
    names = tuple("abcde")
    few, many = ({s.name: s for s in standings(names, invented(deals, 0.97, 5))} for deals in (12, 48))
    assert all(many[name].mean_error < 0.8 * few[name].mean_error for name in names)
    assert all(many[name].rating_error < few[name].rating_error for name in names)


def test_the_command_plays_shows_and_draws(tmp_path: Path, gra: Box) -> None:
    command = ["arena", "gra", "--bots", "random,flat@20", "-n", "4", "-s", "2", "-j", "1"]
    kept, plot = tmp_path / "kept.jsonl", tmp_path / "ratings.svg"
    done = CliRunner().invoke(app, [*command, "--ledger", str(kept), "--plot", str(plot)])
    assert done.exit_code == 0, done.output
    assert "flat@20" in done.output
    assert "</svg>" in plot.read_text()
    assert len(kept.read_text().splitlines()) == 5


@pytest.mark.skipif(sys.platform == "win32", reason="there a terminal says Ctrl-C otherwise")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_stops_at_once_and_keeps_what_is_played(workers: str, tmp_path: Path, gra: Box) -> None:
    kept = tmp_path / "kept.jsonl"
    command = ["arena", "gra", "--bots", "random,flat@5", "-n", "20000", "-l", "en", "-j", workers]
    arena = subprocess.Popen(
        [sys.executable, "-m", "konspira", *command, "--ledger", str(kept)],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True,
        preexec_fn=_listens,
    )  # fmt: skip
    try:
        waited = time.monotonic() + 120
        while arena.poll() is None and time.monotonic() < waited and not _lines(kept) > 4:
            time.sleep(0.05)
        os.killpg(arena.pid, signal.SIGINT)  # as a terminal does: everybody hears it
        told, _ = arena.communicate(timeout=60)  # which ends when nobody is left who could say anything
    finally:
        if arena.poll() is None:
            os.killpg(arena.pid, signal.SIGKILL)
    assert arena.returncode == 130, told
    assert "Traceback" not in told
    results = Ledger(kept, Plan("gra", ("random", "flat@5"), 0, 2)).results
    assert f"{len(results)} games in" in told
    assert "The same command plays on from here." in told
    assert 4 <= len(results) < 20000


def _listens() -> None:
    """Tests that run in the background may have been told not to hear Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _lines(path: Path) -> int:
    return path.read_text().count("\n") if path.exists() else 0


REFUSED = {
    "--option": (["krecia", "-s", "2", "-o", "risky=true"], "risky missions"),
    "--seed": (["gra", "--seed", "-1"], "0"),
    "--plot": (["gra", "--plot", "no-such-folder/ratings.svg"], "no such file"),
    "--bots": (["gra", "--bots", " , "], "one bot"),
    "--ledger": (["gra", "--bots", "random,flat", "-s", "2", "--ledger", "strange.jsonl"], "line 2"),
}


@pytest.mark.parametrize("named", REFUSED)
def test_what_cannot_be_is_refused_before_anything_is_made(
    named: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Ledger(Path("strange.jsonl"), Plan("gra", ("random", "flat"), 4, 2))
    with Path("strange.jsonl").open("a") as file:
        file.write("[1]\n")
    words, why = REFUSED[named]
    done = CliRunner().invoke(app, ["arena", *words, "-l", "en", "-n", "2", "-j", "1"], env={"COLUMNS": "200"})
    assert done.exit_code == 2, done.output
    assert named in done.output
    assert why in done.output
    assert [path.name for path in tmp_path.iterdir()] == ["strange.jsonl"]


def test_the_command_lets_bots_play_alone_and_reads_over_a_comma(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    command = ["arena", "wistar", "--bots", "random,,flat@2", "-n", "4", "-j", "1", "-l", "en", "--ledger", str(kept)]
    done = CliRunner().invoke(app, command)
    assert done.exit_code == 0, done.output
    assert "1 seat, 4 games" in done.output
    assert [r.seating for r in Ledger(kept, Plan("wistar", ("random", "flat@2"), 4, 1)).results] == [(0,), (1,)] * 2


def test_a_real_ray_plays_the_same_games(tmp_path: Path, gra: Box) -> None:
    ray = pytest.importorskip("ray")
    command = ["arena", "gra", "--bots", "random,flat@20", "-n", "12", "-s", "2"]
    try:
        done = CliRunner().invoke(app, [*command, "--ray", "--ledger", str(tmp_path / "ray.jsonl")])
    finally:
        ray.shutdown()
    assert done.exit_code == 0, done.output
    CliRunner().invoke(app, [*command, "-j", "1", "--ledger", str(tmp_path / "here.jsonl")])
    plan = Plan("gra", ("random", "flat@20"), 12, 2)
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
