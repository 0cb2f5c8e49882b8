"""Plain Monte Carlo tree search in one single world, as a public bot for Agenci is described: a baseline to beat.

All others are taken for enemies; every action of a node is tried before any is tried twice; playouts are random, and
cut after so many actions, when whoever is not behind counts as having won.
"""

from __future__ import annotations

import math

from konspira.bots.think.tree import ACTION, EDGES, FIRST, NEXT, TOTAL, TRIED, VISITS, hash_of, node_at
from konspira.bots.think.words import leads
from konspira.kernel.bits import lowest
from konspira.kernel.chance import below
from konspira.kernel.rule import rule
from konspira.kernel.words import actors, count, look, over, payoff, pick, step


@rule
def untried(t, seat, place, node, edge, worth, used):
    """A new edge for an action that was never tried: the next one from a place that differs from node to node."""
    choices, at = count(t, seat), used[1]
    if node[place, EDGES] == choices or at >= len(edge):
        return -1
    used[1] += 1
    k = (node[place, 0] + node[place, EDGES]) % choices
    edge[at, ACTION], edge[at, TRIED], edge[at, NEXT] = pick(t, seat, k), 0, node[place, FIRST]
    worth[at, TOTAL] = 0.0
    node[place, FIRST] = at + 1
    node[place, EDGES] += 1
    return at


@rule
def best(place, mine, node, edge, worth, explore):
    """UCT; an enemy wants what I do not."""
    found, found_bound = -1, -1.0
    at = node[place, FIRST] - 1
    while at >= 0:
        mean = worth[at, TOTAL] / edge[at, TRIED]
        bound = (mean if mine else 1.0 - mean) + explore * math.sqrt(math.log(node[place, VISITS]) / edge[at, TRIED])
        if bound > found_bound:
            found, found_bound = at, bound
        at = edge[at, NEXT] - 1
    return found


def baseline(view, worlds, table, seen, words, slots, node, edge, worth, used, path, explore, far, iterations):
    """Search on by so many iterations in the first of the worlds."""
    me = view[0].seat
    for _ in range(iterations):
        rng = table[0].rng
        table[0] = worlds[0]
        table[0].rng = rng
        t = table[0]
        depth, grown = 0, False
        while depth < len(path) and not grown and not over(t):
            seat = me if depth == 0 else lowest(actors(t))
            look(t, seat, seen[0])
            place = node_at(hash_of(words), slots, node, used)
            if place == len(node):
                break
            if place < 0:
                place = -place - 1
            at = untried(t, seat, place, node, edge, worth, used)
            grown = at >= 0
            if not grown:
                at = best(place, seat == me, node, edge, worth, explore)
            node[place, VISITS] += 1
            path[depth, 0] = at
            step(t, seat, edge[at, ACTION])
            depth += 1
        acted = 0
        while acted < far and not over(t):
            seat = lowest(actors(t))
            step(t, seat, pick(t, seat, below(t, count(t, seat))))
            acted += 1
        won = (1.0 if payoff(t, me) > 0 else 0.0) if over(t) else leads(t, me)
        for d in range(depth):
            edge[path[d, 0], TRIED] += 1
            worth[path[d, 0], TOTAL] += won
