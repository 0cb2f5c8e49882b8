"""Reading a record into its frozen value, quickly: a match looks at the table for every seat after every step.

The bytes are unpacked in one call into a flat tuple of numbers, and fields are slices of that.
"""

from __future__ import annotations

import functools
import math
import operator
import struct
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import numpy as np

_CODES = {"b1": "?", "i1": "b", "i2": "h", "i4": "i", "i8": "q", "u8": "Q"}  # as `struct` spells them


class _Values:
    """The values of some fields, out of their numbers as they lie."""

    def __init__(self, fields: Iterable[Any]) -> None:
        places: list[Any] = []
        self._deeper: list[tuple[int, Any]] = []  # fields that are records, tables of numbers, or have names
        self.size = 0
        for field in fields:
            size = field.kind.reader.size if field.nested else math.prod(field.shape)
            places.append(slice(self.size, self.size + size) if field.nested or field.shape else self.size)
            if field.nested:
                self._deeper.append((len(places) - 1, field.kind.reader.value_as_before))
            elif field.names:
                called = {one.number: one for one in field.names}
                self._deeper.append((len(places) - 1, functools.partial(_names, called, field.shape)))
            elif field.filled:
                self._deeper.append((len(places) - 1, functools.partial(_filled, field.shape[1])))
            elif len(field.shape) > 1:
                self._deeper.append((len(places) - 1, _rows(field.shape)))
            self.size += size
        self._take = operator.itemgetter(*places, slice(0, 0))  # the last makes it a tuple for one field too

    def __call__(self, numbers: tuple[Any, ...]) -> list[Any]:
        values: list[Any]
        *values, _ = self._take(numbers)
        for place, deepen in self._deeper:
            values[place] = deepen(values[place])
        return values


class Reader:
    """Makes frozen values of one kind of record: `reader(row)` for its first record.

    Its first fields may be those of a base record (`inherited`). Every seat's view of a step begins with the same
    public record, so what was read of that last is not read again.
    """

    def __init__(self, dtype: np.dtype[Any], fields: Mapping[str, Any], made: Any, inherited: int = 0) -> None:
        self.made = made
        self.format = "".join(_format(dtype, fields))
        packed = struct.Struct("=" + self.format)
        self.numbers: Callable[[Any], tuple[Any, ...]] = packed.unpack_from  # of a row's first record, as they lie
        self._pack_into: Callable[..., None] = packed.pack_into
        self._values = _Values(fields.values())
        self.size = self._values.size
        self._last: tuple[Any, Any] = ((), None)  # what was read last, and its value
        self._head = 0  # bytes of what is inherited
        if inherited:
            names = list(fields)
            self._head = dtype.fields[names[inherited]][1] if dtype.fields else 0
            base, own = dict(list(fields.items())[:inherited]), dict(list(fields.items())[inherited:])
            ours = "".join(_format(dtype, own, from_byte=self._head))
            self._numbers_of_base = struct.Struct("=" + "".join(_format(dtype, base, to_byte=self._head))).unpack_from
            self._own_numbers: Callable[[Any, int], tuple[Any, ...]] = struct.Struct("=" + ours).unpack_from
            self._base_values, self._own_values = _Values(base.values()), _Values(own.values())
            self._last_base: tuple[bytes, list[Any]] = (b"", [])  # what was inherited by the record that was read last

    def __call__(self, row: Any) -> Any:
        if not self._head:
            return self.value(self.numbers(row))
        memory = row.tobytes()
        head = memory[: self._head]
        known, values = self._last_base
        if known != head:
            values = self._base_values(self._numbers_of_base(head))
            self._last_base = head, values
        return self.made(*values, *self._own_values(self._own_numbers(memory, self._head)))

    def write(self, numbers: Iterable[Any], row: np.ndarray) -> None:
        """Write so many numbers into the first record of a row."""
        self._pack_into(row, 0, *numbers)

    def value(self, numbers: tuple[Any, ...]) -> Any:
        """The frozen value of so many numbers."""
        return self.made(*self._values(numbers))

    def value_as_before(self, numbers: tuple[Any, ...]) -> Any:
        """The same; of numbers that were read last too, the very same value. What was agreed on stays as it is."""
        known, value = self._last
        if known != numbers:
            value = self.value(numbers)
            self._last = numbers, value
        return value


def _format(
    dtype: np.dtype[Any], fields: Mapping[str, Any], from_byte: int = 0, to_byte: int | None = None
) -> Iterator[str]:
    """The format of a record's bytes, or of some; what is not one of the fields is passed over."""
    for name in dtype.names or ():
        kind, place = dtype[name], dtype.fields[name][1] if dtype.fields else 0
        if place < from_byte or (to_byte is not None and place >= to_byte):
            continue
        if name not in fields:
            yield f"{kind.itemsize}x"
        elif fields[name].nested:
            yield fields[name].kind.reader.format
        else:
            yield f"{math.prod(kind.shape)}{_CODES[kind.base.str[1:]]}"


def _filled(width: int, values: tuple[Any, ...]) -> tuple[Any, ...]:
    """The rows of a flat table up to the last one with a number in it."""
    size = len(values)
    while size and not any(values[size - width : size]):
        size -= width
    return tuple([values[start : start + width] for start in range(0, size, width)])


def _names(called: Mapping[int, Any], shape: tuple[int, ...], value: Any) -> Any:
    """A number by its name, or a row of them."""
    return tuple([called[one] for one in value]) if shape else called[value]


def _rows(shape: tuple[int, ...]) -> Callable[[tuple[Any, ...]], tuple[Any, ...]]:
    """What makes a tuple of tuples of this shape of a flat one."""
    width = math.prod(shape[1:])
    places = [slice(start, start + width) for start in range(0, math.prod(shape), width)]
    rows: Callable[[tuple[Any, ...]], Any] = operator.itemgetter(*places) if len(places) > 1 else lambda flat: (flat,)
    if len(shape) == 2:
        return rows
    deeper = _rows(shape[1:])
    return lambda flat: tuple([deeper(row) for row in rows(flat)])
