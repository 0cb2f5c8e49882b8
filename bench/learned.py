"""What learned exploiters get: `python bench/learned.py GAME FILE`, where FILE is a net that `konspira train` has made.

`konspira train GAME -o FOLDER --seats 4 --against NET --start NET` lets a net learn what the frozen one has not: it has
one seat of each table. Here it has each seat of every deal in turn, and a level all others. A best response for a side
of Krecia robota (`--side "role[me] is 1"`) is measured by `bench/company.py`. Bots count a core's own time; it goes on
where it stopped.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from bots import played

from konspira.bots.arena import Tournament
from konspira.bots.exploiters import judge

LEVELS = ("level-3", "level-4", "v0.1:level-4")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("net", type=Path)
    parser.add_argument("--against", nargs="+", default=list(LEVELS))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=1e9, help="start no more games after so long")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--folder", type=Path, default=Path("build/learned"))
    arguments = parser.parse_args()
    cells = [
        Tournament(arguments.game, (level, f"net:{arguments.net}"), arguments.games, arguments.seats, alone=True)
        for level in arguments.against
    ]
    for cell, ledger in zip(cells, played(cells, arguments), strict=True):
        if len(ledger.results) > 1:
            found = judge(cell, ledger.results)
            error = (found.mean - found.low) / 2.326 * 1.96  # judge's bound is the one-sided one of 99 %
            print(
                f"{cell.game}, {cell.seats} seats, among {cell.bots[0]}: {found.mean:.3f} ± {error:.3f} "
                f"of {found.games} games, {found.mean - found.fair:+.3f} beside its fair share",
                flush=True,
            )


if __name__ == "__main__":
    main()
