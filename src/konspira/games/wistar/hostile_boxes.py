"""Hostile and random boxes through the album: `python -m konspira.games.wistar.hostile_boxes` tells their fates.

Whatever the album saves must load, be left as it is by the album, and lay a table; nothing else may be saved.
"""

from __future__ import annotations

import argparse
import copy
import random
import sys
from collections import Counter
from typing import Any

import msgspec

from konspira.games.wistar import BOX, files, library
from konspira.games.wistar.components import (
    BONUS_KINDS,
    CARDS,
    EFFECTS,
    FIELDS,
    ICON_KINDS,
    ICONS,
    ROOMS,
    SCALES,
    SECTIONS,
    SKILLS,
)
from konspira.games.wistar.pack import BadPack, known
from konspira.games.wistar.taught_pack import to_toml

VALUES: list[Any] = [
    None, True, -1, 0, 3, 99, 10**20, 1.5, "", "?", "K9", "move A", "../../etc", "\x00", [], [[]], {}, {"A": {}},
    ["?"] * 7, [9, 1, 5, 0, 7, 3, 2], ["A-B", "A-B"], [{"points": 3}], [{"effect": "final everything"}],
]  # fmt: skip


def spoiled(chance: random.Random) -> Any:
    """A good box, as a wrong finger or an enemy leaves it."""
    content = copy.deepcopy(msgspec.to_builtins(library.find("reconstructed")))
    content |= {"name": "my-box", "source": "owner", "teach": True}
    for _ in range(chance.randrange(1, 12)):
        holder, key = chance.choice(_places(content))
        how = chance.random()
        if how < 0.4:
            del holder[key]
        elif how < 0.9:
            holder[key] = copy.deepcopy(chance.choice(VALUES))
        elif isinstance(holder, dict):
            holder[chance.choice(("new", "A", "teach", "rows"))] = copy.deepcopy(chance.choice(VALUES))
    return content


def _places(content: Any) -> list[tuple[Any, Any]]:
    """Every holder and key in a box."""
    found: list[tuple[Any, Any]] = []
    items = content.items() if isinstance(content, dict) else enumerate(content) if isinstance(content, list) else ()
    for key, value in items:
        found += [(content, key), *_places(value)]
    return found


def tapped(chance: random.Random) -> Any:
    """A box as the album's fields let anybody tap it in: each value possible, all of them together perhaps not."""

    def some(names: Any, most: int) -> list[Any]:
        return [chance.choice(names) for _ in range(chance.randrange(most + 1))]

    def values(count: int) -> list[Any]:
        return [chance.choice(["?", *range(25)]) for _ in range(count)]

    slots = [f"{room}{place}" for room in ROOMS[1:] for place in (1, 2)]
    icons = [*ICON_KINDS[1:], *(f"move {room}" for room in ROOMS[1:])]
    ways = [f"{one}-{other}" for i, one in enumerate(ROOMS) for other in ROOMS[i + 1 :]]
    fields = [{"points": points, "effect": chance.choice(EFFECTS)} for points in values(chance.randrange(1, FIELDS))]
    whole = {
        "board": {"open_chambers": chance.randrange(7), "cubes": values(7), "beds": values(6), "chambers": values(6)},
        "farm": {
            "house": some(ROOMS, 4), "cellar": some(ROOMS, 4), "cheese": chance.choice(ROOMS),
            "passages": some(ways, 8), "doors": some(ways, 5),
            "tasks": {room: chance.randrange(3) for room in chance.sample(ROOMS, 6)},
        },
        "actions": {
            card: {"rat": chance.random() < 0.5, "bonuses": [f"{kind} {chance.choice(SKILLS)}" for kind in
                                                             some(BONUS_KINDS[1:], 5)]}
            for card in some(CARDS, 7)
        },
        "exploration": {
            "cards": {
                number: {"plan": chance.sample(slots, chance.randrange(len(slots))),
                         "rows": {room: some(icons, ICONS + 1) for room in some(ROOMS, 7)}}
                for number in some("123456", 6)
            },
        },
        "scales": {
            kind: {"places": chance.choice((None, 1, 2)), "sides": {level: {"overflow": chance.randrange(25),
                                                                            "fields": fields}}}
            for kind in some(SCALES, 3) for level in "0123"[: chance.randrange(5)]
        },
        "rulings": {"last_card": chance.choice(("first", "all")), "last_rows": chance.random() < 0.5},
    }  # fmt: skip
    wheel = {"areas": {"forest": ["wood", "dig"], "burrow": ["metal", "beds"], "farm": ["develop", "explore"]}}
    if chance.random() < 0.5:
        wheel["clockwise"] = chance.sample(SECTIONS, len(SECTIONS))  # type: ignore[assignment]  # a list beside a table
    kept = {name: block for name, block in whole.items() if chance.random() < 0.8}
    return {"name": "my-box", "source": "owner", "teach": True, "wheel": wheel, **kept}


def fate(content: Any) -> str:
    """What the album makes of a box: "saved", "repaired" or "refused". AssertionError, if that breaks its promise."""
    try:
        told = files.read("album", msgspec.json.encode(content).decode())
    except BadPack:
        return "refused"
    text = msgspec.json.encode(told["pack"]).decode()
    again = library.from_text(text, "saved")  # raises BadPack, if it does not load
    assert files.read("album", text)["aside"] == [], "what was repaired needs no repair"
    assert known(library.from_text(to_toml(again), "as a file")) == known(again), "the same box as a file"
    assert BOX.options_row(1, {"pack": msgspec.to_builtins(again)}) is not None, "it lays a table"
    return "repaired" if told["aside"] else "saved"


def box(number: int) -> Any:
    """One of the boxes, by its number: every second one is an enemy's."""
    chance = random.Random(number)
    return spoiled(chance) if number % 2 else tapped(chance)


def main() -> None:
    """Print how many boxes were saved as they are, repaired, or refused as no box at all; fail if one broke."""
    parser = argparse.ArgumentParser(description="Random and hostile boxes through the album.")
    parser.add_argument("--boxes", type=int, default=10_000)
    boxes = parser.parse_args().boxes
    counted: Counter[str] = Counter()
    for number in range(boxes):
        try:
            counted[fate(box(number))] += 1
        except (AssertionError, BadPack) as error:
            counted["broken"] += 1
            print(f"box {number}: {error}", file=sys.stderr)
    print(
        f"{boxes} boxes: " + ", ".join(f"{counted[name]} {name}" for name in ("saved", "repaired", "refused", "broken"))
    )
    sys.exit(1 if counted["broken"] else 0)


if __name__ == "__main__":
    main()
