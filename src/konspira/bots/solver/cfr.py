"""Counterfactual regret minimisation for bidding games of two seats: every history of bids is a node.

A history is a rising sequence of bids, so the histories are the subsets of the ladder; they are numbered in the order
in which a walk from the lowest bid meets them, and a walk therefore reads memory straight on. Vectors run over a seat's
*states* (what it shows, and in exact games what it hides). Only one seat's table is changed in a walk.
"""

from __future__ import annotations

import numpy as np
from numba import njit

LEARN, ANSWER, PLAY = range(3)  # learn from the other's regrets; best answer to a strategy; value of two strategies
BUCKETS = 16  # more than cards in play


@njit(nogil=True, fastmath=True)
def showdown(
    reach, level, theirs, their_types, mine, my_types, base, bid, need, sign, share, share_on, bucket, top, value
):
    """Add to `value` what each of my states is worth if the bid is checked now; `sign` is 1 if the bid is mine.

    `share` is the chance that each of their states checks (used when they do). Worlds weigh `base` less one for every
    pair of equal cards on both sides: that is the exact deck of GRA where one side holds a single card. No state counts
    for more than `top`, and no bid needs more.
    """
    kinds = len(bucket) - 1
    exact = their_types.shape[1]
    for kind in range(kinds + 1 if exact else 1):
        for c in range(top + 1):
            bucket[kind, c] = 0.0
    for o in range(len(theirs)):
        r = reach[level, o]
        if share_on:
            r *= share[o]
        if r != 0.0:
            c = theirs[o, bid]
            bucket[0, c] += r
            for i in range(exact):
                bucket[1 + their_types[o, i], c] += r
    for kind in range(kinds + 1 if exact else 1):  # at least c: suffix sums
        for c in range(top - 1, -1, -1):
            bucket[kind, c] += bucket[kind, c + 1]
    for o in range(len(mine)):
        missing = need - mine[o, bid]
        if missing < 0:
            missing = 0
        win = base * (2.0 * bucket[0, missing] - bucket[0, 0])
        for i in range(my_types.shape[1] if exact else 0):
            kind = 1 + my_types[o, i]
            win -= 2.0 * bucket[kind, missing] - bucket[kind, 0]
        value[o] += sign * win


@njit(nogil=True, fastmath=True)
def total_of(table, node, first, size, bids, last, out):
    """Sum the positive entries of a node's actions: the check in its own row, the raises in those of its children."""
    for o in range(size):
        out[o] = max(table[node, o], np.float32(0.0)) if last >= 0 else np.float32(0.0)
    child = first
    for bid in range(last + 1, bids):
        for o in range(size):
            out[o] += max(table[child, o], np.float32(0.0))
        child += 1 << (bids - 1 - bid)


