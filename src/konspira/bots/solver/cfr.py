"""Counterfactual regret minimisation for bidding games of two seats: every history of bids is a node.

A history is a rising sequence of bids. Vectors run over a seat's *states* (what it shows, and in exact games what it
hides). Where nothing is known yet, a seat checks: any choice would do, and this one leaves almost all histories
unvisited for good. Only those that some seat came to regret not having tried have a *row* in the tables; the first row
is the round's beginning, and `kin` knows for each its newest child, its next sibling, and the bid that led to it.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit

LEARN, ANSWER, PLAY = range(3)  # learn from regrets; best answer to a strategy; value of two strategies
BUCKETS = 16  # more than cards in play
NONE = -1
CHILD, SIBLING, BID = range(3)  # columns of `kin`
TINY = np.float32(1e-30)  # less is nothing: one divided by it must still be a number


class Ladder(NamedTuple):
    """The bids of a round: what they need, and which may come first."""

    needs: np.ndarray  # how many cards each bid needs
    ones: np.ndarray  # which bids are on ones: a round opened by one of them has no jokers
    openings: np.ndarray  # which bids a round may be opened by
    low: int  # the place of the one that stands for all lower ones
    wild: bool  # are there jokers?
    base: float  # how much a world weighs, see `showdown`
    top: int  # no state counts for more cards, and no bid needs more


class Seat(NamedTuple):
    """One seat: what its states count for, how it plays, and how likely each state comes so far."""

    counts: np.ndarray  # i64[wild or plain, state, bid]
    types: np.ndarray  # i64[state, card], pairs of values held in an exact game; no columns otherwise
    play: np.ndarray  # f32[row, state]: regrets when it learns, else an average strategy
    reach: np.ndarray  # f32[level, state]; level 0 is the choice of states before the bidding


class Aim(NamedTuple):
    """What a walk is for. The rest is for LEARN alone.

    What is regretted counts `pace` times, and what is done adds `weight` to the average; untried raises are looked at
    when `scouting`, and get a row if they win more than `gain` more; no walk goes where both come more seldom than
    `faint`.
    """

    mode: int
    weight: float
    scouting: bool
    gain: float
    faint: float
    pace: np.float32


class Stack(NamedTuple):
    """The nodes from the beginning of the round to where a walk is, by depth, and room to reckon in."""

    last: np.ndarray  # i64[depth]: the bid that led there; −1 at the beginning
    here: np.ndarray  # i64[depth]: its row
    rows: np.ndarray  # i64[depth, bid]: those of its children
    following: np.ndarray  # i64[depth]: the bid to look at next
    alive: np.ndarray  # bool[depth, 2]: does anybody come there: I, the other?
    values: np.ndarray  # f32[depth, state]: what my states are worth
    kids: np.ndarray  # f32[depth, bid, state]: what my actions are worth, the check in the last place
    totals: np.ndarray  # f32[depth, state]: the sum of a state's entries over all actions
    share: np.ndarray  # f32[state]
    bucket: np.ndarray  # f64[kind, count]
    everything: np.ndarray  # f32[state], ones: everybody comes


@njit(nogil=True)
def child_of(kin, row, bid):
    """The row of the history that a bid leads to; NONE if it has none."""
    child = kin[row, CHILD]
    while child != NONE and kin[child, BID] != bid:
        child = kin[child, SIBLING]
    return child


@njit(nogil=True)
def new_child(kin, used, row, bid):
    """A row for the history that a bid leads to, made if there is none; NONE if there is no room."""
    child = child_of(kin, row, bid)
    if child == NONE and used[0] < len(kin):
        child = used[0]
        used[0] += 1
        kin[child, CHILD], kin[child, SIBLING], kin[child, BID] = NONE, kin[row, CHILD], bid
        kin[row, CHILD] = child
    return child


@njit(nogil=True, fastmath=True)
def showdown(
    reach, share, theirs, their_types, mine, my_types, base, bid, need, sign, bucket, top, value
):  # fmt: skip
    """Write what each of my states is worth if the bid is checked now; `sign` is 1 if the bid is mine.

    `share` is the chance that each of their states comes to it. Worlds weigh `base` less one for every pair of equal
    cards on both sides: that is the exact deck of GRA where one side holds a single card. No state counts for more than
    `top`, and no bid needs more.
    """
    exact = their_types.shape[1]
    kinds = len(bucket) if exact else 1
    for kind in range(kinds):
        for c in range(top + 1):
            bucket[kind, c] = 0.0
    for o in range(len(theirs)):
        r = reach[o] * share[o]
        if r != 0.0:
            c = theirs[o, bid]
            bucket[0, c] += r
            for i in range(exact):
                bucket[1 + their_types[o, i], c] += r
    for kind in range(kinds):  # at least c: suffix sums
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
        value[o] = sign * win


@njit(nogil=True)
def allowed(last, bid, openings, low):
    """May this bid follow the last one? The low bid only opens a round, and after it the round is as good as new."""
    if last < 0 or last == low:
        return openings[bid]
    return bid != low


@njit(nogil=True, fastmath=True)
def choices_at(kin, table, row, last, rows, total):
    """Find the rows of a node's children and sum up its entries: the check in its own row, the raises in theirs."""
    size = table.shape[1]
    for o in range(size):
        total[o] = table[row, o] if last >= 0 else np.float32(0.0)
    rows[:] = NONE
    child = kin[row, CHILD]
    while child != NONE:
        rows[kin[child, BID]] = child
        for o in range(size):
            total[o] += table[child, o]
        child = kin[child, SIBLING]


