"""The menu: the legal actions of a seat in columns, and the same actions out of it again."""

from __future__ import annotations

import msgspec

from konspira.games.agenci.pieces import CARD, PASS
from konspira.play import shelf
from konspira.server.protocol import legal_actions


def test_cards_that_are_aimed_at_different_things_share_one_group() -> None:
    """An encoder may leave out a field that is at its default; a column needs it."""
    box = shelf.box("agenci")
    numbers = [PASS, *(int(CARD[kind]) for kind in (0, 3, 7, 12))]  # at an agent, at nobody, with steps, at a building
    sent = msgspec.json.decode(msgspec.json.encode(legal_actions.groups(box, numbers)))
    assert sorted(sent) == ["card", "pass"]
    read = [msgspec.convert(action, box.wording.action_type) for action in legal_actions.actions(sent)]
    assert sorted(box.wording.number(action) for action in read) == sorted(numbers)
