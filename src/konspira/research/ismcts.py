"""Information-set Monte Carlo tree search: code to read, over the words of any game, and a bot that plays by it.

    konspira arena gra --bots random,konspira.research.ismcts:ISMCTS@500

Again and again it imagines a world that its view could come from and plays on in it. Who acts there chooses at the
node of what *that seat* would see: an action never tried, or the one with the best upper confidence bound. From the
first new node on, play is random; what every seat got is noted at all nodes on the way (multiple-observer ISMCTS,
Cowling, Powley and Whitehouse 2012). `konspira.bots.search` is the same idea compiled, with beliefs and habits.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from konspira.bots.bot import Budget, Clock, chance, fresh_seed
from konspira.boxes.backend import compiled
from konspira.boxes.box import Box
from konspira.boxes.entry import entry_point
from konspira.boxes.playouts import playout
from konspira.contract import Action, View
from konspira.kernel.rule import rule
from konspira.kernel.signature import TABLE, into
from konspira.turn import Turn

EXPLORE = 0.7


class Node:
    """One view of the seat that acts: how often it was met, and for each action how often it was tried and what for."""

    __slots__ = ("totals", "tried", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.tried: dict[int, int] = {}
        self.totals: dict[int, float] = {}

    def best(self, actions: list[int], explore: float) -> int:
        """The action with the best upper confidence bound; one that was never tried comes before all others."""
        for action in actions:
            if action not in self.tried:
                return action
        log = math.log(self.visits)
        return max(
            actions,
            key=lambda a: self.totals[a] / self.tried[a] + explore * math.sqrt(log / self.tried[a]),
        )

    def note(self, action: int, payoff: float) -> None:
        """An action was taken here, and it came to this in the end."""
        self.visits += 1
        self.tried[action] = self.tried.get(action, 0) + 1
        self.totals[action] = self.totals.get(action, 0.0) + payoff


class ISMCTS:
    """A bot that searches from scratch at every turn. With a seed it plays the same again."""

    def __init__(self, budget: Budget | None = None, *, seed: int | None = None, explore: float = EXPLORE) -> None:
        self.budget, self.explore = budget or Budget(iterations=500), explore
        self.name, self._seed = f"ismcts@{self.budget}", fresh_seed(seed)

    def choose(self, turn: Turn[View, Action]) -> Action:
        """The action that was tried most often."""
        root, numbers = self.search(turn), [int(number) for number in turn.legal.numbers]
        return turn.box.wording.value(max(numbers, key=lambda number: root.tried.get(number, 0)))

    def search(self, turn: Turn) -> Node:
        """The node of the turn, after as many iterations as the budget allows."""
        lot = np.random.default_rng(chance(self._seed, turn))
        nodes: dict[bytes, Node] = {turn.row.tobytes(): Node()}
        clock = Clock(self.budget)
        while iterations := clock.left(32):
            for _ in range(iterations):
                world = turn.box.table.new()
                world[0]["rng"] = lot.integers(1 << 63, dtype=np.uint64)
                compiled(turn.box).imagine(turn.row, world)
                self._play(turn.box, world, turn.seat, nodes, lot)
            clock.done += iterations
        return nodes[turn.row.tobytes()]

    def _play(self, box: Box, world: np.ndarray, me: int, nodes: dict[bytes, Node], lot: np.random.Generator) -> None:
        """One iteration in one world."""
        rules, seat, path = compiled(box), me, list[tuple[Node, int, int]]()
        view, new = box.view.new(), False
        while not new and not rules.over(world):
            rules.look(world, seat, view)
            key = view.tobytes()
            new = key not in nodes
            node = nodes.setdefault(key, Node())
            actions = [rules.pick(world, seat, k) for k in range(rules.count(world, seat))]
            lot.shuffle(actions)
            action = node.best(actions, self.explore)
            path.append((node, seat, action))
            rules.step(world, seat, action)
            acting = rules.actors(world)
            seat = (acting & -acting).bit_length() - 1
        entry_point(box, finish)(world)
        for node, who, action in path:
            node.note(action, rules.payoff(world, who))


@rule(takes=(into(TABLE),))
def finish(table: Any) -> Any:
    """Play at random to the end."""
    return playout(table)
