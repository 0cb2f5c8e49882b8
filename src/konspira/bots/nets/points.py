"""What is compiled of nets: asking one, and looking ahead with one; made in the background where it is missing."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from konspira.bots.engine import engine
from konspira.bots.nets.ahead import look_ahead
from konspira.bots.nets.evaluate import Net, ask
from konspira.bots.nets.reading import read_action
from konspira.bots.think.words import learn
from konspira.boxes.box import Box
from konspira.boxes.entry import EntryPoints
from konspira.boxes.once import once
from konspira.senses import senses_of


class NetPoints(EntryPoints):
    """The nets of one game, as Python asks them; what each does is said where it is written."""

    functions = (ask, look_ahead, read_action)

    ask: Callable[[np.ndarray, np.ndarray, np.ndarray, Net, np.ndarray, np.ndarray, np.ndarray], None]
    look_ahead: Callable[..., None]
    read_action: Callable[..., int]

    def __init__(self, box: Box) -> None:
        learn(box)
        senses_of(box)
        super().__init__(box)

    def wake(self, patient: bool = False) -> bool:
        """True if nets can be asked now; else machine code is made in the background. The patient wait for it."""
        searches = engine(self.box).wake(patient)
        if patient:
            self.load()
        return self.ready or (searches and self.warm() is None)


@once
def net_points(box: Box) -> NetPoints:
    """What is compiled of a game's nets."""
    return NetPoints(box)
