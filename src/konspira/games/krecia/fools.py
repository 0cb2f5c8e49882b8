"""Players of Krecia robota that hardly think: no bot that people meet may lose to them more than to an equal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from konspira.games.krecia.actions import Action, Play, Vote
from konspira.games.krecia.pieces import View

Strategy = Callable[[View, Sequence[Action]], Action]


def _plays(legal: Sequence[Action], token: bool) -> list[Play]:
    """The cards with a token or without, where there are any such."""
    cards = [action for action in legal if isinstance(action, Play)]
    return [card for card in cards if card.token == token] or cards


def _vote(v: View, legal: Sequence[Action]) -> Action:
    """Whoever has the most tokens; anything else as it comes."""
    votes = [action for action in legal if isinstance(action, Vote)]
    return max(votes, key=lambda vote: v.tokens[vote.target]) if votes else legal[0]


def highest(v: View, legal: Sequence[Action]) -> Action:
    """Always its highest card, and never a token."""
    cards = _plays(legal, token=False)
    return max(cards, key=lambda card: card.value) if cards else _vote(v, legal)


def lowest(v: View, legal: Sequence[Action]) -> Action:
    """Always its lowest card, and never a token."""
    cards = _plays(legal, token=False)
    return min(cards, key=lambda card: card.value) if cards else _vote(v, legal)


def always_raise(v: View, legal: Sequence[Action]) -> Action:
    """Its highest card, with a token whenever that is allowed."""
    cards = _plays(legal, token=True)
    return max(cards, key=lambda card: card.value) if cards else _vote(v, legal)


def accuse_the_leader(v: View, legal: Sequence[Action]) -> Action:
    """The first card there is; its vote is for whoever leads."""
    votes = [action for action in legal if isinstance(action, Vote)]
    at_leader = [vote for vote in votes if vote.target == v.leader]
    return at_leader[0] if at_leader else _plays(legal, token=False)[0] if _plays(legal, token=False) else legal[0]


FOOLS: dict[str, Strategy] = {
    "highest-card": highest,
    "lowest-card": lowest,
    "always-raise": always_raise,
    "accuse-the-leader": accuse_the_leader,
}
