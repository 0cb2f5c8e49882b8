"""What chance can do: every deal of a game and every table that an action can lead to, with its exact probability.

The rules are interpreted with a chance that is told what to come out as, and run once for every way that there is.
So a game whose engine is seeded has a tree with chance nodes, as solvers and best responses need it:

    for probability, table in deals(box, box.options_row(2)): ...
    for probability, table in results(box, table, seat, action): ...

`below` is taken to be even, which the engine's is but for one in 2³¹. A rule that draws until something fits does so
by `below_except`; with a loop of its own there would be no end to the ways.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from typing import Any, NamedTuple

import numpy as np

from konspira.boxes.backend import compiled
from konspira.boxes.box import Box
from konspira.boxes.once import once
from konspira.kernel.chance import below, below_except
from konspira.kernel.rule import Interpreter
from konspira.kernel.words import WORDS, imagine, start, step

MOST = 1_000_000  # ways of one draw of chance that are gone through
HOPELESS = 1000  # where the first way says that there are so many times more, none are


class Branch(NamedTuple):
    """One table that chance can lead to; those of all branches add up to one."""

    probability: Fraction
    table: np.ndarray  # a row of one table, without chance of its own: its `rng` is 0


class TooManyWays(ValueError):
    """Chance has more ways to go than can be gone through one by one."""


def deals(box: Box, options: np.ndarray, most: int = MOST) -> list[Branch]:
    """Every table that a match can begin with; `options` is a row, as `box.options_row` gives it."""

    def lay(table: Any) -> None:
        _oracle(box).ask(start)(table, box.options.plain(options))

    return _merged(box, box.table.new(), lay, most)


def results(box: Box, table: np.ndarray, seat: int, action: int, most: int = MOST) -> list[Branch]:
    """Every table that a legal action leads to; the table given is a row and stays as it is."""
    after = table.copy()
    after[0]["rng"] = 0
    compiled(box).step(after, seat, action)
    if after[0]["rng"] == 0:  # any draw would have moved it on: there was none
        return [Branch(Fraction(1), after)]

    def do(plain: Any) -> None:
        _oracle(box).ask(step)(plain, seat, action)

    return _merged(box, table, do, most)


def worlds(box: Box, view: np.ndarray, most: int = MOST) -> list[Branch]:
    """Every table that a seat can imagine behind its view, each as likely as `imagine` draws it."""

    def lay(table: Any) -> None:
        _oracle(box).ask(imagine)(box.view.plain(view), table)

    return _merged(box, box.table.new(), lay, most)


def merged(branches: Iterable[Branch], change: Callable[[np.ndarray], None]) -> list[Branch]:
    """The same branches with every table changed, those that are then equal as one.

    `change` may turn a row of one table into the one that stands for it: deals that are worth the same are one.
    """
    found: dict[bytes, Branch] = {}
    for probability, table in branches:
        changed = table.copy()
        change(changed)
        before = found.get(changed.tobytes(), Branch(Fraction(0), changed))
        found[changed.tobytes()] = Branch(before.probability + probability, changed)
    return list(found.values())


class Oracle:
    """Chance that comes out as it is told, and remembers between how many ways it chose each time."""

    def __init__(self, box: Box) -> None:
        self.told: list[int] = []
        self.ways: list[int] = []
        self.ask = Interpreter({WORDS[name]: rule for name, rule in box.rules.items() if name in WORDS})
        self.ask.made |= {below: self._below, below_except: self._below_except}

    def _below(self, table: Any, n: int) -> int:
        self.ways.append(n)
        return self.told[len(self.ways) - 1] if len(self.ways) <= len(self.told) else 0

    def _below_except(self, table: Any, n: int, taken: int) -> int:
        free = [k for k in range(n) if not taken >> k & 1]
        return free[self._below(table, len(free))]

    def every_way(self, run: Callable[[], None]) -> Iterator[Fraction]:
        """Run it once for every way that chance can go, in order; the probability of each, when it has been gone."""
        self.told = []
        while True:
            self.ways = []
            run()
            probability = Fraction(1)
            for ways in self.ways:
                probability /= ways
            yield probability
            self.told += [0] * (len(self.ways) - len(self.told))
            while self.told and self.told[-1] == self.ways[len(self.told) - 1] - 1:
                self.told.pop()
            if not self.told:
                return
            self.told[-1] += 1


@once
def _oracle(box: Box) -> Oracle:
    return Oracle(box)


def _merged(box: Box, before: np.ndarray, run: Callable[[Any], None], most: int) -> list[Branch]:
    """The tables that chance leads to, equal ones as one, in the order in which they first come."""
    found: dict[bytes, Fraction] = {}
    table, row = box.table.plain(), box.table.new()

    def once_more() -> None:
        table.load(before)
        table.rng = 0
        run(table)

    for way, probability in enumerate(_oracle(box).every_way(once_more)):
        hopeless = way == 0 and probability * most * HOPELESS < 1  # ways are about as likely as each other
        if way == most or hopeless:
            raise TooManyWays(f"{box.name}: chance has more than {most:,} ways to go here")
        table.store(row)
        found[row.tobytes()] = found.get(row.tobytes(), Fraction(0)) + probability
    return [Branch(probability, _row(box, held)) for held, probability in found.items()]


def _row(box: Box, held: bytes) -> np.ndarray:
    row = np.frombuffer(held, box.table.dtype).copy()
    return row
