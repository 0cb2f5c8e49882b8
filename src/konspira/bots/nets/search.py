"""A bot that looks ahead with a net: it plays as the net does, unless trying things out shows something better."""

from __future__ import annotations

import itertools
import math
import threading
from collections.abc import Callable

import msgspec
import numpy as np

from konspira.bots.beliefs import Beliefs, Reader, Reading
from konspira.bots.bot import Budget, Clock, absurd, chance, forced, fresh_seed, honest_word
from konspira.bots.characters import inclined
from konspira.bots.nets.player import ABSURD, Judge, NetPlayer, sensible
from konspira.bots.nets.points import net_points
from konspira.bots.search import Aloud, Choice, Thought, settled
from konspira.boxes.box import Box
from konspira.contract import AHEAD, Action, View
from konspira.senses import senses_of, turning_of
from konspira.turn import Turn

WIDTH = 16  # actions that are tried at most, those that the net likes best
ROUNDS = 4  # in which half of the actions are dropped, the worst first
TRUST = 0.7  # how far to read what others did as somebody of their kind would have meant it
KINDS = np.array([0.7, 0.2, 0.1])  # how likely others play as the net does, by habit, or anyhow: before they act
UNLIKELY = 0.01  # a chance that even what the net would never do has
READINGS = 40_000  # how often the net is asked for it at a turn, for each second that is thought: a quarter of it;
READINGS_EACH = 5  # by others as often for each trial;
FEWEST, MOST = 64, 4096  # and in how many worlds
COVER = 1.0  # how far a mole, say, passes for somebody who has nothing to hide, among those who read it
CALM = AHEAD.calm
UNSURE = 1.5  # or so many times what chance alone makes of it in the worlds that both were tried in
NOTHING = np.empty(0)


class Room(threading.local):
    """What a thread needs to look ahead in one game."""

    def __init__(self, box: Box) -> None:
        self.table, self.seen, self.summary = box.table.new(), box.view.new(), box.summary.new()
        self.words = np.zeros(senses_of(box).words(), np.uint64)


class Trial(msgspec.Struct):
    """One action that is tried out: what it `brought` in each world, from the first on, and its wins in all."""

    number: int
    prior: float
    brought: np.ndarray = NOTHING
    won: float = 0.0

    @property
    def tried(self) -> int:
        """In how many worlds."""
        return len(self.brought)

    @property
    def mean(self) -> float:
        """What it brought on average."""
        return float(self.brought.mean()) if self.tried else 0.0

    def better(self, other: Trial) -> tuple[float, float]:
        """How much more it brought than another one in the worlds that both were tried in, and how unsure that is.

        A world is good or bad for all that is tried in it, so the difference is surer than either.
        """
        shared = min(self.tried, other.tried)
        if not shared:
            return 0.0, math.inf
        more = self.brought[:shared] - other.brought[:shared]
        return float(more.mean()), math.sqrt((float(more.var()) + 0.25 / shared) / shared)


