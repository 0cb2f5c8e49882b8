"""Where Larry's cards may lie, as far as the seat that does not control him can tell.

In a trick that another controls, Larry plays one of three cards; of the other two, one goes back on top of his deck,
to be among the three of the next trick, and one goes away. Several such tricks in a row are a *run*. A run may begin
with a card that this seat put back itself, and end with one that it drew. Numbers in comments are those of RULES.md.
"""

from __future__ import annotations

from konspira.games.krecia.deal import take
from konspira.games.krecia.pieces import EMPTY, LARRYS
from konspira.games.krecia.trick import suit_of
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
def imagine_larry(v, t):
    """Lay his cards any way, out of t.stock; False, and all is to be redone, if one could have followed.

    Over 1,200 random games the most awkward view gave 50,000 worlds a second and the middle one 650,000; counting the
    ways instead of trying was slower at both ends.
    """
    tricks = v.trick + 1 if v.played > 1 else v.trick
    last = tricks - 1
    while last >= 0:
        first = last
        if v.out[last] == EMPTY:
            while first > 0 and v.out[first - 1] == EMPTY:
                first -= 1
            if not imagine_run(v, t, first, last):
                return False
        last = first - 1
    top = 1 << t.top[tricks - 1] if tricks > 0 else 0
    if v.phase != LARRYS:
        t.stock |= top
    elif v.three == 0:
        t.three = top | take(t, t.stock, 3 - size(top))
        t.stock &= ~t.three
    return True


@rule
def imagine_run(v, t, first, last):
    """From its last trick backwards: the card on top was one of the three of the trick that follows."""
    begins, ends = v.top[first - 1] if first > 0 else EMPTY, v.top[last]
    gone = leaves_the_top(v, t, first, last, begins, ends)
    for trick in range(last, first - 1, -1):
        if trick < gone:
            top = begins
        elif trick == last:
            top = ends if ends != EMPTY else draw(t)
        else:
            which = below(t, 3)
            top = v.card[trick + 1, 1] if which == 0 else t.top[trick + 1] if which == 1 else t.out[trick + 1]
        out = begins if trick == gone and begins != EMPTY and v.card[trick, 1] != begins else draw(t)
        if could_follow(v, trick, top) or could_follow(v, trick, out):
            return False
        t.top[trick], t.out[trick] = top, out
    return True


@rule
def leaves_the_top(v, t, first, last, begins, ends):
    """The trick in which the card that begins the run is played or put away; last + 1 if it is still on top.

    Every later trick of the run has three ways to link it to the next, so an earlier leave is likelier threefold.
    """
    if begins == EMPTY:
        return first
    for trick in range(first, last + 1):
        if v.card[trick, 1] == begins:
            return trick
    if ends == begins:
        return last + 1
    worlds, weight = 1 if ends == EMPTY else 0, 1
    for _ in range(first, last + 1):
        worlds, weight = worlds + weight, 3 * weight
    k, weight = below(t, worlds), 1
    for trick in range(last, first - 1, -1):
        if k < weight:
            return trick
        k, weight = k - weight, 3 * weight
    return last + 1


@rule
def draw(t):
    """Any card of the deck."""
    card = nth(t.stock, below(t, size(t.stock)))
    t.stock &= ~(1 << card)
    return card


@rule
def could_follow(v, trick, card):
    """12.4 Larry did not follow in that trick, and this card would have."""
    lead = suit_of(v.card[trick, 0])
    return suit_of(v.card[trick, 1]) != lead and suit_of(card) == lead
