"""Strategies as they are shipped: what hardly ever comes up is left out, and chances are rounded to portions.

A state that seldom comes to a history divides into few portions there. What rounding takes from one state it gives to
the next at the same history that counts for as much: all together they do what they did before, which is almost all
that the other seat can notice.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from konspira.bots.solver.cfr import BID, BUCKETS, CHILD, NONE, SIBLING, TINY, child_of, choices_at
from konspira.bots.solver.paper import Page
from konspira.bots.solver.scroll import CHECK, Grain, Level, begins, spans, travel
from konspira.bots.solver.solve import Solution, spread

TAKES = 1e-6  # less of a portion is none


@njit(nogil=True)
def clear(share, faint):
    """Leave out shares that are too small."""
    least = min(faint * share.sum(), share.max())
    for a in range(len(share)):
        if share[a] < least:
            share[a] = 0.0


@njit(nogil=True)
def divide(share, into, weight, owed, portion):
    """Divide into portions as near to the shares as can be, those first that are owed most; note what is owed then.

    `owed`: by how much weight each choice came short so far.
    """
    left, whole = into, share.sum()
    for a in range(len(share)):
        exact = share[a] / whole * into
        portion[a] = np.int64(exact + TAKES)
        left -= portion[a]
    while left > 0:
        best, most = np.argmax(share), -np.inf
        for a in range(len(share)):
            rest = share[a] / whole * into - portion[a]
            if rest > TAKES and rest + owed[a] * into / weight > most:
                best, most = a, rest + owed[a] * into / weight
        portion[best] += 1
        left -= 1
    for a in range(len(share)):
        owed[a] += weight * (share[a] / whole - portion[a] / into)


@njit(nogil=True)
def turned(first, state, share, weight, into, size, faint, portion):
    """Write how each hand divides among the states that it can be turned to."""
    owed = np.zeros(size)
    for hand in range(len(weight)):
        low, high = first[hand], first[hand + 1]
        mine = owed[state[low:high]]
        clear(share[low:high], faint)
        divide(share[low:high], into[hand], weight[hand], mine, portion[low:high])
        owed[state[low:high]] = mine


@njit(nogil=True)
def divided(kin, table, counts, bids, row, last, owner, state, weight, into, faint, portion):
    """Write how the states of a level divide: `portion[place, action]`, by the tables' entries.

    counts[state, bid]: what states count for. What is owed is kept apart by it: for each bid, and the check of one.
    """
    total, share, rows = np.zeros(table.shape[1], np.float32), np.zeros(bids + 1), np.zeros(bids, np.int64)
    owed, mine, now = np.zeros((bids + 1, BUCKETS)), np.zeros(bids + 1), -1
    for i in range(len(state)):
        if owner[i] != now:
            now = owner[i]
            choices_at(kin, table, row[now], last[now], rows, total)
            owed[:] = 0.0
        o, known = state[i], total[state[i]] > TINY
        share[:] = 0.0
        if last[now] >= 0:
            share[0] = table[row[now], o] if known else 1.0
        for bid in range(last[now] + 1, bids):
            if rows[bid] != NONE:
                share[bid + 1] = table[rows[bid], o] if known else 0.0 if last[now] >= 0 else 1.0
        clear(share, faint)
        for a in range(bids + 1):
            mine[a] = owed[a, counts[o, a - 1 if a else last[now]]]
        divide(share, into[i], weight[i], mine, portion[i])
        for a in range(bids + 1):
            owed[a, counts[o, a - 1 if a else last[now]]] = mine[a]


@njit(nogil=True)
def prepared(kin, table, row, first, state, faint, answers):
    """Write which bids after these histories are worth an answer: those to which any state does not just check."""
    for i in range(len(row)):
        child = kin[row[i], CHILD]
        while child != NONE:
            raised = kin[child, CHILD]
            while raised != NONE and not answers[i, kin[child, BID]]:
                for o in state[first[i] : first[i + 1]]:
                    if table[raised, o] > faint * table[child, o]:
                        answers[i, kin[child, BID]] = True
                raised = kin[raised, SIBLING]
            child = kin[child, SIBLING]


@njit(nogil=True)
def children_of(kin, row, bid):
    """The rows of the histories that bids lead to."""
    found = np.zeros(len(row), np.int64)
    for i in range(len(row)):
        found[i] = child_of(kin, row[i], bid[i])
    return found


class Pen:
    """Writes down arrays, piece by piece."""

    def __init__(self) -> None:
        self._written: dict[str, list[np.ndarray]] = {}

    def write(self, name: str, piece: np.ndarray) -> None:
        """The next piece of an array."""
        self._written.setdefault(name, []).append(piece)

    def mixes(self, number: np.ndarray, portion: np.ndarray) -> None:
        """Portions, of which each divides all among so many options: which gets most, and if need be the others."""
        owner, nth = spans(number)
        first = np.cumsum(number) - number
        highest = np.maximum.reduceat(portion, first)
        best = np.full(len(number), len(portion))
        np.minimum.at(best, owner, np.where(portion == highest[owner], nth, len(portion)))
        mixed = np.add.reduceat(portion, first) > highest
        self.write("most", 2 * best + mixed)
        self.write("others", portion[mixed[owner] & (nth != best[owner])])

    def rises(self, name: str, last: np.ndarray, number: np.ndarray, action: np.ndarray) -> None:
        """So many actions that rise from the last bids, as steps."""
        owner, nth = spans(number)
        before = np.maximum(np.where(nth == 0, 0, np.roll(action, 1)), last[owner] + 1)
        self.write(name, number)
        self.write(f"{name}_by", np.where(action == CHECK, 0, action - before))

    def pages(self) -> dict[str, Page]:
        """All arrays, as they are shipped."""
        return {name: Page.of(np.concatenate(pieces)) for name, pieces in self._written.items()}


class Writer:
    """Writes a strategy as `Reader` reads it."""

    def __init__(self, solution: Solution, seat: int, grain: Grain) -> None:
        self.pen, self._grain, self._rows = Pen(), grain, np.zeros(1, np.int64)
        self._kin, self._table, self._bids = solution.kin, solution.average[seat], len(solution.game.bids)
        self._counts = solution.game.sides[seat].counts[0 if solution.game.wild else 1]
        self._packed: list[tuple[np.ndarray, np.ndarray, np.ndarray]] = []

    def divide(self, level: Level, into: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Options and portions, worked out and written."""
        self._go(level)
        portion = np.zeros((len(level.state), self._bids + 1), np.int64)
        divided(
            self._kin, self._table, self._counts, self._bids, self._rows, level.last, level.owner, level.state,
            level.weight.astype(float), into, self._grain.faint, portion,
        )  # fmt: skip
        taken = np.maximum.reduceat(portion, np.searchsorted(level.owner, np.arange(len(level.node)))) > 0
        number, action, flat = taken.sum(1), taken.nonzero()[1], portion[taken[level.owner]]
        self.pen.rises("options", level.last, number, action)
        self.pen.mixes(number[level.owner], flat)
        self._keep(level, portion)
        return number, action, flat

    def answers(self, level: Level) -> tuple[np.ndarray, np.ndarray]:
        """Answers worth being prepared for, written."""
        self._go(level)
        first = np.searchsorted(level.owner, np.arange(len(level.node) + 1))
        found = np.zeros((len(level.node), self._bids), np.bool_)
        prepared(self._kin, self._table, self._rows, first, level.state, self._grain.faint, found)
        found[np.bincount(level.owner, level.weight, len(level.node)) < self._grain.thin] = False
        number, bid = found.sum(1), found.nonzero()[1]
        self.pen.rises("answers", level.last, number, bid + 1)
        return number, bid

    def _go(self, level: Level) -> None:
        """On to the rows of these histories."""
        if len(level.node) and level.last[0] != NONE:
            self._rows = children_of(self._kin, self._rows[level.before], level.last)

    def _keep(self, level: Level, portion: np.ndarray) -> None:
        place, action = portion.nonzero()
        row = self._rows[level.owner[place]]
        raised = children_of(self._kin, row, np.maximum(action - 1, 0))
        self._packed.append((np.where(action == CHECK, row, raised), level.state[place], portion[place, action]))

    def settle(self) -> None:
        """Make the solution's average strategy what was written."""
        self._table[:] = 0
        for row, state, portion in self._packed:
            self._table[row, state] = portion


def pack(solution: Solution, seat: int, grain: Grain) -> tuple[dict[str, Page], dict[str, Page]]:
    """How a seat turns its cards and how it bids, small; the solution's average strategy becomes what was packed."""
    side, turning = solution.game.sides[seat], Pen()
    number, share = np.bincount(side.hand), spread(side, solution.ends[seat])
    weight, portion = side.weight, np.zeros(len(side.hand), np.int64)
    first = np.concatenate([[0], np.cumsum(number)])
    turned(first, side.state, share, weight.astype(float), grain.portions(weight), side.size, grain.faint, portion)
    turning.mixes(number, portion)
    solution.ends[seat] = portion.astype(float)
    writer = Writer(solution, seat, grain)
    travel(writer, seat, len(solution.game.bids), begins(side, portion), grain)
    writer.settle()
    return turning.pages(), writer.pen.pages()
