"""Rounds that are solved here, and those that have been solved and shipped."""

from __future__ import annotations

from konspira.bots.solver.paper import Scroll
from konspira.bots.solver.recipes import Recipe
from konspira.bots.solver.rounds import Round
from konspira.bots.solver.solve import Solution


def solved(game: Round, iterations: int = 60) -> Solution:
    solution = Solution(game)
    solution.improve(iterations)
    return solution


def opened(recipe: Recipe) -> float:
    """How likely the starter of a solved round wins it."""
    return (1 + Scroll.load(recipe.path).value) / 2
