"""What nobody does at Krecia robota who looks at the cards: a mole that gives itself away for nothing, and a trick or a
token that is thrown to a mole whom everybody knows.
"""

from __future__ import annotations

from konspira.games.krecia.actions import Action, Play
from konspira.games.krecia.deal import trait
from konspira.games.krecia.mission_status import broken, lay_down, spoils, take_back
from konspira.games.krecia.options import DECK
from konspira.games.krecia.pieces import PLAYING, RAISE, SUIT, SUITS, View
from konspira.games.krecia.roles import (
    FOLLOWS,
    GOAL,
    GOAL_REVEALED,
    LIMIT,
    MOLE_WINS,
    ON_REVEAL,
    SOUGHT,
    UNKNOWN,
    WITH_AGENTS,
)
from konspira.games.krecia.trick import best_position, follow, may_raise, place_at, suit_of
from konspira.games.krecia.wording import number
from konspira.games.krecia.worlds import SHOWN, evidence
from konspira.kernel.rule import interpret, rule


def absurd(v: View, action: Action) -> bool:
    """Whether a card gives its mole away for nothing, or leaves a known mole what could be kept from it."""
    if v.phase != PLAYING or not isinstance(action, Play) or v.turn != v.seat:
        return False
    mine, then = v.role[v.seat], View.plain(v)
    if interpret(trait)(v, mine, SOUGHT):
        return not interpret(trait)(v, mine, FOLLOWS) and bool(interpret(gives_away)(then, number(action)))
    plays_on = all(interpret(trait)(v, mine, column) == WITH_AGENTS for column in (GOAL, GOAL_REVEALED))
    if not plays_on or interpret(trait)(v, mine, LIMIT) or v.played != v.options.places - 1:
        return False
    return bool(interpret(throws)(then, number(action)))


# -- the mole ---------------------------------------------------------------------------------------


@rule
def gives_away(v, action):
    """13.5 Does the card prove its player the mole, now or as soon as what it keeps is seen, and gain nothing?"""
    known = evidence(v)
    if known >> SHOWN + v.seat & 1:
        return False  # that is known already
    refused, card, hand = known >> 4 * v.seat & 15, action % DECK, v.hand[v.seat]
    shows = refused >> suit_of(card) & 1 == 1 and without(hand, refused) != 0
    refuses = False
    if v.played > 0:
        lead = suit_of(v.card[v.trick, 0])
        refuses = suit_of(card) != lead and hand & SUIT[lead] != 0 and not refused >> lead & 1
    return (shows or refuses) and not gains(v, action)


@rule
def without(hand, suits):
    """The cards of a hand that are of none of these suits."""
    for suit in range(SUITS):
        if suits >> suit & 1:
            hand &= ~SUIT[suit]
    return hand


@rule
def gains(v, action):
    """Does it take the trick as it lies, or spoil the mission? Who leads gains where the next trick is all it needs."""
    if v.played == 0:
        return v.tokens[v.seat] + 1 >= v.options.threshold
    return taken_by(v, action) == v.seat or (not broken(v) and spoils(v, action))


# -- an agent, last in the trick --------------------------------------------------------------------


@rule
def throws(v, action):
    """Does the trick go to a known mole that could be kept from it, or a token with it for nothing?"""
    owner = place_at(v, v.leader, best_position(v))
    if not known_mole(v, owner) or taken_by(v, action) != owner:
        return False
    dead = broken(v)
    if action >= RAISE:
        return dead or spoils(v, action) or not spoils(v, action - RAISE)
    cards = v.hand[v.seat]
    if trait(v, v.role[v.seat], FOLLOWS):
        cards = follow(cards, v.card[v.trick, 0])
    raising = 2 if may_raise(v, v.seat) else 1
    for card in range(DECK):
        if cards >> card & 1:
            for raised in range(raising):
                other = card + RAISE * raised
                if taken_by(v, other) != owner and (dead or spoils(v, action) or not spoils(v, other)):
                    return True
    return False


@rule
def known_mole(v, place):
    """Does everybody know whom tokens let win, and is it this one? Cards tell where no other role need not follow."""
    role, free = UNKNOWN, 0
    for other in range(v.options.places):
        if not trait(v, v.options.roles[other], FOLLOWS):
            role, free = v.options.roles[other], free + 1
    if free != 1 or not trait(v, role, SOUGHT) or trait(v, role, ON_REVEAL) != MOLE_WINS:
        return False
    return evidence(v) >> SHOWN + place & 1 == 1


@rule
def taken_by(v, action):
    """Who has the trick once this card lies there."""
    lay_down(v, action)
    place = place_at(v, v.leader, best_position(v))
    take_back(v)
    return place
