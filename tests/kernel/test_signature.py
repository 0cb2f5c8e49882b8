"""Signatures: what a parameter is to the compiler, for each game its own records."""

from __future__ import annotations

from collections.abc import Callable

from numba import types

from konspira.boxes.box import Box
from konspira.kernel.signature import FLOAT, OPTIONS, PLAN, SEAT, TABLE, TABLES, VIEW, array, into, number, row


def test_of_a_record_the_first_of_a_row_is_meant_and_in_the_plural_the_row(altered: Callable[..., Box]) -> None:
    box = altered("signed")
    asked = [parameter.record(box) for parameter in (TABLE, VIEW, OPTIONS, PLAN) if parameter.record]
    assert asked == [box.table, box.view, box.options, box.plan]
    assert TABLE.machine(box) == TABLES.machine(box) == row(box.table)
    assert TABLES.record is None


def test_equal_records_of_two_games_are_different_types_to_the_compiler(altered: Callable[..., Box]) -> None:
    assert TABLE.machine(altered("signed_here")) != TABLE.machine(altered("signed_there"))


def test_numbers_and_arrays_are_the_same_in_every_game(altered: Callable[..., Box]) -> None:
    box = altered("signed_by_number")
    assert (SEAT.machine(box), FLOAT.machine(box)) == (types.int64, types.float64)
    assert number("bit", types.uint64).machine(box) == types.uint64
    assert array("grid", types.int8, 2).machine(box) == types.Array(types.int8, 2, "C")


def test_what_is_written_into_is_said_of_one_parameter_only() -> None:
    assert into(TABLE).written
    assert not TABLE.written
    assert (into(TABLE).name, into(TABLE).record) == (TABLE.name, TABLE.record)
