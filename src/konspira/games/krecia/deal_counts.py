"""How many ways there are to deal unseen cards to hands that are known to lack some suits, and one of them at random.

A *bin* is a number of cards to be dealt to places that lack the same suits: which suits it may hold (4 bits) and how
many cards it takes (6 bits). Up to four bins are packed into one number, the first in the lowest bits. The *supply* is
how many unseen cards there are of each suit, 8 bits a suit and a fifth that is always empty. Numbers of deals are
kept as floats: they are far beyond 64 bits, and a relative error of 10⁻¹⁵ is nobody's concern.
"""

from __future__ import annotations

from konspira.games.krecia.pieces import PASCAL, SUIT, SUITS
from konspira.kernel.bits import nth, size
from konspira.kernel.chance import below
from konspira.kernel.rule import rule

BIN = 10  # bits a bin
ANY_SUIT = (1 << SUITS) - 1


@rule
def lot(t):
    """A number from 0 up to 1, of 53 random bits."""
    return (below(t, 1 << 27) * 67108864 + below(t, 1 << 26)) / 9007199254740992.0


@rule
def supply_of(cards):
    supply = 0
    for suit in range(SUITS):
        supply |= size(cards & SUIT[suit]) << 8 * suit
    return supply


@rule
def available(supply, suits):
    """How many cards of these suits there are."""
    found = 0
    for suit in range(SUITS):
        if suits >> suit & 1:
            found += supply >> 8 * suit & 255
    return found


@rule
def add_to_bins(bins, suits, number):
    """Places that lack the same suits share a bin; a hand without cards needs none."""
    for i in range(4):
        if bins >> BIN * i == 0:
            return bins | (suits | number << 4) << BIN * i if number > 0 else bins
        if bins >> BIN * i & 15 == suits:
            return bins + (number << BIN * i + 4)
    return bins


@rule
def size_of_bin(bins, suits):
    """How many cards the bin of hands with these suits takes."""
    for i in range(4):
        if bins >> BIN * i & 15 == suits and bins >> BIN * i > 0:
            return bins >> BIN * i + 4 & 63
    return 0


@rule
def ways(supply, bins):
    """In how many ways the bins can be filled, one after the other, from the supply."""
    if bins >> 2 * BIN == 0:
        return ways_of_two(supply, bins)
    if bins >> 3 * BIN == 0:
        bins <<= BIN  # an empty bin in front: it can be filled in one way
    found = 0.0
    for i in range(spreads(bins)):
        spread = spread_at(supply, bins, i)
        if spread >= 0:
            found += choices(supply, spread) * ways_of_three(supply - spread, bins >> BIN)
    return found


@rule
def ways_of_two(supply, bins):
    """Up to two bins: the sum over how many cards the first takes of what the second might have had."""
    first, second = bins & 15, bins >> BIN & 15
    number, other = bins >> 4 & 63, bins >> BIN + 4
    shared, own = available(supply, first & second), available(supply, first & ~second)
    rest = available(supply, second)
    found = 0.0
    for k in range(max(0, number - own), min(number, shared) + 1):
        found += PASCAL[own, number - k] * PASCAL[shared, k] * PASCAL[rest - k, other]
    return found


@rule
def ways_of_three(supply, bins):
    """Three bins: the sum over how the first is spread over its suits."""
    found = 0.0
    for i in range(spreads(bins)):
        spread = spread_at(supply, bins, i)
        if spread >= 0:
            found += choices(supply, spread) * ways_of_two(supply - spread, bins >> BIN)
    return found


# -- how the first bin is spread over its suits -----------------------------------------------------


@rule
def spreads(bins):
    """How many spreads to try: a bin lacks a suit, so it has at most three; two numbers say all."""
    return ((bins >> 4 & 63) + 1) * ((bins >> 4 & 63) + 1)


@rule
def spread_at(supply, bins, i):
    """The i-th spread, packed as a supply is; -1 if there are not so many cards."""
    suits, number = bins & 15, bins >> 4 & 63
    a = nth_suit(suits, 0)
    b = nth_suit(suits, 1)
    c = nth_suit(suits, 2)
    x, y = i // (number + 1), i % (number + 1)
    z = number - x - y
    if z < 0 or x > supply >> 8 * a & 255 or y > supply >> 8 * b & 255 or z > supply >> 8 * c & 255:
        return -1
    return (x << 8 * a) + (y << 8 * b) + (z << 8 * c)


@rule
def nth_suit(suits, k):
    """The k-th suit of a set, or the fifth, which is always empty."""
    return nth(suits, k) if size(suits) > k else SUITS


@rule
def choices(supply, spread):
    """In how many ways cards can be chosen for a spread."""
    found = 1.0
    for suit in range(SUITS):
        found *= PASCAL[supply >> 8 * suit & 255, spread >> 8 * suit & 255]
    return found


@rule
def weight_at(supply, bins, i):
    """The number of deals in which the first bin is spread in the i-th way."""
    spread = spread_at(supply, bins, i)
    return choices(supply, spread) * ways(supply - spread, bins >> BIN) if spread >= 0 else 0.0


@rule
def draw_spread(t, supply, bins):
    """A spread for the first bin, each as likely as it has deals: a later one replaces it by its share so far."""
    total, found = 0.0, 0
    for i in range(spreads(bins)):
        weight = weight_at(supply, bins, i)
        total += weight
        if lot(t) * total < weight:
            found = i
    return spread_at(supply, bins, found)
