"""The command that makes the shipped tables: what it packs, how finely, and which tables it takes up."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from bots.solver.solving import solved

from konspira.bots.solver import make
from konspira.bots.solver.make import packed
from konspira.bots.solver.paper import Scroll
from konspira.bots.solver.recipes import TABLES, Recipe, recipes
from konspira.bots.solver.rounds import exact


def test_packing_takes_the_coarsest_grain_that_costs_little_enough() -> None:
    solution = solved(exact((1, 1), False, False), 300)
    far, value = solution.exploitability(), solution.value()
    cheap = packed(solution, value, far, range(4, 20), 0.02)
    solution = solved(exact((1, 1), False, False), 300)
    dear = packed(solution, value, far, range(4, 20), 1e-4)
    assert dear.shipped <= far + 1e-4
    assert cheap.shipped <= far + 0.02
    assert dear.portion < cheap.portion
    assert _size(dear) > _size(cheap)


def _size(scroll: Scroll) -> int:
    return sum(len(page.data) for pages in (*scroll.turns, *scroll.bids) for page in pages.values())


@pytest.mark.full
def test_a_table_is_packed_again_from_a_finer_one_and_nothing_is_solved(tmp_path: Path) -> None:
    recipe = Recipe((1, 1), True, False)
    said = make.write(recipe, tmp_path, 0.0, TABLES, 6.0)
    coarse, shipped = Scroll.load(tmp_path / recipe.path.name), Scroll.load(recipe.path)
    assert said.startswith("count-11: value")
    assert (coarse.value, coarse.solved) == (shipped.value, shipped.solved)
    assert coarse.portion > shipped.portion


@pytest.mark.parametrize(
    ("asked", "made"),
    [([], ["value-11", "count-jokers-11"]), (["value-12", "count-11"], ["value-12", "count-11"])],
    ids=["those that are missing", "those that are named"],
)
def test_tables_are_made_the_longest_first(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    asked: list[str],
    made: list[str],
) -> None:
    for recipe in recipes():
        if recipe.name not in ("value-11", "count-jokers-11"):
            (tmp_path / recipe.path.name).touch()
    monkeypatch.setattr(make, "ProcessPoolExecutor", ThreadPoolExecutor)
    monkeypatch.setattr(make, "write", lambda recipe, *how: recipe.name)
    monkeypatch.setattr(sys, "argv", ["make", *asked, "--folder", str(tmp_path)])
    make.main()
    assert capsys.readouterr().out.split() == made
