"""ISMCTS: it sees what is best in the toy, beats random play, and gives nothing away."""

from __future__ import annotations

import random

import pytest
from twins import twin

import konspira
from konspira.bots import bot
from konspira.bots.bot import Budget
from konspira.boxes.box import Box
from konspira.play.match import open as open_match
from konspira.research.ismcts import ISMCTS


def test_it_swaps_low_numbers_and_keeps_high_ones(pips: Box) -> None:
    player = ISMCTS(Budget(iterations=400), seed=1)
    for place in range(12):
        match = open_match(pips, seats=2, key=bytes([place]) * 32)
        turn = match.turn(0)
        pip, number = turn.view.pip[0], pips.wording.number(player.choose(turn))  # type: ignore[attr-defined]
        assert number == (pip < 3) or pip in (3, 4)


def test_it_beats_random_play_at_gra() -> None:
    won = 0.0
    for place in range(6):
        match = open_match("gra", seats=2, key=bytes([place]) * 32)
        players = [ISMCTS(Budget(iterations=60), seed=place), bot("random", seed=place)]
        while match.outcome is None:
            seat = match.actors[0]
            match.act(seat, players[(seat + place) % 2].choose(match.turn(seat)))
        won += match.outcome.payoffs[place % 2]
    assert won >= 5


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", konspira.names())
def test_it_plays_every_game_by_legal_actions(game: str) -> None:
    match, player = open_match(game, key=bytes(32)), ISMCTS(Budget(iterations=12), seed=1)
    for _ in range(8):
        seat = match.actors[-1]
        match.act(seat, player.choose(match.turn(seat)))
    assert len(match.journal) == 9


def test_it_plays_the_same_in_worlds_that_it_cannot_tell_apart() -> None:
    player, chance = ISMCTS(Budget(iterations=50), seed=1), random.Random(5)
    match = open_match("gra", seats=3, key=bytes(32))
    for _ in range(12):
        seat = match.actors[0]
        turn = match.turn(seat)
        assert player.choose(turn) == player.choose(twin(match, seat, chance).turn(seat))
        match.act(seat, chance.choice(turn.legal))
