"""Calibration: what a prophet, a coin and a braggart are worth."""

from __future__ import annotations

import math

import pytest

from konspira.bots.calibration import brier, calibration_error, log_loss, reliability


def test_the_brier_score_is_zero_for_a_prophet_and_a_quarter_for_a_coin() -> None:
    assert brier([1.0, 0.0], [1.0, 0.0]) == 0
    assert brier([0.5, 0.5], [1.0, 0.0]) == 0.25


def test_reliability_counts_what_was_said_and_what_came() -> None:
    said, came, number = reliability([0.05, 0.06, 0.95], [0.0, 1.0, 1.0], bins=10)
    assert number == [2, 1]
    assert said == pytest.approx([0.055, 0.95])
    assert came == [0.5, 1.0]


def test_whoever_is_sure_and_wrong_is_worse_than_a_coin() -> None:
    assert brier([1.0, 0.0], [0.0, 1.0]) == 1


def test_a_certainty_counts_with_the_last_bin_and_empty_bins_are_left_out() -> None:
    assert reliability([1.0, 0.99], [1.0, 1.0], bins=10)[2] == [2]


def test_surprise_grows_with_how_sure_one_was_of_what_did_not_come() -> None:
    assert log_loss([0.5, 0.5], [1.0, 0.0]) == pytest.approx(math.log(2))
    assert log_loss([0.9], [1.0]) < log_loss([0.6], [1.0]) < log_loss([0.1], [1.0]) < log_loss([0.0], [1.0]) < 20


def test_calibration_error_is_the_mean_distance_between_said_and_came() -> None:
    assert calibration_error([0.25] * 4, [1.0, 0.0, 0.0, 0.0]) == 0
    assert calibration_error([0.05] * 3 + [0.95], [0.0] * 4) == pytest.approx((3 * 0.05 + 0.95) / 4)
