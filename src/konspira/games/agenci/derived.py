"""What follows from a view of Agenci by the rules: sent beside it, so that the page draws and knows no rule."""

from __future__ import annotations

import msgspec

from konspira.games.agenci import files, rules
from konspira.games.agenci.phrases import members
from konspira.games.agenci.pieces import AGENTS, OVER, PRIZE, View
from konspira.kernel.rule import interpret

actors = interpret(rules.actors)  # with every view


class Derived(msgspec.Struct, frozen=True):
    """What the page draws and a view does not say; all but the first is empty until the end."""

    acting: int  # 3.1, 7.2, 9.1 bit set of the seats that may act now
    places: tuple[int, ...]  # 5.4 by seat, from 1; those who tie share one
    owner: tuple[int, ...]  # 9.4 by agent: the seat that held it, or NOBODY
    right: tuple[int, ...]  # 9.3 by seat: bit set of the agents that its sheet has right
    prize: tuple[int, ...]  # 9.3 by seat: what that gave


def derive(v: View) -> Derived:
    """All of it; most of it is open when the game is over."""
    if v.phase != OVER:
        return Derived(actors(v), (), (), (), ())
    told, seats = View.plain(v), range(v.options.seats)
    owner_of, is_right = interpret(files.owner_of), interpret(files.is_right)
    right = tuple(sum(1 << agent for agent in members(v.agents) if is_right(told, seat, agent)) for seat in seats)
    return Derived(
        0,
        tuple(1 + sum(v.final[other] > v.final[seat] for other in seats) for seat in seats),
        tuple(owner_of(told, agent) for agent in range(AGENTS)),
        right,
        tuple(PRIZE * labels.bit_count() for labels in right),
    )
