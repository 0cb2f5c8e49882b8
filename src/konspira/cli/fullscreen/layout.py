"""Where the parts of a board go on a screen of any size: two columns, on a wide screen three, answers below them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from konspira.contract import Scene

WIDE = 120  # from so many columns on, what happened has a column of its own
LEAST_NEWS = 2  # rows: what happened last, and a heading


class Layout(NamedTuple):
    """The columns from left to right, and what goes below them over the whole width."""

    columns: tuple[RenderableType, ...]
    below: RenderableType | None


def arrange(scene: Scene, news: Sequence[str], heading: str, width: int, height: int) -> Layout:
    """A board and what happened since, in so many cells; what happened last is seen, of what was before it as much
    as there is room for."""
    below = [part for part in (scene.wide, scene.answers) if part is not None]
    under = Group(*below) if below else None
    room = max(1, height - rows(under, width))
    columns = 3 if width >= WIDE else 2
    inner = column_width(width, columns)
    if scene.seats is None and scene.mine is None:  # a game whose board is on demand: news over the whole width
        parts = [scene.middle, scene.last]
        told = newest(news, heading, width, room - sum(rows(part, width) for part in parts))
        return Layout((_group([*parts, told]),), under)
    places = _places(scene, inner, room)
    free = [room - sum(rows(part, inner) for part in column) for column in places]
    if columns == 3:
        places.append([newest(news, heading, inner, room)])
    else:
        side = 0 if free[0] >= free[1] else 1
        if free[side] >= LEAST_NEWS:  # else the board itself says what happened
            places[side].append(newest(news, heading, inner, free[side]))
    more = rows(scene.more, inner)
    if scene.more is not None and columns == 3 and more < max(free):
        places[free.index(max(free))].append(scene.more)
    return Layout(tuple(_group(column) for column in places), under)


def _places(scene: Scene, width: int, room: int) -> list[list[RenderableType | None]]:
    """Which parts stand together: what lies on the table beside the people, or as it fits better."""
    ways: list[list[list[RenderableType | None]]] = [
        [[scene.middle, scene.last], [scene.seats, scene.mine]],
        [[scene.seats, scene.last], [scene.middle, scene.mine]],
        [[scene.middle, scene.seats], [scene.mine, scene.last]],
    ]

    def too_much(way: list[list[RenderableType | None]]) -> int:
        return max(0, *(sum(rows(part, width) for part in column) - room for column in way))

    return min(ways, key=too_much)


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
        if used > room:
            if not kept:  # of a long one its beginning
                kept.append(Text("\n").join(text.wrap(_console(width), width)[: max(1, room - 1)]))
            break
        kept.insert(0, text)
    more = " ↑" if len(kept) < len(news) else ""
    return Group(Rule(heading + more, align="left"), *kept)


def _group(parts: Sequence[RenderableType | None]) -> Group:
    return Group(*(part for part in parts if part is not None))


def _lines(part: RenderableType, width: int) -> list[list[object]]:
    console = _console(width)
    return [list(line) for line in console.render_lines(part, console.options, pad=False)]


def _console(width: int) -> Console:
    return Console(width=max(1, width), legacy_windows=False)
