"""How fast datasets of random play are written and read, a core's own time: python bench/dataset.py [GAME…]"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path

from konspira.bots.arena import Tournament
from konspira.play import shelf
from konspira.research.dataset import load
from konspira.research.dataset.folder import Folder
from konspira.research.dataset.making import of_bots, play_at_random


def measure(game: str, games: int, fields: bool) -> None:
    box = shelf.box(game)
    tournament = Tournament(game, ("random",), games, min(4, box.seats.stop - 1))
    about = of_bots(box, tournament, fields=fields)
    with tempfile.TemporaryDirectory() as there:
        for name, matches in (("first", range(2)), ("measured", range(games))):  # the first call compiles
            with Folder(Path(there) / name, box, about) as folder:
                began = time.process_time()
                play_at_random(folder.path, about, matches, lambda _: False)
                took = time.process_time() - began
        data = load(folder.path)
        size = sum(file.stat().st_size for file in folder.path.rglob("*.parquet")) / len(data)
        began = time.process_time()
        read = sum(len(batch.match) for batch in data)
        speeds = f"{read / took:12,.0f} rows/s written {read / (time.process_time() - began):12,.0f} read"
    print(f"{game:8} {'fields' if fields else '':6} {read:10,} rows {speeds} {size:8.1f} bytes a row")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=shelf.names())
    parser.add_argument("--games", type=int, default=2000)
    chosen = parser.parse_args()
    for name in chosen.game:
        for with_fields in (False, True):
            measure(name, chosen.games, with_fields)
