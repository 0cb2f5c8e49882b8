"""How long a first and a second start take, a game: `python bench/start.py [GAME …]`.

Each start is a fresh process. "A move" is the moment at which a match is open and one action has been done;
"compiled" is the moment at which every entry point is machine code. In brackets: seconds of one core that were
really spent until then, which a busy machine does not stretch.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile

from rich.console import Console
from rich.table import Table

from konspira.play import shelf

START = """
import time; began = time.perf_counter()
import sys, konspira
from konspira.boxes.backend import warm
match = konspira.open(sys.argv[1])
seat = match.actors[0]
match.act(seat, match.turn(seat).legal[0])
move = time.perf_counter() - began
warming = warm(match.box)
if warming: warming.finished.wait()
print(move, time.perf_counter() - began)
"""


def started(game: str, cache: str) -> tuple[float, float, float]:
    """Seconds until a move was made, until all was compiled, and of a core spent on it."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    environment = {**os.environ, "KONSPIRA_CACHE": cache}
    done = subprocess.run([sys.executable, "-c", START, game], env=environment, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(done.stderr)
    move, compiled = map(float, done.stdout.split())
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return move, compiled, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main(games: list[str]) -> None:
    """Print both starts of each game."""
    table = Table(title="Seconds from the start of Python")
    for heading in ("game", "first start: a move", "first start: compiled", "second start: a move", "second: compiled"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for game in games:
        with tempfile.TemporaryDirectory() as cache:
            first, second = started(game, cache), started(game, cache)
        cells = [(f"{move:.1f}", f"{compiled:.1f} ({spent:.1f})") for move, compiled, spent in (first, second)]
        table.add_row(game, *cells[0], *cells[1])
    Console().print(table)


if __name__ == "__main__":
    main(sys.argv[1:] or list(shelf.names()))
