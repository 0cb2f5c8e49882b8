"""Exact counts: every way a round can be bid is walked, and the numbers are those that follow from the rules."""

from __future__ import annotations

from math import comb

import numpy as np
import pytest

from konspira.boxes.backend import compiled
from konspira.games.gra import BOX
from konspira.games.gra.pieces import BIDDING

backend = compiled(BOX)


def bidding(hands: tuple[int, ...], **options) -> np.ndarray:
    """A round of these hands, all cards turned."""
    table = BOX.table.new()
    table[0]["rng"] = 3
    backend.start(table, BOX.options_row(len(hands), options))
    for seat, cards in enumerate(hands):
        table[0]["hand"][seat] = cards
    table[0]["cards"] = sum(hands)
    for seat in range(len(hands)):
        backend.step(table, seat, 0)
    assert table[0]["phase"] == BIDDING
    return table


def perft(table: np.ndarray, depth: int, counts: list[int]) -> None:
    """Add up, by the number of bids made, how many ways lead there within the round."""
    counts[depth] += 1
    seat, menu = int(table[0]["turn"]), np.zeros(BOX.actions, np.int64)
    for number in menu[: backend.menu(table, seat, menu)].tolist():
        if number != 32:  # a check ends the round
            further = table.copy()
            backend.step(further, seat, number)
            perft(further, depth + 1, counts)


@pytest.mark.parametrize("order", ["value", "count"])
@pytest.mark.parametrize("hands", [(1, 1), (1, 1, 1)])
def test_bid_histories_are_the_subsets_of_the_ladder(hands: tuple[int, ...], order: str) -> None:
    ladder = 6 * sum(hands)
    counts = [0] * (ladder + 1)
    if ladder > 12:
        counts = limited(hands, order, 4)
        assert counts == [comb(ladder, bids) for bids in range(5)]
    else:
        perft(bidding(hands, bid_order=order), 0, counts)
        assert counts == [comb(ladder, bids) for bids in range(ladder + 1)]
        assert sum(counts) == 2**ladder


def limited(hands: tuple[int, ...], order: str, depth: int) -> list[int]:
    """The counts down to a depth only."""
    counts, layer = [1], [bidding(hands, bid_order=order)]
    for _ in range(depth):
        after = []
        for table in layer:
            seat, menu = int(table[0]["turn"]), np.zeros(BOX.actions, np.int64)
            for number in menu[: backend.menu(table, seat, menu)].tolist():
                if number != 32:
                    after.append(table.copy())
                    backend.step(after[-1], seat, number)
        layer = after
        counts.append(len(layer))
    return counts


def test_with_directions_every_history_but_the_empty_one_comes_twice() -> None:
    table = bidding((1, 1, 1), directions=True)
    seat, menu = int(table[0]["turn"]), np.zeros(BOX.actions, np.int64)
    assert backend.menu(table, seat, menu) == 2 * 18


def test_one_card_each_has_as_many_information_states_as_liars_dice() -> None:
    """Six values shown, 2¹² bid histories of which half are each seat's turn: OpenSpiel's 24,576."""
    counts = [0] * 13
    perft(bidding((1, 1)), 0, counts)
    assert 6 * sum(counts[0::2]) + 6 * sum(counts[1::2]) == 24_576
