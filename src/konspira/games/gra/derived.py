"""What follows from a view of GRA by the rules: sent beside it, so that the page draws and knows no rule."""

from __future__ import annotations

import functools

import msgspec

from konspira.games.gra import rules
from konspira.games.gra.pieces import CARDS, NOBODY, OVER, View
from konspira.kernel.rule import interpret

most_cards, held, loser = (interpret(one) for one in (rules.most_cards, rules.held, rules.loser))  # with every view


class Derived(msgspec.Struct, frozen=True):
    """What the page draws and a view does not say."""

    most: int  # 6.1 the most cards that a seat can come to
    held: bool  # 5.3 was the bid true that was checked last?
    loser: int  # 5.3 who lost by it; NOBODY before the first showdown
    counted: tuple[int, ...]  # 5.2 by seat, a bit for each shown card that counts for it; empty before
    places: tuple[int, ...]  # 7.5 by seat, from 1; empty until the end


def derive(v: View) -> Derived:
    """All of it; most of it follows from the last showdown."""
    most = most_cards(v)
    if not v.shown_round:
        return Derived(most, False, NOBODY, (), ())
    showdown = counted(v.shown_face, v.shown_wild, v.shown_hand[: v.options.seats], v.shown_card, v.shown_up)
    ended = tuple(places(v)) if v.phase == OVER else ()
    return Derived(most, held(v), loser(v), showdown, ended)


@functools.lru_cache(maxsize=64)
def counted(
    face: int, wild: bool, hands: tuple[int, ...], cards: tuple[tuple[int, ...], ...], ups: tuple[int, ...]
) -> tuple[int, ...]:
    """5.2 Which shown cards count for the bid that was checked, 8.1 wild ones too: a bit set for each seat.

    A step is told to one seat after the other, and all of them see the same showdown: so it is remembered.
    """
    counts_for = interpret(rules.counts_for)
    found = [0] * len(hands)
    for seat, hand in enumerate(hands):
        for i in range(hand):
            if counts_for(CARDS[cards[seat][i], ups[seat] >> i & 1], face, wild):
                found[seat] |= 1 << i
    return tuple(found)


def places(v: View) -> list[int]:
    """7.5 Each seat's place after the end, from 1; equal hands that neither won nor dropped out share one."""

    def merit(seat: int) -> tuple[int, int]:
        if v.playing >> seat & 1:
            return 3, 0
        if v.left[seat] > 1:
            return 2, v.left[seat]
        cards = v.hand[seat] if v.options.fewer_cards else -v.hand[seat]
        return (0, 0) if v.left[seat] else (1, cards)

    merits = [merit(seat) for seat in range(v.options.seats)]
    return [1 + sum(other > mine for other in merits) for mine in merits]
