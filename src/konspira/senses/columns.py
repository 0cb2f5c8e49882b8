"""Senses: a view as a row of zeros and ones, written by what each field of it says that it means.

A field declares its meaning (`turn: i8 = a_seat()`), and from that `Senses` writes a rule which packs the columns for
the seat that looks: a seat is one-hot and counted from that seat, one of several is one-hot, a set has a column a
member, an amount is a thermometer. A field that says nothing is written bit by bit, so that every game has senses.
A game may add numbers of its own: a record that it sums a view up in (`Box.summary`), written in the same way.
"""

from __future__ import annotations

import functools
import itertools
import math
import threading
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

import numpy as np

from konspira.boxes.box import Box
from konspira.kernel.record import Field, Meaning, Record, boolean, u64
from konspira.kernel.rule import rule
from konspira.kernel.signature import INT, SUMMARY, VIEW, WORDS, into
from konspira.kernel.words import answer, summarize, word

VERSION = 2  # of how a meaning is written: columns of one version and one view never change
WORD = 64  # columns are packed into words of so many bits, the first in the lowest
GROUP = 60  # so many columns at most are written at once: a shift by 64 means nothing to a machine
UNROLLED = 16  # a field with more numbers than that is written in loops

sense = word("sense", VIEW, SUMMARY, WORDS, INT)  # sense(view, summary, words, at): write the row of a view
recall = word("recall", VIEW, SUMMARY, WORDS, INT)  # the same for what is past


@rule(takes=(VIEW, into(SUMMARY), WORDS, INT))
def sense_view(view, summary, words, at):  # type: ignore[no-untyped-def]  # rules are typed by the compiler
    """Write the row of a view; the summary is room to work in."""
    summarize(view, summary)
    sense(view, summary, words, at)


class Part(NamedTuple):
    """One field of a view or of its summary (or of a record in it): where it is read, and its columns."""

    path: str  # "v.turn", "v.options.jokers", "s.played"
    field: Field
    means: Meaning
    width: int  # columns of one number
    at: int  # its first column

    @property
    def shape(self) -> tuple[int, ...]:
        """How many numbers are written, axis by axis; of what is mine, one seat's."""
        axis = self.field.seat_axis if self.field.mine else None
        return tuple(1 if place == axis else length for place, length in enumerate(self.field.shape))

    @property
    def columns(self) -> int:
        """How many columns it has in all."""
        return self.width * math.prod(self.shape)

    @property
    def name(self) -> str:
        """What people call it."""
        return self.path.partition(".")[2]


