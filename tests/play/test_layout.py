"""Layouts: the bytes that a journal's marks were taken over, written again from a view that has changed since."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from konspira.kernel.record import Grid, Record, Row, boolean, i8, i16, i64, many
from konspira.play import shelf
from konspira.play.layout import BadLayout, Layout, described, first, newest


class Agreed(Record):
    seats: i8
    wild: boolean


class Then(Record):
    seat: i8
    agreed: Agreed
    round: i16
    heap: i64
    hand: Row = many(i8, 3)
    grid: Grid = many(i16, 2, 2)


class Shared(Record):
    grid: Grid = many(i16, 3, 4)
    round: i64
    agreed: Agreed


class Now(Record):
    """All that may happen to a view: another order, a shared record, more members, wider and narrower, new fields."""

    added: i16
    hand: Row = many(i16, 5)
    shared: Shared
    heap: i16
    seat: i8


THEN = described(Then.dtype)


def filled(kind: type[Record], **values: Any) -> np.ndarray:
    row = kind.new()
    for name, value in values.items():
        one = row[0]
        *outer, last = name.split("__")
        for part in outer:
            one = one[part]
        one[last] = value
    return row


def test_a_layout_names_every_byte_in_the_order_of_memory() -> None:
    assert THEN == (
        "seat:i8 agreed.seats:i8 agreed.wild:boolean -:1 round:i16 -:2 heap:i64 hand:i8[3] -:1 grid:i16[2,2] -:4"
    )


def test_a_view_that_has_not_changed_is_written_as_it_lies_in_memory() -> None:
    row = filled(Then, seat=-1, agreed__seats=4, agreed__wild=True, round=-300, heap=2**60, hand=[1, -2, 3])
    assert Layout(THEN, Then.dtype, {}).encode(row) == row.tobytes()


def test_one_that_has_changed_is_written_as_it_lay_then() -> None:
    old = filled(Then, seat=-1, agreed__seats=4, agreed__wild=True, round=-300, heap=-7, hand=[1, -2, 3],
                 grid=[[1, 2], [-3, 4]])  # fmt: skip
    new = filled(Now, added=99, seat=-1, shared__agreed__seats=4, shared__agreed__wild=True, shared__round=-300,
                 heap=-7, hand=[1, -2, 3, 9, 9], shared__grid=[[1, 2, 9, 9], [-3, 4, 9, 9], [9] * 4])  # fmt: skip
    assert Layout(THEN, Now.dtype, {}).encode(new) == old.tobytes()


def test_a_field_may_have_been_called_otherwise() -> None:
    layout = Layout("chair:i8 lap:i16", Then.dtype, {"chair": "seat", "lap": "round"})
    assert layout.encode(filled(Then, seat=3, round=258)) == bytes([3, 2, 1])


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("seat:i8 gone:i8", "gone"),
        ("seat:i8 seat:i8", "seat"),
        ("hand:i8[4]", "hand"),
        ("hand:i8", "hand"),
        ("seat:boolean", "seat"),
        ("seat:i9", "seat:i9"),
        ("hand:i8[999999999999]", "hand:i8[999999999999]"),
        ("grid:i16[999999999,999999999]", "grid"),
        ("seat:i8 -:9 -:9", "-:9"),
        ("-:1000", "-:1000"),
        ("seat", "seat"),
    ],
)
def test_what_the_view_cannot_be_written_in_is_refused_with_the_field(text: str, field: str) -> None:
    with pytest.raises(BadLayout) as error:
        Layout(text, Then.dtype, {})
    assert error.value.field == field


def test_a_field_that_could_be_one_of_two_is_refused_until_it_is_said_which() -> None:
    class Twice(Record):
        one: Agreed
        other: Agreed

    with pytest.raises(BadLayout, match="seats"):
        Layout("seats:i8", Twice.dtype, {})
    row = filled(Twice, one__seats=1, other__seats=2)
    assert Layout("seats:i8", Twice.dtype, {"seats": "other.seats"}).encode(row) == b"\2"


@pytest.mark.parametrize("name", shelf.names())
def test_every_game_knows_its_first_layout_and_its_newest(name: str) -> None:
    box = shelf.box(name)
    row = box.view.new()
    assert len(newest(box).encode(row)) == box.view.dtype.itemsize
    assert len(first(box).encode(row)) > 0
