"""A bot that plays by a net."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from bots.nets.random_net import random_net

from konspira.bots import BadBot, bot
from konspira.bots.bot import act
from konspira.bots.nets import file
from konspira.bots.nets.player import BLOWN, NetPlayer, shipped_judge, tempered
from konspira.games.krecia.cover import cover
from konspira.games.krecia.roles import MOLE
from konspira.play import shelf
from konspira.play.match import Match


@pytest.mark.parametrize("game", ["gra", "krecia"])
def test_it_plays_a_whole_match_and_the_same_again(game: str, tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    path.write_bytes(random_net(shelf.box(game)))
    ends = []
    for _ in range(2):
        match, player = Match(shelf.box(game), 3, {}, bytes(32)), NetPlayer(seed=1, path=path)
        while match.outcome is None:
            act(match, match.actors[0], player, "net")
        ends.append(match.journal.text)
    assert ends[0].splitlines()[1:] == ends[1].splitlines()[1:]


def test_a_game_without_a_net_is_said_to_have_none() -> None:
    match = Match(shelf.box("agenci"), 2, {}, bytes(32))
    with pytest.raises(BadBot, match="no net"):
        NetPlayer().choose(match.turn(match.actors[0]))


def test_a_net_is_named_by_its_file(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    path.write_bytes(random_net(shelf.box("gra")))
    match = Match(shelf.box("gra"), 2, {}, bytes(32))
    turn = match.turn(match.actors[0])
    assert bot(f"net:{path}", seed=1).choose(turn) in turn.legal
    with pytest.raises(BadBot, match="No such file"):
        bot(f"net:{tmp_path / 'none.npz'}")


def test_a_net_of_another_game_is_refused_in_words(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    path.write_bytes(random_net(shelf.box("krecia")))
    match = Match(shelf.box("gra"), 2, {}, bytes(32))
    with pytest.raises(BadBot, match="no net"):
        bot(f"net:{path}").choose(match.turn(match.actors[0]))


def test_nobody_of_any_temper_does_what_is_absurd() -> None:
    chances = np.array([0.6, 0.39, 0.01])
    for temper in (0.5, 1.0, 30.0):
        told = tempered(chances, temper)
        assert told[2] == 0
        assert told.sum() == pytest.approx(1)
    assert tempered(chances, 30.0)[1] > tempered(chances, 0.5)[1]


@pytest.mark.parametrize("game", ["gra", "krecia"])
def test_the_net_that_ships_has_learned_today_s_rules(game: str) -> None:
    box = shelf.box(game)
    packed = file.shipped(box)
    assert packed is not None, "train it anew, or stamp it (scripts/stamp_net.py) where the rules play as before"
    assert len(packed) <= file.MOST
    assert file.read(packed, box)[1].run["decisions"] > 1e9


def test_a_mole_under_cover_plays_as_an_agent_would_with_its_cards() -> None:
    match, judge = Match(shelf.box("krecia"), 4, {}, bytes([1] * 32)), shipped_judge(shelf.box("krecia"))
    mole, refusals, apart = int((match._table[0]["role"][:4] == MOLE).argmax()), 0, 0.0
    while match.outcome is None:
        turn = match.turn(match.actors[0])
        bare = judge.opinion(turn).chances
        hidden, half = judge.chances(turn, 1.0), judge.chances(turn, 0.5)
        assert (hidden.sum(), half.sum()) == (pytest.approx(1.0), pytest.approx(1.0))
        if (might := cover(turn.view, turn.row.copy(), turn.legal.numbers)) is None:
            assert (hidden == bare).all()
        else:
            assert turn.seat == mole
            assert might.any()
            assert (hidden[~might] <= BLOWN).all()
            refusals += int((~might).sum())
            assert half == pytest.approx(np.sqrt(bare * hidden) / np.sqrt(bare * hidden).sum())
            apart = max(apart, float(np.abs(bare - hidden).max()))
        match.act(turn.seat, NetPlayer(seed=1).choose(turn))
    assert refusals
    assert apart > 0.1
