"""A board in words says all that is public and matters: every public field changes a sentence, or has a reason not to.

A field is said if, in some position, another value of it makes another board. Whoever adds a field to a game's `Public`
says it in `board`, or writes down here why nobody needs to hear it.
"""

from __future__ import annotations

import random
from collections import defaultdict
from typing import Any

import msgspec
import pytest
from golden import settings_shown

from konspira import SPECTATOR
from konspira.boxes.box import Box
from konspira.play import shelf
from konspira.play.match import Match

SEEN, EACH = 0.3, 20  # of the positions, how many are looked at; and of each phase
TOLD = "it is told when it happens, and stands in the story"
ON_HIS_TABLE = "it lies on the real table, before whoever plays"
ASKED = "how he comes to his next question; the question itself is said"
UNSAID: dict[str, dict[str, str]] = {
    "gra": {
        "departures": "how many have dropped out: each of them is said to be out",
        "left": f"who dropped out first counts for the places in the end; {TOLD}",
        "said": f"everybody's last bid is said; an earlier one, {TOLD}",
    },
    "krecia": {
        "dealer": "who dealt counts no more when there is a leader",
        "exposed": "that a role is revealed is said, with the role",
    },
    "agenci": {
        "cold": "a bound that no game of people reaches (5.6)",
        "passes": "whom the question of a secret card has come to is said; it goes round once",
        "right": f"the points of the end hold it; each sheet, {TOLD}",
        "doer": TOLD,
        "deed": TOLD,
    },
    "wistar": {
        **dict.fromkeys(["agenda", "depth", "fresh", "stage", "detail", "answers", "untold"], ASKED),
        **dict.fromkeys(
            [
                "card", "section", "chiefs", "yours", "taken", "in_cottage", "turned", "took", "attacks", "mouse_gone",
                "first", "his_turns", "your_turns", "gone", "no_mice", "no_cheese", "face_up", "full", "cubed",
                "explored", "last_card",
            ],
            ON_HIS_TABLE,
        ),
        "cards_lead": "whose deck leads follows from how the box was entered",
        "explorations_lead": "whose deck leads follows from how the box was entered",
        "top_known": "what was looked at lies on the real table",
        "pack": "the box as it is known; what is known of a thing is said with the thing",
    },
}  # fmt: skip


def views(box: Box, more: int = 4) -> list[Any]:
    """What seats and onlookers see in some random matches, from the deal to the end: a few of each phase."""
    chance, found = random.Random(1), defaultdict[Any, list[Any]](list)
    random_ones = [(seats, chance.choice([{}, *box.variants(seats)])) for seats in chance.choices(box.seats, k=more)]
    for number, (seats, options) in enumerate([*settings_shown(box), *random_ones]):
        match = Match(box, seats, options, bytes([number]) * 32)
        for _ in range(300):
            over = match.outcome is not None
            for seat in {SPECTATOR, *match.actors[:1], match.seats - 1} if over or chance.random() < SEEN else ():
                view = match.turn(seat).view
                found[over, getattr(view, "phase", None)].append(view)
            if over:
                break
            seat = chance.choice(match.actors)
            match.act(seat, chance.choice(match.turn(seat).legal))
    return [view for phase in found.values() for view in chance.sample(phase, min(EACH, len(phase)))]


def altered(value: Any, chance: random.Random) -> Any:
    """A value of the same shape, with one thing in it changed."""
    if isinstance(value, tuple | list):
        place = chance.randrange(len(value)) if value else 0
        return type(value)(altered(one, chance) if i == place else one for i, one in enumerate(value))
    return not value if isinstance(value, bool) else value + 1 if isinstance(value, int) else value


def said(box: Box, seen: list[Any], name: str) -> bool:
    """Does another value of this field, of another position or made up, make another board anywhere?"""
    values = list({msgspec.json.encode(getattr(view, name)): getattr(view, name) for view in seen}.values())
    chance = random.Random(name)
    for view in chance.sample(seen, len(seen)):
        before = box.wording.board(view)
        made_up = [altered(getattr(view, name), chance) for _ in range(3)]
        for value in [*made_up, *chance.sample(values, min(2, len(values)))]:
            try:
                after = box.wording.board(msgspec.structs.replace(view, **{name: value}))
            except (ValueError, IndexError, KeyError, AssertionError, TypeError):
                continue  # there is no such position
            if after != before:
                return True
    return False


@pytest.mark.parametrize("name", shelf.names())
def test_every_public_field_is_said_or_has_a_reason(name: str) -> None:
    box = shelf.box(name)
    public = {*box.view.__bases__[0].__annotations__} - {"options"}  # of the record that table and view share
    assert UNSAID[name].keys() <= public, "a reason for a field that is gone"
    seen = views(box)
    assert [field for field in sorted(public - UNSAID[name].keys()) if not said(box, seen, field)] == []
