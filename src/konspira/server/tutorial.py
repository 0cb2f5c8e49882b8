"""A tutorial: a known deal on a real table, where the other seats follow a script and each step is explained.

The tutorial of a game is `tutorial.toml` in its folder: seats, options, the key of the deal, all steps in order.
Whoever learns does their own steps on the board; what would be long is played quickly for everybody, up to the end.
"""

from __future__ import annotations

import tomllib
from typing import Any

import msgspec

from konspira.boxes.box import Box
from konspira.news import News
from konspira.play.match import Match
from konspira.server.protocol import TutorialState
from konspira.server.protocol.commands import Seating

ME = 0  # the seat of whoever learns
FILE = "tutorial.toml"
FORMAT = 2  # of its journal: the deals of keys that are written down came about in it
NAMES = ("one", "two", "three", "four", "five", "six")  # the other seats, as the sentences call them


class TutorialStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step: who does what, and the sentences that go with it, `tutorial-NAME`.

    - `say`: what is said when this is to be done;
    - `scene`: what is said before, while a scene (a secret card, a showdown, a trick that is taken) is looked at;
    - `point`: what on the board `say` speaks of, as the game's page names it in CSS;
    - `quick`: done at once for whoever sits there, so that a lesson comes to the end of its game.
    """

    seat: int
    action: dict[str, Any]
    say: str | None = None
    scene: str | None = None
    point: str | None = None
    quick: bool = False

    @property
    def mine(self) -> bool:
        """Is it for whoever learns to do?"""
        return self.seat == ME and not self.quick


class Tutorial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of a tutorial."""

    seats: int
    key: str
    steps: list[TutorialStep]
    options: dict[str, Any] = {}
    bot: str = "level-2"
    finale: str | None = None  # what is said of the scene that ends the game
    end: str | None = None  # what is said on the last page, if there is more to say than that it was a whole game

    @property
    def chairs(self) -> list[Seating]:
        """Who sits where."""
        return [Seating("me" if seat == ME else "bot", None if seat == ME else self.bot) for seat in range(self.seats)]

    def now(self, match: Match) -> TutorialStep | None:
        """The step that comes next; None when the tutorial is over."""
        done = len(match.journal) - 1
        return self.steps[done] if done < len(self.steps) and match.outcome is None else None

    def state(self, match: Match) -> TutorialState:
        """How far the tutorial is, and what is said now; null where the others only have to be watched.

        What comes after a scene is told before it is over: the page knows when that is.
        """
        step, steps = self.now(match), len(self.steps)
        if step is None:
            end = News("tutorial-end" if match.outcome else "tutorial-end-open")
            said = (self._said(self.end) if match.outcome else None) or end
            return TutorialState(steps, steps, said, None, self._said(self.finale))
        done = len(match.journal) - 1
        coming = next((one for one in self.steps[done:] if one.mine), step)
        action = step.action if step.mine else None
        return TutorialState(
            done, steps, self._said(step.say), action, self._said(coming.scene), step.point, step.quick
        )

    def _said(self, name: str | None) -> News | None:
        """A sentence; it may speak of the other seats."""
        others = {f"{other}_seat": seat for seat, other in enumerate(NAMES[: self.seats - 1], 1)}
        return News(f"tutorial-{name}", others) if name else None

    def objection(self, match: Match, action: bytes) -> News | None:
        """Is this another action than the one that is being explained?"""
        step, wording = self.now(match), match.box.wording
        if step is None:
            return None
        if not step.mine:
            return News("refused-tutorial-wait")
        try:
            given = wording.number(msgspec.json.decode(action, type=wording.action_type))
        except (msgspec.MsgspecError, ValueError, TypeError, OverflowError, RecursionError):
            return None  # the rules say what is wrong with it
        wanted = wording.number(msgspec.convert(step.action, wording.action_type))
        view = match.turn(ME).view
        shown = wording.describe(view, msgspec.convert(step.action, wording.action_type))
        return None if given == wanted else News("refused-tutorial-other", {"shown": shown})


def of(box: Box) -> Tutorial | None:
    """The tutorial of a game, if it has one."""
    path = box.folder / FILE
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Tutorial) if path.exists() else None
