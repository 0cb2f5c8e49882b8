"""Senses: a view as a row of zeros and ones, written by what each field of it says that it means.

A field declares its meaning (`turn: i8 = a_seat()`), and from that `Senses` writes a rule which fills the columns for
the seat that looks: a seat is one-hot and counted from that seat, one of several is one-hot, a set has a column a
member, an amount is a thermometer. A field that says nothing is written bit by bit, so that every game has senses.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np

from konspira.kernel.record import Field, Meaning, Record, boolean
from konspira.kernel.rule import rule

VERSION = 1  # of how a meaning is written: columns of one version and one view never change


class Part(NamedTuple):
    """One field of a view (or of a record in it): where it is read, and its place among the columns."""

    path: str  # "turn", "options.jokers"
    field: Field
    means: Meaning
    width: int  # columns of one number
    at: int  # its first column

    @property
    def columns(self) -> int:
        """How many columns it has in all."""
        return self.width * math.prod(self.field.shape)


class Senses:
    """How views of one kind are written: `columns` of them, `names` for each, and the rule `write(view, row, at)`.

    `write` sets the columns that are 1 and leaves the others: give it a row of zeros.
    """

    def __init__(self, view: type[Record], seats: int) -> None:
        self.view, self.seats = view, seats
        self.parts = tuple(_parts(view, seats))
        self.columns = self.parts[-1].at + self.parts[-1].columns if self.parts else 0
        self.source = "\n".join(_source(self.parts, seats))
        self.write = rule(_made(self.source, view))

    @property
    def names(self) -> tuple[str, ...]:
        """What each column says, in the order of columns; seats are `me`, `me+1` …"""
        return tuple(itertools.chain.from_iterable(_names(part, self.seats) for part in self.parts))

    def explain(self, column: int) -> str:
        """What one column says."""
        return self.names[column]


@rule
def from_me(place, me, seats):  # type: ignore[no-untyped-def]  # rules are typed by the compiler
    """A seat counted from mine: 0 is me, 1 the next. Seats that do not play come after the others, as they are."""
    if place >= seats:
        return place
    return place - me if place >= me else place - me + seats


def _parts(view: type[Record], seats: int) -> Iterator[Part]:
    at = 0
    for path, field in _leaves(view, ""):
        means = field.means or Meaning("nothing" if path in ("seat", "options.seats") else "members", _bits(field))
        if path == "options.seats":
            means = Meaning("one_of", seats, 1)
        width = {"seat": seats, "seats": seats, "nothing": 0}.get(means.kind, means.size)
        if width:
            yield Part(path, field, means, width, at)
            at += width * math.prod(field.shape)


def _leaves(kind: type[Record], before: str) -> Iterator[tuple[str, Field]]:
    for name, field in kind.fields.items():
        if field.means == Meaning("nothing"):
            continue
        if field.nested:
            yield from _leaves(field.kind, f"{before}{name}.")
        else:
            yield before + name, field


def _bits(field: Field) -> int:
    return 1 if field.kind is boolean else 8 * field.dtype.itemsize


# -- the rule ---------------------------------------------------------------------------------------


def _source(parts: tuple[Part, ...], seats: int) -> Iterator[str]:
    yield "def write(v, x, at):"
    yield "    seats = v.options.seats"
    yield "    me = v.seat if v.seat >= 0 else 0"
    for part in parts:
        yield from _lines(part, seats)


def _lines(part: Part, seats: int) -> Iterator[str]:
    """The statements for one field: a loop an axis, then what sets the columns of one number."""
    indent, shape, places, where = "    ", part.field.shape, [], str(part.at)
    stride = part.columns
    for axis, length in enumerate(shape):
        stride //= length
        yield f"{indent}for i{axis} in range({length}):"
        indent += "    "
        place = f"from_me(i{axis}, me, seats)" if axis == part.field.seat_axis else f"i{axis}"
        places.append(f"i{axis}")
        where += f" + {place} * {stride}"
    read = f"v.{part.path}" + (f"[{', '.join(places)}]" if places else "")
    yield f"{indent}o, n = at + {where}, {'int' if part.field.kind is boolean else ''}({read})"
    yield from (indent + line for line in _statements(part.means, part.width, seats))


def _statements(means: Meaning, width: int, seats: int) -> Iterator[str]:
    if means.kind == "seat":
        yield f"if 0 <= n < {seats}: x[o + from_me(n, me, seats)] = 1"
    elif means.kind == "one_of":
        yield f"if {means.low} <= n < {means.low + width}: x[o + n - {means.low}] = 1"
    elif means.kind == "amount":
        yield f"for k in range(min(n, {width})): x[o + k] = 1"
    elif means.kind == "seats":
        yield f"for k in range({seats}):"
        yield "    if n >> k & 1: x[o + from_me(k, me, seats)] = 1"
    elif width == 1:
        yield "if n & 1: x[o] = 1"
    else:
        yield f"for k in range({width}):"
        yield "    if n >> k & 1: x[o + k] = 1"


def _made(source: str, view: type[Record]) -> Callable[..., Any]:
    space: dict[str, Any] = {"from_me": from_me, "__name__": __name__}
    exec(compile(source, f"<senses of {view.__module__}.{view.__qualname__}>", "exec"), space)
    made: Callable[..., Any] = space["write"]
    return made


# -- the names --------------------------------------------------------------------------------------


def _names(part: Part, seats: int) -> Iterator[str]:
    for place in np.ndindex(part.field.shape):
        index = [_seat(i) if axis == part.field.seat_axis else str(i) for axis, i in enumerate(place)]
        label = part.path + (f"[{', '.join(index)}]" if index else "")
        yield from _values(label, part.means, part.width, part.field.kind is boolean)


def _values(label: str, means: Meaning, width: int, flag: bool) -> Iterator[str]:
    for k in range(width):
        if means.kind == "seat":
            yield f"{label} is {_seat(k)}"
        elif means.kind == "seats":
            yield f"{label} has {_seat(k)}"
        elif means.kind == "one_of":
            yield f"{label} is {means.low + k}"
        elif means.kind == "amount":
            yield f"{label} is {k + 1} or more"
        else:
            yield label if flag else f"{label} has {k}"


def _seat(k: int) -> str:
    return f"me+{k}" if k else "me"
