"""Random play that is written down: whole matches, as far as there is room."""

from __future__ import annotations

import numpy as np

from konspira.boxes.backend import compiled
from konspira.boxes.box import Box
from konspira.boxes.entry import entry_point
from konspira.play import shelf
from konspira.research.dataset.loops import record


def recorded(box: Box, rows: int, matches: int) -> tuple[int, dict[str, np.ndarray]]:
    kept = {name: np.zeros(rows, np.int64) for name in ("seats", "actions", "counts")}
    kept |= {"legal": np.zeros(rows * 400, np.int64), "lengths": np.zeros(matches, np.int64)}
    views, payoffs, seeds = (
        box.view.new(rows),
        np.zeros(matches * 2, np.float32),
        np.arange(1, matches + 1, dtype=np.uint64),
    )
    whole = entry_point(box, record)(
        box.table.new(), box.options_row(2), seeds, views, kept["seats"], kept["actions"], kept["counts"],
        kept["legal"], kept["lengths"], payoffs, 2,
    )  # fmt: skip
    return whole, kept | {"views": views, "payoffs": payoffs.reshape(-1, 2)}


def test_a_match_that_has_no_room_is_not_written_down() -> None:
    box = shelf.box("gra")
    whole, kept = recorded(box, 4000, 6)
    assert whole == 6
    rows = int(kept["lengths"][:3].sum())
    fewer, again = recorded(box, rows + 1, 6)
    assert fewer == 3
    assert (again["actions"][:rows] == kept["actions"][:rows]).all()
    assert recorded(box, 1, 6)[0] == 0


def test_what_is_written_down_leads_to_the_payoffs_that_are() -> None:
    box = shelf.box("gra")
    words, table = compiled(box), box.table.new()
    _, kept = recorded(box, 4000, 1)
    table[0]["rng"] = 1
    words.start(table, box.options_row(2))
    view, filled = box.view.new(), 0
    for row in range(int(kept["lengths"][0])):
        seat, action, choices = (int(kept[name][row]) for name in ("seats", "actions", "counts"))
        words.look(table, seat, view)
        assert view[0] == kept["views"][row]
        legal = kept["legal"][filled : filled + choices]
        assert action in legal
        assert all(words.legal(table, seat, int(one)) for one in legal)
        table["rng"] += np.uint64(0x9E3779B97F4A7C15)  # the draw of the action
        words.step(table, seat, action)
        filled += choices
    assert words.over(table)
    assert [words.payoff(table, seat) for seat in range(2)] == kept["payoffs"][0].tolist()