@njit(nogil=True, fastmath=True)
def walk(mode, me, bids, needs, ones, wild, counts0, counts1, types0, types1, base, mine, theirs, average, reach0,
         reach1, values, totals, share, checked, bucket, weight):  # fmt: skip
    """One walk over all histories for seat `me` (0 starts). Leaves the value of each of my states in `values[0]`.

    mine, theirs: tables of regrets (LEARN) or of average strategies, [histories, states]; average: mine, added to by
    LEARN. counts[wild, state, bid]; reach[level, state]: level 0 is the seat's own choice of states before the bidding.
    """
    counts_me, counts_other = (counts0, counts1) if me == 0 else (counts1, counts0)
    types_me, types_other = (types0, types1) if me == 0 else (types1, types0)
    reach_me, reach_other = (reach0, reach1) if me == 0 else (reach1, reach0)
    size_me, size_other = counts_me.shape[1], counts_other.shape[1]
    node = np.zeros(bids + 2, np.int64)
    last = np.full(bids + 2, -1, np.int64)
    following = np.zeros(bids + 2, np.int64)  # the next bid to try at this depth, and the node it leads to
    child = np.zeros(bids + 2, np.int64)
    depth, entering, first_one = 0, True, False
    top = max(needs.max(), counts0.max(), counts1.max())
    while depth >= 0:
        x, j = node[depth], last[depth]
        mover_is_me = depth % 2 == me
        level_me, level_other = (depth + 1 - me) // 2, (depth + me) // 2
        choices = bids - 1 - j + (1 if j >= 0 else 0)
        if entering:
            if depth == 1:
                first_one = ones[j]
            plain = 0 if wild and not first_one else 1
            value = values[depth]
            value[:size_me] = 0.0
            following[depth], child[depth] = j + 1, x + 1
            if mover_is_me:
                if mode != ANSWER:
                    total_of(mine, x, x + 1, size_me, bids, j, totals[depth])
                if j >= 0:
                    checked[:size_me] = 0.0
                    showdown(reach_other, level_other, counts_other[plain], types_other, counts_me[plain], types_me,
                             base, j, needs[j], -1.0, share, False, bucket, top, checked)  # fmt: skip
                    for o in range(size_me):
                        if mode == ANSWER:
                            value[o] = checked[o]
                            continue
                        chance = (
                            max(mine[x, o], np.float32(0)) / totals[depth, o] if totals[depth, o] > 0 else 1.0 / choices
                        )
                        value[o] = chance * checked[o]
                        if mode == LEARN:
                            mine[x, o] += checked[o]
                            average[x, o] += weight * reach_me[level_me, o] * chance
                elif mode == ANSWER:
                    value[:size_me] = -1e30
            else:
                total_of(theirs, x, x + 1, size_other, bids, j, totals[depth])
                if j >= 0:
                    for o in range(size_other):
                        total = totals[depth, o]
                        share[o] = max(theirs[x, o], np.float32(0)) / total if total > 0 else 1.0 / choices
                    showdown(reach_other, level_other, counts_other[plain], types_other, counts_me[plain], types_me,
                             base, j, needs[j], 1.0, share, True, bucket, top, value)  # fmt: skip
        else:  # a child has returned: its value lies one deeper
            y = child[depth] - (1 << (bids - following[depth]))
            value, below = values[depth], values[depth + 1]
            if not mover_is_me:
                for o in range(size_me):
                    value[o] += below[o]
            elif mode == ANSWER:
                for o in range(size_me):
                    value[o] = max(value[o], below[o])
            else:
                for o in range(size_me):
                    total = totals[depth, o]
                    chance = max(mine[y, o], np.float32(0)) / total if total > 0 else 1.0 / choices
                    value[o] += chance * below[o]
                    if mode == LEARN:
                        mine[y, o] += below[o]
        if following[depth] < bids:
            bid, y = following[depth], child[depth]
            if mover_is_me:
                if mode != ANSWER:
                    for o in range(size_me):
                        total = totals[depth, o]
                        chance = max(mine[y, o], np.float32(0)) / total if total > 0 else 1.0 / choices
                        reach_me[level_me + 1, o] = reach_me[level_me, o] * chance
                        if mode == LEARN:
                            average[y, o] += weight * reach_me[level_me + 1, o]
            else:
                for o in range(size_other):
                    total = totals[depth, o]
                    chance = max(theirs[y, o], np.float32(0)) / total if total > 0 else 1.0 / choices
                    reach_other[level_other + 1, o] = reach_other[level_other, o] * chance
            following[depth], child[depth] = bid + 1, y + (1 << (bids - 1 - bid))
            depth += 1
            node[depth], last[depth] = y, bid
            entering = True
            continue
        if mover_is_me and mode == LEARN:  # all actions have been valued: regrets, none below zero
            value = values[depth]
            if j >= 0:
                for o in range(size_me):
                    mine[x, o] = max(mine[x, o] - value[o], np.float32(0))
            y = x + 1
            for bid in range(j + 1, bids):
                for o in range(size_me):
                    mine[y, o] = max(mine[y, o] - value[o], np.float32(0))
                y += 1 << (bids - 1 - bid)
        depth -= 1
        entering = False
