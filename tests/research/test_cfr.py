"""Regret minimisation over a whole tree: it ends where nobody gains."""

from __future__ import annotations

from research.rounds_of_gra import last_bids

from konspira.research.cfr import solve
from konspira.research.exploit import exploitability, values
from konspira.research.game_tree import GameTree


def test_the_last_bids_of_a_round_are_solved() -> None:
    tree = GameTree(last_bids())
    few, many = solve(tree, 10), solve(tree, 150)
    assert exploitability(tree, tree.uniform()) > 0.4
    assert exploitability(tree, many) < 2e-3 < exploitability(tree, few)
    assert abs(values(tree, many).sum()) < 1e-9
