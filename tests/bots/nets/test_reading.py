"""Reading by a net: what others did speaks for what they would hold, and nothing else is told by it."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from konspira.bots.arena import ready
from konspira.bots.bot import Budget
from konspira.bots.nets.player import NetPlayer, shipped_judge
from konspira.bots.nets.search import UNLIKELY, NetSearch
from konspira.play import shelf
from konspira.play.match import Match


def played(game: str, seats: int, key: int, decisions: int) -> Match:
    """A match some decisions on, as the net plays."""
    ready(game)
    match = Match(shelf.box(game), seats, {}, bytes([key] * 32))
    players = [NetPlayer(seed=seat) for seat in range(seats)]
    for _ in range(decisions):
        if match.outcome is not None:
            break
        seat = match.actors[0]
        match.act(seat, players[seat].choose(match.turn(seat)))
    return match


@pytest.mark.parametrize(("game", "seats"), [("gra", 3), ("krecia", 4)])
def test_in_the_true_world_an_action_is_as_likely_as_the_net_said_when_it_was_taken(game: str, seats: int) -> None:
    ready(game)
    box = shelf.box(game)
    match, judge = Match(box, seats, {}, bytes([7] * 32)), shipped_judge(box)
    players, looker, said = [NetPlayer(seed=seat) for seat in range(seats)], 0, dict[int, float]()
    checked = 0
    while len(said) < 12 and match.outcome is None:
        seat = match.actors[0]
        turn = match.turn(seat)
        action = players[seat].choose(turn)
        if seat != looker:
            at = [turn.legal[k] for k in range(len(turn.legal))].index(action)
            said[len(match.turn(looker).history)] = float(judge.opinion(turn).chances[at])
        match.act(seat, action)
        now = match.turn(looker)
        reader = NetSearch(Budget(iterations=1), seed=1, trust=1.0)._reader(now, judge)
        for place, chance in said.items():  # also those after which others have acted
            read = reader(now.history.row(place - 1), now.history.row(place), match._table)
            if read is not None:
                assert read[0] == pytest.approx(chance + UNLIKELY, abs=1e-4)
                checked += 1
    assert checked > 12


@pytest.mark.parametrize(("game", "seats"), [("gra", 3), ("krecia", 4)])
def test_worlds_are_left_as_they_were(game: str, seats: int) -> None:
    match = played(game, seats, 3, 20)
    turn = match.turn(match.actors[0])
    search, history = NetSearch(Budget(iterations=1), seed=1), turn.history
    worlds = np.repeat(match._table, 4)
    reader = search._reader(turn, shipped_judge(turn.box))
    rows = [history.row(place) for place in range(len(history))]
    read = [reader(before, after, worlds) for before, after in itertools.pairwise(rows)]
    assert any(one is not None for one in read)
    assert (worlds == np.repeat(match._table, 4)).all()
