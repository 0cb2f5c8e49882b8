"""What is daring in GRA: to bid what others would have to show against the odds, and not to doubt."""

from __future__ import annotations

import math

from konspira.games.gra.pieces import FACES, View
from konspira.games.gra.rules import wild_after
from konspira.games.gra.wording import Action, Bid, Check, i_show, my_cards
from konspira.kernel.rule import interpret

DOUBT = -0.5


def boldness(v: View, action: Action) -> float:
    """How many more cards a bid asks of the others than they are likely to show, in spreads; a check is careful."""
    if isinstance(action, Check):
        return DOUBT
    if not isinstance(action, Bid):
        return 0.0
    wild = bool(interpret(wild_after)(v, action.face))
    others, each = v.cards - my_cards(v), (2 if wild and action.face > 1 else 1) / FACES
    missing = action.count - i_show(v, action.face, wild)
    return (missing - others * each) / (2 * math.sqrt(others * each * (1 - each) + 0.5))
