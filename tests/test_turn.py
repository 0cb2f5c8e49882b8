"""A turn: what one seat sees and may do; history and legal actions are sequences that cost only what is read."""

from __future__ import annotations

import copy
import json

import pytest

import konspira
from konspira.games.gra import BOX, Action, Turn, View
from konspira.games.gra.wording import Bid, Check, TurnCards
from konspira.play.match import Match


@pytest.fixture
def match() -> Match[View, Action]:
    """Two seats that have shown their cards, and one has bid."""
    match = konspira.open(BOX, seats=2, key=bytes(32))
    for seat in (0, 1):
        match.act(seat, TurnCards())
    match.act(match.actors[0], Bid(1, 2))
    return match


@pytest.fixture
def turn(match: Match[View, Action]) -> Turn:
    return match.turn(match.actors[0])


def test_legal_actions_are_a_sequence_of_values(turn: Turn) -> None:
    assert turn.legal[0] == next(iter(turn.legal))
    assert turn.legal[-1] == list(turn.legal)[-1]
    assert turn.legal[1:3] == list(turn.legal)[1:3]
    assert len(turn.legal) == len(turn.legal.numbers)


@pytest.mark.parametrize(
    ("action", "legal"), [(Check(), True), (Bid(2, 6), True), (Bid(1, 1), False), (Bid(99, 9), False)]
)
def test_whether_an_action_is_legal_can_be_asked(turn: Turn, action: Action, legal: bool) -> None:
    assert (action in turn.legal) == legal


@pytest.mark.parametrize("thing", ["check", None, 3, {"do": "check"}])
def test_what_is_no_action_is_not_legal(turn: Turn, thing: object) -> None:
    assert thing not in turn.legal


def test_who_may_not_act_has_nothing_to_choose(match: Match[View, Action], turn: Turn) -> None:
    other = match.turn(1 - turn.seat)
    assert list(other.legal) == []
    assert Check() not in other.legal


def test_the_last_moment_is_the_turn_itself(turn: Turn) -> None:
    assert turn.history[-1].view == turn.view
    assert turn.history[-1].news == turn.news
    assert turn.history.row(-1).tobytes() == turn.row.tobytes()


def test_moments_are_told_in_order(turn: Turn) -> None:
    assert [moment.view for moment in turn.history[:2]] == [turn.history[0].view, turn.history[1].view]
    assert next(news.id for news in turn.history[0].news) == "gra-starts"


def test_a_history_does_not_grow_behind_the_back_of_its_turn(match: Match[View, Action], turn: Turn) -> None:
    before = len(turn.history)
    match.act(turn.seat, Bid(2, 6))
    assert len(turn.history) == before
    assert len(match.turn(turn.seat).history) == before + 1


def test_a_row_of_a_turn_cannot_be_written_to(turn: Turn) -> None:
    with pytest.raises(ValueError, match="read-only"):
        turn.row[0]["count"] = 9


def test_a_turn_is_sent_as_json_without_its_past(turn: Turn) -> None:
    sent = json.loads(turn.json())
    assert sorted(sent) == ["legal", "news", "seat", "view"]
    assert len(sent["legal"]) == len(turn.legal)
    assert sent["view"]["count"] == 1


def test_the_game_of_a_turn_is_no_secret(turn: Turn) -> None:
    assert (turn.game, turn.box) == ("gra", BOX)


def test_a_moment_is_told_against_the_view_that_was_read_before_it(
    match: Match[View, Action], turn: Turn, monkeypatch: pytest.MonkeyPatch
) -> None:
    told, read = turn.history[-1], []
    plain = type(BOX).read_view
    monkeypatch.setattr(type(BOX), "read_view", lambda box, row, words: read.append(row) or plain(box, row))
    match.act(turn.seat, Bid(2, 6))
    assert match.turn(turn.seat).history[-1].view != told.view
    assert len(read) == 1, "the one before is known"
    assert turn.history[-1] == told, "and reading on changes nothing that was read"


def test_twins_of_a_match_read_their_own_views(match: Match[View, Action], turn: Turn) -> None:
    twin = copy.deepcopy(match)
    match.act(turn.seat, Bid(2, 6))
    twin.act(turn.seat, Check())
    one, other = (each.turn(turn.seat).history[-1] for each in (match, twin))
    assert one.view != other.view
    assert twin.turn(turn.seat).history[-2].view == match.turn(turn.seat).history[-2].view
