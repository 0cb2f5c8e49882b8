"""Moments of random games at which somebody has a choice to make."""

from __future__ import annotations

import random

from konspira.boxes.box import Box
from konspira.play.match import Match


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
