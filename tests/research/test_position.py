"""Positions: what can be tried from a moment, and what the acting seat goes by."""

from __future__ import annotations

import numpy as np

from konspira.boxes.box import Box
from konspira.research.game_tree import GameTree
from konspira.research.position import Position
from konspira.research.subgame import Subgame


def test_positions_know_who_acts_with_what_and_how_it_ends(pips: Box) -> None:
    subgame, chance = Subgame(pips), np.random.default_rng(3)
    first = Position.deal(subgame, chance)
    before = first.table.tobytes()
    assert (first.seat, first.actions, first.payoffs) == (0, [0, 1], None)
    second = first.after(1)
    assert (second.seat, first.table.tobytes()) == (1, before)
    last = second.after(0)
    assert last.payoffs is not None
    assert sum(last.payoffs) == 1


def test_keys_of_positions_are_those_of_the_tree(pips: Box) -> None:
    subgame, chance = Subgame(pips), np.random.default_rng(3)
    keys = set(GameTree(subgame).keys.tolist())
    for _ in range(20):
        first = Position.deal(subgame, chance)
        assert {first.key, first.after(0).key} <= keys
        assert first.after(0).key == first.after(1).key, "the second does not see what the first chose"
