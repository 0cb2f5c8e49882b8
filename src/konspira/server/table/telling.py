"""What a seat is told of a turn: all that it knows and may do, as it is sent, and what an action of its would be."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np

from konspira.boxes.box import Box
from konspira.news import News
from konspira.server.protocol import ActionGroup, Explanation, Outcome, TurnUpdate, encode
from konspira.turn import History, Turn

NOTHING = np.zeros(0, np.int64)  # can be done


def explanation(turn: Turn, action: dict[str, Any], *, over: bool = False) -> Explanation:
    """What an action would be, from what the turn's seat knows; or why it cannot be done."""
    wording = turn.box.wording
    try:
        value = msgspec.convert(action, wording.action_type)
        number = wording.number(value)
        if not 0 <= number < turn.box.actions:
            raise ValueError("no such action")
    except (msgspec.MsgspecError, ValueError, TypeError, OverflowError, RecursionError):
        return Explanation(None, [], News("refused-form"))
    if len(turn.legal) == 0:
        return Explanation(None, [], News("refused-over" if over else "refused-turn"))
    if value not in turn.legal:
        return Explanation(None, [], wording.refuse(turn.view, value))
    return Explanation(wording.describe(turn.view, value), wording.preview(turn.view, value), None)


def told_turn(
    match: int, box: Box, history: History, choices: np.ndarray, text: bool, outcome: Outcome | None,
    kept: Callable[[int, bytes], None] | None = None,
) -> TurnUpdate:  # fmt: skip
    """The last moment of a seat as it is sent: what it knows, and what it may do, by number.

    `kept` gets its moment and view as they are sent, where it matters later what was seen.
    """
    moment, wording = history.last, box.wording
    legal: Any = menu(box, choices)
    news: Any = moment.news
    view: Any = moment.view
    if kept:
        view = msgspec.Raw(encode(view))
        kept(len(history), bytes(view))
    return TurnUpdate(
        match,
        len(history),
        view,
        wording.derive(moment.view) if wording.derive else None,
        legal,
        news,
        wording.board(moment.view) if text else None,
        outcome,
    )


# -- legal actions as a compact menu: grouped by kind, what they share written once -----------------


def groups(box: Box, numbers: list[int]) -> dict[str, ActionGroup]:
    """Legal actions, given by number in rising order, by their kind."""
    value = _values(box)
    kinds: dict[str, list[Any]] = {}
    for action in [value(number) for number in numbers]:
        kinds.setdefault(action.__struct_config__.tag, []).append(action)
    return {kind: _group(actions) for kind, actions in kinds.items()}


def menu(box: Box, numbers: np.ndarray) -> msgspec.Raw:
    """The same as it is sent. Menus come back again and again, so they are remembered."""
    return _menu(box, numbers.tobytes()) if len(numbers) else _EMPTY


_EMPTY = msgspec.Raw(b"{}")


@functools.lru_cache(maxsize=1024)
def _menu(box: Box, numbers: bytes) -> msgspec.Raw:
    return msgspec.Raw(encode(groups(box, np.frombuffer(numbers, np.int64).tolist())))


@functools.cache
def _values(box: Box) -> Callable[[int], Any]:
    """Actions by their numbers, remembered: the same ones come in many menus."""
    return functools.lru_cache(maxsize=20_000)(box.wording.value)


def _group(actions: list[Any]) -> ActionGroup:
    """Actions of one kind: a column for each field, also where all are at their default, or one value for all."""
    same, each = {}, {}
    for name in actions[0].__struct_fields__:
        column = [getattr(action, name) for action in actions]
        if column.count(column[0]) == len(column):
            same[name] = column[0]
        else:
            each[name] = column
    return ActionGroup(len(actions), same, each)
