"""The plainest bots: one that plays anything, and one that tries every action out in worlds it can imagine."""

from __future__ import annotations

import numpy as np

from konspira.bots.bot import Budget, Clock, chance, forced, fresh_seed, honest_word
from konspira.bots.engine import engine
from konspira.boxes import playouts
from konspira.boxes.backend import compiled, interpreted, warm
from konspira.contract import Action, View
from konspira.turn import Turn

INTERPRETED = Budget(seconds=0.3)  # while machine code is being made, a bot thinks with the interpreter, and not long


class Random:
    """Plays any legal action, all of them equally likely; but it says what is true where it is asked to."""

    def __init__(self, budget: Budget | None = None, *, seed: int | None = None) -> None:
        self.name = "random"
        self._seed = fresh_seed(seed)

    def choose(self, turn: Turn[View, Action]) -> Action:
        """Any action."""
        if (said := honest_word(turn)) is not None:
            return said
        return turn.legal[chance(self._seed, turn) % len(turn.legal)]


class Habitual:
    """Plays as people are believed to who do not think far: by the game's habits, at once."""

    def __init__(self, budget: Budget | None = None, *, seed: int | None = None) -> None:
        self.name = "habit"
        self._seed, self._patient = fresh_seed(seed), seed is not None

    def choose(self, turn: Turn[View, Action]) -> Action:
        """What it would do out of habit; while machine code is being made, anything."""
        if (said := honest_word(turn)) is not None:
            return said
        if forced(turn) or not engine(turn.box).wake(self._patient):
            return turn.legal[chance(self._seed, turn) % len(turn.legal)]
        plan, table = turn.box.plan.new(), turn.box.table.new()
        table[0]["rng"] = chance(self._seed, turn)
        compiled(turn.box).prepare(turn.row, plan)
        return turn.box.wording.value(engine(turn.box).by_habit(turn.row, plan, table))


class Flat:
    """Flat Monte Carlo: finishes imagined games at random after each action, and takes the best mean.

    One with a seed waits for machine code, so that it plays the same again (`patient`); others play at once.
    """

    def __init__(self, budget: Budget | None = None, *, seed: int | None = None, patient: bool | None = None) -> None:
        self.budget = budget or Budget(iterations=2000)
        self.name = f"flat@{self.budget}"
        self._seed, self._patient = fresh_seed(seed), seed is not None if patient is None else patient

    def choose(self, turn: Turn[View, Action]) -> Action:
        """The action with the best mean payoff, of equal ones any."""
        if forced(turn):
            return turn.legal[0]
        if (said := honest_word(turn)) is not None:
            return said
        values = self.weigh(turn)
        order = shuffled(len(values), chance(self._seed, turn))
        return turn.legal[int(order[np.argmax(values[order])])]

    def weigh(self, turn: Turn) -> np.ndarray:
        """The mean payoff of each legal action; −1 where there was no time to try it."""
        if self._patient and not compiled(turn.box).ready:
            compiled(turn.box).load()
        if warm(turn.box) is None:
            return self._weigh_compiled(turn)
        return weigh_interpreted(turn, chance(self._seed, turn))

    def _weigh_compiled(self, turn: Turn) -> np.ndarray:
        backend, choices = compiled(turn.box), len(turn.legal)
        view, plan, table = turn.row, turn.box.plan.new(), turn.box.table.new()
        table[0]["rng"] = chance(self._seed, turn)
        backend.prepare(view, plan)
        value, total, clock = np.zeros(choices), np.zeros(choices), Clock(self.budget)
        visits, order = np.zeros(choices), shuffled(choices, chance(self._seed, turn))
        numbers = turn.legal.numbers[order]  # where not all can be tried, any may be
        while playouts := clock.left(max(choices, 256)):
            backend.weigh(view, plan, table, numbers, choices, playouts, value)
            share = np.full(choices, playouts // choices) + (np.arange(choices) < playouts % choices)
            total += np.nan_to_num(value) * share
            visits += share
            clock.done += playouts
        means = np.empty(choices)
        means[order] = np.where(visits > 0, total / np.maximum(visits, 1), -1.0)
        return means


def shuffled(number: int, seed: int) -> np.ndarray:
    """The places of a list in an order of chance."""
    return np.random.default_rng(seed).permutation(number)


def weigh_interpreted(turn: Turn, seed: int) -> np.ndarray:
    """The same by the interpreter: as many rounds over all actions as a short time allows, at least one."""
    rounds = 0
    box, choices = turn.box, len(turn.legal)
    ask, backend = interpreted(box).interpreter, interpreted(box)
    view, plan, row = turn.row, box.plan.new(), box.table.new()
    row[0]["rng"] = seed
    backend.prepare(view, plan)
    plain_view, plain_plan, table = box.view.plain(view), box.plan.plain(plan), box.table.plain(row)
    numbers = [int(number) for number in turn.legal.numbers]
    value, total, clock = [0.0] * choices, np.zeros(choices), Clock(INTERPRETED)
    while clock.left(1):
        ask(playouts.weigh)(plain_view, plain_plan, table, numbers, choices, choices, value)
        total += value
        rounds += 1
        clock.done += 1
    return total / rounds
