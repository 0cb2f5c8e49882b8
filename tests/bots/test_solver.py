"""The solver against what is known: values of public liar's dice, and equilibria that cannot be exploited."""

from __future__ import annotations

import itertools
import random

import pytest

from konspira.bots import bot
from konspira.bots.solver.examine import in_exact_deck, reopened
from konspira.bots.solver.matches import match_value
from konspira.bots.solver.pack import EIGHT_BITS, bids_of, node_of, pack, successor
from konspira.bots.solver.player import advice, table
from konspira.bots.solver.recipes import Recipe, recipes
from konspira.bots.solver.rounds import dice, exact, ladder, reduced
from konspira.bots.solver.solve import Solution
from konspira.kernel.box import Box
from konspira.play.match import Match

PAIRS_OF_HANDS = set(itertools.product(range(1, 6), repeat=2))


@pytest.mark.parametrize(
    ("joker", "value"), [(0, -1 / 9), (1, -7 / 327), (6, -0.0271318)], ids=["plain", "ones wild", "sixes wild"]
)
def test_the_known_values_of_liars_dice_come_out(joker: int, value: float) -> None:
    solution = Solution(dice(joker))
    solution.improve(1500)
    assert solution.exploitability() < 2e-4
    assert solution.value() == pytest.approx(value, abs=2e-4)


@pytest.mark.parametrize(("by_count", "jokers"), list(itertools.product((False, True), repeat=2)))
def test_a_round_of_one_card_each_is_solved(by_count: bool, jokers: bool) -> None:
    solution = Solution(exact((1, 1), by_count, jokers))
    solution.improve(400)
    assert solution.exploitability() < 1e-3
    assert solution.value() == pytest.approx(0.0237 if jokers else -0.0506, abs=1e-3)


def test_worlds_of_an_exact_round_are_as_likely_as_the_deck_makes_them() -> None:
    game = exact((1, 2), False, False)
    single, double = game.sides
    total = 0.0
    for first in range(len(single.prior)):
        for second in range(len(double.prior)):
            held = double.types[double.hand == second][0]
            total += single.prior[first] * double.prior[second] * (game.base - (held == first).sum())
    assert total == pytest.approx(1.0)


def test_an_endless_deck_shows_what_a_full_one_would() -> None:
    game = reduced((2, 2), True, False)
    for side in game.sides:
        assert side.prior.sum() == pytest.approx(1.0)
        assert side.size == 21


def test_histories_are_numbered_one_after_the_other() -> None:
    bids = 6
    paths = [list(path) for size in range(bids + 1) for path in itertools.combinations(range(bids), size)]
    assert sorted(node_of(path, bids) for path in paths) == list(range(1 << bids))
    assert all(bids_of(node_of(path, bids), bids) == path for path in paths)


def test_an_action_leads_to_the_history_with_its_bid() -> None:
    bids, path = 6, [1, 3]
    found = [successor(node_of(path, bids), action, bids) for action in (0, 5, 6)]
    assert found == [node_of(path, bids), node_of([*path, 4], bids), node_of([*path, 5], bids)]


def test_packing_costs_little() -> None:
    solution = Solution(exact((1, 1), False, False))
    solution.improve(300)
    before = solution.exploitability()
    for seat in (0, 1):
        pack(solution, seat, 0.005, EIGHT_BITS)
    assert solution.exploitability() < before + 2e-3


def test_bids_by_value_and_by_count_are_in_the_order_of_the_rules(gra: Box) -> None:
    for order in ("value", "count"):
        match = Match(gra, 2, {"bid_order": order}, bytes(32))
        for seat in (0, 1):
            match.act(seat, gra.wording.TurnCards())
        legal = [(bid.count, bid.face) for bid in match.turn(match.actors[0]).legal]
        assert legal == ladder(2, order == "count")


@pytest.mark.parametrize("recipe", [recipe for recipe in recipes() if recipe.exact], ids=lambda recipe: recipe.name)
def test_the_exact_tables_are_equilibria_as_shipped(recipe: Recipe) -> None:
    known = table(recipe)
    assert known is not None
    far = reopened(known).exploitability()
    assert far <= (1e-4 if recipe.cards == (1, 1) else 2e-3)
    assert far == pytest.approx(float(known.parts["shipped"]), abs=1e-4)


SHIPPED = [recipe for recipe in recipes() if table(recipe) is not None]


def test_by_value_every_round_of_two_has_a_table() -> None:
    assert {recipe.cards for recipe in SHIPPED if not recipe.by_count and not recipe.jokers} == PAIRS_OF_HANDS
    assert {recipe.cards for recipe in SHIPPED if not recipe.by_count and recipe.jokers} == PAIRS_OF_HANDS


@pytest.mark.parametrize("recipe", SHIPPED, ids=lambda recipe: recipe.name)
def test_no_table_is_worse_than_a_hundredth_of_a_round(recipe: Recipe) -> None:
    known = table(recipe)
    assert known is not None
    assert float(known.parts["shipped"]) < 0.01
    assert -1 < known.value < 1


def test_more_cards_are_better_for_the_starter() -> None:
    for jokers in (False, True):
        won = [[opened(Recipe((mine, other), False, jokers)) for other in range(1, 6)] for mine in range(1, 6)]
        assert all(won[i][j] < won[i + 1][j] for i in range(4) for j in range(5))
        assert all(won[i][j] > won[i][j + 1] for i in range(5) for j in range(4))


def opened(recipe: Recipe) -> float:
    """How likely the starter of a solved round wins it."""
    known = table(recipe)
    assert known is not None
    return (1 + known.value) / 2


def test_a_match_of_two_is_worth_what_its_rounds_are() -> None:
    won = match_value(lambda mine, other: opened(Recipe((mine, other), False, False)), (1, 1))
    assert won == pytest.approx(0.494, abs=0.004)  # nobody can do much better by starting
    assert match_value(lambda mine, other: 0.5, (1, 1)) == pytest.approx(0.5)
    assert match_value(lambda mine, other: 0.5, (5, 5), fewer_cards=True) == pytest.approx(0.5)
    assert match_value(lambda mine, other: 0.5, (5, 4)) == pytest.approx(0.25)


@pytest.mark.parametrize(
    "options",
    [{}, {"jokers": True}, {"bid_order": "count"}, {"fewer_cards": True}, {"fewer_cards": True, "jokers": True}],
)
def test_the_solver_plays_whole_matches(gra: Box, options: dict[str, object]) -> None:
    chance = random.Random(1)
    by_table = 0
    for _ in range(3):
        match = Match(gra, 2, options, chance.randbytes(32))
        player = bot("solver@50", seed=1)
        while match.outcome is None:
            seat = match.actors[0]
            turn = match.turn(seat)
            known = advice(turn)
            by_table += bool(known)
            assert all(number in turn.legal.numbers for number, _ in known)
            match.act(seat, player.choose(turn) if chance.random() < 0.7 else chance.choice(turn.legal))
    assert by_table > 10


def test_a_reduced_table_loses_little_with_the_exact_deck() -> None:
    """The deck is not endless: whoever holds a card makes it rarer with the other. It costs a few hundredths."""
    known = table(Recipe((1, 3), False, False))
    assert known is not None
    assert reopened(known).exploitability() < in_exact_deck(known).exploitability() < 0.03
