"""Games on a GPU are the same as on a core, byte for byte; without a device there is nothing to see."""

from __future__ import annotations

import numpy as np
import pytest
from promises import settings_of

from konspira.boxes.backend import compiled
from konspira.boxes.box import Box
from konspira.kernel.chance import below
from konspira.play import shelf

every_game = pytest.mark.parametrize("name", shelf.names())


def walk_here(box: Box, options: np.ndarray, steps: int, number: int, seed: int) -> np.ndarray:
    """The table after the same walk that `gpu.walk` does, by compiled code on this machine's core."""
    table, backend = box.table.new(), compiled(box)
    table[0]["rng"] = ((seed + number) * 0xD1342543DE82EF95 + 1) & (2**64 - 1)
    backend.start(table, options)
    for _ in range(steps):
        acting = backend.actors(table)
        if not acting:
            break
        seat = (acting & -acting).bit_length() - 1
        backend.step(table, seat, backend.pick(table, seat, below(table[0], backend.count(table, seat))))
    return table


@pytest.mark.gpu
@every_game
def test_gpu_and_compiled_games_are_the_same(name: str) -> None:
    gpu = pytest.importorskip("konspira.research.gpu", reason="numba-cuda is not installed")
    if not gpu.available():
        pytest.skip("no CUDA device here")
    box = shelf.box(name)
    machine, tables, steps = compiled(box), 256, 37
    for seats, options in settings_of(box)[:: max(1, len(settings_of(box)) // 12)]:
        row = box.options_row(seats, options)
        rows, views, counts, shares = gpu.walk(box, row, tables, steps)
        for i in range(tables):
            mine, view = walk_here(box, row, steps, i, 1), box.view.new()
            assert mine.tobytes() == rows[i : i + 1].tobytes()
            for seat in range(seats):
                machine.look(mine, seat, view)
                assert view.tobytes() == views[i, seat].tobytes()
                if machine.over(mine):
                    assert shares[i, seat] == machine.payoff(mine, seat)
            acting = machine.actors(mine)
            if acting:
                seat = (acting & -acting).bit_length() - 1
                assert counts[i] == machine.count(mine, seat)
