"""Reading what others did by a net: how likely would this seat, holding that, have acted so?"""

from __future__ import annotations

import math

from konspira.bots.nets.evaluate import NET, consider, output
from konspira.bots.think.tree import lay
from konspira.bots.think.words import doer, rewind
from konspira.kernel.rule import rule
from konspira.kernel.signature import FLOATS, INT, INTS, SUMMARIES, TABLES, VIEW, VIEWS, WORDS
from konspira.kernel.words import count, look, pick


@rule(takes=(VIEW, VIEW, TABLES, FLOATS, TABLES, VIEWS, SUMMARIES, WORDS, NET, INTS, INT))
def read_action(before, after, worlds, chance, table, seen, summary, words, net, turned, actions):
    """How likely what happened between two views is in every world, if all act as the net does; 0: it is not read."""
    seat = doer(before, after, worlds[0])
    if seat < 0 or seat == before.seat:
        return 0
    t = table[0]
    for i in range(len(worlds)):
        lay(table, worlds[i])
        action = rewind(before, after, t)
        look(t, seat, seen[0])
        consider(seen[0], summary[0], words, net)
        first = (t.options.seats * len(net.value) + seat) * actions
        taken, total = output(net.policy, net.policy_bias, turned[first + action], net.room[1]), 0.0
        for k in range(count(t, seat)):
            total += math.exp(
                output(net.policy, net.policy_bias, turned[first + pick(t, seat, k)], net.room[1]) - taken
            )
        chance[i] = 1.0 / max(total, 1.0)
    return 1
