"""A learned best response: how much a policy loses to somebody who has practised against it, in games of any size.

    def checks(asked: Observed, chance) -> np.ndarray: ...      # i64 (tables,): the policy that is examined
    found = learn_response("gra", checks, seats=2, games=20_000, seed=1)
    print(found.gain, found.error)

The policy may be a bot instead, `bot("level-3", seed=1)`, which takes as long as the bot takes. One seat of every
table is the learner's, all others play the policy. The learner is a small network that reckons what
each action is worth, from the zeros and ones of the crowd; it takes the best, now and then any, and after every match
moves its reckoning towards what came of it (Monte Carlo control). Then it plays matches that it has not learned from.
What it wins there more than the policy's own average is a *lower bound* on how far the policy can be exploited: a
better learner might win more, none can show that nothing is to be won.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import numpy as np

from konspira.bots.bot import GeneralBot
from konspira.boxes.box import Box
from konspira.research.bot_policy import BotPolicy
from konspira.research.crowd import Crowd, Observed
from konspira.research.provenance import Provenance, provenance_of

BATCH = 128  # decisions that are learned from at once
Policy = Callable[[Observed, np.random.Generator], np.ndarray]  # legal actions, i64 (tables,)


class LearnedResponse(msgspec.Struct, frozen=True):
    """What the learner won, a match and seat: `value`, the policy's own `base`, the `gain`, half of its 95 % interval.

    `gain - error` is a lower bound on the exploitability of the policy, but for one time in forty.
    """

    value: float
    base: float
    gain: float
    error: float
    games: int
    practised: int
    provenance: Provenance

    @property
    def lower_bound(self) -> float:
        """At least so much can be won, with 97.5 % confidence; never less than 0, for one may play as the policy."""
        return max(0.0, self.gain - self.error)


class Reckoner:
    """A network with one hidden layer: what each action is worth, f32 (rows, actions), from columns (rows, columns)."""

    def __init__(self, columns: int, actions: int, chance: np.random.Generator, *, width: int = 64) -> None:
        scale = math.sqrt(2 / max(1, columns // 8))  # few columns are 1 at a time
        self.parts = [
            (chance.standard_normal((columns, width)) * scale * 0.5).astype(np.float32),
            np.zeros(width, np.float32),
            np.zeros((width, actions), np.float32),
            np.zeros(actions, np.float32),
        ]
        self._mean = [np.zeros_like(part) for part in self.parts]
        self._square = [np.zeros_like(part) for part in self.parts]
        self._steps = 0

    def __call__(self, columns: np.ndarray) -> np.ndarray:
        first, bias, second, base = self.parts
        found: np.ndarray = np.maximum(columns @ first + bias, 0) @ second + base
        return found

    def learn(self, columns: np.ndarray, actions: np.ndarray, came: np.ndarray, rate: float) -> None:
        """A step of Adam towards what came of these actions."""
        first, bias, second, base = self.parts
        hidden = np.maximum(columns @ first + bias, 0)
        off = (hidden * second[:, actions].T).sum(1) + base[actions] - came
        off /= len(actions)
        back = off[:, None] * second[:, actions].T * (hidden > 0)
        slopes = [columns.T @ back, back.sum(0), np.zeros_like(second), np.zeros_like(base)]
        np.add.at(slopes[2].T, actions, off[:, None] * hidden)
        np.add.at(slopes[3], actions, off)
        self._steps += 1
        for part, slope, mean, square in zip(self.parts, slopes, self._mean, self._square, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            fair = math.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
            part -= (rate * fair) * mean / (np.sqrt(square) + 1e-8)


class Opponents:
    """The policy that is examined, at the tables of one crowd: asked only where it is its turn."""

    def __init__(self, policy: Policy | GeneralBot, crowd: Crowd) -> None:
        self.policy: Policy | BotPolicy = policy if callable(policy) else BotPolicy(policy, crowd)

    def choose(self, asked: Observed, theirs: np.ndarray, chance: np.random.Generator) -> np.ndarray:
        """i64 (tables,): actions where it is the policy's turn, 0 elsewhere."""
        if isinstance(self.policy, BotPolicy):
            return self.policy(asked, theirs)
        actions = np.zeros(len(asked.seat), np.int64)
        if len(theirs):
            actions[theirs] = self.policy(_rows(asked, theirs), chance)
        return actions

    def ended(self, done: np.ndarray) -> None:
        """Matches are over, u8 (tables,)."""
        if isinstance(self.policy, BotPolicy):
            self.policy.ended(done)


