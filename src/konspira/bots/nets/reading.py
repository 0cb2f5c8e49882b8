"""Reading what others did: how likely would this seat, holding that, have acted so?

By the net, as strong players act; by habit, as people do who do not think far; or anyhow. Which of them a seat is shows
in what it does.
"""

from __future__ import annotations

import math

from konspira.bots.nets.evaluate import NET, consider, output
from konspira.bots.think.tree import lay
from konspira.bots.think.words import doer, habit, rewind
from konspira.kernel.rule import rule
from konspira.kernel.signature import FLOATS, INT, INTS, SUMMARIES, TABLES, VIEW, VIEWS, WORDS
from konspira.kernel.words import count, look, pick

SAMPLES = 8  # how often it is tried what habit would do


@rule
def often(t, seat, action):
    """How many of some tries by habit come to an action."""
    found = 0
    for _ in range(SAMPLES):
        found += habit(t, seat) == action
    return found


@rule(takes=(VIEW, VIEW, TABLES, FLOATS, FLOATS, FLOATS, TABLES, VIEWS, SUMMARIES, WORDS, NET, INTS, INT))
def read_action(before, after, worlds, by_net, by_habit, even, table, seen, summary, words, net, turned, actions):
    """Who acted between two views, and how likely that was in every world: of the net, by habit, of anybody.

    −1 is nobody who could be read.
    """
    seat = doer(before, after, worlds[0])
    if seat < 0 or seat == before.seat:
        return -1
    t = table[0]
    for i in range(len(worlds)):
        lay(table, worlds[i])
        action = rewind(before, after, t)
        look(t, seat, seen[0])
        consider(seen[0], summary[0], words, net)
        first = (t.options.seats * len(net.value) + seat) * actions
        taken, total = output(net.policy, net.policy_bias, turned[first + action], net.room[1]), 0.0
        choices = count(t, seat)
        for k in range(choices):
            total += math.exp(
                output(net.policy, net.policy_bias, turned[first + pick(t, seat, k)], net.room[1]) - taken
            )
        by_net[i] = 1.0 / max(total, 1.0)
        even[i] = 1.0 / max(choices, 1)
        by_habit[i] = (often(t, seat, action) + even[i]) / (SAMPLES + 1)
    return seat
