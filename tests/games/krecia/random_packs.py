"""Packs of missions by chance: every kind of condition, put together in every way, and missions in words."""

from __future__ import annotations

import random
from typing import Any, get_args

from konspira.games.krecia.conditions import DEEPEST, LONGEST, PARTS, Apart, Cards, Colour, OneCard, Sort

COLOURS, SORTS = get_args(Colour), get_args(Sort)
JOINED = ("and", "or", "exactly_one")


def random_pack(seed: int) -> list[dict[str, Any]]:
    """28 missions, four of them risky and some in words, with a hint or without."""
    chance, room = random.Random(f"pack {seed}"), PARTS
    missions = []
    for number in range(28):
        asked = []
        for _ in range(chance.choice((1, 1, 2))):
            one = random_condition(chance, deep=chance.randrange(DEEPEST + 1))
            parts = count(one)
            if parts > min(LONGEST, room) or parts == 1:
                asked.append(plain(chance))
            else:
                asked.append(one)
                room -= parts
        mission: dict[str, Any] = {"id": f"X{number}", "trump": chance.choice(COLOURS), "risky": number % 7 == 6}
        if number % 5 == 4:
            mission |= {"words": f"Słowa misji {number}: každá karta pěkná.", "hint": asked[: chance.randrange(3)]}
        else:
            mission["conditions"] = asked
        missions.append(mission)
    return missions


def count(condition: dict[str, Any]) -> int:
    """Of how many parts it is put together."""
    of = condition["of"] if condition["kind"] in (*JOINED, "not") else ()
    return 1 + sum(count(part) for part in ([of] if isinstance(of, dict) else of))


def random_condition(chance: random.Random, deep: int) -> dict[str, Any]:
    """A condition that is put together so deep, at most."""
    if deep == 0 or chance.random() < 0.2:
        return plain(chance)
    kind = chance.choice((*JOINED, "not"))
    if kind == "not":
        return {"kind": kind, "of": random_condition(chance, deep - 1)}
    return {"kind": kind, "of": [random_condition(chance, deep - 1) for _ in range(chance.choice((2, 2, 3)))]}


def plain(chance: random.Random) -> dict[str, Any]:
    """Any condition that is not put together."""
    one, two = sorted((chance.randint(1, 13), chance.randint(1, 13)))
    few, more = sorted((chance.randint(0, 5), chance.randint(0, 5)))
    cards, apart = {"cards": chance.choice(get_args(Cards))}, {"cards": chance.choice(get_args(Apart))}
    return chance.choice(
        [
            {"kind": "values", **cards, "low": one, "high": two},
            {"kind": "no_values", **cards, "low": one, "high": two},
            {"kind": "parity", **cards, "parity": chance.choice(("even", "odd"))},
            {"kind": "trump", **cards},
            {"kind": "token", **cards},
            {"kind": "wins", "cards": chance.choice(get_args(OneCard))},
            {"kind": "highest", **apart},
            {"kind": "lowest", **apart},
            {"kind": "rising"},
            {"kind": "falling"},
            {"kind": "ends", "colour": chance.choice(("same", "different"))},
            *({"kind": kind, "low": few, "high": more} for kind in ("colours", "trumps", "tokens")),
            {"kind": "sum_at_most", "limits": [chance.randint(n, 13 * n) for n in (3, 4, 5)]},
            {"kind": "sum_at_least", "limits": [chance.randint(n, 13 * n) for n in (3, 4, 5)]},
            {"kind": "colour", **cards, "colour": chance.choice(COLOURS)},
            {"kind": "how_many", "of": chance.choice(SORTS), "low": few, "high": more},
            {"kind": "count_values", "first": one, "last": two, "low": few, "high": more},
            {"kind": "same_parity"},
            {"kind": "spread", "most": chance.randint(0, 12)},
        ]
    )
