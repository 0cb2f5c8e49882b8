"""Options that a game does not take are refused with the reason; who has hours is waited for."""

from __future__ import annotations

import pytest

from konspira.play import shelf
from konspira.server import Config
from konspira.server.protocol import Refusal
from konspira.server.terms import checked, patience


def test_options_are_completed_or_refused_by_name() -> None:
    box = shelf.box("gra")
    assert checked(box, 3, {"jokers": True})["jokers"] is True
    for seats, options, why in ((3, {"jokers": 7}, "refused-option-value"), (99, {}, "refused-seat-count")):
        with pytest.raises(Refusal) as refusal:
            checked(box, seats, options)
        assert (refusal.value.news.id, refusal.value.status) == (why, 400)


def test_where_people_have_hours_no_bot_stands_in() -> None:
    config = Config()
    assert {config.clocks[pace] for pace in config.clocks} == {30, 45, 300, 3600, 86_400, 3 * 86_400}
    assert [patience(config, pace, 60) for pace in ("none", "rapid", "relaxed")] == [60, 60, 60]
    assert [patience(config, pace, 60) for pace in ("hour", "day", "days")] == [None, None, None]
