"""How people play GRA, roughly: they show high ends, bid what they may well hold, and doubt what is unlikely.

Bots use it to play imagined rounds to their end, and to read hands from bids. It sees no more than its seat does.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from konspira.games.gra.options import BY_COUNT
from konspira.games.gra.pieces import (
    BID,
    BIDDING,
    CARDS,
    CHECK,
    COUNTER,
    DECK,
    FACES,
    HAND,
    NOBODY,
    OVER,
    SEATS,
    TURNING,
    UNTURNED,
    View,
)
from konspira.games.gra.rules import counts_for, is_true, lowest_count, shown, wild_after
from konspira.games.gra.sight import share
from konspira.games.gra.wording import Action, Bid, Check, TurnCards, faces, i_show, my_cards, smallest_bid
from konspira.kernel.bits import lowest, size
from konspira.kernel.chance import below
from konspira.kernel.rule import interpret, rule
from konspira.news import News

# How often a card of somebody else shows each value. By value high ones are worth more, by count none is.
SHOWN = np.array([[0.09, 0.11, 0.13, 0.16, 0.21, 0.30], [1 / 6] * 6])
SHOWN_WILD = np.array([[0.26, 0.10, 0.12, 0.14, 0.17, 0.21], [0.30, 0.14, 0.14, 0.14, 0.14, 0.14]])
SECOND_END = 0.72  # the second end of a card is the higher one
ONE_UP = 0.62  # with jokers, a one is turned up so often
MANY = SEATS * HAND + 1
# [order, jokers] how far to read a bid as meant: fitted to games of search, solver and flat by the Brier score of "the
# standing bid is true". With jokers bids told nothing, nor by value with many cards in play: there everyone bluffs.
TRUST = np.array([[0.5, 0.0], [0.7, 0.0]])
FEW = 7
BOLD = 1.1  # how much better than the best raise a check must look
STEADY = 0.55  # how far the net's chances are to be believed, in log odds from an even share: fitted to 123 games


def win_chance(v: View, chance: float) -> float:
    """How likely a win is that looking ahead takes for so likely: nearer to an even share."""
    odds = math.log(max(chance, 0.01) / max(1 - chance, 0.01))
    even = -math.log(v.options.seats - 1)
    return 1 / (1 + math.exp(-even - STEADY * (odds - even)))


def _tails() -> np.ndarray:
    """[order and jokers, value, other cards, at least so many]: how likely they show so many."""
    tails = np.zeros((4, FACES, MANY, MANY + 1))
    for mode in range(4):
        order, wild = mode >> 1, mode & 1
        for face in range(FACES):
            q = SHOWN_WILD[order, face] + (SHOWN_WILD[order, 0] if face else 0) if wild else SHOWN[order, face]
            for n in range(MANY):
                exactly = [math.comb(n, k) * q**k * (1 - q) ** (n - k) for k in range(n + 1)]
                for k in range(n + 1):
                    tails[mode, face, n, k] = min(1.0, sum(exactly[k:]))
    return tails


TAIL = _tails()

# The share of a seat by its cards: in the base game, where six lose, and with fewer cards, where none do.
STRENGTH = np.array([[0.0, 1.0, 0.84, 0.66, 0.46, 0.24, 0.0], [0.0, 0.24, 0.46, 0.66, 0.84, 1.0, 1.0]])
STARTS = 0.02  # what starting the next round is worth


@rule
def mine(t, seat, face, wild):
    """How many of a seat's own cards count for a value."""
    found = 0
    for i in range(t.hand[seat]):
        if counts_for(CARDS[t.card[seat, i], t.up[seat] >> i & 1], face, wild):
            found += 1
    return found


@rule
def chance_of(t, seat, face, count, wild):
    """How likely a bid looks to a seat."""
    missing = count - mine(t, seat, face, wild)
    if missing <= 0:
        return 1.0
    others = t.cards - t.hand[seat]
    if missing > others:
        return 0.0
    return TAIL[t.options.bid_order * 2 + (1 if wild else 0), face - 1, others, missing]


