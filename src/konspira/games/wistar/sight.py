"""What the seat knows of Krysobot's game, which is all but the order of the cards to come, and tables it could be."""

from __future__ import annotations

from konspira.games.wistar.components import CARDS, EXPLORATIONS, ROUNDS, UNKNOWN
from konspira.games.wistar.pieces import Public
from konspira.kernel.bits import size
from konspira.kernel.chance import below
from konspira.kernel.copying import copying
from konspira.kernel.rule import rule

share = copying(Public)
CARD_COUNT = len(CARDS)
EVERY_CARD = (1 << CARD_COUNT) - 1


@rule
def look(t, seat, v):
    """11.5 Everything but the decks; of the exploration deck the card on top, by its back."""
    share(t, v)
    v.seat = seat
    came_up = size(t.explored)
    v.top = t.explorations[came_up] if t.top_known and came_up < EXPLORATIONS else UNKNOWN


@rule
def imagine(v, t):
    """11.5 The cards to come in any order: all orders are equally likely."""
    share(v, t)
    imagine_decks(v, t)
    imagine_explorations(v, t)


@rule
def imagine_decks(v, t):
    """The action cards of this round that have not come up, and all of the rounds after it."""
    for round in range(ROUNDS):
        came_up = EVERY_CARD if round < v.round - 1 else v.turned if round == v.round - 1 else 0
        first = size(came_up)
        place = first
        for i in range(first):
            t.deck[round, i] = UNKNOWN
        for card in range(CARD_COUNT):
            if not came_up >> card & 1:
                j = first + below(t, place - first + 1)
                t.deck[round, place] = t.deck[round, j]
                t.deck[round, j] = card
                place += 1


@rule
def imagine_explorations(v, t):
    """The ordinary exploration cards that have not come up; the one on top first, if it is known."""
    came_up = size(v.explored)
    for i in range(EXPLORATIONS):
        t.explorations[i] = UNKNOWN
    first = came_up
    if v.top != UNKNOWN:
        t.explorations[first] = v.top
        first += 1
    place = first
    for card in range(EXPLORATIONS):
        if not v.explored >> card & 1 and card != v.top:
            j = first + below(t, place - first + 1)
            t.explorations[place] = t.explorations[j]
            t.explorations[j] = card
            place += 1
