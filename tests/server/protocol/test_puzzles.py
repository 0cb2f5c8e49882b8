"""What is answered to a puzzle is an action or a seat, of a day; anything else is no message."""

from __future__ import annotations

import msgspec
import pytest

from konspira.server.protocol.puzzles import PuzzleAnswer, PuzzleQuestion


def test_an_answer_names_its_day_and_nothing_unknown() -> None:
    assert msgspec.json.decode(b'{"day": "2026-11-17", "seat": 2}', type=PuzzleAnswer).seat == 2
    for text in (b'{"seat": 2}', b'{"day": "2026-11-17", "chair": 2}', b'{"day": "next Tuesday, if you like"}'):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(text, type=PuzzleAnswer)


def test_no_more_actions_are_asked_about_at_once_than_over_a_socket() -> None:
    asked = msgspec.json.encode({"day": "2026-11-17", "actions": [{"do": "check"}] * 65})
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(asked, type=PuzzleQuestion)
