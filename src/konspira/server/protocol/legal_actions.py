"""The legal actions of a seat as a compact menu: grouped by kind, what they share written once."""

from __future__ import annotations

import functools
from typing import Any

import msgspec
import numpy as np

from konspira.kernel.box import Box
from konspira.server.protocol.messages import ActionGroup, encode


def groups(box: Box, numbers: list[int]) -> dict[str, ActionGroup]:
    """Legal actions, given by number in rising order, by their kind."""
    kinds: dict[str, list[dict[str, Any]]] = {}
    for number in numbers:
        fields = dict(_fields(box, number))
        kinds.setdefault(fields.pop("do"), []).append(fields)
    return {kind: _group(actions) for kind, actions in kinds.items()}


def menu(box: Box, numbers: np.ndarray) -> msgspec.Raw:
    """The same as it is sent. Menus come back again and again, so they are remembered."""
    return _menu(box, numbers.tobytes()) if len(numbers) else _EMPTY


_EMPTY = msgspec.Raw(b"{}")


@functools.lru_cache(maxsize=1024)
def _menu(box: Box, numbers: bytes) -> msgspec.Raw:
    return msgspec.Raw(encode(groups(box, np.frombuffer(numbers, np.int64).tolist())))


@functools.lru_cache(maxsize=20_000)
def _fields(box: Box, number: int) -> dict[str, Any]:
    """All fields of an action, also those at their defaults: an encoder may leave them out, a column may not."""
    action = box.wording.value(number)
    fields = {name: msgspec.to_builtins(getattr(action, name)) for name in action.__struct_fields__}
    return {"do": action.__struct_config__.tag, **fields}


def _group(actions: list[dict[str, Any]]) -> ActionGroup:
    """Actions of one kind have the same fields."""
    first = actions[0]
    same = {name: value for name, value in first.items() if all(action[name] == value for action in actions)}
    each = {name: [action[name] for action in actions] for name in first if name not in same}
    return ActionGroup(len(actions), same, each)


def actions(legal: dict[str, Any]) -> list[dict[str, Any]]:
    """The actions of a menu as it came over the wire, one by one."""
    found = []
    for kind, group in legal.items():
        for k in range(group["n"]):
            found.append({"do": kind, **group["same"], **{name: column[k] for name, column in group["each"].items()}})
    return found
