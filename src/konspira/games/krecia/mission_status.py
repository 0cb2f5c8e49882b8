"""Is the mission of a trick still alive? Read from the cards that lie, before the trick is full.

Bots and the coach ask it; whether a full trick fulfils its mission is in missions.py.
"""

from __future__ import annotations

from konspira.games.krecia.missions import ALL, WINNER, all_cards, fulfils, in_order, number_of, which_cards
from konspira.games.krecia.options import DECK
from konspira.games.krecia.pack import (
    COLOURS,
    ENDS,
    HIGHEST,
    LOWEST,
    NO_CONDITION,
    RISING,
    SUM_AT_LEAST,
    SUM_AT_MOST,
)
from konspira.games.krecia.pack import VALUES as BETWEEN
from konspira.games.krecia.pieces import EMPTY, RAISE, VALUES
from konspira.games.krecia.trick import best_position, colour_of, value_of
from konspira.kernel.rule import rule


@rule
def broken(t):
    """Do the cards of this trick so far make its mission fail, whatever follows?"""
    if t.played == t.options.places:
        return not fulfils(t, best_position(t))
    mission = t.mission[t.trick]
    for i in range(2):
        kind = t.options.condition[mission, i, 0]
        if kind != NO_CONDITION and broken_by(t, mission, i, kind):
            return True
    return False


@rule
def broken_by(t, mission, i, kind):
    low, high = t.options.condition[mission, i, 2], t.options.condition[mission, i, 3]
    left = t.options.places - t.played
    if kind < RISING:
        return spoiled_card(t, kind, t.options.condition[mission, i, 1], low, high)
    if kind < COLOURS:
        return kind != ENDS and (not in_order(t, kind, low) or no_room(t, kind, left))
    if kind < SUM_AT_MOST:
        number = number_of(t, kind)
        return number > high or number + left < low
    limit = t.options.condition[mission, i, t.options.places - 1]
    total = 0
    for position in range(t.played):
        total += value_of(t.card[t.trick, position])
    if kind == SUM_AT_LEAST:
        return total + VALUES * left < limit
    return total + left > limit


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
    played = t.played
    t.played = t.options.places  # positions are those of the whole trick
    cards = which_cards(t, which, 0) if which != ALL else (1 << played) - 1
    t.played = played
    if kind in (HIGHEST, LOWEST) and cannot_stand_out(t, cards, VALUES if kind == HIGHEST else 1):
        return True
    return played > 0 and not all_cards(t, kind, cards, low, high, best_position(t))


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
        if value == end and cards & ~(1 << position):
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
