"""The search: a tree over what seats know, grown by playing imagined worlds to their horizon again and again.

A node is a decision of one seat at one of its views, found by a hash of that view: every seat, the searcher and the
others, decides by what it could know itself, and choices made at the same time are unseen by each other. What is
legal depends on the view alone, so every action of a node is available whenever the node is reached.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
from numba import types

from konspira.bots.think.words import estimate, habit, horizon, prior, unseal
from konspira.boxes.box import Box
from konspira.kernel.bits import lowest
from konspira.kernel.chance import below
from konspira.kernel.record import u64
from konspira.kernel.rule import rule
from konspira.kernel.signature import FLOATS, INT, INTS, TABLES, VIEW, Game, Parameter, row
from konspira.kernel.words import actors, count, look, over, payoff, pick, step

KEY, VISITS, FIRST, EDGES = range(4)  # columns of `node`; FIRST is the place of its newest edge, plus one
ACTION, TRIED, NEXT = range(3)  # columns of `edge`
TOTAL, PRIOR = range(2)  # columns of `worth`
NODES_USED, EDGES_USED, DEPTH, STEPS = range(4)  # places in `used`
# Knobs: how much to explore, how often a playout forgets its habits, the first width of a node and how it widens with
# visits, how far a playout goes, how often the others act by habit before they search for themselves.
# LOW and HIGH are the search's own: the least and the most that the searcher got so far. FLOOR is the asker's: how
# often each of the searcher's own actions is tried at least, where all of them are.
EXPLORE, FORGET, WIDTH, WIDEN, FAR, TRUST, ROOT_WIDTH, LOW, HIGH, FLOOR = range(10)


class Tree(NamedTuple):
    """The arrays of one search: so much room for nodes and edges, used again for every decision."""

    table: np.ndarray  # the world that is played, a row of one
    seen: np.ndarray  # what the seat knows whose decision it is, a row of one
    words: np.ndarray  # u64: the same bytes, to be hashed
    slots: np.ndarray  # i64: the place of a node, plus one, by the hash of its view; twice as many as nodes
    node: np.ndarray  # i64[nodes, 4]
    edge: np.ndarray  # i64[edges, 3]
    worth: np.ndarray  # f64[edges, 2]
    used: np.ndarray  # i64[4]
    path: np.ndarray  # i64[depth, 2]: the edges taken in this iteration, and by whom

    @classmethod
    def new(cls, box: Box, nodes: int, edges: int, depth: int = 128) -> Tree:
        """A tree of a game with so much room."""
        size = box.view.dtype.itemsize
        words = np.zeros(-(-size // 8), np.uint64)
        return cls(
            table=box.table.new(),
            seen=words.view(np.uint8)[:size].view(box.view.dtype),
            words=words,
            slots=np.zeros(1 << max(4, (2 * nodes - 1).bit_length()), np.int64),
            node=np.zeros((nodes, 4), np.int64),
            edge=np.zeros((edges, 3), np.int64),
            worth=np.zeros((edges, 2)),
            used=np.zeros(4, np.int64),
            path=np.zeros((depth, 2), np.int64),
        )

    def clear(self, seed: int) -> None:
        """Empty it, and take chance from a seed."""
        self.slots[:] = 0
        self.used[:] = 0
        self.table[0]["rng"] = seed

    def root(self) -> list[tuple[int, int, float]]:
        """The actions tried at the root: number, visits, total payoff."""
        found, at = [], int(self.node[0, FIRST]) - 1
        while at >= 0:
            action, tried, after = (int(x) for x in self.edge[at])
            found.append((action, tried, float(self.worth[at, TOTAL])))
            at = after - 1
        return found


def _tree_type(box: Game) -> types.Type:
    ints, grid = types.Array(types.int64, 1, "C"), types.Array(types.int64, 2, "C")
    words, worth = types.Array(types.uint64, 1, "C"), types.Array(types.float64, 2, "C")
    return types.NamedTuple([row(box.table), row(box.view), words, ints, grid, grid, worth, ints, grid], Tree)


TREE = Parameter("tree", _tree_type)


@rule
def hash_of(words):
    """A hash of all that a view holds."""
    h = u64(0x9E3779B97F4A7C15)
    for i in range(len(words)):
        h = (h ^ words[i]) * u64(0xBF58476D1CE4E5B9)
        h ^= h >> u64(29)
    h = (h ^ (h >> u64(30))) * u64(0x94D049BB133111EB)
    return np.int64((h ^ (h >> u64(31))) >> u64(1))


@rule
def node_at(key, tree):
    """The node with a key, made if it is new: its place, below zero (−place−1) if new; the row's length if full."""
    slots, node, used = tree.slots, tree.node, tree.used
    mask = len(slots) - 1
    slot = key & mask
    while slots[slot] > 0:
        place = slots[slot] - 1
        if node[place, KEY] == key:
            return place
        slot = (slot + 1) & mask
    place = used[NODES_USED]
    if place >= len(node):
        return len(node)
    used[NODES_USED] += 1
    slots[slot] = place + 1
    node[place, KEY], node[place, VISITS], node[place, FIRST], node[place, EDGES] = key, 0, 0, 0
    return -place - 1


