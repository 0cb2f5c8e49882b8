"""Shipped tables, opened again: equilibria as they stand, and almost so with the exact deck."""

from __future__ import annotations

import pytest

from konspira.bots.solver.examine import in_exact_deck, reopened
from konspira.bots.solver.player import strategy
from konspira.bots.solver.recipes import Recipe, recipes


@pytest.mark.sample(1)
@pytest.mark.parametrize("recipe", [recipe for recipe in recipes() if recipe.exact], ids=lambda recipe: recipe.name)
def test_the_exact_tables_are_equilibria_as_shipped(recipe: Recipe) -> None:
    known = strategy(recipe)
    assert known is not None
    far = reopened(known).exploitability()
    assert far <= (1e-4 if recipe.cards == (1, 1) else 2e-3)
    assert far == pytest.approx(known.scroll.shipped, abs=1e-4)


@pytest.mark.full
def test_a_reduced_table_loses_little_with_the_exact_deck() -> None:
    """The deck is not endless: whoever holds a card makes it rarer with the other. It costs a few hundredths."""
    known = strategy(Recipe((1, 3), False, False))
    assert known is not None
    assert reopened(known).exploitability() < in_exact_deck(known).exploitability() < 0.03
