"""Where the parts of a board go on a screen of any size: two columns, on a wide screen three, answers below them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from konspira.contract import Scene

WIDE = 120  # from so many columns on, what happened has a column of its own
LEAST_NEWS = 3  # rows of what happened, and its heading


class Layout(NamedTuple):
    """The columns from left to right, and what goes below them over the whole width."""

    columns: tuple[RenderableType, ...]
    below: RenderableType | None


def arrange(scene: Scene, news: Sequence[str], heading: str, width: int, height: int) -> Layout:
    """A board and what happened since, in so many cells; what happened last is seen, of what was before it as much
    as there is room for."""
    below = rows(scene.answers, width)
    room = max(1, height - below)
    parts = [[scene.middle, scene.last], [scene.seats, scene.mine]]
    columns = 3 if width >= WIDE else 2
    inner = column_width(width, columns)
    taken = [sum(rows(part, inner) for part in column) for column in parts]
    if scene.more is not None and rows(scene.more, inner) + LEAST_NEWS + taken[0] <= room - 8:
        parts[0].append(scene.more)
        taken[0] += rows(scene.more, inner)
    if columns == 3:
        told = newest(news, heading, inner, room)
        return Layout((_group(parts[0]), _group(parts[1]), told), scene.answers)
    free = [room - used for used in taken]
    side = 0 if free[0] >= free[1] else 1
    if not any(part is not None for part in parts[1]):  # a game whose board is on demand: news over the whole width
        told = newest(news, heading, width, free[0])
        return Layout((_group([*parts[0], told]),), scene.answers)
    parts[side].append(newest(news, heading, inner, max(free[side], 1 + LEAST_NEWS)))
    return Layout((_group(parts[0]), _group(parts[1])), scene.answers)


def column_width(width: int, columns: int) -> int:
    """The cells that a column has for itself; there is one between two of them."""
    return (width - (columns - 1)) // columns


def rows(part: RenderableType | None, width: int) -> int:
    """How many rows a part takes."""
    return 0 if part is None else len(_lines(part, width))


def newest(news: Sequence[str], heading: str, width: int, room: int) -> RenderableType:
    """What happened, as much of its end as there is room for; an arrow says that there is more before."""
    kept: list[Text] = []
    used = 1
    for line in reversed(news):
        text = Text(f"· {line}")
        used += rows(text, width)
        if used > room and kept:
            break
        kept.insert(0, text)
    more = " ↑" if len(kept) < len(news) else ""
    return Group(Rule(heading + more, align="left"), *kept)


def _group(parts: Sequence[RenderableType | None]) -> Group:
    return Group(*(part for part in parts if part is not None))


def _lines(part: RenderableType, width: int) -> list[list[object]]:
    console = Console(width=max(1, width), legacy_windows=False)
    return [list(line) for line in console.render_lines(part, console.options, pad=False)]
