"""How people play Krecia robota, roughly: agents keep the mission alive, a mole spoils it now and then, and all
remember who spoiled what when they vote. Bots play imagined games on by it, and read roles from cards.
"""

from __future__ import annotations

import math

from konspira.contract import Knobs
from konspira.games.krecia.deal import trait
from konspira.games.krecia.mission_status import broken, lay_down, spoils, take_back
from konspira.games.krecia.options import NOBODY, SEATS
from konspira.games.krecia.pieces import (
    EMPTY,
    JUDGE,
    JUDGING,
    OBJECT,
    OBJECTING,
    OVER,
    PLAYING,
    RAISE,
    SUIT,
    VOTE,
    VOTING,
    View,
)
from konspira.games.krecia.roles import SOUGHT
from konspira.games.krecia.rules import count, pick
from konspira.games.krecia.sight import share
from konspira.games.krecia.trick import best_position, place_at, playable, suit_of
from konspira.games.krecia.verdict import by_hint, has_a_hint
from konspira.games.krecia.vote import targets
from konspira.games.krecia.worlds import SHOWN, evidence
from konspira.kernel.bits import nth, size
from konspira.kernel.chance import below
from konspira.kernel.rule import rule

CANDIDATES = 4  # cards somebody thinks about before playing one
COVERT = 30  # per cent of a mole's cards that an agent might have played
SLIP = 0.12  # an agent spoils a mission so often, compared with a card that does not
SPOIL = 0.9  # and a mole so often
REVOKE = 0.12  # a mole who could follow suit does not, as others may fear
TRUST = 0.4  # how far to read a card as meant: fitted to games of bots by the Brier score of "this one is the mole"
BOLD = 3  # per cent of cards by which a mole really dares not to follow
RAISES = 12  # per cent of an agent's cards with a token
GREED = 40  # and of a mole's who wants the trick
KNOBS = Knobs(explore=0.4, forget=0.05, width=4.0, widen=0.8)
STEADY = 0.46  # how far the net's chances are to be believed, in log odds: fitted to 160 games


def win_chance(v: View, chance: float) -> float:
    """How likely a win is that looking ahead takes for so likely: nearer to a half, as either side may win."""
    odds = math.log(max(chance, 0.01) / max(1 - chance, 0.01))
    return 1 / (1 + math.exp(-STEADY * odds))


# -- playing ----------------------------------------------------------------------------------------


@rule
def sought(t, place):
    return trait(t, t.role[place], SOUGHT) == 1


@rule
def habit(t, seat):
    if t.phase == VOTING and t.options.seats > 2:
        return vote_by_habit(t, seat)
    if t.phase == JUDGING:  # 18.5 by the hint; how people judge what no bot can read, is as good as a coin
        return JUDGE + ((1 if by_hint(t) else 0) if has_a_hint(t) else below(t, 2))
    if t.phase == OBJECTING:
        return OBJECT
    choices = count(t, seat)
    if t.phase != PLAYING:
        return pick(t, seat, below(t, choices))
    return card_by_habit(t, seat, choices)


@rule
def card_by_habit(t, seat, choices):
    """An agent wants the mission to live; a mole the tokens of the trick, or the mission dead, unless under cover.

    Whoever is about to be revealed by this trick, or is known to be the mole, is kept from taking it.
    """
    mole = sought(t, seat)
    agent = not mole or below(t, 100) < COVERT
    plain = size(playable(t, seat))
    greedy = not agent or (not mole and dangerous(t, seat))
    raises = GREED if greedy else RAISES
    dead = broken(t)
    chosen = 0
    for _ in range(CANDIDATES):
        chosen = plainly(t, seat, plain)
        if choices > plain and below(t, 100) < raises:
            chosen += RAISE
        if takes(t, chosen) if greedy else dead or not spoils(t, chosen):
            return chosen
    return chosen


@rule
def dangerous(t, seat):
    """Does the trick so far go to somebody else who would be revealed by it, or nearly so and known to be the mole?"""
    if t.played == 0:
        return False
    place = place_at(t, t.led[t.trick], best_position(t))
    missing = t.options.threshold - t.tokens[place] - size(t.raised[t.trick]) - 1
    if place == seat or t.revealed >> place & 1 or missing > 1:
        return False
    return missing <= 0 or evidence(t) >> SHOWN + place & 1 == 1


@rule
def takes(t, action):
    """Would this card have the trick if nobody else played to it?"""
    lay_down(t, action)
    best = best_position(t) == t.played - 1
    take_back(t)
    return best


@rule
def plainly(t, seat, plain):
    """Any card without a token; a mole mostly follows suit too, so as not to be found out."""
    cards = playable(t, seat)
    if t.played > 0 and t.free >> seat & 1:
        following = cards & SUIT[suit_of(t.card[t.trick, 0])]
        if following and below(t, 100) >= BOLD:
            return nth(following, below(t, size(following)))
    return nth(cards, below(t, plain))


# -- suspicion --------------------------------------------------------------------------------------


