"""The solved rounds of GRA, examined: `python bench/solved.py tables | match`."""

from __future__ import annotations

import argparse
import functools
import sys

from konspira.bots.solver.examine import in_exact_deck, reopened
from konspira.bots.solver.matches import match_value
from konspira.bots.solver.player import table
from konspira.bots.solver.recipes import TABLES, Recipe, recipes


def tables(arguments: argparse.Namespace) -> None:
    """Values and exploitabilities of all shipped tables, by an exact best answer in the game each was solved in."""
    print(f"{'table':16} {'game':>12} {'value':>9} {'solved':>9} {'shipped':>9} {'size':>8}")
    for recipe in recipes():
        known = table(recipe)
        if known is None:
            print(f"{recipe.name:16} missing")
            continue
        solution = reopened(known)
        faces = len({face for _, face in known.game.bids})
        game = "exact" if recipe.exact else "reduced" if faces == 6 else "fives, sixes"
        size = (TABLES / f"{recipe.name}.npz").stat().st_size
        feasible = faces == 6 and not recipe.exact and not recipe.jokers and 1 in recipe.cards
        in_deck = f"  with the exact deck {in_exact_deck(known).exploitability():.2g}" if feasible else ""
        print(
            f"{recipe.name:16} {game:>12} {known.value:+9.5f} {float(known.parts['solved']):9.2g} "
            f"{solution.exploitability():9.2g} {size / 1024:6.0f} kB{in_deck}",
            flush=True,
        )


def match(arguments: argparse.Namespace) -> None:
    """How likely the starter wins a match of two from every number of cards, by value order."""

    @functools.cache
    def won(mine: int, theirs: int, jokers: bool) -> float:
        known = table(Recipe((mine, theirs), False, jokers))
        if known is None:
            raise SystemExit(f"no table for {mine} against {theirs}: python -m konspira.bots.solver.make")
        return (1 + known.value) / 2

    for jokers in (False, True):
        for fewer in (False, True):
            print(f"{'jokers' if jokers else 'no jokers'}, {'fewer cards' if fewer else 'base game'}:")
            for mine in range(1, 6):
                row = [
                    match_value(lambda a, b, j=jokers: won(a, b, j), (mine, other), fewer_cards=fewer)
                    for other in range(1, 6)
                ]
                print("  starter with", mine, " ".join(f"{100 * value:5.1f}" for value in row))


def main() -> None:
    """One of the two."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("tables", "match"))
    arguments = parser.parse_args()
    getattr(sys.modules[__name__], arguments.what)(arguments)


if __name__ == "__main__":
    main()
