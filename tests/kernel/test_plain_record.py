"""Plain records: the same memory in plain integers, and nothing out of range."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest
from kernel.thing import Thing, filled

from konspira.kernel.record import Grid, to_struct


def test_a_plain_record_reads_and_writes_the_same_memory() -> None:
    row, back = filled(), Thing.new()
    plain = Thing.plain(row)
    assert (plain.rng, plain.far, plain.inner.size, plain.inner.on, plain.grid[1, 0]) == (2**64 - 1, -300, 7, True, -4)
    plain.store(back)
    assert back.tobytes() == row.tobytes()


def test_a_plain_record_refuses_a_value_that_does_not_fit() -> None:
    plain = Thing.plain()
    with pytest.raises(OverflowError, match="far = 40000 is outside"):
        plain.far = 40_000
    with pytest.raises(OverflowError, match="grid"):
        plain.grid[0, 0] = 128


@pytest.mark.parametrize("index", [(0, 3), (2, 0), (-1, 0), (0, -1), 0])
def test_a_plain_record_refuses_an_index_that_does_not_exist(index) -> None:
    with pytest.raises(IndexError):
        Thing.plain().grid[index]


def test_whole_fields_are_copied_not_shared() -> None:
    one, other = Thing.plain(filled()), Thing.plain()
    other.grid, other.inner = one.grid, one.inner
    one.grid[0, 0], one.inner.size = 9, 9
    assert (other.grid[0, 0], other.inner.size) == (1, 7)


def test_a_plain_record_is_made_of_a_row_or_of_a_frozen_value() -> None:
    row = filled()
    by_row, by_value = Thing.new(), Thing.new()
    Thing.plain(row).store(by_row)
    Thing.plain(to_struct(Thing, row)).store(by_value)
    assert by_row.tobytes() == by_value.tobytes() == row.tobytes()


def test_it_is_read_from_one_record_and_written_to_the_first_of_a_row() -> None:
    rows = np.concatenate([Thing.new(), filled(), filled()])
    Thing.plain(rows[1]).store(rows)
    assert rows[0].tobytes() == filled().tobytes()
    Thing.plain().store(rows[1:])
    assert rows.tobytes() == np.concatenate([filled(), Thing.new(), filled()]).tobytes()


@pytest.mark.parametrize("grid", [((1, 2, 3), (4, 5, 128)), ((1, 2, 3), (4, 5)), ((1, 2, 3),)])
def test_a_frozen_value_whose_numbers_do_not_fit_is_refused(grid: Grid) -> None:
    value = msgspec.structs.replace(to_struct(Thing, filled()), grid=grid)
    with pytest.raises(OverflowError, match=r"grid = .* is not \(2, 3\) numbers in -128…127"):
        Thing.plain(value)


def test_bytes_between_fields_are_zero_in_what_is_stored() -> None:
    row = np.full(Thing.dtype.itemsize, 255, np.uint8).view(Thing.dtype)
    Thing.plain(filled()).store(row)
    assert row.tobytes() == filled().tobytes()
