"""Who sits at the other seats: names, faces, and the bots with a sentence each."""

from __future__ import annotations

import pytest
from cli.refusing import said_by
from rich.cells import cell_len

from konspira import bots, speech
from konspira.cli import opponents
from konspira.play import shelf
from konspira.server.bots import ladder, usual
from konspira.speech import LANGUAGES


def test_everybody_has_a_name_and_a_face() -> None:
    assert opponents.at_table(3, "pl", faces=True) == ("Ty", "🦊 Ania", "🐻 Bartek")
    assert opponents.at_table(7, "en", faces=False)[0] == "You"
    assert {cell_len(face) for face in opponents.FACES} == {2}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", shelf.names())
def test_every_bot_of_every_game_has_a_sentence(game: str, language: str) -> None:
    told = dict(opponents.sentences(shelf.box(game), language))
    assert tuple(told) == bots.names(game)
    assert all(len(sentence) > 10 for sentence in told.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", shelf.names())
def test_what_is_said_of_a_level_is_what_the_page_s_ladder_says(game: str, language: str) -> None:
    told = dict(opponents.sentences(shelf.box(game), language))
    for rung in ladder([game]).games[game]:
        assert speech.say(opponents.PAGE, f"thinks-{rung.thinks}", language) in told[rung.name]


def test_where_nothing_was_learned_levels_search_beyond_their_habits() -> None:
    told = dict(opponents.sentences(shelf.box("agenci"), "en"))
    assert told["level-1"] == "a beginner: plays as people do who do not think far"
    assert told["level-2"].endswith(": half out of habit, else it searches imagined worlds, 80 worlds")
    assert "taught" in dict(opponents.sentences(shelf.box("gra"), "en"))["level-2"]


@pytest.mark.parametrize("game", ["gra", "krecia", "agenci"])
def test_the_same_bot_sits_down_in_a_terminal_and_on_the_page(game: str) -> None:
    assert usual(game) == bots.usual(game) == bots.USUAL


def test_they_can_be_listed() -> None:
    said = said_by("play", "gra", "--bot", "list", "-l", "en")
    assert "level-3 * a good opponent for every day" in said
    assert "solver" in said
    assert "solver" not in said_by("play", "krecia", "--bot", "list")
