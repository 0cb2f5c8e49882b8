"""Matches of two: worth what their rounds are."""

from __future__ import annotations

import pytest
from bots.solver.solving import opened

from konspira.bots.solver.matches import match_value
from konspira.bots.solver.recipes import Recipe


def test_a_match_of_two_is_worth_what_its_rounds_are() -> None:
    won = match_value(lambda mine, other: opened(Recipe((mine, other), False, False)), (1, 1))
    assert won == pytest.approx(0.494, abs=0.004)  # nobody can do much better by starting
    assert match_value(lambda mine, other: 0.5, (1, 1)) == pytest.approx(0.5)
    assert match_value(lambda mine, other: 0.5, (5, 5), fewer_cards=True) == pytest.approx(0.5)
    assert match_value(lambda mine, other: 0.5, (5, 4)) == pytest.approx(0.25)
