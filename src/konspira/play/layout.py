"""The layout of a view: which bytes of it stand where, so that a journal's marks can be taken again years later.

A layout is a text, in the order of memory: `seat:i8 -:1 round:i16 hand:i8[6] options.seats:i8`. A field of a nested
record has its path, `-` is padding. A journal describes the layout that its marks were taken over; when the view has
changed since, the bytes are gathered from where the same fields stand now.
"""

from __future__ import annotations

import functools
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from math import prod
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from konspira.boxes.box import Box
from konspira.kernel.record import PADDING

KINDS = {"i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64, "u64": np.uint64, "boolean": np.bool_}
_NAMES = {np.dtype(kind): name for name, kind in KINDS.items()}
_FIELD = re.compile(r"([\w.]+):(\w+)(?:\[(\d{1,9}(?:,\d{1,9})*)\])?")
_GAP = re.compile(r"-:(\d{1,2})")
FILE = "layouts.toml"
LONGEST = 20_000  # characters of a layout; those of our games have 400 to 1,400


class BadLayout(ValueError):
    """A layout that the view of today cannot be written in; `field` is the one that stands in the way."""

    def __init__(self, field: str) -> None:
        super().__init__(f"the view has nothing for {field!r} of its layout")
        self.field = field


class Field(msgspec.Struct, frozen=True):
    """One field of a layout: where it stands, and what it holds."""

    path: str
    kind: np.dtype[Any]
    shape: tuple[int, ...]
    offset: int

    def __str__(self) -> str:
        shape = f"[{','.join(map(str, self.shape))}]" if self.shape else ""
        return f"{self.path}:{_NAMES[self.kind]}{shape}"


class _Known(msgspec.Struct, frozen=True):
    """What a game's folder says of layouts: its view in journals of format 1, and what fields were called before."""

    first: str | None = None
    renamed: dict[str, str] = {}


# -- a layout as a text -----------------------------------------------------------------------------


def _fields(dtype: np.dtype[Any], path: str = "", offset: int = 0) -> Iterator[Field]:
    """All fields of a record type, those of nested records among them, in the order of memory."""
    places = {name: dtype.fields[name] for name in dtype.names or () if dtype.fields and not name.startswith(PADDING)}
    for name, (kind, place, *_) in sorted(places.items(), key=lambda item: item[1][1]):
        if kind.names:
            yield from _fields(kind, f"{path}{name}.", offset + place)
        else:
            yield Field(path + name, kind.base, kind.shape, offset + place)


def described(dtype: np.dtype[Any]) -> str:
    """The layout of a record type as it lies in memory."""
    words, end = [], 0
    for field in _fields(dtype):
        words += [f"-:{field.offset - end}"] if field.offset > end else []
        words.append(str(field))
        end = field.offset + field.kind.itemsize * prod(field.shape)
    words += [f"-:{dtype.itemsize - end}"] if dtype.itemsize > end else []
    return " ".join(words)


def _read(text: str) -> tuple[list[Field], int]:
    """The fields of a layout, and how many bytes it has. Raises BadLayout: it may come from a stranger's journal."""
    fields: list[Field] = []
    end, words = 0, text.split()
    for before, word in zip(["", *words], words, strict=False):
        if (gap := _GAP.fullmatch(word)) and not before.startswith("-"):  # so it is not much longer than its fields
            end += int(gap[1])
            continue
        found = _FIELD.fullmatch(word)
        if found is None or found[2] not in KINDS:
            raise BadLayout(word)
        shape = tuple(map(int, found[3].split(","))) if found[3] else ()
        fields.append(Field(found[1], np.dtype(KINDS[found[2]]), shape, end))
        end += fields[-1].kind.itemsize * prod(shape)
    return fields, end


# -- writing a view in a layout ---------------------------------------------------------------------


class Layout:
    """A layout, and how the view of today is written in it: perhaps as it lies in memory."""

    def __init__(self, text: str, view: np.dtype[Any], renamed: Mapping[str, str]) -> None:
        self.text = " ".join(text.split())
        self.as_it_lies = self.text == described(view) and sys.byteorder == "little"
        if not self.as_it_lies:
            self._gather(view, renamed)

    def _gather(self, view: np.dtype[Any], renamed: Mapping[str, str]) -> None:
        fields, size = _read(self.text)
        today = {field.path: field for field in _fields(view)}
        used: set[str] = set()
        copied, signs = [], []
        for field in fields:
            source = today.get(_today(renamed.get(field.path, field.path), today))
            if source is None or source.path in used or not _holds(source, field):
                raise BadLayout(field.path)
            used.add(source.path)
            copied.append(_bytes(source, field))
            signs.append(_sign_bytes(source, field))
        then, now = np.concatenate([np.zeros((2, 0), np.int64), *copied], axis=1)
        self._from, self._held = np.zeros(size, np.int64), np.zeros(size, np.uint8)
        self._from[then], self._held[then] = now, 255
        self._sign_to, self._sign_from = np.concatenate([np.zeros((2, 0), np.int64), *signs], axis=1)

    def encode(self, row: np.ndarray) -> bytes:
        """The bytes of a view (a row of one) in this layout. Equal views have equal bytes."""
        if self.as_it_lies:
            return row.tobytes()
        now = row.view(np.uint8)
        then = now.take(self._from)
        then &= self._held  # padding is zero
        if self._sign_to.size:
            then[self._sign_to] = (now[self._sign_from] >> 7) * 255
        return then.tobytes()


def _today(path: str, today: Mapping[str, Field]) -> str:
    """What a field is called now: its own path, or the only one that it is the end of, or that is the end of it."""
    if path in today:
        return path
    ends = [now for now in today if now.endswith(f".{path}") or path.endswith(f".{now}")]
    return ends[0] if len(ends) == 1 else ""


def _holds(source: Field, field: Field) -> bool:
    """Is all that the field held still there? It may be wider now, and have more members at the end of each axis."""
    whole = source.kind.kind == field.kind.kind or "b" not in (source.kind.kind, field.kind.kind)
    return (
        whole
        and len(source.shape) == len(field.shape)
        and all(now >= then for now, then in zip(source.shape, field.shape, strict=True))
    )


def _places(source: Field, field: Field) -> tuple[np.ndarray, np.ndarray]:
    """Where each value of a field begins: in the layout, and in the view of today."""
    then = field.offset + field.kind.itemsize * np.arange(prod(field.shape))
    now = np.arange(prod(source.shape)).reshape(source.shape)[tuple(map(slice, field.shape))]
    return then, source.offset + source.kind.itemsize * now.ravel()


def _bytes(source: Field, field: Field) -> np.ndarray:
    """Which byte of the layout is which of the view, for all bytes that both have: the low ones, in a number."""
    then, now = _places(source, field)
    low = range(min(source.kind.itemsize, field.kind.itemsize))
    return np.array([(then + k, now + _nth(source, k)) for k in low]).swapaxes(0, 1).reshape(2, -1)


def _sign_bytes(source: Field, field: Field) -> np.ndarray:
    """Which byte of the layout repeats the sign of which byte of the view: where numbers are narrower today."""
    then, now = _places(source, field)
    high = range(source.kind.itemsize, field.kind.itemsize) if source.kind.kind == "i" else ()
    last = now + _nth(source, source.kind.itemsize - 1)
    pairs = [np.array((then + k, last)) for k in high]
    return np.concatenate(pairs, axis=1) if pairs else np.zeros((2, 0), np.int64)


def _nth(field: Field, k: int) -> int:
    """Where the k-th lowest byte of a number stands in the memory of this machine."""
    return k if sys.byteorder == "little" else field.kind.itemsize - 1 - k


# -- the layouts of a game --------------------------------------------------------------------------


@functools.cache
def _known(folder: Path) -> _Known:
    file = folder / FILE
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), _Known) if file.exists() else _Known()


@functools.lru_cache(maxsize=128)  # strangers' journals bring layouts of their own
def layout(box: Box, text: str) -> Layout:
    """A layout that a journal describes. Raises BadLayout."""
    if len(text) > LONGEST:
        raise BadLayout("layout")
    return Layout(text, box.view.dtype, _known(box.folder).renamed)


@functools.cache
def newest(box: Box) -> Layout:
    """The layout of a game's view as it is today."""
    return layout(box, described(box.view.dtype))


@functools.cache
def first(box: Box) -> Layout:
    """The layout of journals of format 1, which do not describe it: as the game's folder says, else as it is today."""
    text = _known(box.folder).first
    return newest(box) if text is None else layout(box, text)
