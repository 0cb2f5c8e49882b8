"""What learned exploiters get: `python bench/learned.py GAME FILE`, where FILE is a net that `konspira train` has made.

`konspira train GAME -o FOLDER --seats 4 --against NET --start NET` lets a net learn what the frozen one has not: it has
one seat of each table. Here it has each seat of every deal in turn, and a level all others; beside it, the level plays
the same deals alone, since at Krecia robota a fair share is what the sides win. A best response for a side (`--side
"role[me] is 1"`) is measured by `bench/company.py`. Bots count a core's own time; it goes on where it stopped.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from bots import played

from konspira.bots.arena import Tournament
from konspira.bots.ratings import compared

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
    game, seats, deals = arguments.game, arguments.seats, -(-arguments.games // arguments.seats)
    cells = [
        cell
        for level in arguments.against
        for cell in (
            Tournament(game, (level, f"net:{arguments.net}"), deals * seats, seats, alone=True),
            Tournament(game, (level,), deals, seats),
        )
    ]
    ledgers = played(cells, arguments)
    for level, with_net, without in zip(arguments.against, ledgers[::2], ledgers[1::2], strict=True):
        level_gets = {one.deal: float(np.mean(one.payoffs)) for one in without.results}
        net_gets = dict[int, list[float]]()
        for one in with_net.results:
            net_gets.setdefault(one.deal, []).append(one.payoffs[one.seating.index(1)])
        whole = [deal for deal, got in net_gets.items() if len(got) == seats and deal in level_gets]
        if len(whole) > 1:
            more, error, p = compared([float(np.mean(net_gets[deal])) - level_gets[deal] for deal in whole])
            print(
                f"{game}, {seats} seats, among {level}: {np.mean([net_gets[deal] for deal in whole]):.3f} a game, "
                f"{more:+.3f} ± {error:.3f} beside what {level} gets itself, p = {p:.1e}, {len(whole)} deals",
                flush=True,
            )


if __name__ == "__main__":
    main()
