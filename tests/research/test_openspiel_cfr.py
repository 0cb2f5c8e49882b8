"""OpenSpiel's CFR and exploitability agree with our solver on GRA with one card each, to a thousandth of a round.

Both sides get the whole round from different sources: OpenSpiel walks the tree that the rules make, every deal a chance
node; our solver has the round in formulas of its own.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import get_all_states
from small_gra import small_gra, solved_round

from konspira.bots.solver import rounds
from konspira.bots.solver.cfr import TINY
from konspira.bots.solver.solve import Solution, spread
from konspira.research.openspiel import open_spiel_game

CHECK = 1 << 5
BID = CHECK + 1


def policy_of(solution: Solution, game: Any) -> Any:
    """What our solution does, as a policy of OpenSpiel."""
    policy = {}
    chances = [spread(side, solution.ends[seat]) for seat, side in enumerate(solution.game.sides)]
    states = get_all_states.get_all_states(game, include_terminals=False, include_chance_states=False)
    for state in states.values():
        seat, table = state.current_player(), state.held.at.table[0]
        side, kind = solution.game.sides[seat], int(table["card"][seat, 0])
        pair = rounds.PAIRS[kind]
        if state.legal_actions() == [0, 1]:
            weights = {end: chances[seat][side.names.index(((kind,), (pair[end],)))] for end in (0, 1)}
        else:
            shown = side.names.index(((kind,), (pair[int(table["up"][seat])],)))
            weights = bids_of(solution, state, seat, shown)
        total = sum(weights.values())
        if total <= TINY:  # where nothing is known yet all openings are alike, and later everybody checks
            weights = {action: float(action == CHECK or CHECK not in weights) for action in weights}
            total = sum(weights.values())
        policy[state.information_state_string()] = [
            (action, float(weight / total)) for action, weight in weights.items()
        ]
    return pyspiel.TabularPolicy(policy)


def bids_of(solution: Solution, state: Any, seat: int, shown: int) -> dict[int, float]:
    """The weight of every bid, and of the check, in the row of what has been bid."""

    def place(action: int) -> int:
        return solution.game.bids.index(((action - BID) % rounds.DECK + 1, (action - BID) // rounds.DECK + 1))

    done = [item.action for item in state.full_history() if item.player >= 0]  # without the deal
    path = [place(action) for action in done if action >= BID]
    row = solution.row(path)
    weights = {}
    for action in state.legal_actions():
        at = row if action == CHECK else solution.row([*path, place(action)])
        weights[action] = float(solution.average[seat][at, shown])
    return weights


@pytest.mark.parametrize(
    ("faces", "by_count", "jokers"),
    [
        (3, False, False),
        pytest.param(3, True, True, marks=pytest.mark.full),
        pytest.param(4, False, False, marks=pytest.mark.full),
        pytest.param(4, True, True, marks=pytest.mark.full),
    ],
)
def test_cfr_and_exploitability_agree_with_our_solver(
    faces: int, by_count: bool, jokers: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = Solution(solved_round(faces, by_count, jokers, monkeypatch))
    options = {"jokers": jokers, "bid_order": "count" if by_count else "value"}
    game = open_spiel_game(
        small_gra(tmp_path, faces), 2, options, chance="exact", zero_sum=True, begin="small_gra:one_round"
    )
    tree = pyspiel.convert_to_cached_tree(game)
    theirs = pyspiel.CFRPlusSolver(tree)

    ours.improve(3)  # far from solved: the same policy has the same exploitability on both sides
    known = ours.exploitability()
    rough = pyspiel.exploitability(tree, policy_of(ours, game))
    assert known > 0.02
    assert 2 * rough == pytest.approx(known, abs=1e-5), "a round won is worth 1 to us, and ½ to them"

    ours.improve(400)
    for _ in range(400):
        theirs.evaluate_and_update_policy()
    average = theirs.average_policy()
    assert pyspiel.exploitability(tree, average) < 1e-3
    assert pyspiel.exploitability(tree, policy_of(ours, game)) < 1e-3
    value = pyspiel.expected_returns(tree.new_initial_state(), average, -1, True)[0]
    assert 2 * value == pytest.approx(ours.value(), abs=1e-3)
