"""What a dataset looks like: a table of decisions, one of matches, one of actions, and a description of them all.

The description lies in `dataset.json` and in the metadata of every file, so that a file alone can be read too.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from typing import Any, NamedTuple

import msgspec
import numpy as np
import pyarrow as pa

import konspira
from konspira.boxes.box import Box
from konspira.boxes.entry import entry_point
from konspira.boxes.fingerprint import rules_hash
from konspira.kernel.record import PADDING
from konspira.research.dataset import loops
from konspira.senses import VERSION, senses_of

FORMAT = 1  # of the tables below
CHUNK = 16_384  # rows whose observations are written at once
KEY = b"konspira"  # where the description stands in a file's metadata


class ViewType(msgspec.Struct, frozen=True):
    """The bytes of a view, as `np.dtype` takes them; a field of a record in the view has its path for a name."""

    names: list[str]
    formats: list[str]
    offsets: list[int]
    itemsize: int

    @property
    def dtype(self) -> np.dtype[Any]:
        """The same as NumPy's own."""
        made: np.dtype[Any] = np.dtype(msgspec.to_builtins(self))
        return made


class About(msgspec.Struct, frozen=True, kw_only=True):
    """What a dataset is of, and all that is needed to read and to repeat it."""

    format: int = FORMAT
    game: str
    source: str  # "random" (compiled), "bots" or "journals"
    konspira: str
    rules: str  # hash of the rules
    actions: int  # how many there are
    view: ViewType
    senses: int  # version of how observations are written
    observation: int  # bytes of one, eight columns each
    columns: list[str]  # of an observation, what each says
    fields: bool = False  # has every field of a view a column, too?
    seats: int | None = None  # of all matches; null: of each its own
    options: dict[str, Any] | None = None
    bots: list[str] = []
    seed: int | None = None
    journals: str | None = None  # a digest of which journals they are
    games: int = 0  # how many were asked for last

    def same(self, other: About) -> bool:
        """Are both of the same games? More of them may be asked for."""
        return msgspec.structs.replace(self, games=0) == msgspec.structs.replace(other, games=0)


def described(box: Box, source: str, **more: Any) -> About:
    """The description of a dataset of a game."""
    senses = senses_of(box)
    return About(
        game=box.name, source=source, konspira=konspira.__version__, rules=rules_hash(box), actions=box.actions,
        view=view_type(box), senses=VERSION, observation=senses.words() * 8, columns=list(senses.names()), **more,
    )  # fmt: skip


def view_type(box: Box) -> ViewType:
    """How the bytes of a game's view are to be read."""
    fields = list(_fields(box.view.dtype))
    names, formats, offsets = (list(part) for part in zip(*fields, strict=True))
    return ViewType(names, formats, offsets, box.view.dtype.itemsize)


def _fields(dtype: np.dtype[Any], path: str = "", offset: int = 0) -> Iterator[tuple[str, str, int]]:
    for name in dtype.names or ():
        if name.startswith(PADDING) or dtype.fields is None:
            continue
        kind, place = dtype.fields[name][:2]
        if kind.names:
            yield from _fields(kind, f"{path}{name}.", offset + place)
        else:
            shape = f"({''.join(f'{length},' for length in kind.shape)})" if kind.shape else ""
            yield path + name, shape + kind.base.str.lstrip("|"), offset + place


# -- decisions --------------------------------------------------------------------------------------


class Decisions(NamedTuple):
    """So many decisions, one after the other, of whole matches. n rows:"""

    match: np.ndarray  # i64 (n,)
    step: np.ndarray  # i32 (n,)
    seat: np.ndarray  # i8 (n,)
    view: np.ndarray  # the game's view (n,)
    counts: np.ndarray  # i64 (n,): how many legal actions
    legal: np.ndarray  # i32 (sum of counts,)
    action: np.ndarray  # i32 (n,)
    payoff: np.ndarray  # f32 (n,)
    player: np.ndarray  # i16 (n,): a place in the list of players; −1: not known


class Played(NamedTuple):
    """A match that is over, as the table of matches has it."""

    match: int
    deal: int | None
    seats: int
    edition: int
    options: str  # JSON
    bots: list[str | None]
    payoffs: list[float]
    decisions: int


