"""A bot that plays by a net alone: it looks at what its seat knows, and draws one of the actions by their chances."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import NamedTuple

import numpy as np

from konspira.bots.bot import BadBot, Budget, absurd, chance, forced, fresh_seed, honest_word
from konspira.bots.characters import inclined
from konspira.bots.nets import file
from konspira.bots.nets.evaluate import Net
from konspira.bots.nets.points import net_points
from konspira.boxes.box import Box
from konspira.boxes.once import once
from konspira.contract import Action, View
from konspira.senses import senses_of, turning_of
from konspira.turn import Turn

BLOWN = 0.001  # the chance, of somebody who has nothing to hide, of what only somebody does who has
ABSURD = 0.02  # times as likely as the best action: nobody does what is less than that


class Opinion(NamedTuple):
    """What a net thinks of a turn: the chance of each legal action, and the share of the win of each seat from mine."""

    chances: np.ndarray  # f64[legal]
    shares: np.ndarray  # f64[places]


class Judge(threading.local):
    """A net that is asked about turns of one game; every thread has room of its own for its layers."""

    def __init__(self, box: Box, packed: bytes) -> None:
        self.box = box
        self.net: Net
        self.net, about = file.read(packed, box)
        self.bonus = float(about.run.get("bonus", 0.0))  # what progress was worth while it learned
        self._summary, self._words = box.summary.new(), np.zeros(senses_of(box).words(), np.uint64)
        self._points, self._turned = net_points(box), turning_of(box).turned

    def opinion(self, turn: Turn) -> Opinion:
        """What the net thinks of a turn."""
        return self._asked(turn, turn.row, turn.legal.numbers)

    def chances(self, turn: Turn, cover: float) -> np.ndarray:
        """Its chances, drawn so far towards those of somebody who has nothing to hide and holds the same cards."""
        chances, hide = self.opinion(turn).chances, turn.box.habits.cover
        if not cover or hide is None:
            return chances
        row, numbers = turn.row.copy(), turn.legal.numbers
        if (might := hide(turn.view, row, numbers)) is None:
            return chances
        others = np.full(len(numbers), BLOWN)
        others[might] = np.maximum(self._asked(turn, row, numbers[might]).chances, BLOWN)
        told = chances ** (1 - cover) * others**cover
        likely: np.ndarray = told / told.sum()
        return likely

    def _asked(self, turn: Turn, row: np.ndarray, legal: np.ndarray) -> Opinion:
        numbers = self._turned[turn.view.options.seats, turn.seat, legal]
        chances, shares = np.empty(len(numbers)), np.empty(len(self.net.value))
        self._points.ask(row, self._summary, self._words, self.net, numbers, chances, shares)
        return Opinion(chances, shares)


@once
def shipped_judge(box: Box) -> Judge:
    """The net that ships for a game; there is one in a process."""
    packed = file.shipped(box)
    if packed is None:
        raise BadBot("refused-bot-net", game=box.name)
    return Judge(box, packed)


class NetPlayer:
    """Plays any game that a net ships for, or by the net in a file: `net`, `NetPlayer(path=…)`.

    Somebody of another `temper` than 1 is less sure of what is best (above) or more so (below). Nobody does what the
    net finds absurd: less than so many times as likely as the best. Who is `bold` likes what is daring. Who has
    something to hide acts so far under `cover`, as somebody would who has nothing.
    """

    def __init__(
        self, budget: Budget | None = None, *, seed: int | None = None, path: Path | None = None, temper: float = 1.0,
        bold: float = 0.0, cover: float = 0.0,
    ) -> None:  # fmt: skip
        self.name, self._seed = f"net:{path}" if path else "net", fresh_seed(seed)
        self.temper, self.bold, self.cover = temper, bold, cover
        self._file = path.read_bytes() if path else None
        self._judges: dict[str, Judge] = {}

    def judge(self, box: Box) -> Judge:
        """The net of a game."""
        if self._file is None:
            return shipped_judge(box)
        if box.name not in self._judges:
            try:
                self._judges[box.name] = Judge(box, self._file)
            except file.BadNet as error:
                raise BadBot("refused-bot-net", game=box.name) from error
        return self._judges[box.name]

    def choose(self, turn: Turn[View, Action]) -> Action:
        """An action by its chance: the same again for the same turn and seed."""
        if forced(turn):
            return turn.legal[0]
        if (said := honest_word(turn)) is not None:
            return said
        chances = self.judge(turn.box).chances(turn, self.cover)
        likely = inclined(turn, turn.legal, tempered(chances, self.temper), self.bold)
        lot = np.random.default_rng(chance(self._seed, turn))
        while likely.any():
            at = int(lot.choice(len(likely), p=likely / likely.sum()))
            if not absurd(turn, turn.legal[at]):
                return turn.legal[at]
            likely[at] = 0.0
        return turn.legal[sensible(turn, chances)]


def sensible(turn: Turn, chances: np.ndarray) -> int:
    """The likeliest action that is not absurd, by its place; the likeliest of all where all are."""
    order = np.argsort(-chances, kind="stable")
    return int(next((at for at in order if not absurd(turn, turn.legal[int(at)])), order[0]))


def tempered(chances: np.ndarray, temper: float) -> np.ndarray:
    """The same chances, evener or less even, without what is absurd."""
    likely = np.where(chances < ABSURD * chances.max(), 0.0, chances) ** (1 / temper)
    told: np.ndarray = likely / likely.sum()
    return told
