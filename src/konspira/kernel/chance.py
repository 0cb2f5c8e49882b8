"""Chance: `table.rng`, 64 bits that turn into dice, deals and shuffles.

In a match the bits are set afresh before every step from a secret key (`play/key.py`), so nothing a player
sees of one step says anything about the next. Inside a step, and in playouts, they run on by splitmix64.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from konspira.kernel.record import u64
from konspira.kernel.rule import rule

_MASK = (1 << 64) - 1


def _plain_below(t: Any, n: int) -> Any:
    t.rng = (t.rng + 0x9E3779B97F4A7C15) & _MASK
    x = t.rng
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & _MASK
    return ((x ^ (x >> 31)) >> 33) * n >> 31


@rule(plain=_plain_below)
def below(t: Any, n: int) -> Any:
    """A number from 0 to n-1, each equally likely (n below 2³¹)."""
    t.rng += u64(0x9E3779B97F4A7C15)
    x = t.rng
    x = (x ^ (x >> u64(30))) * u64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> u64(27))) * u64(0x94D049BB133111EB)
    return np.int64((x ^ (x >> u64(31))) >> u64(33)) * n >> 31  # i64 from here: u64 mixed with i64 is float


def _plain_bits_of(seed: int) -> int:
    return (seed * 0xD1342543DE82EF95 + 1) & _MASK


@rule(plain=_plain_bits_of)
def bits_of(seed: int) -> Any:
    """The bits that a random game begins with, by its number: those that follow each other begin far apart."""
    return u64(seed) * u64(0xD1342543DE82EF95) + u64(1)


@rule
def below_except(t: Any, n: int, taken: int) -> Any:
    """A number from 0 to n-1 that is not in the bit set `taken`, each of the others equally likely.

    Drawn until one fits. A loop of `below` would do the same, but whoever counts what chance can do could not end it.
    """
    drawn = below(t, n)
    while taken >> drawn & 1:
        drawn = below(t, n)
    return drawn
