"""Strategies as they are shipped: small chances dropped, the others rounded, and only what the seat can come to."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from konspira.bots.solver.rounds import Side
from konspira.bots.solver.solve import Solution, spread

EIGHT_BITS, SIXTEEN_BITS = 255, 65535  # how a chance of one is written
CHECK = 0  # actions: the check, then the bids from 1


@njit(nogil=True)
def harvest(seat, bids, table, reach, threshold, full, node, state, action, chance):
    """Write down every choice the seat can come to by its own choices, rounded; return how many entries that took.

    Returns −1 if there is no room for them. The table is changed to what was written: whole numbers up to `full`, and
    zeros where the seat never comes.
    """
    size = table.shape[1]
    at = np.zeros(bids + 2, np.int64)
    last = np.full(bids + 2, -1, np.int64)
    following = np.zeros(bids + 2, np.int64)
    child = np.zeros(bids + 2, np.int64)
    row = np.zeros(bids + 1)
    used, depth, entering = 0, 0, True
    while depth >= 0:
        x, j = at[depth], last[depth]
        mine = depth % 2 == seat
        level = (depth + 1 - seat) // 2
        if entering:
            following[depth], child[depth] = j + 1, x + 1
            alive = False
            for o in range(size):
                alive = alive or reach[level, o]
            if mine:
                for o in range(size):
                    total, best, y = 0.0, 0, x + 1
                    row[0] = table[x, o] if j >= 0 else 0.0
                    total = row[0]
                    for bid in range(j + 1, bids):
                        row[bid + 1] = table[y, o]
                        total += row[bid + 1]
                        y += 1 << (bids - 1 - bid)
                    if total <= 0.0:  # never come here: all alike
                        row[0] = 1.0 if j >= 0 else 0.0
                        for bid in range(j + 1, bids):
                            row[bid + 1] = 1.0
                        total = row[0] + bids - 1 - j
                    kept, best = 0.0, 0 if j >= 0 else 1
                    for a in range(bids + 1):
                        if a == 0 or a > j + 1:
                            if row[a] > row[best]:
                                best = a
                            if row[a] < threshold * total:
                                row[a] = 0.0
                            kept += row[a]
                    if kept <= 0.0:
                        row[best], kept = 1.0, 1.0
                    y = x + 1
                    for a in range(bids + 1):
                        if (a == 0 and j < 0) or 0 < a <= j + 1:
                            continue
                        share = np.int64(row[a] / kept * full + 0.5) if reach[level, o] else 0
                        if a == 0:
                            table[x, o] = share
                        else:
                            table[y, o] = share
                            y += 1 << (bids - 1 - (a - 1))
                        if share > 0:
                            if used == len(node):
                                return -1
                            node[used], state[used], action[used], chance[used] = x, o, a, share
                            used += 1
            if not alive:
                following[depth] = bids
        if following[depth] < bids:
            bid, y = following[depth], child[depth]
            if mine:
                for o in range(size):
                    reach[level + 1, o] = table[y, o] > 0
            following[depth], child[depth] = bid + 1, y + (1 << (bids - 1 - bid))
            depth += 1
            at[depth], last[depth] = y, bid
            entering = True
            continue
        depth -= 1
        entering = False
    return used


def pack(solution: Solution, seat: int, threshold: float, full: int = EIGHT_BITS) -> dict[str, np.ndarray]:
    """The strategy of a seat, small; the solution's own average strategy becomes what was packed."""
    side, bids = solution.game.sides[seat], len(solution.game.bids)
    ends = _rounded(side, solution.ends[seat], threshold, full)
    solution.ends[seat] = ends.astype(float)
    reach = np.zeros((bids + 2, side.size), np.bool_)
    reach[0, side.state[ends > 0]] = True
    table, room = solution.average[seat], 1 << 18
    before = table.copy()
    while True:
        node, state = np.zeros(room, np.int64), np.zeros(room, np.int16)
        action, chance = np.zeros(room, np.uint8), np.zeros(room, ends.dtype)
        used = harvest(seat, bids, table, reach, threshold, full, node, state, action, chance)
        if used >= 0:
            break
        table[:], room = before, room * 4
    _wipe(table, bids, node[:used], state[:used], action[:used], chance[:used])
    return {"ends": ends, "node": node[:used], "state": state[:used], "action": action[:used], "chance": chance[:used]}


def _wipe(table: np.ndarray, bids: int, node: Any, state: Any, action: Any, chance: Any) -> None:
    """Leave in the table what was packed, and nothing else."""
    table[:] = 0
    table[successor(node, action, bids), state] = chance


def successor(node: np.ndarray, action: np.ndarray, bids: int) -> np.ndarray:
    """Where the entry of an action lies: at the node itself for the check, at the child for a bid."""
    last = np.array([_last(int(n), bids) for n in np.unique(node)], np.int64)[np.unique(node, return_inverse=True)[1]]
    first = last + 1  # children before the one for bid b take 2^(bids-1-k) histories each, k from `first` to b-1
    bid = action.astype(np.int64) - 1
    skipped = (1 << (bids - first)) - (1 << np.maximum(bids - np.maximum(bid, first), 0))
    return np.where(action == CHECK, node, node + 1 + skipped)


def _last(node: int, bids: int) -> int:
    """The last bid of a history; −1 before the first."""
    path = bids_of(node, bids)
    return path[-1] if path else -1


def bids_of(node: int, bids: int) -> list[int]:
    """The bids of a history, from its number."""
    path, rest, low = [], node, 0
    while rest:
        rest -= 1
        while rest >= 1 << (bids - 1 - low):
            rest -= 1 << (bids - 1 - low)
            low += 1
        path.append(low)
        low += 1
    return path


def node_of(path: list[int], bids: int) -> int:
    """The number of a history."""
    node, low = 0, 0
    for bid in path:
        node += 1 + sum(1 << (bids - 1 - k) for k in range(low, bid))
        low = bid + 1
    return node


def _rounded(side: Side, weights: np.ndarray, threshold: float, full: int) -> np.ndarray:
    chances = spread(side, weights)
    best = np.zeros(len(side.prior))
    np.maximum.at(best, side.hand, chances)
    kept = np.where((chances >= threshold) | (chances == best[side.hand]), chances, 0)
    rounded: np.ndarray = np.rint(spread(side, kept) * full).astype(np.uint8 if full == EIGHT_BITS else np.uint16)
    return rounded
