"""What the cards prove at Krecia robota: who can still be whom the agents look for, by the rules and by counting alone.

A proof is no guess: `suspects` counts in how many ways the unseen cards can lie for each of the places, and says who is
left where there is any way at all.
"""

from __future__ import annotations

from typing import NamedTuple

from konspira.games.krecia.deal_counts import supply_of
from konspira.games.krecia.phrases import SUIT_NAMES, place_at, played, professor, trait, who
from konspira.games.krecia.pieces import EMPTY, OVER, View
from konspira.games.krecia.roles import FOLLOWS, SOUGHT, UNKNOWN
from konspira.games.krecia.trick import suit_of
from konspira.games.krecia.worlds import evidence, unseen_cards, ways_if_free
from konspira.kernel.rule import interpret
from konspira.news import News


class Revoke(NamedTuple):
    """Somebody did not follow a suit, and showed it later: whoever must follow cannot have done both."""

    place: int
    suit: int
    card: int  # that was shown
    refused: int  # the trick in which it was not followed, from 1,
    trick: int  # and the one in which it was shown


def suspects(v: View) -> tuple[int, ...] | None:
    """The places that can be the one sought; None where roles in play do not let cards prove it.

    Cards tell whoever need not follow; so that one must be the only such role in play.
    """
    free = [role for role in v.options.roles[: v.options.places] if not trait(v, role, FOLLOWS)]
    if v.phase == OVER or len(free) != 1 or not trait(v, free[0], SOUGHT):
        return None
    known = [place for place in range(v.options.places) if v.role[place] != UNKNOWN and trait(v, v.role[place], SOUGHT)]
    if known:
        return tuple(known)
    plain = View.plain(v)
    seen, supply = interpret(evidence)(plain), interpret(supply_of)(interpret(unseen_cards)(plain))
    hidden = [place for place in range(v.options.places) if v.role[place] == UNKNOWN]
    return tuple(place for place in hidden if interpret(ways_if_free)(plain, seen, supply, 1 << place) > 0.0)


def revokes(v: View) -> list[Revoke]:
    """13.5 Who showed a suit that it had not followed before, in the order in which it came out."""
    missing: dict[int, dict[int, int]] = {}  # place → suit → trick
    found: dict[int, Revoke] = {}
    for trick in range(v.trick + 1):
        lead = v.card[trick][0]
        for position in range(v.options.places):
            shown = v.card[trick][position]
            if shown == EMPTY or (v.options.seats == 2 and position == 1):
                continue
            place = place_at(v, v.led[trick], position)
            suit, led = interpret(suit_of)(shown), interpret(suit_of)(lead)
            lacks = missing.setdefault(place, {})
            if suit in lacks:
                found.setdefault(place, Revoke(place, suit, shown, lacks[suit], trick + 1))
            if suit != led:
                lacks.setdefault(led, trick + 1)
    return list(found.values())


def proofs(v: View) -> list[News]:
    """What is proven about the one sought, as sentences; nothing where several can still be it, or I am."""
    left = suspects(v)
    if left is None or len(left) != 1 or left[0] == v.seat:
        return []
    told = {"seat": who(v, left[0]), "professor": professor(v)}
    for one in revokes(v):
        if one.place == left[0]:
            suit = News("krecia-suit-name", {"suit": SUIT_NAMES[one.suit]})
            seen = {"suit": suit, "card": played(one.card), "refused": one.refused, "trick": one.trick}
            return [News("krecia-proof-revoke", {**told, **seen})]
    return [News("krecia-proof-counted", told)]
