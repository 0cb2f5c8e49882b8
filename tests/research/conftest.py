"""What the tests of research tools share: the toy game."""

from __future__ import annotations

import pytest
from conftest import TOYS

from konspira.boxes.box import Box
from konspira.boxes.find import load_box


@pytest.fixture
def pips(monkeypatch: pytest.MonkeyPatch) -> Box:
    """The toy game."""
    monkeypatch.setenv("KONSPIRA_GAMES", str(TOYS))
    return load_box(TOYS / "pips", "pips")
