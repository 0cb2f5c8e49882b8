"""Best responses: by hand for the toy, and as the solver of GRA has them."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from research.small_gra import PAIRS, first_round

from konspira.bots.solver.rounds import PAIRS as SOLVER_PAIRS
from konspira.bots.solver.rounds import exact
from konspira.bots.solver.solve import Solution, spread
from konspira.boxes.box import Box
from konspira.games.gra.pieces import BID, BIDDING, CARDS, CHECK, DECK, FACES
from konspira.research.best_response import best_response, examine, exploitability, values
from konspira.research.cfr import solve
from konspira.research.game_tree import GameTree
from konspira.research.subgame import Subgame

KEEP, SWAP = 0, 1


def keeping(tree: GameTree) -> np.ndarray:
    return (tree.action == KEEP).astype(float)


def test_two_who_keep_their_numbers_share_and_the_best_answer_swaps_low_ones(pips: Box) -> None:
    tree = GameTree(Subgame(pips))
    assert values(tree, keeping(tree)) == pytest.approx([0.5, 0.5])
    answer = best_response(tree, keeping(tree), 0)
    # With n kept, wins are (n - 1) / 6 and half of 1 / 6; a swap is worth a half: it is better for 1, 2 and 3.
    assert answer.value == pytest.approx((3 * 0.5 + sum((n - 0.5) / 6 for n in (4, 5, 6))) / 6)
    mine = tree.owner == 0
    swaps = answer.policy[tree.action == SWAP][mine]
    assert swaps[np.argsort(tree.views["pip"][mine, 0])].tolist() == [1, 1, 1, 0, 0, 0]


def test_nash_conv_is_what_all_best_answers_win_together(pips: Box) -> None:
    tree = GameTree(Subgame(pips, seats=3))
    policy = keeping(tree)
    gains = [best_response(tree, policy, seat).value - values(tree, policy)[seat] for seat in range(3)]
    assert min(gains) > 0.05
    found = examine(tree, policy, seed=9)
    assert found.nash_conv == pytest.approx(sum(gains))
    assert found.exploitability == pytest.approx(sum(gains) / 3)
    assert (found.nodes, found.provenance.game, found.provenance.seed) == (len(tree.parent), "pips", 9)


def test_nobody_gains_against_who_plays_best_already(pips: Box) -> None:
    tree = GameTree(Subgame(pips))
    assert exploitability(tree, solve(tree, 50)) < 1e-3


def paths(solution: Solution) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every history that the solver has a row for, and its row."""
    waiting: list[tuple[tuple[int, ...], int]] = [((), 0)]
    while waiting:
        path, row = waiting.pop()
        yield path, row
        child = int(solution.kin[row, 0])
        while child >= 0:
            waiting.append(((*path, int(solution.kin[child, 2])), child))
            child = int(solution.kin[child, 1])


def as_policy(tree: GameTree, solution: Solution) -> np.ndarray:
    """A solution of the round as a policy of the tree: by what each information state's view shows."""
    rows, weights = dict(paths(solution)), np.zeros(len(tree.action))
    turned = [spread(side, solution.ends[seat]) for seat, side in enumerate(solution.game.sides)]
    states = [{name: place for place, name in enumerate(side.names)} for side in solution.game.sides]
    for state, view in enumerate(tree.views):
        seat, card = int(tree.owner[state]), int(view["card"][0])
        for choice in range(tree.first[state], tree.first[state + 1]):
            action = int(tree.action[choice])
            if view["phase"] != BIDDING:
                weights[choice] = turned[seat][states[seat][((card,), (int(CARDS[card, action]),))]]
                continue
            held = states[seat][((card,), (int(CARDS[card, view["up"]]),))]
            said = [face * 2 + count for face in range(FACES) for count in range(2) if view["said"][face] >> count & 1]
            bid = (action - BID) // DECK * 2 + (action - BID) % DECK
            row = rows.get(tuple(said) if action == CHECK else (*said, bid), -1)
            weights[choice] = solution.average[seat][row, held] if row >= 0 else 0.0
        here = slice(tree.first[state], tree.first[state + 1])
        if view["phase"] == BIDDING and view["bidder"] >= 0 and weights[here].sum() <= 1e-30:
            weights[here] = tree.action[here] == CHECK  # where the solver knows nothing, it checks
    return tree.normal(weights)


def solution_of(pairs: int) -> Solution:
    """The solver's round with a card each, if the cards are of the first so many pairs of values."""
    game = exact((1, 1), by_count=False, jokers=False)
    known = np.arange(PAIRS) < pairs
    for side, each in zip(game.sides, (1 / (2 * pairs - 1), 1 / pairs), strict=True):  # worlds weigh 2, 1 if equal
        side.prior[:] = known * each
    return Solution(game)


@pytest.mark.parametrize("pairs", [4, pytest.param(PAIRS, marks=pytest.mark.full)])  # half a million nodes, and seven
def test_a_round_of_gra_with_a_card_each_is_exploited_as_the_solver_says(pairs: int) -> None:
    assert [tuple(card) for card in CARDS[:PAIRS].tolist()] == SOLVER_PAIRS
    tree, solution = GameTree(first_round(pairs), most=8_000_000), solution_of(pairs)
    for iterations, most in ((20, 1.0), (300, 0.02)):
        solution.improve(iterations)
        policy = as_policy(tree, solution)
        ours, theirs = exploitability(tree, policy), solution.exploitability()
        assert ours == pytest.approx(theirs, abs=1e-3)
        assert 0 < ours < most
        assert values(tree, policy)[0] == pytest.approx(solution.value(), abs=1e-3)
