"""Options as they are told over HTTP."""

from __future__ import annotations

from konspira.play import shelf
from konspira.play.options import Option, schema


def test_the_options_of_a_game_are_told_by_kind() -> None:
    told = {option.name: option for option in schema(shelf.box("gra"))}
    assert told["jokers"] == Option("jokers", "flag", False)
    assert told["bid_order"] == Option("bid_order", "choice", "value", ["value", "count"])
