"""Skill by OpenSkill, the free kin of TrueSkill: what an arena's results say of its bots, with how sure that is.

    table = rate_skill(tournament, [play(tournament, game) for game in schedule(tournament)])

Elo (`bots/ratings.py`) asks who of two got more; OpenSkill takes the whole order of a table at once, and keeps its
doubt with every rating. Needs the extra `research`.
"""

from __future__ import annotations

import msgspec
import numpy as np

from konspira.bots.arena import Result, Tournament
from konspira.play import shelf
from konspira.research.provenance import Provenance, provenance_of

MU, SIGMA = 25.0, 25.0 / 3  # what OpenSkill thinks of somebody it has never seen


class Skill(msgspec.Struct, frozen=True):
    """A bot: `mu` is the best guess of its skill, `sigma` the doubt in it; compare them within one arena.

    `low` and `high` are the 95 % interval, mu ± 1.96 sigma. `order` is how far mu changes if the games came in
    another order, as half of the range that nine in ten orders stay in.
    """

    name: str
    games: int
    mu: float
    sigma: float
    order: float
    provenance: Provenance

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.mu - 1.96 * self.sigma

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return self.mu + 1.96 * self.sigma


def rate_skill(tournament: Tournament, results: list[Result], *, orders: int = 20) -> list[Skill]:
    """The table, best first: means over so many orders of the games, since ratings move game by game."""
    bots, lot = len(tournament.bots), np.random.default_rng(tournament.seed)
    runs = np.array([_rated(bots, [results[k] for k in lot.permutation(len(results))]) for _ in range(orders)])
    mu, sigma = runs[:, :, 0], runs[:, :, 1]
    low, high = np.quantile(mu, [0.05, 0.95], axis=0)
    games = np.bincount([b for result in results for b in result.seating], minlength=bots)
    box = shelf.box(tournament.game)
    source = provenance_of(box, tournament.seats, tournament.options, tournament.seed)
    found = [
        Skill(
            name, int(games[b]), float(mu[:, b].mean()), float(sigma[:, b].mean()), float(high[b] - low[b]) / 2, source
        )
        for b, name in enumerate(tournament.bots)
    ]
    return sorted(found, key=lambda one: -one.mu)


def _rated(bots: int, results: list[Result]) -> np.ndarray:
    """f64 (bots, 2): mu and sigma after these games, by the model of Plackett and Luce.

    A bot that sits at several seats of a table moves by the mean of what each of its seats would.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce(mu=MU, sigma=SIGMA)
    rated = np.tile([MU, SIGMA], (bots, 1))
    for result in results:
        if len(set(result.seating)) < 2:
            continue
        teams = [[model.create_rating(rated[b].tolist())] for b in result.seating]
        after = [(team[0].mu, team[0].sigma) for team in model.rate(teams, scores=list(result.payoffs))]
        for b in set(result.seating):
            rated[b] = np.mean([after[seat] for seat, who in enumerate(result.seating) if who == b], axis=0)
    return rated
