"""The vote of Krecia robota, and who has won.

Numbers in comments and docstrings are those of RULES.md.
"""

from __future__ import annotations

from konspira.games.krecia.deal import trait
from konspira.games.krecia.options import NOBODY, SEATS
from konspira.games.krecia.pieces import (
    DECOYED,
    DECOYED_WITH_MOLE,
    EMPTY,
    FOUND,
    GOOD_REVEAL,
    MISSIONS_DONE,
    MISTAKEN,
    OVER,
    TIED,
    VOTING,
)
from konspira.games.krecia.roles import (
    GOAL,
    GOAL_REVEALED,
    MOST_VOTES,
    RIGHT_LOSES,
    SOUGHT,
    VOTES,
    VOTES_REVEALED,
    WITH_AGENTS,
    WITH_MOLE,
    WITH_PARTNER,
)
from konspira.kernel.bits import lowest, nth, size
from konspira.kernel.rule import rule


@rule
def call_the_vote(t):
    """8.1 All who may vote do so at once; 8.2 who has nobody to point at does not."""
    t.phase, t.turn, t.waiting = VOTING, NOBODY, 0
    for seat in range(t.options.seats):
        if votes(t, seat):
            t.waiting |= 1 << seat
    if t.waiting == 0:
        end(t, TIED)  # 8.5


@rule
def votes(t, seat):
    """8.2 Does this seat cast a vote?"""
    return may_vote(t, seat) and targets(t, seat) != 0


@rule
def may_vote(t, seat):
    """8.2 Everyone who is hidden; of the revealed, those whose role allows it, 9.9 unless all of them are silenced."""
    if not t.revealed >> seat & 1:
        return True
    return trait(t, t.role[seat], VOTES_REVEALED) > 0 and not t.options.silence


@rule
def targets(t, seat):
    """8.3 Anyone hidden but oneself."""
    return (1 << t.options.places) - 1 & ~t.revealed & ~(1 << seat)


@rule
def may_repeat(t, seat):
    """9.3 A revealed seat with two votes may give both to the same."""
    return t.revealed >> seat & 1 and trait(t, t.role[seat], VOTES_REVEALED) == 2


@rule
def vote_count(t, seat):
    """8.6 How many ways there are to vote."""
    number = size(targets(t, seat))
    if not t.options.double or number == 1:
        return number
    return number * number if may_repeat(t, seat) else number * (number - 1)


@rule
def vote_at(t, seat, k):
    """8.6 The k-th way to vote: a first target and a second."""
    everyone = targets(t, seat)
    number = size(everyone)
    if not t.options.double or number == 1:
        return nth(everyone, k) * (SEATS + 1)
    if may_repeat(t, seat):
        return nth(everyone, k // number) * SEATS + nth(everyone, k % number)
    first = nth(everyone, k // (number - 1))
    return first * SEATS + nth(everyone & ~(1 << first), k % (number - 1))


@rule
def may_point(t, seat, pair):
    """8.3, 8.6 Is this a way to vote?"""
    everyone = targets(t, seat)
    first, second = pair // SEATS, pair % SEATS
    if not (everyone >> first & 1 and everyone >> second & 1):
        return False
    if not t.options.double or size(everyone) == 1:
        return first == second
    return first != second or may_repeat(t, seat)


@rule
def seal_vote(t, seat, pair):
    """8.1 In secret; shown together when the last vote is in."""
    t.vote[seat] = pair
    t.waiting &= ~(1 << seat)
    if t.waiting == 0:
        if t.options.seats == 2:
            end(t, verdict_of_two(t))
        else:
            end(t, verdict(t))


@rule
def votes_of(t, seat):
    """8.6 How many votes a seat has."""
    return trait(t, t.role[seat], VOTES_REVEALED if t.revealed >> seat & 1 else VOTES)


@rule
def votes_for(t, place):
    """8.4 The votes a place got; 8.6 the second finger counts only for a role with two votes."""
    found = 0
    for seat in range(t.options.seats):
        pair = t.vote[seat]
        if pair != EMPTY:
            cast = votes_of(t, seat)
            if cast > 0 and pair // SEATS == place:
                found += 1
            twice = pair // SEATS == pair % SEATS and not may_repeat(t, seat)  # 9.3 only one to point at: one vote
            if cast > 1 and pair % SEATS == place and not twice:
                found += 1
    return found


@rule
def verdict(t):
    """8.4 Who has the most votes; 8.5 ties; 9.5 the decoy."""
    most, tied = 0, 0
    for place in range(t.options.places):
        got = votes_for(t, place)
        if got > most:
            most, tied = got, 0
        if got == most and got > 0:
            tied |= 1 << place
    if size(tied) == 1:
        t.accused = lowest(tied)
        role = t.role[t.accused]
        if trait(t, role, SOUGHT):
            return FOUND
        return DECOYED if trait(t, role, GOAL) == MOST_VOTES else MISTAKEN
    mole, decoy = False, False
    for place in range(t.options.places):
        if tied >> place & 1:
            mole = mole or trait(t, t.role[place], SOUGHT) == 1
            decoy = decoy or trait(t, t.role[place], GOAL) == MOST_VOTES
    return DECOYED_WITH_MOLE if mole and decoy else TIED


@rule
def verdict_of_two(t):
    """12.8 With Larry, an agent who points at an agent loses it for the agents."""
    for seat in range(t.options.seats):
        if t.vote[seat] != EMPTY and not trait(t, t.role[seat], SOUGHT):
            if not trait(t, t.role[t.vote[seat] // SEATS], SOUGHT):
                return MISTAKEN
    return FOUND


# -- who has won ------------------------------------------------------------------------------------


@rule
def goal_of(t, place):
    """9.8 What a place wins by: a role may say another thing once it is revealed."""
    return trait(t, t.role[place], GOAL_REVEALED if t.exposed >> place & 1 else GOAL)


@rule
def end(t, reason):
    """The game is over; who wins follows from why it ended."""
    t.phase, t.turn, t.waiting, t.reason, t.winners = OVER, NOBODY, 0, reason, 0
    agents = reason in (MISSIONS_DONE, GOOD_REVEAL, FOUND)
    for place in range(t.options.places):
        goal = goal_of(t, place)
        if goal == WITH_AGENTS:
            won = agents
        elif goal == WITH_MOLE:
            won = not agents and reason != DECOYED
        else:
            won = goal == MOST_VOTES and (reason in (DECOYED, DECOYED_WITH_MOLE))
        if won:
            t.winners |= 1 << place
    for place in range(t.options.places):
        follow_another(t, place)


@rule
def follow_another(t, place):
    """9.6 The accomplice wins with the partner; 9.7 the shady one if the neighbour does not. Never both in one game."""
    goal = goal_of(t, place)
    right = (place + t.options.places - 1) % t.options.places
    if goal == WITH_PARTNER and t.winners >> t.partner & 1:
        t.winners |= 1 << place
    if goal == RIGHT_LOSES and not t.winners >> right & 1:
        t.winners |= 1 << place