@rule
def edge_for(t, seat, place, action, tree):
    """The edge of a node for an action, made if it is new; −1 if there is no room."""
    node, edge, worth, used = tree.node, tree.edge, tree.worth, tree.used
    at = node[place, FIRST] - 1
    while at >= 0:
        if edge[at, ACTION] == action:
            return at
        at = edge[at, NEXT] - 1
    at = used[EDGES_USED]
    if at >= len(edge):
        return -1
    used[EDGES_USED] += 1
    edge[at, ACTION], edge[at, TRIED], edge[at, NEXT] = action, 0, node[place, FIRST]
    worth[at, TOTAL], worth[at, PRIOR] = 0.0, prior(t, seat, action)
    node[place, FIRST] = at + 1
    node[place, EDGES] += 1
    return at


@rule
def best_edge(place, tree, knobs):
    """Upper confidence bounds, the exploration of each action scaled by its prior and by the span of payoffs seen."""
    node, edge, worth = tree.node, tree.edge, tree.worth
    log = math.log(node[place, VISITS] + 1.0)
    explore = knobs[EXPLORE] * max(knobs[HIGH] - knobs[LOW], 0.01)
    best, best_bound = -1, -1.0
    at = node[place, FIRST] - 1
    while at >= 0:
        if edge[at, TRIED] == 0:
            return at
        bound = worth[at, TOTAL] / edge[at, TRIED] + explore * worth[at, PRIOR] * math.sqrt(log / edge[at, TRIED])
        if bound >= best_bound:
            best, best_bound = at, bound
        at = edge[at, NEXT] - 1
    return best


@rule
def rarest_edge(place, tree):
    """The edge of a node that was tried the least often."""
    edge = tree.edge
    at = tree.node[place, FIRST] - 1
    found = at
    while at >= 0:
        if edge[at, TRIED] < edge[found, TRIED]:
            found = at
        at = edge[at, NEXT] - 1
    return found


@rule
def chosen_edge(t, seat, place, mine, root, tree, knobs):
    """What the seat does at a node: habit at first, then the best bound, over a choice that widens with visits."""
    visits, edges, choices = tree.node[place, VISITS], tree.node[place, EDGES], count(t, seat)
    if root and choices <= knobs[ROOT_WIDTH]:
        if edges < choices:
            return edge_for(t, seat, place, pick(t, seat, edges), tree)
        rarest = rarest_edge(place, tree) if knobs[FLOOR] > 0 else -1
        if rarest >= 0 and tree.edge[rarest, TRIED] < knobs[FLOOR]:
            return rarest
        return best_edge(place, tree, knobs)
    if not mine and visits < knobs[TRUST]:
        return edge_for(t, seat, place, habit(t, seat), tree)
    if edges < choices and edges < knobs[WIDTH] + knobs[WIDEN] * math.sqrt(visits):
        action = habit(t, seat) if below(t, 4) > 0 else pick(t, seat, below(t, choices))
        wider = edge_for(t, seat, place, action, tree)
        if wider >= 0 and tree.edge[wider, TRIED] == 0:
            return wider
    return best_edge(place, tree, knobs)


