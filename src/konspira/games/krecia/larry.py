"""Where Larry's cards may lie, as far as a seat that did not handle them can tell.

In a trick that another controls, Larry plays one of three cards; of the other two, one goes back on top of his deck,
to be among the three of the next trick, and one goes away. Several such tricks in a row are a *run*. A run may begin
with a card that this seat put back itself, and end with one that it drew. Numbers in comments are those of RULES.md.

A run is laid from its last trick backwards: the card that lies on top after a trick is one of the three of the next.
How many ways there are for what came before depends only on suits, and is carried along from the first trick on, as
if a card could be drawn twice. A world in which one is drawn twice is thrown away, so that those that stay are fair.
"""

from __future__ import annotations

from konspira.games.krecia.deal import take
from konspira.games.krecia.pieces import EMPTY, LARRYS, SUIT, SUITS
from konspira.games.krecia.trick import suit_of
from konspira.games.krecia.ways import lot, supply_of
from konspira.kernel.bits import nth, size
from konspira.kernel.chance import below
from konspira.kernel.rule import rule


@rule
def known_of_larry(v):
    """The cards of Larry that the seat has had in hand."""
    cards = v.three
    for trick in range(len(v.out)):
        if v.out[trick] != EMPTY:
            cards |= 1 << v.out[trick]
        if v.top[trick] != EMPTY:
            cards |= 1 << v.top[trick]
    return cards


@rule
def tricks_of_larry(v):
    """In how many tricks he has played."""
    return v.trick + 1 if v.played > 1 else v.trick


@rule
def imagine_runs(v, t, cards):
    """Lay all runs out of these cards; return those left, or EMPTY if one was drawn twice and all is to be redone."""
    left, last = cards, tricks_of_larry(v) - 1
    while last >= 0 and left != EMPTY:
        first = last
        if v.out[last] == EMPTY:
            while first > 0 and v.out[first - 1] == EMPTY:
                first -= 1
            left = imagine_run(v, t, cards, left, first, last)
        last = first - 1
    return left


@rule
def lay_deck(v, t):
    """The card on top belongs to the deck, or to the three that the controller looks at now."""
    tricks = tricks_of_larry(v)
    top = 1 << t.top[tricks - 1] if tricks > 0 else 0
    if v.phase != LARRYS:
        t.stock |= top
    elif v.three == 0:
        t.three = top | take(t, t.stock, 3 - size(top))
        t.stock &= ~t.three


@rule
def imagine_run(v, t, cards, left, first, last):
    """One run, from its last trick backwards."""
    supply = supply_of(cards)
    begins, ends = v.top[first - 1] if first > 0 else EMPTY, v.top[last]
    gone = leaves_the_top(v, t, supply, first, last, begins, ends)
    away = begins != EMPTY and gone <= last and v.card[gone, 1] != begins
    top = begins if gone > last else ends
    if top == EMPTY:
        top = draw(t, cards, draw_top(v, t, supply, gone, away, last))
    for trick in range(last, first - 1, -1):
        out = begins
        if trick != gone or not away:
            out = draw(t, cards, draw_out(v, t, supply, gone, away, trick, suit_of(top)))
        t.top[trick], t.out[trick] = top, out
        for fresh in range(2):
            card = out if fresh == 0 else top
            if cards >> card & 1 and (fresh == 0 or trick == last):
                if not left >> card & 1:
                    return EMPTY
                left &= ~(1 << card)
        if trick > first:
            top = begins if trick <= gone else link(v, t, supply, gone, away, trick, top, out)
    return left


@rule
def draw(t, cards, suit):
    """Any card of a suit."""
    fitting = cards & SUIT[suit]
    return nth(fitting, below(t, size(fitting)))


# -- in how many ways -------------------------------------------------------------------------------


@rule
def fits(v, trick, suit):
    """12.4 A card of this suit may have been among the three: Larry followed, or could not have with it."""
    lead = suit_of(v.card[trick, 0])
    return suit_of(v.card[trick, 1]) == lead or suit != lead


@rule
def ways_out(v, supply, trick, suit):
    """How many cards of a suit may have gone away in a trick."""
    return (supply >> 8 * suit & 255) * 1.0 if fits(v, trick, suit) else 0.0


@rule
def all_ways_out(v, supply, trick):
    found = 0.0
    for suit in range(SUITS):
        found += ways_out(v, supply, trick, suit)
    return found


@rule
def ways_before(v, supply, gone, away, trick, suit):
    """In how many ways it can have come, since trick `gone`, that a card of this suit lies on top after a trick."""
    if trick < gone or not fits(v, trick, suit):
        return 0.0
    if trick == gone:
        return 1.0 if away else all_ways_out(v, supply, trick)
    a, b, c, d = chain(v, supply, gone, away, trick - 1)
    return next_ways(v, supply, trick, suit, a, b, c, d)


