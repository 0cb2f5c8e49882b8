"""Worked examples: small positions laid by hand, played through by the real rules, with answers to what may be tried.

The examples of a game are `examples.toml` in its folder. Each stands at a paragraph of the players' rules, lays some
fields of a fresh table, and says who then does what; at some steps a reader may try other actions first.
"""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Mapping
from typing import Any

import msgspec

from konspira.boxes.box import Box
from konspira.news import News
from konspira.play.key import KEY_BYTES
from konspira.play.match import IllegalAction, Match

FILE = "examples.toml"


class Position(Match):
    """A match that begins in the middle, with fields of its table as somebody laid them: nothing in it is secret."""

    def __init__(self, box: Box, seats: int, options: Mapping[str, Any], laid: Mapping[str, Any]) -> None:
        super().__init__(box, seats, options, bytes(KEY_BYTES))
        for name, value in laid.items():
            lay(self._table[0], name, value)
        self._look_anew()


def lay(row: Any, name: str, value: Any) -> None:
    """Write a field: a number, a row from its start, or a grid row by row. A set is a list of its members."""
    field = row[name]
    if field.ndim and isinstance(value, list):
        for place, item in enumerate(value):
            lay(field, place, item)  # type: ignore[arg-type]  # a place in a row, as a name in a record
    else:
        row[name] = sum(1 << member for member in value) if isinstance(value, list) else value


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who does what. `say` is the sentence `example-NAME-SAY`; `tries` are actions that a reader may try first."""

    seat: int
    action: dict[str, Any]
    say: str | None = None
    tries: list[dict[str, Any]] = []


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An example as it is written; `me` is the seat through whose eyes it is read."""

    name: str
    paragraph: str
    seats: int
    me: int
    steps: list[Step]
    end: str
    table: dict[str, Any] = {}
    options: dict[str, Any] = {}


class Choice(msgspec.Struct, frozen=True):
    """What may be tried, and what the rules answer: why not, or what comes of it."""

    action: Any
    label: News
    legal: bool
    answer: tuple[News, ...]


class Scene(msgspec.Struct, frozen=True):
    """One moment of an example: what I see, what was told since the one before, and what may be tried."""

    view: Any
    derived: Any
    board: tuple[News, ...]
    news: tuple[News, ...]
    say: str | None
    choices: tuple[Choice, ...]


class Example(msgspec.Struct, frozen=True):
    """An example, worked out by the rules."""

    name: str
    paragraph: str
    me: int
    scenes: tuple[Scene, ...]


def scripts(box: Box) -> list[Script]:
    """The examples of a game as they are written; none where it has no such file."""
    path = box.folder / FILE
    found = tomllib.loads(path.read_text(encoding="utf-8"))["examples"] if path.exists() else []
    return msgspec.convert(found, list[Script])


@functools.cache
def examples(box: Box) -> tuple[Example, ...]:
    """The examples of a game, worked out."""
    return tuple(worked(box, script) for script in scripts(box))


def worked(box: Box, script: Script) -> Example:
    """Play an example through, and try what may be tried. Raises IllegalAction where a step is against the rules."""
    position, seen = Position(box, script.seats, script.options, script.table), 0
    scenes: list[Scene] = []
    for step in script.steps:
        choices = [_tried(position, step.seat, script.me, action) for action in step.tries]
        seen = _scene(position, script, seen, step.say, choices, scenes)
        position.act(step.seat, step.action)
    _scene(position, script, seen, script.end, [], scenes)
    return Example(script.name, script.paragraph, script.me, tuple(scenes))


def _scene(
    position: Position, script: Script, seen: int, say: str | None, choices: list[Choice], scenes: list[Scene]
) -> int:
    """Add the moment as it is now; answer how much of my history has been told."""
    history = position.turn(script.me).history
    view, wording = history.view(-1), position.box.wording
    news = tuple(told for moment in history[seen:] for told in moment.news) if scenes else ()
    derived = wording.derive(view) if wording.derive else None
    said = say and f"example-{script.name}-{say}"
    scenes.append(Scene(view, derived, tuple(wording.board(view)), news, said, tuple(choices)))
    return len(history)


def _tried(position: Position, seat: int, me: int, action: dict[str, Any]) -> Choice:
    """What the rules say to an action that a reader tries."""
    wording, after = position.box.wording, position.copy()
    view = position.turn(seat).view
    label = wording.describe(view, msgspec.convert(action, wording.action_type))
    known = len(position.turn(me).history)
    try:
        after.act(seat, action)
    except IllegalAction as refusal:
        return Choice(action, label, False, (refusal.news,))
    told = tuple(news for moment in after.turn(me).history[known:] for news in moment.news)
    board = wording.board(position.turn(me).view)
    return Choice(action, label, True, told or tuple(n for n in wording.board(after.turn(me).view) if n not in board))
