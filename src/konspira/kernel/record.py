"""Records: what lies on a table, written as a class body and kept in one fixed-size piece of memory.

A record has a NumPy face (`Table.dtype`, for machine code) and a plain face (`Table.plain()`, Python
integers that complain about a value or an index out of range, for reading, debugging and coverage).
"""

from __future__ import annotations

import itertools
import sys
import typing
from typing import Any

import msgspec
import numpy as np

from konspira.kernel.reader import Reader

u64, i64, i32, i16, i8, boolean = np.uint64, np.int64, np.int32, np.int16, np.int8, np.bool_

ONLOOKER = -1  # the seat of somebody who only watches


def many(kind: Any, *shape: int) -> Any:
    """A field that holds several values: `hand: many(i8, SEATS, CARDS)`."""
    return kind, shape


def record(cls: type) -> Any:
    """Turn annotated fields into a record: `Table.dtype`, `Table.new()`, `Table.plain()`, `Table.struct`.

    The first field carries the class's full name as its title: record types compare by structure,
    and two games with the same fields must not answer for each other.
    """
    fields = _fields(cls)
    described: list[Any] = []
    for position, (name, (kind, shape)) in enumerate(fields.items()):
        dtype = kind.dtype if hasattr(kind, "_fields") else kind
        label = (f"{cls.__module__}.{cls.__qualname__}", name) if position == 0 else name
        described.append((label, dtype, shape) if shape else (label, dtype))
    cls._fields = fields  # type: ignore[attr-defined]  # the class is given its faces here
    cls.dtype = np.dtype(described, align=True)  # type: ignore[attr-defined]  # as above
    cls.new = classmethod(_new)  # type: ignore[attr-defined]  # as above
    cls.plain = _plain_class(cls, fields)  # type: ignore[attr-defined]  # as above
    cls.struct = _struct_class(cls, fields)  # type: ignore[attr-defined]  # as above
    cls.reader = Reader(cls.dtype, fields, cls.struct)  # type: ignore[attr-defined]  # as above
    return cls


def _fields(cls: type) -> dict[str, tuple[Any, tuple[int, ...]]]:
    """Name → (kind, shape), with annotations read in the module that wrote them."""
    module = vars(sys.modules[cls.__module__])
    fields = {}
    for name, kind in cls.__annotations__.items():
        if isinstance(kind, str):
            kind = eval(kind, module)  # annotations under `from __future__ import annotations`
        kind, shape = kind if isinstance(kind, tuple) else (kind, ())
        if shape and hasattr(kind, "_fields"):
            raise TypeError(f"{cls.__qualname__}.{name}: a field cannot hold several records")
        fields[name] = kind, shape
    if not fields:
        raise TypeError(f"{cls.__qualname__}: a record needs at least one field")
    return fields


def _new(cls: Any, number: int = 1) -> np.ndarray:
    """A row of `number` empty records. From Python, words answer for the first of a row."""
    return np.zeros(number, cls.dtype)


# -- the plain face ---------------------------------------------------------------------------------


class Row:
    """A field with several values, over a plain list; refuses every index and value out of range."""

    __slots__ = ("high", "low", "name", "shape", "values")

    def __init__(self, name: str, shape: tuple[int, ...], low: int, high: int) -> None:
        self.name, self.shape, self.low, self.high = name, shape, low, high
        size = 1
        for length in shape:
            size *= length
        self.values: list[int] = [0] * size

    def _at(self, index: Any) -> int:
        places = index if type(index) is tuple else (index,)
        if len(places) != len(self.shape):
            raise IndexError(f"{self.name} needs {len(self.shape)} indices, not {len(places)}")
        flat = 0
        for place, length in zip(places, self.shape, strict=True):
            if not 0 <= place < length:
                raise IndexError(f"{self.name}[{index}] is outside {self.shape}")
            flat = flat * length + place
        return flat

    def __getitem__(self, index: Any) -> int:
        return self.values[self._at(index)]

    def __setitem__(self, index: Any, value: int) -> None:
        if not self.low <= value <= self.high:
            raise OverflowError(f"{self.name}[{index}] = {value} is outside {self.low}…{self.high}")
        self.values[self._at(index)] = int(value)

    def __len__(self) -> int:
        return self.shape[0]


def _limits(kind: Any) -> tuple[int, int]:
    if kind is boolean:
        return 0, 1
    limits = np.iinfo(kind)
    return int(limits.min), int(limits.max)


