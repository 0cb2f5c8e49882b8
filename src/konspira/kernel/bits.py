"""Bit sets in an i64: seats, cards, tokens. Up to 62 members, so that no sign bit ever interferes."""

from __future__ import annotations

from konspira.kernel.rule import rule


def _plain_size(bits: int) -> int:
    return bits.bit_count()


@rule(plain=_plain_size)
def size(bits):
    """How many members."""
    x = bits - ((bits >> 1) & 0x5555555555555555)
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    x += x >> 8
    x += x >> 16
    x += x >> 32
    return x & 0x7F


@rule
def lowest(bits):
    """The smallest member of a set that is not empty."""
    return size((bits & -bits) - 1)


@rule
def nth(bits, k):
    """The k-th smallest member, counting from 0; the set has more than k members."""
    for _ in range(k):
        bits &= bits - 1
    return size((bits & -bits) - 1)


@rule
def has(bits, member):
    """Is it a member?"""
    return (bits >> member) & 1 == 1