@rule
def spoiler(t, trick):
    """The place whose card made the mission of a trick fail; NOBODY if none did."""
    now, played = t.trick, t.played
    cards = played if trick == now else t.options.places
    t.trick = trick
    found = NOBODY
    for position in range(cards):
        t.played = position + 1
        if broken(t):
            found = place_at(t, t.led[trick], position)
            break
    t.trick, t.played = now, played
    return found


@rule
def vote_by_habit(t, seat):
    """Point at whoever showed a suit it had not followed; else at one who spoiled, did not follow, or took tokens."""
    known = evidence(t)
    suspicion = 0  # eight bits a place
    for trick in range(t.trick + 1):
        place = spoiler(t, trick)
        if place != NOBODY:
            suspicion += 1 << 8 * place
    best, found = -1, 0
    everyone = targets(t, seat)
    for place in range(t.options.places):
        if everyone >> place & 1:
            doubt = 3 * (suspicion >> 8 * place & 255) + t.tokens[place] + below(t, 8)
            doubt += 4 * size(known >> 4 * place & 15) + 100 * (known >> SHOWN + place & 1)
            if doubt > best:
                best, found = doubt, place
    choices = count(t, seat)
    for k in range(choices):
        action = pick(t, seat, k)
        if (action - VOTE) // SEATS == found:
            return action
    return pick(t, seat, below(t, choices))


@rule
def unseal(t, me):
    """8.1 All vote at once: votes that lie sealed are cast anew, since nobody knows them; 18.3 so are objections."""
    if t.phase == OBJECTING:
        t.waiting |= (1 << t.options.seats) - 1 & ~(1 << t.leader) & ~(1 << me)
        t.objecting &= 1 << me
    if t.phase == VOTING:
        for seat in range(t.options.seats):
            if seat != me and t.vote[seat] != EMPTY:
                t.vote[seat] = EMPTY
                t.waiting |= 1 << seat


# -- reading what others did ------------------------------------------------------------------------


@rule
def credit(before, after, t):
    """How likely the card that was just played is for the role and the hand that its player has on `t`."""
    seat = doer(before, after, t)
    if seat < 0 or seat == before.seat:
        return 1.0
    return likely_card(t, seat, before.trick, before.played) ** TRUST


@rule
def doer(before, after, t):
    """Who played a card; not where Larry is at the table, whose cards are nobody's."""
    if before.phase != PLAYING or after.phase == OVER or t.phase == OVER or t.options.seats == 2:
        return NOBODY
    return before.turn


@rule
def rewind(before, after, t):
    """Take back the cards that were played since, and what was chosen and voted."""
    seat, trick, position = before.turn, before.trick, before.played
    hand = t.hand[seat]
    for later in range(trick, t.trick + 1):
        cards = t.played if later == t.trick else t.options.places
        for p in range(position if later == trick else 0, cards):
            if place_at(t, t.led[later], p) == seat:
                hand |= 1 << t.card[later, p]
    share(before, t)
    t.hand[seat], t.vote[seat] = hand, EMPTY
    for later in range(trick + 1, len(t.unchosen)):
        t.unchosen[later] = EMPTY
    return after.card[trick, position] + (RAISE if after.raised[trick] >> position & 1 else 0)


@rule
def likely_card(t, seat, trick, position):
    """The weight of the card played among all that were playable then."""
    now, played = t.trick, t.played
    hand = t.hand[seat]
    for later in range(trick, now + 1):
        cards = played if later == now else t.options.places
        for p in range(cards):
            if place_at(t, t.led[later], p) == seat:
                hand |= 1 << t.card[later, p]
    raised, card = t.raised[trick], t.card[trick, position]
    mole, free = sought(t, seat), t.free >> seat & 1
    t.trick, t.played = trick, position
    t.raised[trick] = raised & ((1 << position) - 1)
    dead = position > 0 and broken(t)
    following = hand & SUIT[suit_of(t.card[trick, 0])] if position > 0 else 0
    if following and not free:
        hand = following
    total, mine = 0.0, 1.0
    for k in range(size(hand)):
        one = nth(hand, k)
        weight = 1.0
        if not dead:
            token = RAISE if one == card and raised >> position & 1 else 0
            if spoils(t, one + token):
                weight = SPOIL if mole else SLIP
        if following and not following >> one & 1:
            weight *= REVOKE
        total += weight
        if one == card:
            mine = weight
    t.card[trick, position] = card
    t.raised[trick] = raised
    t.trick, t.played = now, played
    return mine / total if total > 0.0 else 1.0


# -- what is learned on the way ---------------------------------------------------------------------


@rule
def progress(t, seat):
    """How many of the missions that the agents need are fulfilled; whoever they look for plays for something else."""
    return 0.0 if sought(t, seat) else min(1.0, size(t.fulfilled) / t.options.goal)


# -- what can be believed ---------------------------------------------------------------------------

FACTS = SEATS  # this place is whom the agents look for


@rule
def facts(v, t, sums, share):
    for place in range(t.options.places):
        if sought(t, place):
            sums[place] += share
