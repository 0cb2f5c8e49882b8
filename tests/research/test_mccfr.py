"""MCCFR: what is regretted is played, and the average of it all gets ever harder to exploit."""

from __future__ import annotations

import numpy as np
import pytest
from research.rounds_of_gra import last_bids

from konspira.boxes.box import Box
from konspira.research.exploit import exploitability
from konspira.research.game_tree import GameTree
from konspira.research.mccfr import MCCFR, regret_matching
from konspira.research.subgame import Subgame


def test_regret_matching_plays_by_positive_regrets_and_anything_without() -> None:
    assert regret_matching([3.0, -2.0, 1.0]) == [0.75, 0.0, 0.25]
    assert regret_matching([-1.0, 0.0]) == [0.5, 0.5]


def test_small_gra_converges() -> None:
    subgame = last_bids()
    tree, learner = GameTree(subgame), MCCFR(subgame, seed=1)
    learner.run(300)
    early = exploitability(tree, tree.policy(learner.average()))
    learner.run(5700)
    late = exploitability(tree, tree.policy(learner.average()))
    assert late < 0.035 < early < exploitability(tree, tree.uniform())


def test_the_toy_is_learned_and_the_same_seed_learns_the_same(pips: Box) -> None:
    subgame = Subgame(pips)
    tree, policies = GameTree(subgame), []
    for seed in (4, 4, 5):
        learner = MCCFR(subgame, seed=seed)
        learner.run(1500)
        policies.append(tree.policy(learner.average()))
    assert exploitability(tree, policies[0]) < 0.01
    assert (learner.provenance.seed, learner.iterations) == (5, 1500)
    assert policies[0] == pytest.approx(policies[1], abs=0)
    assert not np.array_equal(policies[0], policies[2])
