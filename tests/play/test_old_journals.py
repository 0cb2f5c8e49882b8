"""Journals of version 0.1, of every game, finished and unfinished: they replay, and go on as they began."""

from __future__ import annotations

import gzip
import itertools
import json
import random
from pathlib import Path
from typing import Any

import pytest

import konspira

OLD = Path(__file__).parents[1] / "fixtures" / "v0.1"
JOURNALS: list[dict[str, Any]] = [
    json.loads(line) for line in gzip.decompress((OLD / "journals.jsonl.gz").read_bytes()).splitlines()
]
TO_THE_END = 1  # of the unfinished ones of each game and seat count, so many are played to their end


def kind(old: dict[str, Any]) -> str:
    """The game and its number of seats."""
    return old["name"].partition("-")[2]


by_game_and_seats = pytest.mark.parametrize(
    "journals", [pytest.param(list(some), id=name) for name, some in itertools.groupby(JOURNALS, kind)]
)


def replayed(old: dict[str, Any]) -> konspira.Match:
    return konspira.replay(old["journal"], key=bytes.fromhex(old["key"]) or None)


def one_action(match: konspira.Match, chance: random.Random) -> None:
    seat = chance.choice(match.actors)
    legal = match.turn(seat).legal
    match.act(seat, legal[chance.randrange(len(legal))])


def test_there_are_a_hundred_of_all_games_with_every_number_of_seats() -> None:
    assert len(JOURNALS) >= 100
    kinds = {f"{box.name}-{seats}" for box in map(konspira.box, ("agenci", "gra", "krecia", "wistar"))
             for seats in box.seats}  # fmt: skip
    assert {kind(old) for old in JOURNALS if old["key"]} == kinds, "unfinished"
    assert {kind(old) for old in JOURNALS if not old["key"]} == kinds, "finished"


@by_game_and_seats
def test_those_that_are_over_replay_to_their_end(journals: list[dict[str, Any]]) -> None:
    for old in journals:
        if not old["key"]:
            match = replayed(old)
            assert match.outcome is not None, old["name"]
            assert match.journal.text == old["journal"], old["name"]


@by_game_and_seats
def test_those_that_are_not_replay_to_their_last_line_and_go_on(journals: list[dict[str, Any]]) -> None:
    for number, old in enumerate(one for one in journals if one["key"]):
        match, chance = replayed(old), random.Random(old["name"])
        assert match.outcome is None, old["name"]
        assert match.journal.text == old["journal"], old["name"]
        one_action(match, chance)
        while number < TO_THE_END and match.outcome is None:
            one_action(match, chance)
        assert match.journal.text.startswith(old["journal"]), "what stood there stays, and new lines are chained to it"
        again = konspira.replay(match.journal)
        assert again.journal.text == match.journal.text, old["name"]
        assert again._table.tobytes() == match._table.tobytes(), old["name"]
