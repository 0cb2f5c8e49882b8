"""The entry points of a game, several at once: loaded from the cache, or compiled in the background by another process.

Whoever needs them is told how far it is, and asks the interpreted rules meanwhile.
"""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Callable
from typing import Any, ClassVar

from konspira.boxes.box import Box
from konspira.kernel.entry import entry_point, folder_of

Told = Callable[[str, int, int], None]  # is told which entry point is there, how many are, and of how many
_COMPLETE = "complete"  # the file that says that the machine code of all lies beside it


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
        """Fill the cache from another process, which leaves this one free; False if there is no cache."""
        if self.points.folder is None:
            return False
        box, made = self.points.box, type(self.points)
        command = [sys.executable, "-m", "konspira.boxes.warm", str(box.folder), box.name]
        with subprocess.Popen(
            [*command, f"{made.__module__}:{made.__qualname__}"], stdout=subprocess.PIPE, text=True
        ) as process:
            for line in process.stdout or ():
                self._tell(*json.loads(line))
        return process.returncode == 0
