"""How the reconstructed pack plays: `python -m konspira.games.wistar.tuning` plays evenings and prints the figures.

The pack's numbers were chosen by these figures (see packs/reconstructed.toml): an evening should come close to
the one finished game that the rulebook prints, and a harder mix should be harder.
"""

from __future__ import annotations

import argparse
import random
import statistics
from typing import Any

from konspira.games.wistar import BOX, library, scoring
from konspira.games.wistar.options import Settings, mixes
from konspira.games.wistar.person import play
from konspira.games.wistar.things import LAST_ROOM, ROUNDS
from konspira.kernel.entry import entries
from konspira.kernel.rule import Interpreter

# The final state that the rulebook prints as its example of scoring, as far as it tells.
PRINTED = {"score": 75, "points": 32, "projects": 8, "doors": 3, "house mice": 1, "cubes": 4, "beds": 3, "dug": 4}

_read = Interpreter({})


def evening(voice: Any, mix: tuple[int, ...], pack: Any, chance: random.Random) -> dict[str, float]:
    """The figures of one evening."""
    table, view = BOX.table.new(), BOX.view.new()
    person = play(voice, table, view, BOX.options_row(1, Settings(*mix, pack)), chance)
    t = BOX.table.plain(table)
    tiles = [t.tile[i] for i in range(t.tiles)]
    return {
        "score": _read(scoring.total)(t),
        "points": t.points,
        "projects": t.projects,
        "doors": t.doors,
        "house mice": tiles.count(0),
        "tiles": t.tiles,
        "cheese": tiles.count(2),
        "cubes": t.cubes,
        "beds": t.beds,
        "dug": t.dug,
        "rats": t.rats[0] + t.rats[1] + t.rats[2],
        "tents": t.tents.bit_count(),
        "goals": t.goals.bit_count(),
        "fields": sum(t.position[i] for i in range(3)),
        "explorations": t.explored.bit_count(),
        "in G": t.room == LAST_ROOM,
        "last card": t.last_card,
        "questions a round": sum(person.asked.values()) / ROUNDS,
    }


def figures(mix: tuple[int, ...], pack: Any, games: int, seed: int = 1, voice: Any = None) -> dict[str, float]:
    """The means over some evenings."""
    chance = random.Random(seed)
    told = [evening(voice or entries(BOX), mix, pack, chance) for _ in range(games)]
    return {name: statistics.fmean(one[name] for one in told) for name in told[0]}


def questions(mix: tuple[int, ...], pack: Any, games: int, seed: int = 1) -> dict[str, float]:
    """How often he asks what, in an evening."""
    chance = random.Random(seed)
    asked: dict[str, float] = {}
    for _ in range(games):
        table, view = BOX.table.new(), BOX.view.new()
        person = play(entries(BOX), table, view, BOX.options_row(1, Settings(*mix, pack)), chance)
        for name, number in person.asked.items():
            asked[name] = asked.get(name, 0) + number / games
    return dict(sorted(asked.items(), key=lambda item: -item[1]))


def main() -> None:
    """Print the figures for every total difficulty."""
    parser = argparse.ArgumentParser(description="How a pack plays against a made-up person.")
    parser.add_argument("--pack", default="reconstructed", help="a pack by name")
    parser.add_argument("--games", type=int, default=300, help="evenings for each mix of scales")
    asked = parser.parse_args()
    pack = library.find(asked.pack)
    by_total: dict[int, list[dict[str, float]]] = {}
    for mix in mixes():
        by_total.setdefault(sum(mix), []).append(figures(mix, pack, asked.games))
    names = list(by_total[0][0])
    print(f"{'difficulty':18}" + "".join(f"{total:7}" for total in by_total) + "   printed")
    for name in names:
        means = [statistics.fmean(one[name] for one in found) for found in by_total.values()]
        print(f"{name:18}" + "".join(f"{mean:7.2f}" for mean in means) + f"   {PRINTED.get(name, '')}")
    print("\nQuestions in an evening, at difficulty 3:")
    for name, number in questions((1, 1, 1), pack, asked.games).items():
        print(f"  {name:16}{number:6.2f}")


if __name__ == "__main__":
    main()
