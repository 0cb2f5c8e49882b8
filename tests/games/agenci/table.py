"""Lay a table of Agenci by hand: who stands where, who holds what, and what the die shows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from konspira.boxes.backend import interpreted
from konspira.games.agenci import BOX, rules, sight
from konspira.games.agenci.actions import KIND_NAMES, Action, Move, Pass, Steps, number, place, printed
from konspira.games.agenci.options import NAMES
from konspira.games.agenci.pieces import ASIDE, MOVING, NOBODY, SECRETS, START, Table, View
from konspira.kernel.record import to_struct

ask = interpreted(BOX).interpreter

IDLE = ("out_of_ruins",)  # the hand of somebody who is asked, and has nothing to play

RED, YELLOW, BLUE, VIOLET, GREEN, ORANGE, GREY = range(7)


def fresh(seats: int = 4, seed: int = 11, edition: int | None = None, **options: Any) -> Any:
    """A table as it is laid, in plain integers; by the newest edition of the rules unless another is named."""
    t = Table.plain()
    t.rng = seed
    ask(rules.start)(t, BOX.options.plain(BOX.options_row(seats, options, edition)))
    return t


def city(
    seats: int = 4,
    *,
    die: int = 6,
    safe: int = 7,
    at: Mapping[str, int] = {},
    scores: Mapping[str, int] = {},
    hands: Iterable[Iterable[str]] = (),
    **options: Any,
) -> Any:
    """Seat 0 has rolled the die; seat 0 is red, seat 1 yellow and so on. Buildings by their printed numbers."""
    if seats < 4:
        options.setdefault("agents", list(NAMES[: seats + 3]))
    t = fresh(seats, **options)
    t.phase, t.active, t.die, t.safe = MOVING, 0, die, place(safe)
    for agent, name in enumerate(NAMES):
        if t.building[agent] != ASIDE:
            t.building[agent] = place(at[name]) if name in at else START
        t.score[agent] = scores.get(name, 0)
    for seat in range(seats):
        t.agent[seat] = seat
    deal(t, hands)
    return t


def deal(t: Any, hands: Iterable[Iterable[str]]) -> None:
    """Give the seats these cards instead of those they were dealt; the rest is the pile."""
    for seat in range(t.options.seats):
        t.pile, t.hand[seat] = t.pile + t.hand[seat], 0
    for seat, kinds in enumerate(hands):
        for kind in kinds:
            card = 1 << 2 * KIND_NAMES.index(kind)
            t.pile, t.hand[seat] = t.pile - card, t.hand[seat] + card


def round_of_cards(*hands: Iterable[str], seats: int = 4, **laid: Any) -> Any:
    """A round of cards has just begun, after a move that brought nobody to the safe; seat 0 is asked first."""
    t = city(seats, hands=hands, top_secret=True, **laid)
    t.phase, t.asked = SECRETS, 0
    return t


def move(**steps: int) -> Move:
    """A split of the points."""
    return Move(Steps(**steps))


def legal(t: Any, seat: int, action: Action) -> bool:
    """May the seat do this now?"""
    return bool(ask(rules.legal)(t, seat, number(action)))


def act(t: Any, seat: int, action: Action) -> Any:
    """Let a seat do what must be legal."""
    assert legal(t, seat, action), f"{action} is not legal for seat {seat}"
    ask(rules.step)(t, seat, number(action))
    assert ask(rules.conserved)(t)
    return t


def all_pass(t: Any) -> Any:
    """Everybody passes until the round of cards is over."""
    while t.phase == SECRETS:
        act(t, t.asked, Pass())
    return t


def where(t: Any, *names: str) -> list[int]:
    """The printed numbers of the buildings where these agents stand."""
    return [printed(t.building[NAMES.index(name)]) for name in names]


def score(t: Any, *names: str) -> list[int]:
    """What these agents have."""
    return [t.score[NAMES.index(name)] for name in names]


def hand(t: Any, seat: int) -> list[str]:
    """The kinds of the cards that a seat holds."""
    return [kind for i, kind in enumerate(KIND_NAMES) for _ in range(t.hand[seat] >> 2 * i & 3)]


def payoffs(t: Any) -> list[float]:
    """Every seat's share of the win."""
    return [ask(rules.payoff)(t, seat) for seat in range(t.options.seats)]


def actions(t: Any, seat: int) -> list[int]:
    """The numbers of all legal actions."""
    return [ask(rules.pick)(t, seat, k) for k in range(ask(rules.count)(t, seat))]


def view_of(t: Any, seat: int) -> Any:
    """What a seat knows, as a frozen value."""
    v, row = View.plain(), View.new()
    ask(sight.look)(t, seat, v)
    v.store(row)
    return to_struct(View, row)


def unowned_holder(t: Any, seat: int, name: str) -> Any:
    """Let a seat have taken a second agent."""
    t.holder, t.second = seat, NAMES.index(name)
    card = 1 << 2 * KIND_NAMES.index("second_agent")
    assert t.pile & card
    t.pile, t.used = t.pile - card, t.used + card
    assert t.holder != NOBODY
    return t
