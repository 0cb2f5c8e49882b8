"""Records in plain Python integers, as the interpreter reads and writes them, and a debugger shows them.

They complain about a value or an index out of range, where machine code would write into its neighbour.
"""

from __future__ import annotations

import itertools
import math
import operator
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from konspira.kernel.reader import Reader

if TYPE_CHECKING:
    from konspira.kernel.record import Field


class Cells:
    """A field with several values, over a plain list; refuses every index and value out of range."""

    __slots__ = ("filled", "high", "low", "name", "shape", "values")

    def __init__(self, name: str, field: Field) -> None:
        self.name, self.shape, (self.low, self.high) = name, field.shape, field.limits
        self.filled = field.filled
        self.values: list[int] = [0] * math.prod(field.shape)

    def load(self, other: Any) -> None:
        """Take over all values of another, or of nested tuples."""
        values = other.values if isinstance(other, Cells) else [operator.index(value) for value in _flat(other)]
        if self.filled and len(values) < len(self.values):
            values = values + [0] * (len(self.values) - len(values))
        if len(values) != len(self.values) or min(values) < self.low or max(values) > self.high:
            raise OverflowError(f"{self.name} = {values} is not {self.shape} numbers in {self.low}…{self.high}")
        self.values[:] = values

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


class Plain:
    """A record in plain Python integers; each field is a property that refuses what does not fit."""

    __slots__ = ()
    fields: ClassVar[Mapping[str, Field]]
    reader: ClassVar[Reader]

    def __init__(self, known: Any = None) -> None:
        for name, field in self.fields.items():
            empty = field.kind.plain() if field.nested else Cells(name, field) if field.shape else 0
            setattr(self, "_" + name, empty)
        if known is not None:
            self.load(known)

    def load(self, known: Any) -> Any:
        """Take over the first record of a row, one record, a frozen value, or another plain record."""
        if isinstance(known, np.ndarray | np.void):
            _fill(self, iter(self.reader.numbers(known)))
        else:
            for name in self.fields:
                setattr(self, name, getattr(known, name))
        return self

    def store(self, row: np.ndarray) -> None:
        """Write the plain integers into the first record of a row."""
        self.reader.write(_numbers(self), row)


def _fill(plain: Any, numbers: Iterator[Any]) -> None:
    """Let a plain record take its numbers, in the order in which they lie in memory."""
    for name, field in plain.fields.items():
        if field.nested:
            _fill(getattr(plain, "_" + name), numbers)
        elif field.shape:
            values = getattr(plain, "_" + name).values
            values[:] = itertools.islice(numbers, len(values))
        else:
            setattr(plain, "_" + name, next(numbers))


def _numbers(plain: Any) -> Iterator[Any]:
    """The numbers of a plain record, in that order."""
    for name, field in plain.fields.items():
        value = getattr(plain, "_" + name)
        if field.nested:
            yield from _numbers(value)
        elif field.shape:
            yield from value.values
        else:
            yield value


def plain_class(name: str, fields: Mapping[str, Field], reader: Reader) -> type[Plain]:
    """The class of plain records with these fields."""
    body: dict[str, Any] = {"__slots__": tuple("_" + field for field in fields), "fields": fields, "reader": reader}
    for each, field in fields.items():
        write = _copy_into(each) if field.nested or field.shape else _write_number(each, field)
        body[each] = property(operator.attrgetter("_" + each), write)
    return type(f"Plain{name}", (Plain,), body)


def _copy_into(name: str) -> Callable[[Any, Any], None]:
    """`a.options = b.options` and `a.grid = b.grid` copy, as they do in machine code."""
    mine = operator.attrgetter("_" + name)
    return lambda plain, other: mine(plain).load(other)


def _write_number(name: str, field: Field) -> Callable[[Any, Any], None]:
    (low, high), cast = field.limits, bool if field.kind is np.bool_ else int

    def write(plain: Any, value: Any) -> None:
        number = int(value)  # a number with a name is one
        if not low <= number <= high:
            raise OverflowError(f"{name} = {value} is outside {low}…{high}")
        setattr(plain, "_" + name, cast(number))

    return write


def _flat(values: tuple[Any, ...]) -> Iterator[int]:
    return itertools.chain.from_iterable(_flat(v) if isinstance(v, tuple) else (v,) for v in values)
