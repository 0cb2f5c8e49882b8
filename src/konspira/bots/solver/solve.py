"""Solving a round: two tables of strategies, better with every iteration, and what they can still be exploited for."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec
import numpy as np

from konspira.bots.solver.cfr import (
    ANSWER,
    BUCKETS,
    LEARN,
    NONE,
    PLAY,
    Aim,
    Ladder,
    Seat,
    Stack,
    new_child,
    walk,
)
from konspira.bots.solver.rounds import PAIRS, Round, Side

ROOM = 1 << 12  # rows at first


class Thrift(msgspec.Struct, frozen=True):
    """How sparingly histories are taken up; by default not at all.

    gain: an untried raise gets a row once it would have won so much more, divided by the iterations so far;
    every: in how many iterations untried raises are looked at once; faint: nobody walks where a seat comes less often;
    haste: how much more later iterations count, as a power of time. It helps where histories come up late, and only
    there.
    """

    gain: float = 0.0
    every: int = 1
    faint: float = 0.0
    haste: float = 0.0


LAVISH, CAREFUL = Thrift(), Thrift(gain=0.05, every=10, faint=1e-7, haste=1.0)
SPARING = Thrift(gain=0.3, every=10, faint=1e-5, haste=1.0)
EAGER = 20  # iterations at first in which untried raises are always looked at


class Solution:
    """Regrets and average strategies of both seats of a round: `average[seat][row, state]`, rows as `kin` has them.

    An entry is the weight of the action that led to a history, for the seat that took it, and of the check there, for
    the other seat. `ends[seat]` has one for each pair (hand, state): which cards to turn.
    """

    def __init__(self, game: Round, thrift: Thrift = LAVISH) -> None:
        self.game, self.thrift, self.iterations = game, thrift, 0
        bids, sizes = len(game.bids), [side.size for side in game.sides]
        self.kin, self.used = np.full((ROOM, 3), NONE, np.int64), np.ones(1, np.int64)
        self.regret = [np.zeros((ROOM, size), np.float32) for size in sizes]
        self.average = [np.zeros((ROOM, size), np.float32) for size in sizes]
        self.end_regret = [np.zeros(len(side.hand)) for side in game.sides]
        self.ends = [np.zeros(len(side.hand)) for side in game.sides]
        self._reach = [np.zeros((bids + 2, size), np.float32) for size in sizes]
        self._ladder, self._stack = ladder_of(game), stack_of(bids, max(sizes))
        for bid in np.flatnonzero(game.openings):  # all tried at first
            new_child(self.kin, self.used, 0, bid)

    def row(self, path: Iterable[int]) -> int:
        """The row of a history, made with all before it if there is none."""
        row = 0
        for bid in path:
            self.make_room()
            row = new_child(self.kin, self.used, row, bid)
        return row

    def _walk(self, mode: int, me: int, mine: np.ndarray, theirs: np.ndarray, weight: float = 0.0) -> np.ndarray:
        other, thrift, stack = 1 - me, self.thrift, self._stack
        my, their = self.game.sides[me], self.game.sides[other]
        aim = Aim(
            mode=mode,
            weight=weight,
            scouting=self.iterations <= EAGER or self.iterations % thrift.every == 0,
            gain=thrift.gain / max(self.iterations, 1),
            faint=thrift.faint if mode == LEARN else 0.0,
            pace=np.float32(self.pace),
        )
        walk(
            aim, me, self._ladder, self.kin, self.used,
            Seat(my.counts, my.types, mine, self._reach[me]),
            Seat(their.counts, their.types, theirs, self._reach[other]),
            self.average[me],
            stack._replace(values=stack.values[:, : my.size], kids=stack.kids[:, :, : my.size]),
        )  # fmt: skip
        values: np.ndarray = stack.values[0, : my.size].astype(np.float64)
        return values

    def improve(self, iterations: int = 1, told: Callable[[int], None] | None = None) -> None:
        """CFR+: regrets never below zero, seats in turn, later iterations count more."""
        for _ in range(iterations):
            self.iterations += 1
            for me in (0, 1):
                self.make_room()
                self._reach[0][0] = self._states(0, self.end_regret[0])
                self._reach[1][0] = self._states(1, self.end_regret[1])
                weight = float(self.iterations) ** (2 + 2 * self.thrift.haste) * 1e-6
                chosen = spread(self.game.sides[me], self.end_regret[me])
                values = self._walk(LEARN, me, self.regret[me], self.regret[1 - me], weight)
                side = self.game.sides[me]
                worth = values[side.state]
                mean = np.zeros(len(side.prior))
                np.add.at(mean, side.hand, chosen * worth)
                self.ends[me] += weight * chosen
                self.end_regret[me] = np.maximum(self.end_regret[me] + (worth - mean[side.hand]) * self.pace, 0)
            if told:
                told(self.iterations)

    @property
    def pace(self) -> float:
        """How much the regrets of this iteration count."""
        pace: float = self.iterations**self.thrift.haste
        return pace

    def make_room(self) -> None:
        """Twice as many rows, if half are used."""
        room = len(self.kin)
        if self.used[0] <= room // 2:
            return
        self.kin = np.concatenate([self.kin, np.full_like(self.kin, NONE)])
        for tables in (self.regret, self.average):
            for seat, old in enumerate(tables):
                tables[seat] = np.zeros((2 * room, old.shape[1]), np.float32)
                tables[seat][:room] = old

    def _states(self, seat: int, weights: np.ndarray) -> np.ndarray:
        """How likely each state is, by the weights of choosing it with each hand."""
        side = self.game.sides[seat]
        reach = np.zeros(side.size)
        np.add.at(reach, side.state, side.prior[side.hand] * spread(side, weights))
        return reach

    def best_answer(self, me: int) -> float:
        """What the best answer of a seat to the other's average strategy wins, in rounds won less rounds lost."""
        self._reach[1 - me][0] = self._states(1 - me, self.ends[1 - me])
        values = self._walk(ANSWER, me, self.average[me], self.average[1 - me])
        side = self.game.sides[me]
        best = np.full(len(side.prior), -np.inf)
        np.maximum.at(best, side.hand, values[side.state])
        return float(best @ side.prior)

    def value(self) -> float:
        """What the starter wins when both play their average strategies."""
        for seat in (0, 1):
            self._reach[seat][0] = self._states(seat, self.ends[seat])
        values = self._walk(PLAY, 0, self.average[0], self.average[1])
        side = self.game.sides[0]
        return float((side.prior[side.hand] * spread(side, self.ends[0])) @ values[side.state])

    def exploitability(self) -> float:
        """NashConv / 2: what best answers win on average; 0 at an equilibrium."""
        return (self.best_answer(0) + self.best_answer(1)) / 2


