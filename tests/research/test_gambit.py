"""Small games in Gambit's form: OpenSpiel's own C++ finds in them what we find, and what our solver of GRA finds."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from research.rounds_of_gra import PAIRS, first_round
from research.test_exploit import as_policy, solution_of

from konspira.boxes.box import Box
from konspira.research.cfr import solve
from konspira.research.exploit import exploitability, values
from konspira.research.gambit import efg, state_numbers
from konspira.research.game_tree import GameTree
from konspira.research.subgame import Subgame


def their_policy(tree: GameTree, game: Any, policy: np.ndarray) -> Any:
    """A policy of the tree as one of OpenSpiel, which numbers actions by itself and calls states by seat and number."""
    named, lot = {}, random.Random(1)
    for _ in range(2000):
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                named |= {state.action_to_string(action): action for action in state.legal_actions()}
            state.apply_action(lot.choice(state.legal_actions()))
    table = {}
    for state, number in enumerate(state_numbers(tree).tolist()):
        seat, choices = int(tree.owner[state]), range(tree.first[state], tree.first[state + 1])
        table[f"{seat}-{seat}-{number}-"] = [(named[str(tree.action[c])], float(policy[c])) for c in choices]
    return pyspiel.TabularPolicy(table)


def their_values(game: Any, policy: Any) -> list[float]:
    found: list[float] = pyspiel.expected_returns(game.new_initial_state(), policy, -1, True)
    return found


def test_a_game_with_chance_in_the_middle_is_worth_the_same_to_openspiel(pips: Box) -> None:
    tree = GameTree(Subgame(pips))
    game = pyspiel.load_efg_game(efg(tree))
    for policy in (tree.uniform(), solve(tree, 20)):
        theirs = their_policy(tree, game, policy)
        assert their_values(game, theirs) == pytest.approx(values(tree, policy).tolist(), abs=1e-9)
    assert len(tree.owner) == sum(len(infosets(game, seat)) for seat in (0, 1))


def infosets(game: Any, seat: int) -> set[str]:
    found, waiting = set(), [game.new_initial_state()]
    while waiting:
        state = waiting.pop()
        if not state.is_terminal():
            if not state.is_chance_node() and state.current_player() == seat:
                found.add(state.information_state_string())
            waiting += [state.child(action) for action in state.legal_actions()]
    return found


def test_openspiel_exploits_a_round_of_gra_as_we_do() -> None:
    tree = GameTree(first_round(1))
    game = pyspiel.load_efg_game(efg(tree))
    for policy in (tree.uniform(), solve(tree, 5)):
        theirs = pyspiel.exploitability(game, their_policy(tree, game, policy))
        assert theirs == pytest.approx(exploitability(tree, policy), abs=1e-9)


@pytest.mark.full
@pytest.mark.parametrize("pairs", [2, PAIRS])  # 131,000 nodes; 7.4 million, for which OpenSpiel needs 10 GB
def test_openspiels_cfr_and_exploitability_agree_with_our_solver_on_gra_with_a_card_each(pairs: int) -> None:
    tree, solver = GameTree(first_round(pairs), most=8_000_000), solution_of(pairs)
    game = pyspiel.load_efg_game(efg(tree))
    solver.improve(20)  # far from solved: the same policy is as exploitable for all three
    rough = as_policy(tree, solver)
    theirs = pyspiel.exploitability(game, their_policy(tree, game, rough))
    assert theirs == pytest.approx(exploitability(tree, rough), abs=1e-9)
    assert theirs == pytest.approx(solver.exploitability(), abs=1e-3)

    solver.improve(300)
    learner = pyspiel.CFRPlusSolver(game)
    for _ in range(200):
        learner.evaluate_and_update_policy()
    average = learner.average_policy()
    assert their_values(game, average)[0] == pytest.approx(solver.value(), abs=1e-3)
    assert pyspiel.exploitability(game, average) < 0.02
