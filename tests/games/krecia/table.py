"""Lay a table of Krecia robota by hand: who holds what and is whom, which mission is asked for, how far the game is."""

from __future__ import annotations

from typing import Any

import numpy as np

from konspira.boxes.backend import compiled, interpreted
from konspira.games.krecia import BOX, deal, pack, rules, sight, vote
from konspira.games.krecia.options import NOBODY, SEATS
from konspira.games.krecia.pieces import (
    ALLY,
    CHOOSE,
    EMPTY,
    FOR_LARRY,
    LARRYS,
    OVER,
    PLAYING,
    RAISE,
    TOKENS,
    VOTE,
    VOTING,
    Table,
    View,
)
from konspira.games.krecia.roles import NAMES, OPEN
from konspira.games.krecia.trick import goes_back
from konspira.kernel.record import to_struct

ask = interpreted(BOX).interpreter
MISSION = {mission.id: number for number, mission in enumerate(pack.default())}
HANDS = ("p9", "p2", "p3", "p4")  # the first seat takes the trick, and missions of one colour succeed
CARDS = "p9 p2 p3 p4"


def card(name: str) -> int:
    """`p12` is the pink 12: y yellow, p pink, g green, b blue."""
    return "ypgb".index(name[0]) * 13 + int(name[1:]) - 1


def hand(names: str) -> int:
    """Several cards as a bit set."""
    return sum(1 << card(name) for name in names.split())


def named(t) -> list[str]:
    """Who is whom."""
    return [NAMES[t.role[place]] for place in range(t.options.places)]


def members(bits: int) -> list[int]:
    return [member for member in range(64) if bits >> member & 1]


def options(seats: int = 4, **settings: Any) -> Any:
    """An options record in plain integers."""
    return BOX.options.plain(BOX.options_row(seats, settings))


def fresh(seats: int = 4, seed: int = 11, **settings: Any) -> Any:
    """A table as it is laid."""
    t = Table.plain()
    t.rng = seed
    ask(deal.start)(t, options(seats, **settings))
    return t


def cast(t: Any, *roles: str) -> Any:
    """Give out these roles instead of those that were dealt."""
    t.revealed = 0
    for place, name in enumerate(roles):
        t.role[place] = NAMES.index(name)
        if ask(deal.trait)(t, t.role[place], OPEN):
            t.revealed |= 1 << place
    ask(deal.find_the_free)(t)
    ask(deal.deal_tokens)(t)
    return t


def hold(t: Any, tokens: list[int]) -> Any:
    """Let the places hold so many tokens; the others are in the pool."""
    for place, number in enumerate(tokens):
        t.tokens[place] = number
    t.pool = TOKENS - sum(tokens)
    return t


def trick(
    *hands: str,
    who: str = "mole agent agent agent agent",
    mission: str = "M16",
    leader: int = 0,
    number: int = 1,
    done: int = 0,
    tokens: list[int] | None = None,
    **settings: Any,
) -> Any:
    """A table at which the leader is about to play to a trick; the mission is chosen."""
    t = fresh(len(hands), **settings)
    cast(t, *who.split()[: t.options.places])
    if tokens:
        hold(t, tokens)
    t.stock = t.options.deck
    for seat, names in enumerate(hands):
        t.hand[seat] = hand(names)
        t.stock &= ~t.hand[seat]
    t.trick, t.leader, t.turn, t.phase, t.played = number - 1, leader, leader, PLAYING, 0
    t.fulfilled = (1 << done) - 1
    t.led[t.trick], t.mission[t.trick] = leader, MISSION[mission]
    t.unchosen[t.trick] = next(m for m in range(24) if m != MISSION[mission])
    t.unseen = t.options.pile & ~(1 << t.mission[t.trick]) & ~(1 << t.unchosen[t.trick])
    t.drawn[0], t.drawn[1], t.partner = EMPTY, EMPTY, NOBODY
    if t.options.seats == 2 and number > 1:
        t.top[number - 2] = members(t.stock)[0]
    return t


def action_of(name: str) -> int:
    """`p12` or, with a token, `p12+`."""
    return card(name[:-1]) + RAISE if name.endswith("+") else card(name)


