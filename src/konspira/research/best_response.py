"""How good a policy is, exactly: what it is worth, what the best answer to it wins, and so how far it can be exploited.

    tree = GameTree(Subgame("gra", seats=2, leaf=one_round))
    print(examine(tree, tree.uniform()).exploitability)

A policy is f64 (choices,), as `GameTree` numbers them, and says how every seat plays.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec
import numpy as np

from konspira.research.game_tree import ENDED, GameTree
from konspira.research.provenance import Provenance


class BestResponse(NamedTuple):
    """What a seat gets at most while the others keep to their policy, and how: 1 for what it chooses."""

    value: float
    policy: np.ndarray  # f64 (choices,): its own choices; 0 at all others


class Examined(msgspec.Struct, frozen=True):
    """How good a policy is, by seat: what it is worth, and what the best response gets in the seat's place."""

    values: tuple[float, ...]
    best: tuple[float, ...]
    nodes: int
    provenance: Provenance

    @property
    def nash_conv(self) -> float:
        """What the seats would win in all, each by its best response alone; 0 at a Nash equilibrium."""
        return sum(self.best) - sum(self.values)

    @property
    def exploitability(self) -> float:
        """NashConv by the number of seats: what a best response wins on average, in the payoffs of the subgame."""
        return self.nash_conv / len(self.values)


def examine(tree: GameTree, policy: np.ndarray, *, seed: int | None = None) -> Examined:
    """Everything about a policy at once; `seed` is that of whoever found the policy, to be kept with the result."""
    answers = tuple(best_response(tree, policy, seat).value for seat in range(tree.subgame.seats))
    return Examined(tuple(values(tree, policy).tolist()), answers, len(tree.parent), tree.subgame.provenance(seed))


def values(tree: GameTree, policy: np.ndarray) -> np.ndarray:
    """f64 (seats,): what every seat gets on average when all play by the policy."""
    reach = _reach(tree, policy, without=ENDED)
    found: np.ndarray = reach @ tree.payoffs
    return found


def best_response(tree: GameTree, policy: np.ndarray, seat: int) -> BestResponse:
    """The best that one seat can do against the others' policy. It knows the policy, and not what they hold.

    From the end backwards: a state's choice is worth what all its nodes get by it, each as often as chance and the
    others lead there. States where the seat has chosen often come first, for what is best before depends on them.
    """
    worth = _reach(tree, policy, without=seat) * tree.payoffs[:, seat]
    depth, chosen = tree.own_depth[seat], np.zeros(len(tree.action), np.bool_)
    mine = tree.seat[tree.parent] == seat
    mine[tree.parent < 0] = False
    states = np.flatnonzero(tree.owner == seat)
    state_depth = np.zeros(len(tree.owner), np.int16)
    acting = tree.seat == seat
    state_depth[tree.state[acting]] = depth[acting]
    for chosen_before in range(int(depth.max()), -1, -1):
        for nodes in reversed(tree.by_level):
            here = nodes[(depth[nodes] == chosen_before) & ~mine[nodes]]
            here = here[tree.parent[here] >= 0]
            np.add.at(worth, tree.parent[here], worth[here])
        ours = np.flatnonzero(mine & (depth == chosen_before))
        if len(ours):
            totals = np.bincount(tree.choice[ours], worth[ours], minlength=len(tree.action))
            _choose_best(tree, totals, states[state_depth[states] == chosen_before - 1], chosen)
            taken = ours[chosen[tree.choice[ours]]]
            np.add.at(worth, tree.parent[taken], worth[taken])
    return BestResponse(float(worth[tree.by_level[0]].sum()), chosen.astype(float))


def _choose_best(tree: GameTree, totals: np.ndarray, states: np.ndarray, chosen: np.ndarray) -> None:
    """Mark the best choice of each of these states, of equal ones the first."""
    for state in states.tolist():
        first, end = tree.first[state], tree.first[state + 1]
        chosen[first + int(np.argmax(totals[first:end]))] = True


def exploitability(tree: GameTree, policy: np.ndarray) -> float:
    """What best responses to a policy win on average: NashConv by the number of seats."""
    return examine(tree, policy).exploitability


def _reach(tree: GameTree, policy: np.ndarray, without: int) -> np.ndarray:
    """f64 (nodes,): how likely each node is by chance and by all seats but one."""
    reach = tree.chance.copy()
    for nodes in tree.by_level[1:]:
        above = tree.parent[nodes]
        plays = np.where(tree.seat[above] == without, 1.0, policy[tree.choice[nodes]])
        reach[nodes] *= reach[above] * plays
    return reach
