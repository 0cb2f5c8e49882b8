"""Counterfactual regret minimisation for bidding games of two seats: every history of bids is a node.

A history is a rising sequence of bids. Vectors run over a seat's *states* (what it shows, and in exact games what it
hides). Where nothing is known yet, a seat checks: any choice would do, and this one leaves almost all histories
unvisited for good. Only those that some seat came to regret not having tried have a *row* in the tables; the first row
is the round's beginning, and `kin` knows for each its newest child, its next sibling, and the bid that led to it.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from konspira.kernel.compiler import compiler

part = compiler.uncounted  # a walk of parts that counted references took two to three times as long

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


@part
def child_of(kin, row, bid):
    """The row of the history that a bid leads to; NONE if it has none."""
    child = kin[row, CHILD]
    while child != NONE and kin[child, BID] != bid:
        child = kin[child, SIBLING]
    return child


@part
def new_child(kin, used, row, bid):
    """A row for the history that a bid leads to, made if there is none; NONE if there is no room."""
    child = child_of(kin, row, bid)
    if child == NONE and used[0] < len(kin):
        child = used[0]
        used[0] += 1
        kin[child, CHILD], kin[child, SIBLING], kin[child, BID] = NONE, kin[row, CHILD], bid
        kin[row, CHILD] = child
    return child


@part
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


@part
def allowed(last, bid, openings, low):
    """May this bid follow the last one? The low bid only opens a round, and after it the round is as good as new."""
    if last < 0 or last == low:
        return openings[bid]
    return bid != low


@part
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


@part
def chances(table, row, total, idle, out):
    """How likely each state takes the action whose entries are in a row; `idle` where nothing is known."""
    for o in range(len(total)):
        out[o] = idle if total[o] <= TINY else table[row, o] / total[o] if row != NONE else np.float32(0.0)


@part
def idle_raise(ladder, last):
    """How likely each raise is where nothing is known yet: all openings alike; later, everybody checks."""
    return 0.0 if last >= 0 else 1.0 / ladder.openings.sum()


@part
def pass_on(reach, level, share, faint):
    """How likely each state comes one level deeper, if so large a share of it goes there. Does anybody?"""
    anybody = False
    for o in range(reach.shape[1]):
        r = reach[level, o] * share[o]
        reach[level + 1, o] = r
        anybody = anybody or r > faint
    return anybody


@part
def go_down(stack, depth, bid, entry, mine_alive, theirs_alive):
    """A bid is made: the node that it leads to is the next one."""
    stack.last[depth + 1], stack.here[depth + 1] = bid, entry
    stack.alive[depth + 1, 0], stack.alive[depth + 1, 1] = mine_alive, theirs_alive


@part
def check_mine(depth, me, plain, aim, ladder, kin, mine, other, average, stack):
    """My move: find what I may do, and what the check is worth to me."""
    last, row, value, check = stack.last[depth], stack.here[depth], stack.values[depth], stack.kids[depth, -1]
    size, level = mine.play.shape[1], (depth + 1 - me) // 2
    total = stack.totals[depth, :size]
    choices_at(kin, mine.play, row, last, stack.rows[depth], total)
    if last < 0:
        value[:size] = -1e30 if aim.mode == ANSWER else 0.0
        return
    showdown(other.reach[(depth + me) // 2], stack.everything, other.counts[plain], other.types, mine.counts[plain],
             mine.types, ladder.base, last, ladder.needs[last], -1.0, stack.bucket, ladder.top, check)  # fmt: skip
    chances(mine.play, row, total, 1.0, stack.share)
    for o in range(size):
        value[o] = check[o] if aim.mode == ANSWER else stack.share[o] * check[o]
    if aim.mode == LEARN:
        for o in range(size):
            average[row, o] += aim.weight * mine.reach[level, o] * stack.share[o]


@part
def check_theirs(depth, me, plain, ladder, kin, mine, other, stack):
    """The other's move: find what he may do, and what his check is worth to me."""
    last, row, value = stack.last[depth], stack.here[depth], stack.values[depth]
    total = stack.totals[depth, : other.play.shape[1]]
    choices_at(kin, other.play, row, last, stack.rows[depth], total)
    if last < 0:
        value[: mine.play.shape[1]] = 0.0
        return
    chances(other.play, row, total, 1.0, stack.share)
    showdown(other.reach[(depth + me) // 2], stack.share, other.counts[plain], other.types, mine.counts[plain],
             mine.types, ladder.base, last, ladder.needs[last], 1.0, stack.bucket, ladder.top, value)  # fmt: skip


@part
def raise_mine(depth, me, opened_by_one, aim, ladder, mine, other, average, stack):
    """The next of my raises that is worth a walk; False if there is none."""
    mode, last, size, theirs_alive = aim.mode, stack.last[depth], mine.play.shape[1], stack.alive[depth, 1]
    level, total, value = (depth + 1 - me) // 2, stack.totals[depth, :size], stack.values[depth]
    for bid in range(stack.following[depth], len(ladder.needs)):
        if not allowed(last, bid, ladder.openings, ladder.low):
            continue
        entry = stack.rows[depth, bid]
        if entry == NONE:  # never worth a try so far: the other would check
            if theirs_alive and (mode != LEARN or aim.scouting):
                worth = stack.kids[depth, bid]
                plain = 0 if ladder.wild and not (ladder.ones[bid] if depth == 0 else opened_by_one) else 1
                showdown(other.reach[(depth + me) // 2], stack.everything, other.counts[plain], other.types,
                         mine.counts[plain], mine.types, ladder.base, bid, ladder.needs[bid], 1.0, stack.bucket,
                         ladder.top, worth)  # fmt: skip
                if mode == ANSWER:
                    for o in range(size):
                        value[o] = max(value[o], worth[o])
            continue
        mine_alive = stack.alive[depth, 0]
        if mode != ANSWER:
            chances(mine.play, entry, total, idle_raise(ladder, last), stack.share)
            mine_alive = pass_on(mine.reach, level, stack.share, aim.faint)
        if mode == LEARN:
            for o in range(size):
                average[entry, o] += aim.weight * mine.reach[level + 1, o]
        if theirs_alive or (mode == LEARN and mine_alive):  # else nothing there counts for anything
            stack.following[depth] = bid + 1
            go_down(stack, depth, bid, entry, mine_alive, theirs_alive)
            return True
        stack.kids[depth, bid, :size] = 0.0
    return False


@part
def raise_theirs(depth, me, aim, ladder, other, stack):
    """The next of the other's raises that is worth a walk; False if there is none."""
    last, mine_alive = stack.last[depth], stack.alive[depth, 0]
    total = stack.totals[depth, : other.play.shape[1]]
    for bid in range(stack.following[depth], len(ladder.needs)):
        entry = stack.rows[depth, bid]
        if entry == NONE or not allowed(last, bid, ladder.openings, ladder.low):
            continue
        chances(other.play, entry, total, idle_raise(ladder, last), stack.share)
        theirs_alive = pass_on(other.reach, (depth + me) // 2, stack.share, aim.faint)
        if theirs_alive or (aim.mode == LEARN and mine_alive):
            stack.following[depth] = bid + 1
            go_down(stack, depth, bid, entry, mine_alive, theirs_alive)
            return True
    return False


@part
def come_back(depth, my_move, aim, ladder, mine, stack):
    """A child has been valued, one deeper: what that makes of this node."""
    bid, size = stack.following[depth] - 1, mine.play.shape[1]
    value, below = stack.values[depth], stack.values[depth + 1]
    if not my_move:
        for o in range(size):
            value[o] += below[o]
        return
    idle = idle_raise(ladder, stack.last[depth])
    chances(mine.play, stack.rows[depth, bid], stack.totals[depth, :size], idle, stack.share)
    for o in range(size):
        stack.kids[depth, bid, o] = below[o]
        value[o] = max(value[o], below[o]) if aim.mode == ANSWER else value[o] + stack.share[o] * below[o]


@part
def walk(aim, me, ladder, kin, used, mine, other, average, stack):
    """One walk for seat `me` (0 starts). Leaves the value of each of its states in `stack.values[0]`.

    mine, other: the seats; average: how mine plays on average, f32[row, state], added to by LEARN.
    """
    depth, entering, opened_by_one = 0, True, False
    while depth >= 0:
        my_move = depth % 2 == me
        if entering:
            if depth == 1:
                opened_by_one = ladder.ones[stack.last[1]]
            plain = 0 if ladder.wild and not opened_by_one else 1
            stack.following[depth] = stack.last[depth] + 1
            if my_move:
                check_mine(depth, me, plain, aim, ladder, kin, mine, other, average, stack)
            else:
                check_theirs(depth, me, plain, ladder, kin, mine, other, stack)
        else:
            come_back(depth, my_move, aim, ladder, mine, stack)
        if my_move:
            entering = raise_mine(depth, me, opened_by_one, aim, ladder, mine, other, average, stack)
        else:
            entering = raise_theirs(depth, me, aim, ladder, other, stack)
        if entering:
            depth += 1
            continue
        if my_move and aim.mode == LEARN and stack.alive[depth, 1]:
            regret(kin, used, mine.play, stack.here[depth], stack.last[depth], ladder.openings, ladder.low,
                   stack.rows[depth], stack.kids[depth], stack.values[depth], aim.scouting, aim.gain,
                   aim.pace)  # fmt: skip
        depth -= 1


@part
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
