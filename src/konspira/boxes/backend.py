"""Two backends for one game: compiled, when its machine code is there, and interpreted, until then.

Both answer the same words over rows of records, so a match can begin with the one and go on with the other.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np

from konspira.boxes.box import Box
from konspira.boxes.entry import EntryPoints, Relinked, Told, Warming
from konspira.boxes.once import once
from konspira.boxes.playouts import menu, play_games, tally, weigh
from konspira.kernel.chacha import fair_below
from konspira.kernel.chance import below
from konspira.kernel.compiler import compiler
from konspira.kernel.rule import Interpreter
from konspira.kernel.words import (
    WORDS,
    actors,
    conjure,
    count,
    imagine,
    legal,
    look,
    over,
    payoff,
    pick,
    prepare,
    start,
    step,
)

FAIR = tuple(Relinked(f"fair_{word.__name__}", word, {below: fair_below}) for word in (start, step))  # in a match
FUNCTIONS = (
    FAIR[0], actors, over, look, menu, legal, FAIR[1], payoff, prepare, weigh, start, step, count, pick, imagine,
    conjure, tally, play_games,
)  # fmt: skip


class Backend:
    """The words of one game and the loops over them, as Python asks them: one look-up of an attribute, one call.

    Records are given as rows, and the first of each row is meant. What they do is said in `words` and `crowd`;
    `fair_start` and `fair_step` draw from a `Stream` (kernel/chacha.py), which `rng` leads to.
    """

    fair_start: Callable[[np.ndarray, np.ndarray], None]
    fair_step: Callable[[np.ndarray, int, int], None]
    start: Callable[[np.ndarray, np.ndarray], None]
    actors: Callable[[np.ndarray], int]
    over: Callable[[np.ndarray], bool]
    look: Callable[[np.ndarray, int, np.ndarray], None]
    menu: Callable[[np.ndarray, int, np.ndarray], int]
    legal: Callable[[np.ndarray, int, int], bool]
    step: Callable[[np.ndarray, int, int], None]
    payoff: Callable[[np.ndarray, int], float]
    prepare: Callable[[np.ndarray, np.ndarray], None]
    weigh: Callable[[np.ndarray, np.ndarray, np.ndarray, np.ndarray, int, int, np.ndarray], None]
    count: Callable[[np.ndarray, int], int]
    pick: Callable[[np.ndarray, int, int], int]
    imagine: Callable[[np.ndarray, np.ndarray], None]
    conjure: Callable[[np.ndarray, np.ndarray, np.ndarray], None]
    tally: Callable[[np.ndarray, np.ndarray, int, int, np.ndarray], int]
    play_games: Callable[[np.ndarray, np.ndarray, int, int], int]

    def answer_by(self, other: Backend) -> None:
        """Answer as another backend does, from now on."""
        vars(self).update({function.__name__: vars(other)[function.__name__] for function in FUNCTIONS})


class Interpreted(Backend):
    """The rules of a game, run line by line over plain integers: slow, checked, and open to a debugger."""

    def __init__(self, box: Box) -> None:
        self.box = box
        answers = {WORDS[name]: rule for name, rule in box.rules.items() if name in WORDS}
        self.interpreter, self.fair_interpreter = Interpreter(answers), Interpreter({**answers, below: fair_below})
        for function in FUNCTIONS:
            vars(self)[function.__name__] = functools.partial(self._ask, function)

    def _ask(self, function: Any, *args: Any) -> Any:
        given = [
            taken.record(self.box).plain(arg) if taken.record else arg.item() if isinstance(arg, np.generic) else arg
            for taken, arg in zip(function.takes, args, strict=True)
        ]
        if isinstance(function, Relinked):
            answer = self.fair_interpreter(function.word)(*given)
        else:
            answer = self.interpreter(function)(*given)
        for taken, plain, arg in zip(function.takes, given, args, strict=True):
            if taken.written:
                plain.store(arg)
        return answer


class Compiled(EntryPoints, Backend):
    """The rules of a game as machine code, loaded or compiled when first asked."""

    functions = FUNCTIONS if compiler.LINKS_ANOTHER else tuple(one for one in FUNCTIONS if one not in FAIR)

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        if not compiler.LINKS_ANOTHER:  # then steps of matches are interpreted: slower, and the same
            self.fair_start, self.fair_step = interpreted(box).fair_start, interpreted(box).fair_step
        self.current = Backend()
        self.current.answer_by(interpreted(box))

    def load(self, told: Told | None = None) -> None:
        """Load or compile all, and let matches that began interpreted go on compiled."""
        super().load(told)
        self.current.answer_by(self)


@once
def interpreted(box: Box) -> Interpreted:
    """The interpreted backend of a game."""
    return Interpreted(box)


@once
def compiled(box: Box) -> Compiled:
    """The compiled backend of a game."""
    return Compiled(box)


def backend(box: Box) -> Backend:
    """The backend of a game that answers now, and stays so: interpreted until all is compiled, then compiled."""
    return compiled(box).current


def warm(box: Box, told: Told | None = None, *, aside: bool = False) -> Warming | None:
    """See to it that the compiled backend will be ready. None if it is; else how far it is."""
    return compiled(box).warm(told, aside=aside)
