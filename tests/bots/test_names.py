"""Bots are found by name, with a budget behind an @ if wanted."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from click.testing import Result
from typer.testing import CliRunner

from konspira.bots import BadBot, bot, names
from konspira.boxes.box import Box
from konspira.cli import app
from konspira.play.match import Match


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


OWN = """
class First:
    name = 'first'
    def __init__(self, budget=None, *, seed=None): pass
    def choose(self, turn): return turn.legal[0]

class Cheats(First):
    def choose(self, turn): return 'the best'

class Breaks(First):
    turns = 0
    def choose(self, turn):
        Breaks.turns += 1
        return turn.legal[0] if Breaks.turns < 99 else turn.nothing

class Stingy:
    def choose(self, turn): return turn.legal[0]

class Mute:
    def __init__(self, budget=None, *, seed=None): pass
"""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module with somebody's own bots, in the folder one is in."""
    (tmp_path / "mine_for_a_test.py").write_text(OWN)
    (tmp_path / "typo_for_a_test.py").write_text("class First(:")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))  # processes that play find it too
    return "mine_for_a_test"


def arena(*words: str) -> Result:
    return CliRunner().invoke(app, ["arena", "gra", "-s", "2", *words])


def test_a_bot_of_ones_own_plays_in_the_arena(own: str) -> None:
    assert bot(f"{own}:First@5").name == "first"
    done = arena("--bots", f"{own}:First,random", "-n", "4", "-j", "1")
    assert done.exit_code == 0, done.output
    assert f"{own}:First" in done.output


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("mine_for_a_test:Second", "no attribute 'Second'"), ("no_such_module:First", "No module named"),
        (":First", "module:Class"), ("json:dumps", "module:Class"), ("typo_for_a_test:First", "SyntaxError"),
        ("./mine_for_a_test:First", "relative import"), ("mine_for_a_test:Stingy", "takes no arguments"),
        ("mine_for_a_test:Mute", "no method choose"), ("mine_for_a_test:First@soon", "budget"),
    ],
)  # fmt: skip
def test_a_bot_of_ones_own_that_cannot_be_made_is_refused(own: str, name: str, why: str) -> None:
    with pytest.raises(BadBot, match=why):
        bot(name)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_bot_that_fails_is_named_and_what_was_played_is_kept(own: str, workers: str) -> None:
    done = arena("--bots", f"{own}:Cheats,random", "-n", "4", "-j", workers, "-l", "cs")
    assert done.exit_code == 1
    said = " ".join(done.output.split())
    assert f"Bot {own}:Cheats odpovídá 'the best', a to je nedovolený tah: To není tah této hry." in said
    done = arena("--bots", f"random,{own}:Breaks", "-n", "40", "-j", workers, "-l", "en")
    assert done.exit_code == 1
    said = " ".join(done.output.split())
    assert f"The bot {own}:Breaks fails at its turn: AttributeError: 'Turn' object has no attribute 'nothing'" in said
    assert re.search(r"[1-9]\d* games? in arena-gra-2-0-random-mine_for_a_test_Breaks.jsonl", said)