@rule
def liking(t, seat, face):
    """How much a seat likes to raise on a value: what it may well hold, and a bluff now and then."""
    count = lowest_count(t, face)
    if count == 0:
        return 0.0
    p = chance_of(t, seat, face, count, wild_after(t, face))
    return p * p + 0.01


@rule
def habit(t, seat):
    if t.phase == TURNING:
        return turn_by_habit(t, seat)
    total, best = 0.0, 0.0
    for face in range(1, FACES + 1):
        like = liking(t, seat, face)
        total += like
        best = max(best, like)
    if t.bidder != NOBODY and (total <= 0.0 or doubts(t, seat, math.sqrt(best))):
        return CHECK
    mark = total * below(t, 1 << 20) / (1 << 20)
    chosen = 0
    for face in range(1, FACES + 1):
        like = liking(t, seat, face)
        if like > 0.0 and (mark >= 0.0 or chosen == 0):
            chosen = face
        mark -= like
    return BID + (chosen - 1) * DECK + raised(t, seat, chosen) - 1


@rule
def doubts(t, seat, best):
    """Whether to check: the bid looks less likely than my best raise, give or take a mood; the bidder has reasons."""
    missing_one = 1 if t.count > 1 and below(t, 2) == 0 else 0
    true = chance_of(t, seat, t.face, t.count - missing_one, t.wild)
    mood = (below(t, 256) - 128) / 640.0
    return 1.0 - true + mood > best * BOLD


@rule
def raised(t, seat, face):
    """A count for a raise: the smallest, or some more while it stays likely."""
    count = lowest_count(t, face)
    wild = wild_after(t, face)
    while count < t.cards and below(t, 2) == 0 and chance_of(t, seat, face, count + 1, wild) > 0.55:
        count += 1
    return count


@rule
def turn_by_habit(t, seat):
    """High ends by value, and ones where they are jokers; by count a value that several of my cards have."""
    ends = 0
    if t.options.bid_order == BY_COUNT and not t.options.jokers:
        wanted = CARDS[t.card[seat, below(t, t.hand[seat])], below(t, 2)]
        for i in range(t.hand[seat]):
            card = t.card[seat, i]
            if CARDS[card, 1] == wanted or (CARDS[card, 0] != wanted and below(t, 2) == 0):
                ends |= 1 << i
        return ends
    for i in range(t.hand[seat]):
        if below(t, 1000) < 1000 * second_end(t, t.card[seat, i]):
            ends |= 1 << i
    return ends


@rule
def second_end(t, card):
    """How likely the second end of a card is turned up."""
    if t.options.jokers and CARDS[card, 0] == 1:
        return 1.0 - ONE_UP
    return 0.5 if t.options.bid_order == BY_COUNT else SECOND_END


def absurd(v: View, action: Action) -> bool:
    """A bid that cannot be true: more than I show, and than the others can show of all cards that I do not hold."""
    if not isinstance(action, Bid):
        return False
    wild = bool(interpret(wild_after)(v, action.face))
    held = {int(card) for card in v.card[: my_cards(v)]}
    fitting = sum(
        any(end in ((action.face, 1) if wild else (action.face,)) for end in CARDS[card])
        for card in range(len(CARDS))
        if card not in held
    )
    return action.count > i_show(v, action.face, wild) + min(v.cards - my_cards(v), fitting)


# -- how far to look, and what it is worth there ----------------------------------------------------


@rule
def horizon(t):
    """Rounds are independent but for the numbers of cards: look to the end of this one."""
    return t.round


@rule
def estimate(t, seat):
    """A share by the numbers of cards of all who play on."""
    if not t.playing >> seat & 1:
        return 0.0
    if t.tie:
        return 1.0 / size(t.playing)
    total = 0.0
    for other in range(t.options.seats):
        if t.playing >> other & 1:
            total += strength(t, other)
    return strength(t, seat) / total


