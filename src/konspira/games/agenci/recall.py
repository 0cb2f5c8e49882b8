"""What the others did since my last act, a line each: the die and how it was split, a card, the safe; then the points.

Agents have the numbers by which they stand on the ring.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

import msgspec
from rich.console import Group
from rich.rule import Rule
from rich.text import Text

from konspira.games.agenci.actions import KIND_NAMES, Move, Place, Play, Stay, value
from konspira.games.agenci.options import NAMES
from konspira.games.agenci.phrases import card, members, plainly, signed
from konspira.games.agenci.pieces import (
    ALL_TO_START,
    BONUS,
    BUILDING,
    FILES,
    JOIN,
    OUT_OF_RUINS,
    OVER,
    RUINS,
    SECOND_AGENT,
    SHAPE,
    START,
    STEPS,
    SWAP,
    TO_RUINS,
    TO_SAFE,
    TWO_MARKERS,
    WORTH,
    View,
)
from konspira.games.agenci.screen import INKS, Row, rolled
from konspira.speech import Speaker

DIE, CARD, SAFE = "die", "card", "safe"


def recall(views: Sequence[View], say: Speaker) -> Group | None:
    """The last turn of everybody else and the last card, as these views of mine show them; the first is that of my
    last act. Nothing where nothing happened."""
    done: dict[int, dict[str, list[Text]]] = {}
    for before, after in pairwise(views):
        if before.phase not in (FILES, OVER) and after.doer not in (after.seat, -1):
            _note(done.setdefault(after.doer, {}), before, after, say)
    lines = [
        Row([Text(say.name(seat)), *(piece for part in parts.values() for piece in part)])
        for seat, parts in done.items()
        if parts
    ]
    gained = {which: views[-1].score[which] - views[0].score[which] for which in members(views[-1].agents)}
    if any(gained.values()):
        lines.append(Row([Text("±"), *(_by(which, points) for which, points in gained.items() if points)]))
    return Group(Rule(say("agenci-screen-since"), align="left"), *lines) if lines else None


def _note(parts: dict[str, list[Text]], before: View, after: View, say: Speaker) -> None:
    """One act of somebody; of his earlier ones only what it does not replace."""
    action = value(after.deed)
    if isinstance(action, Move | Stay):
        parts.clear()
        given = msgspec.structs.astuple(action.steps) if isinstance(action, Move) else ()
        split = [_by(which, points) for which, points in enumerate(given) if points]
        parts[DIE] = [Text(rolled(before.die), "bold"), *(split or [Text("–")])]
    elif isinstance(action, Place):
        parts[SAFE] = [Text(f"▣→{plainly(action.building)}")]
    elif isinstance(action, Play):
        parts[CARD] = [Text("✉"), *_card(action, say)]


def _card(action: Play, say: Speaker) -> Iterable[Text]:
    """What a card did."""
    kind, agents = KIND_NAMES.index(action.card), [NAMES.index(name) for name in action.agents]
    if SHAPE[kind] == BUILDING and action.building is not None:
        return [Text(f"▣→{plainly(action.building)}")]
    if kind in (SECOND_AGENT, ALL_TO_START):
        return [Text(say(card(kind)))]
    if SHAPE[kind] == JOIN or kind == SWAP:
        return [_numbered(agents[0]).append("→" if SHAPE[kind] == JOIN else "⇄").append(_numbered(agents[1]))]
    if kind == TWO_MARKERS:
        return [Text("±"), *(_by(which, BONUS) for which in agents)]
    goals = {TO_RUINS: plainly(int(WORTH[RUINS])), TO_SAFE: "▣", OUT_OF_RUINS: plainly(int(WORTH[START]))}
    if kind in goals:
        return [_numbered(which).append(f"→{goals[kind]}") for which in agents]
    return [_by(which, action.steps or int(STEPS[kind, 0])) for which in agents]


def _by(which: int, points: int) -> Text:
    return _numbered(which).append(signed(points))


def _numbered(which: int) -> Text:
    return Text(str(which + 1), INKS[which])
