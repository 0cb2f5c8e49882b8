"""A crowd on a GPU: the very same rules compiled for CUDA, a thread a table, or a warp where there is much to write.

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
from numba.np.numpy_support import from_dtype

from konspira.bots.think.words import habit
from konspira.boxes.box import Box
from konspira.kernel.bits import lowest
from konspira.kernel.record import u64
from konspira.kernel.words import actors, count, pick, run
from konspira.research.crowd import STREAM, Shape
from konspira.research.loops import (
    begin_one,
    bits_at,
    bits_between,
    copy_words,
    draw_one,
    has_bit,
    next_of,
    progress_one,
    remember_one,
    sense_one,
    spread,
    step_one,
)

THREADS, WARP = 128, 32
WARPS = THREADS // WARP  # tables that a block of threads writes the legal actions of
SPREADING = (1056, 256)  # eight blocks a multiprocessor: memory is the limit


class Cuda:
    """Tables in a GPU's memory. Its arrays have `__cuda_array_interface__`."""

    def __init__(self, shape: Shape) -> None:
        self.shape, tables, box = shape, shape.tables, shape.box
        self._do = _kernels(box, shape.words, shape.menu)
        self._grid = (tables + THREADS - 1) // THREADS
        self.tables = cuda.to_device(np.zeros(tables, box.table.dtype))
        self.variants, self.variant = cuda.to_device(shape.variants), cuda.to_device(shape.variant)
        none = np.zeros(1, np.int64)  # an array that is empty has no place on a device
        self.turned, self.back = (cuda.to_device(array if len(array) else none) for array in (shape.turned, shape.back))
        self.turns = cuda.to_device(shape.turns if len(shape.turned) else shape.turns - (1 << 62))
        self.seats, self.chosen = cuda.device_array(tables, np.int64), cuda.device_array(tables, np.int64)
        self.words = cuda.device_array(tables * shape.words, np.uint64)
        self.mask = cuda.device_array(tables * shape.menu, np.uint64)
        self.rewards = cuda.device_array(tables * shape.places, np.float32)
        self.done, self.streams = cuda.device_array(tables, np.uint8), cuda.device_array(tables, np.uint64)
        self._kept = tables * shape.places * shape.frames * shape.frame
        self.memory = cuda.to_device(np.zeros(max(1, self._kept), np.uint64))  # nothing has no place on a device
        self._bytes: dict[int, Any] = {}  # where words are unpacked
        self._first = cuda.device_array(1, np.int64)

    def begin(self, seed: int) -> None:
        self._do["begin"][self._grid, THREADS](self.tables, self.variants, self.variant, seed)
        steps = (np.arange(self.shape.tables, dtype=np.uint64) + np.uint64(seed)) * np.uint64(STREAM)
        self.streams.copy_to_device(steps)

    def observe(self) -> None:
        shape = self.shape
        self._do["observe"][self._grid, THREADS](
            self.tables, self.seats, self.words, shape.past, self.memory, shape.frames * shape.frame, shape.places
        )  # fmt: skip
        blocks = (shape.tables + WARPS - 1) // WARPS
        self._do["menus"][blocks, THREADS](
            self.tables, self.seats, self.mask, self.turns, self.turned, shape.box.actions
        )  # fmt: skip

    def observe_from(self, seat: int) -> Any:
        words, shape = cuda.to_device(np.zeros(self.words.shape, np.uint64)), self.shape
        self._do["observe_from"][self._grid, THREADS](
            self.tables, seat, words, shape.past, self.memory, shape.frames * shape.frame, shape.places
        )  # fmt: skip
        return words

    def unpacked(self, words: Any, columns: int) -> Any:
        known = words is self.words or words is self.mask
        spreads, tables = self._bytes.get(id(words)) if known else None, self.shape.tables
        if spreads is None:
            spreads = cuda.device_array((tables * columns + 7) // 8, np.uint64)
            if known:
                self._bytes[id(words)] = spreads
        self._do["unpack"][SPREADING](words, words.shape[0] // tables, columns, spreads)
        return spreads.view(np.uint8)[: tables * columns].reshape(tables, columns)

    def first_illegal(self, actions: Any) -> int:
        self._first.copy_to_device(np.full(1, self.shape.tables, np.int64))
        self._do["first_illegal"][self._grid, THREADS](_here(actions), self.mask, self.shape.box.actions, self._first)
        found = int(self._first.copy_to_host()[0])
        return found if found < self.shape.tables else -1

    def advance(self, actions: Any) -> None:
        shape, chosen = self.shape, _here(actions)
        if shape.frames:
            self._do["remember"][self._grid, THREADS](
                self.seats, chosen, self.words, self.memory, shape.frames, shape.frame, shape.places
            )  # fmt: skip
        self._do["advance"][self._grid, THREADS](
            self.tables, self.variants, self.variant, self.seats, chosen, self.turns, self.back,
            shape.box.actions, self.rewards, shape.places, self.done,
        )  # fmt: skip
        if shape.frames:
            length = shape.places * shape.frames * shape.frame
            self._do["forget"][self._grid, THREADS](self.done, self.memory, length)

    def draw(self) -> Any:
        self._do["draw"][self._grid, THREADS](self.mask, self.chosen, self.streams)
        return self.chosen

    def by_habit(self) -> Any:
        shape, chosen = self.shape, cuda.device_array(self.shape.tables, np.int64)
        habits = _habits(shape.box, len(shape.turned) > 0)
        habits[self._grid, THREADS](self.tables, self.seats, chosen, self.turns, self.turned, shape.box.actions)
        return chosen

    def progress(self) -> Any:
        places = self.shape.places
        shares = cuda.device_array(self.shape.tables * places, np.float32)
        _progress(self.shape.box)[self._grid, THREADS](self.tables, shares, places)
        return shares

    def state(self) -> dict[str, np.ndarray]:
        tables, streams = self.tables.copy_to_host().view(np.uint8), self.streams.copy_to_host()
        return {"tables": tables, "streams": streams, "memory": self.memory.copy_to_host()[: self._kept]}

    def put(self, state: Mapping[str, np.ndarray]) -> None:
        self.tables.copy_to_device(np.ascontiguousarray(state["tables"]).view(self.shape.box.table.dtype))
        self.streams.copy_to_device(state["streams"])
        if self._kept:
            self.memory.copy_to_device(state["memory"])


def _here(actions: Any) -> Any:
    """Actions on the device; those of torch, CuPy and JAX are taken without copying."""
    if hasattr(actions, "__cuda_array_interface__"):
        return cuda.as_cuda_array(actions)
    return cuda.to_device(np.ascontiguousarray(actions))


@functools.cache
def _habits(box: Box, turns: bool) -> Any:
    """The kernel of a game's habits: compiled only for who asks, since they are as long as the rules."""

    @cuda.jit
    def habits(tables, seats, chosen, turned_from, turned, actions):  # type: ignore[no-untyped-def]  # as below
        i = cuda.grid(1)
        if i < tables.shape[0]:
            action = habit(tables[i], seats[i])
            chosen[i] = turned[(turned_from[i] + seats[i]) * actions + action] if turns else action

    return habits


@functools.cache
def _progress(box: Box) -> Any:
    """The kernel that asks how far everybody has come."""

    @cuda.jit
    def reached(tables, shares, places):  # type: ignore[no-untyped-def]  # as below
        i = cuda.grid(1)
        if i < tables.shape[0]:
            progress_one(tables[i], shares, i * places, places)

    return reached


@functools.cache
def _kernels(box: Box, size: int, menu: int) -> dict[str, Any]:
    """The kernels of one game, for rows of so many words. Views are never stored: they lie where a thread alone is."""
    View, Summary = from_dtype(box.view.dtype), from_dtype(box.summary.dtype)
    shared = WARPS * menu

    @cuda.jit
    def begin(tables, variants, variant, seed):  # type: ignore[no-untyped-def]  # typed by the compiler
        i = cuda.grid(1)
        if i < tables.shape[0]:
            begin_one(tables[i], variants[variant[i]], seed + i)

    @cuda.jit
    def observe(tables, seats, words, past, memory, length, places):  # type: ignore[no-untyped-def]  # as above
        i = cuda.grid(1)
        view, summary = cuda.local.array(1, View), cuda.local.array(1, Summary)
        if i < tables.shape[0]:
            seats[i] = lowest(actors(tables[i]))
            sense_one(tables[i], seats[i], view[0], summary[0], words, i * size, past)
            copy_words(memory, (i * places + seats[i]) * length, words, (i + 1) * size - length, length)

    @cuda.jit
    def observe_from(tables, seat, words, past, memory, length, places):  # type: ignore[no-untyped-def]  # as above
        i = cuda.grid(1)
        view, summary = cuda.local.array(1, View), cuda.local.array(1, Summary)
        if i < tables.shape[0]:
            sense_one(tables[i], seat, view[0], summary[0], words, i * size, past)
            if seat >= 0:
                copy_words(memory, (i * places + seat) * length, words, (i + 1) * size - length, length)

    @cuda.jit
    def remember(seats, actions, words, memory, frames, frame, places):  # type: ignore[no-untyped-def]  # as above
        i = cuda.grid(1)
        if i < seats.shape[0]:
            at = (i * places + seats[i]) * frames * frame
            remember_one(memory, at, frames, frame, words, i * size, actions[i])

    @cuda.jit
    def forget(done, memory, length):  # type: ignore[no-untyped-def]  # as above
        i = cuda.grid(1)
        if i < done.shape[0] and done[i]:
            for k in range(length):
                memory[i * length + k] = u64(0)

    @cuda.jit
    def menus(tables, seats, mask, turns, turned, actions):  # type: ignore[no-untyped-def]  # as above
        """A warp a table, each lane some of its legal actions."""
        rows = cuda.shared.array(shared, np.uint64)
        i, lane = cuda.grid(1) // WARP, cuda.grid(1) % WARP
        first = cuda.threadIdx.x // WARP * menu
        if i < tables.shape[0]:
            for k in range(lane, menu, WARP):
                rows[first + k] = u64(0)
            cuda.syncwarp()
            table, seat = tables[i], seats[i]
            start = (turns[i] + seat) * actions
            legal, k = count(table, seat), 0
            while k < legal:
                length = run(table, seat, k)
                if length >= WARP:  # whole words of it, each lane some
                    action = pick(table, seat, k)
                    for place in range((action >> 6) + lane, (action + length - 1 >> 6) + 1, WARP):
                        word = bits_between(action - place * 64, action + length - place * 64)
                        cuda.atomic.or_(rows, first + place, word)
                    k += length
                else:
                    if k + lane < legal:
                        action = pick(table, seat, k + lane)
                        if turns[i] >= 0:
                            action = turned[start + action]
                        cuda.atomic.or_(rows, first + (action >> 6), u64(1) << u64(action & 63))
                    k += WARP
            cuda.syncwarp()
            for k in range(lane, menu, WARP):
                mask[i * menu + k] = rows[first + k]

    @cuda.jit
    def advance(tables, variants, variant, seats, actions, turns, back, number, rewards, places, done):  # type: ignore[no-untyped-def]  # as above
        i = cuda.grid(1)
        if i < tables.shape[0]:
            for place in range(places):
                rewards[i * places + place] = 0
            action = actions[i]
            if turns[i] >= 0:
                action = back[(turns[i] + seats[i]) * number + action]
            done[i] = step_one(tables[i], variants[variant[i]], seats[i], action, rewards, i * places)

    @cuda.jit
    def first_illegal(actions, mask, number, first):  # type: ignore[no-untyped-def]  # as above
        i = cuda.grid(1)
        if i < actions.shape[0]:
            if actions[i] < 0 or actions[i] >= number or not has_bit(mask, i * menu, actions[i]):
                cuda.atomic.min(first, 0, i)

    @cuda.jit
    def draw(mask, chosen, streams):  # type: ignore[no-untyped-def]  # as above
        i = cuda.grid(1)
        if i < chosen.shape[0]:
            streams[i] = next_of(streams[i])
            chosen[i] = draw_one(mask, i * menu, menu, streams[i])

    @cuda.jit
    def unpack(words, size, columns, spreads):  # type: ignore[no-untyped-def]  # as above
        """Eight columns a thread and step; rows follow each other without a gap, for who takes no other."""
        rows = words.shape[0] // size
        for i in range(cuda.grid(1), spreads.shape[0], cuda.gridsize(1)):
            row = i * 8 // columns
            column = i * 8 - row * columns
            byte = bits_at(words, row * size, column)
            if column + 8 > columns:  # the rest is of the next row
                byte &= (u64(1) << u64(columns - column)) - u64(1)
                if row + 1 < rows:
                    byte |= (words[(row + 1) * size] << u64(columns - column)) & u64(255)
            spreads[i] = spread(byte)

    kernels = (begin, observe, observe_from, remember, forget, menus, advance, first_illegal, draw, unpack)
    return {kernel.py_func.__name__: kernel for kernel in kernels}
