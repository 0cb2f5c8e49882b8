"""Positions: moments of known games, kept as their deal and what was done, so that they can be laid out again.

Actions are kept as values, not as numbers, and the edition of the rules beside them: a position outlives both. Each
step is that of the first seat that could act.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from konspira.play import shelf
from konspira.play.formats import NEWEST
from konspira.play.match import Match
from konspira.turn import Turn

Kept = TypeVar("Kept", bound=msgspec.Struct)


class Position(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A moment of a game, and the seat that is to choose there."""

    game: str
    seats: int
    seat: int
    key: str
    steps: tuple[dict[str, Any], ...]
    options: dict[str, Any] = {}
    edition: int = 1
    format: int = NEWEST

    def match(self) -> Match:
        """The game, played as far as the position. Raises IllegalAction where the rules do not allow a step."""
        box, key = shelf.box(self.game), bytes.fromhex(self.key)
        match: Match = Match(box, self.seats, dict(self.options), key, format=self.format, edition=self.edition)
        for step in self.steps:
            match.act(match.actors[0], step)
        return match

    def turn(self) -> Turn:
        """What the seat knows there, and may do."""
        return self.match().turn(self.seat)


def position_of(match: Match, key: bytes, steps: Iterable[Any], seat: int) -> Position:
    """A match as it stands, to be kept; `steps` are the actions that led to it."""
    done = tuple(msgspec.to_builtins(step) for step in steps)
    options = msgspec.to_builtins(match.options)
    usual = msgspec.to_builtins(match.box.read_options({}))
    changed = {name: value for name, value in options.items() if value != usual[name]}
    return Position(
        match.box.name, match.seats, seat, key.hex(), done, changed, match.edition, match.format
    )  # fmt: skip


def read_lines(path: Path, kind: type[Kept]) -> list[Kept]:
    """What a file keeps, one in each line."""
    return [msgspec.json.decode(line, type=kind) for line in path.read_bytes().splitlines()]


def write_lines(path: Path, kept: Iterable[Kept]) -> None:
    """Write a file that keeps so many, one in each line."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"".join(msgspec.json.encode(one, order="sorted") + b"\n" for one in kept))
