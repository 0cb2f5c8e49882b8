"""Results of games that were never played, as an arena keeps them."""

from __future__ import annotations

import numpy as np

from konspira.bots.arena import Result, seatings


def invented(deals: int, better: float, bots: int = 2) -> list[Result]:
    """Results of bots of which whoever is named first wins so often."""
    chance, found = np.random.default_rng(1), []
    for deal in range(deals):
        for seating in seatings(bots, 2):
            first = float(chance.random() < better)
            payoffs = (first, 1 - first) if seating[0] < seating[1] else (1 - first, first)
            found.append(Result(len(found), deal, seating, payoffs, (1, 1), (0.1, 0.1), (0.1, 0.1)))
    return found
