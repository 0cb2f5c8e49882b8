"""A game in a temporary folder has every adapter without a line of its own."""

from __future__ import annotations

from collections.abc import Callable

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test

import konspira.research.gymnasium as seats
from konspira.boxes.box import Box
from konspira.research.chance_tree import deals
from konspira.research.openspiel import open_spiel_game
from konspira.research.openspiel_bots import ISMCTS, OurBot
from konspira.research.pettingzoo import aec_env, parallel_env
from konspira.research.rlcard import BotAgent, make


@pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)
def test_it_is_played_in_every_framework(altered: Callable[..., Box]) -> None:
    box = altered("drawers", rules=("SEATS, PIPS = 3, 6", "SEATS, PIPS = 3, 9"))
    assert len(deals(box, box.options_row(2))) == 9 * 9

    api_test(aec_env("drawers", 3, {"lowest": True}, render_mode="ansi"), num_cycles=10)
    parallel_api_test(parallel_env("drawers", 2), num_cycles=10)

    seats.register()
    check_env(gymnasium.make("konspira/drawers-v0", seats=3).unwrapped)
    envs = gymnasium.make_vec("konspira/drawers-v0", num_envs=64)
    envs.reset(seed=1)
    assert envs.step(np.zeros(64, np.int64))[1].sum() > 0

    game = open_spiel_game("drawers", 3)
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
    players = [OurBot(ISMCTS(seed=1), 0), OurBot("random", 1, seed=1), OurBot("flat@100", 2, seed=1)]
    assert sum(pyspiel.evaluate_bots(game.new_initial_state(), players, 1)) == pytest.approx(1)

    env = make("drawers", 2, seed=1)
    env.set_agents([BotAgent("random", seed=1), BotAgent("random", seed=2)])
    assert env.run()[1].sum() == 1
