"""Bots think with machine code here: it is compiled before the tests that need it."""

from __future__ import annotations

import pytest

from konspira.bots.arena import ready
from konspira.boxes.box import Box
from konspira.play import shelf


@pytest.fixture(scope="session", params=shelf.names())
def thinking(request: pytest.FixtureRequest) -> Box:
    """Every game on the shelf, ready to be thought about."""
    ready(request.param)
    return shelf.box(request.param)


@pytest.fixture(scope="session")
def gra() -> Box:
    """GRA, ready to be thought about."""
    ready("gra")
    return shelf.box("gra")
