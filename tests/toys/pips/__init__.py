"""Pips: everybody holds a secret number and may swap it once; the highest wins. A toy, to show a game in one folder."""

from typing import Any

import msgspec

from konspira.games.pips import rules
from konspira.kernel.box import Box

WORDS = ("start", "actors", "count", "pick", "legal", "step", "over", "payoff", "look", "imagine")


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lowest: bool = False


def lay(settings: Settings, seats: int, options: Any) -> None:
    options["lowest"] = settings.lowest


BOX = Box(
    "pips",
    seats=range(2, 4),
    table=rules.Table,
    view=rules.View,
    options=rules.Options,
    rules={word: getattr(rules, word) for word in WORDS},
    actions=2,
    settings=Settings,
    lay=lay,
    variants=lambda seats: [{}, {"lowest": True}],
)
