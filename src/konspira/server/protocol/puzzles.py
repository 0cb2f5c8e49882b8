"""The puzzle of a day, as it is asked and answered over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from konspira.news import News
from konspira.server.protocol import Explanation, StoryEntry, TurnUpdate


class PuzzleChoice(msgspec.Struct, frozen=True):
    """Something that could be answered: an action with its label, or a seat; how much of the win it costs, at least and
    at most (95 %; null: not measured), and how many people chose it."""

    label: News | None
    seat: int | None
    right: bool
    costs: tuple[float, float, float] | None
    people: int


class PuzzleSolved(msgspec.Struct, frozen=True):
    """The answer to a puzzle, for who has given one: was it right, what could be chosen (the answer first), why, and
    how many people have answered."""

    right: bool
    chosen: PuzzleChoice
    choices: list[PuzzleChoice]
    lead: float
    why: list[News]
    people: int


class Puzzle(msgspec.Struct, frozen=True):
    """The puzzle of a day, as one seat of a game sees it; the answer comes when I have given mine."""

    day: str
    number: int
    puzzles: int
    version: int
    game: str
    seats: int
    seat: int
    options: dict[str, Any]
    asks: Literal["action", "suspect"]
    turn: TurnUpdate
    story: list[StoryEntry]
    solved: PuzzleSolved | None


class PuzzleAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What I answer to the puzzle of a day: an action, or a seat."""

    day: Annotated[str, Meta(max_length=10)]
    action: dict[str, Any] | None = None
    seat: int | None = None


class PuzzleQuestion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What would these actions be, at the puzzle of a day?"""

    day: Annotated[str, Meta(max_length=10)]
    actions: Annotated[list[dict[str, Any]], Meta(max_length=64)]


class PuzzleExplained(msgspec.Struct, frozen=True):
    """Actions explained, in the order asked."""

    actions: list[Explanation]
