"""What follows from a view of GRA by the rules: sent beside it, so that the page draws and knows no rule."""

from __future__ import annotations

import functools
from typing import Literal, NamedTuple

import msgspec

from konspira.games.gra import rules
from konspira.games.gra.pieces import CARDS, COUNTER, NOBODY, OVER, View
from konspira.kernel.rule import interpret

most_cards, held, loser = (interpret(one) for one in (rules.most_cards, rules.held, rules.loser))  # with every view


Way = Literal["clockwise", "counter"]


class Derived(msgspec.Struct, frozen=True):
    """What the page draws and a view does not say."""

    most: int  # 6.1 the most cards that a seat can come to
    held: bool  # 5.3 was the bid true that was checked last?
    loser: int  # 5.3 who lost by it; NOBODY before the first showdown
    counted: tuple[int, ...]  # 5.2 by seat, a bit for each shown card that counts for it; empty before
    places: tuple[int, ...]  # 7.5 by seat, from 1; empty until the end
    way: Way | None  # 8.2 which way this round goes, once it was said; None where it need not be
    order: tuple[int, ...]  # 8.2 all seats in the order of play, from mine on


def derive(v: View) -> Derived:
    """All of it; most of it follows from the last showdown."""
    most = most_cards(v)
    said, going = way(v), order(v.options.seats, max(v.seat, 0), v.direction)
    if not v.shown_round:
        return Derived(most, False, NOBODY, (), (), said, going)
    showdown = counted(v.shown_face, v.shown_wild, v.shown_hand[: v.options.seats], v.shown_card, v.shown_up)
    true, lost = verdict(v.shown_found, v.shown_count, v.shown_checker, v.shown_bidder)
    ended = tuple(places(v)) if v.phase == OVER else ()
    return Derived(most, true, lost, showdown, ended, said, going)


class _Showdown(NamedTuple):
    """What the rules need to know of one, to judge it."""

    shown_found: int
    shown_count: int
    shown_checker: int
    shown_bidder: int


@functools.lru_cache(maxsize=1024)
def verdict(found: int, count: int, checker: int, bidder: int) -> tuple[bool, int]:
    """5.3 Was a bid true, and who lost by it? It is told again with every step until the next showdown."""
    shown = _Showdown(found, count, checker, bidder)
    return held(shown), loser(shown)


def way(v: View) -> Way | None:
    """8.2 Which way the round goes: said with its first bid."""
    if not v.options.directions or v.bidder == NOBODY:
        return None
    return "counter" if v.direction == COUNTER else "clockwise"


@functools.cache
def order(seats: int, first: int, direction: int) -> tuple[int, ...]:
    """8.2 The seats as their turns come, mine first; a spectator has them from the first one on."""
    onward = -1 if direction == COUNTER else 1
    return tuple((first + onward * step) % seats for step in range(seats))


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
