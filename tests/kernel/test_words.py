"""Words: resolved by the record's type, cheap from Python, and never answered by another game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from konspira.games.gra import BOX
from konspira.kernel import words
from konspira.kernel.backend import compiled
from konspira.kernel.box import BadOptions, Box


def test_two_games_with_equal_fields_never_answer_for_each_other(altered: Callable[..., Box]) -> None:
    low = altered("low", rules=("t.pip[seat] = 1 + below(t, PIPS)", "t.pip[seat] = 1"))
    high = altered("high", rules=("t.pip[seat] = 1 + below(t, PIPS)", "t.pip[seat] = PIPS"))
    for box, pip in ((low, 1), (high, 6)):
        compiled(box)
        table = box.table.new()
        words.start(table, box.options_row(2))
        assert table[0]["pip"].tolist() == [pip, pip, 0]


def test_a_word_asked_about_nothing_says_so() -> None:
    with pytest.raises(TypeError, match="start: no game answers"):
        words.start([1, 2], None)


def test_a_box_must_answer_every_word() -> None:
    rules = {name: rule for name, rule in BOX.rules.items() if name != "look"}
    with pytest.raises(TypeError, match="does not answer look"):
        Box("half", seats=BOX.seats, table=BOX.table, view=BOX.view, options=BOX.options, rules=rules,
            wording=BOX.wording, actions=1, settings=BOX.settings, lay=BOX.lay, variants=BOX.variants)  # fmt: skip


def test_options_are_refused_with_what_is_possible() -> None:
    with pytest.raises(BadOptions, match=r"unknown field .joker.*the options are jokers, directions"):
        BOX.read_options({"joker": True})
    with pytest.raises(BadOptions, match="bid_order"):
        BOX.read_options({"bid_order": "colour"})
