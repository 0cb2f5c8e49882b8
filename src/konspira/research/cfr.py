"""Counterfactual regret minimisation over the whole tree of a small game: exact, and the same again every time.

    policy = solve(GameTree(Subgame("gra", seats=2, leaf=one_round)), iterations=200)

It is CFR+ (Tammelin 2014): regrets never fall below 0, seats learn in turn, and later iterations count more in the
average. `mccfr.py` does without the tree, by drawing ways through the game.
"""

from __future__ import annotations

import numpy as np

from konspira.research.game_tree import GameTree


def solve(tree: GameTree, iterations: int) -> np.ndarray:
    """f64 (choices,): the average policy; with two seats, one of which wins what the other loses, near equilibrium."""
    regrets, played = np.zeros(len(tree.action)), np.zeros(len(tree.action))
    number = np.diff(tree.first)
    for iteration in range(1, iterations + 1):
        for seat in range(tree.subgame.seats):
            policy = tree.normal(regrets)
            own = np.repeat(tree.owner == seat, number)
            worth, comes = _counterfactual(tree, policy, seat)
            mean = np.add.reduceat(policy * worth, tree.first[:-1])
            regrets = np.where(own, np.maximum(regrets + worth - np.repeat(mean, number), 0.0), regrets)
            played += np.where(own, iteration * policy * np.repeat(comes, number), 0.0)
    return tree.normal(played)


def _counterfactual(tree: GameTree, policy: np.ndarray, seat: int) -> tuple[np.ndarray, np.ndarray]:
    """What every choice of a seat is worth, f64 (choices,), and how likely the seat itself comes to its states.

    Worth is counted as often as chance and the others come there, as if the seat went there on purpose.
    """
    others, mine = tree.chance.copy(), np.ones(len(tree.parent))
    for nodes in tree.by_level[1:]:
        above, plays = tree.parent[nodes], policy[tree.choice[nodes]]
        own = tree.seat[above] == seat
        others[nodes] *= others[above] * np.where(own, 1.0, plays)
        mine[nodes] = mine[above] * np.where(own, plays, 1.0)
    worth = others * tree.payoffs[:, seat]
    for nodes in reversed(tree.by_level[1:]):
        above = tree.parent[nodes]
        np.add.at(worth, above, worth[nodes] * np.where(tree.seat[above] == seat, policy[tree.choice[nodes]], 1.0))
    comes = np.zeros(len(tree.owner))
    acting = tree.seat == seat
    comes[tree.state[acting]] = mine[acting]
    below = np.flatnonzero(tree.parent >= 0)
    return np.bincount(tree.choice[below], worth[below], minlength=len(tree.action)), comes