@rule
def descend(t, me, near, tree, knobs):
    """Go down the tree until the searcher is somewhere new; note the edges taken, and return how many.

    Who chooses in secret at the same time as the searcher does so by habit: seats that learned together would settle
    on anything that they agree about, and the searcher would believe in it.
    """
    node, edge, path = tree.node, tree.edge, tree.path
    depth, sealed = 0, actors(t) & ~(1 << me)
    while depth < len(path) and not over(t) and horizon(t) == near:
        seat = me if depth == 0 else lowest(actors(t))  # choices made at the same time commute: mine comes first
        if depth > 0 and sealed >> seat & 1:
            sealed &= ~(1 << seat)
            step(t, seat, habit(t, seat))
            continue
        look(t, seat, tree.seen[0])
        place = node_at(hash_of(tree.words), tree)
        if place == len(node):
            return depth
        new = place < 0
        if new:
            place = -place - 1
        at = chosen_edge(t, seat, place, seat == me, place == 0, tree, knobs)
        if at < 0:
            return depth
        node[place, VISITS] += 1
        path[depth, 0], path[depth, 1] = at, seat
        step(t, seat, edge[at, ACTION])
        depth += 1
        if new and seat == me and place > 0:
            return depth
    return depth


@rule
def play_on(t, near, knobs):
    """Play by habit to the horizon; return how many decisions that took."""
    decisions = 0
    forget = np.int64(knobs[FORGET] * 1024)
    while decisions < knobs[FAR] and not over(t) and horizon(t) == near:
        seat = lowest(actors(t))
        if forget > 0 and below(t, 1024) < forget:
            step(t, seat, pick(t, seat, below(t, count(t, seat))))
        else:
            step(t, seat, habit(t, seat))
        decisions += 1
    return decisions


@rule
def share_of(t, seat):
    """What a seat gets of a world played to its end, or to where nobody looks further."""
    return payoff(t, seat) if over(t) else estimate(t, seat)


@rule
def lay(table, world):
    """Lay the table as in a world, with chance as it runs on here."""
    rng = table[0].rng
    table[0] = world
    table[0].rng = rng


@rule(takes=(VIEW, TABLES, INTS, TREE, FLOATS, INT))
def search(view, worlds, order, tree, knobs, iterations):
    """Grow the tree by so many iterations; `order` says which world each of them plays in."""
    me, near, t = view.seat, horizon(worlds[0]), tree.table[0]
    for i in range(iterations):
        lay(tree.table, worlds[order[i % len(order)]])
        unseal(t, me)  # others choose as if asked at this moment, whoever was asked first
        depth = descend(t, me, near, tree, knobs)
        tree.used[DEPTH] += depth
        tree.used[STEPS] += play_on(t, near, knobs)
        for d in range(depth):
            at, seat = tree.path[d, 0], tree.path[d, 1]
            tree.edge[at, TRIED] += 1
            tree.worth[at, TOTAL] += share_of(t, seat)
        got = share_of(t, me)
        knobs[LOW], knobs[HIGH] = min(knobs[LOW], got), max(knobs[HIGH], got)


@rule(takes=(VIEW, TABLES, INTS, TABLES))
def sure(view, worlds, order, table):
    """The number of an action that at once brings all there is to win in every one of the worlds; −1 if none does."""
    me = view.seat
    for k in range(count(worlds[order[0]], me)):
        action, won = -1, True
        for i in range(len(order)):
            table[0] = worlds[order[i]]
            action = pick(table[0], me, k)
            step(table[0], me, action)
            if not over(table[0]) or payoff(table[0], me) < 1.0:
                won = False
                break
        if won:
            return action
    return -1