def ladder_of(game: Round) -> Ladder:
    """The bids of a round, as a walk needs them."""
    top = max(int(game.needs.max()), *(int(side.counts.max()) for side in game.sides))
    return Ladder(game.needs, game.ones, game.openings, game.low, game.wild, game.base, top)


def stack_of(bids: int, states: int) -> Stack:
    """Room for a walk: a round is no deeper than it has bids, and the checks before and after."""
    depth = bids + 2
    return Stack(
        last=np.full(depth, -1, np.int64),
        here=np.zeros(depth, np.int64),
        rows=np.full((depth, bids), NONE, np.int64),
        following=np.zeros(depth, np.int64),
        alive=np.ones((depth, 2), np.bool_),
        values=np.zeros((depth, states), np.float32),
        kids=np.zeros((depth, bids + 1, states), np.float32),
        totals=np.zeros((depth, states), np.float32),
        share=np.zeros(states, np.float32),
        bucket=np.zeros((len(PAIRS) + 1, BUCKETS)),
        everything=np.ones(states, np.float32),
    )


def spread(side: Side, weights: np.ndarray) -> np.ndarray:
    """Weights of choosing states as chances for each hand; all alike where nothing is known."""
    positive = np.maximum(weights, 0)
    total, number = np.zeros(len(side.prior)), np.zeros(len(side.prior))
    np.add.at(total, side.hand, positive)
    np.add.at(number, side.hand, 1.0)
    known = total[side.hand] > 0
    chances: np.ndarray = np.where(known, positive / np.where(known, total[side.hand], 1.0), 1.0 / number[side.hand])
    return chances
