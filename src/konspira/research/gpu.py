"""Random play on a GPU: one thread a table, the very same rules, compiled for CUDA.

Imported only where a device may be: Numba's CUDA target is not needed for anything else.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):  # NumPy 2.5 dropped a name that numba-cuda still asks for
    np.row_stack = np.vstack

from numba import cuda

from konspira.boxes.box import Box
from konspira.boxes.playouts import playout
from konspira.kernel.bits import lowest
from konspira.kernel.chance import below, bits_of
from konspira.kernel.words import actors, count, look, over, payoff, pick, start, step

THREADS = 128


def available() -> bool:
    """Is there a CUDA device, and Numba's way to it?"""
    try:
        return bool(cuda.is_available())
    except Exception:  # a driver that is there but broken says so in many ways
        return False


@functools.cache
def _kernels(box: Box) -> Any:
    """The kernels of one game. They are made a game, so that each has one specialisation."""

    @cuda.jit
    def play(tables, options, games, seed, decisions):  # type: ignore[no-untyped-def]  # typed by the compiler
        i = cuda.grid(1)
        if i < tables.shape[0]:
            done = 0
            for game in range(games):
                tables[i].rng = bits_of(seed + i * games + game)
                start(tables[i], options[0])
                done += playout(tables[i])
            decisions[i] = done

    @cuda.jit
    def walk(tables, options, views, steps, seed, counts, shares):  # type: ignore[no-untyped-def]  # as above
        i = cuda.grid(1)
        if i < tables.shape[0]:
            t = tables[i]
            t.rng = bits_of(seed + i)
            start(t, options[0])
            done = 0
            while done < steps and not over(t):
                seat = lowest(actors(t))
                step(t, seat, pick(t, seat, below(t, count(t, seat))))
                done += 1
            counts[i] = count(t, lowest(actors(t))) if not over(t) else 0
            for seat in range(options[0].seats):
                shares[i, seat] = payoff(t, seat) if over(t) else -1.0
                look(t, seat, views[i, seat])

    return play, walk


def play_games(box: Box, options: np.ndarray, tables: int, games: int, seed: int = 1) -> int:
    """Play `games` whole random games at each of so many tables; return the number of decisions."""
    play, _ = _kernels(box)
    rows = cuda.device_array(tables, box.table.dtype)
    decisions = cuda.device_array(tables, np.int64)
    play[(tables + THREADS - 1) // THREADS, THREADS](rows, cuda.to_device(options), games, seed, decisions)
    cuda.synchronize()
    return int(decisions.copy_to_host().sum())


def walk(box: Box, options: np.ndarray, tables: int, steps: int, seed: int = 1) -> tuple[Any, Any, Any, Any]:
    """Play so many random steps at each table; return tables, views of all seats, counts and payoffs."""
    _, walk_kernel = _kernels(box)
    seats = int(options[0]["seats"])
    rows = cuda.to_device(np.zeros(tables, box.table.dtype))
    views = cuda.to_device(np.zeros((tables, seats), box.view.dtype))
    counts = cuda.device_array(tables, np.int64)
    shares = cuda.device_array((tables, seats), np.float64)
    grid = (tables + THREADS - 1) // THREADS
    walk_kernel[grid, THREADS](rows, cuda.to_device(options), views, steps, seed, counts, shares)
    cuda.synchronize()
    return rows.copy_to_host(), views.copy_to_host(), counts.copy_to_host(), shares.copy_to_host()
