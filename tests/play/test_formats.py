"""The formats of journals: a match goes on in the one it began in, whatever has become of the view since."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import konspira
from konspira import BadJournal, Box, Journal
from konspira.play import shelf
from konspira.play.formats import FORMATS, NEWEST
from konspira.play.key import commitment

KEY = bytes(range(32))
ANOTHER_VIEW = [
    ("boolean, i8, many", "boolean, i8, i16, many"),
    ("    seat: i8\n", "    added: i16\n    seat: i16\n"),
    ("def look(t, seat, v):\n", "def look(t, seat, v):\n    v.added = 7\n"),
]

CHANCE = {
    1: 4141631364517625327,
    2: 4141631364517625327,
    3: bytes.fromhex("e5042ddb7e46e15515ff528871edc6e0fc7399be5f2d72de3001c9957f7e2d73"),
}

Altered = Callable[..., Box]


def begun(name: str, format: int = NEWEST) -> konspira.Match:
    """A match of two, of whom one has chosen."""
    match = konspira.Match(shelf.box(name), 2, {}, KEY, format=format)
    match.act(0, {"do": "swap"})
    return match


def as_of(name: str, lines: list[dict[str, Any]]) -> Journal:
    """The same lines as a journal of another game: one whose rules have changed meanwhile."""
    journal = Journal(KEY)
    for line in lines:
        journal.append({**line, "game": name} if "game" in line else line)
    return journal


def contents(journal: Journal) -> list[dict[str, Any]]:
    return [{key: value for key, value in json.loads(line).items() if key != "digest"} for line in journal]


def test_a_new_match_names_its_format_and_describes_its_view() -> None:
    header = json.loads(konspira.open("gra", seats=2).journal[0])
    assert header["konspira"] == NEWEST == 3
    assert "said_face:i8[6]" in header["layout"].split()


def test_a_match_goes_on_when_the_view_has_changed(altered: Altered) -> None:
    altered("young")
    altered("aged", rules=ANOTHER_VIEW)
    old = as_of("aged", contents(begun("young").journal))
    match = konspira.replay(old)
    assert match.turn(0).view.added == 7
    match.act(1, {"do": "keep"})
    assert match.outcome is not None
    assert match.journal.text.startswith(old.text)
    assert konspira.replay(match.journal.text).outcome == match.outcome


def test_marks_of_another_layout_still_find_another_deal(altered: Altered) -> None:
    altered("fair")
    altered("loaded", rules=[*ANOTHER_VIEW, ("1 + below(t, PIPS) if seat", "1 + below(t, 2) if seat")])
    with pytest.raises(BadJournal, match="line 1: the table laid"):
        konspira.replay(as_of("loaded", contents(begun("fair").journal)))


def test_a_view_that_has_lost_a_field_is_refused_with_its_name(altered: Altered) -> None:
    altered("rich", rules=ANOTHER_VIEW)
    altered("poor")
    with pytest.raises(BadJournal, match="line 1: the views of today have nothing for added in its layout"):
        konspira.replay(as_of("poor", contents(begun("rich").journal)))


def test_a_game_says_what_its_view_was_in_format_1_and_what_its_fields_were_called(altered: Altered) -> None:
    altered("early")
    box = altered("late", rules=[*ANOTHER_VIEW, ("waiting", "to_choose")], wording=("waiting", "to_choose"))
    header, *rest = contents(begun("early", format=2).journal)
    first = header.pop("layout")
    (box.folder / "layouts.toml").write_text(f'first = "{first}"\n[renamed]\nwaiting = "to_choose"\n')
    match = konspira.replay(as_of("late", [{**header, "konspira": 1}, *rest]))
    match.act(1, {"do": "keep"})
    assert json.loads(match.journal[0])["konspira"] == 1
    assert konspira.replay(match.journal.text).outcome is not None


@pytest.mark.parametrize("format", [0, 4, True, "1", None, [1]])
def test_a_format_that_is_not_known_is_refused_with_those_that_are(format: Any) -> None:
    journal = Journal(KEY)
    journal.append({"konspira": format, "game": "gra", "seats": 2, "options": {}, "commitment": commitment(KEY)})
    with pytest.raises(BadJournal, match="line 1: not a journal of format 1"):
        konspira.replay(journal)


@pytest.mark.parametrize("layout", [None, 1, "seat:i8 seat:i8", "seat", "-:99 " * 100_000, "seat:i8" + " " * 100_000])
def test_a_header_with_a_damaged_layout_is_refused(layout: Any) -> None:
    journal = Journal(KEY)
    header = {"konspira": 2, "game": "gra", "seats": 2, "options": {}, "commitment": commitment(KEY), "layout": layout}
    journal.append(header)
    with pytest.raises(BadJournal, match="line 1: the views of today have nothing for"):
        konspira.replay(journal)


def test_formats_deal_the_same_cards_as_when_they_were_made() -> None:
    """Frozen: should one of these numbers change, journals of that format deal other cards."""
    assert {number: format.chance(KEY, 1) for number, format in FORMATS.items()} == CHANCE


def test_a_match_is_retold_step_by_step() -> None:
    match, chance = konspira.open("gra", seats=2, key=KEY), random.Random(1)
    turns = []
    for _ in range(5):
        seat = chance.choice(match.actors)
        turns.append((match.turn(seat).json(), seat))
        match.act(seat, chance.choice(match.turn(seat).legal))
    told = [(then.turn(line["seat"]).json(), line["seat"]) for then, line in konspira.play.match.retell(match.journal)
            if line is not None]  # fmt: skip
    assert told == turns
