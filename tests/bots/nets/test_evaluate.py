"""A net says what its layers add up to, whatever adds them up."""

from __future__ import annotations

import numpy as np
import pytest
from bots.nets.random_net import random_net

from konspira.bots.nets.file import read
from konspira.bots.nets.player import Judge
from konspira.boxes.entry import entry_point
from konspira.play import shelf
from konspira.play.match import Match
from konspira.senses import sense_view, senses_of, turning_of, unpacked
from konspira.turn import Turn


def by_numpy(turn: Turn, packed: bytes) -> tuple[np.ndarray, np.ndarray]:
    net, _ = read(packed, turn.box)
    words = np.zeros(senses_of(turn.box).words(), np.uint64)
    entry_point(turn.box, sense_view)(turn.row, turn.box.summary.new(), words, 0)
    x = unpacked(words, 64 * len(words)).astype(float)
    hidden = np.maximum(x @ net.columns + net.first, 0)
    hidden = hidden + np.maximum(hidden @ net.dense + net.second, 0)
    numbers = turning_of(turn.box).turned[turn.view.options.seats, turn.seat, turn.legal.numbers]
    logits = net.policy[numbers] @ hidden + net.policy_bias[numbers]
    chances = np.exp(logits - logits.max())
    return chances / chances.sum(), net.value @ hidden + net.value_bias


@pytest.mark.parametrize(("game", "seats"), [("gra", 3), ("krecia", 4)])
def test_compiled_code_says_what_the_layers_add_up_to(game: str, seats: int) -> None:
    box = shelf.box(game)
    packed = random_net(box)
    judge, match, lot = Judge(box, packed), Match(box, seats, {}, bytes(32)), np.random.default_rng(1)
    for _ in range(12):
        turn = match.turn(match.actors[0])
        chances, shares = judge.opinion(turn)
        expected, value = by_numpy(turn, packed)
        assert chances == pytest.approx(expected, rel=1e-4)
        assert shares == pytest.approx(value, rel=1e-3, abs=1e-4)
        match.act(turn.seat, turn.legal[int(lot.integers(len(turn.legal)))])


def test_a_turn_is_judged_by_what_its_seat_knows_alone() -> None:
    box = shelf.box("gra")
    judge = Judge(box, random_net(box))
    match = Match(box, 3, {}, bytes(32))
    turn = match.turn(match.actors[0])
    before = judge.opinion(turn)
    judge.opinion(match.turn(match.actors[1]))  # another seat, in between
    again = judge.opinion(turn)
    assert (before.chances == again.chances).all()
    assert (before.shares == again.shares).all()