class NetSearch:
    """Looks so far ahead with a net as its budget allows; one iteration is one action tried in one world.

    `eager` is how many times as much as to the net progress is worth; `trust`, how far what others did is read as what
    the net, or somebody of habit, would have meant by it (0: by the game's habits alone). Who is `bold` likes what is
    daring; who has something to hide acts so far under `cover`, unless what he sees ahead pays.
    """

    def __init__(
        self, budget: Budget | None = None, *, seed: int | None = None, player: NetPlayer | None = None,
        worlds: int = 512, far: int = 8, calm: float = CALM, sharp: float = 1.0, eager: float = 1.0,
        trust: float = TRUST, bold: float = 0.0, cover: float = 0.0,
    ) -> None:  # fmt: skip
        self.budget = budget or Budget(iterations=2000)
        self.name = f"ahead@{self.budget}"
        self._seed = fresh_seed(seed)
        self._player = player or NetPlayer(seed=self._seed)
        self.worlds, self.far, self.calm, self.sharp, self.eager = worlds, far, calm, sharp, eager
        self.trust, self.bold, self.cover = trust, bold, cover
        self._rooms: dict[str, Room] = {}

    def choose(self, turn: Turn[View, Action]) -> Action:
        """An action: drawn by the net's chances, as far as what was seen ahead changes them."""
        if forced(turn):
            return turn.legal[0]
        if (said := honest_word(turn)) is not None:
            return said
        thought = self.think(turn)
        if thought.settled:
            return turn.box.wording.value(thought.choices[0].number)
        weights = np.array([choice.weight for choice in thought.choices])
        actions = [turn.box.wording.value(choice.number) for choice in thought.choices]
        lot = np.random.default_rng(chance(self._seed, turn))
        at = int(lot.choice(len(actions), p=inclined(turn, actions, weights / weights.sum(), self.bold)))
        return actions[at]

    def think(self, turn: Turn, aloud: Aloud | None = None) -> Thought:
        """Look ahead, and say what was found, and after each part of the budget what was found so far."""
        seed, clock = chance(self._seed, turn), Clock(self.budget)
        judge = self._player.judge(turn.box)
        beliefs = self.believe(turn, seed)
        trials = self._trials(turn, judge, beliefs)

        def thought() -> Thought:
            weights = self._weights(trials)
            ranked = sorted(zip(trials, weights, strict=True), key=lambda pair: (-pair[1], pair[0].number))
            choices = tuple(
                Choice(trial.number, trial.tried, trial.mean, weight, trial.won / max(1, trial.tried))
                for trial, weight in ranked
            )
            first = settled(turn, beliefs, seed, choices)
            return Thought(first or choices, sum(trial.tried for trial in trials), beliefs, settled=first is not None)

        self._try_out(turn, judge, trials, beliefs, clock, seed, aloud and (lambda: aloud(thought())))
        return thought()

    def _room(self, box: Box) -> Room:
        return self._rooms.get(box.name) or self._rooms.setdefault(box.name, Room(box))

    def believe(self, turn: Turn, seed: int) -> Beliefs:
        """Worlds, weighed by what others did: the fewer, the more there is to read, since every level has its time."""
        worlds = min(self.worlds, self.budget.iterations) if self.budget.iterations else MOST
        if not self.trust:
            return Beliefs(turn, seed, worlds)
        self._room(turn.box).table[0]["rng"] = seed  # reading draws, too: not on from what was thought of before
        reader = self._reader(turn, self._player.judge(turn.box))
        any_world = Beliefs(turn, seed, 1, doubting=False).worlds
        rows = [turn.history.row(place) for place in range(len(turn.history))]
        read = sum(reader(before, after, any_world) is not None for before, after in itertools.pairwise(rows))
        readings = READINGS_EACH * self.budget.iterations or int(READINGS * self.budget.seconds)
        return Beliefs(turn, seed, min(worlds, max(FEWEST, readings // max(1, read))), reader=reader)

    def _reader(self, turn: Turn, judge: Judge) -> Reader:
        """Reads what others did: how likely would this seat, holding that, have acted so?"""
        box, room = turn.box, self._room(turn.box)
        read, turned = net_points(box).read_action, turning_of(box).turned.ravel()

        def reader(before: np.ndarray, after: np.ndarray, worlds: np.ndarray) -> Reading | None:
            likely = np.empty((len(KINDS), len(worlds)))
            seat = read(
                before, after, worlds, *likely, room.table, room.seen, room.summary, room.words, judge.net,
                turned, box.actions,
            )  # fmt: skip
            if seat < 0:
                return None
            likely[0] += UNLIKELY
            return Reading(seat, self.trust * np.log(likely), KINDS)

        return reader

    def _trials(self, turn: Turn, judge: Judge, beliefs: Beliefs) -> list[Trial]:
        """What the net likes best, and what beliefs alone would choose, however little the net thinks of it."""
        chances = judge.chances(turn, self.cover)
        best = np.argsort(-chances, kind="stable")[:WIDTH]
        numbers, least = turn.legal.numbers, ABSURD * chances.max()
        trials = [Trial(int(numbers[k]), float(chances[k])) for k in best if chances[k] >= least]
        kept = [one for one in trials if not absurd(turn, turn.box.wording.value(one.number))]
        only = sensible(turn, chances) if not kept else 0
        kept = kept or [Trial(int(numbers[only]), float(chances[only]))]
        by_beliefs = turn.box.habits.choose_by_beliefs
        believed = by_beliefs(turn.view, beliefs.facts) if by_beliefs else None
        if believed is not None and all(one.number != believed for one in kept):
            kept.append(Trial(believed, float(least)))
        return kept

    def _try_out(
        self, turn: Turn, judge: Judge, trials: list[Trial], beliefs: Beliefs, clock: Clock, seed: int,
        aloud: Callable[[], None] | None,
    ) -> None:  # fmt: skip
        """So many worlds for all actions, then as much time for the better half of them, and so on."""
        box, room = turn.box, self._room(turn.box)
        look, turned, order = net_points(box).look_ahead, turning_of(box).turned.ravel(), beliefs.order(seed)
        room.table[0]["rng"] = seed ^ 0x5DEECE66D
        left, world = list(trials), 0
        for part in range(1, ROUNDS + 1):
            numbers, got = np.array([trial.number for trial in left]), np.zeros(2 * len(left))
            brought = []
            while clock.left(len(left)) and not self._over(clock, part):
                look(
                    turn.row, beliefs.worlds, order, room.table, room.seen, room.summary, room.words, judge.net, turned,
                    numbers, got, self.eager * judge.bonus, box.actions, self.far, world,
                )  # fmt: skip
                brought.append(got.copy())
                world += 1
                clock.done += len(left)
            for trial, found in zip(left, np.reshape(brought, (-1, len(left), 2)).transpose(1, 2, 0), strict=True):
                trial.brought = np.concatenate((trial.brought, found[0]))
                trial.won += found[1].sum()
            if len(left) > 2:
                left.sort(key=lambda trial: -(trial.mean + self.calm * math.log(trial.prior)))
                left = left[: max(2, len(left) // 2)]
            if aloud and part < ROUNDS:
                aloud()

    def _over(self, clock: Clock, part: int) -> bool:
        """Whether this part of the budget is spent."""
        if clock.seconds:
            return clock.now() - clock.began >= clock.seconds * part / ROUNDS and clock.done > 0
        return clock.done >= self.budget.iterations * part / ROUNDS

    def _weights(self, trials: list[Trial]) -> list[float]:
        """The net's chances, changed by what each action brought: as far as that is more than chance."""
        if not any(trial.tried for trial in trials):
            return [trial.prior for trial in trials]
        best = max(trials, key=lambda trial: (trial.tried, trial.mean))
        told = []
        for trial in trials:
            more, error = trial.better(best)
            told.append(self.sharp * math.log(trial.prior) + more / max(self.calm, UNSURE * error))
        most = max(told)
        return [math.exp(one - most) for one in told]
