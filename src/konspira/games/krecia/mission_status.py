"""Is the mission of a trick still alive? Read from the cards that lie, before the trick is full.

Bots and the coach ask it; whether a full trick fulfils its mission is in missions.py.
"""

from __future__ import annotations

from konspira.games.krecia.conditions import (
    AND,
    COLOURS,
    COUNT_VALUES,
    ENDS,
    HIGHEST,
    HOW_MANY,
    LOWEST,
    NO_CONDITION,
    NOT,
    OF_COLOUR,
    OR,
    PUT_TOGETHER,
    RISING,
    SAME_PARITY,
    SUM_AT_LEAST,
    SUM_AT_MOST,
    TOKEN,
)
from konspira.games.krecia.conditions import VALUES as BETWEEN
from konspira.games.krecia.missions import (
    ALL,
    NOT_FIRST,
    WINNER,
    all_cards,
    all_coloured,
    fulfils,
    in_order,
    number_of,
    same_parity,
    sort_count,
    spread,
    values_count,
    which_cards,
)
from konspira.games.krecia.options import DECK
from konspira.games.krecia.pieces import EMPTY, RAISE, VALUES
from konspira.games.krecia.trick import best_position, colour_of, value_of
from konspira.kernel.bits import size
from konspira.kernel.rule import rule


@rule
def broken(t):
    """Do the cards of this trick so far make its mission fail, whatever follows?"""
    if t.played == t.options.places:
        return not fulfils(t, best_position(t))
    mission = t.mission[t.trick]
    for i in range(2):
        kind = t.options.condition[mission, i, 0]
        if kind != NO_CONDITION:
            which, one = t.options.condition[mission, i, 1], t.options.condition[mission, i, 2]
            two, three = t.options.condition[mission, i, 3], t.options.condition[mission, i, 4]
            if kind == PUT_TOGETHER:
                if together_broken(t, one, two):
                    return True
            elif broken_by(t, kind, which, one, two, three):
                return True
    return False


@rule
def together_broken(t, first, number):
    """16.7 Is one that is put together lost? Of each part: does it certainly fail, does it certainly hold.

    It sees what follows from the parts one by one, not that two of them cannot both come true.
    """
    lost, sure = 0, 0  # a bit each, as in missions.together
    for i in range(first, first + number):
        kind, of = t.options.part[i, 0], t.options.part[i, 1]
        if kind == NOT:
            swapped = (lost ^ sure) & 1
            lost, sure = lost ^ swapped, sure ^ swapped
        elif kind > NOT:
            fail, hold = size(lost & ((1 << of) - 1)), size(sure & ((1 << of) - 1))
            if kind == AND:
                fails, stands = fail > 0, hold == of
            elif kind == OR:
                fails, stands = fail == of, hold > 0
            else:
                fails, stands = fail == of or hold > 1, hold == 1 and fail == of - 1
            lost, sure = lost >> of << 1 | (1 if fails else 0), sure >> of << 1 | (1 if stands else 0)
        else:
            one, two, three = t.options.part[i, 2], t.options.part[i, 3], t.options.part[i, 4]
            lost = lost << 1 | (1 if broken_by(t, kind, of, one, two, three) else 0)
            sure = sure << 1 | (1 if settled(t, kind, of, one, two, three) else 0)
    return lost & 1 == 1


@rule
def broken_by(t, kind, which, one, two, three):
    """Does a plain condition certainly fail?"""
    left = t.options.places - t.played
    if kind < RISING:
        return spoiled_card(t, kind, which, one, two)
    if kind < COLOURS:
        return kind != ENDS and (not in_order(t, kind, one) or no_room(t, kind, left))
    if kind < SUM_AT_MOST:
        number = number_of(t, kind)
        return number > two or number + left < one
    if kind < OF_COLOUR:
        limit = one if t.options.places == 3 else two if t.options.places == 4 else three
        return sum_so_far(t) + VALUES * left < limit if kind == SUM_AT_LEAST else sum_so_far(t) + left > limit
    if kind == OF_COLOUR:
        return which != WINNER and not all_coloured(t, laid(t, which), one)
    if kind in (HOW_MANY, COUNT_VALUES):
        number = sort_count(t, one) if kind == HOW_MANY else values_count(t, which, one)
        return number > three or number + left < two
    return not same_parity(t) if kind == SAME_PARITY else spread(t) > one


