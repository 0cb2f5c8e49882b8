"""Rounds of GRA that are small enough for whole trees: one card each, or only the last bids."""

from __future__ import annotations

import functools
from collections.abc import Iterator

import numpy as np

from konspira.boxes.backend import compiled
from konspira.games.gra.pieces import BID, DECK
from konspira.play import shelf
from konspira.research.chance_tree import Branch, merged
from konspira.research.subgame import Subgame

PAIRS = DECK // 2  # every pair of values stands on two cards


def one_round(tables: np.ndarray) -> np.ndarray:
    """A leaf: a round is won (1) or lost (−1) by who has not got another card, or has."""
    lost = tables["hand"][:, :2] > 1
    return np.where((tables["round"] > 1)[:, None], 1.0 - 2.0 * lost, np.nan)


def by_pair(table: np.ndarray) -> None:
    """Two cards with the same ends are alike."""
    table[0]["card"] %= PAIRS


@functools.cache
def dealt() -> list[Branch]:
    """All deals of a card each that seat 0 starts: 225 instead of 870."""
    return merged((deal for deal in Subgame("gra", seats=2).deals if deal.table[0]["starter"] == 0), by_pair)


def first_round(pairs: int = PAIRS) -> Subgame:
    """The first round of a match of two that seat 0 starts, if the cards are of the first so many pairs."""
    deals = [deal for deal in dealt() if deal.table[0]["card"].max() < pairs]
    return Subgame("gra", seats=2, deals=deals, leaf=one_round)


def last_bids(face: int = 5) -> Subgame:
    """The same round after cards were turned anyhow and seat 0 has bid one of a high value: few bids are left."""
    rules = compiled(shelf.box("gra"))

    def tables() -> Iterator[Branch]:
        for probability, begun in first_round().deals:
            for ends in range(4):
                table = begun.copy()
                rules.step(table, 0, ends & 1)
                rules.step(table, 1, ends >> 1)
                rules.step(table, 0, BID + (face - 1) * DECK)
                yield Branch(probability, table)

    return Subgame("gra", seats=2, deals=tables(), leaf=one_round)
