"""A learned best response: how much a policy loses to somebody who has practised against it, in games of any size.

    def checks(asked: Observed, chance) -> np.ndarray: ...      # i64 (tables,): the policy that is examined
    found = learned_response("gra", checks, seats=2, games=20_000, seed=1)
    print(found.gain, found.error)

One seat of every table is the learner's, all others play the policy. The learner is a small network that reckons what
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

from konspira.boxes.box import Box
from konspira.research.crowd import Crowd, Observed
from konspira.research.provenance import Provenance, provenance

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


def learned_response(
    game: str | Box, policy: Policy, *, seats: int | None = None, options: Mapping[str, Any] | None = None,
    practice: int = 20_000, games: int = 10_000, tables: int = 256, explore: float = 0.1, rate: float = 2e-3,
    seed: int = 0,
) -> LearnedResponse:  # fmt: skip
    """Practise so many matches against a policy, then play so many more and see what was won."""
    chance = np.random.default_rng(seed)
    crowd = Crowd(game, seats=seats, options=options, tables=tables, seed=seed)
    reckoner = Reckoner(crowd.columns, crowd.box.actions, chance)
    _practise(crowd, policy, reckoner, practice, explore, rate, chance)
    fresh = Crowd(game, seats=seats, options=options, tables=tables, seed=seed + 1_000_003)

    def best(asked: Observed, lot: np.random.Generator) -> np.ndarray:
        return _best(reckoner, asked)

    won = _play(fresh, {True: best, False: policy}, games, chance)
    again = Crowd(game, seats=seats, options=options, tables=tables, seed=seed + 2_000_003)
    own = _play(again, {True: policy, False: policy}, games, chance)
    number = int(crowd.shape.variants[0]["seats"])
    error = 1.96 * math.sqrt(won.var(ddof=1) / len(won) + own.var(ddof=1) / len(own))
    told = provenance(crowd.box, number, options, seed)
    return LearnedResponse(
        float(won.mean()), float(own.mean()), float(won.mean() - own.mean()), error, len(won), practice, told
    )


def _practise(
    crowd: Crowd, policy: Policy, reckoner: Reckoner, matches: int, explore: float, rate: float,
    chance: np.random.Generator,
) -> None:  # fmt: skip
    """Play on until so many matches are over, and learn from each as it ends."""
    tables = crowd.shape.tables
    mine = _learners(crowd)
    done_columns: list[list[np.ndarray]] = [[] for _ in range(tables)]
    done_actions: list[list[int]] = [[] for _ in range(tables)]
    over, batch = 0, list[tuple[np.ndarray, np.ndarray, np.ndarray]]()
    while over < matches:
        asked = crowd.observe()
        actions = np.array(policy(asked, chance), np.int64)
        ours = np.flatnonzero(asked.seat == mine)
        if len(ours):
            free = chance.random(len(ours)) < explore
            chosen = np.where(free, _any(asked.mask[ours], chance), _best(reckoner, _rows(asked, ours)))
            actions[ours] = chosen
            for row, table in enumerate(ours.tolist()):
                done_columns[table].append(asked.observation[table].copy())
                done_actions[table].append(int(chosen[row]))
        reward, done = crowd.step(actions)
        for table in np.flatnonzero(done).tolist():
            over += 1
            if done_actions[table]:
                came = np.full(len(done_actions[table]), reward[table, mine[table]], np.float32)
                batch.append((np.array(done_columns[table]), np.array(done_actions[table]), came))
            done_columns[table], done_actions[table] = [], []
        if sum(len(one[1]) for one in batch) >= BATCH:
            columns, taken, came = (np.concatenate(part) for part in zip(*batch, strict=True))
            reckoner.learn(columns.astype(np.float32), taken, came, rate * (1 - 0.9 * over / matches))
            batch = []


def _play(crowd: Crowd, policies: Mapping[bool, Policy], games: int, chance: np.random.Generator) -> np.ndarray:
    """f64 (games,): what the learner's seat got, of the first matches of every table, as many of each."""
    tables, mine = crowd.shape.tables, _learners(crowd)
    each = max(2, -(-games // tables))
    won: list[list[float]] = [[] for _ in range(tables)]
    while min(len(one) for one in won) < each:  # who is quick may not count more often: long matches end otherwise
        asked = crowd.observe()
        actions = np.array(policies[False](asked, chance), np.int64)
        ours = np.flatnonzero(asked.seat == mine)
        if len(ours):
            actions[ours] = policies[True](_rows(asked, ours), chance)
        reward, done = crowd.step(actions)
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


def _any(mask: np.ndarray, chance: np.random.Generator) -> np.ndarray:
    found: np.ndarray = (mask * chance.random(mask.shape)).argmax(1)
    return found


def uniform(asked: Observed, chance: np.random.Generator) -> np.ndarray:
    """The policy that plays any legal action."""
    return _any(asked.mask, chance)
