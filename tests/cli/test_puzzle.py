"""`puzzle`: the puzzle of a day in a terminal, answered and explained; another day on request."""

from __future__ import annotations

import datetime
from collections.abc import Callable

import pytest
from cli.refusing import refused

from konspira.bots.puzzles import FIRST, Puzzle, collection

Run = Callable[..., tuple[int, str]]


def first(**wanted: str) -> tuple[str, Puzzle]:
    """The day of the first puzzle that is so, and the puzzle."""
    place, puzzle = next(
        (place, one)
        for place, one in enumerate(collection())
        if all(getattr(one, name, getattr(one.position, name, None)) == value for name, value in wanted.items())
    )
    return (FIRST + datetime.timedelta(days=place)).isoformat(), puzzle


@pytest.mark.parametrize(("language", "words"), [("en", "That is it!"), ("pl", "Tak jest!"), ("cs", "Přesně tak!")])
def test_who_names_the_mole_hears_the_proof(run: Run, language: str, words: str) -> None:
    day, puzzle = first(asks="suspect")
    others = [seat for seat in range(puzzle.position.seats) if seat != puzzle.position.seat]
    code, said = run("puzzle", "--day", day, "-l", language, typed=f"9\n{others.index(puzzle.suspect) + 1}\n")
    assert code == 0
    assert words in said


def test_an_action_is_answered_with_what_the_others_cost(run: Run) -> None:
    day, _ = first(asks="action", game="gra")
    code, said = run("puzzle", "--day", day, typed="c\nsprawdzam\ncheck\n1\n1\n1\n1\n")
    assert code == 0
    assert "The answer:" in said
    assert "% of the win" in said


def test_who_leaves_is_not_scolded(run: Run) -> None:
    assert run("puzzle", typed="")[0] == 0


def test_a_day_that_is_none_is_refused() -> None:
    assert "2026-11-24" in refused("puzzle", "--day", "tomorrow", "-l", "en")
