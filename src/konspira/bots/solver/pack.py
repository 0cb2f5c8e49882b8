"""Strategies as they are shipped: small chances dropped, the others rounded, and only what the seat can come to."""

from __future__ import annotations

import zipfile
from pathlib import Path

import numpy as np
from numba import njit

from konspira.bots.solver.cfr import NONE, TINY, choices_at
from konspira.bots.solver.rounds import Side
from konspira.bots.solver.solve import Solution, spread

SIX_BITS, EIGHT_BITS, SIXTEEN_BITS = 63, 255, 65535  # how a chance of one is written
CHECK = 0  # actions: the check, then the bids from 1


@njit(nogil=True)
def harvest(seat, bids, kin, table, reach, rare, threshold, full, node, state, action, chance, place):
    """Write down every choice the seat comes to by its own choices, rounded; return how many entries that took.

    What it comes to less often than `rare` is left out. `place` gets the row that each entry belongs to. Returns −1 if
    there is no room.
    """
    size = table.shape[1]
    at, last = np.zeros(bids + 2, np.int64), np.full(bids + 2, -1, np.int64)
    here, rows = np.zeros(bids + 2, np.int64), np.full((bids + 2, bids), NONE, np.int64)
    following, child = np.zeros(bids + 2, np.int64), np.zeros(bids + 2, np.int64)
    kept = np.zeros((bids + 2, bids + 1, size), np.int64)  # at this depth, what each state does with each action
    total, share = np.zeros(size, np.float32), np.zeros(bids + 1)
    used, depth, entering = 0, 0, True
    while depth >= 0:
        x, j, mine = at[depth], last[depth], depth % 2 == seat
        level = (depth + 1 - seat) // 2
        if entering:
            following[depth], child[depth] = j + 1, x + 1
            choices_at(kin, table, here[depth], j, rows[depth], total)
            for o in range(size if mine else 0):
                kept[depth, :, o] = 0
                if reach[level, o] < rare or (total[o] <= TINY and j >= 0):
                    continue  # never here, or nothing is known: a check, which needs no entry
                share[0] = table[here[depth], o] if j >= 0 else 0.0
                for bid in range(j + 1, bids):
                    entry = rows[depth, bid]
                    known = total[o] > TINY
                    share[bid + 1] = 0.0 if entry == NONE else table[entry, o] if known else 1.0
                whole, best = 0.0, 0 if j >= 0 else 1
                for a in range(bids + 1):
                    if a == 0 or a > j + 1:
                        whole += share[a]
                        if share[a] > share[best]:
                            best = a
                left = 0.0
                for a in range(bids + 1):
                    if (a == 0 or a > j + 1) and (share[a] >= threshold * whole or a == best):
                        left += share[a]
                for a in range(bids + 1):
                    if ((a == 0 and j >= 0) or a > j + 1) and (share[a] >= threshold * whole or a == best):
                        kept[depth, a, o] = np.int64(share[a] / left * full + 0.5)
                        if kept[depth, a, o] > 0:
                            if used == len(node):
                                return -1
                            node[used], state[used], action[used], chance[used] = x, o, a, kept[depth, a, o]
                            place[used] = here[depth] if a == 0 else rows[depth, a - 1]
                            used += 1
        descending = False
        while following[depth] < bids and not descending:
            bid, y = following[depth], child[depth]
            following[depth], child[depth] = bid + 1, y + (1 << (bids - 1 - bid))
            if rows[depth, bid] == NONE:
                continue
            descending = not mine
            if mine:
                for o in range(size):
                    reach[level + 1, o] = reach[level, o] * kept[depth, bid + 1, o] / full
                    descending = descending or reach[level + 1, o] >= rare
            if descending:
                at[depth + 1], last[depth + 1], here[depth + 1] = y, bid, rows[depth, bid]
        if descending:
            depth += 1
        else:
            depth -= 1
        entering = descending
    return used


def pack(
    solution: Solution, seat: int, threshold: float, full: int = EIGHT_BITS, rare: float = 1e-12
) -> dict[str, np.ndarray]:
    """The strategy of a seat, small; the solution's own average strategy becomes what was packed.

    Choices less likely than `threshold` are dropped, and all that the seat itself does more seldom than `rare`.
    """
    side, bids = solution.game.sides[seat], len(solution.game.bids)
    ends = _rounded(side, solution.ends[seat], threshold, full)
    solution.ends[seat] = ends.astype(float)
    reach = np.zeros((bids + 2, side.size))
    np.maximum.at(reach[0], side.state, spread(side, solution.ends[seat]))
    table, room, used = solution.average[seat], 1 << 16, -1
    while used < 0:
        room *= 4
        node, place, state = np.zeros(room, np.int64), np.zeros(room, np.int64), np.zeros(room, np.int16)
        action, chance = np.zeros(room, np.uint8), np.zeros(room, ends.dtype)
        used = harvest(
            seat, bids, solution.kin, table, reach, rare, threshold, full, node, state, action, chance, place
        )  # fmt: skip
    table[:] = 0
    table[place[:used], state[:used]] = chance[:used]
    return {"ends": ends, **_steps(node[:used], action[:used], state[:used], chance[:used], side.size)}


def _steps(
    node: np.ndarray, action: np.ndarray, state: np.ndarray, chance: np.ndarray, size: int
) -> dict[str, np.ndarray]:
    """All that is done anywhere, in order of histories, and how likely each state does it: `chance[state, step]`."""
    steps, step = np.unique(np.stack([node, action.astype(np.int64)]), axis=1, return_inverse=True)
    chances = np.zeros((size, steps.shape[1]), chance.dtype)
    chances[state, step] = chance
    return {"node": steps[0], "action": steps[1].astype(np.uint8), "chance": chances}


def write(path: Path, table: dict[str, np.ndarray]) -> None:
    """A file of arrays that `numpy.load` reads, half as large as its own would be."""
    unfinished = path.with_suffix(".part")
    with zipfile.ZipFile(unfinished, "w", zipfile.ZIP_LZMA) as file:
        for name, array in table.items():
            entry = zipfile.ZipInfo(f"{name}.npy")
            entry.compress_type = zipfile.ZIP_LZMA
            with file.open(entry, "w") as part:
                np.lib.format.write_array(part, array, allow_pickle=False)
    unfinished.replace(path)


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
    rounded: np.ndarray = np.rint(spread(side, kept) * full).astype(np.uint8 if full <= EIGHT_BITS else np.uint16)
    return rounded
