"""`simulate` and `bench`: numbers, as tables in three languages or as JSON."""

from __future__ import annotations

import json

import pytest


def test_simulate_sums_up(run) -> None:
    code, said = run("simulate", "gra", "--games", "3000", "--seats", "5", "-o", "longer")
    assert code == 0
    assert "decisions per game" in said
    assert "share of wins, Seat 5" in said


def test_bench_gives_a_list_of_records(run) -> None:
    code, said = run("bench", "gra", "--json", "--seconds", "0.3")
    (one,) = json.loads(said)
    assert code == 0
    assert {"game", "seats", "options", "decisions_per_second", "peer", "peer_decisions_per_second", "ratio"} <= set(
        one
    )
    assert (one["game"], one["seats"], one["peer"]) == ("gra", 4, "OpenSpiel liars_dice")
    assert one["decisions_per_second"] > 0


def test_bench_takes_the_games_that_have_so_many_seats(run) -> None:
    code, said = run("bench", "--seats", "7", "--json", "--seconds", "0.1")
    assert code == 0
    assert [one["game"] for one in json.loads(said)] == ["agenci"]


@pytest.mark.parametrize(("language", "words"), [("pl", "decyzje/s"), ("cs", "rozhodnutí/s"), ("en", "decisions/s")])
def test_the_tables_of_bench_speak_three_languages(run, language: str, words: str) -> None:
    _, said = run("bench", "gra", "--seconds", "0.1", "-l", language, COLUMNS="160")
    assert words in said
