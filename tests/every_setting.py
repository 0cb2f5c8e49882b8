"""What adapters are held to their owners' test-suites with: every game, number of seats and variant, and the toy."""

from __future__ import annotations

from typing import Any

import pytest
from conftest import TOYS

from konspira.boxes.box import Box
from konspira.boxes.find import load_box
from konspira.play import shelf

NAMES = (*(name for name in shelf.names() if name != "pips"), "pips")


def toy() -> Box:
    """The toy game, which is no game of the shelf: it lies in a folder of its own."""
    return load_box(TOYS / "pips", "pips")


def box_of(name: str) -> Box:
    """A game of the shelf, or the toy."""
    return toy() if name == "pips" else shelf.box(name)


def _cases() -> list[Any]:
    found = []
    for name in NAMES:
        box = box_of(name)
        for seats in box.seats:
            for number, options in enumerate(box.variants(seats)):
                found.append(pytest.param(name, seats, options, id=f"{name}-{seats}-{number}"))
    return found


every_setting = pytest.mark.parametrize(("name", "seats", "options"), _cases())
every_game = pytest.mark.parametrize("name", NAMES)
