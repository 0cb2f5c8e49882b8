"""What follows from a view of Krecia robota by the rules: sent beside it, so that the page draws and knows no rule.

Until the end none of it depends on a role: that somebody need not follow must not show on a screen.
"""

from __future__ import annotations

import functools
from typing import Literal

import msgspec

from konspira.games.krecia import rules, trick, vote
from konspira.games.krecia.options import NOBODY
from konspira.games.krecia.phrases import controller, lead, members, place_at, sought_role
from konspira.games.krecia.pieces import EMPTY, FOUND, GOOD_REVEAL, MISSIONS_DONE, OVER, SUIT, VOTING, View
from konspira.kernel.rule import interpret

Duty = Literal["lead", "follow", "void"]
Side = Literal["agents", "mole", "others"]
follow, raised_to, actors = (interpret(one) for one in (trick.follow, trick.raised_to, rules.actors))  # with every view
goes_back, votes = interpret(trick.goes_back), interpret(vote.votes)

_orders: dict[int, tuple[tuple[int, ...], ...]] = {}  # by the number of seats, on which alone they depend


class Derived(msgspec.Struct, frozen=True):
    """What the page draws and a view does not say."""

    lead: int  # 4.3 the colour to follow in this trick; NOBODY before its first card and after its last
    following: int  # 4.3 bit set of my cards, those that follow it, or all of them: the same for every role
    duty: Duty  # 4.3 the same in a word
    order: tuple[tuple[int, ...], ...]  # 4.1 by leader: the places in the order in which they lay
    three: tuple[int, ...]  # 12.9 Larry's cards that I look at, from the lowest to the highest
    controller: int  # 12.2 who handles Larry's cards; NOBODY where there is no Larry
    acting: int  # 8.1 bit set of the seats that may act now
    voting: int  # 8.2 bit set of the seats that cast a vote, sealed or not; none before the vote and after it
    raised_to: tuple[int, ...]  # 5.3 by trick: the colour of a card with a token; NOBODY before its mission is chosen
    sought: int  # the role that the vote is to find: the mole, or Professor No (ruling 66)
    mole: int  # who had it; NOBODY until the end
    won: Side | None  # which side has won; None until the end


def derive(v: View) -> Derived:
    """All of it. A hand is what I hold; a spectator holds nothing."""
    led = lead(v) if v.won[v.trick] == NOBODY else NOBODY
    cards = v.hand[v.seat] if v.seat >= 0 else 0
    following = cards if led == NOBODY else follow(cards, v.card[v.trick][0])
    larry = v.options.seats < v.options.places
    mole = v.role.index(sought_role(v)) if v.phase == OVER else NOBODY
    return Derived(
        led, following, duty(led, following), order(v), three(v), controller(v) if larry else NOBODY, actors(v),
        voting(v),
        tuple(NOBODY if mission == EMPTY else raised_to(v, number) for number, mission in enumerate(v.mission)),
        sought_role(v), mole, won(v, mole) if v.phase == OVER else None,
    )  # fmt: skip


def voting(v: View) -> int:
    """8.2 Who casts a vote, as all can see: the hidden, and of the revealed those whose role lets them."""
    if v.phase != VOTING:
        return 0
    return sum(1 << seat for seat in range(v.options.seats) if votes(v, seat))


def duty(led: int, following: int) -> Duty:
    """4.3 Lead what you like, follow, or play anything: of the cards that follow, all have the colour or none has."""
    if led == NOBODY:
        return "lead"
    return "follow" if following & int(SUIT[led]) else "void"


def order(v: View) -> tuple[tuple[int, ...], ...]:
    """4.1 By leader, the places in the order in which they lay; 12.2 Larry leads no trick."""
    seats, positions = v.options.seats, range(v.options.places)
    if seats not in _orders:
        _orders[seats] = tuple(tuple(place_at(v, leader, at) for at in positions) for leader in range(seats))
    return _orders[seats]


def three(v: View) -> tuple[int, ...]:
    """12.9 The lowest first: of two cards, the one that goes back as the lower."""

    def apart(one: int, other: int) -> int:
        return -1 if goes_back(v, min(one, other), max(one, other), 0) == one else 1

    return tuple(sorted(members(v.three), key=functools.cmp_to_key(apart)))


def won(v: View, mole: int) -> Side:
    """6.4, 8.4 The side of the agents, that of the mole, or somebody of neither."""
    winners = members(v.winners)
    if v.reason in (MISSIONS_DONE, GOOD_REVEAL, FOUND):
        return "agents"
    return "mole" if mole in winners else "others"
