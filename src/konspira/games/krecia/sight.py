"""What a seat of Krecia robota knows, with a perfect memory.

Numbers in comments and docstrings are those of RULES.md.
"""

from __future__ import annotations

from konspira.games.krecia.deal import trait
from konspira.games.krecia.options import NOBODY
from konspira.games.krecia.pieces import CHOOSING, EMPTY, LARRYS, OVER, Public
from konspira.games.krecia.roles import GOAL, UNKNOWN, WITH_PARTNER
from konspira.kernel.copying import copying
from konspira.kernel.rule import rule

share = copying(Public)


@rule
def look(t, seat, v):
    """13.1 Everything that is public, then what only this seat knows; 13.4 after the end, everything."""
    share(t, v)
    v.seat = seat
    is_open = t.phase == OVER
    for place in range(len(t.role)):
        mine = is_open or place == seat
        v.role[place] = t.role[place] if mine or knows_role(t, seat, place) else UNKNOWN
        v.hand[place] = t.hand[place] if mine else 0
        v.vote[place] = t.vote[place] if mine else EMPTY
    v.stock = t.stock if is_open else 0
    v.unseen = t.unseen if is_open else 0
    draws = t.phase == CHOOSING and t.leader == seat
    v.drawn[0], v.drawn[1] = t.drawn[0] if draws else EMPTY, t.drawn[1] if draws else EMPTY
    v.objecting = t.objecting & 1 << seat if seat >= 0 else 0
    v.three = t.three if t.phase == LARRYS and t.turn == seat else 0
    for trick in range(len(t.led)):
        v.unchosen[trick] = t.unchosen[trick] if is_open or t.led[trick] == seat else EMPTY
        v.out[trick], v.top[trick] = EMPTY, EMPTY
    if t.options.seats == 2:
        look_at_larrys(t, seat, v, is_open)


@rule
def look_at_larrys(t, seat, v, is_open):
    """13.2 Larry's cards, as far as the seat has handled them."""
    for trick in range(len(t.led)):
        handled = is_open or controls(t, seat, trick)
        if handled:
            v.out[trick] = t.out[trick]
        if handled or draws_top(t, seat, trick):
            v.top[trick] = t.top[trick]


@rule
def knows_role(t, seat, place):
    """7.1 A revealed role; 9.6 the accomplice has seen the partner's. A place that nobody holds is no secret."""
    if t.revealed >> place & 1 or place >= t.options.places:
        return True
    return seat >= 0 and place == t.partner and trait(t, t.role[seat], GOAL) == WITH_PARTNER


@rule
def controls(t, seat, trick):
    """13.2 Whoever does not lead handles Larry's cards."""
    return t.options.seats == 2 and seat >= 0 and t.led[trick] != NOBODY and t.led[trick] != seat


@rule
def draws_top(t, seat, trick):
    """13.2 The next controller draws the card that was put back, as the first of the three."""
    following = trick + 1
    if following >= len(t.led) or not controls(t, seat, following):
        return False
    return following < t.trick or (following == t.trick and t.played > 0)
