"""Who plays with whom in a round of a tournament: as few who have met before as can be had, and byes in turn.

Players come in the order of the standings. "Swiss" then seats those together who have as many points; "all" lets
everybody meet everybody, by a plan where there is a perfect one, and else by trying exchanges between tables.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

System = Literal["swiss", "all"]
Met = Mapping[frozenset[str], int]  # two players → how often they have met
BEGINNINGS = 12  # from which exchanges are tried
FIELDS = (2, 3, 4, 5, 7)  # sizes of tables for which so many tables of that size have a perfect plan


class Entrant(NamedTuple):
    """Somebody who plays in a round."""

    id: str
    points: float = 0.0
    byes: int = 0


class Draw(NamedTuple):
    """The tables of a round, and who has a bye."""

    tables: list[list[str]]
    byes: list[str]


def table_sizes(players: int, size: int, least: int, most: int) -> tuple[list[int], int]:
    """The sizes of tables from `least` to `most`, nearest to the one wished for, and how many players have a bye."""
    for byes in range(players + 1):
        playing = players - byes
        fitting = [tables for tables in range(1, playing + 1) if least * tables <= playing <= most * tables]
        if fitting:
            found = [_even(playing, tables) for tables in fitting]
            return min(found, key=lambda sizes: (sum(abs(one - size) for one in sizes), len(sizes))), byes
    return [], players


def filled_sizes(players: int, size: int) -> list[int]:
    """How many people sit at each table of one size, where bots take the chairs that are left."""
    return _even(players, -(-players // size)) if players else []


def _even(players: int, tables: int) -> list[int]:
    return [players // tables + (k < players % tables) for k in range(tables)]


def draw(
    entrants: Sequence[Entrant], sizes: Sequence[int], met: Met, system: System, chance: random.Random
) -> Draw:  # fmt: skip
    """A round for tables of these sizes; whoever has no place there has a bye. Nobody is drawn twice."""
    order = list(entrants)
    byes = _byes(order, len(order) - sum(sizes), chance)
    playing = [one for one in order if one.id not in byes]
    planned = _planned([one.id for one in playing], sizes, met) if system == "all" and not byes else None
    tables = planned or _best(playing, sizes, met, system, chance)
    return Draw(tables, sorted(byes))


def _byes(order: Sequence[Entrant], number: int, chance: random.Random) -> set[str]:
    """Nobody has a second bye before everybody has had one; among equals, who stands lower has it."""
    places = {one.id: (one.byes, one.points, chance.random()) for one in order}
    return set(sorted(places, key=lambda id: places[id])[:number])


def _best(
    playing: Sequence[Entrant], sizes: Sequence[int], met: Met, system: System, chance: random.Random
) -> list[list[str]]:
    """The best of several beginnings, each made better by exchanges as long as that helps."""
    points = {one.id: one.points if system == "swiss" else 0.0 for one in playing}
    best: tuple[tuple[int, float], list[list[str]]] | None = None
    for beginning in range(BEGINNINGS):
        order = [one.id for one in playing]
        if beginning or system == "all":
            chance.shuffle(order)
        else:  # those with as many points side by side, in any order
            order.sort(key=lambda id: (-points[id], chance.random()))
        tables = _exchanged(_cut(order, sizes), met, points)
        cost = _sum(_cost(table, met, points) for table in tables)
        if best is None or cost < best[0]:
            best = cost, tables
        if best[0] == (0, 0.0):
            break
    return best[1] if best else []


def _cut(order: Sequence[str], sizes: Sequence[int]) -> list[list[str]]:
    ends = list(itertools.accumulate(sizes))
    return [list(order[end - size : end]) for end, size in zip(ends, sizes, strict=True)]


def _exchanged(tables: list[list[str]], met: Met, points: Mapping[str, float]) -> list[list[str]]:
    """Let two players at different tables change places wherever that is better, until it is nowhere."""
    costs = [_cost(table, met, points) for table in tables]
    better = True
    while better:
        better = False
        for one, other in itertools.combinations(range(len(tables)), 2):
            for i, j in itertools.product(range(len(tables[one])), range(len(tables[other]))):
                before = _sum((costs[one], costs[other]))
                _swap(tables, one, i, other, j)
                now = _cost(tables[one], met, points), _cost(tables[other], met, points)
                if _sum(now) < before:
                    costs[one], costs[other] = now
                    better = True
                else:
                    _swap(tables, one, i, other, j)
    return tables


def _swap(tables: list[list[str]], one: int, i: int, other: int, j: int) -> None:
    tables[one][i], tables[other][j] = tables[other][j], tables[one][i]


def _cost(table: Sequence[str], met: Met, points: Mapping[str, float]) -> tuple[int, float]:
    """What is wrong with a table: first how often its players have met, then how far apart they stand."""
    pairs = list(itertools.combinations(table, 2))
    again = sum(met.get(frozenset(pair), 0) ** 2 for pair in pairs)
    return again, round(sum((points[one] - points[other]) ** 2 for one, other in pairs), 6)


def _sum(costs: object) -> tuple[int, float]:
    again, apart = 0, 0.0
    for one, other in costs:  # type: ignore[attr-defined]  # pairs of numbers
        again, apart = again + one, round(apart + other, 6)
    return again, apart


# -- perfect plans ----------------------------------------------------------------------------------


def _planned(players: Sequence[str], sizes: Sequence[int], met: Met) -> list[list[str]] | None:
    """A round of a perfect plan in which nobody meets anybody again, if there is one left."""
    same = sorted(players)
    for round in plan(len(same), max(sizes, default=0)):
        tables = [[same[k] for k in table] for table in round]
        pairs = (frozenset(pair) for table in tables for pair in itertools.combinations(table, 2))
        fits = sorted(map(len, tables)) == sorted(sizes)
        if fits and not any(met.get(pair, 0) for pair in pairs):
            return tables
    return None


def plan(players: int, size: int) -> list[list[list[int]]]:
    """Rounds in which everybody meets everybody exactly once, if there are such for tables of one size; else none.

    For two at a table all but one go round in a circle. For q tables of q chairs, where there is a field of q numbers,
    players are the points of a plane over it, tables are its lines, and a round is a bundle of parallels.
    """
    if size == 2 and players % 2 == 0 and players:
        return [_circle(players, turn) for turn in range(players - 1)]
    if size in FIELDS and players == size * size:
        return [*(_parallels(size, slope) for slope in range(size)), _columns(size)]
    return []


def _circle(players: int, turn: int) -> list[list[int]]:
    circle = [players - 1, *((k + turn) % (players - 1) for k in range(players - 1))]
    return [[circle[k], circle[players - 1 - k]] for k in range(players // 2)]


def _parallels(q: int, slope: int) -> list[list[int]]:
    return [[x * q + _plus(q, _times(q, slope, x), start) for x in range(q)] for start in range(q)]


def _columns(q: int) -> list[list[int]]:
    return [[x * q + y for y in range(q)] for x in range(q)]


def _plus(q: int, a: int, b: int) -> int:
    return a ^ b if q == 4 else (a + b) % q


def _times(q: int, a: int, b: int) -> int:
    if q != 4:
        return a * b % q
    return 0 if not a or not b else (a + b - 2) % 3 + 1  # 1, 2 and 3 are powers of one number
