"""What is daring in Agenci: to drive one's own agent where everybody sees it, and to play a card."""

from __future__ import annotations

from konspira.games.agenci.actions import Action, Move, Pass, Play
from konspira.games.agenci.options import NAMES
from konspira.games.agenci.phrases import mine
from konspira.games.agenci.pieces import View

KEPT = -0.3  # a card that is kept


def boldness(v: View, action: Action) -> float:
    """By how much of the points goes to an agent of one's own."""
    if isinstance(action, Move):
        steps: list[int] = [getattr(action.steps, name) for name in NAMES]
        return 2 * sum(steps[which] for which in mine(v)) / max(1, sum(steps)) - 1
    return 0.5 if isinstance(action, Play) else KEPT if isinstance(action, Pass) else 0.0
