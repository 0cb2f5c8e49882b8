"""Margins: the best action leads by what several seeds find, with an interval that says how sure that is."""

from __future__ import annotations

import numpy as np
import pytest

from konspira.bots.margins import Judged, _behind, judged, judges
from konspira.bots.puzzles import collection
from konspira.boxes.box import Box
from konspira.play import shelf
from konspira.play.match import Match


def test_an_interval_is_wider_the_less_seeds_agree() -> None:
    sure, unsure = _behind(1, np.array([0.2, 0.2, 0.2, 0.2])), _behind(1, np.array([0.0, 0.4, 0.1, 0.3]))
    assert sure.mean == unsure.mean == 0.2
    assert sure.low == sure.high == 0.2
    assert unsure.low < 0.0 < 0.4 < unsure.high


def test_a_game_with_a_net_has_two_judges_and_one_without_has_one() -> None:
    gra, agenci = (Match(shelf.box(name), 2, {}, bytes(32)).turn(0) for name in ("gra", "agenci"))
    assert judges(gra) == ("ahead", "search")
    assert judges(agenci) == ("search",)


@pytest.mark.parametrize("judge", ["ahead", "search"])
def test_a_shipped_lead_is_found_again_with_other_seeds(gra: Box, judge: str) -> None:
    puzzle = next(one for one in collection() if one.position.game == "gra")
    turn = puzzle.position.turn()
    found: Judged = judged(turn, judge, range(40, 44), 1500 if judge == "ahead" else 8000)
    assert turn.box.wording.value(found.best) == turn.legal[[*turn.legal.numbers].index(found.best)]
    assert puzzle.is_right(turn.box.wording.value(found.best))
    assert found.lead is not None
    assert found.of(found.best) is None
