"""A subgame: a game, or a part of one, as the tools of this package take it: how it begins, and where it ends.

    Subgame("gra", seats=2)                       # the whole game
    Subgame("gra", seats=2, leaf=one_round)       # up to where `one_round` says what it was worth

A `leaf` is asked about many tables at once, as actions leave them, and answers with payoffs where the subgame ends
and NaN where it goes on. What it says must not depend on what chance did in that very step, for a table is asked
about once and not for everything that chance could have done.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import Any

import numpy as np
from numba import types

from konspira.boxes.box import Box
from konspira.boxes.entry import entry_point
from konspira.kernel.bits import lowest
from konspira.kernel.rule import rule
from konspira.kernel.signature import FLOATS, INT, INTS, OPTIONS, TABLES, array
from konspira.kernel.words import actors, count, over, payoff, start
from konspira.play import shelf
from konspira.research.chance_tree import Branch, deals
from konspira.research.provenance import Provenance, provenance_of

Leaf = Callable[[np.ndarray], np.ndarray]  # tables (n,) → f64 (n, seats), NaN where play goes on
SEEDS = array("seeds", types.uint64)


class Subgame:
    """What is played (`box`, `seats`, `options`), the deals it begins with, and its leaves.

    `deals` are tables with their probabilities, or weights, which are divided by their sum; without them, all that the
    rules can deal. Those are gone through only when something needs them: a game with too many can still be sampled.
    """

    def __init__(
        self, game: str | Box, *, seats: int | None = None, options: Mapping[str, Any] | None = None,
        deals: Iterable[Branch] | None = None, leaf: Leaf | None = None,
    ) -> None:  # fmt: skip
        self.box = shelf.box(game) if isinstance(game, str) else game
        self.seats = self.box.seats.start if seats is None else seats
        self.options = dict(options or {})
        self.row = self.box.options_row(self.seats, self.options)
        self.leaf, self._given = leaf, _normal(deals) if deals is not None else None

    @functools.cached_property
    def deals(self) -> list[Branch]:
        """Every table that it can begin with. Raises TooManyWays where there are too many."""
        return deals(self.box, self.row) if self._given is None else self._given

    def sample(self, chance: np.random.Generator) -> np.ndarray:
        """A table that it begins with, a row of one, drawn by its probability; its own chance runs on from there."""
        if self._given is None:
            table = self.box.table.new()
            entry_point(self.box, begin)(table, self.row, chance.integers(1 << 63, size=1, dtype=np.uint64))
            return table
        place = int(np.searchsorted(self._summed, chance.random(), side="right"))
        table = self._given[min(place, len(self._given) - 1)].table.copy()
        table[0]["rng"] = chance.integers(1 << 63, dtype=np.uint64)
        return table

    @functools.cached_property
    def _summed(self) -> np.ndarray:
        return np.cumsum([float(branch.probability) for branch in self._given or ()])

    def provenance(self, seed: int | None = None) -> Provenance:
        """Where a number comes from that was worked out in it."""
        return provenance_of(self.box, self.seats, self.options, seed)

    def payoffs(self, tables: np.ndarray) -> np.ndarray:
        """f64 (n, seats): what every seat gets where it has ended, NaN where it goes on."""
        flat = np.full(len(tables) * self.seats, np.nan)
        entry_point(self.box, shares)(tables, self.seats, flat)
        found = flat.reshape(len(tables), self.seats)
        if self.leaf is not None:
            found = np.where(np.isnan(found), self.leaf(tables), found)
        return found


def _normal(deals: Iterable[Branch]) -> list[Branch]:
    given = list(deals)
    total = sum((deal.probability for deal in given), Fraction(0))
    if not total:
        raise ValueError("a subgame begins with at least one deal")
    return [Branch(deal.probability / total, deal.table) for deal in given]


@rule(takes=(TABLES, OPTIONS, SEEDS))
def begin(tables: Any, options: Any, seeds: Any) -> None:
    """Lay every table, each by its own seed."""
    for i in range(len(tables)):
        tables[i].rng = seeds[i]
        start(tables[i], options)


@rule(takes=(TABLES, INT, FLOATS))
def shares(tables: Any, seats: Any, found: Any) -> None:
    """Write every seat's payoff where a game is over; leave the others."""
    for i in range(len(tables)):
        if over(tables[i]):
            for seat in range(seats):
                found[i * seats + seat] = payoff(tables[i], seat)


@rule(takes=(TABLES, INTS, INTS))
def asked(tables: Any, seats: Any, counts: Any) -> None:
    """Write who acts next, of several who choose at the same time the first, and how many legal actions it has."""
    for i in range(len(tables)):
        seats[i] = lowest(actors(tables[i]))
        counts[i] = count(tables[i], seats[i])
