"""Nothing is made or lost in Krecia robota: cards, tokens and missions are always all there, each in one place."""

from __future__ import annotations

from konspira.games.krecia.options import NOBODY
from konspira.games.krecia.pieces import EMPTY, TOKENS
from konspira.kernel.bits import size
from konspira.kernel.rule import rule


@rule
def conserved(t):
    """1.1 to 1.3."""
    return cards_conserved(t) and tokens_conserved(t) and missions_conserved(t)


@rule
def cards_conserved(t):
    everywhere, number = t.stock | t.three, size(t.stock) + size(t.three)
    for seat in range(len(t.hand)):
        everywhere |= t.hand[seat]
        number += size(t.hand[seat])
    for trick in range(len(t.led)):
        for position in range(len(t.role)):
            if t.card[trick, position] != EMPTY:
                everywhere |= 1 << t.card[trick, position]
                number += 1
        if t.out[trick] != EMPTY:
            everywhere |= 1 << t.out[trick]
            number += 1
    return everywhere == t.options.deck and number == size(t.options.deck)


@rule
def tokens_conserved(t):
    number = t.pool
    if t.won[t.trick] == NOBODY:
        number += size(t.raised[t.trick])
    for place in range(len(t.tokens)):
        if t.tokens[place] < 0:
            return False
        number += t.tokens[place]
    return number == TOKENS and t.pool >= 0


@rule
def missions_conserved(t):
    everywhere, number = t.unseen, size(t.unseen)
    for trick in range(len(t.led)):
        if t.mission[trick] != EMPTY:
            everywhere |= 1 << t.mission[trick] | 1 << t.unchosen[trick]
            number += 2
    if t.drawn[0] != EMPTY:
        everywhere |= 1 << t.drawn[0] | 1 << t.drawn[1]
        number += 2
    return everywhere == t.options.pile and number == size(t.options.pile)
