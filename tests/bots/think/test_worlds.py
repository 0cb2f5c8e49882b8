"""Imagined worlds: drawn as often as they weigh, and weighed by what happened."""

from __future__ import annotations

import numpy as np

from konspira.bots.engine import engine
from konspira.bots.think.words import credit, facts
from konspira.bots.think.worlds import believe, judge
from konspira.boxes.box import Box
from konspira.kernel.rule import Interpreter, rule


def test_a_world_is_drawn_as_often_as_it_weighs(gra: Box) -> None:
    weight, order = np.array([0.0, 1.0, 3.0]), np.zeros(400, np.int64)
    engine(gra).draw(weight, 0.5, order)
    assert np.bincount(order, minlength=3).tolist() == [0, 100, 300]


@rule
def as_the_world_says(before, after, world):
    return world


@rule
def the_world_itself(view, world, sums, share):
    sums[0] += world * share


def test_a_world_weighs_as_much_as_it_makes_likely_what_happened() -> None:
    weight = [1.0, 1.0, 2.0]
    assert Interpreter({credit: as_the_world_says})(judge)(None, None, [0.0, 0.5, 0.25], weight) == 1.0
    assert weight == [0.0, 0.5, 0.5]


def test_what_is_true_in_a_world_is_believed_by_its_weight() -> None:
    sums = [0.0]
    Interpreter({facts: the_world_itself})(believe)(None, [1, 0, 1], [0.5, 3.0, 0.25], sums)
    assert sums == [0.75]
