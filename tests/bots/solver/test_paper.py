"""The file of a table: the same when it is read again, in the smallest numbers."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from bots.solver.solving import solved

from konspira.bots.solver.examine import reopened
from konspira.bots.solver.make import packed
from konspira.bots.solver.paper import Page, Scroll
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


@pytest.mark.parametrize(("numbers", "kind"), [([], "|u1"), ([0, 255], "|u1"), ([256, 3], "<u2"), ([1 << 40], "<u8")])
def test_a_page_holds_numbers_in_the_smallest_type(numbers: list[int], kind: str) -> None:
    page = Page.of(np.array(numbers, np.int64))
    assert page.kind == kind
    assert page.array().tolist() == numbers
