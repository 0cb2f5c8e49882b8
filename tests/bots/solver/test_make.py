"""The command that makes the shipped tables: what it packs, how finely, and which tables it takes up."""

from __future__ import annotations

from bots.solver.solving import solved

from konspira.bots.solver.make import packed
from konspira.bots.solver.paper import Scroll
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