def _guarded(name: str, kind: Any) -> property:
    low, high = _limits(kind)
    hidden = "_" + name
    cast = bool if kind is boolean else int

    def write(self: Any, value: int) -> None:
        if not low <= value <= high:
            raise OverflowError(f"{name} = {value} is outside {low}…{high}")
        setattr(self, hidden, cast(value))

    def read(self: Any) -> int:
        value: int = getattr(self, hidden)
        return value

    return property(read, write)


def _assigned(name: str) -> property:
    """`a.options = b.options` and `a.grid = b.grid` copy, as they do in machine code."""
    hidden = "_" + name

    def write(self: Any, other: Any) -> None:
        mine = getattr(self, hidden)
        if isinstance(mine, Row):
            mine.values[:] = other.values
        else:
            for field in type(mine)._fields:
                setattr(mine, field, getattr(other, field))

    def read(self: Any) -> Any:
        return getattr(self, hidden)

    return property(read, write)


def _plain_class(cls: type, fields: dict[str, tuple[Any, tuple[int, ...]]]) -> type:
    def __init__(self: Any, row: np.ndarray | None = None) -> None:
        for name, (kind, shape) in fields.items():
            if shape:
                setattr(self, "_" + name, Row(name, shape, *_limits(kind)))
            else:
                setattr(self, "_" + name, kind.plain() if hasattr(kind, "_fields") else 0)
        if row is not None:
            self.load(row)

    def load(self: Any, row: Any) -> Any:
        """Read the first record of a row (or one record) into plain integers."""
        one = row[0] if isinstance(row, np.ndarray) and row.ndim else row
        for name, (kind, shape) in fields.items():
            if shape:
                getattr(self, "_" + name).values[:] = one[name].ravel().tolist()
            elif hasattr(kind, "_fields"):
                getattr(self, "_" + name).load(one[name])
            else:
                setattr(self, "_" + name, one[name].item())
        return self

    def store(self: Any, row: Any) -> None:
        """Write the plain integers back into the first record of a row (or one record)."""
        one = row[0] if isinstance(row, np.ndarray) and row.ndim else row
        for name, (kind, shape) in fields.items():
            value = getattr(self, "_" + name)
            if shape:
                one[name] = np.array(value.values, kind).reshape(shape)
            elif hasattr(kind, "_fields"):
                value.store(one[name])
            else:
                one[name] = value

    body: dict[str, Any] = {
        "__slots__": tuple("_" + name for name in fields),
        "__init__": __init__,
        "__doc__": f"{cls.__qualname__} in plain Python integers.",
        "load": load,
        "store": store,
        "_fields": fields,
    }
    for name, (kind, shape) in fields.items():
        body[name] = _assigned(name) if shape or hasattr(kind, "_fields") else _guarded(name, kind)
    return type(f"Plain{cls.__name__}", (), body)


# -- the outward face -------------------------------------------------------------------------------


def _struct_class(cls: type, fields: dict[str, tuple[Any, tuple[int, ...]]]) -> type[msgspec.Struct]:
    """A frozen value with the same fields, for people, bots and JSON: lists become nested tuples."""
    members = []
    for name, (kind, shape) in fields.items():
        member: Any = kind.struct if hasattr(kind, "_fields") else bool if kind is boolean else int
        for length in reversed(shape):
            member = tuple[tuple([member] * length)]  # type: ignore[misc]  # a shape known at run time
        members.append((name, member))
    return msgspec.defstruct(cls.__name__, members, frozen=True, module=cls.__module__)


def to_struct(kind: Any, row: Any) -> Any:
    """The first record of a row (or one record) as a frozen value."""
    return kind.reader(row)


def from_struct(kind: Any, value: Any) -> np.ndarray:
    """A row of one record with the contents of a frozen value."""
    row: np.ndarray = kind.new()
    _fill(kind, value, row[0])
    return row


def _fill(kind: Any, value: Any, one: Any) -> None:
    for name, (field, shape) in kind._fields.items():
        item = getattr(value, name)
        if hasattr(field, "_fields"):
            _fill(field, item, one[name])
            continue
        low, high = _limits(field)
        if any(not low <= number <= high for number in (_flat(item) if shape else (item,))):
            raise ValueError(f"{name}: a value is outside {low}…{high}")
        one[name] = item


def _flat(values: typing.Iterable[Any]) -> typing.Iterator[int]:
    return itertools.chain.from_iterable(_flat(v) if isinstance(v, tuple) else (v,) for v in values)
