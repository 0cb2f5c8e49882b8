"""The legal actions of a seat as a compact menu: grouped by kind, what they share written once."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np

from konspira.boxes.box import Box
from konspira.server.protocol.messages import ActionGroup, encode


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


def actions(legal: dict[str, Any]) -> list[dict[str, Any]]:
    """The actions of a menu as it came over the wire, one by one."""
    found = []
    for kind, group in legal.items():
        for k in range(group["n"]):
            found.append({"do": kind, **group["same"], **{name: column[k] for name, column in group["each"].items()}})
    return found
