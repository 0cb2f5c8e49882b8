"""A crowd on a GPU, held against the same crowd on a core."""

from __future__ import annotations

import pytest

from konspira.play import shelf
from konspira.research import Crowd
from konspira.research.crowd import on_this_machine
from konspira.research.gpu import available


@pytest.mark.gpu
@pytest.mark.parametrize("game", ["agenci", "gra", "krecia", "wistar"])
def test_a_crowd_on_a_gpu_is_the_crowd_on_a_core_byte_for_byte(game: str) -> None:
    if not available():
        pytest.skip("no CUDA device")
    box = shelf.box(game)
    settings = [(seats, variant) for seats in box.seats for variant in list(box.variants(seats))[:3]]
    here = Crowd(game, tables=256, settings=settings, seed=7)
    there = Crowd(game, tables=256, settings=settings, seed=7, device="cuda")
    for _ in range(200):
        for mine, other in zip(here.observe(), there.observe(), strict=True):
            assert mine.tobytes() == on_this_machine(other).tobytes()
        chosen = here.sample()
        assert (chosen == on_this_machine(there.sample())).all()
        for mine, other in zip(here.step(chosen), there.step(chosen), strict=True):
            assert mine.tobytes() == on_this_machine(other).tobytes()
