"""Margins: by how much the best action of a turn leads, measured with several seeds, and how sure that is.

Two judges look at a turn: the search, whose imagined seats learn, and, for a game with a net, looking ahead, where all
play as the net does. They err in different ways, so what both find is worth more than what one is sure of.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec
import numpy as np

from konspira.bots.bot import Budget
from konspira.bots.nets.file import shipped
from konspira.bots.nets.search import NetSearch
from konspira.bots.search import Search, Thought
from konspira.turn import Turn

SEEDS = 6
STUDENT = {4: 3.182, 5: 2.776, 6: 2.571, 7: 2.447, 8: 2.365}  # 97.5 % of Student's distribution, by seeds
FLOOR = 50  # times that an action was tried with each seed, or it has not been examined
BUDGETS = {"search": 12_000, "ahead": 1_500}  # iterations of each judge with each seed


class Behind(msgspec.Struct, frozen=True):
    """How far an action is behind the best one: the share of the win that it costs, and its 95 % interval."""

    action: int
    mean: float
    low: float
    high: float


class Judged(msgspec.Struct, frozen=True):
    """What a judge finds: the best action by its number, what it promises, and how far behind each other one is."""

    judge: str
    best: int
    value: float
    behind: tuple[Behind, ...]

    @property
    def lead(self) -> Behind | None:
        """How far the one that comes closest is behind; None where nothing else was examined."""
        return min(self.behind, key=lambda one: one.low, default=None)

    def of(self, action: int) -> Behind | None:
        """How far an action is behind, if it was examined and is not the best."""
        return next((one for one in self.behind if one.action == action), None)


def judges(turn: Turn) -> tuple[str, ...]:
    """Who can judge a turn of this game; the one who knows more comes first."""
    return ("ahead", "search") if shipped(turn.box) is not None else ("search",)


def _think(turn: Turn, judge: str, seed: int, iterations: int) -> Thought:
    budget = Budget(iterations=iterations)
    if judge == "ahead":
        return NetSearch(budget, seed=seed).think(turn)
    return Search(budget, seed=seed, floor=FLOOR).think(turn)


def judged(turn: Turn, judge: str, seeds: Sequence[int], iterations: int = 0) -> Judged:
    """What a judge finds with so many seeds; only actions that were examined with each of them are spoken of."""
    floor = 2 if judge == "ahead" else FLOOR  # looking ahead drops an action when it is clearly worse
    found: list[dict[int, float]] = []
    for seed in seeds:
        thought = _think(turn, judge, seed, iterations or BUDGETS[judge])
        found.append({choice.number: choice.value for choice in thought.choices if choice.visits >= floor})
    known = [number for number in found[0] if all(number in one for one in found)]
    if not known:
        return Judged(judge, int(turn.legal.numbers[0]), 0.0, ())
    values = np.array([[one[number] for number in known] for one in found])
    best = int(np.argmax(values.mean(0)))
    rivals = [k for k in range(len(known)) if k != best]
    told = [_behind(known[k], values[:, best] - values[:, k]) for k in rivals]
    return Judged(judge, known[best], round(float(values[:, best].mean()), 4), tuple(told))


def _behind(action: int, differences: np.ndarray) -> Behind:
    mean = float(differences.mean())
    half = STUDENT.get(len(differences), 2.365) * float(differences.std(ddof=1)) / math.sqrt(len(differences))
    return Behind(action, round(mean, 4), round(mean - half, 4), round(mean + half, 4))
