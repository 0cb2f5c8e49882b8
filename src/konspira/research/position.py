"""A position: one moment of a subgame with all that is hidden, from which one can try what each action leads to.

It is what reference algorithms walk over. They decide by `key` alone, which is the same in all worlds that the acting
seat cannot tell apart.
"""

from __future__ import annotations

import functools

import numpy as np

from konspira.boxes.backend import compiled
from konspira.boxes.entry import entry_point
from konspira.research.infostate import scratch, witness
from konspira.research.subgame import Subgame


class Position:
    """A table, a row of one, and what every seat has seen on the way there. It never changes: `after` makes another."""

    def __init__(self, subgame: Subgame, table: np.ndarray, keys: np.ndarray, seen: np.ndarray) -> None:
        self.subgame, self.table, self.keys, self.seen = subgame, table, keys, seen
        view, words = _scratch(subgame)
        entry_point(subgame.box, witness)(table, view, words, subgame.seats, keys, seen)

    @classmethod
    def deal(cls, subgame: Subgame, chance: np.random.Generator) -> Position:
        """One of the positions that the subgame begins with, drawn by its probability."""
        seats = subgame.seats
        return cls(subgame, subgame.sample(chance), np.zeros(seats, np.int64), np.full(seats, -1, np.int64))

    @functools.cached_property
    def payoffs(self) -> list[float] | None:
        """What every seat gets if the subgame has ended; None while it goes on."""
        found: list[float] = self.subgame.payoffs(self.table)[0].tolist()
        return None if found[0] != found[0] else found

    @functools.cached_property
    def seat(self) -> int:
        """Who acts; of several who choose at the same time, the first."""
        acting = compiled(self.subgame.box).actors(self.table)
        return (acting & -acting).bit_length() - 1

    @property
    def key(self) -> int:
        """The information state of the seat that acts."""
        return int(self.keys[self.seat])

    @functools.cached_property
    def actions(self) -> list[int]:
        """The numbers of its legal actions."""
        rules = compiled(self.subgame.box)
        return [rules.pick(self.table, self.seat, k) for k in range(rules.count(self.table, self.seat))]

    def after(self, action: int) -> Position:
        """The position that an action of the acting seat leads to, by the chance that runs on at the table."""
        table = self.table.copy()
        compiled(self.subgame.box).step(table, self.seat, action)
        return Position(self.subgame, table, self.keys.copy(), self.seen.copy())


@functools.lru_cache(maxsize=16)
def _scratch(subgame: Subgame) -> tuple[np.ndarray, np.ndarray]:
    return scratch(subgame.box)
