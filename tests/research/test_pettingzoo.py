"""PettingZoo's own tests over every game, number of seats and variant, and what it does not test."""

from __future__ import annotations

import functools
import types
from typing import Any

import numpy as np
import pytest
from every_setting import box_of, every_game, every_setting
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from konspira.play import shelf
from konspira.research.pettingzoo import aec_env, parallel_env

# PettingZoo knows its own environments with a mask in the observation by name, and warns of all others.
masks_are_fine = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)


@masks_are_fine
@every_setting
@pytest.mark.sample(5)
def test_seat_after_seat_passes_the_api_test(name: str, seats: int, options: dict[str, Any]) -> None:
    api_test(aec_env(box_of(name), seats, options, render_mode="ansi"), num_cycles=40)


@every_setting
@pytest.mark.sample(5)
def test_all_at_once_passes_the_parallel_api_test(name: str, seats: int, options: dict[str, Any]) -> None:
    parallel_api_test(parallel_env(box_of(name), seats, options), num_cycles=40)


@every_setting
@pytest.mark.sample(5)
def test_a_seed_gives_the_same_match_again(name: str, seats: int, options: dict[str, Any]) -> None:
    seed_test(lambda: aec_env(box_of(name), seats, options), num_cycles=20)
    parallel_seed_test(lambda: parallel_env(box_of(name), seats, options), num_cycles=20)
    parallel_seed_test(lambda: parallel_env(box_of(name), seats, options, illegal="first"), num_cycles=20)


@every_game
def test_it_can_be_drawn(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(functools.partial(aec_env, box_of(name)), {"ansi": bool})
    assert capsys.readouterr().out


@pytest.mark.parametrize("name", shelf.names())
def test_max_cycles_cut_a_match_off(name: str) -> None:
    """The toy is left out: its matches are shorter than the four cycles of PettingZoo's test."""

    def all_at_once(max_cycles: int) -> Any:
        return parallel_env(name, max_cycles=max_cycles, illegal="first")

    max_cycles_test(
        types.SimpleNamespace(parallel_env=all_at_once, env=lambda max_cycles: parallel_to_aec(all_at_once(max_cycles)))
    )


def test_max_cycles_cut_seat_after_seat_off_too() -> None:
    env = aec_env("gra", 3, max_cycles=2)
    env.reset(seed=1)
    decisions = 0
    for agent in env.agent_iter():
        observation, _, _, truncation, _ = env.last()
        mask = observation["action_mask"]
        env.step(None if truncation else env.action_space(agent).sample(mask))
        decisions += not truncation
    assert decisions == 6


def test_who_does_what_is_not_legal_loses_one_and_the_match_is_over() -> None:
    env = aec_env("gra", 2)
    env.reset(seed=1)
    env.step(100)
    assert (env.rewards, all(env.terminations.values())) == ({"seat_0": -1, "seat_1": 0}, True)
    both = parallel_env("gra", 2)
    both.reset(seed=1)
    _, rewards, terminations, truncations, _ = both.step({"seat_0": 0, "seat_1": both.wait})
    assert (rewards, both.agents) == ({"seat_0": 0, "seat_1": -1}, [])
    assert all(terminations.values())
    assert not any(truncations.values())


def test_sealed_choices_are_made_at_once_and_who_may_not_act_waits() -> None:
    env = parallel_env("gra", 3)
    told, _ = env.reset(seed=1)
    assert [told[agent]["action_mask"][[0, 1, env.wait]].tolist() for agent in env.agents] == [[1, 1, 0]] * 3
    told, *_ = env.step(dict.fromkeys(env.agents, 1))
    waiting = [bool(told[agent]["action_mask"][env.wait]) for agent in env.agents]
    assert sorted(waiting) == [False, True, True]
    bidder = waiting.index(False)
    bid = int(np.flatnonzero(told[f"seat_{bidder}"]["action_mask"])[0])
    _, _, terminations, _, _ = env.step(
        {agent: bid if seat == bidder else env.wait for seat, agent in enumerate(env.agents)}
    )
    assert not any(terminations.values())


def test_what_was_chosen_in_secret_is_in_nobody_elses_observation() -> None:
    seen = []
    for ends in (0, 1):
        env = aec_env("gra", 2)
        env.reset(seed=1)
        env.step(ends)
        assert env.agent_selection == "seat_1"
        seen.append(env.observe("seat_1")["observation"].tobytes())
    assert seen[0] == seen[1]


def test_payoffs_are_the_rewards_of_the_end() -> None:
    env = parallel_env(box_of("pips"), 2)
    for seed in range(20):
        env.reset(seed=seed)
        _, rewards, terminations, _, _ = env.step({"seat_0": 0, "seat_1": 0})
        assert all(terminations.values())
        assert list(rewards.values()) in ([1, 0], [0, 1], [0.5, 0.5])


def test_a_mistaken_argument_is_named() -> None:
    with pytest.raises(ValueError, match="render_mode 'rgb_array': there are ansi, human"):
        aec_env("gra", render_mode="rgb_array")
    with pytest.raises(ValueError, match="illegal='ignore'"):
        parallel_env("gra", illegal="ignore")  # type: ignore[arg-type]  # that is the mistake
