"""The shipped tables, recipe by recipe: all there, small, and as good as promised."""

from __future__ import annotations

import itertools

import pytest
from bots.solver.solving import opened

from konspira.bots.solver.paper import Scroll
from konspira.bots.solver.recipes import Recipe, recipes

PAIRS_OF_HANDS = set(itertools.product(range(1, 6), repeat=2))


def test_every_round_of_two_has_a_table() -> None:
    wanted = [Recipe(cards, order, jokers) for cards in PAIRS_OF_HANDS for order in (0, 1) for jokers in (0, 1)]
    assert all(recipe.path.exists() for recipe in wanted)
    assert {recipe.name for recipe in wanted} == {recipe.name for recipe in recipes()}


@pytest.mark.parametrize("recipe", recipes(), ids=lambda recipe: recipe.name)
def test_no_table_is_worse_than_a_few_hundredths_of_a_round(recipe: Recipe) -> None:
    scroll = Scroll.load(recipe.path)
    assert scroll.shipped < (0.035 if recipe.by_count and not recipe.exact else 0.01)
    assert -1 < scroll.value < 1


@pytest.mark.parametrize(("by_count", "jokers"), list(itertools.product((False, True), repeat=2)))
def test_more_cards_are_better_for_the_starter(by_count: bool, jokers: bool) -> None:
    won = [[opened(Recipe((mine, other), by_count, jokers)) for other in range(1, 6)] for mine in range(1, 6)]
    assert all(won[i][j] < won[i + 1][j] for i in range(4) for j in range(5))
    assert all(won[i][j] > won[i][j + 1] for i in range(5) for j in range(4))


def test_all_tables_fill_a_few_megabytes() -> None:
    assert sum(recipe.path.stat().st_size for recipe in recipes()) < 6_000_000
