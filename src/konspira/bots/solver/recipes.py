"""Recipes: which rounds of GRA are solved, in which form, and how well."""

from __future__ import annotations

import itertools
from pathlib import Path

import msgspec

from konspira.bots.solver.pack import EIGHT_BITS, SIXTEEN_BITS
from konspira.bots.solver.rounds import Round, exact, reduced

TABLES = Path(__file__).parent / "tables"
HIGH = (5, 6)  # by value, with many cards, good play bids on nothing else
FULL = 4  # up to so many cards in play, all values are bid on


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
    def exact(self) -> bool:
        """Is the round solved with the exact deck?"""
        return sum(self.cards) <= 3

    def round(self) -> Round:
        """The round that is solved."""
        if self.exact:
            return exact(self.cards, self.by_count, self.jokers)
        return reduced(self.cards, self.by_count, self.jokers, None if sum(self.cards) <= FULL else HIGH)

    @property
    def target(self) -> float:
        """The exploitability at which it is good enough."""
        return 5e-5 if self.cards == (1, 1) else 2e-4

    @property
    def packing(self) -> tuple[float, int, float]:
        """What is too unlikely to ship, how finely chances are written, and what the seat does too seldom."""
        if self.cards == (1, 1):
            return 0.0003, SIXTEEN_BITS, 1e-7
        return 0.001, EIGHT_BITS, 1e-4 if self.exact or self.jokers else 3e-5


def recipes() -> list[Recipe]:
    """Every round that has a table, the smallest first."""
    found = [
        Recipe(cards, by_count, jokers)
        for cards in itertools.product(range(1, 6), range(1, 6))
        for by_count in (False, True)
        for jokers in (False, True)
        if sum(cards) <= FULL or not by_count
    ]
    return sorted(found, key=lambda recipe: (sum(recipe.cards), recipe.name))
