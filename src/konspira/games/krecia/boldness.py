"""What is daring in Krecia robota: to stake a token."""

from __future__ import annotations

from konspira.games.krecia.actions import Action, Play
from konspira.games.krecia.pieces import View


def boldness(v: View, action: Action) -> float:
    """Whom one suspects is no question of courage, and every card is played some time: what is left are tokens."""
    return 1.0 if isinstance(action, Play) and action.token else 0.0
