"""A policy that was worked out, sat down at a table: chances of actions by information state, played as a bot."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from konspira.bots.bot import chance, fresh_seed
from konspira.contract import Action, View
from konspira.research.infostate import information_key
from konspira.turn import Turn


class TablePolicy:
    """Plays by weights of actions under `information_key`, as `GameTree.table` and `MCCFR.average` give them.

    Where it knows nothing, it plays any legal action; `unknown` counts how often.
    """

    def __init__(self, table: Mapping[int, Mapping[int, float]], *, seed: int | None = None) -> None:
        self.table, self.name, self.unknown = table, "table", 0
        self._seed = fresh_seed(seed)

    def choose(self, turn: Turn[View, Action]) -> Action:
        """An action, drawn by its weight."""
        known = self.table.get(information_key(turn), {})
        weights = np.array([known.get(int(number), 0.0) for number in turn.legal.numbers])
        if weights.sum() <= 0:
            self.unknown += 1
            weights[:] = 1.0
        lot = np.random.default_rng(chance(self._seed, turn))
        return turn.legal[int(lot.choice(len(weights), p=weights / weights.sum()))]
