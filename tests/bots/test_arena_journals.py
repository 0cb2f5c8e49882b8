"""The journals of an arena: each whole or not there, with who sat where, and never mixed with another's."""

from __future__ import annotations

from pathlib import Path

import pytest

from konspira.bots.arena import Game, Tournament
from konspira.bots.arena_journals import INDEX, ArenaJournals, OtherArena, players_in

TOURNAMENT = Tournament("gra", ("random", "level-1"), 4, 2)


def test_a_journal_is_found_by_its_game_and_says_who_played(tmp_path: Path) -> None:
    kept = ArenaJournals(tmp_path / "kept", TOURNAMENT)
    kept.keep(Game(1, 0, (1, 0)), "text\n")
    assert kept.file(Game(1, 0, (1, 0))).read_text() == "text\n"
    assert not kept.file(Game(0, 0, (0, 1))).exists()
    assert players_in(tmp_path / "kept") == {"gra-000000-1-0.journal": ["level-1", "random"]}
    assert players_in(tmp_path) == {}


def test_the_same_arena_goes_on_in_its_folder_and_another_is_refused(tmp_path: Path) -> None:
    ArenaJournals(tmp_path / "kept", TOURNAMENT).keep(Game(0, 0, (0, 1)), "text\n")
    ArenaJournals(tmp_path / "kept", Tournament("gra", ("random", "level-1"), 400, 2)).keep(Game(0, 0, (0, 1)), "new\n")
    assert (tmp_path / "kept" / "gra-000000-0-1.journal").read_text() == "new\n"
    assert len(players_in(tmp_path / "kept")) == 1
    with pytest.raises(OtherArena):
        ArenaJournals(tmp_path / "kept", Tournament("gra", ("random", "level-2"), 4, 2))


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine").touch()
    with pytest.raises(OtherArena):
        ArenaJournals(tmp_path, TOURNAMENT)
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]


def test_a_line_of_the_index_that_was_cut_off_is_passed_over(tmp_path: Path) -> None:
    ArenaJournals(tmp_path / "kept", TOURNAMENT).keep(Game(0, 0, (0, 1)), "text\n")
    with (tmp_path / "kept" / INDEX).open("a") as index:
        index.write('{"journal": "gra-0000')
    assert list(players_in(tmp_path / "kept")) == ["gra-000000-0-1.journal"]
