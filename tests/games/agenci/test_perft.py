"""Exact counts: every way to play the first two turns is walked, and counted again without the rules."""

from __future__ import annotations

from itertools import combinations_with_replacement

import numpy as np
import pytest

from konspira.boxes.backend import compiled
from konspira.games.agenci import BOX
from konspira.games.agenci.pieces import SAFE, SETS

backend = compiled(BOX)


def walked(seats: int, dice: tuple[int, ...]) -> int:
    """How many ways there are to play so many turns with these rolls, the safe's moves included."""
    table = BOX.table.new()
    table[0]["rng"] = 5
    backend.start(table, BOX.options_row(seats))
    return below(table, dice)


def below(table: np.ndarray, dice: tuple[int, ...]) -> int:
    if table[0]["phase"] != SAFE:
        if not dice:
            return 1
        table[0]["die"], dice = dice[0], dice[1:]
    seat, menu, found = int(table[0]["active"]), np.zeros(BOX.actions, np.int64), 0
    for number in menu[: backend.menu(table, seat, menu)].tolist():
        further = table.copy()
        backend.step(further, seat, number)
        found += below(further, dice)
    return found


def counted(agents: int, dice: tuple[int, ...]) -> int:
    """The same, by hand: a turn that brings somebody to 7 ends with one of eleven moves of the safe."""
    ways = {(0,) * agents: 1}
    total = 0
    for last, points in enumerate(dice, 1):
        after: dict[tuple[int, ...], int] = {}
        for where, times in ways.items():
            for given in combinations_with_replacement(range(agents), points):
                there = tuple(place + given.count(agent) for agent, place in enumerate(where))
                scored = any(there[agent] == 7 for agent in set(given))
                if last == len(dice):
                    total += times * (11 if scored else 1)
                else:
                    assert not scored, "the first roll cannot reach the safe"
                    after[there] = after.get(there, 0) + times
        ways = after
    return total


@pytest.mark.parametrize(("seats", "dice"), [(2, (6,)), (2, (4, 4)), (2, (6, 3)), (3, (5, 3)), (4, (4, 3))])
def test_the_first_turns_have_exactly_so_many_ways(seats: int, dice: tuple[int, ...]) -> None:
    assert walked(seats, dice) == counted(int(SETS[seats]), dice)