def act(t: Any, seat: int, action: int) -> Any:
    """An action that must be legal."""
    assert ask(rules.legal)(t, seat, action), f"{action} is not legal for seat {seat}"
    ask(rules.step)(t, seat, action)
    return t


def play(t: Any, names: str) -> Any:
    """Let the seats whose turn it is play these cards, one after the other."""
    for name in names.split():
        assert t.phase == PLAYING, "no card is to be played now"
        act(t, t.turn, action_of(name))
    return t


def may(t: Any, name: str) -> bool:
    """May the seat whose turn it is play this?"""
    return bool(ask(rules.legal)(t, t.turn, action_of(name)))


def choose(t: Any, mission: str) -> Any:
    """The leader chooses this one of the two missions."""
    return act(t, t.leader, CHOOSE + MISSION[mission])


def draw(t: Any, one: str, two: str) -> Any:
    """Let the leader have drawn these missions."""
    t.drawn[0], t.drawn[1] = sorted((MISSION[one], MISSION[two]))
    t.unseen = t.options.pile & ~(1 << t.drawn[0]) & ~(1 << t.drawn[1])
    return t


def ally(t: Any, partner: int) -> Any:
    return act(t, t.turn, ALLY + partner)


def larry(t: Any, name: str, back: str) -> Any:
    """The controller plays a card for Larry and puts another back on top."""
    assert t.phase == LARRYS
    low, high = (one for one in members(t.three) if one != card(name))
    return act(t, t.turn, FOR_LARRY + 2 * card(name) + (card(back) == ask(goes_back)(t, low, high, 1)))


def give_larry(t: Any, names: str) -> Any:
    """Let these be the three cards that the controller looks at."""
    t.stock |= t.three
    t.three = hand(names)
    for seat in range(2):
        assert not t.hand[seat] & t.three
    t.stock &= ~t.three
    return t


def voting(who: str, *, exposed: str = "", tokens: list[int] | None = None, **settings: Any) -> Any:
    """A table at which the vote begins; `exposed` are the places that tokens revealed."""
    names = who.split()
    t = fresh(settings.pop("seats", len(names)), **settings)
    cast(t, *names)
    if tokens:
        hold(t, tokens)
    for place in map(int, exposed.split()):
        t.revealed |= 1 << place
        t.exposed |= 1 << place
    t.trick = t.options.tricks - 1
    t.played = t.options.places
    ask(vote.call_the_vote)(t)
    return t


def pair(first: int, second: int | None = None) -> int:
    return VOTE + first * SEATS + (first if second is None else second)


def ballot(t: Any, *votes: tuple[int, ...] | int | None) -> Any:
    """Every seat points so: at one place, or at two; None for a seat that does not vote."""
    assert t.phase == VOTING
    for seat, pointed in enumerate(votes):
        if pointed is None:
            assert not t.waiting >> seat & 1, f"seat {seat} is to vote"
        else:
            act(t, seat, pair(*(pointed if isinstance(pointed, tuple) else (pointed,))))
    assert t.phase == OVER, "somebody has yet to vote"
    return t


def winners(t: Any) -> list[int]:
    """The places that win; the game must be over."""
    assert t.phase == OVER, "the game goes on"
    return members(t.winners)


def view(t: Any, seat: int) -> Any:
    """What a seat sees, in plain integers."""
    v = View.plain()
    ask(sight.look)(t, seat, v)
    return v


def tokens(t: Any) -> list[int]:
    return [t.tokens[place] for place in range(t.options.places)]


def fulfilled(mission: str, cards: str) -> bool:
    """Does a trick of these cards, in this order and out of any hands, fulfil the mission?"""
    names = cards.split()
    t = trick(*[name.rstrip("+") for name in names], mission=mission, risky=True)
    for place in range(len(names)):
        t.free |= 1 << place  # whoever plays, let the cards be as they are
    play(t, cards)
    return bool(t.fulfilled & 1)


def row_of(t: Any) -> np.ndarray:
    """The table as a record."""
    row: np.ndarray = BOX.table.new()
    t.store(row)
    return row


def to_view(table: np.ndarray, seat: int):
    """What a seat knows at a table given as a row, as a value."""
    row = View.new()
    compiled(BOX).look(table, seat, row)
    return to_struct(View, row)


def view_of(t, seat: int):
    """What a seat knows, as a value."""
    return to_view(row_of(t), seat)
