"""Where a number comes from: which game, rules and versions, and which seed. Every result of these tools carries it."""

from __future__ import annotations

import platform
from collections.abc import Mapping
from typing import Any

import msgspec
import numba
import numpy as np

import konspira
from konspira import senses
from konspira.boxes.box import Box
from konspira.boxes.fingerprint import rules_hash


class Provenance(msgspec.Struct, frozen=True):
    """All that it takes to get the same again. `rules` is the hash that journals carry too."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int | None
    rules: str
    konspira: str
    senses: int
    python: str
    numpy: str
    numba: str


def provenance_of(
    box: Box, seats: int, options: Mapping[str, Any] | None = None, seed: int | None = None
) -> Provenance:
    """That of something worked out now, on this machine."""
    return Provenance(
        game=box.name,
        seats=seats,
        options=msgspec.to_builtins(box.read_options(options)),
        seed=seed,
        rules=rules_hash(box),
        konspira=konspira.__version__,
        senses=senses.VERSION,
        python=platform.python_version(),
        numpy=np.__version__,
        numba=numba.__version__,
    )
