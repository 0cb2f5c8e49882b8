"""Fools: players that hardly think, by the strategies that a game names and by those that any game has."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from konspira.bots.bot import BadBot, Budget
from konspira.boxes.box import Box
from konspira.contract import Action, View
from konspira.turn import Turn

Strategy = Callable[[Any, Sequence[Any]], Any]


def first(view: Any, legal: Sequence[Any]) -> Any:
    """The first action there is."""
    return legal[0]


def last(view: Any, legal: Sequence[Any]) -> Any:
    """The last action there is."""
    return legal[-1]


ANY_GAME: dict[str, Strategy] = {"first": first, "last": last}


def fools(box: Box) -> dict[str, Strategy]:
    """All fools that can play a game: those that play any, and its own."""
    own: Mapping[str, Strategy] = box.habits.fools
    return ANY_GAME | dict(own)


class Fool:
    """A bot by one of the strategies: `fool:always-check`."""

    def __init__(self, strategy: str, budget: Budget | None = None, *, seed: int | None = None) -> None:
        self.strategy, self.name = strategy, f"fool:{strategy}"

    def choose(self, turn: Turn[View, Action]) -> Action:
        """What its strategy says; a fool that is at a loss takes the first."""
        known = fools(turn.box)
        if self.strategy not in known:
            raise BadBot("refused-bot-fool", bot=self.strategy, known=list(known))
        chosen: Action = known[self.strategy](turn.view, turn.legal)
        return chosen if chosen in turn.legal else turn.legal[0]
