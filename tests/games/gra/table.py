"""Lay a table of GRA by hand: who shows what, and what has been bid."""

from __future__ import annotations

from typing import Any

from konspira.boxes.backend import interpreted
from konspira.games.gra import BOX, rules, sight
from konspira.games.gra.pieces import BID, BIDDING, CARDS, CHECK, DECK, FACES, NOBODY, Table, View
from konspira.kernel.record import to_struct

ask = interpreted(BOX).interpreter


def plain_table(seats: int = 3, **options: Any) -> Any:
    """A fresh table in plain integers."""
    t = Table.plain()
    t.rng = 11
    ask(rules.start)(t, BOX.options.plain(BOX.options_row(seats, options)))
    return t


def showing(*hands: list[int], starter: int = 0, **options: Any) -> Any:
    """A table at the start of the bidding, at which each seat shows these values."""
    t = plain_table(len(hands), **options)
    drawn: set[int] = set()
    for seat, faces in enumerate(hands):
        t.hand[seat], t.up[seat] = len(faces), 0
        for i, face in enumerate(faces):
            card, end = next((c, e) for c in range(DECK) for e in range(2) if CARDS[c, e] == face and c not in drawn)
            drawn.add(card)
            t.card[seat, i] = card
            t.up[seat] = t.up[seat] | end << i
    t.cards, t.waiting, t.phase = sum(map(len, hands)), 0, BIDDING
    t.starter = t.turn = starter
    t.bidder = NOBODY
    return t


def bid(count: int, face: int, counter: bool = False) -> int:
    """The action for a bid."""
    return BID + (FACES * DECK if counter else 0) + (face - 1) * DECK + count - 1


def act(t: Any, *actions: int) -> Any:
    """Let the seats whose turn it is do these, each of which must be legal."""
    for action in actions:
        seat = t.turn
        assert ask(rules.legal)(t, seat, action), f"{action} is not legal for seat {seat}"
        ask(rules.step)(t, seat, action)
    return t


def allowed(t: Any, action: int) -> bool:
    """May the seat whose turn it is do this?"""
    return bool(ask(rules.legal)(t, t.turn, action))


def check(t: Any) -> Any:
    """The seat whose turn it is checks."""
    return act(t, CHECK)


def payoffs(t: Any) -> list[float]:
    """Every seat's share of the win."""
    return [ask(rules.payoff)(t, seat) for seat in range(t.options.seats)]


def view_of(t: Any, seat: int) -> Any:
    """What a seat knows, as a value."""
    v = View.plain()
    ask(sight.look)(t, seat, v)
    row = View.new()
    v.store(row)
    return to_struct(View, row)


def act_all_turn(t: Any) -> None:
    """Everybody who has yet to turn cards leaves them as they lie."""
    for seat in range(t.options.seats):
        if t.waiting >> seat & 1:
            ask(rules.step)(t, seat, 0)
