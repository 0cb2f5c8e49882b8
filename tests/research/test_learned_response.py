"""Learned responses: near the exact one where that is known, and clear of who is easily exploited."""

from __future__ import annotations

import numpy as np
import pytest

from konspira.boxes.box import Box
from konspira.games.gra.pieces import CHECK
from konspira.research.crowd import Observed
from konspira.research.exploit import best_response
from konspira.research.game_tree import GameTree
from konspira.research.learned_response import learn_response, uniform
from konspira.research.subgame import Subgame


def keeps(asked: Observed, chance: np.random.Generator) -> np.ndarray:
    return np.zeros(len(asked.seat), np.int64)


def checks(asked: Observed, chance: np.random.Generator) -> np.ndarray:
    """Doubts every bid, and opens with the lowest."""
    return np.where(asked.mask[:, CHECK] == 1, CHECK, asked.mask.argmax(1))


def test_in_the_toy_it_comes_near_the_exact_best_response_and_not_above(pips: Box) -> None:
    tree = GameTree(Subgame(pips))
    exact = best_response(tree, (tree.action == 0).astype(float), 0).value - 0.5
    found = learn_response(pips, keeps, seats=2, practice=20_000, games=20_000, rate=5e-3, seed=1)
    assert 0.8 * exact < found.lower_bound <= exact
    assert abs(found.gain - exact) < 2 * found.error
    assert (found.provenance.game, found.provenance.seed, found.practised) == ("pips", 1, 20_000)


def test_the_same_seed_finds_the_same(pips: Box) -> None:
    one, other = (learn_response(pips, uniform, practice=500, games=500, seed=3) for _ in range(2))
    assert one == other
    assert one.lower_bound >= 0


@pytest.mark.full  # the page about the tools does it too
def test_who_always_checks_at_gra_is_beaten_clearly() -> None:
    found = learn_response("gra", checks, seats=2, practice=1500, games=1000, seed=1)
    assert found.value > 0.8
    assert found.lower_bound > 0.3
