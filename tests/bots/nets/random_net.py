"""A net that learned nothing: weights of chance, for a game as it is."""

from __future__ import annotations

import numpy as np

from konspira.bots.nets.file import about, pack
from konspira.boxes.box import Box
from konspira.senses import senses_of

WIDTH = 16


def random_weights(box: Box, seed: int = 1) -> dict[str, np.ndarray]:
    lot = np.random.default_rng(seed)
    columns, places = 64 * senses_of(box).words(), box.seats.stop - 1
    shapes: dict[str, tuple[int, ...]] = {
        "columns": (columns, WIDTH), "first": (WIDTH,), "dense": (WIDTH, WIDTH), "second": (WIDTH,),
        "policy": (box.actions, WIDTH), "policy_bias": (box.actions,),
        "value": (places, WIDTH), "value_bias": (places,),
    }  # fmt: skip
    return {name: lot.normal(size=shape).astype(np.float32) / 4 for name, shape in shapes.items()}


def random_net(box: Box, seed: int = 1) -> bytes:
    return pack(random_weights(box, seed), about(box, {"by": "chance"}))
