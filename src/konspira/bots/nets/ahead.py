"""Looking ahead with a net: every promising action is tried in believed worlds, where all others act as the net does.

Nobody in an imagined game learns anything: seats that learned together would settle on whatever they agree about. The
searcher's own later choices are the net's, too, and where the looking ends the net says what its seat may expect.
"""

from __future__ import annotations

import math

from konspira.bots.nets.evaluate import NET, consider, output
from konspira.bots.think.tree import lay
from konspira.bots.think.words import horizon, progress, unseal
from konspira.kernel.bits import lowest
from konspira.kernel.chance import below
from konspira.kernel.rule import rule
from konspira.kernel.signature import FLOAT, FLOATS, INT, INTS, SUMMARIES, TABLES, VIEW, VIEWS, WORDS
from konspira.kernel.words import actors, count, look, over, payoff, pick, step

FINE = 1 << 20  # of how many lots a chance is drawn


@rule
def act_by_net(t, seat, seen, summary, words, net, turned, actions):
    """An action of a seat by the net's chances; the largest of chance and noise (Gumbel) is a fair draw."""
    look(t, seat, seen[0])
    consider(seen[0], summary[0], words, net)
    first = (t.options.seats * len(net.value) + seat) * actions
    best, found = -1e30, 0
    choices = count(t, seat)
    for k in range(choices):
        action = pick(t, seat, k)
        liked = output(net.policy, net.policy_bias, turned[first + action], net.room[1])
        if choices > 1:
            liked -= math.log(-math.log((below(t, FINE) + 0.5) / FINE))
        if liked > best:
            best, found = liked, action
    return found


@rule
def expected(t, me, seen, summary, words, net):
    """What the net says that a seat may expect, by what the seat knows."""
    if over(t):
        return payoff(t, me)
    look(t, me, seen[0])
    consider(seen[0], summary[0], words, net)
    return min(1.0, max(0.0, output(net.value, net.value_bias, 0, net.room[1])))


@rule(takes=(VIEW, TABLES, INTS, TABLES, VIEWS, SUMMARIES, WORDS, NET, INTS, INTS, FLOATS, FLOAT, INT, INT, INT))
def look_ahead(view, worlds, order, table, seen, summary, words, net, turned, tried, got, bonus, actions, far, world):
    """Try every one of some actions in one of the worlds; write down what each brings, and how much of that is the win.

    `bonus` is what progress was worth to the net while it learned.
    """
    me, near, t = view.seat, horizon(worlds[0]), table[0]
    for k in range(len(tried)):
        lay(table, worlds[order[world % len(order)]])
        unseal(t, me)
        before = progress(t, me)
        step(t, me, tried[k])
        decisions = 0
        while decisions < far and not over(t) and horizon(t) == near:
            seat = lowest(actors(t))
            step(t, seat, act_by_net(t, seat, seen, summary, words, net, turned, actions))
            decisions += 1
        won = expected(t, me, seen, summary, words, net)
        got[2 * k] = won + bonus * max(0.0, progress(t, me) - before)
        got[2 * k + 1] = won
