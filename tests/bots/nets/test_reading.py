"""Reading what others did: it speaks for what they would hold, and nothing else is told by it."""

from __future__ import annotations

import functools
import itertools

import numpy as np
import pytest

from konspira.bots.arena import ready
from konspira.bots.beliefs import Beliefs, Reading
from konspira.bots.bot import Budget
from konspira.bots.calibration import brier
from konspira.bots.nets import search
from konspira.bots.nets.player import NetPlayer, shipped_judge
from konspira.bots.nets.reading import SAMPLES
from konspira.bots.nets.search import UNLIKELY, NetSearch
from konspira.bots.simple import Habitual
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
                by_net, by_habit, even = np.exp(read.likely[:, 0])
                assert by_net == pytest.approx(chance + UNLIKELY, abs=1e-4)
                assert 0 < even <= 1
                assert 0 < by_habit <= 1
                checked += 1
    assert checked > 12


@pytest.mark.parametrize(("game", "seats"), [("gra", 3), ("krecia", 4)])
def test_worlds_are_left_as_they_were(game: str, seats: int) -> None:
    match = played(game, seats, 3, 20)
    turn = match.turn(match.actors[0])
    looking, history = NetSearch(Budget(iterations=1), seed=1), turn.history
    worlds = np.repeat(match._table, 4)
    reader = looking._reader(turn, shipped_judge(turn.box))
    rows = [history.row(place) for place in range(len(history))]
    read = [reader(before, after, worlds) for before, after in itertools.pairwise(rows)]
    assert any(one is not None for one in read)
    assert (worlds == np.repeat(match._table, 4)).all()


def test_habit_is_as_likely_as_it_acts_so() -> None:
    """So many of some tries; what it never does is nearly impossible."""
    match = played("gra", 3, 5, 9)
    turn = match.turn(0)
    reader = NetSearch(seed=1, trust=1.0)._reader(turn, shipped_judge(turn.box))
    rows = [turn.history.row(place) for place in range(len(turn.history))]
    for before, after in itertools.pairwise(rows):
        read = reader(before, after, np.repeat(match._table, 3))
        if read is not None:
            tried = np.exp(read.likely[1]) * (SAMPLES + 1) - np.exp(read.likely[2])
            assert tried == pytest.approx(np.round(tried))
            assert ((tried > -0.5) & (tried < SAMPLES + 0.5)).all()


def reading(by_net: tuple[float, float], by_habit: tuple[float, float], even: float) -> Reading:
    return Reading(1, np.log([by_net, by_habit, (even, even)]), np.array([0.8, 0.15, 0.05]))


def test_who_acts_as_the_net_does_is_read_by_the_net() -> None:
    first = reading((0.9, 0.1), (0.3, 0.3), 0.2)
    one, other = first.and_then(first).and_then(first).weigh()
    assert one / other > 50


def test_who_acts_by_habit_is_not_read_by_the_net() -> None:
    """In both worlds the net would hardly have done it: what little it says for one of them counts for little."""
    first = reading((0.04, 0.01), (0.6, 0.9), 0.2)
    one, other = first.weigh()
    assert one / other > 1 / 1.5, "at first it might be either"
    one, other = first.and_then(first).and_then(first).and_then(first).weigh()
    assert one / other < 0.3, "then habit alone speaks"


def test_of_who_does_anything_nothing_is_known() -> None:
    first = reading((0.02, 0.01), (0.02, 0.04), 0.3)
    many = functools.reduce(Reading.and_then, [first] * 8)
    one, other = many.weigh()
    assert one == pytest.approx(other, rel=0.01)


def test_beginners_at_krecia_are_read_better_than_by_the_net_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """The net alone took who plays by habit, and so does what it would not, for the mole."""
    ready("krecia")
    told, alone, true = [], [], []
    for number in range(6):
        match, players = Match(shelf.box("krecia"), 4, {}, bytes([number] * 32)), [Habitual(seed=s) for s in range(4)]
        while match.outcome is None:
            seat = match.actors[0]
            turn = match.turn(seat)
            if len(turn.history) % 6 == 0:
                others = [other for other in range(4) if other != seat]
                told += NetSearch(seed=1, worlds=128).believe(turn, 1).facts()[others].tolist()
                with monkeypatch.context() as patched:
                    patched.setattr(search, "KINDS", np.array([1.0, 1e-12, 1e-12]))
                    alone += NetSearch(seed=1, worlds=128).believe(turn, 1).facts()[others].tolist()
                truth = Beliefs(turn, 1, 1)
                truth.worlds, truth.weight = match._table.copy(), np.ones(1)
                true += truth.facts()[others].tolist()
            match.act(seat, players[seat].choose(turn))
    assert len(true) > 60
    assert brier(told, true) < brier(alone, true)
