"""Notes: the decisions of one match as they are made, for matches that are played or told again turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from konspira.boxes.box import Box
from konspira.research.dataset.schema import Decisions
from konspira.turn import Turn


class Notes:
    """The decisions of one match, as they are made."""

    def __init__(self) -> None:
        self._rows: list[np.ndarray] = []
        self._legal: list[np.ndarray] = []
        self._told: list[tuple[int, int, int]] = []  # seat, action, player

    def note(self, turn: Turn, action: Any, player: int) -> None:
        """A seat was given this turn, and chose this action."""
        self._rows.append(turn.row)
        self._legal.append(turn.legal.numbers)
        self._told.append((turn.seat, turn.box.wording.number(action), player))

    def decisions(self, box: Box, match: int, payoffs: Sequence[float]) -> Decisions:
        """All of them, once it is known how the match ended."""
        number = len(self._rows)
        seat, action, player = np.array(self._told).reshape(number, 3).T
        views = np.concatenate([box.view.new(0), *self._rows])
        counts = np.array([len(one) for one in self._legal], np.int64)
        legal = np.concatenate([np.zeros(0, np.int64), *self._legal])
        return Decisions(
            np.full(number, match, np.int64), np.arange(number, dtype=np.int32), seat.astype(np.int8), views, counts,
            legal, action.astype(np.int32), np.array(payoffs, np.float32)[seat], player.astype(np.int16),
        )  # fmt: skip

    def __len__(self) -> int:
        return len(self._rows)
