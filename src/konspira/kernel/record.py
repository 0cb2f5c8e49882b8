"""Records: what lies on a table, written as a class body and kept in one fixed-size piece of memory.

    class Table(Record):
        rng: u64
        turn: i8
        hand: Row = many(i8, SEATS)

A record has a NumPy face (`Table.dtype`, for machine code), a plain face (`Table.plain()`, Python integers
that complain about a value or an index out of range, for reading, debugging and coverage), and a frozen
value (`Table.struct`, for people, bots and JSON), which is what a type checker takes the class itself for.
"""

from __future__ import annotations

import dataclasses
import inspect
import math
import sys
from typing import TYPE_CHECKING, Any, ClassVar, Literal, NamedTuple, TypeVar, dataclass_transform

import msgspec
import numpy as np

from konspira.kernel.named import Named
from konspira.kernel.plain_record import plain_class
from konspira.kernel.reader import Reader

if TYPE_CHECKING:  # a type checker sees the values that Python reads, not how many bytes they take
    u64 = int
    i64 = int
    i32 = int
    i16 = int
    i8 = int
    boolean = bool
else:
    u64, i64, i32, i16, i8, boolean = np.uint64, np.int64, np.int32, np.int16, np.int8, np.bool_

Row = tuple[int, ...]  # a field of `many(i8, SEATS)`, as it is read
Grid = tuple[Row, ...]  # a field of `many(i8, SEATS, CARDS)`

PADDING = "_padding"  # how fields of the dtype begin that are no fields of the record

SPECTATOR = -1  # the seat of somebody who only watches

R = TypeVar("R", bound="Record")


class Meaning(NamedTuple):
    """What a number means, for whoever turns a view into columns (`senses.py`): `size` values, from `low` on.

    What is `past` says how the present came about, and only a form with perfect recall has columns for it.
    """

    kind: Literal["seat", "seats", "one_of", "amount", "members", "nothing"]
    size: int = 0
    low: int = 0
    past: bool = False


@dataclasses.dataclass(frozen=True, slots=True)
class Field:
    """What one field of a record holds: numbers of a kind, or another record; in a shape, if several.

    `means` is what each number means, `seat_axis` which of the shape's axes counts seats; of a field that is `mine`,
    a seat knows its own entry only, as long as there is anything to decide. `names` are what the numbers are called.
    Of a table that is `filled` from its beginning, a frozen value has the rows up to the last one with a number in it.
    """

    kind: Any
    shape: tuple[int, ...] = ()
    means: Meaning | None = None
    seat_axis: int | None = None
    mine: bool = False
    names: type[Named] | None = None
    filled: bool = False

    @property
    def nested(self) -> bool:
        """Is it a record itself?"""
        return issubclass(self.kind, Record)

    @property
    def dtype(self) -> np.dtype[Any]:
        """How one of them lies in memory."""
        dtype: np.dtype[Any] = self.kind.dtype if self.nested else np.dtype(self.kind)
        return dtype

    @property
    def limits(self) -> tuple[int, int]:
        """The least and the greatest number that fit."""
        if self.kind is boolean:
            return 0, 1
        limits = np.iinfo(self.kind)
        return int(limits.min), int(limits.max)


def many(
    kind: Any, *shape: int, of: Any = None, seat_axis: int | None = None, mine: bool = False, filled: bool = False
) -> Any:
    """A field specifier, written where a default would stand: `hand: Grid = many(i8, SEATS, CARDS)`.

    `of` is what each number means, as the specifiers below say it: `many(i8, SEATS, of=amount(5), seat_axis=0)`.
    """
    if mine and seat_axis is None:
        raise TypeError("a field of which a seat knows its own entry has a seat_axis")
    if filled and len(shape) != 2:
        raise TypeError("only a table of rows is filled from its beginning")
    means, names = (of.means, of.names) if of is not None else (None, None)
    return Field(kind, shape, means, seat_axis, mine, names, filled)


