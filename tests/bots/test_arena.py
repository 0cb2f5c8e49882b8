"""The arena: fair deals and seatings, results that are kept, and ratings that mean something."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest
from bots.results import invented
from typer.testing import CliRunner

from konspira.bots.arena import SEATINGS, BadLedger, Ledger, Result, Tournament, play, schedule, seatings
from konspira.boxes.box import Box
from konspira.cli import app


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
    games = list(schedule(Tournament("wistar", ("a", "b", "c"), 6, 1)))
    assert [(game.deal, game.seating) for game in games] == [(d, (b,)) for d in range(2) for b in range(3)]


def test_a_deal_is_played_in_all_seatings_before_the_next() -> None:
    games = list(schedule(Tournament("gra", ("a", "b"), 6, 2)))
    assert [game.deal for game in games] == [0, 0, 1, 1, 2, 2]


def test_a_game_can_be_played_again(gra: Box) -> None:
    tournament = Tournament("gra", ("random", "search@50"), 4, 2)
    game = list(schedule(tournament))[2]
    assert play(tournament, game).payoffs == play(tournament, game).payoffs


def test_results_are_kept_and_the_rest_is_played(tmp_path: Path, gra: Box) -> None:
    tournament = Tournament("gra", ("random", "flat@20"), 4, 2)
    first = Ledger(tmp_path / "kept.jsonl", tournament)
    for game in first.missing(tournament)[:3]:
        first.add(play(tournament, game))
    with (tmp_path / "kept.jsonl").open("a") as file:
        file.write('{"number": 3, "de')  # the machine stopped here
    again = Ledger(tmp_path / "kept.jsonl", tournament)
    assert again.results == first.results
    assert [game.number for game in again.missing(tournament)] == [3]


def test_the_results_of_another_arena_are_not_mixed_in(tmp_path: Path) -> None:
    Ledger(tmp_path / "kept.jsonl", Tournament("gra", ("random", "flat"), 4, 2))
    with pytest.raises(ValueError, match="another arena"):
        Ledger(tmp_path / "kept.jsonl", Tournament("gra", ("random", "search"), 4, 2))


def test_a_ledger_with_something_else_in_it_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    tournament, path = Tournament("gra", ("random", "flat"), 4, 2), tmp_path / "kept.jsonl"
    for line in ('{"a": 1}', "7", lines_of([invented(1, 1.0)[0]])[0].replace("[0,1]", "[0,2]", 1)):
        path.unlink(missing_ok=True)
        Ledger(path, tournament)
        with path.open("a") as file:
            file.write(line + "\n")
        text = path.read_text()
        with pytest.raises(BadLedger) as refused:
            Ledger(path, tournament)
        assert (refused.value.line, path.read_text()) == (2, text)


def test_a_ledger_with_other_numbers_is_gone_on_with(tmp_path: Path) -> None:
    """What is played is known by its deal and seating, not by its number."""
    tournament = Tournament("gra", ("a", "b"), 6, 2)
    kept = Ledger(tmp_path / "kept.jsonl", tournament)
    kept.add(Result(0, 1, (1, 0), (0.0, 1.0), (1, 1), (0.1, 0.1), (0.1, 0.1)))
    left = [(game.deal, game.seating) for game in kept.missing(tournament)]
    assert left == [(0, (0, 1)), (0, (1, 0)), (1, (0, 1)), (2, (0, 1)), (2, (1, 0))]


def lines_of(results: list[Result]) -> list[str]:
    return [msgspec.json.encode(result).decode() for result in results]


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
        waited = time.monotonic() + 300
        while arena.poll() is None and time.monotonic() < waited and not _lines(kept) > 4:
            time.sleep(0.05)
        os.killpg(arena.pid, signal.SIGINT)  # as a terminal does: everybody hears it
        told, _ = arena.communicate(timeout=300)  # which ends when nobody is left who could say anything
    finally:
        if arena.poll() is None:
            os.killpg(arena.pid, signal.SIGKILL)
    assert arena.returncode == 130, told
    assert "Traceback" not in told
    results = Ledger(kept, Tournament("gra", ("random", "flat@5"), 0, 2)).results
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
    Ledger(Path("strange.jsonl"), Tournament("gra", ("random", "flat"), 4, 2))
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
    assert [r.seating for r in Ledger(kept, Tournament("wistar", ("random", "flat@2"), 4, 1)).results] == [
        (0,),
        (1,),
    ] * 2


def test_a_real_ray_plays_the_same_games(tmp_path: Path, gra: Box) -> None:
    ray = pytest.importorskip("ray")
    command = ["arena", "gra", "--bots", "random,flat@20", "-n", "12", "-s", "2"]
    try:
        done = CliRunner().invoke(app, [*command, "--ray", "--ledger", str(tmp_path / "ray.jsonl")])
    finally:
        ray.shutdown()
    assert done.exit_code == 0, done.output
    CliRunner().invoke(app, [*command, "-j", "1", "--ledger", str(tmp_path / "here.jsonl")])
    tournament = Tournament("gra", ("random", "flat@20"), 12, 2)
    played = [Ledger(tmp_path / name, tournament).results for name in ("ray.jsonl", "here.jsonl")]
    assert {r.number: r.payoffs for r in played[0]} == {r.number: r.payoffs for r in played[1]}
