"""Calibration: do things happen as often as they were said to?"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np


def brier(said: Sequence[float], came: Sequence[float]) -> float:
    """The mean squared distance between how likely things were said to be and whether they came: 0 is perfect."""
    return float(np.mean((np.asarray(said) - np.asarray(came)) ** 2))


def reliability(
    said: Sequence[float], came: Sequence[float], bins: int = 10
) -> tuple[list[float], list[float], list[int]]:
    """Things said to be about as likely as each other: their mean, how often they came, and how many there were."""
    told, true = np.asarray(said), np.asarray(came)
    place = np.minimum((told * bins).astype(int), bins - 1)
    kept = [b for b in range(bins) if (place == b).any()]
    return (
        [float(told[place == b].mean()) for b in kept],
        [float(true[place == b].mean()) for b in kept],
        [int((place == b).sum()) for b in kept],
    )
