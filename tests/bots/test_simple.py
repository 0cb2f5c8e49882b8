"""The plainest bots: one that plays anything, and one that tries every action out."""

from __future__ import annotations

import numpy as np
import pytest

import konspira
from konspira.bots import bot
from konspira.bots.bot import Budget
from konspira.bots.simple import Flat, Habitual, Random, shuffled, weigh_interpreted
from konspira.boxes.backend import compiled
from konspira.games import gra
from konspira.games.gra.wording import Bid, Check, TurnCards
from konspira.play import shelf
from konspira.play.match import Match


@pytest.fixture
def impossible() -> gra.Turn:
    """A turn at which somebody has bid what nobody can have: two sixes on two cards, and I show no six."""
    match = konspira.open(gra.BOX, seats=2, key=bytes(31) + b"\7")
    for seat in (0, 1):
        match.act(seat, TurnCards())
    match.act(match.actors[0], Bid(2, 6))
    return match.turn(match.actors[0])


def test_random_repeats_itself_with_a_seed_and_plays_anything_without() -> None:
    turn = konspira.open(gra.BOX, seats=6, key=bytes(32)).turn(0)
    assert Random(seed=4).choose(turn) == Random(seed=4).choose(turn)
    assert {Random().choose(turn) for _ in range(60)} == set(turn.legal)


def test_flat_checks_what_cannot_be_true(impossible: gra.Turn) -> None:
    compiled(impossible.box).load()
    flat = Flat(Budget(iterations=200), seed=1)
    assert flat.choose(impossible) == Check()
    assert flat.weigh(impossible)[list(impossible.legal).index(Check())] == flat.weigh(impossible).max()


def test_by_the_interpreter_every_action_is_tried(impossible: gra.Turn) -> None:
    values = weigh_interpreted(impossible, 1)
    assert len(values) == len(impossible.legal)
    assert np.all((values >= 0) & (values <= 1))


def test_shuffled_places_are_all_of_them() -> None:
    assert sorted(shuffled(9, 1)) == list(range(9))
    assert list(shuffled(9, 1)) == list(shuffled(9, 1)) != list(shuffled(9, 2))


def test_flat_tries_any_actions_where_it_cannot_try_all() -> None:
    """With more actions than playouts it must not be the first of the list that are played."""
    matches = [Match(shelf.box("agenci"), 5, None, bytes([number]) * 32) for number in range(8)]
    turn = max((match.turn(match.actors[0]) for match in matches), key=lambda turn: len(turn.legal))
    places = [list(turn.legal).index(bot("flat@40", seed=seed).choose(turn)) for seed in range(40)]
    assert len(turn.legal) > 80
    assert max(places) > len(turn.legal) / 2


def test_whoever_plays_by_habit_answers_at_once_and_the_same_again() -> None:
    match = Match(shelf.box("gra"), 3, {}, bytes(32))
    while match.outcome is None:
        turn = match.turn(match.actors[0])
        chosen = Habitual(seed=1).choose(turn)
        assert chosen == Habitual(seed=1).choose(turn)
        match.act(turn.seat, chosen)
