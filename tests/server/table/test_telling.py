"""The legal actions of a seat in columns, and the same actions out of them again."""

from __future__ import annotations

import random

import msgspec
import pytest
from server.web import actions

from konspira.games.agenci.pieces import CARD, PASS
from konspira.play import shelf
from konspira.play.match import Match
from konspira.server.table.telling import groups


def test_cards_that_are_aimed_at_different_things_share_one_group() -> None:
    """An encoder may leave out a field that is at its default; a column needs it."""
    box = shelf.box("agenci")
    numbers = [PASS, *(int(CARD[kind]) for kind in (0, 3, 7, 12))]  # at an agent, at nobody, with steps, at a building
    sent = msgspec.json.decode(msgspec.json.encode(groups(box, numbers)))
    assert sorted(sent) == ["card", "pass"]
    read = [msgspec.convert(action, box.wording.action_type) for action in actions(sent)]
    assert sorted(box.wording.number(action) for action in read) == sorted(numbers)


@pytest.mark.parametrize("name", shelf.names())
def test_a_menu_holds_exactly_the_actions_it_was_made_of(name: str) -> None:
    box, chance = shelf.box(name), random.Random(name)
    match = Match(box, box.seats.start, {}, b"k" * 32)
    for _ in range(20):
        seat = chance.choice(match.actors)
        legal = match.turn(seat).legal
        menu = msgspec.to_builtins(groups(box, legal.numbers.tolist()))
        values = [msgspec.convert(action, box.wording.action_type) for action in actions(menu)]
        assert sorted(box.wording.number(value) for value in values) == legal.numbers.tolist()
        match.act(seat, chance.choice(legal))
