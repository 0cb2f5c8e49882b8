"""Five levels a game, from one that a child beats to the best there is; each is a configuration with a measured rating.

Ratings are Elo with 95 % intervals, measured and written down by `python bench/bots.py ratings`; compare them within a
game.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec
import numpy as np

from konspira.bots.bot import Budget, GeneralBot, chance, fresh_seed
from konspira.bots.search import Search
from konspira.bots.simple import Flat, Random
from konspira.bots.solver.player import GAME as SOLVED
from konspira.bots.solver.player import Solver
from konspira.contract import Action, View
from konspira.turn import Turn


class Level(msgspec.Struct, frozen=True):
    """How a level thinks: which bot, its budget, and how often (of 100) it plays anything instead."""

    thinks: str
    budget: Budget
    careless: int = 0
    believing: bool = True


LEVELS: dict[str, Level] = {
    "level-1": Level("flat", Budget(iterations=60), careless=60),
    "level-2": Level("flat", Budget(iterations=400), careless=10),
    "level-3": Level("search", Budget(iterations=150), believing=False),
    "level-4": Level("search", Budget(iterations=2500)),
    "level-5": Level("best", Budget(seconds=0.8)),  # leaves room within a second for a busy machine
}

FILE = Path(__file__).parent / "ratings.toml"


def _measured() -> dict[str, dict[str, tuple[int, int]]]:
    if not FILE.exists():
        return {}
    told = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {game: {level: tuple(found[level]) for level in LEVELS if level in found} for game, found in told.items()}


# game → level → (rating, half of the 95 % interval), as measured; the mean of the five is 1500.
RATINGS = _measured()


class Levelled:
    """A bot that plays at a level, whatever the game."""

    def __init__(self, name: str, budget: Budget | None = None, *, seed: int | None = None) -> None:
        self.level = LEVELS[name]
        self.name = f"{name}@{budget}" if budget else name
        self._seed, budget = fresh_seed(seed), budget or self.level.budget
        self._random = Random(seed=self._seed)
        patient = seed is not None
        self._solver = Solver(budget, seed=self._seed, patient=patient)
        self._thinker: GeneralBot = (
            Flat(budget, seed=self._seed, patient=patient)
            if self.level.thinks == "flat"
            else Search(budget, seed=self._seed, believing=self.level.believing, patient=patient)
        )

    def choose(self, turn: Turn[View, Action]) -> Action:
        """By the level's own way of thinking, or carelessly."""
        if self.level.careless and np.random.default_rng(chance(~self._seed, turn)).integers(100) < self.level.careless:
            return self._random.choose(turn)
        if self.level.thinks == "best" and turn.game == SOLVED:
            return self._solver.choose(turn)
        return self._thinker.choose(turn)
