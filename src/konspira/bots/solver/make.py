"""Make the strategies that are shipped: `python -m konspira.bots.solver.make [NAME…]` solves rounds and packs them.

A name is that of a table: `value-12` is the round of one card against two by value order, `count-jokers-21` the other
order with jokers and the two cards starting. Without a name all are made that are not there yet.
"""

from __future__ import annotations

import sys
import time
from typing import Any

import numpy as np

from konspira.bots.solver.pack import EIGHT_BITS, SIXTEEN_BITS, pack
from konspira.bots.solver.recipes import TABLES, Recipe, recipes
from konspira.bots.solver.solve import Solution

SECONDS = 120.0  # of computing for one round, at most


def make(recipe: Recipe, seconds: float = SECONDS) -> dict[str, Any]:
    """Solve a round until it is good enough or time is up, and pack it."""
    began, solution = time.process_time(), Solution(recipe.round())
    pace = 100 if recipe.exact else 25
    while time.process_time() - began < seconds:
        solution.improve(pace)
        far = solution.exploitability()
        print(f"{recipe.name} after {solution.iterations}: {far:.2g}", file=sys.stderr, flush=True)
        if far < recipe.target:
            break
    solved, value = solution.exploitability(), solution.value()
    threshold, full = (0.001, SIXTEEN_BITS) if recipe.exact else (0.003, EIGHT_BITS)
    packed = [pack(solution, seat, threshold, full) for seat in (0, 1)]
    told = {"iterations": solution.iterations, "solved": solved, "value": value, "shipped": solution.exploitability()}
    table: dict[str, Any] = {f"{name}{seat}": part for seat in (0, 1) for name, part in packed[seat].items()}
    return table | {name: np.array(number) for name, number in told.items()}


def main(names: list[str]) -> None:
    """Make tables and say how good they are."""
    TABLES.mkdir(exist_ok=True)
    for recipe in recipes():
        path = TABLES / f"{recipe.name}.npz"
        if (names and recipe.name not in names) or (not names and path.exists()):
            continue
        began = time.perf_counter()
        table = make(recipe)
        np.savez_compressed(path, **table)
        print(
            f"{recipe.name}: value {table['value']:+.5f}, exploitability {table['solved']:.2g}, as shipped "
            f"{table['shipped']:.2g}, {table['iterations']} iterations, {time.perf_counter() - began:.0f} s, "
            f"{path.stat().st_size / 1024:.0f} kB",
            flush=True,
        )


if __name__ == "__main__":
    main(sys.argv[1:])
