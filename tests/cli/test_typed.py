"""Actions that are typed as they are printed."""

from __future__ import annotations

import pytest

import konspira
from konspira.cli.typed import named_by
from konspira.games.gra.wording import Bid, Check, TurnCards
from konspira.speech import Speaker


@pytest.fixture
def turn() -> konspira.Turn:
    match = konspira.open("gra", seats=2, key=bytes(32))
    while match.turn(match.actors[0]).view.phase == 0:
        match.act(match.actors[0], TurnCards())
    match.act(match.actors[0], Bid(1, 3))
    return match.turn(match.actors[0])


def test_what_a_list_says_of_an_action_is_understood(turn: konspira.Turn) -> None:
    for language in ("pl", "cs", "en"):
        say = Speaker(turn.box, language, (), turn.seat)
        for action in turn.legal:
            assert named_by(say(turn.box.wording.describe(turn.view, action)), turn, say) == action


@pytest.mark.parametrize(
    ("line", "action"), [("2 fours", Bid(2, 4)), ("Bid 2 FOURS", Bid(2, 4)), ("1 3", None), ("two", None), ("", None)]
)
def test_part_of_it_is_enough_where_it_names_one(turn: konspira.Turn, line: str, action: Bid | None) -> None:
    assert named_by(line, turn, Speaker(turn.box, "en", (), turn.seat)) == action


def test_what_names_several_names_none(turn: konspira.Turn) -> None:
    assert Check() in turn.legal
    assert named_by("Bid 2", turn, Speaker(turn.box, "en", (), turn.seat)) is None
