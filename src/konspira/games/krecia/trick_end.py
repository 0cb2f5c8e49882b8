"""After the trick of Krecia robota: tokens, reveals, the mission, and whether a side has won.

Numbers in comments and docstrings are those of RULES.md.
"""

from __future__ import annotations

from konspira.games.krecia.deal import begin_trick, trait
from konspira.games.krecia.missions import fulfils
from konspira.games.krecia.options import NOBODY
from konspira.games.krecia.pieces import (
    ALL_REVEALED,
    GOOD_REVEAL,
    LARRY,
    MISSIONS_DONE,
    OVER_LIMIT,
    TOKENS_TAKEN,
    UNDECIDED,
)
from konspira.games.krecia.roles import AGENTS_WIN, HOLDS, LAST_HIDDEN, LIMIT, MOLE_WINS, ON_REVEAL, TAKE_TOKEN
from konspira.games.krecia.trick import best_position, controller, place_at
from konspira.games.krecia.verdict import ask_the_leader, in_words
from konspira.games.krecia.vote import call_the_vote, end
from konspira.kernel.bits import lowest, size
from konspira.kernel.rule import rule


@rule
def finish_trick(t):
    """6 In this order: tokens, reveal, mission, has a side won, who leads next."""
    position = best_position(t)
    winner = place_at(t, t.leader, position)
    t.won[t.trick] = winner
    collect(t, winner)
    reason = reveal(t, winner)
    if not in_words(t, t.trick):
        if fulfils(t, position):
            t.fulfilled |= 1 << t.trick
    elif reason == UNDECIDED:  # 18.4 what has ended needs no verdict
        ask_the_leader(t)
        return
    conclude(t, reason)


@rule
def conclude(t, reason):
    """6.4 Has a side won? 6.5 If not, who leads next?"""
    if reason == UNDECIDED and size(t.fulfilled) >= t.options.goal:
        reason = MISSIONS_DONE  # 6.4 after whatever the mole wins by
    if reason != UNDECIDED:
        end(t, reason)
    elif t.trick == t.options.tricks - 1:
        call_the_vote(t)  # 8.1
    else:
        t.leader = next_leader(t, t.won[t.trick])
        t.trick += 1
        begin_trick(t)


@rule
def collect(t, winner):
    """6.1 One token from the pool and all on the cards; 9.6 not for a role that may hold none."""
    stake = size(t.raised[t.trick])
    if trait(t, t.role[winner], HOLDS):
        t.tokens[winner] += stake + 1
        t.pool -= 1
        return
    t.pool += stake
    if t.partner != NOBODY and t.tokens[t.partner] > 0:
        t.tokens[t.partner] -= 1
        t.pool += 1


@rule
def reveal(t, winner):
    """7.1 Enough tokens, and the role is shown; returns why the game ends by it, if it does."""
    if t.tokens[winner] >= t.options.threshold and not t.revealed >> winner & 1:
        t.revealed |= 1 << winner
        t.exposed |= 1 << winner
        effect = trait(t, t.role[winner], ON_REVEAL)
        if effect == AGENTS_WIN:
            return GOOD_REVEAL  # 9.4, 9.9
        if effect == MOLE_WINS:
            return TOKENS_TAKEN  # 7.2
        if effect == TAKE_TOKEN:
            take_from_the_right(t, winner)
    if over_limit(t, winner):
        return OVER_LIMIT
    return ALL_REVEALED if only_one_hidden(t) else UNDECIDED


@rule
def take_from_the_right(t, seat):
    """9.7 One token from the seat on the right."""
    right = right_of(t, seat)
    if t.tokens[right] > 0:
        t.tokens[right] -= 1
        t.tokens[seat] += 1


@rule
def right_of(t, seat):
    """9.7 The seat before this one in turn order."""
    return (seat + t.options.seats - 1) % t.options.seats


@rule
def over_limit(t, winner):
    """9.2 A role that may hold only so many tokens holds more; only the winner of a trick can have got one."""
    limit = trait(t, t.role[winner], LIMIT)
    return limit > 0 and t.tokens[winner] > limit


@rule
def only_one_hidden(t):
    """9.9 All others are revealed, and the last hidden one wins by that."""
    hidden = (1 << t.options.places) - 1 & ~t.revealed
    return size(hidden) == 1 and trait(t, t.role[lowest(hidden)], LAST_HIDDEN) == 1


@rule
def next_leader(t, winner):
    """6.5 The winner; 12.6 the controller, if Larry wins."""
    return controller(t) if t.options.seats == 2 and winner == LARRY else winner
