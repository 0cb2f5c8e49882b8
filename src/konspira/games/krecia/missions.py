"""Does the mission succeed? One reading of the trick for all missions there are, or that a pack may bring.

Numbers in comments and docstrings are those of RULES.md.
"""

from __future__ import annotations

from konspira.games.krecia.pack import (
    COLOURS,
    ENDS,
    FALLING,
    HIGHEST,
    LOWEST,
    NO_CONDITION,
    NO_VALUES,
    PARITY,
    RISING,
    SAME,
    SUM_AT_LEAST,
    SUM_AT_MOST,
    TOKEN,
    TOKENS,
    TRUMP,
    TRUMPS,
    VALUES,
)
from konspira.games.krecia.trick import colour_of, value_of
from konspira.kernel.bits import size
from konspira.kernel.rule import rule

ALL, FIRST, SECOND, THIRD, LAST, NOT_FIRST, MIDDLE, WINNER = range(8)  # 16.2, in the order of pack.Cards


@rule
def fulfils(t, winner):
    """16.1 Every condition of the mission holds; `winner` is the position that takes the trick."""
    mission = t.mission[t.trick]
    for i in range(2):
        kind = t.options.condition[mission, i, 0]
        if kind != NO_CONDITION:
            low, high = t.options.condition[mission, i, 2], t.options.condition[mission, i, 3]
            if kind < RISING:
                cards = which_cards(t, t.options.condition[mission, i, 1], winner)
                if not all_cards(t, kind, cards, low, high, winner):
                    return False
            elif kind < COLOURS:
                if not in_order(t, kind, low):
                    return False
            elif kind < SUM_AT_MOST:
                if not low <= number_of(t, kind) <= high:
                    return False
            elif not sums_up(t, kind, t.options.condition[mission, i, t.played - 1]):
                return False
    return True


@rule
def which_cards(t, which, winner):
    """16.2 A bit set of positions."""
    everything = (1 << t.played) - 1
    if which == ALL:
        return everything
    if which == LAST:
        return 1 << t.played - 1
    if which == NOT_FIRST:
        return everything - 1
    if which == MIDDLE:
        return 6 if t.played == 4 else 1 << t.played // 2
    if which == WINNER:
        return 1 << winner
    return 1 << which - FIRST


@rule
def all_cards(t, kind, cards, low, high, winner):
    """16.3 Each of these cards is as the mission asks."""
    for position in range(t.played):
        if cards >> position & 1 and not fits(t, kind, position, low, high, winner):
            return False
    return True


@rule
def fits(t, kind, position, low, high, winner):
    value = value_of(t.card[t.trick, position])
    if kind == VALUES:
        return low <= value <= high
    if kind == NO_VALUES:
        return value < low or value > high
    if kind == PARITY:
        return value % 2 == low
    if kind == TRUMP:
        return colour_of(t, position) == t.options.trump[t.mission[t.trick]]
    if kind == TOKEN:
        return t.raised[t.trick] >> position & 1 == 1
    if kind in (HIGHEST, LOWEST):
        return stands_out(t, position, 1 if kind == HIGHEST else -1)
    return position == winner


@rule
def stands_out(t, position, upwards):
    """16.5 No other card is as high (or as low)."""
    value = value_of(t.card[t.trick, position])
    for other in range(t.played):
        if other != position and (value - value_of(t.card[t.trick, other])) * upwards <= 0:
            return False
    return True


@rule
def in_order(t, kind, alike):
    """16.4 Rising, falling, or the ends in the same or in different colours."""
    if kind == ENDS:
        return (colour_of(t, 0) == colour_of(t, t.played - 1)) == (alike == SAME)
    for position in range(1, t.played):
        before, after = value_of(t.card[t.trick, position - 1]), value_of(t.card[t.trick, position])
        if (after <= before and kind == RISING) or (after >= before and kind == FALLING):
            return False
    return True


@rule
def number_of(t, kind):
    """16.4 How many colours, trumps or tokens."""
    if kind == TOKENS:
        return size(t.raised[t.trick])
    colours, trumps = 0, 0
    for position in range(t.played):
        colour = colour_of(t, position)
        colours |= 1 << colour
        if colour == t.options.trump[t.mission[t.trick]]:
            trumps += 1
    return trumps if kind == TRUMPS else size(colours)


@rule
def sums_up(t, kind, limit):
    """16.4 The values together are at most, or at least, so many."""
    total = 0
    for position in range(t.played):
        total += value_of(t.card[t.trick, position])
    return total >= limit if kind == SUM_AT_LEAST else total <= limit
