"""A whole sheet of the secret files as one action: written as often as one likes before, sealed once (9.7).

On a sheet stand the agents of the others, clockwise from the seat after its writer's own; a seat with two agents has
two places, the lower agent first (11.3). Whoever is not named is nobody's.
"""

from __future__ import annotations

from konspira.games.agenci.pieces import AGENTS, NO_PAIR, NOBODY, ORDERS, SHEET
from konspira.kernel.bits import has, lowest, nth, size
from konspira.kernel.rule import rule

PLACE_BITS, PLACE_MASK = 3, 7  # an agent in a packed sheet
EVERYBODY = (1 << AGENTS) - 1


@rule
def pair_at(t, seat):
    """The first of the two places of a seat with two agents; NO_PAIR if nobody else has two."""
    if t.holder == NOBODY or t.holder == seat:
        return NO_PAIR
    return (t.holder - seat - 1 + t.options.seats) % t.options.seats


@rule
def places(t, seat):
    """9.2 How many agents are to be named."""
    return t.options.seats - 1 + (pair_at(t, seat) != NO_PAIR)


@rule
def owner_at(t, seat, place):
    """Whose agent stands at a place of a seat's sheet."""
    pair = pair_at(t, seat)
    further = place - (pair != NO_PAIR and place > pair)
    return (seat + 1 + further) % t.options.seats


@rule
def not_own(t, seat):
    """The agents that a seat writes about: all that take part but its own."""
    others = t.agents & ~(1 << t.agent[seat])
    return others & ~(1 << t.second) if seat == t.holder else others


@rule
def count_sheets(t, seat):
    """9.2 All ways to choose the agents of the others; the two of one seat have no order."""
    ways = ORDERS[size(not_own(t, seat)), places(t, seat)]
    return ways // 2 if pair_at(t, seat) != NO_PAIR else ways


@rule
def pick_sheet(t, seat, k):
    """The k-th sheet: first the two agents of a seat that has two, then those of the others in turn."""
    left, sheet, pair = not_own(t, seat), 0, pair_at(t, seat)
    if pair != NO_PAIR:
        pairs = size(left) * (size(left) - 1) // 2
        rank, k, high = k % pairs, k // pairs, 1
        while rank >= high:
            rank -= high
            high += 1
        low, high = nth(left, rank), nth(left, high)
        sheet = low << PLACE_BITS * pair | high << PLACE_BITS * (pair + 1)
        left &= ~(1 << low | 1 << high)
    for place in range(places(t, seat)):
        if pair == NO_PAIR or place < pair or place > pair + 1:
            agent = nth(left, k % size(left))
            k //= size(left)
            sheet |= agent << PLACE_BITS * place
            left &= ~(1 << agent)
    return sheet_number(sheet, places(t, seat))


@rule
def sheet_number(sheet, named):
    """11.3 The number of a packed sheet with so many agents on it."""
    left, rank = EVERYBODY, 0
    for place in range(named):
        agent = sheet >> PLACE_BITS * place & PLACE_MASK
        rank = rank * (AGENTS - place) + size(left & ((1 << agent) - 1))
        left &= ~(1 << agent)
    return SHEET[named] + rank


@rule
def packed(number, named):
    """The sheet with a number, of those with so many agents on it."""
    left, rank, sheet = EVERYBODY, number - SHEET[named], 0
    for place in range(named):
        further = ORDERS[AGENTS - place - 1, named - place - 1]
        agent = nth(left, rank // further)
        rank %= further
        sheet |= agent << PLACE_BITS * place
        left &= ~(1 << agent)
    return sheet


@rule
def may_seal(t, seat, number):
    """9.2 As many as there are to name, none of them my own, and two of one seat in their order."""
    named, pair = places(t, seat), pair_at(t, seat)
    if number < SHEET[named] or number >= SHEET[named + 1]:
        return False
    sheet, allowed = packed(number, named), not_own(t, seat)
    for place in range(named):
        agent = sheet >> PLACE_BITS * place & PLACE_MASK
        if not has(allowed, agent) or (place == pair and agent > sheet >> PLACE_BITS * (place + 1) & PLACE_MASK):
            return False
    return True


@rule
def seal(t, seat, number):
    """9.7 Write the whole sheet, and hand it in."""
    named = places(t, seat)
    sheet, others = packed(number, named), not_own(t, seat)
    while others:
        t.label[seat, lowest(others)] = NOBODY
        others &= others - 1
    for place in range(named):
        t.label[seat, sheet >> PLACE_BITS * place & PLACE_MASK] = owner_at(t, seat, place)
    t.waiting &= ~(1 << seat)
