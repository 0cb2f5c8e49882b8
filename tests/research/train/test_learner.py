"""A net learns, and a run goes on where it was stopped."""

from __future__ import annotations

from pathlib import Path

import pytest
from research.train.plans import small

from konspira.play import shelf
from konspira.research.train.learner import Learner, OtherPlan, settings_of


def test_it_learns_what_an_even_game_is_worth() -> None:
    learner = Learner(small(minutes=0.2, rate=2e-3))
    told = list(learner.learn())
    assert told[-1].value_loss < 0.5
    assert told[-1].decisions == len(told) * 64 * 8


def test_a_run_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    first = Learner(small())
    list(first.learn())
    first.save(tmp_path / "checkpoint.pt")
    again = Learner(small(minutes=1.0))
    again.resume(tmp_path / "checkpoint.pt")
    assert (again.seconds, again.decisions) == (first.seconds, first.decisions)
    before, after = first.net.weights(), again.net.weights()
    assert all((before[name] == after[name]).all() for name in before)


def test_a_checkpoint_of_another_plan_is_refused(tmp_path: Path) -> None:
    Learner(small()).save(tmp_path / "checkpoint.pt")
    with pytest.raises(OtherPlan):
        Learner(small(seed=2)).resume(tmp_path / "checkpoint.pt")


def test_one_net_learns_every_number_of_seats_and_variant() -> None:
    box = shelf.box("gra")
    assert {seats for seats, _ in settings_of(box)} == set(box.seats)
    learner = Learner(small(settings=(), tables=256, steps=4))
    list(learner.learn())
    assert set(learner.window.seats.tolist()) == set(box.seats)
