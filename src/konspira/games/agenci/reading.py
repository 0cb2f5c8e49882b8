"""What others do says whose agent is whose: how much an act did for an agent speaks for its being the doer's own.

Four kinds of acts are read: moving agents, bringing one to the safe so that all score, putting the safe somewhere, and
playing a card. `python bench/reading.py fit` finds the weights, from games of three levels.
"""

from __future__ import annotations

import math

import numpy as np

from konspira.games.agenci.city import along, most_points
from konspira.games.agenci.pieces import (
    AGENTS,
    LAST,
    MOST,
    MOVING,
    NOBODY,
    OVER,
    PASS,
    SAFE,
    SECRETS,
    STAY,
    WORTH,
)
from konspira.kernel.rule import rule

MOVED, BROUGHT, PUT, PLAYED, UNTOLD = range(5)  # kinds of acts
RIVAL = 6.0  # points behind the first at which an agent matters a third as much

# How much each sign says, in nats; those of worth are for ten points.
WEIGHTS = np.array(
    [2.81, -0.75, 1.70, 0.56, 1.02, -2.14, 1.30, -1.09,  # moved
     2.77, 1.16, 0.53, 3.04, -0.88, -0.28,  # brought
     -0.85, 1.18,  # put
     1.77, 0.23, 2.70],  # played
)  # fmt: skip
TRUST = 0.9  # how far to read an act as meant: less, and who plays as none of the three levels is misread less


@rule
def credit(before, after, t):
    """How likely an act is, were its doer the agent that he is on `t`: as much as it did for that agent."""
    doer, act = after.doer, act_of(before, after)
    if act == UNTOLD or doer == before.seat or t.phase == OVER:
        return 1.0
    good = merit(before, after, act, t.agent[doer], WEIGHTS)
    if doer == t.holder:
        good = max(good, merit(before, after, act, t.second, WEIGHTS))  # 8.16 the better of the two
    return math.exp(TRUST * good)


@rule
def act_of(before, after):
    """Which kind of act led from one view to the next."""
    if after.doer == NOBODY:
        return UNTOLD
    if before.phase == MOVING and after.deed < STAY:
        return BROUGHT if scores(after) else MOVED
    if before.phase == SAFE:
        return PUT
    return PLAYED if before.phase == SECRETS and after.deed > PASS else UNTOLD


@rule
def scores(after):
    """Did the move bring points to all, or will it, if nobody plays a card against it?"""
    if after.phase != SECRETS:
        return after.cold == 0
    for agent in range(AGENTS):
        if after.bringer[agent] != NOBODY:
            return True  # 7.4
    return False


@rule
def merit(before, after, act, agent, weights):
    """How much an act says that its doer owns an agent."""
    if act == MOVED:
        return moved(before, after, agent, weights)
    if act == BROUGHT:
        return brought(before, after, agent, weights)
    return put(before, after, agent, weights) if act == PUT else played(before, after, agent, weights)


@rule
def moved(before, after, agent, weights):
    """A better place, one before the safe, a share of the points; less where more could have been done."""
    was, now = before.building[agent], after.building[agent]
    better, nearer = WORTH[now] - WORTH[was], within(now, after.safe) - within(was, before.safe)
    good = weights[0] * better / 10 + weights[1] * nearer + weights[2] * nearer * WORTH[after.safe] / 10
    good += weights[3] * (now != was) + weights[4] * along(now, -was) / most_points(before)
    good += weights[5] * best_place(before, was) / 10 + weights[6] * WORTH[now] / 10
    return good + weights[7] * lateness(before) * beside_rivals(before, after, MOVED, agent) / 10


@rule
def brought(before, after, agent, weights):
    """Points for the agent, and more than its rivals get."""
    was, now = before.building[agent], after.building[agent]
    good = weights[8] * WORTH[now] / 10 + weights[9] * beside_rivals(before, after, BROUGHT, agent) / 10
    good += weights[10] * (now != was) + weights[11] * (WORTH[now] - WORTH[was]) / 10
    if now == before.safe and now != was:
        good += weights[12] * WORTH[now] / 10
    return good + weights[13] * best_place(before, was) / 10


@rule
def put(before, after, agent, weights):
    """A safe that the agent can reach, and that its rivals cannot."""
    good = weights[14] * within(after.building[agent], after.safe)
    return good + weights[15] * beside_rivals(before, after, PUT, agent) / 10


@rule
def played(before, after, agent, weights):
    """A card that puts an agent into a better place, or that gives it points."""
    was, now = before.building[agent], after.building[agent]
    good = weights[16] * (WORTH[now] - WORTH[was]) / 10 + weights[17] * (now != was)
    return good + weights[18] * (after.score[agent] - before.score[agent]) / 10


@rule
def within(building, safe):
    """1 where a throw of the die reaches the safe."""
    return 1 if 0 < along(safe, -building) <= MOST else 0


@rule
def best_place(t, building):
    """The worth of the best building that the points of the die reach."""
    best = WORTH[building]
    for steps in range(1, most_points(t) + 1):
        best = max(best, WORTH[along(building, steps)])
    return best


@rule
def lateness(t):
    """0 at the start, 1 at the end."""
    return min(1.0, max(0, first(t)) / LAST)


@rule
def first(t):
    """The score of whoever is ahead."""
    best = -LAST
    for agent in range(AGENTS):
        if t.agents >> agent & 1:
            best = max(best, t.score[agent])
    return best


@rule
def beside_rivals(before, after, act, agent):
    """What an agent has of an act more than the others, of whom those matter most that are ahead."""
    top, all_of_them, theirs = first(before), 0.0, 0.0
    for other in range(AGENTS):
        if other != agent and before.agents >> other & 1:
            matters = math.exp((before.score[other] - top) / RIVAL)
            all_of_them += matters
            theirs += matters * gained(before, after, act, other)
    return gained(before, after, act, agent) - theirs / max(all_of_them, 1e-9)


@rule
def gained(before, after, act, agent):
    """The points that an agent gets at once, or could get next by it."""
    now = WORTH[after.building[agent]]
    if act == MOVED:
        return now - WORTH[before.building[agent]]
    if act == PUT:
        return WORTH[after.safe] * within(after.building[agent], after.safe)
    return now
