"""Golden playthroughs: a text file a game and setting, with all seats' views side by side: a leak shows in a diff.

`python tests/golden.py [GAME …]` writes them anew; the test compares. Chance and actions come from fixed keys.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import msgspec

from konspira import SPECTATOR
from konspira.boxes.box import Box
from konspira.play import shelf
from konspira.play.match import Match
from konspira.speech import say
from konspira.turn import Moment

FOLDER = Path(__file__).parent / "golden"
FORMAT = 2  # in which these games were dealt
STEPS = 60  # enough for every phase of our games; the end is always shown


def settings_shown(box: Box) -> list[tuple[int, dict[str, Any]]]:
    """The base game at the fewest seats, and the fullest variant at the most."""
    few, most = box.seats.start, box.seats.stop - 1
    return [(few, {}), (most, list(box.variants(most))[-1])]


def path_of(box: Box, seats: int, options: dict[str, Any]) -> Path:
    """The file of a setting."""
    return FOLDER / f"{box.name}-{seats}{'-variant' if options else ''}.txt"


def difference(before: Any, after: Any) -> str:
    """The fields of a view that changed, or all of them at the start."""
    now = msgspec.to_builtins(after)
    if before is None:
        return msgspec.json.encode(now).decode()
    old = msgspec.to_builtins(before)
    return msgspec.json.encode({key: value for key, value in now.items() if value != old[key]}).decode()


def playthrough(box: Box, seats: int, options: dict[str, Any]) -> str:
    """A match with a known key and known choices, told from every seat."""
    chance = random.Random(1)
    match = Match(box, seats, options, bytes(range(32)), format=FORMAT)
    told = [f"{box.name}, {seats} seats, {msgspec.json.encode(options).decode()}", ""]
    seen: dict[int, int] = {}
    for number in range(100_000):
        if number <= STEPS or match.outcome is not None:
            told += moment(match, seen)
        if match.outcome is not None:
            break
        seat = chance.choice(match.actors)
        action = chance.choice(match.turn(seat).legal)
        if number < STEPS:
            told += ["", f"{number + 1}. seat {seat}: {msgspec.json.encode(action).decode()}"]
        match.act(seat, action)
    assert match.outcome is not None
    told += ["", f"payoffs {match.outcome.payoffs}: {match.outcome.reason}", ""]
    return "\n".join(told)


def read(text: str) -> list[Any]:
    """The lines of a playthrough to compare: what a seat sees as a value, for JSON gives its names no order."""
    parts = (line.partition(" sees {") for line in text.split("\n"))
    return [(who, msgspec.json.decode("{" + seen)) if is_seen else who for who, is_seen, seen in parts]


def moment(match: Match, seen: dict[int, int]) -> list[str]:
    """What each seat was told and saw change, one block a seat."""
    told = []
    for seat in (SPECTATOR, *range(match.seats)):
        turn = match.turn(seat)
        fresh: list[Moment] = turn.history[seen.get(seat, 0) :]
        start = seen.get(seat, 0)
        seen[seat] = len(turn.history)
        for place, one in enumerate(fresh, start):
            before = turn.history[place - 1].view if place else None
            who = "onlooker" if seat == SPECTATOR else f"seat {seat}  "
            told.append(f"   {who} sees {difference(before, one.view)}")
            told += [f"            hears {say(match.box, news, 'en', me=seat)}" for news in one.news]
        if len(turn.legal):
            told.append(f"            may choose among {len(turn.legal)}")
    return told


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for found in [shelf.box(name) for name in sys.argv[1:] or shelf.names()]:
        for how_many, chosen in settings_shown(found):
            path_of(found, how_many, chosen).write_text(playthrough(found, how_many, chosen), encoding="utf-8")
