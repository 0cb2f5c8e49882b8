"""Belief quality: perfect beliefs score best, and those of bots are better than none."""

from __future__ import annotations

import pytest

from konspira.play import shelf
from konspira.research.belief_quality import BeliefQuality, score_beliefs
from konspira.research.provenance import provenance_of

SOURCE = provenance_of(shelf.box("gra"), 2, seed=1)


def test_scores_are_best_for_who_is_right_and_calibrated() -> None:
    right = BeliefQuality("facts", (1.0, 0.0, 1.0), (1.0, 0.0, 1.0), SOURCE)
    wrong = BeliefQuality("facts", (0.1, 0.9, 0.1), (1.0, 0.0, 1.0), SOURCE)
    assert (right.brier, right.calibration_error) == (0.0, 0.0)
    assert right.log_loss < 1e-5 < wrong.log_loss
    assert wrong.brier > right.brier_of_mean
    assert wrong.calibration_error == pytest.approx(0.9)
    assert "facts: gra, 2 seats" in right.svg()


def test_a_bot_believes_better_than_who_always_says_the_mean() -> None:
    facts, wins = score_beliefs("gra", player="flat@200", games=10, seats=2, seed=2, worlds=300, iterations=200)
    assert (facts.about, wins.about) == ("facts", "wins")
    assert len(facts.said) > 40
    assert facts.brier < facts.brier_of_mean
    assert set(facts.came) <= {0.0, 1.0}
    assert all(0 <= chance <= 1 for chance in wins.said)
    assert facts.provenance.seed == 2
    assert all(0 < chance < 1 for chance in facts.said)
    assert facts.sure > 0
    assert facts.mistaken <= facts.sure / 50, "of 300 imagined worlds none may be as it is, but seldom"


def test_a_game_without_habits_has_wins_only(pips: object) -> None:
    (wins,) = score_beliefs("pips", player="random", games=4, seats=2, seed=1, iterations=50)
    assert wins.about == "wins"
    assert len(wins.said) == 8