def learn_response(
    game: str | Box, policy: Policy | GeneralBot, *, seats: int | None = None, options: Mapping[str, Any] | None = None,
    practice: int = 20_000, games: int = 10_000, tables: int = 256, explore: float = 0.1, rate: float = 2e-3,
    seed: int = 0,
) -> LearnedResponse:  # fmt: skip
    """Practise so many matches against a policy, then play so many more and see what was won."""
    chance = np.random.default_rng(seed)

    def tables_of(seed: int) -> Crowd:
        own_numbers = not callable(policy)  # a bot knows the game's own numbers of actions
        return Crowd(game, seats=seats, options=options, tables=tables, seed=seed, turned=not own_numbers)

    crowd = tables_of(seed)
    reckoner = Reckoner(crowd.columns, crowd.box.actions, chance)
    _practise(crowd, policy, reckoner, practice, explore, rate, chance)
    won = _play(tables_of(seed + 1_000_003), policy, reckoner, games, chance)
    own = _play(tables_of(seed + 2_000_003), policy, None, games, chance)
    error = 1.96 * math.sqrt(won.var(ddof=1) / len(won) + own.var(ddof=1) / len(own))
    told = provenance_of(crowd.box, int(crowd.shape.variants[0]["seats"]), options, seed)
    return LearnedResponse(
        float(won.mean()), float(own.mean()), float(won.mean() - own.mean()), error, len(won), practice, told
    )


def _practise(
    crowd: Crowd, policy: Policy | GeneralBot, reckoner: Reckoner, matches: int, explore: float, rate: float,
    chance: np.random.Generator,
) -> None:  # fmt: skip
    """Play on until so many matches are over, and learn from each as it ends."""
    others, mine, over = Opponents(policy, crowd), _learners(crowd), 0
    past: list[list[tuple[np.ndarray, int]]] = [[] for _ in mine]  # of each table: what was seen, what was done
    batch: list[tuple[np.ndarray, int, float]] = []
    while over < matches:
        asked = crowd.observe()
        ours = np.flatnonzero(asked.seat == mine)
        actions = others.choose(asked, np.flatnonzero(asked.seat != mine), chance)
        free = chance.random(len(ours)) < explore
        actions[ours] = np.where(free, uniform(_rows(asked, ours), chance), _best(reckoner, _rows(asked, ours)))
        for table in ours.tolist():
            past[table].append((asked.observation[table].copy(), int(actions[table])))
        reward, done = crowd.step(actions)
        others.ended(done)
        for table in np.flatnonzero(done).tolist():
            over += 1
            batch += [(seen, did, float(reward[table, mine[table]])) for seen, did in past[table]]
            past[table] = []
        if len(batch) >= BATCH:
            columns, taken, came = (np.array(part) for part in zip(*batch, strict=True))
            rest = max(0.0, 1 - over / matches)
            reckoner.learn(columns.astype(np.float32), taken, came.astype(np.float32), rate * (0.1 + 0.9 * rest))
            batch = []


def _play(
    crowd: Crowd, policy: Policy | GeneralBot, reckoner: Reckoner | None, games: int, chance: np.random.Generator
) -> np.ndarray:
    """f64 (games,): what the learner's seat got in the first matches of every table; without one, the policy there."""
    others, mine, each = Opponents(policy, crowd), _learners(crowd), max(2, -(-games // crowd.shape.tables))
    won: list[list[float]] = [[] for _ in mine]
    while min(len(one) for one in won) < each:  # as many of each, for short matches may end otherwise than long ones
        asked = crowd.observe()
        ours = np.flatnonzero(asked.seat == mine) if reckoner else np.zeros(0, np.int64)
        actions = others.choose(asked, np.setdiff1d(np.arange(len(mine)), ours), chance)
        if reckoner and len(ours):
            actions[ours] = _best(reckoner, _rows(asked, ours))
        reward, done = crowd.step(actions)
        others.ended(done)
        for table in np.flatnonzero(done).tolist():
            won[table].append(float(reward[table, mine[table]]))
    return np.array([one[:each] for one in won]).ravel()


def _learners(crowd: Crowd) -> np.ndarray:
    """i64 (tables,): which seat is the learner's; every seat at as many tables."""
    seats = int(crowd.shape.variants[0]["seats"])
    return np.arange(crowd.shape.tables, dtype=np.int64) % seats


def _rows(asked: Observed, places: np.ndarray) -> Observed:
    return Observed(asked.seat[places], asked.observation[places], asked.mask[places])


def _best(reckoner: Reckoner, asked: Observed) -> np.ndarray:
    worth = reckoner(asked.observation.astype(np.float32))
    best: np.ndarray = np.where(asked.mask == 1, worth, -np.inf).argmax(1)
    return best


def uniform(asked: Observed, chance: np.random.Generator) -> np.ndarray:
    """The policy that plays any legal action."""
    found: np.ndarray = (asked.mask * chance.random(asked.mask.shape)).argmax(1)
    return found
