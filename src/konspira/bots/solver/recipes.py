"""Recipes: which rounds of GRA are solved, in which form, and how well."""

from __future__ import annotations

import itertools
from pathlib import Path

import msgspec

from konspira.bots.solver.rounds import FACES, Round, exact, reduced
from konspira.bots.solver.solve import CAREFUL, LAVISH, SPARING, Thrift

TABLES = Path(__file__).parent / "tables"
HIGH = (5, 6)  # by value, with many cards, good play bids on nothing else
FULL = 4  # up to so many cards in play, all values are bid on
# By count, for fewer and more cards: on how many cards good play bids at least (if not on one), and opens with jokers.
LEAST = {(2, 4): 2, (2, 5): 2, (3, 3): 2, (3, 4): 2, (3, 5): 2, (4, 4): 3, (4, 5): 3, (5, 5): 3}
OPENING = {(1, 5): 2, (2, 4): 2, (2, 5): 3, (3, 3): 2, (3, 4): 3, (3, 5): 3, (4, 4): 3, (4, 5): 4, (5, 5): 4}


class Recipe(msgspec.Struct, frozen=True):
    """Which round, and how well it is to be solved."""

    cards: tuple[int, int]
    by_count: bool
    jokers: bool

    @property
    def name(self) -> str:
        """The name of the table."""
        order = "count" if self.by_count else "value"
        return f"{order}{'-jokers' if self.jokers else ''}-{self.cards[0]}{self.cards[1]}"

    @property
    def path(self) -> Path:
        """Where its table is, if it is shipped."""
        return TABLES / f"{self.name}.table"

    @property
    def exact(self) -> bool:
        """Is the round solved with the exact deck?"""
        return sum(self.cards) <= 3

    def round(self) -> Round:
        """The round that is solved."""
        if self.exact:
            return exact(self.cards, self.by_count, self.jokers)
        return reduced(
            self.cards, self.by_count, self.jokers, self.faces, least=self.least, opening=self.opening, low=self.low
        )

    @property
    def faces(self) -> tuple[int, ...] | None:
        """The values that are bid on; None: all."""
        return None if self.by_count or sum(self.cards) <= FULL else HIGH

    @property
    def least(self) -> int:
        """On how many cards every bid is, at least."""
        if not self.by_count:
            return 1
        few, many = sorted(self.cards)
        return 2 if (few, many) == (1, 5) and self.jokers else LEAST.get((few, many), 1)

    @property
    def opening(self) -> int:
        """On how many cards the first bid is, at least."""
        few, many = sorted(self.cards)
        return OPENING.get((few, many), self.least) if self.jokers and self.least > 1 else self.least

    @property
    def low(self) -> tuple[int, int] | None:
        """The bid that stands for all those below the ladder; None if there are none."""
        if self.faces:
            return (1, HIGH[0] - 1)
        return (1, FACES) if self.least > 1 else None

    def knows(self, bid: tuple[int, int], *, first: bool) -> bool:
        """Is this bid on the ladder, as the first of a round or as a later one? Bids that are not are lower."""
        count, face = bid
        enough = count >= (self.opening if first else self.least)
        return enough and (self.faces is None or face in self.faces)

    @property
    def thrift(self) -> Thrift:
        """How sparingly histories are taken up while it is solved."""
        return SPARING if not self.exact else CAREFUL if self.jokers else LAVISH

    @property
    def target(self) -> float:
        """The exploitability at which it is good enough."""
        if self.by_count and not self.exact:
            return 2e-3 if self.jokers else 1e-3
        return 5e-5 if self.cards == (1, 1) else 2e-4

    @property
    def loss(self) -> float:
        """How much more than solved its table may be exploited for once it is packed."""
        if self.cards == (1, 1):
            return 3e-5
        if self.exact:
            return 3e-4
        if self.by_count:
            return 1.2e-2 if self.jokers else 4e-3
        return 1.5e-3 if self.jokers else 5e-4


def recipes() -> list[Recipe]:
    """Every round that has a table, the smallest first."""
    found = [
        Recipe(cards, by_count, jokers)
        for cards in itertools.product(range(1, 6), range(1, 6))
        for by_count in (False, True)
        for jokers in (False, True)
    ]
    return sorted(found, key=lambda recipe: (sum(recipe.cards), recipe.name))
