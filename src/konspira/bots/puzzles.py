"""A puzzle a day: a moment of a game of strong bots where one action is clearly best, or the rules prove who it is.

The collection ships with Konspira and has a version; the day chooses from it, so that everybody everywhere has the same
one. When it ends it begins again. `python bench/puzzles.py` makes it (docs/puzzles.md).
"""

from __future__ import annotations

import datetime
import functools
from pathlib import Path
from typing import Any, Literal

import msgspec

from konspira.bots.positions import Position, read_lines
from konspira.news import News

VERSION = 1  # of the collection
FILE = Path(__file__).parent / "puzzles.jsonl"
FIRST = datetime.date(2026, 11, 17)  # the day of the first puzzle


class Rival(msgspec.Struct, frozen=True):
    """Another action, and the share of the win that it costs: on average, at least and at most (95 %)."""

    action: dict[str, Any]
    behind: float
    low: float
    high: float


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is asked at a position, the answer, by how much it leads, and why.

    `action` is the best one; where the question is who somebody is, `suspect` is the seat that the rules prove.
    """

    position: Position
    asks: Literal["action", "suspect"]
    action: dict[str, Any] | None = None
    suspect: int | None = None
    lead: float = 0.0  # what everything else costs at least
    rivals: tuple[Rival, ...] = ()
    why: tuple[dict[str, Any], ...] = ()

    @property
    def reasons(self) -> list[News]:
        """Why, as sentences to be said."""
        return [_news(one) for one in self.why]

    def is_right(self, given: Any) -> bool:
        """Whether a seat, or an action as a value, is the answer."""
        if self.asks == "suspect":
            return bool(given == self.suspect)
        return bool(msgspec.to_builtins(given) == self.action)


def _news(told: Any) -> Any:
    """News out of what a file holds, with the news that are within it."""
    if isinstance(told, dict) and set(told) == {"id", "args"}:
        return News(told["id"], {name: _news(value) for name, value in told["args"].items()})
    return [_news(one) for one in told] if isinstance(told, list) else told


# -- which one is today's ---------------------------------------------------------------------------


@functools.cache
def collection() -> tuple[Puzzle, ...]:
    """All puzzles, in the order of their days."""
    return tuple(read_lines(FILE, Puzzle))


def today() -> datetime.date:
    """The day, which is the same everywhere: by universal time."""
    return datetime.datetime.now(datetime.UTC).date()


def number_of(day: datetime.date) -> int:
    """The number of a day's puzzle, from 1; after the last comes the first again, and before the first the last."""
    return (day - FIRST).days % len(collection()) + 1


def puzzle_of(day: datetime.date) -> Puzzle:
    """The puzzle of a day."""
    return collection()[number_of(day) - 1]
