"""Make the strategies that are shipped: `python -m konspira.bots.solver.make [NAME…]` solves rounds and packs them.

A name is that of a table: `value-12` is the round of one card against two by value order, `count-jokers-21` the other
order with jokers and the two cards starting. Without a name all are made that are not there yet, on all cores.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from konspira.bots.solver.pack import pack
from konspira.bots.solver.pack import write as write_table
from konspira.bots.solver.recipes import TABLES, Recipe, recipes
from konspira.bots.solver.solve import Solution

SECONDS = 120.0  # of computing for one round, at most


def make(recipe: Recipe, seconds: float = SECONDS) -> dict[str, Any]:
    """Solve a round until it is good enough or time is up, and pack it."""
    began, solution = time.process_time(), Solution(recipe.round(), recipe.thrift)
    pace = 100 if recipe.exact else 25
    while time.process_time() - began < seconds:
        solution.improve(pace)
        far = solution.exploitability()
        print(f"{recipe.name} after {solution.iterations}: {far:.2g}", file=sys.stderr, flush=True)
        if far < recipe.target:
            break
    solved, value = solution.exploitability(), solution.value()
    threshold, full, rare = recipe.packing
    packed = [pack(solution, seat, threshold, full, rare) for seat in (0, 1)]
    told = {"iterations": solution.iterations, "solved": solved, "value": value, "shipped": solution.exploitability()}
    table: dict[str, Any] = {f"{name}{seat}": part for seat in (0, 1) for name, part in packed[seat].items()}
    return table | {name: np.array(number) for name, number in told.items()}


def write(recipe: Recipe, folder: Path, seconds: float) -> str:
    """Make one table, keep it, and say how good it is."""
    began, path = time.perf_counter(), folder / f"{recipe.name}.npz"
    table = make(recipe, seconds)
    write_table(path, table)
    return (
        f"{recipe.name}: value {table['value']:+.5f}, exploitability {table['solved']:.2g}, as shipped "
        f"{table['shipped']:.2g}, {table['iterations']} iterations, {time.perf_counter() - began:.0f} s, "
        f"{path.stat().st_size / 1024:.0f} kB"
    )


def main() -> None:
    """Make tables and say how good they are."""
    parser = argparse.ArgumentParser(prog="python -m konspira.bots.solver.make", description="Solve rounds of GRA.")
    parser.add_argument("names", nargs="*", help="tables; without a name all that are missing")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of computing for one table, at most")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", type=Path, default=TABLES)
    asked = parser.parse_args()
    asked.folder.mkdir(exist_ok=True)
    chosen = [
        recipe
        for recipe in recipes()
        if recipe.name in asked.names or (not asked.names and not (asked.folder / f"{recipe.name}.npz").exists())
    ]
    with ProcessPoolExecutor(asked.workers) as pool:
        for told in [pool.submit(write, recipe, asked.folder, asked.seconds) for recipe in reversed(chosen)]:
            print(told.result(), flush=True)


if __name__ == "__main__":
    main()