def a_seat() -> Any:
    """A field that holds a seat, or a number below 0 for nobody: `turn: i8 = a_seat()`."""
    return Field(None, means=Meaning("seat"))


def some_seats() -> Any:
    """A bit set of seats."""
    return Field(None, means=Meaning("seats"))


def one_of(size: int, low: int = 0) -> Any:
    """One of `size` things, numbered from `low`; any other number is none of them."""
    return Field(None, means=Meaning("one_of", size, low))


def one_named(names: Any) -> Any:
    """One of a few things that have names (`named.py`): frozen values and JSON say them, rules count."""
    numbers = [one.number for one in names]
    return Field(None, means=Meaning("one_of", max(numbers) + 1), names=names)


def amount(most: int) -> Any:
    """So many of something, 0 to `most`; what is more counts as the most."""
    return Field(None, means=Meaning("amount", most))


def members(size: int) -> Any:
    """A bit set of `size` things: cards, tricks, rooms."""
    return Field(None, means=Meaning("members", size))


def past(what: Any) -> Any:
    """The same, of what has happened: `card: Grid = many(i8, TRICKS, SEATS, of=past(one_of(DECK)))`."""
    return dataclasses.replace(what, means=what.means._replace(past=True))


@dataclasses.dataclass(frozen=True, slots=True)
class Texts:
    """What people wrote: no part of the record, but of its frozen value, where whoever reads the record puts it."""


def texts() -> Any:
    """Texts beside the record: `words: tuple[str, ...] = texts()`. A frozen value that nobody gave any has none."""
    return Texts()


def nothing() -> Any:
    """A number that no player needs: it follows from others, or is always the same."""
    return Field(None, means=Meaning("nothing"))


@dataclass_transform(
    frozen_default=True,
    kw_only_default=True,
    field_specifiers=(many, a_seat, some_seats, one_of, one_named, amount, members, past, nothing),
)
class Kind(type):
    """The class of record classes: lets a record's frozen values count as its instances, as they do to a type checker.

    They cannot truly be: a msgspec Struct makes its own class, of Python's types, and a record is declared
    in those of the machine.
    """

    struct: type[msgspec.Struct]

    def __instancecheck__(cls, value: object) -> bool:
        return isinstance(value, cls.struct)


class _Frozen(msgspec.Struct, frozen=True):
    """What the frozen values of all records have in common."""


class Record(metaclass=Kind):
    """The base of every record: annotated fields become `dtype`, `new()`, `plain()`, `struct`, `reader` and `fields`.

    Fields of a base record come first, in its order. A kind is written as the annotation (`turn: i8`,
    `options: Options`); what a type checker cannot read of an annotation is said by a specifier (`many`).
    """

    fields: ClassVar[dict[str, Field]] = {}
    dtype: ClassVar[np.dtype[Any]]
    plain: ClassVar[type[Any]]  # a `Plain` with these fields
    struct: ClassVar[type[msgspec.Struct]] = _Frozen
    reader: ClassVar[Reader]

    def __init_subclass__(cls) -> None:
        beside = _texts_of(cls)
        own = _own_fields(cls)
        inherited = len(cls.fields) if own else 0
        cls.fields = cls.fields | own
        if not cls.fields:
            raise TypeError(f"{cls.__qualname__}: a record needs at least one field")
        cls.dtype = _dtype(cls)
        cls.struct = _struct_class(cls, own, beside)
        cls.reader = Reader(cls.dtype, cls.fields, cls.struct, inherited)
        cls.plain = plain_class(cls.__name__, cls.fields, cls.reader)

    def __new__(cls, **values: Any) -> Any:
        """The frozen value with these values."""
        return cls.struct(**values)

    @classmethod
    def new(cls, number: int = 1) -> np.ndarray:
        """A row of `number` empty records. From Python, words answer for the first of a row."""
        return np.zeros(number, cls.dtype)


