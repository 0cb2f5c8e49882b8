"""Looking ahead with a net: what is tried, by whom imagined games are played on, and what it adds up to."""

from __future__ import annotations

import numpy as np

from konspira.bots.beliefs import Beliefs
from konspira.bots.nets.player import shipped_judge
from konspira.bots.nets.points import net_points
from konspira.play import shelf
from konspira.play.match import Match
from konspira.senses import senses_of, turning_of


def looked(seed: int, bonus: float = 0.0, far: int = 8, game: str = "gra") -> np.ndarray:
    """What four actions bring, and win, in each of forty worlds, after some first actions."""
    box = shelf.box(game)
    match = Match(box, 3, {}, bytes(32))
    while len(match.turn(match.actors[0]).legal) < 4 or match.turn(match.actors[0]).view.phase == 0:
        match.act(match.actors[0], match.turn(match.actors[0]).legal[0])
    turn = match.turn(match.actors[0])
    beliefs, got = Beliefs(turn, seed, 64), np.zeros((40, 8))
    table = box.table.new()
    table[0]["rng"] = seed
    for world in range(40):
        net_points(box).look_ahead(
            turn.row, beliefs.worlds, np.arange(64), table, box.view.new(), box.summary.new(),
            np.zeros(senses_of(box).words(), np.uint64), shipped_judge(box).net, turning_of(box).turned.ravel(),
            turn.legal.numbers[:4], got[world], bonus, box.actions, far, world,
        )  # fmt: skip
    return got


def test_the_same_chance_brings_the_same() -> None:
    assert (looked(3) == looked(3)).all()
    assert (looked(3) != looked(4)).any()


def test_what_is_brought_is_a_share_of_the_win_and_what_progress_is_worth() -> None:
    brought, won = looked(3)[:, ::2], looked(3)[:, 1::2]
    assert ((won >= 0) & (won <= 1)).all()
    assert (brought == won).all()
    brought, won = looked(3, bonus=1.0, game="krecia")[:, ::2], looked(3, bonus=1.0, game="krecia")[:, 1::2]
    assert (brought >= won).all()
    assert (brought > won).any()


def test_where_nobody_looks_further_the_net_says_what_to_expect() -> None:
    assert (looked(3, far=0)[:, ::2] != looked(3)[:, ::2]).any()
