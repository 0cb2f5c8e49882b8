"""Numbers with names: equal to their number in Python, said by their name in JSON."""

from __future__ import annotations

import pickle

import msgspec
import pytest

from konspira.kernel.named import Named, named
from konspira.kernel.record import Record, Row, from_struct, i8, many, one_named, texts, to_struct

Mood = named("Mood", __name__, "unknown", "glad", "sad", low=-1)


class Person(Record):
    mood: i8 = one_named(Mood)
    friends: Row = many(i8, 2, of=one_named(Mood))
    said: tuple[str, ...] = texts()


class Crowded(Record):
    rows: tuple[Row, ...] = many(i8, 3, 2, filled=True)


def person(mood: int, *friends: int) -> Person:
    row = Person.new()
    row[0]["mood"], row[0]["friends"] = mood, friends
    return to_struct(Person, row)


def test_a_named_number_compares_as_its_number() -> None:
    glad = person(0, 1, -1).mood
    assert isinstance(glad, Named)
    assert glad == 0
    assert glad != 1
    assert -1 < glad <= 0
    assert 1 > glad >= 0
    assert {0: "yes"}[glad] == "yes"
    assert ["first", "second"][person(1, 0, 0).mood] == "second"


def test_json_says_the_name_and_reads_it_back() -> None:
    value = person(1, 0, -1)
    written = msgspec.json.encode(value)
    assert written == b'{"mood":"sad","friends":["glad","unknown"],"said":[]}'
    again = msgspec.json.decode(written, type=Person.struct)
    assert from_struct(Person, again).tobytes() == from_struct(Person, value).tobytes()


def test_the_plain_face_has_numbers() -> None:
    plain = Person.plain(person(1, 0, -1))
    assert (type(plain.mood), plain.mood, plain.friends[1]) == (int, 1, -1)


def test_what_has_no_name_is_refused() -> None:
    with pytest.raises(KeyError):
        person(7, 0, 0)


def test_texts_lie_beside_the_record() -> None:
    value = msgspec.structs.replace(person(0, 0, 0), said=("hello",))
    assert value.said == ("hello",)
    assert from_struct(Person, value).nbytes == Person.dtype.itemsize == 3


def test_a_named_number_can_be_pickled() -> None:
    assert pickle.loads(pickle.dumps(person(1, 0, 0))).mood == 1


def test_a_table_that_is_filled_is_read_up_to_its_last_number() -> None:
    row = Crowded.new()
    row[0]["rows"][1] = (0, 5)
    value = to_struct(Crowded, row)
    assert value.rows == ((0, 0), (0, 5))
    assert from_struct(Crowded, value).tobytes() == row.tobytes()


def test_only_a_table_is_filled() -> None:
    with pytest.raises(TypeError, match="table of rows"):
        many(i8, 3, filled=True)
