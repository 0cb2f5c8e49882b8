"""The parts of a walk, as plain Python: rows of histories, which bid may follow another, and what a check is worth."""

from __future__ import annotations

import numpy as np
import pytest

from konspira.bots.solver.cfr import BUCKETS, NONE, allowed, chances, child_of, choices_at, new_child, showdown
from konspira.bots.solver.rounds import PAIRS, dice


def test_a_history_gets_a_row_once_and_none_where_there_is_no_room() -> None:
    kin, used = np.full((3, 3), NONE, np.int64), np.ones(1, np.int64)
    assert [new_child.py_func(kin, used, 0, bid) for bid in (4, 2, 4)] == [1, 2, 1]
    assert [child_of.py_func(kin, 0, bid) for bid in (2, 3, 4)] == [2, NONE, 1]
    assert new_child.py_func(kin, used, 1, 5) == NONE
    assert used[0] == 3


def test_after_the_low_bid_a_round_is_as_good_as_new() -> None:
    openings, low = np.array([True, False, True]), 0
    assert [allowed.py_func(-1, bid, openings, low) for bid in range(3)] == [True, False, True]
    assert [allowed.py_func(low, bid, openings, low) for bid in (1, 2)] == [False, True]
    assert allowed.py_func(1, 2, openings, low)
    assert not allowed.py_func(1, low, openings, low)


@pytest.mark.parametrize("sign", [1.0, -1.0], ids=["my bid", "the other's"])
def test_a_check_is_worth_how_likely_the_other_shows_what_i_miss(sign: float) -> None:
    game = dice()
    bid, (mine, theirs) = game.bids.index((2, 6)), game.sides
    reach, value = np.full(6, 1 / 6, np.float32), np.zeros(6, np.float32)
    showdown.py_func(
        reach, np.ones(6, np.float32), theirs.counts[1], theirs.types, mine.counts[1], mine.types, game.base, bid, 2,
        sign, np.zeros((len(PAIRS) + 1, BUCKETS)), 2, value,
    )  # fmt: skip
    assert value.tolist() == pytest.approx([-sign] * 5 + [sign * (2 / 6 - 1)])  # with a six, one in six shows another


def test_where_nothing_is_known_a_seat_does_what_it_does_by_default() -> None:
    kin, used = np.full((3, 3), NONE, np.int64), np.ones(1, np.int64)
    raised = new_child.py_func(kin, used, 0, 1)
    table = np.array([[1, 0], [3, 0], [0, 0]], np.float32)  # the check's row, then the raise's
    rows, total, share = np.zeros(2, np.int64), np.zeros(2, np.float32), np.zeros(2, np.float32)
    choices_at.py_func(kin, table, 0, 0, rows, total)
    assert (rows.tolist(), total.tolist()) == ([NONE, raised], [4, 0])
    chances.py_func(table, raised, total, np.float32(0.25), share)
    assert share.tolist() == [0.75, 0.25]
