"""Where a level erred clearly, the strong levels do not: each position is legal, says why, and is answered."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from konspira.bots.arena import ready
from konspira.bots.blunders import Answered, answers, blunders, share

POSITIONS = Path(__file__).parent / "positions"
KEPT = blunders(POSITIONS)
BAR = 0.95
SAMPLED_BAR = 0.75  # of a few: one of twelve that fails is no proof of 95 %


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    for game in {one.position.game for one in KEPT}:
        ready(game)


def test_every_position_can_be_laid_out_and_says_what_is_right_wrong_and_why() -> None:
    for one in KEPT:
        turn, wording = one.position.turn(), one.position.turn().box.wording
        assert one.right
        assert one.wrong
        for action in (*one.right, *one.wrong):
            assert msgspec.convert(action, wording.action_type) in turn.legal
        assert not [action for action in one.right if action in one.wrong]
        assert one.margin > 0.10
        assert one.erred
        assert "costs" in one.why


def test_who_does_what_is_known_to_be_wrong_does_not_pass() -> None:
    one = KEPT[0]
    found = [Answered("level-4", one, one.wrong[0]), Answered("level-4", one, one.right[0])]
    assert [answer.passes for answer in found] == [False, True]
    assert share(found) == 0.5


def test_level_4_does_not_err_there(sample: Callable[[Any, int], Any], pytestconfig: pytest.Config) -> None:
    whole = bool(pytestconfig.getoption("--all"))
    found = list(answers(list(sample(KEPT, 12)), ["level-4"], seed=1))
    assert share(found) >= (BAR if whole else SAMPLED_BAR), [one.blunder.why for one in found if not one.passes]
