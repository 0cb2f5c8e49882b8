"""The engine of one game: the compiled search, made once, and the trees that bots grow with it."""

from __future__ import annotations

import threading
from collections.abc import Callable

import numpy as np

from konspira.bots.think.plain import baseline
from konspira.bots.think.tree import Tree, search, sure
from konspira.bots.think.words import learn
from konspira.bots.think.worlds import believe, by_habit, draw, dream, judge
from konspira.boxes.backend import compiled
from konspira.boxes.box import Box
from konspira.boxes.entry import EntryPoints
from konspira.boxes.once import once


class Engine(EntryPoints):
    """The search of one game, as Python asks it; what each does is said where it is written, in `think`."""

    functions = (dream, judge, believe, draw, search, sure, baseline, by_habit)

    dream: Callable[[np.ndarray, np.ndarray, np.ndarray, np.ndarray], None]
    judge: Callable[[np.ndarray, np.ndarray, np.ndarray, np.ndarray], float]
    believe: Callable[[np.ndarray, np.ndarray, np.ndarray, np.ndarray], None]
    draw: Callable[[np.ndarray, float, np.ndarray], None]
    search: Callable[[np.ndarray, np.ndarray, np.ndarray, Tree, np.ndarray, int], None]
    sure: Callable[[np.ndarray, np.ndarray, np.ndarray, np.ndarray], int]
    baseline: Callable[[np.ndarray, np.ndarray, Tree, float, float, int], None]
    by_habit: Callable[[np.ndarray, np.ndarray, np.ndarray], int]

    def __init__(self, box: Box) -> None:
        learn(box)
        super().__init__(box)

    def wake(self, patient: bool = False) -> bool:
        """True if it can search now; else machine code is made in the background. The patient wait for it."""
        if patient:
            compiled(self.box).load()
            self.load()
        return (self.ready and compiled(self.box).ready) or self._warmed()

    def _warmed(self) -> bool:
        rules = compiled(self.box).warm()
        return self.warm(after=rules) is None and rules is None


@once
def engine(box: Box) -> Engine:
    """The engine of a game."""
    return Engine(box)


class Trees(threading.local):
    """The trees of a bot, one for each thread and game: one bot may sit at many tables."""

    def __init__(self) -> None:
        self._made: dict[str, Tree] = {}

    def of(self, box: Box, nodes: int, edges: int) -> Tree:
        """This thread's tree for a game: made once, and used again."""
        if box.name not in self._made:
            self._made[box.name] = Tree.new(box, nodes, edges)
        return self._made[box.name]
