"""RLCard's way of running a game: states, trajectories and payoffs in the forms that its agents know."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest
from every_setting import box_of, every_setting

from konspira.research.one_table import NotLegal
from konspira.research.rlcard import BotAgent, make


class Anything:
    """RLCard's own random agent, in its words."""

    use_raw = False

    def __init__(self, seed: int) -> None:
        self.np_random = np.random.RandomState(seed)
        self.measured = 0

    def step(self, state: dict[str, Any]) -> int:
        return int(self.np_random.choice(list(state["legal_actions"].keys())))

    def eval_step(self, state: dict[str, Any]) -> tuple[int, Mapping[str, Any]]:
        self.measured += 1
        return self.step(state), {"probs": {}}


@every_setting
@pytest.mark.sample(5)
def test_a_match_is_run_to_its_end(name: str, seats: int, options: dict[str, Any]) -> None:
    env = make(box_of(name), seats, options, seed=1)
    env.set_agents([BotAgent("random", seed=1) if seat % 2 else Anything(seat) for seat in range(seats)])
    trajectories, payoffs = env.run(is_training=False)
    assert (payoffs.shape, len(trajectories)) == ((seats,), seats)
    for seat, trajectory in enumerate(trajectories):
        assert len(trajectory) % 2 == 1, "a state at first and at last, an action between any two"
        for state, action in zip(trajectory[:-1:2], trajectory[1::2], strict=True):
            assert action in (state["raw_legal_actions"] if seat % 2 else state["legal_actions"])
        assert trajectory[-1]["legal_actions"] == {}
        assert len(trajectory[-1]["action_record"]) == len(trajectory) // 2


def test_a_state_is_rlcards_dict() -> None:
    env = make("gra", 3, seed=2)
    state, seat = env.reset()
    assert isinstance(state["legal_actions"], OrderedDict)
    assert (list(state["legal_actions"]), {*state["legal_actions"].values()}) == ([0, 1], {None})
    assert [state["obs"].shape[0]] == env.state_shape[seat]
    assert state["raw_obs"].seat == seat
    assert [env.at.box.wording.number(value) for value in state["raw_legal_actions"]] == [0, 1]
    assert state["action_record"] == []


def test_what_others_choose_in_secret_is_in_no_state_of_mine() -> None:
    seen = []
    for ends in (0, 1):
        env = make("gra", 2, seed=2)
        env.reset()
        state, seat = env.step(ends)
        assert seat == 1
        seen.append((state["obs"].tobytes(), state["raw_obs"], state["action_record"]))
    assert seen[0] == seen[1]


def test_a_seed_gives_the_same_matches_again_and_training_asks_step() -> None:
    runs = []
    for _ in range(2):
        env = make("gra", 2, seed=7)
        agents = [Anything(1), Anything(2)]
        env.set_agents(agents)
        runs.append([env.run(is_training=True)[1].tolist() for _ in range(3)])
        assert agents[0].measured == 0
        assert env.timestep > 0
    assert runs[0] == runs[1]


def test_what_cannot_be_is_refused() -> None:
    env = make("gra", 2, seed=1)
    with pytest.raises(ValueError, match="set_agents first"):
        env.run()
    with pytest.raises(ValueError, match="1 agents: there are 2 seats"):
        env.set_agents([Anything(1)])
    env.reset()
    with pytest.raises(NotLegal):
        env.step(300)
