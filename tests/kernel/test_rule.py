"""Rules: the same answers compiled and interpreted, and nothing read out of range."""

from __future__ import annotations

import numpy as np
import pytest

from konspira.kernel.record import Record, i8
from konspira.kernel.rule import Interpreter, rule

TABLE = np.array([3, 1, 4], np.int8)
plain = Interpreter({})


class Small(Record):
    small: i8


@rule
def double(x):
    return x * 2


@rule
def small_sum(t):
    return double(t.small) + double(t.small)


@rule
def looked_up(i):
    return TABLE[i]


def test_a_sum_of_small_fields_does_not_wrap() -> None:
    row = Small.new()
    row[0]["small"] = 100
    assert small_sum(row[0]) == 400
    assert plain(small_sum)(Small.plain(row)) == 400


def test_the_interpreter_refuses_an_index_that_machine_code_would_read_past() -> None:
    assert plain(looked_up)(2) == 4
    for index in (3, -1):
        with pytest.raises(IndexError):
            plain(looked_up)(index)


def test_a_table_of_numbers_gives_plain_integers() -> None:
    assert type(plain(looked_up)(0)) is int
