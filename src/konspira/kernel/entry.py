"""Entry points: the few compiled functions that Python calls, each loaded from the cache or compiled once.

An entry point is a word or a rule that says what it takes. Python gives it rows of records, and it answers for the
first of each.
"""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from konspira.kernel import cache
from konspira.kernel.compiler import compiler
from konspira.kernel.once import once
from konspira.kernel.signature import Game

KERNEL = Path(__file__).parent


class EntryPoint:
    """One compiled function for one game; a call of it loads it first, if need be."""

    def __init__(self, game: Game, function: Any) -> None:
        self.game, self.function, self.name = game, function, function.__name__
        self.compiled: Callable[..., Any] | None = None

    def load(self) -> Callable[..., Any]:
        """The compiled function itself."""
        if self.compiled is None:
            signature = tuple(parameter.machine(self.game) for parameter in self.function.takes)
            self.compiled = compiler.entry_point(body_of(self.function), signature, folder_of(self.game, self.function))
        return self.compiled

    def __call__(self, *args: Any) -> Any:
        return (self.compiled or self.load())(*args)


@once
def entry_point(game: Game, function: Any) -> EntryPoint:
    """The entry point of a game for a word or a rule; there is one of each in a process."""
    return EntryPoint(game, function)


def body_of(function: Any) -> Callable[..., Any]:
    """What is compiled: the function, asked about the first record of each row. A row of many is the crowd's business.

    For `step` it is `def step(a0, a1, a2): return function(a0[0], a1, a2)`.
    """
    names = [f"a{place}" for place in range(len(function.takes))]
    given = [f"{name}[0]" if taken.record else name for name, taken in zip(names, function.takes, strict=True)]
    source = f"def {function.__name__}({', '.join(names)}): return function({', '.join(given)})"
    scope = {"function": function, "__name__": __name__}
    exec(compile(source, __file__, "exec"), scope)  # a file that exists, for Numba's cache wants one
    made: Callable[..., Any] = scope[function.__name__]
    return made


def folder_of(game: Game, *functions: Any) -> Path | None:
    """Where the machine code of functions lies; None on a machine without a writable cache."""
    homes = {Path(str(sys.modules[function.__module__].__file__)).parent for function in functions}
    others = sorted(home for home in homes if not {KERNEL, game.folder} & {home, *home.parents})
    return _folder(game.name, (KERNEL, game.folder, *others))


@functools.cache
def _folder(name: str, sources: tuple[Path, ...]) -> Path | None:
    return cache.folder_for(name, sources, compiler.__name__)  # type: ignore[attr-defined]  # a module has a name
