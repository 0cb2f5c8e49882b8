"""Reading a dataset as NumPy arrays, a batch at a time; torch, JAX and the others take those as they are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from konspira.play import shelf
from konspira.research.dataset.folder import read_about
from konspira.research.dataset.schema import About
from konspira.senses import turning_of

COLUMNS = ["match", "step", "seat", "view", "observation", "legal", "action", "payoff"]


class Batch(NamedTuple):
    """So many decisions, a row each."""

    match: np.ndarray  # i64 (n,)
    step: np.ndarray  # i32 (n,)
    seat: np.ndarray  # i8 (n,)
    view: np.ndarray  # (n,), a structured array with the fields of the game's view
    observation: np.ndarray  # u8 (n, columns), zeros and ones
    mask: np.ndarray  # u8 (n, actions), 1 where legal
    action: np.ndarray  # i32 (n,)
    payoff: np.ndarray  # f32 (n,), of the seat that acts


class Dataset:
    """A dataset in a folder. Iterate over it, or over its `batches`."""

    def __init__(self, path: Path) -> None:
        self.path, self.about = path, read_about(path)
        names = sorted(file.name for file in (path / "matches").glob("[0-9]*.parquet"))
        self._files = [path / "decisions" / name for name in names]  # the others are not whole
        self._matches = [path / "matches" / name for name in names]

    def __len__(self) -> int:
        """How many decisions it holds."""
        return sum(pq.read_metadata(file).num_rows for file in self._files)

    def __iter__(self) -> Iterator[Batch]:
        return self.batches()

    @property
    def columns(self) -> list[str]:
        """What each column of an observation says."""
        return self.about.columns

    @property
    def matches(self) -> pa.Table:
        """The matches with their payoffs, seats, options and bots."""
        return pa.concat_tables([pq.read_table(file) for file in self._matches])

    @property
    def actions(self) -> list[str]:
        """What each action is, as JSON."""
        told: list[str] = pq.read_table(self.path / "actions.parquet")["value"].to_pylist()
        return told

    def batches(self, size: int = 4096, *, seed: int | None = None, turned: bool = False) -> Iterator[Batch]:
        """All decisions, so many at a time. With a seed the files, and the rows of each, come in an order of chance.

        `turned`: actions that name seats have numbers as the seat that decides counts seats, from itself on, as a
        `Crowd` has them; else they are the game's own, which `actions` explains.
        """
        for batch in self._batches(size, seed):
            yield self._turned(batch) if turned else batch

    def _turned(self, batch: Batch) -> Batch:
        turning = turning_of(shelf.box(self.about.game))
        seats, seat = batch.view["options.seats"], batch.seat
        mask = np.take_along_axis(batch.mask, turning.back[seats, seat], 1)
        return batch._replace(mask=mask, action=turning.turned[seats, seat, batch.action].astype(np.int32))

    def _batches(self, size: int, seed: int | None) -> Iterator[Batch]:
        chance = None if seed is None else np.random.default_rng(seed)
        order = range(len(self._files)) if chance is None else chance.permutation(len(self._files))
        for place in order:
            if chance is None:
                with pq.ParquetFile(self._files[place]) as file:
                    for part in file.iter_batches(size, columns=COLUMNS):
                        yield batch_of(self.about, pa.Table.from_batches([part]))
                continue
            table = pq.read_table(self._files[place], columns=COLUMNS).combine_chunks()
            rows = chance.permutation(len(table))
            for first in range(0, len(rows), size):
                yield batch_of(self.about, table.take(rows[first : first + size]))


def load(folder: str | Path) -> Dataset:
    """The dataset in a folder. Raises OtherDataset where there is none."""
    return Dataset(Path(folder))


def batch_of(about: About, table: pa.Table) -> Batch:
    """Rows of the table of decisions as arrays."""
    size = len(table)
    packed = _bytes(table["observation"], size)
    legal = table["legal"].combine_chunks()
    counts = np.diff(legal.offsets.to_numpy())
    mask = np.zeros((size, about.actions), np.uint8)
    mask[np.repeat(np.arange(size), counts), legal.flatten().to_numpy()] = 1
    return Batch(
        table["match"].to_numpy(),
        table["step"].to_numpy(),
        table["seat"].to_numpy(),
        _bytes(table["view"], size).view(about.view.dtype).reshape(size),
        np.unpackbits(packed, axis=1, count=len(about.columns), bitorder="little"),
        mask,
        table["action"].to_numpy(),
        table["payoff"].to_numpy(),
    )


def _bytes(column: Any, size: int) -> np.ndarray:
    """u8 (n, width): a column of fixed-size binary values, which lie one after the other."""
    array = column.combine_chunks()
    wide = array.type.byte_width
    whole = np.frombuffer(array.buffers()[1], np.uint8, count=(array.offset + size) * wide)
    return whole.reshape(-1, wide)[array.offset :]
