"""Loops over some tables: each does at its places what the words do at one table, and leaves the others alone."""

from __future__ import annotations

import numpy as np
import pytest

from konspira.boxes.entry import entry_point
from konspira.research import seat_loops
from konspira.research.one_table import OneTable
from konspira.senses import unpacked


def test_some_tables_go_on_while_the_others_wait() -> None:
    one = OneTable("gra", 2)
    tables = one.box.table.new(3)
    places, seeds = np.array([0, 2]), np.array([11, 12])
    entry_point(one.box, seat_loops.begin_some)(tables, one.options, places, seeds)
    assert not tables[1].tobytes().strip(b"\0"), "nothing was laid there"
    one.begin(12)
    assert tables[2].tobytes() == one.table[0].tobytes()
    asked = np.zeros(2, np.int64)
    entry_point(one.box, seat_loops.who_is_asked)(tables, places, 1, asked)
    assert asked.tolist() == [1, 1], "both turn their cards, and seat 1 is meant"
    entry_point(one.box, seat_loops.act_some)(tables, places[1:], asked[1:], np.array([1]))
    one.act(1, 1)
    assert tables[2].tobytes() == one.table[0].tobytes()
    entry_point(one.box, seat_loops.who_is_asked)(tables, places, 1, asked)
    assert asked.tolist() == [1, 0]


@pytest.mark.parametrize("name", ["gra", "krecia"])
def test_masks_and_columns_are_those_of_one_table(name: str) -> None:
    one = OneTable(name, 2, recall=True)
    one.begin(4)
    places, seats = np.zeros(2, np.int64), np.array([1, 0])
    size, box = one.senses.words(one.recall), one.box
    masks, words = np.zeros(2 * one.actions, np.uint8), np.zeros(2 * size, np.uint64)
    entry_point(one.box, seat_loops.write_masks)(one.table, places, seats, masks, one.actions)
    write = entry_point(box, seat_loops.write_columns)
    write(one.table, places, seats, box.view.new(), box.summary.new(), words, size, one.past)
    columns = unpacked(words.reshape(2, -1), one.columns)
    assert masks.reshape(2, -1).tolist() == [one.mask(1).tolist(), one.mask(0).tolist()]
    assert columns.tolist() == [one.observation(1).tolist(), one.observation(0).tolist()]


def test_payoffs_are_those_of_the_end() -> None:
    one = OneTable("gra", 2)
    one.begin(4)
    while not one.over:
        one.act(one.actors[0], int(one.legal(one.actors[0])[0]))
    payoffs, asked = np.zeros(1), np.zeros(1, np.int64)
    entry_point(one.box, seat_loops.write_payoffs)(one.table, np.zeros(1, np.int64), 1, payoffs)
    entry_point(one.box, seat_loops.who_is_asked)(one.table, np.zeros(1, np.int64), 1, asked)
    assert (payoffs.tolist(), asked.tolist()) == ([one.payoffs()[1]], [seat_loops.NOBODY])


def test_a_table_is_played_to_its_end() -> None:
    one = OneTable("gra", 2)
    one.begin(4)
    entry_point(one.box, seat_loops.finish)(one.table)
    one.go_on(one.rows)
    assert one.over
    assert sum(one.payoffs()) == 1
