"""Words: resolved by the record's type, cheap from Python, and never answered by another game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from konspira.boxes.box import Box
from konspira.kernel import words


def test_two_games_with_equal_fields_never_answer_for_each_other(altered: Callable[..., Box]) -> None:
    low = altered("low", rules=("t.pip[seat] = 1 + below(t, PIPS)", "t.pip[seat] = 1"))
    high = altered("high", rules=("t.pip[seat] = 1 + below(t, PIPS)", "t.pip[seat] = PIPS"))
    for box, pip in ((low, 1), (high, 6)):
        table = box.table.new()
        words.start(table, box.options_row(2))
        assert table[0]["pip"].tolist() == [pip, pip, 0]


def test_a_word_finds_its_game_by_the_record_alone(altered: Callable[..., Box]) -> None:
    """Nobody has asked for a backend, an entry point or a match before."""
    box = altered("alone")
    table, view = box.table.new(), box.view.new()
    words.start(table, box.options_row(2))
    words.look(table, 1, view)
    assert (words.actors(table), words.count(table, 1), view[0]["seat"]) == (3, 2, 1)
    assert words.conserved(table), "a word that no backend has is answered too"


def test_a_word_says_what_it_takes() -> None:
    assert words.look.__doc__ == "look(table, seat, view)"
    assert [parameter.name for parameter in words.look.takes if parameter.written] == ["view"]


def test_a_word_asked_about_nothing_says_so() -> None:
    with pytest.raises(TypeError, match="start: no game answers"):
        words.start([1, 2], None)
