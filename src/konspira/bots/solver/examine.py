"""A shipped table, opened again as a solution: its value and its exploitability can be worked out as it stands."""

from __future__ import annotations

import numpy as np

from konspira.bots.solver.cfr import new_row
from konspira.bots.solver.pack import successor
from konspira.bots.solver.player import Table
from konspira.bots.solver.solve import Solution


def reopened(table: Table) -> Solution:
    """The solution that a table is, after everything that was rounded or left out."""
    solution, bids = Solution(table.game), len(table.game.bids)
    for seat in (0, 1):
        node, state, action, chance = (table.parts[f"{part}{seat}"] for part in ("node", "state", "action", "chance"))
        solution.ends[seat] = table.parts[f"ends{seat}"].astype(float)
        steps, step_of = np.unique(node * (bids + 1) + action, return_inverse=True)
        nodes = np.array([successor(int(step) // (bids + 1), int(step) % (bids + 1), bids) for step in steps])
        for one in nodes:
            solution.make_room()
            new_row(solution.keys, one, solution.used)
        rows = np.array([new_row(solution.keys, one, solution.used) for one in nodes])
        solution.average[seat][rows[step_of], state] = chance
    return solution
