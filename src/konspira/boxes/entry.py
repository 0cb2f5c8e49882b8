"""Entry points: the few compiled functions that Python calls, each loaded from the cache or compiled once.

An entry point is a word or a rule that says what it takes. Python gives it rows of records, and it answers for the
first of each. Several at once are compiled by another process, in the background.
"""

from __future__ import annotations

import functools
import json
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any, ClassVar

import konspira.kernel
from konspira.boxes import cache
from konspira.boxes.once import once
from konspira.kernel.compiler import compiler
from konspira.kernel.rule import reached

if TYPE_CHECKING:
    from konspira.boxes.box import Box

OURS = Path(str(konspira.kernel.__file__)).parent, Path(__file__).parent  # where code lies that all games run
Told = Callable[[str, int, int], None]  # is told which entry point is there, how many are, and of how many
BRIEF = frozenset(  # what a table is asked at every step, and answers in a microsecond
    ("start", "fair_start", "step", "fair_step", "actors", "over", "look", "menu", "legal", "payoff", "count", "pick")
)
_COMPLETE = "complete"  # the file that says that the machine code of all lies beside it


class Relinked:
    """A word under another name, for which other rules stand in the place of some that it reaches."""

    def __init__(self, name: str, word: Any, instead: Mapping[Any, Any]) -> None:
        self.__name__, self.word, self.instead, self.takes = name, word, instead, word.takes


class EntryPoint:
    """One compiled function for one game; a call of it loads it first, if need be."""

    def __init__(self, box: Box, function: Any) -> None:
        self.box, self.function, self.name = box, function, function.__name__
        self.compiled: Callable[..., Any] | None = None

    def load(self) -> Callable[..., Any]:
        """The compiled function itself."""
        if self.compiled is None:
            signature = tuple(parameter.machine(self.box) for parameter in self.function.takes)
            body, folder = body_of(self.function), folder_of(self.box, self.function)
            instead = self.function.instead if isinstance(self.function, Relinked) else {}
            self.compiled = compiler.entry_point(body, signature, folder, instead, brief=self.name in BRIEF)
        return self.compiled

    def __call__(self, *args: Any) -> Any:
        return (self.compiled or self.load())(*args)


@once
def entry_point(box: Box, function: Any) -> EntryPoint:
    """The entry point of a game for a word or a rule; there is one of each in a process."""
    return EntryPoint(box, function)


def body_of(function: Any) -> Callable[..., Any]:
    """What is compiled: the function, asked about the first record of each row. A row of many is the crowd's business.

    For `step` it is `def step(a0, a1, a2): return function(a0[0], a1, a2)`.
    """
    names = [f"a{place}" for place in range(len(function.takes))]
    given = [f"{name}[0]" if taken.record else name for name, taken in zip(names, function.takes, strict=True)]
    source = f"def {function.__name__}({', '.join(names)}): return function({', '.join(given)})"
    asked = function.word if isinstance(function, Relinked) else function
    scope = {"function": asked, "__name__": __name__}
    exec(compile(source, __file__, "exec"), scope)  # a file that exists, for Numba's cache wants one
    made: Callable[..., Any] = scope[function.__name__]
    return made


def folder_of(box: Box, *functions: Any) -> Path | None:
    """Where the machine code of functions lies; None on a machine without a writable cache.

    It is made of everything that they reach: a word that is not the kernel's is answered by who declares it.
    """
    parts = [part for function in functions for part in (function, *words_reached(function))]
    homes = {Path(str(sys.modules[part.__module__].__file__)).parent for part in parts}
    others = sorted(home for home in homes if not {*OURS, box.folder} & {home, *home.parents})
    return _folder(box.name, (*OURS, box.folder, *others))


def words_reached(function: Any) -> Iterator[Any]:
    """The words that a rule asks, itself or by what it calls; none of a word, which is asked of a game's own rules."""
    for one in reached([function]) if isinstance(function, compiler.Rule) else ():
        space = one.py_func.__globals__
        found = (space.get(name) for name in one.py_func.__code__.co_names)
        yield from (value for value in found if isinstance(value, FunctionType) and "takes" in vars(value))


@functools.cache
def _folder(name: str, sources: tuple[Path, ...]) -> Path | None:
    return cache.folder_for(name, sources, compiler.__name__)  # type: ignore[attr-defined]  # a module has a name


class EntryPoints:
    """Several entry points of one game, each an attribute; once all are loaded, the attributes are the functions."""

    functions: ClassVar[tuple[Any, ...]]  # in the order in which a person at a first start needs them

    def __init__(self, box: Box) -> None:
        self.box, self.ready = box, False
        self.all = {function.__name__: entry_point(box, function) for function in self.functions}
        self.folder = folder_of(box, *self.functions)
        self._warming: Warming | None = None
        self._lock = threading.Lock()
        vars(self).update(self.all)

    def load(self, told: Told | None = None) -> None:
        """Load or compile all."""
        if self.ready:
            return
        for done, (name, entry) in enumerate(self.all.items(), 1):
            vars(self)[name] = entry.load()
            if told:
                told(name, done, len(self.all))
        self.ready = True
        if self.folder is not None:
            (self.folder / _COMPLETE).touch()

    @property
    def kept(self) -> bool:
        """Is the machine code of every entry point in the cache?"""
        return self.folder is not None and (self.folder / _COMPLETE).exists()

    def warm(self, told: Told | None = None, *, aside: bool = False, after: Warming | None = None) -> Warming | None:
        """See to it that all will be ready. None if they are; else how far it is.

        What lies in the cache is loaded at once (a fraction of a second; `aside`: in the background as well, for
        whoever cannot wait), unless that is under way; the rest is compiled in the background, `after` another.
        """
        if not self.ready and self._warming is None and self.kept and not aside:
            self.load(told)
        with self._lock:
            if not self.ready and self._warming is None:
                self._warming = Warming(self, told, after)
        return None if self.ready else self._warming


class Warming:
    """Entry points whose machine code is being made in the background."""

    def __init__(self, points: EntryPoints, told: Told | None, after: Warming | None) -> None:
        self.points, self.told, self.after = points, told, after
        self.done, self.total, self.name = 0, len(points.all), ""
        self.failure: BaseException | None = None
        self.finished = threading.Event()
        threading.Thread(target=self._work, name=f"warming {points.box.name}", daemon=True).start()

    def _tell(self, name: str, done: int, total: int) -> None:
        self.name, self.done, self.total = name, done, total
        if self.told:
            self.told(name, done, total)

    def _work(self) -> None:
        try:
            if self.after is not None:
                self.after.finished.wait()
            there = not self.points.kept and self._compile_elsewhere()
            self.points.load(None if there else self._tell)
        except BaseException as failure:  # shown to whoever waits; the interpreted backend goes on
            self.failure = failure
        finally:
            self.finished.set()

    def _compile_elsewhere(self) -> bool:
        """Fill the cache from another process, which leaves this one free and ends with it; False without a cache."""
        if self.points.folder is None:
            return False
        box, made = self.points.box, type(self.points)
        command = [sys.executable, "-m", "konspira.boxes.warm", str(box.folder), box.name]
        with subprocess.Popen(
            [*command, f"{made.__module__}:{made.__qualname__}", "attended"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        ) as process:  # fmt: skip
            for line in process.stdout or ():
                self._tell(*json.loads(line))
        return process.returncode == 0
