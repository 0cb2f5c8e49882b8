"""Beliefs in the terminal: every kind of them is a line that a person can read."""

from __future__ import annotations

import pytest

from konspira.cli.beliefs import lines
from konspira.play import shelf
from konspira.speech import Speaker


@pytest.mark.parametrize(
    ("game", "beliefs", "told"),
    [
        ("gra", {"bid_true": 0.25}, "Is the bid true? 25 %"),
        (
            "gra",
            {"others_show": [0.5, 2.0]},
            "How many of each the others show, on average: value 1: 0.5, value 2: 2.0",
        ),
        ("krecia", {"mole": [0.0, 0.625, 0.375]}, "Who is digging under you? Seat 2 62 %, Larry 38 %"),
        ("agenci", {"owner": [[0.0] * 7, [0.1, 0.8, 0.1, 0, 0, 0, 0]]}, "Who runs which agent? Seat 2: Beret 80 %"),
    ],
)
def test_beliefs_are_lines(game: str, beliefs: dict[str, object], told: str) -> None:
    assert lines(Speaker(shelf.box(game), "en"), beliefs, 0, 2) == [told]
