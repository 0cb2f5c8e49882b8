"""Two backends for one game: compiled, when its machine code is there, and interpreted, until then.

Both answer the same words over rows of records, so a match can begin with the one and go on with the other.
"""

from __future__ import annotations

import functools
import json
import subprocess
import sys
import threading
from collections.abc import Callable
from typing import Any

import numpy as np

from konspira.kernel import crowd
from konspira.kernel.box import Box
from konspira.kernel.entry import EntryPoints
from konspira.kernel.rule import Interpreter
from konspira.kernel.words import WORDS


class Interpreted:
    """The rules of a game, run line by line over plain integers: slow, checked, and open to a debugger."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.interpreter = Interpreter({WORDS[name]: rule for name, rule in box.rules.items() if name in WORDS})
        self._kinds = {"table": box.table, "view": box.view, "options": box.options, "plan": box.plan}

    @functools.cached_property
    def _written(self) -> dict[str, tuple[str, ...]]:
        return {"start": ("table",), "step": ("table",), "look": ("view",), "imagine": ("table",),
                "prepare": ("plan",), "conjure": ("table",)}  # fmt: skip

    def __getattr__(self, name: str) -> Callable[..., Any]:
        if name not in WORDS:
            raise AttributeError(name)
        return functools.partial(self._ask, name)

    def _ask(self, name: str, *args: Any) -> Any:
        named = dict(zip(WORDS[name].parameters, args, strict=True))
        plain: dict[str, Any] = {
            parameter: self._kinds[parameter].plain(given) if parameter in self._kinds else int(given)
            for parameter, given in named.items()
        }
        answer = self.interpreter(WORDS[name])(*plain.values())
        for parameter in self._written.get(name, ()):
            plain[parameter].store(named[parameter])
        return answer

    def menu(self, table: np.ndarray, seat: int, numbers: np.ndarray) -> int:
        """Write down every legal action of a seat; return how many."""
        choices: int = self.interpreter(crowd.menu)(self.box.table.plain(table), int(seat), numbers)
        return choices


@functools.cache
def interpreted(box: Box) -> Interpreted:
    """The interpreted backend of a game."""
    return Interpreted(box)


@functools.cache
def compiled(box: Box) -> EntryPoints:
    """The compiled backend of a game."""
    return EntryPoints(box)


def backend(box: Box) -> Any:
    """The compiled backend if it is ready now, else the interpreted one."""
    made = compiled(box)
    return made if made.ready else interpreted(box)


class Warming:
    """A game whose machine code is being made in the background."""

    def __init__(self, box: Box, told: Callable[[str, int, int], None] | None = None) -> None:
        self.box, self.told = box, told
        self.done, self.total, self.name = 0, len(compiled(box).all), ""
        self.failure: BaseException | None = None
        self.finished = threading.Event()
        threading.Thread(target=self._work, name=f"warming {box.name}", daemon=True).start()

    def _tell(self, name: str, done: int, total: int) -> None:
        self.name, self.done, self.total = name, done, total
        if self.told:
            self.told(name, done, total)

    def _work(self) -> None:
        try:
            made = compiled(self.box)
            if made.kept or not self._compile_elsewhere():
                made.load(self._tell)
            else:
                made.load()
        except BaseException as failure:  # shown to whoever waits; the interpreted backend goes on
            self.failure = failure
        finally:
            self.finished.set()

    def _compile_elsewhere(self) -> bool:
        """Fill the cache from another process, which leaves this one free; False if there is no cache."""
        if compiled(self.box).folder is None:
            return False
        command = [sys.executable, "-m", "konspira.kernel.warm", str(self.box.folder), self.box.name]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            for line in process.stdout or ():
                self._tell(*json.loads(line))
        return process.returncode == 0


_warmings: dict[Box, Warming] = {}  # one a box and process


def warm(box: Box, told: Callable[[str, int, int], None] | None = None, *, aside: bool = False) -> Warming | None:
    """See to it that the compiled backend will be ready. None if it is; else how far it is.

    What lies in the cache is loaded at once (a fraction of a second; `aside`: in the background as well, for whoever
    cannot wait), unless that is under way; the rest is compiled in the background.
    """
    made = compiled(box)
    if made.ready:
        return None
    if made.kept and not aside and box not in _warmings:
        made.load(told)
        return None
    if box not in _warmings:
        _warmings[box] = Warming(box, told)
    return _warmings[box]
