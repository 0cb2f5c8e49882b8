"""The file of a table: a few numbers and pages of small whole numbers, each compressed on its own."""

from __future__ import annotations

import lzma
from pathlib import Path

import msgspec
import numpy as np

_LZMA = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "pb": 0, "lp": 0, "lc": 0}]  # no words, no lines


class Page(msgspec.Struct, array_like=True):
    """An array of whole numbers."""

    kind: str
    data: bytes

    @classmethod
    def of(cls, array: np.ndarray) -> Page:
        """Numbers, compressed in the smallest type that holds them."""
        small = array.astype(np.min_scalar_type(int(array.max(initial=0))).newbyteorder("<"))
        return cls(small.dtype.str, lzma.compress(small.tobytes(), lzma.FORMAT_RAW, filters=_LZMA))

    def array(self) -> np.ndarray:
        """The numbers."""
        return np.frombuffer(lzma.decompress(self.data, lzma.FORMAT_RAW, filters=_LZMA), self.kind).astype(np.int64)


class Scroll(msgspec.Struct):
    """What a table says of itself, and both seats' strategies, as `scroll` reads and writes them.

    value: of the round, for the starter; solved, shipped: what the strategies can be exploited for, before they were
    packed and after; portion, rare: how finely they are written; turns, bids: the pages of each seat.
    """

    value: float
    solved: float
    shipped: float
    portion: int
    rare: int
    turns: list[dict[str, Page]]
    bids: list[dict[str, Page]]

    def save(self, path: Path) -> None:
        """Write the file, whole or not at all."""
        unfinished = path.with_suffix(".part")
        unfinished.write_bytes(msgspec.msgpack.encode(self))
        unfinished.replace(path)

    @classmethod
    def load(cls, path: Path) -> Scroll:
        """Read the file."""
        return msgspec.msgpack.decode(path.read_bytes(), type=cls)
