"""Bots of version 0.1 sit at today's tables."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from konspira.bots import BadBot, bot, earlier
from konspira.bots.bot import act
from konspira.play import shelf
from konspira.play.match import Match

HERE = Path(__file__).parents[2]
tagged = subprocess.run(["git", "-C", str(HERE), "rev-parse", "v0.1^{commit}"], capture_output=True, check=False)
needs_tag = pytest.mark.skipif(bool(tagged.returncode), reason="this clone has no tag v0.1")


@needs_tag
@pytest.mark.parametrize(
    "game", [pytest.param(name, marks=pytest.mark.sample(1)) for name in ("gra", "krecia", "agenci")]
)
def test_they_play_whole_games_by_today_s_rules(game: str) -> None:
    match = Match(shelf.box(game), 3, {}, bytes(32))
    old, new = bot("v0.1:random", seed=1), bot("random", seed=1)
    asked = 0
    while match.outcome is None:
        seat = match.actors[0]
        asked += seat == 0
        act(match, seat, old if seat == 0 else new, "a bot")
    assert asked > 3


@needs_tag
@pytest.mark.full  # it makes machine code of that version
def test_a_bot_of_then_thinks_by_its_own_machine_code() -> None:
    match = Match(shelf.box("gra"), 2, {}, bytes(32))
    old, new = bot("v0.1:flat@200", seed=7), bot("flat@200", seed=7)
    for _ in range(6):
        turn = match.turn(match.actors[0])
        assert old.choose(turn) in turn.legal
        match.act(turn.seat, new.choose(turn))


def test_a_version_that_is_not_there_is_said_to_be_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(earlier, "REPOSITORY", tmp_path)
    monkeypatch.setattr(earlier.cache, "root", lambda: tmp_path / "cache")
    with pytest.raises(BadBot, match="repository"):
        bot("v0.1:level-3")
