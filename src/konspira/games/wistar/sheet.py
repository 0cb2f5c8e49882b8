"""Krysobot's score as it stands, line by line, from a view: the same rules as at the end, read aloud."""

from __future__ import annotations

from typing import Any

from konspira.games.wistar import scoring
from konspira.games.wistar.pieces import View
from konspira.games.wistar.things import FINAL_EFFECT, SCALES
from konspira.kernel.record import from_struct
from konspira.kernel.rule import Interpreter

_read = Interpreter({})


def _plain(v: View) -> Any:
    """A view in plain integers, which the rules of scoring read like a table."""
    kind: Any = View
    return kind.plain(from_struct(kind, v))


def sheet(v: View) -> dict[str, int]:
    """10.1 Every item of the score, by its name in `scoring.ITEMS`."""
    plain = _plain(v)
    return {name: _read(scoring.score)(plain, number) for number, name in enumerate(scoring.ITEMS)}


def total(v: View) -> int:
    """What he has in all."""
    return sum(sheet(v).values())


def finals(v: View) -> dict[str, int]:
    """What the final effects give, scale by scale."""
    plain = _plain(v)
    return {name: _read(scoring.finals_of)(plain, number) for number, name in enumerate(SCALES)}


def each(v: View) -> list[tuple[int, int]]:
    """8.7 The final effects that his cubes have reached, and what each gives."""
    plain = _plain(v)
    reached = [v.pack.effect[scale][field] for scale in range(len(SCALES)) for field in range(1, v.position[scale] + 1)]
    return [(effect, _read(scoring.final_points)(plain, effect)) for effect in reached if effect >= FINAL_EFFECT]


def fields(v: View) -> dict[str, int]:
    """What the fields give on which his cubes stand, scale by scale."""
    plain = _plain(v)
    return {name: _read(scoring.field_of)(plain, number) for number, name in enumerate(SCALES)}
