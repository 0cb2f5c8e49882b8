"""A bot that looks ahead with a net: as the net does, unless something better was seen."""

from __future__ import annotations

import math

import numpy as np
import pytest

from konspira.bots.bot import Budget
from konspira.bots.nets.player import ABSURD, NetPlayer, shipped_judge
from konspira.bots.nets.search import WIDTH, NetSearch, Trial
from konspira.games.krecia.pieces import VOTING
from konspira.games.krecia.reasons import choose_by_beliefs
from konspira.play import shelf
from konspira.play.match import Match


def test_it_plays_the_same_again() -> None:
    match = Match(shelf.box("gra"), 4, {}, bytes(32))
    turn = match.turn(match.actors[0])
    first, again = (NetSearch(Budget(iterations=200), seed=7).choose(turn) for _ in range(2))
    assert first == again


def test_it_tries_what_the_net_likes_and_nothing_absurd() -> None:
    box = shelf.box("krecia")
    match = Match(box, 4, {}, bytes(32))
    turn = match.turn(match.actors[0])
    thought = NetSearch(Budget(iterations=64), seed=1).think(turn)
    chances = dict(zip(turn.legal.numbers.tolist(), shipped_judge(box).opinion(turn).chances, strict=True))
    assert 0 < len(thought.choices) <= WIDTH
    assert all(chances[choice.number] >= ABSURD * max(chances.values()) for choice in thought.choices)
    assert thought.iterations >= 64


def test_the_better_half_is_tried_longer() -> None:
    match = Match(shelf.box("krecia"), 4, {}, bytes(32))
    thought = NetSearch(Budget(iterations=800), seed=1).think(match.turn(match.actors[0]))
    tried = sorted(choice.visits for choice in thought.choices)
    assert len(tried) == 2 or tried[0] < tried[-1]


@pytest.mark.parametrize(("better", "likelier"), [(0.0, 1.0), (0.03, math.e)])
def test_what_was_seen_counts_as_far_as_it_is_more_than_chance(better: float, likelier: float) -> None:
    worlds = np.random.default_rng(5).random(100_000) * 0.6
    one, other = NetSearch(seed=1)._weights([Trial(1, 0.5, worlds), Trial(2, 0.5, worlds + better)])
    assert other / one == pytest.approx(likelier, rel=0.05)
    one, other = NetSearch(seed=1)._weights([Trial(1, 0.5, worlds[:4]), Trial(2, 0.5, worlds[:4] + better)])
    assert other / one < 1.2, "four trials tell hardly anything"


def test_a_difference_is_judged_in_the_worlds_that_both_were_tried_in() -> None:
    worlds = np.random.default_rng(5).random(1_000)
    few, many = Trial(1, 0.5, worlds[:500] + 0.01), Trial(2, 0.5, worlds)
    more, error = few.better(many)
    assert more == pytest.approx(0.01)
    assert error < 0.002 < worlds[:500].std() / math.sqrt(500)  # either by itself is less sure
    assert many.better(few) == (pytest.approx(-more), error)
    assert few.better(Trial(3, 0.5)) == (0.0, math.inf)


def test_what_was_not_tried_is_as_likely_as_the_net_says() -> None:
    assert NetSearch(seed=1)._weights([Trial(1, 0.75), Trial(2, 0.25)]) == [0.75, 0.25]


def test_what_beliefs_choose_is_tried_and_taken_however_little_the_net_thinks_of_it() -> None:
    box, found = shelf.box("krecia"), 0
    for deal in range(8):
        match, players = Match(box, 4, {}, bytes([deal] * 32)), [NetPlayer(seed=seat) for seat in range(4)]
        while match.outcome is None:
            turn = match.turn(match.actors[0])
            if turn.view.phase == VOTING and len(turn.legal) > 1:
                thought = NetSearch(Budget(iterations=60), seed=1).think(turn)
                assert thought.beliefs is not None
                believed = choose_by_beliefs(turn.view, thought.beliefs.facts)
                if believed is not None:
                    assert (thought.choices[0].number, thought.choices[0].visits > 0) == (believed, True)
                    found += 1
            match.act(turn.seat, players[turn.seat].choose(turn))
        if found > 2:
            return
    raise AssertionError("nobody voted by belief")
