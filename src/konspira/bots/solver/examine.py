"""A shipped table, opened again as a solution: its value and its exploitability can be worked out as it stands."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

import numpy as np

from konspira.bots.solver.player import Strategy
from konspira.bots.solver.rounds import PAIRS, exact
from konspira.bots.solver.scroll import CHECK, bids_of
from konspira.bots.solver.solve import Solution, spread


def reopened(strategy: Strategy) -> Solution:
    """The solution that a table is, after everything that was rounded or left out."""
    solution, bids = Solution(strategy.game), len(strategy.game.bids)
    for seat in (0, 1):
        turns, does = strategy.plays(seat)
        solution.ends[seat] = turns.astype(float)
        steps, step = np.unique(np.stack([does.node, does.action.astype(np.int64)]), axis=1, return_inverse=True)
        paths = [bids_of(node, bids) + ([] if action == CHECK else [action - 1]) for node, action in steps.T.tolist()]
        rows = np.array([solution.row(path) for path in paths])
        solution.average[seat][rows[step], does.state] = does.chance
    return solution


def in_exact_deck(strategy: Strategy) -> Solution:
    """A table that was solved as if the deck were endless, played with the exact deck by what its cards show."""
    recipe = strategy.recipe
    solution = Solution(exact(recipe.cards, recipe.by_count, recipe.jokers))
    plain = reopened(strategy)
    while len(solution.kin) < len(plain.kin):
        solution.used[0] = len(solution.kin)
        solution.make_room()
    solution.kin, solution.used = plain.kin, plain.used
    for seat in (0, 1):
        side, known = solution.game.sides[seat], strategy.game.sides[seat]
        shown = {name: state for state, name in enumerate(known.names)}
        state = np.array([shown[tuple(sorted(faces))] for _, faces in side.names])
        solution.average[seat][:] = plain.average[seat][:, state]
        chances = spread(known, plain.ends[seat])
        kinds = combinations_with_replacement(range(len(PAIRS)), recipe.cards[seat])
        hands = {held: hand for hand, held in enumerate(kinds)}
        chosen = {(int(h), int(s)): float(p) for h, s, p in zip(known.hand, known.state, chances, strict=True)}
        ways = [(hands[held], s) for (held, _), s in zip(side.names, state.tolist(), strict=True)]
        alike = Counter(ways)  # ways to turn a hand that show the same are equally likely
        solution.ends[seat] = np.array([chosen[way] / alike[way] for way in ways])
    return solution
