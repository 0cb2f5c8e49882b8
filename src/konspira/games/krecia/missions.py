"""Does the mission succeed? One reading of the trick for all missions there are, or that a pack may bring.

Numbers in comments and docstrings are those of RULES.md.
"""

from __future__ import annotations

from konspira.games.krecia.conditions import (
    AND,
    COLOURS,
    COUNT_VALUES,
    ENDS,
    FALLING,
    HIGH,
    HIGHEST,
    HOW_MANY,
    LOWEST,
    NO_CONDITION,
    NO_VALUES,
    NOT,
    OF_COLOUR,
    OR,
    PARITY,
    PUT_TOGETHER,
    RISING,
    SAME,
    SAME_PARITY,
    SORT_COLOUR,
    SORT_HIGH,
    SORT_LOW,
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

ALL, FIRST, SECOND, THIRD, LAST, NOT_FIRST, MIDDLE, WINNER = range(8)  # 16.2, in the order of conditions.Cards


@rule
def fulfils(t, winner):
    """16.1 Every condition of the mission holds; `winner` is the position that takes the trick."""
    mission = t.mission[t.trick]
    for i in range(2):
        kind = t.options.condition[mission, i, 0]
        if kind != NO_CONDITION:
            which, one = t.options.condition[mission, i, 1], t.options.condition[mission, i, 2]
            two, three = t.options.condition[mission, i, 3], t.options.condition[mission, i, 4]
            if kind == PUT_TOGETHER:
                if not together(t, winner, one, two):
                    return False
            elif not holds(t, winner, kind, which, one, two, three):
                return False
    return True


@rule
def together(t, winner, first, number):
    """16.7 A condition that is put together holds: each part after what it is made of, what holds a bit each."""
    found = 0
    for i in range(first, first + number):
        kind, of = t.options.part[i, 0], t.options.part[i, 1]
        if kind == NOT:
            found ^= 1
        elif kind > NOT:
            true = size(found & ((1 << of) - 1))
            holding = true == of if kind == AND else true > 0 if kind == OR else true == 1
            found = found >> of << 1 | (1 if holding else 0)
        else:
            one, two, three = t.options.part[i, 2], t.options.part[i, 3], t.options.part[i, 4]
            found = found << 1 | (1 if holds(t, winner, kind, of, one, two, three) else 0)
    return found & 1 == 1


@rule
def holds(t, winner, kind, which, one, two, three):
    """16.3, 16.4, 16.6 A plain condition, of the whole trick."""
    if kind < RISING:
        return all_cards(t, kind, which_cards(t, which, winner), one, two, winner)
    if kind < COLOURS:
        return in_order(t, kind, one)
    if kind < SUM_AT_MOST:
        return one <= number_of(t, kind) <= two
    if kind < OF_COLOUR:
        return sums_up(t, kind, one if t.played == 3 else two if t.played == 4 else three)
    if kind == OF_COLOUR:
        return all_coloured(t, which_cards(t, which, winner), one)
    if kind == HOW_MANY:
        return two <= sort_count(t, one) <= three
    if kind == COUNT_VALUES:
        return two <= values_count(t, which, one) <= three
    return same_parity(t) if kind == SAME_PARITY else spread(t) <= one


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
    if kind in (HIGHEST, LOWEST):
        return stand_out(t, cards, 1 if kind == HIGHEST else -1)
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
    return position == winner


@rule
def stand_out(t, cards, upwards):
    """16.5 No other card is as high (or as low) as any of these."""
    for position in range(t.played):
        if cards >> position & 1 and not stands_out(t, position, cards, upwards):
            return False
    return True


@rule
def stands_out(t, position, cards, upwards):
    value = value_of(t.card[t.trick, position])
    for other in range(t.played):
        if not cards >> other & 1 and (value - value_of(t.card[t.trick, other])) * upwards <= 0:
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


@rule
def all_coloured(t, cards, colour):
    """16.6 Each of these cards counts as this colour (5.3)."""
    for position in range(t.played):
        if cards >> position & 1 and colour_of(t, position) != colour:
            return False
    return True


@rule
def sort_count(t, sort):
    """16.6 How many cards are even, odd, high, low, or of a colour."""
    if sort >= SORT_COLOUR:
        number = 0
        for position in range(t.played):
            if colour_of(t, position) == sort - SORT_COLOUR:
                number += 1
        return number
    if sort in (SORT_HIGH, SORT_LOW):
        high = values_count(t, HIGH, 13)
        return high if sort == SORT_HIGH else t.played - high
    return even_count(t) if sort == 0 else t.played - even_count(t)


@rule
def values_count(t, first, last):
    """16.6 How many cards have a value from the first to the last."""
    number = 0
    for position in range(t.played):
        if first <= value_of(t.card[t.trick, position]) <= last:
            number += 1
    return number


@rule
def even_count(t):
    number = 0
    for position in range(t.played):
        if value_of(t.card[t.trick, position]) % 2 == 0:
            number += 1
    return number


@rule
def same_parity(t):
    """16.6 All even, or all odd."""
    even = even_count(t)
    return even == 0 or even == t.played


@rule
def spread(t):
    """16.6 How far the highest value is from the lowest."""
    low, high = 13, 1
    for position in range(t.played):
        value = value_of(t.card[t.trick, position])
        low, high = min(low, value), max(high, value)
    return high - low if t.played > 0 else 0
