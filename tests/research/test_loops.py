"""The loops of a crowd, asked one by one."""

from __future__ import annotations

from collections import Counter

import numpy as np

from konspira.boxes.entry import entry_point
from konspira.play import shelf
from konspira.research import loops
from konspira.senses import unpacked


def test_every_legal_action_is_drawn_about_as_often_and_no_other_ever() -> None:
    draw, tables = entry_point(shelf.box("gra"), loops.draw), 6000
    mask = np.tile(np.array([0, 1 << 63 | 1 << 5, 0, 1], np.uint64), tables)
    chosen, streams = np.full(tables, -1), np.arange(tables, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15)
    draw(mask, 4, chosen, streams)
    found = Counter(chosen.tolist())
    assert set(found) == {69, 127, 192}
    assert all(1800 < times < 2200 for times in found.values())


def test_bits_become_bytes_in_their_order() -> None:
    unpack = entry_point(shelf.box("gra"), loops.unpack)
    words = np.array([0, 2**64 - 1, 1, 1 << 63, 0x0123456789ABCDEF], np.uint64)
    spreads = np.zeros(8 * len(words), np.uint64)
    unpack(words, spreads)
    assert spreads.view(np.uint8).tobytes() == unpacked(words, 64 * len(words)).tobytes()
