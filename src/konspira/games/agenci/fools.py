"""Players of Agenci that hardly think: no bot that people meet may lose to them more than to an equal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from konspira.games.agenci.actions import Action, Move, Pass, Stay
from konspira.games.agenci.pieces import View

Strategy = Callable[[View, Sequence[Action]], Action]


def _own(v: View) -> int:
    return v.agent[v.seat]


def greedy(v: View, legal: Sequence[Action]) -> Action:
    """All points to its own agent."""
    moves = [action for action in legal if isinstance(action, Move)]
    own = max(moves, key=lambda move: msgspec.structs.astuple(move.steps)[_own(v)], default=None)
    return own or _quietly(legal)


def never_own(v: View, legal: Sequence[Action]) -> Action:
    """All points to one agent that is not its own, so as to stay hidden."""
    moves = [action for action in legal if isinstance(action, Move)]
    others = [move for move in moves if msgspec.structs.astuple(move.steps)[_own(v)] == 0]
    return max(others, key=lambda move: max(msgspec.structs.astuple(move.steps)), default=None) or _quietly(legal)


def stay(v: View, legal: Sequence[Action]) -> Action:
    """Moves nobody whenever that is allowed."""
    return next((action for action in legal if isinstance(action, Stay | Pass)), legal[0])


def _quietly(legal: Sequence[Action]) -> Action:
    """No card, and else the first there is."""
    return next((action for action in legal if isinstance(action, Pass)), legal[0])


FOOLS: dict[str, Strategy] = {"greedy": greedy, "never-own": never_own, "stay": stay}
