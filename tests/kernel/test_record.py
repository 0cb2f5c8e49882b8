"""Records: one description, three faces (NumPy, plain integers, frozen values) that agree."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

from konspira.kernel.record import boolean, from_struct, i8, i16, many, record, to_struct, u64


@record
class Inner:
    size: i8
    on: boolean


@record
class Thing:
    rng: u64
    inner: Inner
    far: i16
    grid: many(i8, 2, 3)


@record
class Twin:
    rng: u64
    inner: Inner
    far: i16
    grid: many(i8, 2, 3)


def filled() -> np.ndarray:
    row = Thing.new()
    row[0]["rng"], row[0]["far"] = 2**64 - 1, -300
    row[0]["inner"]["size"], row[0]["inner"]["on"] = 7, True
    row[0]["grid"] = [[1, 2, 3], [-4, 5, 6]]
    return row


def test_two_records_with_equal_fields_are_different_types() -> None:
    assert Thing.dtype != Twin.dtype


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


def test_a_frozen_value_goes_to_json_and_back_without_loss() -> None:
    value = to_struct(Thing, filled())
    again = msgspec.json.decode(msgspec.json.encode(value), type=Thing.struct)
    assert again == value
    assert from_struct(Thing, again).tobytes() == filled().tobytes()


def test_a_frozen_value_that_does_not_fit_is_refused() -> None:
    value = msgspec.structs.replace(to_struct(Thing, filled()), far=40_000)
    with pytest.raises(ValueError, match="far"):
        from_struct(Thing, value)


def test_a_record_needs_fields() -> None:
    with pytest.raises(TypeError, match="at least one field"):
        record(type("Nothing", (), {"__annotations__": {}, "__module__": __name__}))
