"""Moving agents round the ring, splitting the points of the die among them, and scoring at the safe."""

from __future__ import annotations

from konspira.games.agenci.pieces import (
    AGENTS,
    BUILDINGS,
    EARNED,
    GIVEN,
    LAST,
    MOVE,
    NOBODY,
    ONE_TO_THREE,
    RESCUED,
    RUINED,
    RUINS,
    SETS,
    SPLITS,
    WORTH,
)
from konspira.kernel.bits import lowest
from konspira.kernel.rule import rule


@rule
def bring(t, seat, agent, building):
    """Put an agent into a building, and note what the seat did with it (10.2)."""
    before = t.building[agent]
    if building == before:
        return  # 7.7 no move, and so no cause for a scoring
    t.building[agent] = building
    t.bringer[agent] = seat if building == t.safe else NOBODY  # 7.4
    if building == RUINS:
        t.notes[RUINED, seat, agent] += 1
    elif before == RUINS:
        t.notes[RESCUED, seat, agent] += 1


@rule
def along(building, steps):
    """1.1 The building so many steps forward, or back if negative."""
    return (building + steps + BUILDINGS) % BUILDINGS


# -- splitting the points (11.1) --------------------------------------------------------------------


@rule
def points_of(move):
    """How many points a split has."""
    points = 1
    while move >= MOVE[points + 1]:
        points += 1
    return points


@rule
def most_points(t):
    """3.2 The die gives exactly its number; 3.3 on “1–3” from one, which is that face's number here, to three."""
    return 3 if t.die == ONE_TO_THREE else t.die


@rule
def count_splits(t):
    """Every way to split the points, among the agents that take part."""
    sets = SETS[t.options.seats]
    if t.die == ONE_TO_THREE:
        return SPLITS[sets, 1] + SPLITS[sets, 2] + SPLITS[sets, 3]
    return SPLITS[sets, t.die]


@rule
def pick_split(t, k):
    """The k-th of them: its rank among the agents that take part becomes its rank among all seven."""
    sets = SETS[t.options.seats]
    points = t.die
    while k >= SPLITS[sets, points]:
        k -= SPLITS[sets, points]
        points += 1
    if sets == AGENTS:
        return MOVE[points] + k
    number, place, agent = MOVE[points], sets, AGENTS
    while points > 0:
        agent -= 1
        place -= t.agents >> agent & 1
        while points > 0 and t.agents >> agent & 1 and k >= SPLITS[place, points]:
            k -= SPLITS[place, points]
            number += SPLITS[agent, points]
            points -= 1
    return number


@rule
def may_split(t, move):
    """Has it as many points as the die gives, and only for agents that take part?"""
    points = points_of(move)
    if points < t.die or points > most_points(t):
        return False
    rank, agent = move - MOVE[points], AGENTS
    while points > 0:
        agent -= 1
        while points > 0 and rank >= SPLITS[agent, points]:
            if not t.agents >> agent & 1:
                return False
            rank -= SPLITS[agent, points]
            points -= 1
    return True


@rule
def spread(t, seat, move):
    """3.2 Move the agents by a split of the points; was any put into the ruins?"""
    points = points_of(move)
    rank, agent = move - MOVE[points], AGENTS
    ruined = False
    while points > 0:
        agent -= 1
        steps = 0
        while points > 0 and rank >= SPLITS[agent, points]:
            rank -= SPLITS[agent, points]
            points -= 1
            steps += 1
        if steps > 0:
            building = along(t.building[agent], steps)
            bring(t, seat, agent, building)
            t.notes[GIVEN, seat, agent] += steps
            ruined = ruined or building == RUINS
    return ruined


# -- scoring (section 4) ----------------------------------------------------------------------------


@rule
def bringers(t):
    """4.1, 7.4 Bit set of the seats that gave cause for a scoring."""
    seats = 0
    for agent in range(AGENTS):
        if t.bringer[agent] != NOBODY:
            seats |= 1 << t.bringer[agent]
    return seats


@rule
def score(t):
    """4.3 Every agent in play scores its building, once."""
    for agent in range(AGENTS):
        t.score[agent] += WORTH[t.building[agent]]
        if t.options.score_floor and t.score[agent] < 0:
            t.score[agent] = 0  # 4.5
    causes = bringers(t)
    while causes:
        seat = lowest(causes)
        causes &= causes - 1
        for agent in range(AGENTS):
            t.notes[EARNED, seat, agent] += WORTH[t.building[agent]]


@rule
def forget_causes(t):
    """7.5 A safe that is moved by a card undoes all cause for a scoring; 7.4 and a new turn begins without any."""
    for agent in range(AGENTS):
        t.bringer[agent] = NOBODY


@rule
def passed_the_last(t):
    """5.1 Has a marker passed 39? 5.3 Anybody's."""
    best = 0
    for agent in range(AGENTS):
        best = max(best, t.score[agent])
    return best > LAST
