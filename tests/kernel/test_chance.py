"""Chance: even, and the same compiled and interpreted."""

from __future__ import annotations

import numpy as np

from konspira.kernel.chance import below, below_except, bits_of
from konspira.kernel.record import Record, u64
from konspira.kernel.rule import Interpreter

plain = Interpreter({})


class Chance(Record):
    rng: u64


def test_chance_is_the_same_compiled_and_interpreted() -> None:
    row = Chance.new()
    row[0]["rng"] = 2**64 - 5
    other = Chance.plain(row)
    for n in (2, 6, 30, 52, 1_000_000):
        for _ in range(50):
            assert below(row[0], n) == plain(below)(other, n) < n


def test_chance_is_even() -> None:
    row, counts = Chance.new(), np.zeros(30)
    for _ in range(60_000):
        counts[below(row[0], 30)] += 1
    assert ((counts - 2000) ** 2 / 2000).sum() < 80, "chi-square with 29 degrees of freedom"


def test_what_is_taken_is_never_drawn_and_the_rest_is_even() -> None:
    row, counts = Chance.new(), np.zeros(6)
    other = Chance.plain(row)
    for _ in range(8_000):
        drawn = below_except(row[0], 6, 0b010010)
        counts[drawn] += 1
        assert drawn == plain(below_except)(other, 6, 0b010010)
    assert counts[[1, 4]].tolist() == [0, 0]
    assert ((counts[[0, 2, 3, 5]] - 2000) ** 2 / 2000).sum() < 20, "chi-square with 3 degrees of freedom"


def test_games_that_follow_each_other_begin_far_apart_compiled_and_interpreted() -> None:
    for seed in (0, 1, 2, 2**40, 2**62):
        assert int(bits_of(seed)) == plain(bits_of)(seed) < 2**64
    assert abs(plain(bits_of)(1) - plain(bits_of)(2)) > 2**60