@rule
def settled(t, kind, which, one, two, three):
    """Does a plain condition certainly hold, whatever follows? Not of what only the last card decides."""
    left = t.options.places - t.played
    if kind <= TOKEN or kind == OF_COLOUR:
        if which in (ALL, NOT_FIRST, WINNER) or laid(t, which) != asked(t, which):
            return False
        return (
            all_coloured(t, laid(t, which), one)
            if kind == OF_COLOUR
            else all_cards(t, kind, laid(t, which), one, two, 0)
        )
    if kind < COLOURS:
        return False
    if kind < SUM_AT_MOST:
        number = number_of(t, kind)
        return one <= number and number + left <= two
    if kind < OF_COLOUR:
        limit = one if t.options.places == 3 else two if t.options.places == 4 else three
        return sum_so_far(t) + left >= limit if kind == SUM_AT_LEAST else sum_so_far(t) + VALUES * left <= limit
    if kind in (HOW_MANY, COUNT_VALUES):
        number = sort_count(t, one) if kind == HOW_MANY else values_count(t, which, one)
        return two <= number and number + left <= three
    return False


@rule
def asked(t, which):
    """16.2 The positions of the whole trick that a condition is about."""
    played = t.played
    t.played = t.options.places
    cards = which_cards(t, which, 0)
    t.played = played
    return cards


@rule
def laid(t, which):
    """Those of them where a card lies."""
    return asked(t, which) & ((1 << t.played) - 1)


@rule
def sum_so_far(t):
    total = 0
    for position in range(t.played):
        total += value_of(t.card[t.trick, position])
    return total


@rule
def no_room(t, kind, left):
    """Values must go on rising, or falling, and there are too few left for that."""
    value = value_of(t.card[t.trick, t.played - 1])
    return value + left > VALUES if kind == RISING else value - left < 1


@rule
def spoiled_card(t, kind, which, low, high):
    """A card that lies already is not as the mission asks, or lets no later one be so."""
    if which == WINNER:
        return kind == BETWEEN and too_strong(t, high)
    cards = asked(t, which)
    if kind in (HIGHEST, LOWEST) and cannot_stand_out(t, cards, VALUES if kind == HIGHEST else 1):
        return True
    return t.played > 0 and not all_cards(t, kind, cards, low, high, best_position(t))


@rule
def too_strong(t, high):
    """4.5 A trump above what the winner may have: only a higher one could take the trick."""
    best = best_position(t)
    if t.played == 0 or colour_of(t, best) != t.options.trump[t.mission[t.trick]]:
        return False
    return value_of(t.card[t.trick, best]) > high


@rule
def cannot_stand_out(t, cards, end):
    """16.5 The value at this end lies where another must stand out, or one lies at the other end that must."""
    for position in range(t.played):
        value = value_of(t.card[t.trick, position])
        if value == end and not cards >> position & 1:
            return True
        if value == VALUES + 1 - end and cards >> position & 1:
            return True
    return False


@rule
def lay_down(t, action):
    """Try a card in the trick; `take_back` leaves everything as it was."""
    raised = 1 if action >= RAISE else 0
    t.card[t.trick, t.played] = action - DECK * raised
    t.raised[t.trick] |= raised << t.played
    t.played += 1


@rule
def take_back(t):
    """The card that was tried goes back."""
    t.played -= 1
    t.raised[t.trick] &= ~(1 << t.played)
    t.card[t.trick, t.played] = EMPTY


@rule
def spoils(t, action):
    """Would this card make the mission fail?"""
    lay_down(t, action)
    dead = broken(t)
    take_back(t)
    return dead
