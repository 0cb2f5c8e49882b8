"""A level beside what it was in version 0.1, at equal time: `python bench/earlier.py`, which goes on where it stopped.

GRA and Agenci: half of the seats of a deal are new, half are old, then the other way round. Krecia robota by sides: in
the same deal a new mole meets old agents and an old mole new ones; with `--four` each mole meets its own, too, which
tells what moles and what agents are worth by themselves. Everything is compared deal by deal, by a core's own time. How
many deals there are is said beforehand; fewer, where time ended it, are told as they are.
"""

from __future__ import annotations

import argparse
import functools
import json
import os
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
from bots import in_parallel, interval, key

from konspira.bots import bot
from konspira.bots.arena import ready
from konspira.bots.bot import Clock
from konspira.bots.ratings import compared
from konspira.games.krecia.roles import MOLE, PROFESSOR_NO
from konspira.play import shelf
from konspira.play.match import Match

CELLS = ("gra-3", "gra-4", "gra-6", "krecia-3", "krecia-4", "krecia-5", "agenci-2", "agenci-4")
NEW, OLD = 1, 0


class Deal(NamedTuple):
    """One game of a cell: whom each seat is, new or old; at Krecia robota the mole, and all agents."""

    cell: str
    number: int
    first: int  # who has the first of the seats that are shared out; the mole
    rest: int  # who has the others; the agents


@functools.cache
def awake(old: str, game: str, process: int) -> None:
    """See to it that the earlier version has its machine code before anybody's time is taken."""
    match = Match(shelf.box(game), 3, None, key("awake"))
    bot(old, seed=0).choose(match.turn(match.actors[0]))


def seated(deal: Deal, match: Match) -> list[int]:
    """Who is new, seat by seat."""
    seats = int(match._table[0]["options"]["seats"])
    if deal.cell.startswith("krecia"):
        sought = hidden(match, seats)
        return [deal.first if seat == sought else deal.rest for seat in range(seats)]
    mixed = np.random.default_rng(deal.number).permutation(np.arange(seats) % 2)
    return [deal.first if one else deal.rest for one in mixed]


def hidden(match: Match, seats: int) -> int:
    """The seat that the agents look for."""
    roles = match._table[0]["role"][:seats]
    return int(np.flatnonzero((roles == MOLE) | (roles == PROFESSOR_NO))[0])


def play(deal: Deal, new: str, old: str) -> float:
    """What the new ones got more than the old ones, each on average; at Krecia robota, whether the mole won."""
    Clock.now = staticmethod(time.process_time)
    game, seats = deal.cell.split("-")[0], int(deal.cell.split("-")[1])
    ready(game)
    awake(old, game, os.getpid())
    match = Match(shelf.box(game), seats, None, key("earlier", deal.cell, deal.number))
    who = seated(deal, match)
    players = [bot(new if one == NEW else old, seed=deal.number * 8 + seat) for seat, one in enumerate(who)]
    sought = hidden(match, seats) if game == "krecia" else -1
    while match.outcome is None:
        seat = match.actors[0]
        match.act(seat, players[seat].choose(match.turn(seat)))
    got = np.array(match.outcome.payoffs)
    if game == "krecia":
        return float(got[sought] > 0)
    return float(got[np.array(who) == NEW].mean() - got[np.array(who) == OLD].mean())


class Kept:
    """What was played of a cell, in a file."""

    def __init__(self, path: Path, bots: tuple[str, str]) -> None:
        self.path, self.found = path, dict[tuple[int, int, int], float]()
        if not path.exists():
            path.write_text(json.dumps(bots) + "\n", encoding="utf-8")
        lines = path.read_text(encoding="utf-8").splitlines()
        if json.loads(lines[0]) != list(bots):
            raise SystemExit(f"{path} is of other bots: {lines[0]}; name another --folder")
        for line in lines[1:]:
            number, first, rest, got = json.loads(line)
            self.found[number, first, rest] = got

    def add(self, deal: Deal, got: float) -> None:
        """Keep a result."""
        self.found[deal.number, deal.first, deal.rest] = got
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps([deal.number, deal.first, deal.rest, got]) + "\n")

    def differences(self, one: tuple[int, int], other: tuple[int, int], sign: int = -1) -> list[float]:
        """Of every deal that was played both ways: the one, and the other taken off (or added)."""
        numbers = sorted({number for number, _, _ in self.found})
        both = [(self.found.get((n, *one)), self.found.get((n, *other))) for n in numbers]
        return [a + sign * b for a, b in both if a is not None and b is not None]

    def moles(self, mole: int, agents: int) -> str:
        """How often a mole won."""
        won = [got for (_, first, rest), got in self.found.items() if (first, rest) == (mole, agents)]
        return interval(sum(won), len(won)) if won else "–"


def tell(cell: str, kept: Kept) -> None:
    """What a cell says so far."""
    if not cell.startswith("krecia"):
        _say(f"{cell}: the new get more by", [d / 2 for d in kept.differences((NEW, OLD), (OLD, NEW), 1)])
        return
    _say(f"{cell}: new moles and agents win more by", kept.differences((NEW, OLD), (OLD, NEW)))
    for mole, agents in ((NEW, OLD), (OLD, NEW), (NEW, NEW), (OLD, OLD)):
        said = f"{'new' if mole == NEW else 'old'} mole, {'new' if agents == NEW else 'old'} agents"
        print(f"  {said}: the mole wins {kept.moles(mole, agents)}")
    _say("  new moles beside old ones, old agents: more by", kept.differences((NEW, OLD), (OLD, OLD)))
    _say("  new agents beside old ones, old mole: lose less by", kept.differences((OLD, OLD), (OLD, NEW)))
    _say("  new agents beside old ones, new mole: lose less by", kept.differences((NEW, OLD), (NEW, NEW)))


def _say(what: str, differences: list[float]) -> None:
    if len(differences) > 1:
        mean, error, p = compared(differences)
        print(f"{what} {mean:+.3f} ± {error:.3f} a game, p = {p:.1e}, {len(differences)} deals", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", default=list(CELLS), help="game-seats")
    parser.add_argument("--new", default="level-5@0.2s")
    parser.add_argument("--old", default="v0.1:level-5@0.2s")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--four", action="store_true", help="Krecia robota: each mole beside its own agents, too")
    parser.add_argument("--seconds", type=float, default=1e9, help="start no more games after so long")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", type=Path, default=Path("build/earlier"))
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    names = (arguments.new, arguments.old)
    kept = {cell: Kept(arguments.folder / f"{cell}.jsonl", names) for cell in arguments.only}
    ways = [(NEW, OLD), (OLD, NEW)]
    own = [(NEW, NEW), (OLD, OLD)] if arguments.four else []
    jobs = [
        (Deal(cell, number, *way), *names)
        for number in range(arguments.deals)
        for cell in arguments.only
        for way in ways + (own if cell.startswith("krecia") else [])
        if (number, *way) not in kept[cell].found
    ]
    for job, result in in_parallel(play, jobs, arguments):
        kept[job[0].cell].add(job[0], result)
    for cell in arguments.only:
        tell(cell, kept[cell])


if __name__ == "__main__":
    main()
