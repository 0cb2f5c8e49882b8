"""Five levels a game, from one that a child beats to the best there is; each is a configuration with a measured rating.

Ratings are Elo with 95 % intervals, measured and written down by `python bench/bots.py ratings`; compare them within a
game.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec

from konspira.bots.bot import Budget, GeneralBot, absurd, chance, fresh_seed
from konspira.bots.nets.file import shipped
from konspira.bots.nets.player import NetPlayer
from konspira.bots.nets.points import net_points
from konspira.bots.nets.search import NetSearch
from konspira.bots.search import Search
from konspira.bots.simple import Flat, Habitual, Random
from konspira.bots.solver.player import GAME as SOLVED
from konspira.bots.solver.player import Solver
from konspira.boxes.box import Box
from konspira.contract import Action, View
from konspira.turn import Turn

EAGER = 10.0  # times what progress was worth to a net: so much do levels care that look ahead with it


class Learned(msgspec.Struct, frozen=True):
    """How a level plays a game that a net ships for.

    `by_habit` is how often (of 100) it does what people do who do not think far; `temper` how unsure it is of what is
    best else; `ahead` how far it looks, if at all.
    """

    by_habit: int = 0
    temper: float = 1.0
    ahead: Budget | None = None


class Level(msgspec.Struct, frozen=True):
    """How a level thinks: with a net where there is one; else which bot, its budget, and how often (of 100) carelessly.

    Somebody careless plays anything.
    """

    thinks: str
    budget: Budget
    learned: Learned
    careless: int = 0
    believing: bool = True


LEVELS: dict[str, Level] = {
    "level-1": Level("flat", Budget(iterations=60), Learned(by_habit=100), careless=60),
    "level-2": Level("flat", Budget(iterations=400), Learned(by_habit=45, temper=1.5), careless=10),
    "level-3": Level("search", Budget(iterations=150), Learned(), believing=False),
    "level-4": Level("search", Budget(iterations=2500), Learned(ahead=Budget(iterations=600))),
    # leaves room within a second for a busy machine
    "level-5": Level("best", Budget(seconds=0.8), Learned(ahead=Budget(seconds=0.8))),
}

FILE = Path(__file__).parent / "ratings.toml"


def _measured() -> dict[str, dict[str, tuple[int, int]]]:
    if not FILE.exists():
        return {}
    told = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {game: {level: tuple(found[level]) for level in LEVELS if level in found} for game, found in told.items()}


# game → level → (rating, half of the 95 % interval), as measured; the mean of the five is 1500.
RATINGS = _measured()


def thinking(box: Box, name: str) -> tuple[str, str, int]:
    """How a level plays a game: in which way, with which budget ("": none), and how often (of 100) carelessly."""
    level = LEVELS[name]
    if shipped(box) is None:
        return level.thinks, str(level.budget), level.careless
    learned = level.learned
    if learned.ahead:
        return "ahead", str(learned.ahead), 0
    return ("net" if not learned.by_habit else "half" if learned.by_habit < 100 else "habit"), "", 0


class Levelled:
    """A bot that plays at a level, whatever the game."""

    def __init__(self, name: str, budget: Budget | None = None, *, seed: int | None = None) -> None:
        self.level = LEVELS[name]
        self.name = f"{name}@{budget}" if budget else name
        self._seed, given, budget = fresh_seed(seed), budget, budget or self.level.budget
        self._random = Random(seed=self._seed)
        self._patient = seed is not None
        self._solver = Solver(budget, seed=self._seed, patient=self._patient)
        self._thinker: GeneralBot = (
            Flat(budget, seed=self._seed, patient=self._patient)
            if self.level.thinks == "flat"
            else Search(budget, seed=self._seed, believing=self.level.believing, patient=self._patient)
        )
        learned = self.level.learned
        ahead = learned.ahead and (given or learned.ahead)
        self._habitual = Habitual(seed=seed)
        self._learned: GeneralBot = (
            NetSearch(ahead, seed=self._seed, eager=EAGER)
            if ahead
            else NetPlayer(seed=self._seed, temper=learned.temper)
        )

    def choose(self, turn: Turn[View, Action]) -> Action:
        """By the level's own way of thinking, or carelessly."""
        lot = chance(~self._seed, turn) % 100
        if shipped(turn.box) is not None and net_points(turn.box).wake(self._patient):
            chosen = self._habitual.choose(turn) if lot < self.level.learned.by_habit else self._learned.choose(turn)
            return self._learned.choose(turn) if absurd(turn, chosen) else chosen
        if self.level.thinks == "best" and turn.game == SOLVED and (known := self._solver.by_table(turn)) is not None:
            return turn.box.wording.value(known)
        return (self._random if lot < self.level.careless else self._thinker).choose(turn)
