"""Records: one description, three faces (NumPy, plain integers, frozen values) that agree."""

from __future__ import annotations

import pickle

import msgspec
import numpy as np
import pytest
from kernel.thing import Inner, Thing, filled

from konspira.kernel.record import Grid, Record, Row, from_struct, i8, i16, many, to_struct, u64


class Twin(Record):
    rng: u64
    inner: Inner
    far: i16
    grid: Grid = many(i8, 2, 3)


def test_two_records_with_equal_fields_are_different_types() -> None:
    assert Thing.dtype != Twin.dtype


def test_a_frozen_value_goes_to_json_and_back_without_loss() -> None:
    value = to_struct(Thing, filled())
    again = msgspec.json.decode(msgspec.json.encode(value), type=Thing.struct)
    assert again == value
    assert from_struct(Thing, again).tobytes() == filled().tobytes()


def test_a_frozen_value_that_does_not_fit_is_refused() -> None:
    value = msgspec.structs.replace(to_struct(Thing, filled()), far=40_000)
    with pytest.raises(OverflowError, match="far = 40000 is outside"):
        from_struct(Thing, value)


def declared(*bases: type, **annotations: object) -> type:
    """A record declared as in a class body, with no specifiers."""
    return type("Declared", bases or (Record,), {"__annotations__": annotations, "__module__": __name__})


def test_a_record_needs_fields() -> None:
    with pytest.raises(TypeError, match="at least one field"):
        declared()


@pytest.mark.parametrize("kind", [int, Row, "Grid", float])
def test_a_field_holds_what_machine_code_can_read(kind: object) -> None:
    with pytest.raises(TypeError, match="a field holds numbers"):
        declared(wrong=kind)


@pytest.mark.parametrize("name", ["dtype", "new", "plain", "struct", "reader", "fields", "load", "store"])
def test_a_field_cannot_hide_what_records_are_asked_for(name: str) -> None:
    with pytest.raises(TypeError, match="the name is taken"):
        declared(**{name: i8})


def test_fields_of_a_base_come_first_and_are_declared_once() -> None:
    more = declared(Thing, more=i16)
    assert list(more.fields) == [*Thing.fields, "more"]
    assert more.dtype != Thing.dtype
    with pytest.raises(TypeError, match="the name is taken"):
        declared(Thing, far=i16)


def test_a_frozen_value_is_an_instance_of_its_record_and_of_its_bases() -> None:
    value, more = to_struct(Thing, filled()), declared(Thing, more=i16)
    grown = to_struct(more, more.new())
    assert isinstance(value, Thing)
    assert isinstance(grown, Thing)
    assert isinstance(grown, Record)
    assert not isinstance(value, more)
    assert not isinstance(value, Twin)
    assert not isinstance(Thing.plain(), Thing)


def test_a_record_called_with_values_is_a_frozen_value() -> None:
    assert Inner(size=3, on=True) == Inner.struct(3, True)
    with pytest.raises(AttributeError):
        Inner(size=3, on=True).size = 4


def test_a_frozen_value_can_be_pickled() -> None:
    value = to_struct(Thing, filled())
    assert pickle.loads(pickle.dumps(value)) == value


def test_every_field_is_aligned_and_no_byte_lies_between_fields() -> None:
    at = 0
    for name in Thing.dtype.names or ():
        kind, offset = Thing.dtype.fields[name][:2]
        assert offset == at
        assert offset % kind.base.alignment == 0
        at += kind.itemsize
    assert at == Thing.dtype.itemsize


def test_a_copy_of_a_record_is_the_same_bytes() -> None:
    """Bytes that belong to no field are not copied by NumPy: there must be none."""
    row = filled()
    for _ in range(200):
        rubbish = np.full(Thing.dtype.itemsize, 255, np.uint8)  # what a copy may find in its memory
        del rubbish
        assert row.copy().tobytes() == row[0].tobytes() == row.tobytes()
