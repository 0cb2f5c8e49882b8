"""Actions that name seats, turned: a vote for the next seat has one number, whoever votes.

A game's action says which of its fields is a seat by `SeatNumber` (`konspira.contract`), and from that every action
has a number as the seat that looks counts: seats from itself on, as the columns of `columns.py` do.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np

from konspira.boxes.box import Box
from konspira.contract import NAMES_A_SEAT


class Turning:
    """The numbers of a game's actions for every seat: `turned[seats, me, number]`, and `back` from there.

    i64 arrays (seats + 1, seats, actions) of the largest table. `idle` where no action names a seat.
    """

    def __init__(self, box: Box) -> None:
        most = box.seats.stop - 1
        numbers = np.arange(box.actions)
        self.turned = np.broadcast_to(numbers, (most + 1, most, box.actions)).copy()
        self.back = self.turned.copy()
        self.naming = [(number, value, fields) for number, value, fields in _naming(box)]
        self.idle = not self.naming
        for seats in box.seats:
            for me in range(seats):
                for number, value, fields in self.naming:
                    self._turn(box, seats, me, number, value, fields)

    def _turn(self, box: Box, seats: int, me: int, number: int, value: Any, fields: list[str]) -> None:
        named = {name: getattr(value, name) for name in fields}
        turned = {name: _from_me(seat, me, seats) for name, seat in named.items()}
        counted = box.wording.number(msgspec.structs.replace(value, **turned))
        self.turned[seats, me, number] = counted
        self.back[seats, me, counted] = number


def _from_me(seat: int | None, me: int, seats: int) -> int | None:
    return seat if seat is None or seat >= seats else (seat - me) % seats


def _naming(box: Box) -> Iterator[tuple[int, Any, list[str]]]:
    """The actions that name seats: number, value, and the fields that do."""
    fields = {}
    for number in range(box.actions):
        value = box.wording.value(number)
        kind = type(value)
        if kind not in fields:
            fields[kind] = [field.name for field in msgspec.inspect.type_info(kind).fields if _is_seat(field.type)]  # type: ignore[attr-defined]  # all actions are Structs
        if fields[kind]:
            yield number, value, fields[kind]


def _is_seat(kind: Any) -> bool:
    if isinstance(kind, msgspec.inspect.UnionType):
        return any(_is_seat(one) for one in kind.types)
    return isinstance(kind, msgspec.inspect.Metadata) and (kind.extra or {}) == NAMES_A_SEAT


_turnings: dict[Box, Turning] = {}  # one a game and process


def turning_of(box: Box) -> Turning:
    """How a game's actions are turned."""
    if box not in _turnings:
        _turnings[box] = Turning(box)
    return _turnings[box]
