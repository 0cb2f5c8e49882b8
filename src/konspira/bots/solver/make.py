"""Make the strategies that are shipped: `python -m konspira.bots.solver.make [NAME…]` solves rounds and packs them.

A name is that of a table: `value-12` is the round of one card against two by value order, `count-jokers-21` the other
order with jokers and the two cards starting. Without a name all are made that are not there yet, on all cores.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from konspira.bots.solver.examine import reopened
from konspira.bots.solver.pack import pack
from konspira.bots.solver.paper import Scroll
from konspira.bots.solver.player import Strategy
from konspira.bots.solver.recipes import TABLES, Recipe, recipes
from konspira.bots.solver.scroll import Grain
from konspira.bots.solver.solve import Solution

SECONDS = 120.0  # of computing for one round, at most
FINENESSES = [half / 2 for half in range(18, 48)]  # how finely tables may be packed


def make(recipe: Recipe, seconds: float = SECONDS) -> Solution:
    """Solve a round until it is good enough or time is up."""
    began, solution = time.process_time(), Solution(recipe.round(), recipe.thrift)
    pace = 100 if recipe.exact else 25
    while time.process_time() - began < seconds:
        solution.improve(pace)
        far = solution.exploitability()
        print(f"{recipe.name} after {solution.iterations}: {far:.2g}", file=sys.stderr, flush=True)
        if far < recipe.target:
            break
    return solution


def packed(solution: Solution, value: float, solved: float, finenesses: Iterable[float], loss: float) -> Scroll:
    """The table of a solved round, packed ever more finely until that costs no more than it may."""
    average, ends = solution.average, solution.ends
    for fineness in finenesses:
        solution.average, solution.ends = [table.copy() for table in average], list(ends)
        grain = Grain.of(fineness)
        turns, bids = zip(*(pack(solution, seat, grain) for seat in (0, 1)), strict=True)
        shipped = solution.exploitability()
        if shipped <= solved + loss:
            break
    return Scroll(value, solved, shipped, grain.portion, grain.rare, list(turns), list(bids))


def write(
    recipe: Recipe, folder: Path, seconds: float, finer: Path | None = None, fineness: float | None = None
) -> str:
    """Make one table, keep it, and say how good it is."""
    began, path = time.perf_counter(), folder / recipe.path.name
    if finer:
        known = Strategy(recipe, Scroll.load(finer / path.name))
        solution, value, solved = reopened(known), known.scroll.value, known.scroll.solved
    else:
        solution = make(recipe, seconds)
        value, solved = solution.value(), solution.exploitability()
    scroll = packed(solution, value, solved, [fineness] if fineness else FINENESSES, recipe.loss)
    scroll.save(path)
    return (
        f"{recipe.name}: value {value:+.5f}, exploitability {solved:.2g}, as shipped {scroll.shipped:.2g}, "
        f"{time.perf_counter() - began:.0f} s, {path.stat().st_size / 1024:.0f} kB"
    )


def main() -> None:
    """Make tables and say how good they are."""
    parser = argparse.ArgumentParser(prog="python -m konspira.bots.solver.make", description="Solve rounds of GRA.")
    parser.add_argument("names", nargs="*", help="tables; without a name all that are missing")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of computing for one table, at most")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", type=Path, default=TABLES, help="where tables are written")
    parser.add_argument("--of", type=Path, help="a folder of finer tables: these are packed again, nothing is solved")
    parser.add_argument("--fineness", type=float, help="pack this finely (18: next to nothing is lost), not as need be")
    asked = parser.parse_args()
    asked.folder.mkdir(exist_ok=True)
    chosen = [
        recipe
        for recipe in recipes()
        if recipe.name in asked.names or (not asked.names and not (asked.folder / recipe.path.name).exists())
    ]
    with ProcessPoolExecutor(asked.workers) as pool:
        for told in [
            pool.submit(write, recipe, asked.folder, asked.seconds, asked.of, asked.fineness)
            for recipe in reversed(chosen)
        ]:
            print(told.result(), flush=True)


if __name__ == "__main__":
    main()
