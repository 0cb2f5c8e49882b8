"""Signatures: what the functions that Python calls take, said once, where each of them is declared.

A word or a rule says it by parameters, in order: `step = word("step", into(TABLE), SEAT, ACTION)`. From Python
a record is given as a row, and the first of the row is meant; the parameters in the plural are whole rows.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any, Protocol

from numba import types
from numba.np.numpy_support import from_dtype

from konspira.kernel.record import Record


class Game(Protocol):
    """A game as the kernel knows it: its records, and a function that is compiled for them. Its box has more."""

    table: type[Record]
    view: type[Record]
    options: type[Record]
    plan: type[Record]
    summary: type[Record]

    def entry_point(self, function: Any) -> Callable[..., Any]:
        """A word, or a rule that says what it takes, as Python calls it."""


@dataclasses.dataclass(frozen=True)
class Parameter:
    """One parameter: `machine` gives its type to the compiler, `record` the record of which a row's first is meant."""

    name: str
    machine: Callable[[Game], Any]
    record: Callable[[Game], type[Record]] | None = None
    written: bool = False


def into(parameter: Parameter) -> Parameter:
    """The same parameter where the function writes into it, and does not only read it."""
    return dataclasses.replace(parameter, written=True)


def number(name: str, kind: Any = types.int64) -> Parameter:
    """A parameter that is one number."""
    return Parameter(name, lambda game: kind)


def array(name: str, kind: Any, dimensions: int = 1) -> Parameter:
    """A parameter that is an array of numbers, used as it is."""
    return Parameter(name, lambda game: types.Array(kind, dimensions, "C"))


def row(kind: type[Record]) -> Any:
    """A row of records, as the compiler knows it."""
    return types.Array(from_dtype(kind.dtype), 1, "C")


def _first(name: str, record: Callable[[Game], type[Record]]) -> Parameter:
    return Parameter(name, lambda game: row(record(game)), record)


TABLE = _first("table", lambda game: game.table)
VIEW = _first("view", lambda game: game.view)
OPTIONS = _first("options", lambda game: game.options)
PLAN = _first("plan", lambda game: game.plan)
SUMMARY = _first("summary", lambda game: game.summary)
TABLES = Parameter("tables", lambda game: row(game.table))
VIEWS = Parameter("views", lambda game: row(game.view))
SUMMARIES = Parameter("summaries", lambda game: row(game.summary))

SEAT, ACTION, INDEX, INT, FLOAT = (
    number("seat"), number("action"), number("k"), number("number"), number("share", types.float64)
)  # fmt: skip
INTS, FLOATS, BYTES = array("numbers", types.int64), array("shares", types.float64), array("bytes", types.uint8)
WORDS = array("words", types.uint64)  # bits, packed
