"""Imagined worlds: drawn as often as they weigh, and weighed by what happened."""

from __future__ import annotations

import numpy as np

from konspira.bots.engine import engine
from konspira.kernel.box import Box


def test_a_world_is_drawn_as_often_as_it_weighs(gra: Box) -> None:
    weight, order = np.array([0.0, 1.0, 3.0]), np.zeros(400, np.int64)
    engine(gra).draw(weight, 0.5, order)
    assert np.bincount(order, minlength=3).tolist() == [0, 100, 300]
