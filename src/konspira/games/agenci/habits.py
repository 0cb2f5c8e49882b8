"""How people play Agenci, roughly: they think of a few moves, and take the one that serves their own agent best.

Bots play imagined games on by it.
"""

from __future__ import annotations

import math

from konspira.contract import Knobs
from konspira.games.agenci.city import along, points_of
from konspira.games.agenci.pieces import (
    AGENTS,
    BUILDINGS,
    LAST,
    MOVE,
    MOVING,
    NOBODY,
    PASS,
    PLACE,
    SAFE,
    SEATS,
    SECRETS,
    SETS,
    SPLITS,
    STAY,
    WORTH,
    View,
)
from konspira.games.agenci.rules import count, pick
from konspira.kernel.chance import below
from konspira.kernel.rule import rule

CANDIDATES = 4  # moves somebody thinks about
LATER = 0.35  # what a good place is worth that does not score now
PASSES = 70  # per cent of the time a card is kept
FAR_AHEAD = 9.0  # points that decide a game, more or less
KNOBS = Knobs(explore=0.45, forget=0.1, width=10.0, widen=1.2, far=60.0, trust=4.0, root_width=40.0)
# How far the search is to be believed and by how much it hopes too much, in log odds: with two seats, and more for each
# log of seats beside that. Made by `python bench/bots.py hopes --only agenci`.
STEADY, LESS_STEADY, HOPES, MORE_HOPES = 0.87, 0.17, 0.48, 0.45


def win_chance(v: View, chance: float) -> float:
    """How likely a win is that the search takes for so likely."""
    odds, more = math.log(max(chance, 0.01) / max(1 - chance, 0.01)), math.log(v.options.seats / 2)
    return 1 / (1 + math.exp(HOPES + MORE_HOPES * more - (STEADY - LESS_STEADY * more) * odds))


@rule
def counted(t, seat):
    """8.16 The agent of a seat that counts as it stands: the better one, if it has two."""
    if seat == t.holder and t.score[t.second] > t.score[t.agent[seat]]:
        return t.second
    return t.agent[seat]


@rule
def gain(t, seat, action):
    """What a move of agents does for a seat: its own place less the others' mean, more if it scores now."""
    own = counted(t, seat)
    points = points_of(action)
    rank, agent = action - MOVE[points], AGENTS
    mine, others, scoring = 0.0, 0.0, False
    while agent > 0:
        agent -= 1
        steps = 0
        while points > 0 and rank >= SPLITS[agent, points]:
            rank -= SPLITS[agent, points]
            points -= 1
            steps += 1
        if t.agents >> agent & 1:
            building = along(t.building[agent], steps)
            scoring = scoring or (steps > 0 and building == t.safe)
            if agent == own:
                mine = WORTH[building]
            else:
                others += WORTH[building]
    lead = mine - others / (SETS[t.options.seats] - 1)
    return lead if scoring else LATER * lead


@rule
def habit(t, seat):
    choices = count(t, seat)
    if t.phase == MOVING:
        best, chosen = -100.0, STAY
        for _ in range(CANDIDATES):
            action = pick(t, seat, below(t, choices))
            good = gain(t, seat, action) if action != STAY else 0.0
            if good > best:
                best, chosen = good, action
        return chosen
    if t.phase == SAFE:
        return safe_by_habit(t, seat)
    if t.phase == SECRETS and below(t, 100) < PASSES:
        return PASS
    return pick(t, seat, below(t, choices))


@rule
def safe_by_habit(t, seat):
    """Where my agent can come to next, and is worth much there; else anywhere."""
    here = t.building[counted(t, seat)]
    best, chosen = -100, 0
    for _ in range(2):
        building = below(t, BUILDINGS)
        if building == t.safe:
            building = (building + 1) % BUILDINGS
        ahead = (building - here + BUILDINGS) % BUILDINGS
        good = WORTH[building] if 0 < ahead <= 6 else 0
        if good > best:
            best, chosen = good, building
    return PLACE + chosen


@rule
def estimate(t, seat):
    """A share by the lead over the best of the others, steeper as the end comes near."""
    own, best, top = t.score[counted(t, seat)], -100, 0
    for other in range(t.options.seats):
        score = t.score[counted(t, other)]
        top = max(top, score)
        if other != seat:
            best = max(best, score)
    span = FAR_AHEAD * (1.2 - min(1.0, max(0.0, top / (LAST + 1.0))))
    share = 1.0 / (1.0 + math.exp(-(own - best) / span))
    return share if t.options.seats == 2 else share * 2.0 / t.options.seats


@rule
def leads(t, seat):
    """Is no agent at all ahead of mine?"""
    best = -100
    for agent in range(AGENTS):
        if t.agents >> agent & 1:
            best = max(best, t.score[agent])
    return 1.0 if t.score[counted(t, seat)] >= best else 0.0


# -- what can be believed ---------------------------------------------------------------------------

FACTS = SEATS * AGENTS  # this seat owns this agent


@rule
def facts(v, t, sums, share):
    for seat in range(t.options.seats):
        sums[seat * AGENTS + t.agent[seat]] += share
    if t.holder != NOBODY:
        sums[t.holder * AGENTS + t.second] += share
