"""Search: a bot that believes, imagines and looks ahead, for every game there is."""

from __future__ import annotations

import functools
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import msgspec
import numpy as np

from konspira.bots.beliefs import Beliefs
from konspira.bots.bot import Budget, Clock, chance, forced, fresh_seed, honest_word
from konspira.bots.characters import inclined
from konspira.bots.engine import Trees, engine
from konspira.bots.simple import weigh_interpreted
from konspira.contract import Action, Knobs, View
from konspira.turn import Turn

CHUNK = 256  # iterations between two looks at the clock
SURE = 64  # worlds in which a win must come at once to be taken for sure
EQUAL = 0.01  # of the win: how much worse an action may look, tried half as often as the first, and be as good
NODES = 1 << 17  # room of a tree that is searched by time
ALOUD = 4  # parts of a budget, after each of which it is told what is thought so far


Tree = list[tuple[int, int, float]]  # the actions at its root: number, how often each was tried, what all that brought


class Choice(msgspec.Struct, frozen=True):
    """What the search thinks of one action: its number, how often it was tried, its mean payoff, and how likely it is.

    `weight` is how likely it is chosen, by whoever draws an action instead of taking the first. `won` is the share of
    the win alone, where more than that counts; else it is the mean payoff.
    """

    number: int
    visits: int
    value: float
    weight: float = 0.0
    won: float | None = None

    @property
    def share(self) -> float:
        """The share of the win that it promises."""
        return self.value if self.won is None else self.won


class Thought(msgspec.Struct, frozen=True):
    """The outcome of a search: every action tried, the best first (the most tried), and what was believed."""

    choices: tuple[Choice, ...]
    iterations: int
    beliefs: Beliefs | None = None
    settled: bool = False  # the first needed no search


Aloud = Callable[[Thought], None]  # is told what is thought so far, by whoever thinks


