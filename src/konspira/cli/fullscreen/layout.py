"""Where the parts of a board go on a screen of any size: two columns, on a wide screen three, answers below them."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from konspira.contract import Scene

WIDE = 120  # from so many columns on, what happened has a column of its own
LEAST_NEWS = 2  # rows: what happened last, and a heading
UNBROKEN = 1000  # cells: every sentence of a board is one row


class Layout(NamedTuple):
    """The columns from left to right, and what goes below them over the whole width."""

    columns: tuple[RenderableType, ...]
    below: RenderableType | None
    scrolls: bool = False  # what happened since my last act does not fit: its beginning is shown, the rest by a key


class Told(NamedTuple):
    """What happened since my last act, what happened before it, and what stands above both."""

    news: Sequence[str]
    earlier: Sequence[str]
    heading: str


def arrange(scene: Scene, told: Told, width: int, height: int) -> Layout:
    """A board and what happened since, in so many cells; what happened last is seen, of what was before it as much
    as there is room for."""
    below = [part for part in (scene.wide, scene.answers) if part is not None]
    under = Group(*below) if below else None
    room = max(1, height - rows(under, width))
    columns = 3 if width >= WIDE else 2
    inner = column_width(width, columns)
    if scene.seats is None and scene.mine is None:  # a game whose board is on demand: news over the whole width
        parts = [scene.middle, scene.last]
        left = room - sum(rows(part, width) for part in parts)
        news = Group(*(Text(f"· {line}") for line in told.news))
        if rows(news, width) + 1 > left:  # it tells what to do, so all of it is there
            return Layout((_group([*parts, Rule(told.heading, align="left"), news]),), under, scrolls=True)
        return Layout((_group([*parts, newest(told, width, left)]),), under)
    places, over = _places(scene, inner, room)
    if over and scene.last is not None:  # what lies there now goes before what came last
        without = dataclasses.replace(scene, last=None)
        places, over = min((places, over), _places(without, inner, room), key=lambda found: found[1])
    told = _unsaid(told, [part for column in places for part in column])
    free = [room - sum(rows(part, inner) for part in column) for column in places]
    if columns == 3:
        places.append([newest(told, inner, room)])
    else:
        side = 0 if free[0] >= free[1] else 1
        if free[side] >= LEAST_NEWS:  # else the board itself says what happened
            places[side].append(newest(told, inner, free[side]))
    more = rows(scene.more, inner)
    if scene.more is not None and columns == 3 and more < max(free):
        places[free.index(max(free))].append(scene.more)
    return Layout(tuple(_group(column) for column in places), under)


def _places(scene: Scene, width: int, room: int) -> tuple[list[list[RenderableType | None]], int]:
    """Which parts stand together: what lies on the table beside the people, or as it fits better; and how many rows
    there are too many."""
    ways: list[list[list[RenderableType | None]]] = [
        [[scene.middle, scene.last], [scene.seats, scene.mine]],
        [[scene.seats, scene.last], [scene.middle, scene.mine]],
        [[scene.middle, scene.seats], [scene.mine, scene.last]],
        [[scene.middle], [scene.seats, scene.mine, scene.last]],
    ]

    def too_much(way: list[list[RenderableType | None]]) -> int:
        return max(0, *(sum(rows(part, width) for part in column) - room for column in way))

    best = min(ways, key=too_much)
    return best, too_much(best)


def _unsaid(told: Told, parts: Sequence[RenderableType | None]) -> Told:
    """What happened, without what the board says itself: no sentence stands there twice."""
    said = sentences(parts)
    news, earlier = ([line for line in part if line not in said] for part in (told.news, told.earlier))
    return Told(news, earlier, told.heading)


def sentences(parts: Sequence[RenderableType | None]) -> set[str]:
    """What parts of a board say, row by row."""
    console = _console(UNBROKEN)
    lines = console.render_lines(_group(parts), console.options, pad=False)
    return {"".join(segment.text for segment in line).strip() for line in lines}


def column_width(width: int, columns: int) -> int:
    """The cells that a column has for itself; there is one between two of them."""
    return (width - (columns - 1)) // columns


def rows(part: RenderableType | None, width: int) -> int:
    """How many rows a part takes."""
    return 0 if part is None else len(_lines(part, width))


def newest(told: Told, width: int, room: int) -> RenderableType:
    """What happened, as much of its end as there is room for; an arrow says that there is more before. What happened
    before my last act is pale, and stands there only where there is room left."""
    lines = [Text(f"· {line}", "dim") for line in told.earlier] + [Text(f"· {line}") for line in told.news]
    kept: list[Text] = []
    used = 1
    for text in reversed(lines):
        used += rows(text, width)
        if used > room:
            if not kept:  # of a long one its beginning
                kept.append(Text("\n").join(text.wrap(_console(width), width)[: max(1, room - 1)]))
            break
        kept.insert(0, text)
    more = " ↑" if len(kept) < len(lines) else ""
    return Group(Rule(told.heading + more, align="left"), *kept)


def _group(parts: Sequence[RenderableType | None]) -> Group:
    return Group(*(part for part in parts if part is not None))


def _lines(part: RenderableType, width: int) -> list[list[object]]:
    console = _console(width)
    return [list(line) for line in console.render_lines(part, console.options, pad=False)]


def _console(width: int) -> Console:
    return Console(width=max(1, width), legacy_windows=False)
