"""The loops of a crowd, asked one by one."""

from __future__ import annotations

from collections import Counter

import numpy as np

from konspira.boxes.entry import entry_point
from konspira.play import shelf
from konspira.research import loops


def test_every_legal_action_is_drawn_about_as_often_and_no_other_ever() -> None:
    draw, tables = entry_point(shelf.box("gra"), loops.draw), 6000
    mask = np.tile(np.array([0, 1, 0, 1, 1, 0, 0], np.uint8), tables)
    chosen, streams = np.full(tables, -1), np.arange(tables, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15)
    draw(mask, 7, chosen, streams)
    found = Counter(chosen.tolist())
    assert set(found) == {1, 3, 4}
    assert all(1800 < times < 2200 for times in found.values())