@rule
def strength(t, seat):
    return STRENGTH[1 if t.options.fewer_cards else 0, t.hand[seat]] + (STARTS if t.starter == seat else 0.0)


# -- reading what others did ------------------------------------------------------------------------


@rule
def credit(before, after, t):
    """How likely the bid that was just made is with the cards its bidder holds on `t`, as far as bids can be trusted.

    Which ends somebody turned up says nothing: good players show their high ends, others any, and reading it misled.
    """
    if before.round != t.round or after.round != t.round or t.phase == OVER:
        return 1.0
    if after.bidder == before.bidder or after.bidder == before.seat:
        return 1.0
    if t.options.bid_order != BY_COUNT and t.cards > FEW:
        return 1.0
    return likely_bid(before, after, t) ** TRUST[t.options.bid_order, 1 if t.options.jokers else 0]


@rule
def likely_bid(before, after, t):
    """The bid that was made among the lowest raises there were, by what its bidder may well have held."""
    seat = after.bidder
    total = 0.0
    for face in range(1, FACES + 1):
        count = after.count if face == after.face else lowest_count(before, face)
        if count > 0:
            p = chance_of(t, seat, face, count, after.wild)
            total += p * p + 0.01
    p = chance_of(t, seat, after.face, after.count, after.wild)
    return 0.03 + (p * p + 0.01) / total


@rule
def doer(before, after, t):
    """Who turned his cards or bid, in this round: of the rounds before nothing is hidden any more."""
    if before.round != t.round or after.round != t.round or t.phase == OVER:
        return NOBODY
    if before.phase == TURNING:
        turned = before.waiting & ~after.waiting
        return lowest(turned) if turned else NOBODY
    return after.bidder if after.bidder != before.bidder else NOBODY


@rule
def rewind(before, after, t):
    """Hands stay the same for a round; only ends may be turned down again."""
    seat = doer(before, after, t)
    ends = t.up[seat]
    share(before, t)
    if before.phase == TURNING:
        t.up[seat] = UNTURNED
        return ends
    bid = BID + (after.face - 1) * DECK + after.count - 1
    return bid + FACES * DECK if before.bidder == NOBODY and after.direction == COUNTER else bid


# -- what can be believed ---------------------------------------------------------------------------

FACTS = 1 + FACES  # the standing bid is true; how many cards of others show each value


@rule
def facts(v, t, sums, share):
    if t.phase != BIDDING:
        return
    if t.bidder != NOBODY and is_true(shown(t), t.count):
        sums[0] += share
    for seat in range(t.options.seats):
        if t.playing >> seat & 1 and seat != v.seat:
            for i in range(t.hand[seat]):
                sums[CARDS[t.card[seat, i], t.up[seat] >> i & 1]] += share


def beliefs(v: View, sums: np.ndarray) -> dict[str, Any]:
    """The beliefs as people read them: is the bid true, if one stands, and what do the others show on average?"""
    if v.phase != BIDDING:
        return {}
    told: dict[str, Any] = {} if v.bidder == NOBODY else {"bid_true": min(1.0, float(sums[0]))}
    return told | {"others_show": [round(float(number), 3) for number in sums[1:]]}


def explain(v: View, action: Action, sums: np.ndarray) -> News | None:
    """One sentence for an action, from the same beliefs; None where there is nothing else to do."""
    if isinstance(action, TurnCards):
        return News("gra-why-turn", {"faces": ", ".join(map(str, faces(v, action.flipped)))})
    if smallest_bid(v) is None:
        return None
    if v.bidder == NOBODY and isinstance(action, Bid):
        wild = interpret(wild_after)(v, action.face)
        others = float(sums[action.face] + (sums[1] if wild else 0.0))
        told = {"mine": i_show(v, action.face, wild), "others": round(others, 1), "ones": "yes" if wild else "no"}
        return News("gra-why-open", told)
    percent = round(100 * float(sums[0]))
    told = {"percent": percent, "likely": "yes" if percent >= 50 else "no"}
    return News("gra-why-check" if isinstance(action, Check) else "gra-why-raise", told)
