"""Monte Carlo counterfactual regret minimisation with external sampling: code to read, over the words of any game.

    learner = MCCFR(Subgame("gra", seats=2, leaf=one_round), seed=1)
    learner.run(10_000)
    exploitability(tree, tree.policy(learner.average()))

Every seat in turn walks through the game: at its own decisions it tries every action, at those of the others, and
of chance, one is drawn. What an action would have brought more than the seat's play did is its *regret*; the seat then
plays by *regret matching*, every action by its share of the positive regrets. Play need not settle; its average over
all walks does, at an equilibrium where two play and one wins what the other loses (Lanctot et al. 2009).
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from konspira.research.position import Position
from konspira.research.provenance import Provenance
from konspira.research.subgame import Subgame


def regret_matching(regrets: Sequence[float]) -> list[float]:
    """How likely each action is: by its share of the positive regrets, all alike where none is positive."""
    positive = [max(regret, 0.0) for regret in regrets]
    total = sum(positive)
    return [regret / total for regret in positive] if total > 0 else [1.0 / len(positive)] * len(positive)


class Learned:
    """What is known of one information state: its actions, what is regretted, and how it was played so far."""

    __slots__ = ("actions", "played", "regrets")

    def __init__(self, actions: list[int]) -> None:
        self.actions = actions
        self.regrets, self.played = [0.0] * len(actions), [0.0] * len(actions)


class MCCFR:
    """Regrets by information state, better with every walk. The same seed walks the same ways."""

    def __init__(self, subgame: Subgame, *, seed: int = 0) -> None:
        self.subgame, self.seed, self.iterations = subgame, seed, 0
        self.known: dict[int, Learned] = {}
        self._chance = np.random.default_rng(seed)

    def run(self, iterations: int) -> None:
        """So many walks for every seat."""
        for _ in range(iterations):
            self.iterations += 1
            for seat in range(self.subgame.seats):
                self._walk(Position.deal(self.subgame, self._chance), seat)

    def _walk(self, here: Position, me: int) -> float:
        """What the walking seat gets from here on; its regrets are noted on the way back."""
        payoffs = here.payoffs
        if payoffs is not None:
            return payoffs[me]
        known = self.known.get(here.key)
        if known is None:
            known = self.known[here.key] = Learned(here.actions)
        plays = regret_matching(known.regrets)
        if here.seat == me:
            worth = [self._walk(here.after(action), me) for action in known.actions]
            mean = sum(p * value for p, value in zip(plays, worth, strict=True))
            known.regrets = [r + value - mean for r, value in zip(known.regrets, worth, strict=True)]
            return mean
        known.played = [total + p for total, p in zip(known.played, plays, strict=True)]
        return self._walk(here.after(known.actions[self._drawn(plays)]), me)

    def _drawn(self, plays: list[float]) -> int:
        mark = self._chance.random()
        for place, p in enumerate(plays):
            mark -= p
            if mark < 0:
                return place
        return len(plays) - 1

    @property
    def provenance(self) -> Provenance:
        """Where its policy comes from; `iterations` says how long it has learned."""
        return self.subgame.provenance(self.seed)

    def average(self) -> dict[int, dict[int, float]]:
        """The average policy: weights of actions by the key of an information state."""
        return {key: dict(zip(one.actions, one.played, strict=True)) for key, one in self.known.items()}
