"""Small datasets, for the tests to look at."""

from __future__ import annotations

from pathlib import Path

from konspira.bots.arena import Tournament, schedule
from konspira.play import shelf
from konspira.research.dataset.folder import Folder
from konspira.research.dataset.making import of_bots, play_at_random, play_with_bots
from konspira.research.dataset.schema import About


def go_on(number: int) -> bool:
    """Told how many are done, never wants to stop."""
    return False


def of_random(path: Path, games: int = 20, seed: int = 1, fields: bool = False) -> About:
    """Random games of GRA."""
    box, tournament = shelf.box("gra"), Tournament("gra", ("random",), games, 3, {"jokers": True}, seed)
    about = of_bots(box, tournament, fields=fields)
    with Folder(path, box, about) as folder:
        for run in folder.missing(games):
            play_at_random(path, about, run, go_on)
    return about


def of_two(path: Path, games: int = 4) -> Tournament:
    """Games of two bots."""
    box, tournament = shelf.box("gra"), Tournament("gra", ("random", "flat@20"), games, 2)
    about = of_bots(box, tournament)
    with Folder(path, box, about):
        play_with_bots(path, about, tournament, schedule(tournament), go_on)
    return tournament
