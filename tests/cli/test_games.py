"""`games` and `rules`: what is on the shelf, and how it is played."""

from __future__ import annotations

import re

import pytest


def test_the_list_of_games_gives_one_number_to_a_game_for_one(run) -> None:
    _, said = run("games")
    assert re.search(r"^krecia +2–5 ", said, re.MULTILINE)
    assert re.search(r"^wistar +1 ", said, re.MULTILINE)


def test_an_option_is_told_with_what_it_can_be_and_how_it_is_written(run) -> None:
    _, said = run("games", "wistar", "-l", "en")
    assert "building=0–3" in said
    _, said = run("games", "krecia", "-l", "en")
    assert 'blank_role={"goal": …}' in said
    assert re.search(r"votes_revealed +Votes once revealed +0–2", said)
    code, said = run("play", "krecia", "-o", "blank_role=mole", "-l", "en", COLUMNS="400")
    assert code == 2
    assert '"silences": …, "name": …, "text": …}' in said
    assert "sought" not in said  # not for a host to choose


def test_the_rules_can_be_read(run) -> None:
    code, said = run("rules", "gra")
    assert code == 0
    assert "4.3" in said


@pytest.mark.parametrize(
    ("language", "variant", "ruling"), [("pl", "wariant", "G37"), ("cs", "varianta", "R12"), ("en", "variant", "A19")]
)
def test_the_players_rules_name_their_variants_and_all_rulings(run, language: str, variant: str, ruling: str) -> None:
    game = {"G": "gra", "R": "agenci", "A": "wistar"}[ruling[0]]
    code, said = run("rules", game, "-l", language)
    assert code == 0
    assert ruling in said
    assert (f"({variant})" in said) == (game != "wistar")  # whose options are its scales and its box
    assert not set("{}") & set(said)
