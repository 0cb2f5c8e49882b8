"""Five levels a game, from one that a child beats to the best there is; each is a configuration with a measured rating.

Weak ones play as people do who do not think far, by the game's habits; nobody plays at random.

Ratings are Elo with 95 % intervals, measured and written down by `python bench/bots.py ratings`; compare them within a
game.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec

from konspira.bots.bot import Budget, GeneralBot, absurd, chance, fresh_seed
from konspira.bots.characters import CALM, Character
from konspira.bots.nets.file import shipped
from konspira.bots.nets.player import NetPlayer
from konspira.bots.nets.points import net_points
from konspira.bots.nets.search import COVER, NetSearch
from konspira.bots.search import Search
from konspira.bots.simple import Flat, Habitual
from konspira.bots.solver.player import GAME as SOLVED
from konspira.bots.solver.player import Solver
from konspira.boxes.box import Box
from konspira.contract import Action, View
from konspira.turn import Turn

WEIGHING = Budget(iterations=200)  # by who goes by evidence and looks no further
EAGER = 10.0  # times what progress was worth to a net: so much do levels care that look ahead with it


class Learned(msgspec.Struct, frozen=True):
    """How a level plays a game that a net ships for.

    `temper` is how unsure it is of what is best; `ahead` how far it looks, if at all, in a game that says nothing else
    (`Habits.ahead`). Who does not look ahead may go by `evidence` where beliefs alone settle what to do, as at a vote:
    so far what others did is read (`trust` of NetSearch). Who has something to hide acts so far under `cover`, as
    somebody would who has nothing.
    """

    temper: float = 1.0
    ahead: Budget | None = None
    evidence: float = 0.0
    cover: float = 0.0


class Level(msgspec.Struct, frozen=True):
    """How often (of 100) a level does what people do who do not think far, and how it thinks else.

    That is with a net where there is one; where not, with a bot and its budget. Of a game without habits nobody knows
    what people do: there it always thinks.
    """

    thinks: str
    budget: Budget
    learned: Learned = Learned()
    by_habit: int = 0
    believing: bool = True


LEVELS: dict[str, Level] = {
    "level-1": Level("flat", Budget(iterations=60), by_habit=100),
    "level-2": Level("search", Budget(iterations=80), Learned(temper=1.5), by_habit=45, believing=False),
    "level-3": Level("search", Budget(iterations=150), Learned(evidence=0.1, cover=0.5), believing=False),
    "level-4": Level("search", Budget(iterations=2500), Learned(ahead=Budget(iterations=600), cover=COVER)),
    # leaves room within a second for a busy machine
    "level-5": Level("best", Budget(seconds=0.8), Learned(ahead=Budget(seconds=0.8), cover=COVER)),
}

FILE = Path(__file__).parent / "ratings.toml"


def _measured() -> dict[str, dict[str, tuple[int, int]]]:
    if not FILE.exists():
        return {}
    told = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {game: {level: tuple(found[level]) for level in LEVELS if level in found} for game, found in told.items()}


# game → level → (rating, half of the 95 % interval), as measured; the mean of the five is 1500.
RATINGS = _measured()


def thinking(box: Box, name: str) -> tuple[str, str]:
    """How a level plays a game: in which way, and with which budget ("": none)."""
    level, by_net = LEVELS[name], shipped(box) is not None
    if level.by_habit and box.habits.habit:
        half = ("half", "") if by_net else (f"half-{level.thinks}", str(level.budget))
        return half if level.by_habit < 100 else ("habit", "")
    if not by_net:
        return level.thinks, str(level.budget)
    return ("ahead", str(_budget(level.learned.ahead, box))) if level.learned.ahead else ("net", "")


def _budget(ahead: Budget, box: Box) -> Budget:
    """What is meant for a usual game, for this one."""
    return Budget(round(ahead.iterations * box.habits.ahead.trials), ahead.seconds)


class Levelled:
    """A bot that plays at a level, whatever the game, as its character lets it."""

    def __init__(
        self, name: str, budget: Budget | None = None, *, seed: int | None = None, character: Character = CALM
    ) -> None:  # fmt: skip
        self.level = LEVELS[name]
        self.name = f"{name}@{budget}" if budget else name
        bold = character.bold
        self._seed, given, budget = fresh_seed(seed), budget, budget or self.level.budget
        self._patient = seed is not None
        self._solver = Solver(budget, seed=self._seed, patient=self._patient)
        self._thinker: GeneralBot = (
            Flat(budget, seed=self._seed, patient=self._patient)
            if self.level.thinks == "flat"
            else Search(budget, seed=self._seed, believing=self.level.believing, patient=self._patient, bold=bold)
        )
        self._habitual = Habitual(seed=seed)
        self._weighing = NetSearch(WEIGHING, seed=self._seed, trust=self.level.learned.evidence)
        self._given, self._bold = given, bold
        self._by_game: dict[str, GeneralBot] = {}

    def choose(self, turn: Turn[View, Action]) -> Action:
        """By the level's own way of thinking, or by habit, as long as that is not absurd."""
        if turn.box.habits.habit and chance(~self._seed, turn) % 100 < self.level.by_habit:
            chosen = self._habitual.choose(turn)
            if not absurd(turn, chosen):
                return chosen
        return self._think(turn)

    def _think(self, turn: Turn[View, Action]) -> Action:
        if shipped(turn.box) is not None and net_points(turn.box).wake(self._patient):
            return self._by_evidence(turn) or self._learned(turn.box).choose(turn)
        if self.level.thinks == "best" and turn.game == SOLVED and (known := self._solver.by_table(turn)) is not None:
            return turn.box.wording.value(known)
        return self._thinker.choose(turn)

    def _learned(self, box: Box) -> GeneralBot:
        """Who plays a game that a net ships for."""
        if box.name not in self._by_game:
            self._by_game[box.name] = self._learner(box)
        return self._by_game[box.name]

    def _learner(self, box: Box) -> GeneralBot:
        learned = self.level.learned
        if not learned.ahead:
            return NetPlayer(seed=self._seed, temper=learned.temper, bold=self._bold, cover=learned.cover)
        budget, calm = self._given or _budget(learned.ahead, box), box.habits.ahead.calm
        return NetSearch(budget, seed=self._seed, calm=calm, eager=EAGER, bold=self._bold, cover=learned.cover)

    def _by_evidence(self, turn: Turn[View, Action]) -> Action | None:
        """What beliefs alone settle, for who looks no further ahead; else None."""
        settled = turn.box.habits.choose_by_beliefs
        if settled is None or not self.level.learned.evidence:
            return None
        number = settled(turn.view, lambda: self._weighing.believe(turn, chance(self._seed, turn)).facts())
        return None if number is None else turn.box.wording.value(number)
