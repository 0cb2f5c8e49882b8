"""The file of a table: the same when it is read again, in the smallest numbers."""

from __future__ import annotations

from pathlib import Path

import pytest
from bots.solver.solving import solved

from konspira.bots.solver.examine import reopened
from konspira.bots.solver.make import packed
from konspira.bots.solver.paper import Scroll
from konspira.bots.solver.player import Strategy
from konspira.bots.solver.recipes import Recipe


def test_a_table_is_the_same_from_its_file(tmp_path: Path) -> None:
    recipe = Recipe((1, 1), True, False)
    solution = solved(recipe.round(), 300)
    scroll = packed(solution, solution.value(), solution.exploitability(), [16], 1.0)
    scroll.save(tmp_path / "x.table")
    assert [path.name for path in tmp_path.iterdir()] == ["x.table"]
    known = Strategy(recipe, Scroll.load(tmp_path / "x.table"))
    assert reopened(known).exploitability() == pytest.approx(scroll.shipped, abs=1e-9)
