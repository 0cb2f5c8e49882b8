"""A bot of your own for GRA, as an editor and mypy read it: it bids what it holds itself, and doubts the rest.

cd examples && konspira play gra --bot cautious:Cautious
cd examples && konspira arena gra --bots cautious:Cautious,random --seats 2
"""

from konspira.bots import Budget
from konspira.games.gra import Action, Turn, View
from konspira.games.gra.wording import Bid, Check, faces


class Cautious:
    """Never says more than its own cards show, as long as the rules let it."""

    def __init__(self, budget: Budget | None = None, *, seed: int | None = None) -> None:
        self.name = "cautious"

    def choose(self, turn: Turn) -> Action:
        """The lowest bid that is true of my own cards; else a check; else whatever comes first."""
        bids = [action for action in turn.legal if isinstance(action, Bid)]
        true = [bid for bid in bids if bid.count <= shown(turn.view, bid.face)]
        if true:
            return min(true, key=lambda bid: (bid.count, bid.face))
        return Check() if Check() in turn.legal else turn.legal[0]


def shown(view: View, face: int) -> int:
    """How many of my own cards show a value."""
    return faces(view).count(face)
