"""Views as columns: what each says, whatever the game, and that no column knows more than the view."""

from __future__ import annotations

import random

import numpy as np
import pytest

import konspira
from konspira.kernel.record import Record, a_seat, amount, i8, i64, many, members, nothing, one_of, some_seats
from konspira.kernel.rule import interpret
from konspira.play import shelf
from konspira.research import senses_of
from konspira.senses import Senses


class Options(Record):
    seats: i8


class View(Record):
    seat: i8
    options: Options
    turn: i8 = a_seat()
    in_play: i8 = some_seats()
    suit: i8 = one_of(4, low=1)
    points: i8 = amount(3)
    cards: i64 = members(10)
    tokens: tuple[int, ...] = many(i8, 3, of=amount(2), seat_axis=0)
    other: i8
    cold: i8 = nothing()


def said(senses: Senses, **values: object) -> set[str]:
    """The names of the columns that are 1 for a view with these values."""
    given = {name: (0, 0, 0) if name == "tokens" else 0 for name in View.fields if name != "options"} | values
    columns = [0] * senses.columns
    view = View(**given | {"options": Options(seats=3)})
    interpret(senses.write)(View.plain(view), columns, 0)
    return {senses.explain(place) for place, one in enumerate(columns) if one}


def test_seats_are_counted_from_the_seat_that_looks() -> None:
    senses = Senses(View, 3)
    assert said(senses, seat=2, turn=0, in_play=0b110, tokens=(2, 0, 1)) == {
        "options.seats is 3", "turn is me+1", "in_play has me", "in_play has me+2",
        "tokens[me+1] is 1 or more", "tokens[me+1] is 2 or more", "tokens[me] is 1 or more",
    }  # fmt: skip


def test_kinds_amounts_and_sets_have_columns_of_their_own_and_what_means_nothing_has_none() -> None:
    senses = Senses(View, 3)
    told = said(senses, turn=-1, suit=4, points=9, cards=0b1000000001, other=5, cold=1)
    assert told == {
        "options.seats is 3", "suit is 4", "points is 1 or more", "points is 2 or more", "points is 3 or more",
        "cards has 0", "cards has 9", "other has 0", "other has 2",
    }  # fmt: skip


@pytest.mark.parametrize("game", konspira.names())
def test_every_game_has_senses_and_every_column_a_name_of_its_own(game: str) -> None:
    senses = senses_of(shelf.box(game))
    assert len(set(senses.names)) == len(senses.names) == senses.columns > 0


def test_the_columns_of_gra_say_what_its_view_says() -> None:
    senses, lot = senses_of(shelf.box("gra")), random.Random(4)
    match = konspira.open("gra", seats=3, options={"jokers": True}, key=bytes(32))
    for _ in range(60):
        if match.outcome:
            break
        seat = lot.choice(match.actors)
        view, columns = match.turn(seat).view, np.zeros(senses.columns, np.int64).tolist()
        interpret(senses.write)(match.box.view.plain(view), columns, 0)
        told = {senses.explain(place) for place, one in enumerate(columns) if one}
        assert ("turn is me" in told) == (view.turn == seat)
        assert ("wild" in told) == bool(view.wild)
        assert sum(f"count is {k} or more" in told for k in range(1, 31)) == view.count
        assert sum(name.startswith("card[") for name in told) == 5
        match.act(seat, lot.choice(match.turn(seat).legal))
