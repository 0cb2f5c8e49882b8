"""A crowd on a GPU: one thread a table, the very same rules compiled for CUDA.

Imported only where a device may be: Numba's CUDA target is not needed for anything else.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):  # NumPy 2.5 dropped a name that numba-cuda still asks for
    np.row_stack = np.vstack

from numba import cuda

from konspira.boxes.box import Box
from konspira.kernel.words import look
from konspira.research.crowd import STREAM, Shape
from konspira.research.loops import begin_one, below_of, next_of, observe_one, sense, step_one

THREADS, WARP = 128, 32


class Cuda:
    """Tables in a GPU's memory. Its arrays have `__cuda_array_interface__`."""

    def __init__(self, shape: Shape) -> None:
        self.shape, tables, box = shape, shape.tables, shape.box
        self._do = _kernels(box)
        self._grid = (tables + THREADS - 1) // THREADS
        self.tables = cuda.to_device(np.zeros(tables, box.table.dtype))
        self.views = cuda.to_device(np.zeros(tables, box.view.dtype))
        self.variants, self.variant = cuda.to_device(shape.variants), cuda.to_device(shape.variant)
        self.seats, self.chosen = cuda.device_array(tables, np.int64), cuda.device_array(tables, np.int64)
        self.columns, self._column_words = _bytes(tables * shape.columns)
        self.mask, self._mask_words = _bytes(tables * box.actions)
        self.rewards, self.done = (
            cuda.device_array(tables * shape.places, np.float32),
            cuda.device_array(tables, np.uint8),
        )
        self.streams = cuda.device_array(tables, np.uint64)

    def begin(self, seed: int) -> None:
        self._do["begin"][self._grid, THREADS](self.tables, self.variants, self.variant, seed)
        steps = (np.arange(self.shape.tables, dtype=np.uint64) + np.uint64(seed)) * np.uint64(STREAM)
        self.streams.copy_to_device(steps)

    def observe(self) -> None:
        self._clear(self._column_words)
        self._clear(self._mask_words)
        self._do["observe"][self._grid, THREADS](
            self.tables, self.views, self.seats, self.columns, self.shape.columns, self.mask, self.shape.box.actions
        )

    def observe_from(self, seat: int) -> Any:
        columns, words = _bytes(self.shape.tables * self.shape.columns)
        self._clear(words)
        views = cuda.to_device(np.zeros(self.shape.tables, self.shape.box.view.dtype))
        self._do["observe_from"][self._grid, THREADS](self.tables, views, seat, columns, self.shape.columns)
        return columns

    def advance(self, actions: Any) -> None:
        self._do["advance"][self._grid, THREADS](
            self.tables, self.variants, self.variant, self.seats, cuda.as_cuda_array(actions) if _here(actions) else
            cuda.to_device(np.ascontiguousarray(actions)), self.rewards, self.shape.places, self.done,
        )  # fmt: skip

    def draw(self) -> Any:
        warps = (self.shape.tables * WARP + THREADS - 1) // THREADS
        self._do["draw"][warps, THREADS](self.mask, self.shape.box.actions, self.chosen, self.streams)
        return self.chosen

    def state(self) -> dict[str, np.ndarray]:
        return {"tables": self.tables.copy_to_host().view(np.uint8), "streams": self.streams.copy_to_host()}

    def put(self, state: Mapping[str, np.ndarray]) -> None:
        self.tables.copy_to_device(np.ascontiguousarray(state["tables"]).view(self.shape.box.table.dtype))
        self.streams.copy_to_device(state["streams"])

    def _clear(self, words: Any) -> None:
        self._do["clear"][1056, 256](words)  # eight blocks a multiprocessor: memory is the limit


def _here(array: Any) -> bool:
    return hasattr(array, "__cuda_array_interface__")


def _bytes(number: int) -> tuple[Any, Any]:
    """So many bytes on the device; and the same as 64-bit words, which are cleared in an eighth of the time."""
    words = cuda.device_array((number + 7) // 8, np.uint64)
    return words.view(np.uint8)[:number], words


@functools.cache
def _kernels(box: Box) -> dict[str, Any]:
    """The kernels of one game. They are made a game, so that each has one specialisation."""

    @cuda.jit
    def clear(words):  # type: ignore[no-untyped-def]  # typed by the compiler
        for i in range(cuda.grid(1), words.shape[0], cuda.gridsize(1)):
            words[i] = 0

    @cuda.jit
    def begin(tables, variants, variant, seed):  # type: ignore[no-untyped-def]  # as above
        i = cuda.grid(1)
        if i < tables.shape[0]:
            begin_one(tables[i], variants[variant[i]], seed + i)

    @cuda.jit
    def observe(tables, views, seats, columns, width, mask, actions):  # type: ignore[no-untyped-def]  # as above
        i = cuda.grid(1)
        if i < tables.shape[0]:
            seats[i] = observe_one(tables[i], views[i], columns, i * width, mask, i * actions)

    @cuda.jit
    def observe_from(tables, views, seat, columns, width):  # type: ignore[no-untyped-def]  # as above
        i = cuda.grid(1)
        if i < tables.shape[0]:
            look(tables[i], seat, views[i])
            sense(views[i], columns, i * width)

    @cuda.jit
    def advance(tables, variants, variant, seats, actions, rewards, places, done):  # type: ignore[no-untyped-def]  # as above
        i = cuda.grid(1)
        if i < tables.shape[0]:
            for place in range(places):
                rewards[i * places + place] = 0
            done[i] = step_one(tables[i], variants[variant[i]], seats[i], actions[i], rewards, i * places)

    @cuda.jit
    def draw(mask, actions, chosen, streams):  # type: ignore[no-untyped-def]  # as above
        """A warp a table, each lane a stretch of its row: the first legal actions are those of the first lane."""
        i, lane = cuda.grid(1) // WARP, cuda.grid(1) % WARP
        if i < chosen.shape[0]:
            stretch = (actions + WARP - 1) // WARP
            first = i * actions + min(lane * stretch, actions)
            last = i * actions + min((lane + 1) * stretch, actions)
            mine = 0
            for at in range(first, last):
                mine += mask[at]
            upto, reach = mine, 1
            while reach < WARP:
                lower = cuda.shfl_up_sync(0xFFFFFFFF, upto, reach)
                if lane >= reach:
                    upto += lower
                reach *= 2
            legal = cuda.shfl_sync(0xFFFFFFFF, upto, WARP - 1)
            stream = next_of(streams[i])
            left = np.int64(below_of(stream, legal)) - (upto - mine)
            if 0 <= left < mine:
                for at in range(first, last):
                    if mask[at]:
                        if left == 0:
                            chosen[i] = at - i * actions
                        left -= 1
            cuda.syncwarp()
            if lane == 0:
                streams[i] = stream

    return {kernel.py_func.__name__: kernel for kernel in (clear, begin, observe, observe_from, advance, draw)}
