"""How the reconstructed pack plays: `python -m konspira.games.wistar.tuning` plays evenings and prints the figures.

The pack's numbers were chosen by these figures (see packs/reconstructed.toml): an evening should come close to
the one finished game that the rulebook prints, and a harder mix should be harder.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from typing import Any

from konspira.boxes.backend import compiled
from konspira.games.wistar import BOX, library, scoring
from konspira.games.wistar.components import AREAS, CHEESE, HOUSE, LAST_ROOM, ROUNDS, SCALES
from konspira.games.wistar.options import mixes
from konspira.games.wistar.simulated_person import play
from konspira.kernel.rule import interpret

# The final state that the rulebook prints as its example of scoring, as far as it tells.
PRINTED = {"score": 75, "points": 32, "projects": 8, "doors": 3, "house mice": 1, "cubes": 4, "beds": 3, "dug": 4}


def evening(mix: tuple[int, ...], pack: Any, chance: random.Random) -> tuple[dict[str, float], dict[str, int]]:
    """The figures of one evening, and how often he asked what."""
    table, view = BOX.table.new(), BOX.view.new()
    options = BOX.options_row(1, {**dict(zip(SCALES, mix, strict=True)), "pack": pack})
    asked = play(compiled(BOX), table, view, options, chance).asked
    t = BOX.table.plain(table)
    tiles = [t.tile[i] for i in range(t.tiles)]
    return {
        "score": interpret(scoring.total)(t),
        "points": t.points,
        "projects": t.projects,
        "doors": t.doors,
        "house mice": tiles.count(HOUSE),
        "tiles": t.tiles,
        "cheese": tiles.count(CHEESE),
        "cubes": t.cubes,
        "beds": t.beds,
        "dug": t.dug,
        "rats": sum(t.rats[area] for area in range(len(AREAS))),
        "tents": t.tents.bit_count(),
        "goals": t.goals.bit_count(),
        "fields": sum(t.position[scale] for scale in range(len(SCALES))),
        "explorations": t.explored.bit_count(),
        "in G": t.room == LAST_ROOM,
        "last card": t.last_card,
        "questions a round": sum(asked.values()) / ROUNDS,
    }, asked


def figures(mix: tuple[int, ...], pack: Any, games: int, seed: int = 1) -> dict[str, float]:
    """The means over some evenings; what he asks for comes after them, by name, in an evening."""
    chance, means = random.Random(seed), Counter[str]()
    for _ in range(games):
        found, asked = evening(mix, pack, chance)
        for name, number in {**found, **{f"asks {name}": number for name, number in asked.items()}}.items():
            means[name] += number / games  # type: ignore[assignment]  # a Counter adds up fractions too
    return dict(means)


def main() -> None:
    """Print the figures for every total difficulty."""
    parser = argparse.ArgumentParser(description="How a pack plays against a made-up person.")
    parser.add_argument("--pack", default="reconstructed", help="a pack by name")
    parser.add_argument("--games", type=int, default=200, help="evenings for each mix of scales")
    wanted = parser.parse_args()
    pack = library.find(wanted.pack)
    by_total: dict[int, list[dict[str, float]]] = {}
    for mix in mixes():
        by_total.setdefault(sum(mix), []).append(figures(mix, pack, wanted.games))
    names = list(dict.fromkeys(name for found in by_total.values() for one in found for name in one))
    names.sort(key=lambda name: name.startswith("asks "))
    print(f"{'difficulty':20}" + "".join(f"{total:7}" for total in by_total) + "   printed")
    for name in names:
        means = [sum(one.get(name, 0) for one in found) / len(found) for found in by_total.values()]
        print(f"{name:20}" + "".join(f"{mean:7.2f}" for mean in means) + f"   {PRINTED.get(name, '')}")


if __name__ == "__main__":
    main()
