"""Moments of random games at which somebody has a choice to make."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from konspira.boxes.box import Box
from konspira.news import News
from konspira.play.match import Match
from konspira.turn import Turn

MOST = 400  # steps of a long evening


class State(NamedTuple):
    """A state of a game as one seat sees it: whether it is asked, waits for others, or all is over."""

    turn: Turn
    since: int  # how many moments the seat had seen when it last acted
    actors: tuple[int, ...]
    outcome: News | None = None


def turns_of(box: Box, seats: int, options: dict[str, Any]) -> Iterator[State]:
    """The turns of a golden game."""
    return (state for state in states_of(box, seats, options) if state.turn.seat in state.actors)


def states_of(box: Box, seats: int, options: dict[str, Any], most: int = MOST) -> Iterator[State]:
    """The states of a golden game: of every step, somebody who acts, and somebody who waits if there is one; at the
    end, the seat that was asked first."""
    chance = random.Random(1)
    match = Match(box, seats, options, bytes(range(32)))
    seen = [0] * seats
    for _ in range(most):
        if match.outcome is not None:
            yield State(match.turn(0), seen[0], (), match.outcome.news)
            return
        seat = chance.choice(match.actors)
        turn = match.turn(seat)
        yield State(turn, seen[seat], match.actors)
        for other in set(range(seats)) - set(match.actors):
            yield State(match.turn(other), seen[other], match.actors)
            break
        seen[seat] = len(turn.history)
        match.act(seat, chance.choice(turn.legal))


def moments(box: Box, seed: int, number: int) -> list[tuple[Match, int]]:
    """Moments of random games in which a seat has a choice."""
    chance, found = random.Random(seed), []
    seats = 3 if 3 in box.seats else box.seats.start
    while len(found) < number:
        match = Match(box, seats, None, chance.randbytes(32))
        for _ in range(chance.randrange(25)):
            if match.outcome is None:
                seat = chance.choice(match.actors)
                match.act(seat, chance.choice(match.turn(seat).legal))
        if match.outcome is None and len(match.turn(match.actors[0]).legal) > 1:
            found.append((match, match.actors[0]))
    return found
