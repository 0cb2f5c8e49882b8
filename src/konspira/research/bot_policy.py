"""A bot at many tables of a crowd: it gets turns there as in a match, with all that its seat has seen of it.

It is as slow as the bot: crowds are for policies over arrays, and this is for whoever wants to learn against a bot.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from konspira.bots.bot import GeneralBot
from konspira.boxes.backend import compiled
from konspira.boxes.entry import entry_point
from konspira.research.crowd import Crowd, Observed
from konspira.research.game_tree import glance
from konspira.turn import History, Legal, Turn


class BotPolicy:
    """Answers for every table of a crowd by a bot's choice. The crowd must not turn actions (`turned=False`).

    Ask it at every step, for it remembers what the seats see, and tell it where matches have ended.
    """

    def __init__(self, bot: GeneralBot, crowd: Crowd) -> None:
        self.bot, self.crowd, self.box = bot, crowd, crowd.box
        self.seats = int(crowd.shape.variants["seats"].max())
        self._seen: list[list[list[np.ndarray]]] = []
        self.ended(np.ones(crowd.shape.tables, np.uint8))

    def ended(self, done: Any) -> None:
        """Forget the matches that are over, u8 (tables,)."""
        if not self._seen:
            self._seen = [[] for _ in range(self.crowd.shape.tables)]
        for table in np.flatnonzero(done).tolist():
            self._seen[table] = [[] for _ in range(self.seats)]

    def __call__(self, asked: Observed, asks: np.ndarray | None = None) -> np.ndarray:
        """i64 (tables,): what the bot does at each of the tables `asks` (all, if none are named); 0 at the others."""
        tables = self.crowd.state()["tables"].view(self.box.table.dtype)
        self._look(tables)
        chosen = np.zeros(len(tables), np.int64)
        numbers = np.zeros(self.box.actions, np.int64)
        for place in range(len(tables)) if asks is None else asks.tolist():
            seat = int(asked.seat[place])
            choices = compiled(self.box).menu(tables[place : place + 1], seat, numbers)
            turn: Turn = Turn(
                self.box, seat, History(self.box, self._seen[place][seat]), Legal(self.box, numbers[:choices].copy())
            )
            chosen[place] = self.box.wording.number(self.bot.choose(turn))
        return chosen

    def _look(self, tables: np.ndarray) -> None:
        """Add a moment to what each seat has seen, where its view has changed."""
        for seat in range(self.seats):
            views = self.box.view.new(len(tables))
            entry_point(self.box, glance)(tables, np.full(len(tables), seat), views)
            for place, seen in enumerate(self._seen):
                row = views[place : place + 1]
                if not seen[seat] or row.tobytes() != seen[seat][-1].tobytes():
                    seen[seat].append(row)
