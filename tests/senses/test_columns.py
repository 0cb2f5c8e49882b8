"""Views as columns: what each says, whatever the game, and that no column knows more than the view."""

from __future__ import annotations

import math
import random
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import konspira
from konspira.kernel.record import Record, a_seat, amount, i8, i64, many, members, nothing, one_of, past, some_seats
from konspira.kernel.rule import interpret
from konspira.play import shelf
from konspira.senses import Senses, columns, senses_of, unpacked


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
    secret: tuple[int, ...] = many(i8, 3, of=one_of(2), seat_axis=0, mine=True)
    far: i64 = amount(150)
    earlier: tuple[int, ...] = many(i8, 70, of=past(one_of(3, low=1)))


def told(senses: Senses, view: object, recall: bool = False) -> set[str]:
    """The names of the columns that are 1 for a view."""
    plain, words = senses.view.plain(view), np.full(senses.words(recall=True) + 1, 2**64 - 1, np.uint64)
    interpret(senses.now.write)(plain, None, words, 0)
    if recall:
        interpret(senses.past.write)(plain, None, words, senses.now.words)
    names, columns = senses.names(recall), unpacked(words, senses.columns(recall))
    return {name for name, one in zip(names, columns, strict=True) if one} - {""}


def said(senses: Senses, recall: bool = False, **values: object) -> set[str]:
    """The same for a view with these values."""
    given = {name: (0,) * math.prod(field.shape) if field.shape else 0 for name, field in View.fields.items()}
    return told(senses, View(**given | {"options": Options(seats=3)} | values), recall)


def test_seats_are_counted_from_the_seat_that_looks() -> None:
    senses = Senses(View, 3)
    assert said(senses, seat=2, turn=0, in_play=0b110, tokens=(2, 0, 1)) == {
        "options.seats is 3", "turn is me+1", "in_play has me", "in_play has me+2",
        "tokens[me+1] is 1 or more", "tokens[me+1] is 2 or more", "tokens[me] is 1 or more", "secret[me] is 0",
    }  # fmt: skip


def test_kinds_amounts_and_sets_have_columns_of_their_own_and_what_means_nothing_has_none() -> None:
    senses = Senses(View, 3)
    found = said(senses, turn=-1, suit=4, points=9, cards=0b1000000001, other=5, cold=1)
    assert found == {
        "options.seats is 3", "suit is 4", "points is 1 or more", "points is 2 or more", "points is 3 or more",
        "cards has 0", "cards has 9", "other has 0", "other has 2", "secret[me] is 0",
    }  # fmt: skip


def test_of_what_is_mine_only_my_own_entry_has_columns() -> None:
    senses = Senses(View, 3)
    assert "secret[me] is 1" in said(senses, seat=1, secret=(0, 1, 0))
    assert not [name for name in senses.names() if name.startswith("secret[me+")]


def test_what_is_past_has_columns_only_in_a_row_that_recalls() -> None:
    senses, earlier = Senses(View, 3), tuple(k % 4 for k in range(70))
    recalled = said(senses, True, earlier=earlier) - said(senses, earlier=earlier)
    assert recalled == {f"earlier[{k}] is {n}" for k, n in enumerate(earlier) if n}
    assert senses.columns() == len(senses.names()) < senses.columns(recall=True) == len(senses.names(recall=True))


@pytest.mark.parametrize("points", [0, 1, 59, 60, 61, 64, 65, 119, 120, 121, 150, 200])
def test_an_amount_fills_as_many_columns_wherever_words_end(points: int) -> None:
    senses = Senses(View, 3)
    filled = {name for name in said(senses, far=points) if name.startswith("far ")}
    assert filled == {f"far is {k} or more" for k in range(1, min(points, 150) + 1)}


@pytest.mark.parametrize("game", konspira.names())
def test_every_game_has_senses_and_every_column_a_name_of_its_own(game: str) -> None:
    senses = senses_of(shelf.box(game))
    names = [name for name in senses.names(recall=True) if name]
    assert len(set(names)) == len(names) == senses.now.columns + senses.past.columns > 0
    assert [senses.explain(column) for column in range(senses.columns())] == list(senses.names())


def test_the_columns_of_gra_say_what_its_view_says() -> None:
    senses, lot = senses_of(shelf.box("gra")), random.Random(4)
    match = konspira.open("gra", seats=3, options={"jokers": True}, key=bytes(32))
    for _ in range(60):
        if match.outcome:
            break
        seat = lot.choice(match.actors)
        view = match.turn(seat).view
        found = told(senses, view)
        assert ("turn is me" in found) == (view.turn == seat)
        assert ("wild" in found) == bool(view.wild)
        assert sum(f"count is {k} or more" in found for k in range(1, 31)) == view.count
        assert sum(name.startswith("card[") for name in found) == 5
        match.act(seat, lot.choice(match.turn(seat).legal))


def test_bots_that_think_for_the_first_time_at_once_have_the_same_senses(monkeypatch: pytest.MonkeyPatch) -> None:
    box, answered = shelf.box("krecia"), []
    monkeypatch.setattr(columns, "_senses", {})
    monkeypatch.setattr(columns, "answer", lambda box, asked, by: answered.append(asked))
    with ThreadPoolExecutor(8) as threads:
        found = list(threads.map(lambda _: columns.senses_of(box), range(8)))
    assert len(set(map(id, found))) == 1
    assert answered == [columns.sense, columns.recall], "each word is answered once"
