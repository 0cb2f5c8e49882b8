"""Every game has golden playthroughs, and plays them again to the word."""

from __future__ import annotations

import pytest
from golden import path_of, playthrough, read, settings_shown

from konspira.play import shelf


@pytest.mark.parametrize("name", shelf.names())
def test_the_game_plays_its_golden_games_again(name: str) -> None:
    box = shelf.box(name)
    for seats, options in settings_shown(box):
        path = path_of(box, seats, options)
        assert path.exists(), f"{path.name} is missing: python tests/golden.py writes it"
        written = path.read_text(encoding="utf-8")
        assert read(playthrough(box, seats, options)) == read(written), f"{path.name} has changed"
