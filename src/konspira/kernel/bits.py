"""Bit sets in an i64: seats, cards, tokens. Up to 62 members, so that no sign bit ever interferes."""

from __future__ import annotations

from konspira.kernel.record import i64, u64
from konspira.kernel.rule import rule


def _plain_size(bits: int) -> int:
    return bits.bit_count()


@rule(plain=_plain_size)
def size(bits):
    """How many members. Written so that compilers see what is meant: it becomes one instruction."""
    x = u64(bits)
    x = x - ((x >> u64(1)) & u64(0x5555555555555555))
    x = (x & u64(0x3333333333333333)) + ((x >> u64(2)) & u64(0x3333333333333333))
    x = (x + (x >> u64(4))) & u64(0x0F0F0F0F0F0F0F0F)
    return i64((x * u64(0x0101010101010101)) >> u64(56))


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
