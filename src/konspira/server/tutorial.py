"""A tutorial: a known deal on a real table, where the other seats follow a script and each step is explained.

The tutorial of a game is `tutorial.toml` in its folder: seats, options, the key of the deal, all steps in order.
After the last step everybody is free, and bots play on.
"""

from __future__ import annotations

import tomllib
from typing import Any

import msgspec

from konspira.boxes.box import Box
from konspira.news import News
from konspira.play.match import Match
from konspira.server.protocol import Seating, TutorialState

ME = 0  # the seat of whoever learns
FILE = "tutorial.toml"
FORMAT = 2  # of its journal: the deals of keys that are written down came about in it
NAMES = ("one", "two", "three", "four", "five", "six")  # the other seats, as the sentences call them


class TutorialStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step: who does what; `say` is the name of the sentence that goes with it, `tutorial-NAME`."""

    seat: int
    action: dict[str, Any]
    say: str | None = None


class Tutorial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of a tutorial."""

    seats: int
    key: str
    steps: list[TutorialStep]
    options: dict[str, Any] = {}
    bot: str = "level-2"

    @property
    def chairs(self) -> list[Seating]:
        """Who sits where."""
        return [Seating("me" if seat == ME else "bot", None if seat == ME else self.bot) for seat in range(self.seats)]

    def now(self, match: Match) -> TutorialStep | None:
        """The step that comes next; None when the tutorial is over."""
        done = len(match.journal) - 1
        return self.steps[done] if done < len(self.steps) and match.outcome is None else None

    def state(self, match: Match) -> TutorialState:
        """How far the tutorial is, and what is said now: the sentence of this step, or the last one before it."""
        step, done = self.now(match), min(len(match.journal) - 1, len(self.steps))
        if step is None:
            return TutorialState(len(self.steps), len(self.steps), News("tutorial-end"), None)
        said = next((f"tutorial-{one.say}" for one in reversed(self.steps[: done + 1]) if one.say), None)
        others = {f"{name}_seat": seat for seat, name in enumerate(NAMES[: self.seats - 1], 1)}
        news = News(said, others) if said else None
        return TutorialState(done, len(self.steps), news, step.action if step.seat == ME else None)

    def objection(self, match: Match, action: bytes) -> News | None:
        """Is this another action than the one that is being explained?"""
        step, wording = self.now(match), match.box.wording
        if step is None:
            return None
        if step.seat != ME:
            return News("refused-tutorial-wait")
        try:
            given = wording.number(msgspec.json.decode(action, type=wording.action_type))
        except (msgspec.MsgspecError, ValueError, TypeError, OverflowError, RecursionError):
            return None  # the rules say what is wrong with it
        wanted = wording.number(msgspec.convert(step.action, wording.action_type))
        return None if given == wanted else News("refused-tutorial-other")


def of(box: Box) -> Tutorial | None:
    """The tutorial of a game, if it has one."""
    path = box.folder / FILE
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Tutorial) if path.exists() else None
