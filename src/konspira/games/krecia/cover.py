"""Under cover at Krecia robota: what an agent with the same cards might do, for a mole that wants to pass for one."""

from __future__ import annotations

import numpy as np

from konspira.games.krecia.options import DECK
from konspira.games.krecia.phrases import trait
from konspira.games.krecia.pieces import PLAYING, VALUES, View
from konspira.games.krecia.roles import AGENT, SOUGHT
from konspira.games.krecia.worlds import SHOWN, evidence
from konspira.kernel.rule import interpret


def cover(v: View, row: np.ndarray, actions: np.ndarray) -> np.ndarray | None:
    """Make a mole's view an agent's, and say what an agent might do; None for who is no mole, or known to be one."""
    if v.phase != PLAYING or not trait(v, v.role[v.seat], SOUGHT) or v.revealed >> v.seat & 1:
        return None
    if interpret(evidence)(View.plain(v)) >> SHOWN + v.seat & 1:
        return None
    row["role"][0, v.seat] = AGENT
    suits = actions % DECK // VALUES
    following = suits == v.card[v.trick][0] // VALUES if v.played else np.zeros(len(suits), bool)
    return following if following.any() else ~following  # 4.3