class Search:
    """Information-set Monte Carlo tree search over believed worlds.

    `floor` is how often every action is tried at least, for whoever wants to hear of all of them, where they are no
    more than the game looks at in full (`Knobs.root_width`). One with a seed waits for machine code, so that it plays
    the same again (`patient`); others play at once, for the first minute of a new machine by the interpreter. Who is
    `bold` likes what is daring, among actions that are as good.
    """

    def __init__(
        self, budget: Budget | None = None, *, seed: int | None = None, knobs: Knobs | None = None,
        believing: bool = True, threads: int = 1, worlds: int = 1024, floor: int = 0, patient: bool | None = None,
        bold: float = 0.0,
    ) -> None:  # fmt: skip
        self.budget = budget or Budget(iterations=4000)
        self.name = f"search@{self.budget}"
        self.knobs, self.believing, self.threads, self.worlds, self.floor = knobs, believing, threads, worlds, floor
        self.bold = bold
        self._seed, self._patient = fresh_seed(seed), seed is not None if patient is None else patient
        self._trees = Trees()

    def choose(self, turn: Turn[View, Action]) -> Action:
        """The best action."""
        if forced(turn):
            return turn.legal[0]
        if (said := honest_word(turn)) is not None:
            return said
        if not engine(turn.box).wake(self._patient):
            return turn.legal[int(np.argmax(weigh_interpreted(turn, chance(self._seed, turn))))]
        thought = self.think(turn)
        if self.bold and not thought.settled:
            return self._as_inclined(turn, thought.choices)
        return turn.box.wording.value(thought.choices[0].number)

    def _as_inclined(self, turn: Turn[View, Action], choices: tuple[Choice, ...]) -> Action:
        """The most daring, or the least, of the actions that are as good as the first."""
        first = choices[0]
        equal = [one for one in choices if 2 * one.visits >= first.visits and one.value >= first.value - EQUAL]
        actions: list[Action] = [turn.box.wording.value(one.number) for one in equal]
        return actions[int(np.argmax(inclined(turn, actions, np.ones(len(actions)), self.bold)))]

    def think(self, turn: Turn, aloud: Aloud | None = None) -> Thought:
        """Search, and say what was found; one thread that thinks says meanwhile what it has found so far."""
        seed, clock = chance(self._seed, turn), Clock(self.budget)
        worlds = min(self.worlds, self.budget.iterations or self.worlds)
        beliefs = Beliefs(turn, seed, worlds, doubting=self.believing)

        def thought(trees: list[Tree]) -> Thought:
            choices = _merged(trees)
            first = settled(turn, beliefs, seed, choices)
            tried = sum(visits for tree in trees for _, visits, _ in tree)
            return Thought(first or choices, tried, beliefs, settled=first is not None)

        if self.threads == 1:
            trees = [self._grow(turn, beliefs, clock, seed, aloud and (lambda tree: aloud(thought([tree]))))]
        else:
            clocks = [Clock(share, clock.began) for share in self._shares()]
            grown = [self._pool.submit(self._grow, turn, beliefs, one, seed + i) for i, one in enumerate(clocks)]
            trees = [one.result() for one in grown]
        return thought(trees)

    @functools.cached_property
    def _pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self.threads, "searching")

    def _shares(self) -> list[Budget]:
        """What each thread may do: so long as all, or its part of the iterations."""
        if self.budget.seconds:
            return [self.budget] * self.threads
        each, more = divmod(self.budget.iterations, self.threads)
        parts = [each + (thread < more) for thread in range(self.threads)]
        return [Budget(part) for part in parts if part]

    def _grow(
        self, turn: Turn, beliefs: Beliefs, clock: Clock, seed: int, aloud: Callable[[Tree], None] | None = None
    ) -> Tree:
        nodes = min(NODES, 16 * self.budget.iterations) if self.budget.iterations else NODES
        tree, order = self._trees.of(turn.box, nodes, 4 * nodes + 1024), beliefs.order(seed)
        numbers = np.array([*msgspec.structs.astuple(self.knobs or turn.box.habits.knobs), 1.0, 0.0, self.floor])
        tree.clear(seed ^ 0x5DEECE66D)
        view, part = turn.row, 1
        while iterations := clock.left(CHUNK):
            turned = np.roll(order, -(clock.done % len(order)))
            engine(turn.box).search(view, beliefs.worlds, turned, tree, numbers, iterations)
            clock.done += iterations
            if aloud and part <= ALOUD * clock.spent() < ALOUD:
                part = int(ALOUD * clock.spent()) + 1
                aloud(tree.root())
        return tree.root()


def settled(turn: Turn, beliefs: Beliefs, seed: int, choices: tuple[Choice, ...]) -> tuple[Choice, ...] | None:
    """The same choices, but first one that needs no search: it is true, or wins at once, or beliefs alone settle it."""
    if (said := honest_word(turn)) is not None:
        return _first(choices, turn.box.wording.number(said))
    sure = engine(turn.box).sure(turn.row, beliefs.worlds, beliefs.order(seed)[:SURE], turn.box.table.new())
    if sure >= 0:
        won = Choice(sure, max(choice.visits for choice in choices), 1.0, 1.0)
        return (won, *(choice for choice in choices if choice.number != sure))
    by_beliefs = turn.box.habits.choose_by_beliefs
    first = by_beliefs(turn.view, beliefs.facts) if by_beliefs else None
    return None if first is None else _first(choices, first)


def _first(choices: tuple[Choice, ...], number: int) -> tuple[Choice, ...]:
    """The same choices, one of them first; it may be one that nobody has tried."""
    known = choices if any(choice.number == number for choice in choices) else (*choices, Choice(number, 0, 0.0))
    return tuple(sorted(known, key=lambda choice: choice.number != number))


def _merged(trees: list[Tree]) -> tuple[Choice, ...]:
    visits: dict[int, int] = {}
    totals: dict[int, float] = {}
    for tree in trees:
        for number, tried, total in tree:
            visits[number] = visits.get(number, 0) + tried
            totals[number] = totals.get(number, 0.0) + total
    found = [Choice(n, visits[n], totals[n] / visits[n] if visits[n] else 0.0) for n in visits]
    return tuple(sorted(found, key=lambda choice: (-choice.visits, -choice.value, choice.number)))
