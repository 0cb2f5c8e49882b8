"""Five levels a game, each with a rating that was measured and is shown."""

from __future__ import annotations

import itertools
import tomllib

import pytest
from typer.testing import CliRunner

from konspira.bots.levels import FILE, LEVELS, RATINGS
from konspira.cli import app

RATED = ("gra", "krecia", "agenci")


@pytest.mark.parametrize("game", RATED)
def test_every_level_is_better_than_the_one_before(game: str) -> None:
    for one, next_one in itertools.pairwise(LEVELS):
        assert RATINGS[game][next_one][0] > RATINGS[game][one][0]
    ratings = [RATINGS[game][level][0] for level in LEVELS]
    assert sum(ratings) / len(ratings) == pytest.approx(1500, abs=3)


@pytest.mark.parametrize("game", RATED)
def test_the_best_level_is_surely_better_than_the_first(game: str) -> None:
    (low, low_error), (high, high_error) = RATINGS[game]["level-1"], RATINGS[game]["level-5"]
    assert high - high_error > low + low_error


@pytest.mark.parametrize("game", RATED)
def test_it_is_written_down_how_ratings_were_measured(game: str) -> None:
    told = tomllib.loads(FILE.read_text(encoding="utf-8"))[game]
    assert told["games"] >= 50
    assert told["seats"] >= 2


@pytest.mark.parametrize(("language", "word"), [("pl", "ranking"), ("cs", "hodnocení"), ("en", "rating")])
def test_the_command_line_shows_ratings_with_the_game(language: str, word: str) -> None:
    said = CliRunner().invoke(app, ["games", "gra", "-l", language]).output
    rating, error = RATINGS["gra"]["level-5"]
    assert word in said
    assert f"{rating} ± {error}" in said


def test_only_the_best_level_thinks_by_the_clock_and_it_stays_within_a_second() -> None:
    assert [bool(level.budget.seconds) for level in LEVELS.values()] == [False, False, False, False, True]
    assert LEVELS["level-5"].budget.seconds < 1
