"""A box: options as people name them, checked and laid; where its game lies; its views as values."""

from __future__ import annotations

from pathlib import Path

import pytest

import konspira
from konspira.boxes.box import BadOptions
from konspira.games.gra import BOX, View


def test_options_are_refused_with_what_is_possible() -> None:
    with pytest.raises(BadOptions, match=r"unknown field .joker.*the options are jokers, directions"):
        BOX.read_options({"joker": True})
    with pytest.raises(BadOptions, match="bid_order"):
        BOX.read_options({"bid_order": "colour"})


def test_what_is_wrong_with_an_option_can_be_said_in_every_language() -> None:
    with pytest.raises(BadOptions) as unknown:
        BOX.read_options({"joker": True})
    assert (unknown.value.news.id, unknown.value.news.args["option"]) == ("refused-option-unknown", "joker")
    with pytest.raises(BadOptions) as wrong:
        BOX.read_options({"bid_order": "colour"})
    assert (wrong.value.news.id, wrong.value.news.args["option"]) == ("refused-option-value", "bid_order")


@pytest.mark.parametrize("seats", [1, 7, -2, "3", 2.0, None])
def test_so_many_seats_there_are_not(seats: object) -> None:
    with pytest.raises(BadOptions, match="gra: 2 to 6 seats") as refused:
        BOX.options_row(seats)  # type: ignore[arg-type]  # that is what is tested
    assert refused.value.news.args == {"few": 2, "most": 6, "seats": str(seats)}


def test_options_are_laid_into_a_record() -> None:
    row = BOX.options_row(3, {"jokers": True})
    assert (row[0]["seats"], row[0]["jokers"], row[0]["directions"]) == (3, True, False)
    assert BOX.options_row(3, BOX.read_options({"jokers": True})).tobytes() == row.tobytes()


def test_a_box_knows_where_its_game_lies() -> None:
    assert BOX.folder == Path(konspira.__file__).parent / "games" / "gra"
    assert BOX.module.__name__ == "konspira.games.gra"
    assert repr(BOX) == "<box gra, 2–6 seats>"


def test_a_row_of_a_view_is_read_as_the_games_view() -> None:
    turn = konspira.open(BOX, seats=2, key=bytes(32)).turn(1)
    assert BOX.read_view(turn.row) == turn.view
    assert isinstance(turn.view, View)
    assert turn.view.seat == 1
