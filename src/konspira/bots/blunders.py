"""Blunders: positions where a level erred clearly, kept so that no later one errs there again.

Each says what was wrong and what is right, by how much, and why; `python bench/puzzles.py levels` lets levels answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from konspira.bots import bot
from konspira.bots.positions import Position, read_lines


class Blunder(msgspec.Struct, frozen=True):
    """A position, the actions that are right there and those that are clearly wrong, who took one, what it costs."""

    position: Position
    right: tuple[dict[str, Any], ...]
    wrong: tuple[dict[str, Any], ...]
    erred: tuple[str, ...]
    margin: float  # of the win that the worst of those mistakes costs at least
    why: str


class Answered(NamedTuple):
    """What a level does at a position."""

    level: str
    blunder: Blunder
    action: dict[str, Any]

    @property
    def passes(self) -> bool:
        """Whether it does nothing that is known to be wrong."""
        return self.action not in self.blunder.wrong


def blunders(folder: Path) -> list[Blunder]:
    """All positions of a folder, game by game."""
    return [one for path in sorted(folder.glob("*.jsonl")) for one in read_lines(path, Blunder)]


def answers(kept: Iterable[Blunder], levels: Iterable[str], seed: int = 0) -> Iterator[Answered]:
    """What each level does at each position, with a seed of its own."""
    named = list(levels)
    for one in kept:
        turn = one.position.turn()
        for level in named:
            yield Answered(level, one, msgspec.to_builtins(bot(level, seed=seed).choose(turn)))


def share(found: Iterable[Answered]) -> float:
    """The share that passes."""
    passed = [one.passes for one in found]
    return sum(passed) / max(1, len(passed))
