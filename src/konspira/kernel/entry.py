"""EntryPoint points: the few compiled functions that Python calls, each loaded from the cache or compiled once.

An entry point takes rows of records and answers for their first one. It is called through the wrapper that
Numba made for its one signature, which costs a tenth of a microsecond; choosing among signatures costs three.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from numba import types
from numba.np.numpy_support import from_dtype

from konspira.kernel import cache, link
from konspira.kernel.box import Box
from konspira.kernel.crowd import menu, play_games, tally, weigh
from konspira.kernel.record import Record
from konspira.kernel.rule import OUTER, Rule
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
    speak,
    start,
    step,
)

KERNEL = Path(__file__).parent


class EntryPoint:
    """One compiled function for one game. Calling it loads it; `ready` says whether that has happened."""

    def __init__(self, box: Box, body: Callable[..., Any], kinds: tuple[Any, ...]) -> None:
        self.name, self.body = body.__name__.lstrip("_"), body
        self._asked_of = kinds[0]
        self.signature = tuple(_type_of(kind) for kind in kinds)
        home = Path(str(importlib.import_module(body.__module__).__file__)).parent
        self._sources = tuple(dict.fromkeys((KERNEL, box.folder, home)))
        self._box_name = box.name
        self.compiled: Any = None

    @property
    def ready(self) -> bool:
        return self.compiled is not None

    def load(self) -> Any:
        """The compiled function itself: a plain built-in function."""
        if self.compiled is None:
            made = Rule(self.body, targetoptions=OUTER, pipeline_class=link.outer)
            folder = cache.shelf_for(self._box_name, self._sources)
            if folder is not None:
                cache.keep(made, folder, self.body)
            made.compile(self.signature)
            self._made = made  # keeps the machine code alive
            self.compiled = made.overloads[self.signature].entry_point
            if self.name in WORDS:
                speak(self._asked_of, WORDS[self.name], self.compiled)
        return self.compiled

    def __call__(self, *args: Any) -> Any:
        return (self.compiled or self.load())(*args)


def _type_of(kind: Any) -> Any:
    if isinstance(kind, types.Type):
        return kind
    if isinstance(kind, type) and issubclass(kind, Record):
        return types.Array(from_dtype(kind.dtype), 1, "C")
    return {
        int: types.int64,
        float: types.float64,
        "ints": types.Array(types.int64, 1, "C"),
        "floats": types.Array(types.float64, 1, "C"),
        "bytes": types.Array(types.uint8, 1, "C"),
    }[kind]


# One small body a word: the word, asked about the first record of each row. `tables[0]` and not a loop:
# a row of many is the business of the crowd.


def _start(table, options):
    start(table[0], options[0])


def _actors(table):
    return actors(table[0])


def _count(table, seat):
    return count(table[0], seat)


def _pick(table, seat, k):
    return pick(table[0], seat, k)


def _legal(table, seat, action):
    return legal(table[0], seat, action)


def _step(table, seat, action):
    step(table[0], seat, action)


def _over(table):
    return over(table[0])


def _payoff(table, seat):
    return payoff(table[0], seat)


def _look(table, seat, view):
    look(table[0], seat, view[0])


def _imagine(view, table):
    imagine(view[0], table[0])


def _prepare(view, plan):
    prepare(view[0], plan[0])


def _conjure(view, plan, table):
    conjure(view[0], plan[0], table[0])


def _menu(table, seat, numbers):
    return menu(table[0], seat, numbers)


def _weigh(view, plan, table, numbers, choices, playouts, value):
    weigh(view[0], plan[0], table[0], numbers, choices, playouts, value)


def _play_games(table, options, games, seed):
    return play_games(table[0], options[0], games, seed)


def _tally(table, options, games, seed, shares):
    return tally(table[0], options[0], games, seed, shares)


class EntryPoints:
    """All entry points of one game, in the order in which a person at a first start needs them."""

    def __init__(self, box: Box) -> None:
        self.box, self._ready = box, False
        kinds = {"table": box.table, "view": box.view, "options": box.options, "plan": box.plan}
        self.all: dict[str, EntryPoint] = {}
        for body in (
            _start, _actors, _over, _look, _menu, _legal, _step, _payoff, _prepare, _weigh,
            _count, _pick, _imagine, _conjure, _tally, _play_games,
        ):  # fmt: skip
            names = body.__code__.co_varnames[: body.__code__.co_argcount]
            entry = EntryPoint(box, body, tuple(kinds.get(name, _NUMBERS.get(name, int)) for name in names))
            self.all[entry.name] = entry
            if entry.name in WORDS:
                speak(kinds[names[0]], WORDS[entry.name], entry)

    def __getattr__(self, name: str) -> Any:
        try:
            return self.all[name]
        except KeyError:
            raise AttributeError(name) from None

    @property
    def ready(self) -> bool:
        """Has every entry point been loaded?"""
        self._ready = self._ready or all(entry.ready for entry in self.all.values())
        return self._ready

    def load(self, progress: Callable[[str, int, int], None] | None = None) -> None:
        """Load or compile all, telling after each how far it is."""
        for done, entry in enumerate(self.all.values(), 1):
            entry.load()
            if progress:
                progress(entry.name, done, len(self.all))
        folder = self.folder
        if folder is not None:
            (folder / _COMPLETE).touch()

    @property
    def kept(self) -> bool:
        """Is the machine code of every entry point in the cache?"""
        folder = self.folder
        return folder is not None and (folder / _COMPLETE).exists()

    @property
    def folder(self) -> Path | None:
        """Where the machine code lies; None on a machine without a writable cache."""
        return cache.shelf_for(self.box.name, (KERNEL, self.box.folder))


_COMPLETE = "complete"  # the file that says so
_NUMBERS: dict[str, Any] = {"numbers": "ints", "value": "floats", "shares": "floats"}
