"""Actions that name seats have the number that the seat which looks counts."""

from __future__ import annotations

import pytest

import konspira
from konspira.games.agenci.actions import Label
from konspira.games.krecia.actions import Vote
from konspira.play import shelf
from konspira.senses import turning_of


@pytest.mark.parametrize("game", konspira.names())
def test_every_action_has_one_number_and_comes_back_from_it(game: str) -> None:
    box = shelf.box(game)
    turning = turning_of(box)
    for seats in box.seats:
        for me in range(seats):
            there, back = turning.turned[seats, me], turning.back[seats, me]
            assert sorted(there) == list(range(box.actions))
            assert (back[there] == range(box.actions)).all()


def test_a_vote_for_the_next_seat_has_one_number_whoever_votes() -> None:
    box = shelf.box("krecia")
    turning, number = turning_of(box), box.wording.number
    counted = {int(turning.turned[4, me, number(Vote((me + 1) % 4, (me + 3) % 4))]) for me in range(4)}
    assert counted == {number(Vote(1, 3))}
    assert turning.turned[2, 1, number(Vote(2))] == number(Vote(2)), "Larry has a place of his own"


def test_nobody_is_nobody_from_every_seat() -> None:
    box = shelf.box("agenci")
    turning, nobodys = turning_of(box), box.wording.number(Label("red", None))
    assert {int(turning.turned[5, me, nobodys]) for me in range(5)} == {nobodys}
    assert turning.turned[5, 3, box.wording.number(Label("blue", 1))] == box.wording.number(Label("blue", 3))


def test_a_game_whose_actions_name_no_seats_turns_nothing() -> None:
    assert turning_of(shelf.box("gra")).idle
