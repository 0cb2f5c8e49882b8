"""Packing: small, at little cost, and together all states do what they did before."""

from __future__ import annotations

import numpy as np
from bots.solver.solving import solved

from konspira.bots.solver.pack import divide, pack
from konspira.bots.solver.rounds import UNIT, exact, reduced
from konspira.bots.solver.scroll import Grain
from konspira.bots.solver.solve import Solution, spread


def test_rounding_leaves_all_states_together_as_they_were() -> None:
    solution, grain = solved(reduced((2, 2), True, False), 100), Grain.of(8)
    before = openings(solution)
    pack(solution, 0, grain)
    after = openings(solution)
    assert np.abs(after - before).max() < 4 * grain.portion / UNIT  # by what states count for there are three kinds
    assert np.abs(after - before).sum() > 0, "this coarse, something has to be rounded"


def openings(solution: Solution) -> np.ndarray:
    """How often the round is opened by each bid, over all hands."""
    side = solution.game.sides[0]
    weight = np.bincount(side.state, side.prior[side.hand] * spread(side, solution.ends[0]), side.size)
    table = solution.average[0][[solution.row([bid]) for bid in range(len(solution.game.bids))]]
    chances: np.ndarray = (table / np.maximum(table.sum(0), 1e-30)) @ weight
    return chances


def test_packing_costs_little() -> None:
    solution = Solution(exact((1, 1), False, False))
    solution.improve(300)
    before = solution.exploitability()
    for seat in (0, 1):
        pack(solution, seat, Grain.of(13))
    assert solution.exploitability() < before + 2e-3


def test_what_rounding_takes_from_one_state_it_gives_to_the_next() -> None:
    owed, taken = np.zeros(2), []
    for _ in range(4):
        portion = np.zeros(2, np.int64)
        divide.py_func(np.array([0.5, 0.5]), 1, 1.0, owed, portion)
        taken.append(portion.tolist())
    assert taken == [[1, 0], [0, 1], [1, 0], [0, 1]]
    assert owed.tolist() == [0, 0]
