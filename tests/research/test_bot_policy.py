"""Bots at crowds: they get the very turns that they would get in a match."""

from __future__ import annotations

import numpy as np

from konspira.bots import bot
from konspira.research import Crowd
from konspira.research.bot_policy import BotPolicy
from konspira.research.infostate import information_state
from konspira.research.learned_response import learn_response
from konspira.turn import Turn


class Listener:
    """Plays the last legal action, and keeps what it was given."""

    name = "listener"

    def __init__(self) -> None:
        self.turns: list[Turn] = []

    def choose(self, turn: Turn) -> object:
        self.turns.append(turn)
        return turn.legal[-1]


def test_a_bot_sees_every_moment_of_a_match_and_nothing_of_the_one_before() -> None:
    crowd, listener = Crowd("gra", seats=3, tables=4, seed=1, turned=False), Listener()
    policy = BotPolicy(listener, crowd)  # type: ignore[arg-type]  # it answers any game
    over = 0
    while over < 6:
        actions = policy(crowd.observe())
        _, done = crowd.step(actions)
        policy.ended(done)
        over += int(done.sum())
    first = [turn for turn in listener.turns if len(turn.history) == 1]
    assert len(first) > 4, "later matches begin with one moment too"
    assert all(turn.history[0].view.round == 1 for turn in listener.turns)
    longest = max(listener.turns, key=lambda turn: len(turn.history))
    rounds = [moment.view.round for moment in longest.history]
    assert rounds == sorted(rounds)
    assert set(rounds) == set(range(1, rounds[-1] + 1))
    assert information_state(longest).count("\n") == len(longest.history)


def test_a_policy_asks_its_bot_only_where_it_is_told_to() -> None:
    crowd, listener = Crowd("gra", seats=2, tables=6, seed=1, turned=False), Listener()
    BotPolicy(listener, crowd)(crowd.observe(), np.array([1, 4]))  # type: ignore[arg-type]  # as above
    assert len(listener.turns) == 2


def test_a_response_can_be_learned_against_a_bot(pips: object) -> None:
    found = learn_response("pips", bot("random", seed=1), practice=8000, games=4000, tables=64, rate=5e-3, seed=2)
    assert found.lower_bound > 0.02, "random play swaps high numbers too"
