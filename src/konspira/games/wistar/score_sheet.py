"""Krysobot's score as it stands, line by line, from a view: the same rules as at the end, read aloud."""

from __future__ import annotations

from konspira.games.wistar import scoring
from konspira.games.wistar.components import FINAL_EFFECT, SCALES
from konspira.games.wistar.pieces import View
from konspira.kernel.rule import interpret


def sheet(v: View) -> dict[str, int]:
    """10.1 Every item of the score, by its name in `scoring.ITEMS`."""
    plain = View.plain(v)
    return {name: interpret(scoring.score)(plain, number) for number, name in enumerate(scoring.ITEMS)}


def total(v: View) -> int:
    """What he has in all."""
    return sum(sheet(v).values())


def finals(v: View) -> dict[str, int]:
    """What the final effects give, scale by scale."""
    plain = View.plain(v)
    return {name: interpret(scoring.finals_of)(plain, number) for number, name in enumerate(SCALES)}


def each(v: View) -> list[tuple[int, int]]:
    """8.7 The final effects that his cubes have reached, and what each gives."""
    plain = View.plain(v)
    reached = [v.pack.effect[scale][field] for scale in range(len(SCALES)) for field in range(1, v.position[scale] + 1)]
    return [(effect, interpret(scoring.final_points)(plain, effect)) for effect in reached if effect >= FINAL_EFFECT]


def fields(v: View) -> dict[str, int]:
    """What the fields give on which his cubes stand, scale by scale."""
    plain = View.plain(v)
    return {name: interpret(scoring.field_of)(plain, number) for number, name in enumerate(SCALES)}
