"""Puzzles and blunders: `python bench/puzzles.py WHAT`, where WHAT is one of `MEASURES`.

`dig` plays games of strong bots and adds what it finds to a file, for so many seconds; `choose` makes the shipped
collection and the regression set of what is there; `again` judges the regression set anew, as others are believed
today, and leaves out what is no clear mistake any more; `levels` lets levels answer it, and prints the share that each
passes (bar: 95 %).
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from pathlib import Path

from konspira.bots.arena import ready
from konspira.bots.blunders import Blunder, answers, blunders, share
from konspira.bots.bot import Clock
from konspira.bots.choosing import blunder_from, judged_again, puzzle_from, spread
from konspira.bots.margins import SEEDS, judged, judges
from konspira.bots.mining import Find, mine
from konspira.bots.positions import read_lines, write_lines
from konspira.bots.puzzles import FILE

MEASURES = ("dig", "choose", "again", "levels")
ANEW = {"ahead": 6_000}  # iterations with each seed, where more than usual
POSITIONS = Path(__file__).parent.parent / "tests" / "bots" / "positions"
BAR = 0.95


def dig(arguments: argparse.Namespace) -> None:
    """Play, and keep what is found."""
    arguments.finds.parent.mkdir(parents=True, exist_ok=True)
    for find in mine(arguments.finds, arguments.seconds, arguments.seed):
        kind = "proof" if find.proven is not None else f"lead {find.judged[0].lead}"
        print(f"{find.position.game}, {find.position.seats} seats: {kind}", flush=True)


def choose(arguments: argparse.Namespace) -> None:
    """The collection and the regression set, out of all finds; another collection is another `VERSION`."""
    found = read_lines(arguments.finds, Find)
    finds = list({(find.position.key, len(find.position.steps)): find for find in found}.values())  # each once
    for game in sorted({find.position.game for find in finds}):
        ready(game)
    puzzles = [puzzle for find in finds if (puzzle := puzzle_from(find)) is not None]
    chosen = spread(_few_of_each(puzzles, arguments.most))
    write_lines(FILE, chosen)
    print(f"{len(chosen)} puzzles:", dict(Counter((one.position.game, one.asks) for one in chosen)))
    kept = [blunder for find in finds if (blunder := blunder_from(find)) is not None]
    for game in sorted({one.position.game for one in kept}):
        write_lines(POSITIONS / f"{game}.jsonl", [one for one in kept if one.position.game == game])
    print(f"{len(kept)} positions:", dict(Counter(one.position.game for one in kept)))


def _few_of_each(puzzles: list, most: int) -> list:
    """At most so many of each game and question, those with the largest lead."""
    kinds: dict[tuple[str, str], list] = {}
    for one in puzzles:
        kinds.setdefault((one.position.game, one.asks), []).append(one)
    return [one for kind in kinds.values() for one in sorted(kind, key=lambda one: -one.lead)[:most]]


def again(arguments: argparse.Namespace) -> None:
    """The regression set without what today's first judge of a game does not find to cost anything."""
    for path in sorted(POSITIONS.glob("*.jsonl")):
        ready(path.stem)
        kept: list[Blunder] = []
        for one in read_lines(path, Blunder):
            turn = one.position.turn()
            judge = judges(turn)[0]
            found = judged_again(one, judged(turn, judge, range(SEEDS), ANEW.get(judge, 0)))
            if found is None:
                print(f"  {path.stem}: no mistake any more: {one.why}", flush=True)
            else:
                kept.append(found)
        write_lines(path, kept)
        print(f"{path.stem}: {len(kept)} positions", flush=True)


def levels(arguments: argparse.Namespace) -> None:
    """What levels do at positions where a level once erred."""
    Clock.now = staticmethod(time.process_time)
    kept = blunders(POSITIONS)
    for game in sorted({one.position.game for one in kept}):
        ready(game)
    good = True
    seeds = range(arguments.seed, arguments.seed + arguments.seeds)
    for level in arguments.levels:
        found = [one for seed in seeds for one in answers(kept, [level], seed)]
        failed = Counter(
            f"{one.blunder.position.game}: {one.action}; {one.blunder.why}" for one in found if not one.passes
        )
        for what, times in failed.most_common():
            print(f"  {level} {times} times at {what}")
        good &= share(found) >= BAR
        print(f"{level}: {share(found):.1%} of {len(found)}", flush=True)
    sys.exit(0 if good else 1)


def main() -> None:
    """One of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=MEASURES)
    parser.add_argument("--finds", type=Path, default=Path("build/puzzles/finds.jsonl"))
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seeds", type=int, default=5, help="how often a level answers: bots draw what they do")
    parser.add_argument("--most", type=int, default=60, help="puzzles of each game and question")
    parser.add_argument("--levels", nargs="*", default=["level-4", "level-5"])
    arguments = parser.parse_args()
    getattr(sys.modules[__name__], arguments.what)(arguments)


if __name__ == "__main__":
    main()
