"""What a seat of GRA knows: nothing of other hands, and every world that fits is equally likely to be imagined."""

from __future__ import annotations

import numpy as np
import pytest

from konspira.boxes.backend import compiled
from konspira.games.gra import BOX
from konspira.games.gra.pieces import BID, BIDDING, CHECK, DECK, UNTURNED

backend = compiled(BOX)


def laid(seats: int, seed: int, **options) -> np.ndarray:
    table = BOX.table.new()
    table[0]["rng"] = seed
    backend.start(table, BOX.options_row(seats, options))
    return table


def seen(table: np.ndarray, seat: int) -> np.ndarray:
    view = BOX.view.new()
    backend.look(table, seat, view)
    return view


def chi_square(counts: np.ndarray) -> float:
    expected = counts.sum() / len(counts)
    return float(((counts - expected) ** 2 / expected).sum())


def limit(cells: int) -> float:
    """A value that chi-square exceeds about once in a million runs (Wilson and Hilferty)."""
    free = cells - 1
    return free * (1 - 2 / (9 * free) + 4.75 * (2 / (9 * free)) ** 0.5) ** 3


def test_9_1_another_hand_leaves_no_trace_in_my_view() -> None:
    table = laid(3, 5)
    before = seen(table, 0).tobytes()
    table[0]["card"][1, 0] = (table[0]["card"][1, 0] + 1) % DECK
    table[0]["up"][2] = UNTURNED
    assert seen(table, 0).tobytes() == before


def test_9_1_a_spectator_sees_no_hand() -> None:
    view = seen(laid(4, 5), -1)
    assert not view[0]["card"].any()


def bidding(seats: int, bids: list[tuple[int, int]], **options) -> np.ndarray:
    """A table where these bids, (count, value), were made one after the other."""
    table = laid(seats, 7, **options)
    for seat in range(seats):
        backend.step(table, seat, 0)
    for count, face in bids:
        backend.step(table, int(table[0]["turn"]), BID + (face - 1) * DECK + count - 1)
    return table


def test_9_1_views_after_different_bids_differ_even_where_the_last_ones_are_the_same() -> None:
    long, short = (bidding(2, bids, bid_order="count") for bids in ([(1, 1), (1, 2), (1, 4), (1, 5)], [(1, 4), (1, 5)]))
    assert seen(long, 0)["said_count"].tolist() == seen(short, 0)["said_count"].tolist()
    assert seen(long, 0)["said"].tolist() != seen(short, 0)["said"].tolist()


@pytest.mark.parametrize("order", ["value", "count"])
def test_9_1_all_bids_of_a_round_are_in_view_until_the_next_deal(order: str) -> None:
    bids = [(1, 2), (1, 3), (2, 3), (3, 5)]
    table = bidding(3, bids, bid_order=order)
    said = seen(table, 1)[0]["said"]
    assert {(count + 1, face + 1) for face in range(6) for count in range(30) if said[face] >> count & 1} == set(bids)
    backend.step(table, int(table[0]["turn"]), CHECK)
    assert not seen(table, 1)["said"].any()


def test_9_2_worlds_of_two_hands_are_uniform_over_all_that_fit() -> None:
    """Two seats, one card each, both turned: 29 cards two ways for the other, by exact enumeration."""
    table = laid(2, 9)
    for seat in range(2):
        backend.step(table, seat, 0)
    assert table[0]["phase"] == BIDDING
    view, world = seen(table, 0), BOX.table.new()
    world[0]["rng"] = 1
    mine, counts = int(table[0]["card"][0, 0]), np.zeros((DECK, 2))
    for _ in range(58 * 400):
        backend.imagine(view, world)
        counts[int(world[0]["card"][1, 0]), int(world[0]["up"][1])] += 1
    assert counts[mine].sum() == 0, "I hold that card myself"
    fitting = np.delete(counts, mine, axis=0).ravel()
    assert (fitting > 0).all()
    assert chi_square(fitting) < limit(58)


def test_9_2_the_order_of_a_bigger_hand_is_uniform_too() -> None:
    table = laid(2, 3)
    table[0]["hand"][1], table[0]["cards"] = 2, 3
    view, world = seen(table, 0), BOX.table.new()
    world[0]["rng"] = 1
    counts = np.zeros((DECK, DECK))
    for _ in range(29 * 28 * 60):
        backend.imagine(view, world)
        counts[tuple(world[0]["card"][1, :2])] += 1
    mine = int(table[0]["card"][0, 0])
    fitting = np.array([counts[a, b] for a in range(DECK) for b in range(DECK) if a != b and mine not in (a, b)])
    assert counts.sum() == fitting.sum()
    assert chi_square(fitting) < limit(len(fitting))


@pytest.mark.parametrize("ready", [False, True])
def test_9_2_who_has_not_turned_has_not_turned_in_the_imagined_world(ready: bool) -> None:
    table = laid(3, 5)
    if ready:
        backend.step(table, 1, 1)
    world = BOX.table.new()
    backend.imagine(seen(table, 0), world)
    assert (world[0]["up"][1] == UNTURNED) != ready
