"""One table by words: it plays as a table of a crowd does, tells bots what a match tells them, and can be copied."""

from __future__ import annotations

import numpy as np
import pytest
from every_setting import box_of, every_game

from konspira import SPECTATOR
from konspira.bots import bot
from konspira.research import Crowd
from konspira.research.one_table import NotLegal, OneTable


@pytest.mark.parametrize("name", ["gra", "krecia"])
def test_it_plays_as_the_first_table_of_a_crowd_with_its_seed(name: str) -> None:
    crowd, at = Crowd(name, tables=1, seats=3, seed=5, recall=True), OneTable(name, 3, turned=True, recall=True)
    at.begin(5)
    while not at.over:
        seat, observation, mask = crowd.observe()
        assert seat[0] == at.actors[0]
        assert observation[0].tobytes() == at.observation(int(seat[0])).tobytes()
        assert mask[0].tolist() == at.mask(int(seat[0])).tolist()
        actions = crowd.sample()
        at.act(int(seat[0]), int(actions[0]))
        reward, done = crowd.step(actions)
    assert done[0]
    assert reward[0, :3].tolist() == at.payoffs()


@every_game
def test_bots_play_it_to_its_end(name: str) -> None:
    at, player = OneTable(box_of(name)), bot("random", seed=1)
    at.begin(3)
    while not at.over:
        seat = at.actors[-1]
        turn = at.turn(seat)
        assert turn.row.tobytes() == at.rows[seat][-1].tobytes()
        at.answer(seat, player)
    assert all(0 <= payoff <= 1 for payoff in at.payoffs())
    assert at.actors == ()


def test_what_is_not_legal_is_refused_and_nothing_is_done() -> None:
    at = OneTable("gra", 2)
    with pytest.raises(NotLegal):
        at.act(0, 0)  # no match has begun
    at.begin(1)
    before = at.table.tobytes()
    for seat, action in ((0, 100), (0, -1), (0, 10**9), (5, 0), (-1, 0)):
        with pytest.raises(NotLegal, match=f"action {action} is not legal for seat {seat}"):
            at.act(seat, action)
    assert at.table.tobytes() == before


def test_actions_that_name_seats_are_counted_from_the_seat_that_acts() -> None:
    turned, plain = OneTable("krecia", 4, turned=True), OneTable("krecia", 4)
    differ = 0
    for seed in range(5):
        turned.begin(seed)
        plain.begin(seed)
        while not plain.over:
            seat = plain.actors[0]
            mine, own = turned.legal(seat), plain.legal(seat)
            assert [turned.number(seat, action) for action in mine] == own.tolist()
            assert turned.turn(seat).legal.numbers.tolist() == own.tolist(), "bots get the game's own"
            differ += mine.tolist() != own.tolist()
            turned.act(seat, int(mine[-1]))
            plain.act(seat, int(own[-1]))
        assert turned.table.tobytes() == plain.table.tobytes()
    assert differ


def test_a_copy_goes_on_by_itself() -> None:
    at = OneTable("gra", 2)
    at.begin(1)
    twin = at.copy()
    twin.act(0, 1)
    assert (at.actors, twin.actors) == ((0, 1), (1,))
    assert len(twin.rows[0]) == len(at.rows[0]) + 1


def test_a_board_is_said_in_a_language_to_who_looks() -> None:
    at = OneTable("gra", 2)
    at.begin(1)
    said = {language: at.board(0, language) for language in ("pl", "cs", "en")}
    assert len({*said.values()}) == 3
    assert "Your cards" in said["en"]
    assert "Your cards" not in at.board(SPECTATOR, "en")


def test_masks_and_columns_have_the_shapes_that_are_told() -> None:
    at = OneTable("gra", 4)
    at.begin(2)
    assert (at.observation(0).shape, at.observation(0).dtype) == ((at.columns,), np.uint8)
    assert (at.mask(0).shape, at.mask(0).dtype) == ((at.actions,), np.int8)
    assert at.mask(0, extra=1).shape == (at.actions + 1,)
