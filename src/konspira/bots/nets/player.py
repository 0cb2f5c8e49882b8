"""A bot that plays by a net alone: it looks at what its seat knows, and draws one of the actions by their chances."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import NamedTuple

import numpy as np

from konspira.bots.bot import BadBot, Budget, chance, fresh_seed
from konspira.bots.nets import file
from konspira.bots.nets.evaluate import Net, ask
from konspira.boxes.box import Box
from konspira.boxes.entry import entry_point
from konspira.contract import Action, View
from konspira.senses import senses_of, turning_of
from konspira.turn import Turn


class Opinion(NamedTuple):
    """What a net thinks of a turn: the chance of each legal action, and the share of the win of each seat from mine."""

    chances: np.ndarray  # f64[legal]
    shares: np.ndarray  # f64[places]


class Judge(threading.local):
    """A net that is asked about turns of one game; every thread has room of its own for its layers."""

    def __init__(self, box: Box, packed: bytes) -> None:
        self.box = box
        self.net: Net = file.read(packed, box)[0]
        self._summary, self._words = box.summary.new(), np.zeros(senses_of(box).words(), np.uint64)
        self._ask, self._turned = entry_point(box, ask), turning_of(box).turned

    def opinion(self, turn: Turn) -> Opinion:
        """What the net thinks of a turn."""
        numbers = self._turned[turn.view.options.seats, turn.seat, turn.legal.numbers]
        chances, shares = np.empty(len(numbers)), np.empty(len(self.net.value))
        self._ask(turn.row, self._summary, self._words, self.net, numbers, chances, shares)
        return Opinion(chances, shares)


class NetPlayer:
    """Plays any game that a net ships for, or by the net in a file: `net`, `NetPlayer(path=…)`."""

    def __init__(self, budget: Budget | None = None, *, seed: int | None = None, path: Path | None = None) -> None:
        self.name, self._seed = f"net:{path}" if path else "net", fresh_seed(seed)
        self._file = path.read_bytes() if path else None
        self._judges: dict[str, Judge] = {}

    def judge(self, box: Box) -> Judge:
        """The net of a game."""
        if box.name not in self._judges:
            packed = self._file or file.shipped(box)
            if packed is None:
                raise BadBot("refused-bot-net", game=box.name)
            try:
                self._judges[box.name] = Judge(box, packed)
            except file.BadNet as error:
                raise BadBot("refused-bot-net", game=box.name) from error
        return self._judges[box.name]

    def choose(self, turn: Turn[View, Action]) -> Action:
        """An action by its chance: the same again for the same turn and seed."""
        if len(turn.legal) == 1:
            return turn.legal[0]
        chances = self.judge(turn.box).opinion(turn).chances
        lot = np.random.default_rng(chance(self._seed, turn))
        return turn.legal[int(lot.choice(len(chances), p=chances))]
