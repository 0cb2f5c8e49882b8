"""What a seat of GRA knows: nothing of other hands, and every world that fits is equally likely to be imagined."""

from __future__ import annotations

import numpy as np
import pytest

from konspira.boxes.backend import compiled
from konspira.games.gra import BOX
from konspira.games.gra.pieces import BIDDING, DECK, UNTURNED

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
