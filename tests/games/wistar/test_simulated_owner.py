"""How many answers an evening takes somebody who owns the box: printed by a command, and held here."""

from __future__ import annotations

import sys

import pytest

from konspira.games.wistar import simulated_owner


@pytest.fixture(scope="module")
def dealt() -> dict[str, tuple[float, float]]:
    return simulated_owner.count(12, "app", edition=3)


def test_the_three_evenings_stay_below_their_bars(dealt: dict[str, tuple[float, float]]) -> None:
    assert dealt["first"][0] < 100
    assert dealt["second"][0] < 70
    assert dealt["known"][0] < 55


def test_with_shuffled_cards_they_do_too() -> None:
    shuffled = simulated_owner.count(12, "mine", edition=3)
    assert shuffled["first"][0] < 100
    assert shuffled["second"][0] < 70
    assert shuffled["known"][0] < 55


def test_the_first_edition_asked_for_twice_as_much(dealt: dict[str, tuple[float, float]]) -> None:
    before = simulated_owner.count(6, "app", edition=1)
    assert before["first"][0] > 1.8 * dealt["first"][0]
    assert before["first"][0] == before["first"][1], "every value was an answer"


def test_the_command_prints_a_line_for_before_and_after(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["simulated_owner", "--games", "1"])
    simulated_owner.main()
    lines = capsys.readouterr().out.splitlines()
    assert [line[:34].strip() for line in lines[1:]] == [
        "before, value by value", "my shuffled cards lead", "the app deals",
    ]  # fmt: skip
