"""What a state of OpenSpiel holds beside its history, and what its seats have seen and done, as it grows.

An information state has the lines of `infostate.py`, a moment each, and between them the seat's own actions. They are
added one by one: searches ask for them at every step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np

from konspira.boxes.box import Box
from konspira.boxes.once import once
from konspira.kernel.record import PADDING
from konspira.research.chance_tree import Branch
from konspira.research.one_table import OneTable


class Held:
    """What a state holds beside its history: the table, what chance has still to decide, and what each seat knows.

    - `at`: the table; None until it is dealt
    - `seed`, `drawn`: what chance has drawn of a seed, and how many bytes
    - `branches`: what chance has to choose from, in the exact form
    - `said`: each seat's information state as a string, which grows
    - `asked`: who chooses first where several choose at once; None: the first of them
    """

    def __init__(self) -> None:
        self.at: OneTable | None = None
        self.seed = self.drawn = 0
        self.branches: list[Branch] | None = None
        self.asked: int | None = None
        self.said: list[str] = []
        self.counted: list[int] = []  # views of each seat that are in `said`
        self.acted: list[list[tuple[int, int]]] = []  # (how many views had been, action) of each seat

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        twin = Held()
        vars(twin).update(vars(self))
        twin.at = self.at.copy() if self.at else None
        twin.said, twin.counted = self.said[:], self.counted[:]
        twin.acted = [acts[:] for acts in self.acted]
        return twin

    def deal(self, at: OneTable) -> None:
        """The table has been laid: seats look at it for the first time."""
        self.at, self.branches = at, None
        self.said, self.counted, self.acted = [""] * at.seats, [0] * at.seats, [[] for _ in range(at.seats)]
        self.tell()

    def seat(self) -> int:
        """The seat that is asked now."""
        assert self.at is not None
        return self.asked if self.asked in self.at.actors else self.at.actors[0]

    def tell(self) -> None:
        """Add to each seat's information state what it has newly seen."""
        assert self.at is not None
        for seat in range(self.at.seats):
            rows = self.at.rows[seat]
            for place in range(self.counted[seat], len(rows)):
                self.said[seat] += change(self.at.box, rows[place - 1] if place else None, rows[place])
            self.counted[seat] = len(rows)


def imagined(held: Held, player: int, sampler: Callable[[], float]) -> Held:
    """The same moment in another world that a seat can imagine."""
    assert held.at is not None
    twin = held.__deepcopy__({})
    at = twin.at
    assert at is not None
    at.table[0]["rng"] = int(sampler() * 2**53) * 2**11 + 1
    at.words.imagine(held.at.rows[player][-1], at.table)
    at.go_on({seat: rows if seat == player else [] for seat, rows in at.rows.items()})
    if held.branches is None and int(held.at.table[0]["rng"]) == 0:
        at.table[0]["rng"] = 0  # the exact form has no chance of its own
    for seat in range(at.seats):
        if seat != player:
            twin.said[seat], twin.counted[seat], twin.acted[seat] = "", 0, []
    twin.tell()
    return twin


# -- what has changed -------------------------------------------------------------------------------


class Number(NamedTuple):
    """One number of a view: its name, and where it lies."""

    name: str
    kind: np.dtype[Any]
    offset: int


@once
def numbers_of(box: Box) -> tuple[list[Number], np.ndarray]:
    """Every number of a game's views in their order, and for each byte of a view which number it belongs to."""
    numbers = list(_numbers(box.view.dtype, "", 0))
    owner = np.full(box.view.dtype.itemsize, -1)
    for place, number in enumerate(numbers):
        owner[number.offset : number.offset + number.kind.itemsize] = place
    return numbers, owner


def _numbers(dtype: np.dtype[Any], path: str, offset: int) -> Iterator[Number]:
    assert dtype.fields is not None
    for name in dtype.names or ():
        kind, at = dtype.fields[name][:2]
        if name.startswith(PADDING):
            continue
        if kind.names:
            yield from _numbers(kind, f"{path}{name}.", offset + at)
        for place, index in enumerate(np.ndindex(kind.shape) if not kind.names else ()):
            label = f"[{','.join(map(str, index))}]" if kind.shape else ""
            yield Number(f"{path}{name}{label}", kind.base, offset + at + place * kind.base.itemsize)


def change(box: Box, before: np.ndarray | None, after: np.ndarray) -> str:
    """A line with what a view says that the one before did not: `turn=1 hand[2]=3`; of the first, what is not 0."""
    numbers, owner = numbers_of(box)
    now = after.tobytes()
    then = np.zeros(len(now), np.uint8) if before is None else np.frombuffer(before.tobytes(), np.uint8)
    told = []
    for place in np.unique(owner[np.frombuffer(now, np.uint8) != then]):
        name, kind, offset = numbers[place]
        told.append(f"{name}={int(np.frombuffer(now, kind, 1, offset)[0])}")
    return "\n" + " ".join(told)
