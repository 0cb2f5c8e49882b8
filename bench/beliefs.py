"""How good a bot's beliefs are: `python bench/beliefs.py gra --bot level-4 --games 50 --seats 2 --plot build`."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from konspira.bots.arena import ready
from konspira.research.belief_quality import score_beliefs


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bot", default="level-4")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--every", type=int, default=1, help="look at every so many decisions")
    parser.add_argument("--plot", type=Path, help="a folder for reliability plots")
    given = parser.parse_args()
    ready(given.game)
    for one in score_beliefs(
        given.game, player=given.bot, games=given.games, seats=given.seats, seed=given.seed, every=given.every
    ):
        print(
            f"{one.about}: {len(one.said)} cases, Brier {one.brier:.4f} (always the mean: {one.brier_of_mean:.4f}), "
            f"log loss {one.log_loss:.4f}, calibration error {one.calibration_error:.4f}; "
            f"{one.mistaken} of {one.sure} certainties wrong"
        )
        if given.plot:
            given.plot.mkdir(parents=True, exist_ok=True)
            (given.plot / f"{given.game}-{one.about}.svg").write_text(one.svg(), encoding="utf-8")
    print(msgspec.json.encode(one.provenance).decode())


if __name__ == "__main__":
    main()
