"""Bots are found by name, with a budget behind an @ if wanted."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from konspira.bots import BadBot, bot, names
from konspira.bots.bot import Budget, read_budget
from konspira.cli import app
from konspira.kernel.box import Box
from konspira.play import shelf
from konspira.play.match import Match


def test_a_budget_is_a_number_of_iterations_or_of_seconds() -> None:
    assert read_budget("2000") == Budget(iterations=2000)
    assert read_budget("0.2s") == Budget(seconds=0.2)
    assert str(read_budget("0.2s")) == "0.2s"


@pytest.mark.parametrize("text", ["", "0", "-3", "fast", "2.5", "0s"])
def test_a_budget_that_makes_no_sense_is_refused(text: str) -> None:
    with pytest.raises(BadBot, match="budget"):
        read_budget(text)


def test_an_unknown_bot_is_refused_and_the_others_are_named() -> None:
    with pytest.raises(BadBot, match="search"):
        bot("deep-blue")


def test_a_bot_for_one_game_is_offered_there_only() -> None:
    assert "solver" in names("gra")
    assert "solver" not in names("krecia")
    assert "baseline" in names("agenci")
    assert "baseline" not in names("gra")


def test_every_bot_plays_a_game_to_its_end_by_legal_actions(thinking: Box) -> None:
    seats = max(2, thinking.seats.start) if 2 in thinking.seats else thinking.seats.start
    for name in names(thinking.name):
        match = Match(thinking, seats, None, bytes(31) + b"\1")
        player = bot(f"{name}@30" if name not in ("random", "solver") else name, seed=3)
        for _ in range(40):
            if match.outcome is None:
                seat = match.actors[0]
                match.act(seat, player.choose(match.turn(seat)))


def test_flat_tries_any_actions_where_it_cannot_try_all() -> None:
    """With more actions than playouts it must not be the first of the list that are played."""
    match = Match(shelf.box("agenci"), 5, None, bytes(32))
    turn = match.turn(match.actors[0])
    places = [list(turn.legal).index(bot("flat@40", seed=seed).choose(turn)) for seed in range(40)]
    assert len(turn.legal) > 80
    assert max(places) > len(turn.legal) / 2


def test_a_bot_of_ones_own_plays_in_the_arena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine_for_a_test.py").write_text(
        "class First:\n"
        "    name = 'first'\n"
        "    def __init__(self, budget=None, *, seed=None): pass\n"
        "    def choose(self, turn): return turn.legal[0]\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    assert bot("mine_for_a_test:First@5").name == "first"
    done = CliRunner().invoke(
        app, ["arena", "gra", "--bots", "mine_for_a_test:First,random", "-n", "4", "-s", "2", "-j", "1"]
    )
    assert done.exit_code == 0, done.output
    assert "mine_for_a_test:First" in done.output
    for name in ("mine_for_a_test:Second", "no_such_module:First", ":First", "json:dumps"):
        with pytest.raises(BadBot, match="module:Class"):
            bot(name)