@njit(nogil=True, fastmath=True)
def chances(table, row, total, idle, out):
    """How likely each state takes the action whose entries are in a row; `idle` where nothing is known."""
    for o in range(len(total)):
        out[o] = idle if total[o] <= TINY else table[row, o] / total[o] if row != NONE else np.float32(0.0)


@njit(nogil=True, fastmath=True)
def walk(aim, me, ladder, kin, used, mine, other, average, stack):
    """One walk for seat `me` (0 starts). Leaves the value of each of its states in `stack.values[0]`.

    mine, other: the seats; average: how mine plays on average, f32[row, state], added to by LEARN.
    It is one function, for every part that is handed these arrays counts references to each of them at each node:
    in six parts it takes up to twice as long.
    """
    mode, weight, scouting, gain, faint, pace = aim
    needs, ones, openings, low, wild, base, top = ladder
    counts_me, types_me, mine_play, reach_me = mine
    counts_other, types_other, their_play, reach_other = other
    last, here, rows, following, alive, values, kids, totals, share, bucket, everything = stack
    bids, size_me, size_other = len(needs), counts_me.shape[1], counts_other.shape[1]
    depth, entering, first_one = 0, True, False
    while depth >= 0:
        j, row = last[depth], here[depth]
        mover_is_me = depth % 2 == me
        level_me, level_other = (depth + 1 - me) // 2, (depth + me) // 2
        idle_check, idle_raise = (1.0, 0.0) if j >= 0 else (0.0, 1.0 / openings.sum())  # where nothing is known yet
        value = values[depth]
        if entering:
            if depth == 1:
                first_one = ones[j]
            plain = 0 if wild and not first_one else 1
            following[depth] = j + 1
            value[:size_me] = 0.0
            if mover_is_me:
                choices_at(kin, mine_play, row, j, rows[depth], totals[depth, :size_me])
                if j >= 0:
                    showdown(reach_other[level_other], everything, counts_other[plain], types_other, counts_me[plain],
                             types_me, base, j, needs[j], -1.0, bucket, top, kids[depth, bids])  # fmt: skip
                    chances(mine_play, row, totals[depth, :size_me], idle_check, share)
                    for o in range(size_me):
                        value[o] = kids[depth, bids, o] if mode == ANSWER else share[o] * kids[depth, bids, o]
                    if mode == LEARN:
                        for o in range(size_me):
                            average[row, o] += weight * reach_me[level_me, o] * share[o]
                elif mode == ANSWER:
                    value[:size_me] = -1e30
            else:
                choices_at(kin, their_play, row, j, rows[depth], totals[depth, :size_other])
                if j >= 0:
                    chances(their_play, row, totals[depth, :size_other], idle_check, share)
                    showdown(reach_other[level_other], share, counts_other[plain], types_other, counts_me[plain],
                             types_me, base, j, needs[j], 1.0, bucket, top, value)  # fmt: skip
        else:  # a child has returned: its value lies one deeper
            below, bid = values[depth + 1], following[depth] - 1
            if not mover_is_me:
                for o in range(size_me):
                    value[o] += below[o]
            else:
                chances(mine_play, rows[depth, bid], totals[depth, :size_me], idle_raise, share)
                for o in range(size_me):
                    kids[depth, bid, o] = below[o]
                    value[o] = max(value[o], below[o]) if mode == ANSWER else value[o] + share[o] * below[o]
        descending = False
        while following[depth] < bids and not descending:
            bid = following[depth]
            following[depth] = bid + 1
            if not allowed(j, bid, openings, low):
                continue
            entry = rows[depth, bid]
            mine_alive, theirs_alive = alive[depth, 0], alive[depth, 1]
            if mover_is_me:
                if entry == NONE:  # never worth a try so far: the other would check
                    if theirs_alive and (mode != LEARN or scouting):
                        plain = 0 if wild and not (ones[bid] if depth == 0 else first_one) else 1
                        showdown(reach_other[level_other], everything, counts_other[plain], types_other,
                                 counts_me[plain], types_me, base, bid, needs[bid], 1.0, bucket, top,
                                 kids[depth, bid])  # fmt: skip
                        if mode == ANSWER:
                            for o in range(size_me):
                                value[o] = max(value[o], kids[depth, bid, o])
                    continue
                if mode != ANSWER:
                    chances(mine_play, entry, totals[depth, :size_me], idle_raise, share)
                    mine_alive = False
                    for o in range(size_me):
                        r = reach_me[level_me, o] * share[o]
                        reach_me[level_me + 1, o] = r
                        mine_alive = mine_alive or r > faint
                        if mode == LEARN:
                            average[entry, o] += weight * r
            else:
                if entry == NONE:
                    continue
                chances(their_play, entry, totals[depth, :size_other], idle_raise, share)
                theirs_alive = False
                for o in range(size_other):
                    r = reach_other[level_other, o] * share[o]
                    reach_other[level_other + 1, o] = r
                    theirs_alive = theirs_alive or r > faint
            if theirs_alive or (mode == LEARN and mine_alive):  # else nothing there counts for anything
                descending = True
                last[depth + 1], here[depth + 1] = bid, entry
                alive[depth + 1, 0], alive[depth + 1, 1] = mine_alive, theirs_alive
            elif mover_is_me:
                kids[depth, bid, :size_me] = 0.0
        if descending:
            depth += 1
            entering = True
            continue
        if mover_is_me and mode == LEARN and alive[depth, 1]:
            regret(kin, used, mine_play, row, j, openings, low, rows[depth], kids[depth], value, scouting, gain, pace)
        depth -= 1
        entering = False


@njit(nogil=True, fastmath=True)
def regret(kin, used, mine, row, last, openings, low, rows, kids, value, scouting, gain, pace):
    """All actions of a node have been valued: add what each would have brought, `pace` times, none below zero."""
    size, bids = mine.shape[1], len(openings)
    if last >= 0:
        for o in range(size):
            mine[row, o] = max(mine[row, o] + (kids[bids, o] - value[o]) * pace, np.float32(0.0))
    for bid in range(last + 1, bids):
        if not allowed(last, bid, openings, low):
            continue
        entry = rows[bid]
        if entry == NONE and scouting:
            worthwhile = False
            for o in range(size):
                worthwhile = worthwhile or kids[bid, o] > value[o] + gain
            if worthwhile:
                entry = new_child(kin, used, row, bid)
        if entry != NONE:
            for o in range(size):
                mine[entry, o] = max(mine[entry, o] + (kids[bid, o] - value[o]) * pace, np.float32(0.0))
