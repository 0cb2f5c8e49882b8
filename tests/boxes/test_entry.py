"""Entry points: typed by what their function says it takes, kept on disk, and compiled by another process."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from konspira.boxes import entry
from konspira.boxes.backend import Compiled, compiled
from konspira.boxes.box import Box
from konspira.boxes.entry import EntryPoints, body_of, entry_point
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


class Own(EntryPoints):
    """The entry points of somebody who writes rules of his own."""

    functions = (lay_out, waiting_sum)


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
    own, shares = Own(box), np.zeros(2)
    tables = box.table.new(3)
    own.lay_out(tables, box.options_row(2), shares)  # type: ignore[attr-defined]  # attributes are the functions given
    assert shares.sum() == 1
    assert tables["waiting"].tolist() == [3, 0, 0], "only the first record of a row is meant"
    tables["waiting"] = 1
    assert own.waiting_sum(tables, 5) == 15  # type: ignore[attr-defined]  # as above


def test_once_all_are_loaded_attributes_are_the_functions_themselves(altered: Callable[..., Box]) -> None:
    own = Own(altered("own_process"))
    told: list[tuple[str, int, int]] = []
    assert not own.ready
    own.load(lambda *far: told.append(far))
    assert told == [("lay_out", 1, 2), ("waiting_sum", 2, 2)]
    assert own.ready
    assert vars(own)["lay_out"] is own.all["lay_out"].compiled


def test_a_game_has_one_entry_point_for_each_function(altered: Callable[..., Box]) -> None:
    box = altered("only_once")
    assert compiled(box).all["step"] is entry_point(box, step)


def test_entry_points_are_compiled_by_another_process_and_found_in_the_cache(
    altered: Callable[..., Box], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(entry.cache, "root", lambda: tmp_path / "cache")
    monkeypatch.setenv("KONSPIRA_CACHE", str(tmp_path / "cache"))
    (tmp_path / "cache").mkdir()
    points = Compiled(altered("elsewhere"))
    assert not points.kept
    warming = points.warm()
    assert warming is not None
    assert warming.finished.wait(600)
    assert warming.failure is None
    assert warming.done == warming.total == len(points.all)
    assert points.kept
    assert points.warm() is None
