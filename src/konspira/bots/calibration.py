"""Calibration: do things happen as often as they were said to?"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np


def brier(said: Sequence[float], came: Sequence[float]) -> float:
    """The mean squared distance between how likely things were said to be and whether they came: 0 is perfect."""
    return float(np.mean((np.asarray(said) - np.asarray(came)) ** 2))


def log_loss(said: Sequence[float], came: Sequence[float], least: float = 1e-6) -> float:
    """The mean surprise in nats: 0 is perfect, log 2 what one gets who always says a half.

    What was said to be less likely than `least` counts as that likely, so that one mistake of somebody who was sure
    does not outweigh all others.
    """
    told, true = np.clip(np.asarray(said, float), least, 1 - least), np.asarray(came, float)
    return float(-np.mean(true * np.log(told) + (1 - true) * np.log(1 - told)))


def calibration_error(said: Sequence[float], came: Sequence[float], bins: int = 10) -> float:
    """How far what was said is from how often it came, bin by bin, each by its number of cases (ECE): 0 is perfect."""
    told, true, number = (np.array(column) for column in reliability(said, came, bins))
    return float(np.sum(np.abs(told - true) * number) / np.sum(number))


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