_NUMBERS = frozenset({u64, i64, i32, i16, i8, boolean})
_FACES = frozenset(name for name in vars(Record) if not name.startswith("_")) | set(Record.__annotations__)
_FACES |= {"load", "store"}  # what plain records are asked for


def _texts_of(cls: type[Record]) -> list[str]:
    """The names of the texts beside a record; they are taken out of its class body, which then has fields only."""
    found = [name for name, given in vars(cls).items() if isinstance(given, Texts)]
    for name in found:
        delattr(cls, name)
        del cls.__annotations__[name]
    return found


def _own_fields(cls: type[Record]) -> dict[str, Field]:
    """The fields that a class adds, with annotations read in the module that wrote them."""
    module = vars(sys.modules[cls.__module__])
    found = {}
    for name, kind in inspect.get_annotations(cls).items():
        if name in cls.fields or name in _FACES:
            raise TypeError(f"{cls.__qualname__}.{name}: the name is taken")
        given = vars(cls).get(name, Field(None))
        if not isinstance(given, Field):
            raise TypeError(f"{cls.__qualname__}.{name}: a field of a record has no default")
        if name in vars(cls):
            delattr(cls, name)
        if given.kind is None:
            given = dataclasses.replace(given, kind=eval(kind, module) if isinstance(kind, str) else kind)
        if not isinstance(given.kind, type) or not (given.kind in _NUMBERS or given.nested):
            raise TypeError(f"{cls.__qualname__}.{name}: a field holds numbers, many numbers, or a record")
        if given.shape and given.nested:
            raise TypeError(f"{cls.__qualname__}.{name}: a field cannot hold several records")
        found[name] = given
    return found


def _dtype(cls: type[Record]) -> np.dtype[Any]:
    """How a record lies in memory: every field aligned, for machine code on a core and on a GPU.

    The first field carries the class's full name as its title: record types compare by structure,
    and two games with the same fields must not answer for each other. What alignment leaves between
    fields is filled by fields of its own, for NumPy copies fields only: equal records are equal bytes.
    """
    described: list[Any] = []
    at = 0
    for name, field in cls.fields.items():
        described += _padding(at, field.dtype.alignment)
        label = name if described else (f"{cls.__module__}.{cls.__qualname__}", name)
        described.append((label, field.dtype, field.shape))
        at += -at % field.dtype.alignment + field.dtype.itemsize * math.prod(field.shape)
    described += _padding(at, max(field.dtype.alignment for field in cls.fields.values()))
    return np.dtype(described, align=True)


def _padding(at: int, alignment: int) -> list[Any]:
    return [(f"{PADDING}{at}", np.uint8, (-at % alignment,))] if at % alignment else []


def _struct_class(cls: type[Record], own: dict[str, Field], beside: list[str]) -> type[msgspec.Struct]:
    """A frozen value with the same fields, for people, bots and JSON: lists become nested tuples."""
    members: list[Any] = []
    for name, field in own.items():
        member: Any = field.names or (field.kind.struct if field.nested else bool if field.kind is boolean else int)
        for axis, length in reversed(list(enumerate(field.shape))):
            if field.filled and axis == 0:
                member = tuple[member, ...]
                continue
            member = tuple[tuple([member] * length)]  # type: ignore[misc]  # a shape known at run time
        members.append((name, member))
    members += [(name, tuple[str, ...], ()) for name in beside]
    made = msgspec.defstruct(cls.__name__, members, bases=(cls.struct,), frozen=True, module=cls.__module__)
    made.__qualname__ = f"{cls.__qualname__}.struct"  # where a pickle finds it
    return made


def to_struct(kind: type[R], row: Any) -> R:
    """The first record of a row (or one record) as a frozen value."""
    value: R = kind.reader(row)
    return value


def from_struct(kind: type[Record], value: Any) -> np.ndarray:
    """A row of one record with the contents of a frozen value."""
    row = kind.new()
    kind.plain(value).store(row)
    return row
