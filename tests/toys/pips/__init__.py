"""Pips: everybody holds a secret number and may swap it once; the highest wins. A toy, to show a game in one folder."""

from typing import Any

import msgspec

from konspira.boxes.box import Box
from konspira.contract import Rules, Wording
from konspira.games.pips import rules, wording


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
    rules=Rules(
        start=rules.start,
        actors=rules.actors,
        count=rules.count,
        pick=rules.pick,
        legal=rules.legal,
        step=rules.step,
        over=rules.over,
        payoff=rules.payoff,
        look=rules.look,
        imagine=rules.imagine,
    ),
    wording=Wording(
        action_type=wording.Action,
        value=wording.value,
        number=wording.number,
        describe=wording.describe,
        preview=wording.preview,
        refuse=wording.refuse,
        tell=wording.tell,
        reason=wording.reason,
        board=wording.board,
    ),
    actions=2,
    settings=Settings,
    lay=lay,
    variants=lambda seats: [{}, {"lowest": True}],
)
