"""Strategies as they are written down: small, and the same when they are read again."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest

from konspira.bots.solver.examine import reopened
from konspira.bots.solver.make import packed
from konspira.bots.solver.pack import pack
from konspira.bots.solver.paper import Page, Scroll
from konspira.bots.solver.player import Strategy
from konspira.bots.solver.recipes import Recipe, recipes
from konspira.bots.solver.rounds import UNIT, Round, exact, reduced
from konspira.bots.solver.scroll import Grain, Reader, begins, bids_of, travel
from konspira.bots.solver.solve import Solution, spread

GAMES = {
    "exact": lambda: exact((1, 2), False, True),
    "by count": lambda: reduced((2, 2), True, False),
    "low": lambda: reduced((2, 3), False, True, (5, 6), low=(1, 4)),
}


def solved(game: Round, iterations: int = 60) -> Solution:
    solution = Solution(game)
    solution.improve(iterations)
    return solution


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


def test_a_table_is_the_same_from_its_file(tmp_path: Path) -> None:
    recipe = Recipe((1, 1), True, False)
    solution = solved(recipe.round(), 300)
    scroll = packed(solution, solution.value(), solution.exploitability(), [16], 1.0)
    scroll.save(tmp_path / "x.table")
    assert [path.name for path in tmp_path.iterdir()] == ["x.table"]
    known = Strategy(recipe, Scroll.load(tmp_path / "x.table"))
    assert reopened(known).exploitability() == pytest.approx(scroll.shipped, abs=1e-9)


def test_a_damaged_table_is_refused() -> None:
    recipe = Recipe((1, 1), True, False)
    scroll = Scroll.load(recipe.path)
    longer = msgspec.convert(msgspec.to_builtins(scroll), Scroll)
    options = longer.bids[0]["most"].array()
    longer.bids[0]["most"] = Page.of(np.append(options, 0))
    with pytest.raises(ValueError, match="more than its round"):
        Strategy(recipe, longer).plays(0)
    longer.bids[0]["most"] = Page.of(options[:-1])
    with pytest.raises(ValueError, match="too early"):
        Strategy(recipe, longer).plays(0)


def test_all_tables_fill_a_few_megabytes() -> None:
    assert sum(recipe.path.stat().st_size for recipe in recipes()) < 6_000_000
