"""Entry points: typed by what their function says it takes, one of each for a game."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from konspira.boxes.backend import compiled
from konspira.boxes.box import Box
from konspira.kernel.entry import body_of, entry_point
from konspira.kernel.rule import rule
from konspira.kernel.signature import FLOATS, INT, OPTIONS, SEAT, TABLE, TABLES, into
from konspira.kernel.words import payoff, start, step


@rule(takes=(into(TABLE), OPTIONS, FLOATS))
def lay_out(table, options, shares):
    """Lay the table and write down what each seat would get."""
    start(table, options)
    for seat in range(options.seats):
        shares[seat] = payoff(table, seat)


@rule(takes=(TABLES, INT))
def waiting_sum(tables, times):
    """A rule over a whole row."""
    total = 0
    for i in range(len(tables)):
        total += tables[i].waiting
    return total * times


def test_a_body_asks_about_the_first_record_of_each_row() -> None:
    asked: list[object] = []

    def heard(*args: object) -> None:
        asked.extend(args)

    heard.__name__, heard.takes = "heard", (TABLE, SEAT, OPTIONS, TABLES)  # type: ignore[attr-defined]  # a stand-in
    body_of(heard)([1, 2], 3, [4], [5, 6])
    assert asked == [1, 3, 4, [5, 6]]
    assert body_of(step).__name__ == "step"


def test_a_rule_that_says_what_it_takes_can_be_called_from_python(altered: Callable[..., Box]) -> None:
    box = altered("entered")
    tables, shares = box.table.new(3), np.zeros(2)
    entry_point(box, lay_out)(tables, box.options_row(2), shares)
    assert shares.sum() == 1
    assert tables["waiting"].tolist() == [3, 0, 0], "only the first record of a row is meant"
    tables["waiting"] = 1
    assert entry_point(box, waiting_sum)(tables, 5) == 15


def test_a_game_has_one_entry_point_for_each_function(altered: Callable[..., Box]) -> None:
    box = altered("only_once")
    assert compiled(box).all["step"] is entry_point(box, step)
