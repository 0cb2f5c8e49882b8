"""A baseline to beat, from the public description of a bot for Agenci: one world a decision, and plain search."""

from __future__ import annotations

import math

import numpy as np

from konspira.bots.beliefs import Beliefs
from konspira.bots.bot import Budget, Clock, chance, forced, fresh_seed
from konspira.bots.engine import Trees, engine
from konspira.bots.simple import weigh_interpreted
from konspira.contract import Action, View
from konspira.turn import Turn

GAME = "agenci"
EXPLORE, FAR = math.sqrt(2), 64.0
CHUNK, NODES = 128, 1 << 16


class Baseline:
    """Plain tree search in one random world a decision, the others without cards; plays the best mean."""

    def __init__(self, budget: Budget | None = None, *, seed: int | None = None) -> None:
        self.budget = budget or Budget(seconds=0.2)
        self.name = f"baseline@{self.budget}"
        self._seed, self._patient = fresh_seed(seed), seed is not None
        self._trees = Trees()

    def choose(self, turn: Turn[View, Action]) -> Action:
        """The action with the best mean."""
        if forced(turn):
            return turn.legal[0]
        if not engine(turn.box).wake(self._patient):
            return turn.legal[int(np.argmax(weigh_interpreted(turn, chance(self._seed, turn))))]
        seed, clock, view = chance(self._seed, turn), Clock(self.budget), turn.row
        world = Beliefs(turn, seed, 1, doubting=False).worlds
        _take_cards(world, turn.seat)
        tree = self._trees.of(turn.box, NODES, 16 * NODES)
        tree.clear(seed)
        while iterations := clock.left(CHUNK):
            engine(turn.box).baseline(view, world, tree, EXPLORE, FAR, iterations)
            clock.done += iterations
        number = max(tree.root(), key=lambda found: (found[2] / found[1] if found[1] else -1.0, -found[0]))[0]
        return turn.box.wording.value(number)


def _take_cards(world: np.ndarray, mine: int) -> None:
    """The others are taken to hold no cards: theirs go back to the pile."""
    for seat in range(len(world[0]["hand"])):
        if seat != mine:
            world[0]["pile"] += world[0]["hand"][seat]
            world[0]["hand"][seat] = 0
