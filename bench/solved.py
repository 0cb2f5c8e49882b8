"""The solved rounds of GRA, examined: `python bench/solved.py tables | match`."""

from __future__ import annotations

import argparse
import functools
import itertools
import sys

from konspira.bots.solver.examine import in_exact_deck, reopened
from konspira.bots.solver.matches import match_value
from konspira.bots.solver.paper import Scroll
from konspira.bots.solver.player import strategy
from konspira.bots.solver.recipes import Recipe, recipes

PAIRS_OF_HANDS = tuple(itertools.product(range(1, 6), repeat=2))
SMALL = ((1, 3), (3, 1))  # rounds whose best answer with the exact deck is worked out in seconds


def tables(arguments: argparse.Namespace) -> None:
    """Values and exploitabilities of all shipped tables, by an exact best answer in the game each was solved in."""
    print(f"{'table':16} {'game':>14} {'value':>9} {'solved':>9} {'shipped':>9} {'exact':>9} {'size':>8}")
    whole = 0
    for recipe in recipes():
        if arguments.names and recipe.name not in arguments.names:
            continue
        known = strategy(recipe)
        if known is None:
            print(f"{recipe.name:16} missing")
            continue
        size = recipe.path.stat().st_size
        whole += size
        feasible = recipe.faces is None and recipe.least == 1 and not recipe.exact and not recipe.jokers
        in_deck = f"{in_exact_deck(known).exploitability():9.2g}" if feasible and recipe.cards in SMALL else f"{'':9}"
        print(
            f"{recipe.name:16} {kind(recipe):>14} {known.scroll.value:+9.5f} {known.scroll.solved:9.2g} "
            f"{reopened(known).exploitability():9.2g} {in_deck} {size / 1024:6.0f} kB",
            flush=True,
        )
    print(f"{whole / 2**20:.1f} MB")


def kind(recipe: Recipe) -> str:
    """The game a table was solved in."""
    if recipe.exact:
        return "exact"
    if recipe.faces:
        return "fives, sixes"
    return "endless" if recipe.least == 1 else f"endless, from {recipe.least}"


def match(arguments: argparse.Namespace) -> None:
    """How likely the starter wins a match of two from every number of cards."""

    @functools.cache
    def won(mine: int, theirs: int, by_count: bool, jokers: bool) -> float:
        recipe = Recipe((mine, theirs), by_count, jokers)
        return (1 + Scroll.load(recipe.path).value) / 2

    for by_count, jokers, fewer in itertools.product((False, True), repeat=3):
        order = "by count" if by_count else "by value"
        print(f"{order}, {'jokers' if jokers else 'no jokers'}, {'fewer cards' if fewer else 'base game'}:")
        unsolved = [n for n in PAIRS_OF_HANDS if not Recipe(n, by_count, jokers).path.exists()]
        if unsolved:
            print("  no tables for", ", ".join(f"{mine}–{other}" for mine, other in unsolved))
            continue
        of_round = functools.partial(won, by_count=by_count, jokers=jokers)
        for mine in range(1, 6):
            row = [match_value(of_round, (mine, other), fewer_cards=fewer) for other in range(1, 6)]
            print("  starter with", mine, " ".join(f"{100 * value:5.1f}" for value in row))


def main() -> None:
    """One of the two."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("tables", "match"))
    parser.add_argument("names", nargs="*", help="only these tables")
    arguments = parser.parse_args()
    getattr(sys.modules[__name__], arguments.what)(arguments)


if __name__ == "__main__":
    main()
