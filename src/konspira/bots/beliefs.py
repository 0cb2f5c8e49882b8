"""Beliefs: worlds that one seat can imagine, weighed by how likely they make all that the seat saw others do."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from konspira.bots.engine import engine
from konspira.boxes.backend import compiled
from konspira.turn import Turn


class Reading(NamedTuple):
    """Who acted, and how likely each kind of player would have acted so in each of some worlds, as logarithms."""

    seat: int
    likely: np.ndarray  # f64[kinds, worlds]
    kinds: np.ndarray  # f64[kinds]: how likely the seat is one of that kind, before it has acted

    def and_then(self, later: Reading) -> Reading:
        """The same seat has acted again."""
        return self._replace(likely=self.likely + later.likely)

    def weigh(self) -> np.ndarray:
        """How likely all of it is in each world; the kind shows in how well it foretells what the seat does."""
        told = np.logaddexp.reduce(self.likely + np.log(self.kinds)[:, None])
        weight: np.ndarray = np.exp(told - told.max())
        return weight


FEW = 0.05  # of the worlds: where beliefs would rest on fewer, what was read counts less

# Two views and worlds: what is read of what happened between them; None where nothing is.
Reader = Callable[[np.ndarray, np.ndarray, np.ndarray], Reading | None]


class Beliefs:
    """What the seat of a turn may think of the hidden part: `worlds`, each with a `weight`; their mean is 1.

    What others did is read by `reader` where it can, else by the game's habits.
    """

    def __init__(
        self, turn: Turn, seed: int, worlds: int, *, doubting: bool = True, reader: Reader | None = None
    ) -> None:  # fmt: skip
        self.turn, self._engine = turn, engine(turn.box)
        view, plan, table = turn.row, turn.box.plan.new(), turn.box.table.new()
        table[0]["rng"] = seed
        self.worlds = turn.box.table.new(worlds)
        self.weight = np.ones(worlds)
        compiled(turn.box).prepare(view, plan)
        self._engine.dream(view, plan, table, self.worlds)
        if doubting:
            self._judge(reader)

    def _judge(self, reader: Reader | None) -> None:
        history, read = self.turn.history, dict[int, Reading]()
        rows = [history.row(place) for place in range(len(history))]
        for before, after in itertools.pairwise(rows):
            one = reader(before, after, self.worlds) if reader else None
            if one is None:
                self._level(self._engine.judge(before, after, self.worlds, self.weight))
            else:
                read[one.seat] = read[one.seat].and_then(one) if one.seat in read else one
        for seat in read.values():
            self.weight *= seat.weigh()
            self._level(float(self.weight.sum()))
        while read and self._resting_on() < FEW * len(self.weight):
            self.weight **= 0.9
            self._level(float(self.weight.sum()))

    def _resting_on(self) -> float:
        """How many worlds of equal weight would be as sure."""
        return float(self.weight.sum() ** 2 / (self.weight**2).sum())

    def _level(self, total: float) -> None:
        """Let weights that add up to so much be 1 on average."""
        if total > 0:
            self.weight *= len(self.weight) / total
        else:
            self.weight[:] = 1.0  # somebody did what the model thinks impossible: nothing is known of them

    def order(self, seed: int) -> np.ndarray:
        """Places of worlds, each as often as it deserves, in random order."""
        order = np.zeros(len(self.worlds), np.int64)
        chance = np.random.default_rng(seed)
        self._engine.draw(self.weight, chance.random(), order)
        chance.shuffle(order)
        return order

    def facts(self) -> np.ndarray:
        """How likely each thing is that the game's habits know a name for; numbered as they say."""
        sums = np.zeros(self.turn.box.habits.fact_count)
        self._engine.believe(self.turn.row, self.worlds, self.weight, sums)
        shares: np.ndarray = sums / self.weight.sum()
        return shares


def likely(turn: Turn, seed: int = 0, worlds: int = 2000) -> Any:
    """The beliefs of a turn's seat, in the form its game gives them; None for a game without any."""
    told = turn.box.habits.beliefs
    return told(turn.view, Beliefs(turn, seed, worlds).facts()) if told else None
