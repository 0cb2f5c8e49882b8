"""Players of GRA that hardly think: no bot that people meet may lose to them more than to an equal."""

from __future__ import annotations

from collections.abc import Sequence

from konspira.games.gra.pieces import CARDS, NOBODY, View
from konspira.games.gra.wording import Action, Bid, Check, TurnCards, faces, i_show, my_cards, smallest_bid


def _high(v: View, legal: Sequence[Action]) -> Action:
    """Every card by its higher end."""
    return TurnCards(tuple(i for i in range(my_cards(v)) if CARDS[v.card[i], 1] > CARDS[v.card[i], 0]))


def _lowest(v: View, legal: Sequence[Action]) -> Action:
    """The smallest raise, or a check where there is none."""
    return smallest_bid(v) or Check()


def _turning(legal: Sequence[Action]) -> bool:
    return isinstance(legal[0], TurnCards)


def always_check(v: View, legal: Sequence[Action]) -> Action:
    """Opens with one of its highest value, and never believes anybody."""
    if _turning(legal):
        return _high(v, legal)
    if v.bidder != NOBODY:
        return Check()
    wanted = Bid(1, max(faces(v)))
    return wanted if wanted in legal else _lowest(v, legal)


def always_raise(v: View, legal: Sequence[Action]) -> Action:
    """The smallest raise, as long as there is one."""
    return _high(v, legal) if _turning(legal) else _lowest(v, legal)


def honest(v: View, legal: Sequence[Action]) -> Action:
    """Bids no more than it holds itself, and checks where it cannot."""
    if _turning(legal):
        return _high(v, legal)
    true = [a for a in legal if isinstance(a, Bid) and a.count <= i_show(v, a.face, bool(v.wild))]
    if true:
        return max(true, key=lambda bid: (bid.count, bid.face))
    return Check() if v.bidder != NOBODY else _lowest(v, legal)


def mirror(v: View, legal: Sequence[Action]) -> Action:
    """Raises what was bid last by one, up to half of the cards."""
    if _turning(legal):
        return _high(v, legal)
    if v.bidder == NOBODY:
        return _lowest(v, legal)
    wanted = Bid(v.count + 1, v.face)
    same = [a for a in legal if isinstance(a, Bid) and (a.count, a.face) == (wanted.count, wanted.face)]
    return same[0] if same and 2 * wanted.count <= v.cards else Check()


def believer(v: View, legal: Sequence[Action]) -> Action:
    """Checks only what cannot be: more than there would be if everybody else held the value alone."""
    if _turning(legal):
        return _high(v, legal)
    others = v.cards - my_cards(v)
    if v.bidder != NOBODY and v.count > others // 2 + i_show(v, v.face, bool(v.wild)):
        return Check()
    return _lowest(v, legal)


FOOLS = {
    "always-check": always_check,
    "always-raise": always_raise,
    "honest": honest,
    "mirror": mirror,
    "believer": believer,
}
