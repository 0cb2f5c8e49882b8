"""The engine of one game: the compiled search, made once, and the arrays it works in."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from numba import types

from konspira.bots.think import plain, tree, worlds
from konspira.bots.think.words import learn
from konspira.kernel import cache
from konspira.kernel.backend import compiled, warm
from konspira.kernel.box import Box
from konspira.kernel.entry import KERNEL, EntryPoint
from konspira.kernel.find import load_box

_INTS = types.Array(types.int64, 1, "C")
_GRID = types.Array(types.int64, 2, "C")
_FLOATS = types.Array(types.float64, 1, "C")
_KINDS: dict[str, Any] = {
    "weight": _FLOATS, "sums": _FLOATS, "knobs": _FLOATS, "place": float, "order": _INTS, "slots": _INTS, "used": _INTS,
    "node": _GRID, "edge": _GRID, "path": _GRID, "worth": types.Array(types.float64, 2, "C"),
    "words": types.Array(types.uint64, 1, "C"), "iterations": int, "explore": float, "far": float,
}  # fmt: skip


class Engine:
    """The entry points of one game: `dream`, `judge`, `believe`, `draw`, `search`, `sure`, `baseline`."""

    def __init__(self, box: Box) -> None:
        self.box = box
        learn(box)
        records = {"view": box.view, "before": box.view, "after": box.view, "seen": box.view,
                   "plan": box.plan, "table": box.table, "worlds": box.table}  # fmt: skip
        self.all: dict[str, EntryPoint] = {}
        for body in (worlds.dream, worlds.judge, worlds.believe, worlds.draw, tree.search, tree.sure, plain.baseline):
            parameters = body.__code__.co_varnames[: body.__code__.co_argcount]
            self.all[body.__name__] = EntryPoint(box, body, tuple(records.get(p) or _KINDS[p] for p in parameters))
        self._warming: threading.Thread | None = None

    def __getattr__(self, name: str) -> Any:
        try:
            return self.all[name]
        except KeyError:
            raise AttributeError(name) from None

    @property
    def ready(self) -> bool:
        """Can it search now?"""
        return all(entry.ready for entry in self.all.values())

    def load(self, progress: Callable[[str, int, int], None] | None = None) -> None:
        """Load or compile all entry points, telling after each how far it is."""
        for done, entry in enumerate(self.all.values(), 1):
            entry.load()
            if progress:
                progress(entry.name, done, len(self.all))
        folder = self._folder()
        if folder is not None:
            (folder / _COMPLETE).touch()

    @property
    def kept(self) -> bool:
        """Is the machine code of every entry point in the cache?"""
        folder = self._folder()
        return folder is not None and (folder / _COMPLETE).exists()

    def _folder(self) -> Path | None:
        return cache.shelf_for(self.box.name, (KERNEL, self.box.folder, Path(tree.__file__).parent))

    def wake(self, patient: bool = False) -> bool:
        """True if it can search now; else machine code is made in the background. The patient wait for it."""
        if patient and not (self.ready and compiled(self.box).ready):
            compiled(self.box).load()
            self.load()
        if not self.ready and self._warming is None and self.kept:
            self.load()
        if self.ready and warm(self.box) is None:
            return True
        if self._warming is None:
            self._warming = threading.Thread(target=self._work, name=f"waking {self.box.name}", daemon=True)
            self._warming.start()
        return False

    def _work(self) -> None:
        warming = warm(self.box)
        if warming is not None:
            warming.finished.wait()
        quiet = ["-W", "ignore::RuntimeWarning:runpy"]  # its package imports this very module; no matter to a player
        command = [sys.executable, *quiet, "-m", "konspira.bots.engine", str(self.box.folder), self.box.name]
        subprocess.run(command, check=False, stdout=subprocess.DEVNULL)  # the cache is filled there, and read here
        self.load()


class Trees(threading.local):
    """The trees of a bot, one for each thread and game: one bot may sit at many tables."""

    def __init__(self) -> None:
        self._made: dict[str, Tree] = {}

    def of(self, box: Box, nodes: int, edges: int) -> Tree:
        """This thread's tree for a game: made once, and used again."""
        if box.name not in self._made:
            self._made[box.name] = Tree(box, nodes, edges)
        return self._made[box.name]


class Tree:
    """The arrays of one search: so much room for nodes and edges, used again for every decision."""

    def __init__(self, box: Box, nodes: int, edges: int, depth: int = 128) -> None:
        self.slots = np.zeros(1 << max(4, (2 * nodes - 1).bit_length()), np.int64)
        self.node, self.edge = np.zeros((nodes, 4), np.int64), np.zeros((edges, 3), np.int64)
        self.worth, self.used = np.zeros((edges, 2)), np.zeros(4, np.int64)
        self.path = np.zeros((depth, 2), np.int64)
        size = box.view.dtype.itemsize
        self.words = np.zeros(-(-size // 8), np.uint64)  # the view, and the same bytes to be hashed
        self.seen = self.words.view(np.uint8)[:size].view(box.view.dtype)
        self.table = box.table.new()

    def clear(self, seed: int) -> None:
        """An empty tree, and chance from a seed."""
        self.slots[:] = 0
        self.used[:] = 0
        self.table[0]["rng"] = seed

    def grow(self, engine: Engine, view: np.ndarray, dreamt: np.ndarray, order: np.ndarray, knobs: np.ndarray,
             iterations: int) -> None:  # fmt: skip
        """Search on by so many iterations."""
        engine.search(
            view, dreamt, order, self.table, self.seen, self.words, self.slots, self.node, self.edge, self.worth,
            self.used, self.path, knobs, iterations,
        )  # fmt: skip

    def root(self) -> list[tuple[int, int, float]]:
        """The actions tried at the root: number, visits, total payoff."""
        found, at = [], int(self.node[0, tree.FIRST]) - 1
        while at >= 0:
            action, tried, after = (int(x) for x in self.edge[at])
            found.append((action, tried, float(self.worth[at, tree.TOTAL])))
            at = after - 1
        return found


_COMPLETE = "complete"  # the file that says so
_engines: weakref.WeakKeyDictionary[Box, Engine] = weakref.WeakKeyDictionary()  # made once a box


def engine(box: Box) -> Engine:
    """The engine of a game."""
    if box not in _engines:
        _engines[box] = Engine(box)
    return _engines[box]


def main(folder: str, name: str) -> None:
    """Fill the compiled cache: `python -m konspira.bots.engine FOLDER NAME`."""
    engine(load_box(folder, name)).load(lambda *far: print(json.dumps(far), flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
