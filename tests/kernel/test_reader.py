"""Reading a record: nested records, tables of any shape, and no byte of what lies between fields."""

from __future__ import annotations

import numpy as np

from konspira.kernel.record import Grid, Record, boolean, i8, i16, many, u64


class Inner(Record):
    on: boolean
    size: i16


class Middle(Record):
    seat: i8
    inner: Inner
    line: tuple[int, ...] = many(i8, 1)


class Outer(Record):
    first: i8
    middle: Middle
    cube: tuple[Grid, ...] = many(i8, 2, 1, 3)
    rng: u64


class Only(Record):
    seat: i8


class Shared(Record):
    turn: i8
    said: tuple[Grid, ...] = many(i16, 1, 2, 2)


class Mine(Shared):
    card: i8
    rng: u64


def test_nested_records_and_shapes_are_read_as_they_were_written() -> None:
    row = Outer.new()
    row[0]["first"], row[0]["rng"], row[0]["cube"] = -1, 2**64 - 1, [[[1, 2, 3]], [[4, 5, -6]]]
    row[0]["middle"]["seat"], row[0]["middle"]["line"] = 3, [8]
    row[0]["middle"]["inner"]["on"], row[0]["middle"]["inner"]["size"] = True, -300
    inner = Inner(on=True, size=-300)
    assert Outer.reader(row) == Outer(
        first=-1,
        middle=Middle(seat=3, inner=inner, line=(8,)),
        cube=(((1, 2, 3),), ((4, 5, -6),)),
        rng=2**64 - 1,
    )


def test_a_record_of_one_field_is_read() -> None:
    assert Only.reader(Only.new()) == Only(seat=0)


def test_what_lies_between_fields_is_passed_over() -> None:
    assert Inner.dtype.itemsize == 4
    assert Inner.reader(np.array([1, 77, 2, 1], np.uint8).view(Inner.dtype)) == Inner(on=True, size=258)


def test_the_first_record_of_a_row_is_read() -> None:
    row = Only.new(2)
    row["seat"] = 1, 2
    assert Only.reader(row).seat == 1
    assert Only.reader(row[1]).seat == 2


def test_what_a_record_inherits_is_read_once_for_all_that_share_it() -> None:
    one, two, three = Mine.new(), Mine.new(), Mine.new()
    for row, card in ((one, 1), (two, 2), (three, 3)):
        row[0]["turn"], row[0]["said"], row[0]["card"], row[0]["rng"] = -2, [[[1, -2], [3, 4]]], card, 2**63 + card
    three[0]["said"] = [[[1, -2], [3, 5]]]
    read = [Mine.reader(row) for row in (one, two, three)]
    assert read[0] == Mine(turn=-2, said=(((1, -2), (3, 4)),), card=1, rng=2**63 + 1)
    assert read[1] == Mine(turn=-2, said=(((1, -2), (3, 4)),), card=2, rng=2**63 + 2)
    assert read[2] == Mine(turn=-2, said=(((1, -2), (3, 5)),), card=3, rng=2**63 + 3)
    assert read[0].said is read[1].said
    assert Mine.reader.value(Mine.reader.numbers(three)) == read[2]
