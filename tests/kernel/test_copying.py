"""Rules written out field by field: what two records share is copied, and what lies between fields is zeroed."""

from __future__ import annotations

import numpy as np

from konspira.kernel.copying import copying, looking
from konspira.kernel.record import Grid, Record, boolean, i8, i16, many, u64
from konspira.kernel.rule import interpret, rule


class Inner(Record):
    size: i8
    on: boolean


class Common(Record):
    inner: Inner
    far: i16
    grid: Grid = many(i8, 2, 3)


class Whole(Common):
    rng: u64
    secret: i8


class Part(Common):
    seat: i8


share = copying(Common)


def filled() -> np.ndarray:
    whole = Whole.new()
    whole[0]["rng"], whole[0]["secret"], whole[0]["far"] = 9, 7, -300
    whole[0]["inner"]["size"], whole[0]["inner"]["on"] = 3, True
    whole[0]["grid"] = [[1, 2, 3], [-4, 5, 6]]
    return whole


def test_all_that_is_common_is_copied_and_nothing_else() -> None:
    part = Part.new()
    part[0]["seat"] = 5
    share(filled()[0], part[0])
    assert part[0]["seat"] == 5
    assert part[0]["far"] == -300
    assert part[0]["inner"].tolist() == filled()[0]["inner"].tolist()
    assert part[0]["grid"].tolist() == [[1, 2, 3], [-4, 5, 6]]


def test_it_is_copied_both_ways() -> None:
    part, again = Part.new(), Whole.new()
    share(filled()[0], part[0])
    share(part[0], again[0])
    assert (again[0]["rng"], again[0]["secret"]) == (0, 0)
    assert all(again[0][name].tobytes() == filled()[0][name].tobytes() for name in Common.fields)


def test_interpreted_it_does_the_same() -> None:
    part, plain, stored = Part.new(), Part.plain(), Part.new()
    share(filled()[0], part[0])
    interpret(share)(Whole.plain(filled()), plain)
    plain.store(stored)
    assert stored.tobytes() == part.tobytes()


class Sight(Record):
    seat: i8
    whole: Whole


@rule
def see(table, seat, view):
    view.seat, view.whole = seat, table


def test_what_lies_between_the_fields_of_a_view_is_zeroed() -> None:
    look = looking(see, Sight)
    seen, soiled = Sight.new(), np.full(Sight.dtype.itemsize, 255, np.uint8).view(Sight.dtype)
    for view in (seen, soiled):
        look(filled()[0], 1, view[0])
    assert soiled.tobytes() == seen.tobytes()
    assert Sight.dtype.itemsize > 1 + sum(Whole.dtype[name].itemsize for name in Whole.fields), "something lies there"
    plain = Sight.plain()
    interpret(look)(Whole.plain(filled()), 1, plain)
    assert (plain.seat, plain.whole.far) == (1, -300)


def test_a_view_without_anything_between_its_fields_is_looked_at_as_it_is() -> None:
    assert looking(see, Inner) is see