@rule
def chain(v, supply, gone, away, trick):
    """`ways_before` of all four suits."""
    first = 1.0 if away else all_ways_out(v, supply, gone)
    a = first if fits(v, gone, 0) else 0.0
    b = first if fits(v, gone, 1) else 0.0
    c = first if fits(v, gone, 2) else 0.0
    d = first if fits(v, gone, 3) else 0.0
    for k in range(gone + 1, trick + 1):
        a, b, c, d = (
            next_ways(v, supply, k, 0, a, b, c, d),
            next_ways(v, supply, k, 1, a, b, c, d),
            next_ways(v, supply, k, 2, a, b, c, d),
            next_ways(v, supply, k, 3, a, b, c, d),
        )
    return a, b, c, d


@rule
def of_suit(suit, a, b, c, d):
    return a if suit == 0 else b if suit == 1 else c if suit == 2 else d


@rule
def next_ways(v, supply, trick, suit, a, b, c, d):
    """The card that was on top before is the one Larry plays, the one on top after, or the one that goes away."""
    if not fits(v, trick, suit):
        return 0.0
    played = of_suit(suit_of(v.card[trick, 1]), a, b, c, d)
    found = all_ways_out(v, supply, trick) * (played + of_suit(suit, a, b, c, d))
    for other in range(SUITS):
        found += ways_out(v, supply, trick, other) * of_suit(other, a, b, c, d)
    return found


@rule
def ways_of_run(v, supply, gone, away, last, ends):
    """All ways since trick `gone`, whatever lies on top in the end."""
    if ends != EMPTY:
        return ways_before(v, supply, gone, away, last, suit_of(ends))
    found = 0.0
    for suit in range(SUITS):
        found += (supply >> 8 * suit & 255) * ways_before(v, supply, gone, away, last, suit)
    return found


# -- one of them ------------------------------------------------------------------------------------


@rule
def leaves_the_top(v, t, supply, first, last, begins, ends):
    """The trick in which the card that begins the run is played or put away; last + 1 if it is still on top."""
    if begins == EMPTY:
        return first
    for trick in range(first, last + 1):
        if v.card[trick, 1] == begins:
            return trick
    if ends == begins:
        return last + 1
    total = 0.0
    for gone in range(first, last + 2):
        total += ways_to_leave(v, supply, first, last, begins, ends, gone)
    left, found = lot(t) * total, first
    for gone in range(first, last + 2):
        weight = ways_to_leave(v, supply, first, last, begins, ends, gone)
        if weight > 0.0:
            found = gone
            left -= weight
            if left < 0.0:
                break
    return found


@rule
def ways_to_leave(v, supply, first, last, begins, ends, gone):
    """All ways in which the card that begins the run stays on top before trick `gone` and is put away in it."""
    if gone > last and ends != EMPTY:
        return 0.0
    found = 1.0
    for trick in range(first, min(gone, last + 1)):
        found *= all_ways_out(v, supply, trick) if fits(v, trick, suit_of(begins)) else 0.0
    if gone > last:
        return found
    if not fits(v, gone, suit_of(begins)):
        return 0.0
    return found * ways_of_run(v, supply, gone, True, last, ends)


@rule
def draw_top(v, t, supply, gone, away, last):
    """The suit of the card that lies on top in the end."""
    left, found = lot(t) * ways_of_run(v, supply, gone, away, last, EMPTY), 0
    for suit in range(SUITS):
        weight = (supply >> 8 * suit & 255) * ways_before(v, supply, gone, away, last, suit)
        if weight > 0.0:
            found = suit
            left -= weight
            if left < 0.0:
                break
    return found


@rule
def draw_out(v, t, supply, gone, away, trick, top):
    """The suit of the card that goes away, when a card of suit `top` goes back."""
    a, b, c, d = chain(v, supply, gone, away, trick - 1) if trick > gone else (1.0, 1.0, 1.0, 1.0)
    known = of_suit(suit_of(v.card[trick, 1]), a, b, c, d) + of_suit(top, a, b, c, d) if trick > gone else 0.0
    total = 0.0
    for suit in range(SUITS):
        total += ways_out(v, supply, trick, suit) * (known + of_suit(suit, a, b, c, d))
    left, found = lot(t) * total, 0
    for suit in range(SUITS):
        weight = ways_out(v, supply, trick, suit) * (known + of_suit(suit, a, b, c, d))
        if weight > 0.0:
            found = suit
            left -= weight
            if left < 0.0:
                break
    return found


@rule
def link(v, t, supply, gone, away, trick, top, out):
    """Which of the three of a trick had been put back before it."""
    a, b, c, d = chain(v, supply, gone, away, trick - 1)
    played = v.card[trick, 1]
    by_play, by_top = of_suit(suit_of(played), a, b, c, d), of_suit(suit_of(top), a, b, c, d)
    left = lot(t) * (by_play + by_top + of_suit(suit_of(out), a, b, c, d)) - by_play
    if left < 0.0:
        return played
    return top if left < by_top else out