def decisions_schema(about: About) -> pa.Schema:
    """The columns of the table of decisions."""
    fields = [
        pa.field("match", pa.int64()),
        pa.field("step", pa.int32()),
        pa.field("seat", pa.int8()),
        pa.field("player", pa.dictionary(pa.int16(), pa.string())),
        pa.field("view", pa.binary(about.view.itemsize)),
        pa.field("observation", pa.binary(about.observation)),
        pa.field("legal", pa.list_(pa.int32())),
        pa.field("action", pa.int32()),
        pa.field("payoff", pa.float32()),
    ]
    if about.fields:
        dtype = about.view.dtype
        fields += [pa.field(f"view.{name}", _arrow_type(dtype[name])) for name in about.view.names]
    return pa.schema(fields, metadata={KEY: msgspec.json.encode(about)})


def matches_schema(about: About) -> pa.Schema:
    """The columns of the table of matches."""
    fields = [
        pa.field("match", pa.int64()),
        pa.field("deal", pa.int64()),
        pa.field("seats", pa.int8()),
        pa.field("edition", pa.int16()),
        pa.field("options", pa.string()),
        pa.field("bots", pa.list_(pa.string())),
        pa.field("payoffs", pa.list_(pa.float32())),
        pa.field("decisions", pa.int32()),
    ]
    return pa.schema(fields, metadata={KEY: msgspec.json.encode(about)})


def decisions_batches(box: Box, about: About, rows: Decisions, players: list[str]) -> Iterator[pa.RecordBatch]:
    """Decisions as Arrow takes them, so many at a time."""
    schema, ends = decisions_schema(about), np.concatenate([[0], np.cumsum(rows.counts)])
    names = pa.array(players, pa.string())
    for first in range(0, len(rows.match), CHUNK):
        part = slice(first, min(first + CHUNK, len(rows.match)))
        views, bounds = np.ascontiguousarray(rows.view[part]), ends[part.start : part.stop + 1]
        legal = pa.array(rows.legal[bounds[0] : bounds[-1]].astype(np.int32))
        player = pa.array(rows.player[part], mask=rows.player[part] < 0)
        columns = [
            pa.array(rows.match[part]),
            pa.array(rows.step[part]),
            pa.array(rows.seat[part]),
            pa.DictionaryArray.from_arrays(player, names),
            _binary(views.view(np.uint8).reshape(len(views), -1)),
            _binary(observations(box, views)),
            pa.ListArray.from_arrays(pa.array((bounds - bounds[0]).astype(np.int32)), legal),
            pa.array(rows.action[part]),
            pa.array(rows.payoff[part]),
        ]
        if about.fields:
            fields = views.view(about.view.dtype)
            columns += [_column(fields[name]) for name in about.view.names]
        yield pa.RecordBatch.from_arrays(columns, schema=schema)


def matches_table(about: About, played: list[Played]) -> pa.Table:
    """Matches as Arrow takes them."""
    columns = [list(column) for column in zip(*played, strict=True)] or [[] for _ in Played._fields]
    schema = matches_schema(about)
    return pa.table([pa.array(c, field.type) for c, field in zip(columns, schema, strict=True)], schema=schema)


def actions_table(box: Box) -> pa.Table:
    """What the number of every action means, as JSON."""
    said = [msgspec.json.encode(box.wording.value(number)).decode() for number in range(box.actions)]
    return pa.table({"action": pa.array(range(box.actions), pa.int32()), "value": pa.array(said, pa.string())})


def observations(box: Box, views: np.ndarray) -> np.ndarray:
    """u8 (n, bytes): views as their seats' senses write them, eight columns a byte, the first in the lowest bit."""
    size = senses_of(box).words()
    words = np.zeros(len(views) * size, np.uint64)
    entry_point(box, loops.sense_views)(views, box.summary.new(), words, size)
    return words.astype("<u8", copy=False).view(np.uint8).reshape(len(views), size * 8)


def _binary(rows: np.ndarray) -> pa.Array:
    rows = np.ascontiguousarray(rows)
    return pa.FixedSizeBinaryArray.from_buffers(pa.binary(rows.shape[1]), len(rows), [None, pa.py_buffer(rows)])


def _arrow_type(kind: np.dtype[Any]) -> pa.DataType:
    inner = pa.from_numpy_dtype(kind.base)
    return pa.list_(inner, prod(kind.shape)) if kind.shape else inner


def _column(values: np.ndarray) -> pa.Array:
    """A field of many views; one that holds several numbers has a list of them, in C order."""
    if values.ndim == 1:
        return pa.array(np.ascontiguousarray(values))
    flat = np.ascontiguousarray(values).reshape(len(values), -1)
    return pa.FixedSizeListArray.from_arrays(pa.array(flat.ravel()), flat.shape[1])
