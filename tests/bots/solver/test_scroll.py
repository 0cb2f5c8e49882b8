"""Strategies as they are written down: the same when they are read again."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from bots.solver.solving import solved

from konspira.bots.solver.pack import pack
from konspira.bots.solver.rounds import exact, reduced
from konspira.bots.solver.scroll import Grain, Reader, after, begins, bids_of, node_of, travel

GAMES = {
    "exact": lambda: exact((1, 2), False, True),
    "by count": lambda: reduced((2, 2), True, False),
    "low": lambda: reduced((2, 3), False, True, (5, 6), low=(1, 4)),
}


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("fineness", [8, 14])
def test_what_is_written_is_read(name: str, fineness: int) -> None:
    solution, grain = solved(GAMES[name]()), Grain.of(fineness)
    for seat, side in enumerate(solution.game.sides):
        turns, bids = pack(solution, seat, grain)
        turning, bidding = Reader(turns), Reader(bids)
        portion = turning.mixes(np.bincount(side.hand), grain.portions(side.weight))
        assert portion.tolist() == solution.ends[seat].astype(int).tolist()
        does = travel(bidding, seat, len(solution.game.bids), begins(side, portion), grain)
        assert turning.finished
        assert bidding.finished
        rows = [
            solution.row(bids_of(node, len(solution.game.bids)) + ([action - 1] if action else []))
            for node, action in zip(does.node.tolist(), does.action.tolist(), strict=True)
        ]
        assert solution.average[seat][rows, does.state].tolist() == does.chance.tolist()
        assert (solution.average[seat] > 0).sum() == len(rows)


def test_histories_are_numbered_one_after_the_other() -> None:
    bids = 6
    paths = [list(path) for size in range(bids + 1) for path in itertools.combinations(range(bids), size)]
    assert sorted(node_of(path, bids) for path in paths) == list(range(1 << bids))
    assert all(bids_of(node_of(path, bids), bids) == path for path in paths)


def test_a_history_is_numbered_from_the_one_before() -> None:
    bids, before = 6, [0, 2]
    found = after(np.array([node_of(before, bids)]), np.array([2]), np.array([4]), bids)
    assert found.tolist() == [node_of([*before, 4], bids)]
    assert after(np.zeros(1, np.int64), np.array([-1]), np.array([3]), bids).tolist() == [node_of([3], bids)]
