"""Plain Monte Carlo tree search in one single world, as a public bot for Agenci is described: a baseline to beat.

All others are taken for enemies; every action of a node is tried before any is tried twice; playouts are random, and
cut after so many actions, when whoever is not behind counts as having won.
"""

from __future__ import annotations

import math

from konspira.bots.think.tree import (
    ACTION,
    EDGES,
    EDGES_USED,
    FIRST,
    KEY,
    NEXT,
    TOTAL,
    TREE,
    TRIED,
    VISITS,
    hash_of,
    lay,
    node_at,
)
from konspira.bots.think.words import leads
from konspira.kernel.bits import lowest
from konspira.kernel.chance import below
from konspira.kernel.rule import rule
from konspira.kernel.signature import FLOAT, INT, TABLES, VIEW
from konspira.kernel.words import actors, count, look, over, payoff, pick, step


@rule
def untried(t, seat, place, tree):
    """A new edge for an action that was never tried: the next one from a place that differs from node to node."""
    node, edge, used = tree.node, tree.edge, tree.used
    choices, at = count(t, seat), used[EDGES_USED]
    if node[place, EDGES] == choices or at >= len(edge):
        return -1
    used[EDGES_USED] += 1
    k = (node[place, KEY] + node[place, EDGES]) % choices
    edge[at, ACTION], edge[at, TRIED], edge[at, NEXT] = pick(t, seat, k), 0, node[place, FIRST]
    tree.worth[at, TOTAL] = 0.0
    node[place, FIRST] = at + 1
    node[place, EDGES] += 1
    return at


@rule
def best(place, mine, tree, explore):
    """UCT; an enemy wants what I do not."""
    node, edge, worth = tree.node, tree.edge, tree.worth
    found, found_bound = -1, -1.0
    at = node[place, FIRST] - 1
    while at >= 0:
        mean = worth[at, TOTAL] / edge[at, TRIED]
        bound = (mean if mine else 1.0 - mean) + explore * math.sqrt(math.log(node[place, VISITS]) / edge[at, TRIED])
        if bound > found_bound:
            found, found_bound = at, bound
        at = edge[at, NEXT] - 1
    return found


@rule
def explored(t, me, tree, explore):
    """Go down the tree until an action is new; note the edges taken, and return how many."""
    depth, grown = 0, False
    while depth < len(tree.path) and not grown and not over(t):
        seat = me if depth == 0 else lowest(actors(t))
        look(t, seat, tree.seen[0])
        place = node_at(hash_of(tree.words), tree)
        if place == len(tree.node):
            break
        if place < 0:
            place = -place - 1
        at = untried(t, seat, place, tree)
        grown = at >= 0
        if not grown:
            at = best(place, seat == me, tree, explore)
        tree.node[place, VISITS] += 1
        tree.path[depth, 0] = at
        step(t, seat, tree.edge[at, ACTION])
        depth += 1
    return depth


@rule
def won(t, me, far):
    """Play on at random, so far at most: 1 if I have won then, or am not behind."""
    acted = 0
    while acted < far and not over(t):
        seat = lowest(actors(t))
        step(t, seat, pick(t, seat, below(t, count(t, seat))))
        acted += 1
    return (1.0 if payoff(t, me) > 0 else 0.0) if over(t) else leads(t, me)


@rule(takes=(VIEW, TABLES, TREE, FLOAT, FLOAT, INT))
def baseline(view, worlds, tree, explore, far, iterations):
    """Search on by so many iterations in the first of the worlds."""
    for _ in range(iterations):
        lay(tree.table, worlds[0])
        depth = explored(tree.table[0], view.seat, tree, explore)
        got = won(tree.table[0], view.seat, far)
        for d in range(depth):
            tree.edge[tree.path[d, 0], TRIED] += 1
            tree.worth[tree.path[d, 0], TOTAL] += got
