"""Matches of two at GRA: what a match is worth from every number of cards, when both play solved rounds."""

from __future__ import annotations

import functools
from collections.abc import Callable

HAND = 5


def match_value(round_won: Callable[[int, int], float], cards: tuple[int, int], *, fewer_cards: bool = False) -> float:
    """How likely the starter, who holds `cards[0]`, wins the match; `round_won` says it for one round.

    The loser of a round plays with one card more and loses the match with six; with fewer cards it is one less and
    none. The winner starts the next round. A round is won or lost, so its best play is the match's best play too.
    """
    step, out = (-1, 0) if fewer_cards else (1, HAND + 1)

    @functools.cache
    def won(starter: int, other: int) -> float:
        chance = round_won(starter, other)
        after_win = 1.0 if other + step == out else won(starter, other + step)
        after_loss = 0.0 if starter + step == out else 1.0 - won(other, starter + step)
        return chance * after_win + (1 - chance) * after_loss

    return won(*cards)
