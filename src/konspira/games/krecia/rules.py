"""The rules of Krecia robota in one place: whose turn it is, what may be done, and doing it.

Numbers in comments and docstrings are those of RULES.md.
"""

from __future__ import annotations

from konspira.games.krecia.deal import choose, may_choose, name_partner
from konspira.games.krecia.options import DECK, SEATS
from konspira.games.krecia.pieces import (
    ACTIONS,
    ALLY,
    ALLYING,
    CHOOSE,
    CHOOSING,
    FOR_LARRY,
    JUDGE,
    JUDGING,
    LARRYS,
    OBJECT,
    OBJECTING,
    OVER,
    PLAYING,
    RAISE,
    UNDECIDED,
    VOTE,
    VOTING,
)
from konspira.games.krecia.trick import may_raise, play, play_for_larry, playable, playable_for_larry
from konspira.games.krecia.trick_end import conclude, finish_trick
from konspira.games.krecia.verdict import judge, object_to
from konspira.games.krecia.vote import may_point, seal_vote, vote_at, vote_count
from konspira.kernel.bits import nth, size
from konspira.kernel.rule import rule


@rule
def actors(t):
    """One seat after the other; 8.1 all at once in the vote; 18.3 all others when the leader has judged."""
    if t.phase in (VOTING, OBJECTING):
        return t.waiting
    return 1 << t.turn if t.phase != OVER else 0


@rule
def count(t, seat):
    if not actors(t) >> seat & 1:
        return 0
    if t.phase == PLAYING:
        cards = size(playable(t, seat))
        return 2 * cards if may_raise(t, seat) else cards
    if t.phase == CHOOSING:
        return 2 if may_choose(t, t.drawn[0]) and may_choose(t, t.drawn[1]) else 1
    if t.phase == LARRYS:
        return 2 * size(playable_for_larry(t))
    if t.phase == ALLYING:
        return t.options.seats - 1
    return vote_count(t, seat) if t.phase == VOTING else 2


@rule
def pick(t, seat, k):
    if t.phase == PLAYING:
        cards = playable(t, seat)
        number = size(cards)
        return nth(cards, k) if k < number else RAISE + nth(cards, k - number)
    if t.phase == CHOOSING:
        return CHOOSE + t.drawn[k if may_choose(t, t.drawn[0]) else 1]
    if t.phase == LARRYS:
        return FOR_LARRY + 2 * nth(playable_for_larry(t), k >> 1) + (k & 1)
    if t.phase == ALLYING:
        return ALLY + (k if k < seat else k + 1)
    if t.phase != VOTING:
        return k + (JUDGE if t.phase == JUDGING else OBJECT)
    return VOTE + vote_at(t, seat, k)


@rule
def legal(t, seat, action):
    if seat < 0 or seat >= t.options.seats or not actors(t) >> seat & 1 or action < 0 or action >= ACTIONS:
        return False
    if t.phase == PLAYING:
        if action >= CHOOSE or (action >= RAISE and not may_raise(t, seat)):
            return False
        return playable(t, seat) >> action % DECK & 1 == 1
    if t.phase == CHOOSING:
        return CHOOSE <= action < FOR_LARRY and may_choose(t, action - CHOOSE)
    if t.phase == LARRYS:
        return FOR_LARRY <= action < ALLY and playable_for_larry(t) >> ((action - FOR_LARRY) >> 1) & 1 == 1
    if t.phase == ALLYING:
        return ALLY <= action < ALLY + t.options.seats and action != ALLY + seat
    if t.phase != VOTING:
        return JUDGE <= action < OBJECT if t.phase == JUDGING else action >= OBJECT
    return VOTE <= action < VOTE + SEATS * SEATS and may_point(t, seat, action - VOTE)


@rule
def step(t, seat, action):
    if t.phase == PLAYING:
        play(t, seat, action)
        if t.played == t.options.places:
            finish_trick(t)
    elif t.phase == CHOOSING:
        choose(t, action - CHOOSE)
    elif t.phase == LARRYS:
        play_for_larry(t, action - FOR_LARRY)
    elif t.phase == ALLYING:
        name_partner(t, action - ALLY)
    elif t.phase == JUDGING:
        judge(t, action - JUDGE)
    elif t.phase == OBJECTING:
        if object_to(t, seat, action - OBJECT):
            conclude(t, UNDECIDED)
    else:
        seal_vote(t, seat, action - VOTE)


@rule
def over(t):
    return t.phase == OVER


@rule
def payoff(t, seat):
    """Who wins, wins whole: a side is not worth less for having friends."""
    return 1.0 if t.phase == OVER and t.winners >> seat & 1 else 0.0