class Form:
    """Some columns of a view: `parts` in order, packed by the rule `write(view, summary, words, at)`."""

    def __init__(self, kind: type[Record], seats: int, parts: Iterable[tuple[str, Field, Meaning]]) -> None:
        self.seats = seats
        self.parts = tuple(_laid_out(parts, seats))
        self.columns = self.parts[-1].at + self.parts[-1].columns if self.parts else 0
        self.words = -(-self.columns // WORD)
        self.source = "\n".join(_source(self.parts, seats))
        self.write = rule(_made(self.source, kind))

    @functools.cached_property
    def names(self) -> tuple[str, ...]:
        """What each column says, in the order of columns; seats are `me`, `me+1` …"""
        return tuple(itertools.chain.from_iterable(_names(part) for part in self.parts))


class Senses:
    """How views of one kind are written: `now` in every row, `past` behind it where a row recalls everything."""

    def __init__(self, view: type[Record], seats: int, summary: type[Record] | None = None) -> None:
        self.view, self.seats = view, seats
        leaves = [*_leaves(view, "v."), *(_leaves(summary, "s.") if summary else ())]
        fields = [(path, field, _meaning(path, field, seats)) for path, field in leaves]
        self.now = Form(view, seats, [known for known in fields if not known[2].past])
        self.past = Form(view, seats, [known for known in fields if known[2].past])

    def columns(self, recall: bool = False) -> int:
        """How many columns a row has. The first of what is past begins a word."""
        return self.now.words * WORD + self.past.columns if recall and self.past.columns else self.now.columns

    def words(self, recall: bool = False) -> int:
        """How many words a row has."""
        return self.now.words + (self.past.words if recall else 0)

    def names(self, recall: bool = False) -> tuple[str, ...]:
        """What each column says; what fills a word up says nothing."""
        return self._all_names if recall and self.past.columns else self.now.names

    @functools.cached_property
    def _all_names(self) -> tuple[str, ...]:
        filled = ("",) * (self.now.words * WORD - self.now.columns)
        return self.now.names + filled + self.past.names

    def explain(self, column: int) -> str:
        """What one column says."""
        return self.names(recall=True)[column]


def senses_of(box: Box) -> Senses:
    """The senses of a game: how its views are written as columns."""
    with _making:
        if box not in _senses:
            made = Senses(box.view, box.seats.stop - 1, box.summary)
            answer(box, sense, made.now.write)
            answer(box, recall, made.past.write)
            _senses[box] = made
        return _senses[box]


_senses: dict[Box, Senses] = {}  # one a game and process
_making = threading.Lock()  # bots of one game think in several threads, and all may be the first


def unpacked(words: np.ndarray, columns: int) -> np.ndarray:
    """u8 (…, columns): zeros and ones out of rows of words, u64 (…, words)."""
    return np.unpackbits(words.view(np.uint8), axis=-1, count=columns, bitorder="little")


# -- what is written --------------------------------------------------------------------------------


def _leaves(kind: type[Record], before: str) -> Iterator[tuple[str, Field]]:
    for name, field in kind.fields.items():
        if field.means is not None and field.means.kind == "nothing":
            continue
        if field.nested:
            yield from _leaves(field.kind, f"{before}{name}.")
        else:
            yield before + name, field


def _meaning(path: str, field: Field, seats: int) -> Meaning:
    if path == "v.options.seats":
        return Meaning("one_of", seats, 1)
    return field.means or Meaning("nothing" if path == "v.seat" else "members", _bits(field))


def _bits(field: Field) -> int:
    return 1 if field.kind is boolean else 8 * field.dtype.itemsize


def _laid_out(parts: Iterable[tuple[str, Field, Meaning]], seats: int) -> Iterator[Part]:
    at = 0
    for path, field, means in parts:
        width = {"seat": seats, "seats": seats, "nothing": 0}.get(means.kind, means.size)
        if width:
            part = Part(path, field, means, width, at)
            yield part
            at += part.columns


# -- the rule ---------------------------------------------------------------------------------------


@rule
def seat_at(step, me, seats):  # type: ignore[no-untyped-def]  # rules are typed by the compiler
    """The seat so many steps after mine. Seats that do not play come after the others, as they are."""
    if step >= seats:
        return step
    return me + step if me + step < seats else me + step - seats


@rule
def from_me(place, me, seats):  # type: ignore[no-untyped-def]  # as above
    """A seat counted from mine: 0 is me, 1 the next; the way back from `seat_at`."""
    if place >= seats:
        return place
    return place - me if place >= me else place - me + seats


@rule
def one_hot(n, size):  # type: ignore[no-untyped-def]  # as above
    """The n-th of so many bits; none, if there is no such."""
    return u64(1) << u64(n) if 0 <= n < size else u64(0)


@rule
def first_bits(n, size):  # type: ignore[no-untyped-def]  # as above
    """The first n of so many bits."""
    return (u64(1) << u64(min(n, size))) - u64(1) if n > 0 else u64(0)


@rule
def members_of(n, low, size):  # type: ignore[no-untyped-def]  # as above
    """So many bits of a number, from one of them on."""
    return u64((n >> low) & ((1 << size) - 1))


@rule
def seats_of(n, me, seats):  # type: ignore[no-untyped-def]  # as above
    """A set of seats, each counted from me."""
    playing = (1 << seats) - 1
    inside = n & playing
    return u64(((inside >> me) | (inside << (seats - me))) & playing | (n & ~playing & 255))


@rule
def put(words, at, column, bits, size):  # type: ignore[no-untyped-def]  # as above
    """Set some columns of a row of words; they are 0 so far."""
    place, shift = at + (column >> 6), column & 63
    words[place] |= bits << u64(shift)
    if shift + size > 64:
        words[place + 1] |= bits >> u64(64 - shift)


def _source(parts: tuple[Part, ...], seats: int) -> Iterator[str]:
    """The rule that packs these parts. `w` collects the columns of a word, and is stored when the word is full."""
    yield "def write(v, s, x, at):"
    yield "    seats, me = v.options.seats, v.seat if v.seat >= 0 else 0"
    for step in range(seats):
        yield f"    s{step} = seat_at({step}, me, seats)"
    yield "    w = u64(0)"
    for part in parts:
        lines = _loops(part) if math.prod(part.shape) > UNROLLED else _unrolled(part)
        yield from ("    " + line for line in lines)
    end = parts[-1].at + parts[-1].columns if parts else 0
    if end % WORD:
        yield f"    x[at + {end // WORD}] = w"


def _unrolled(part: Part) -> Iterator[str]:
    """Number by number, each at a column that is known."""
    at = part.at
    for place in np.ndindex(part.shape):
        index = [f"s{i}" if axis == part.field.seat_axis else str(i) for axis, i in enumerate(place)]
        yield f"n = {_read(part, index)}"
        for bits, size in _groups(part.means, part.width):
            yield from _collect(bits, size, at)
            at += size


def _collect(bits: str, size: int, at: int) -> Iterator[str]:
    shift = at % WORD
    yield f"b = {bits}"
    yield f"w |= b << u64({shift})" if shift else "w |= b"
    if shift + size >= WORD:
        yield f"x[at + {at // WORD}] = w"
        yield f"w = b >> u64({WORD - shift})" if shift + size > WORD else "w = u64(0)"


def _loops(part: Part) -> Iterator[str]:
    """A loop an axis; the numbers of the last axis are put together where they fit."""
    first, last = part.at // WORD, (part.at + part.columns) // WORD
    yield f"x[at + {first}] = w"
    yield f"for i in range({first + 1}, {last + 1 if (part.at + part.columns) % WORD else last}): x[at + i] = u64(0)"
    *outer, length = part.shape
    indent, index, column = "", [], str(part.at)
    stride = part.columns
    for axis, steps in enumerate(outer):
        stride //= steps
        yield f"{indent}for i{axis} in range({steps}):"
        indent += "    "
        index.append(f"seat_at(i{axis}, me, seats)" if axis == part.field.seat_axis else f"i{axis}")
        column += f" + i{axis} * {stride}"
    yield f"{indent}o = {column}"
    axis = len(outer)
    ends = [f"s{i}" if axis == part.field.seat_axis else str(i) for i in range(length)]
    if length * part.width <= GROUP:
        yield f"{indent}b = u64(0)"
        for i, end in enumerate(ends):
            yield f"{indent}n = {_read(part, [*index, end])}"
            (bits, _), *_ = _groups(part.means, part.width)
            yield f"{indent}b |= ({bits}) << u64({i * part.width})"
        yield f"{indent}put(x, at, o, b, {length * part.width})"
    else:
        yield f"{indent}for i{axis} in range({length}):"
        indent += "    "
        end = f"seat_at(i{axis}, me, seats)" if axis == part.field.seat_axis else f"i{axis}"
        yield f"{indent}n = {_read(part, [*index, end])}"
        done = 0
        for bits, size in _groups(part.means, part.width):
            yield f"{indent}put(x, at, o + i{axis} * {part.width} + {done}, {bits}, {size})"
            done += size
    if (part.at + part.columns) % WORD:
        yield f"w = x[at + {last}]"
    else:
        yield "w = u64(0)"


def _read(part: Part, index: list[str]) -> str:
    read = part.path + (f"[{', '.join(index)}]" if index else "")
    return f"int({read})" if part.field.kind is boolean else read


def _groups(means: Meaning, width: int) -> Iterator[tuple[str, int]]:
    """The columns of one number `n`, so many at once: the bits, and how many."""
    for low in range(0, width, GROUP):
        size = min(GROUP, width - low)
        if means.kind == "seat":
            yield f"one_hot(from_me(n, me, seats), {size}) if n >= 0 else u64(0)", size
        elif means.kind == "seats":
            yield "seats_of(n, me, seats)", size
        elif means.kind == "one_of":
            yield f"one_hot(n - {means.low + low}, {size})", size
        elif means.kind == "amount":
            yield f"first_bits(n - {low}, {size})", size
        else:
            yield f"members_of(n, {low}, {size})", size


def _made(source: str, view: type[Record]) -> Callable[..., Any]:
    space: dict[str, Any] = {f.__name__: f for f in (seat_at, from_me, one_hot, first_bits, members_of, seats_of, put)}
    space |= {"u64": u64, "__name__": __name__}
    exec(compile(source, f"<senses of {view.__module__}.{view.__qualname__}>", "exec"), space)
    made: Callable[..., Any] = space["write"]
    return made


# -- the names --------------------------------------------------------------------------------------


def _names(part: Part) -> Iterator[str]:
    for place in np.ndindex(part.shape):
        index = [_seat(i) if axis == part.field.seat_axis else str(i) for axis, i in enumerate(place)]
        label = part.name + (f"[{', '.join(index)}]" if index else "")
        yield from _values(label, part.means, part.width, part.field.kind is boolean)


def _values(label: str, means: Meaning, width: int, flag: bool) -> Iterator[str]:
    for k in range(width):
        if means.kind == "seat":
            yield f"{label} is {_seat(k)}"
        elif means.kind == "seats":
            yield f"{label} has {_seat(k)}"
        elif means.kind == "one_of":
            yield f"{label} is {means.low + k}"
        elif means.kind == "amount":
            yield f"{label} is {k + 1} or more"
        else:
            yield label if flag else f"{label} has {k}"


def _seat(k: int) -> str:
    return f"me+{k}" if k else "me"
