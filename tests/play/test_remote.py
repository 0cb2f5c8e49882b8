"""Turns from messages: over the network a bot is given what it is given here."""

from __future__ import annotations

import json

import msgspec
import pytest

import konspira
from konspira.bots import bot
from konspira.play import shelf
from konspira.play.match import Match
from konspira.play.remote import RemoteSeat, as_json, menu_actions, read_legal, read_news, read_view
from konspira.server.protocol import encode
from konspira.server.table.telling import groups


def message(match: Match, seat: int) -> dict[str, object]:
    """A `turn` as a table sends it."""
    turn = match.turn(seat)
    told = {
        "type": "turn", "match": 1, "moment": len(turn.history), "view": turn.view,
        "legal": groups(match.box, turn.legal.numbers.tolist()), "news": list(turn.news), "outcome": None,
    }  # fmt: skip
    return json.loads(encode(told))


@pytest.mark.parametrize("game", [pytest.param(name, marks=pytest.mark.sample(2)) for name in shelf.names()])
def test_a_match_that_is_heard_of_is_the_match_that_is_played(game: str) -> None:
    match, player = konspira.open(game, key=bytes(32)), bot("random", seed=5)
    remote = [RemoteSeat(match.box) for _ in range(match.seats)]
    heard = [0] * match.seats
    for _ in range(60):
        if match.outcome is not None:
            break
        for seat in range(match.seats):
            here = match.turn(seat)
            if len(here.history) == heard[seat] and seat not in match.actors:
                continue
            there = remote[seat].hear(seat, message(match, seat))
            heard[seat] = len(here.history)
            assert there.row.tobytes() == here.row.tobytes()
            assert there.legal.numbers.tolist() == sorted(here.legal.numbers)
            assert (there.view, there.seat, there.game) == (here.view, here.seat, here.game)
            assert len(there.history) + remote[seat].missed == len(here.history)
            if not remote[seat].missed:
                assert there.news == here.news
        match.act(match.actors[0], player.choose(match.turn(match.actors[0])))


def test_a_message_told_again_is_not_a_second_moment() -> None:
    match = konspira.open("gra", seats=2, key=bytes(32))
    remote, seat = RemoteSeat(match.box), match.actors[0]
    first = message(match, seat)
    remote.hear(seat, first)
    assert len(remote.hear(seat, first).history) == 1
    match.act(seat, match.turn(seat).legal[0])
    assert len(remote.hear(seat, message(match, seat)).history) == 2
    taken_back = remote.hear(seat, first)
    assert (len(taken_back.history), remote.moment, remote.missed) == (1, 1, 0)


def test_another_match_begins_another_history() -> None:
    match = konspira.open("gra", seats=2, key=bytes(32))
    remote = RemoteSeat(match.box)
    remote.hear(0, message(match, 0))
    assert len(remote.hear(0, {**message(match, 0), "match": 2}).history) == 1
    assert len(remote.hear(1, {**message(match, 1), "match": 2, "moment": 4}).history) == 1
    assert remote.missed == 3


def test_a_history_that_a_bot_keeps_does_not_change_under_it() -> None:
    match = konspira.open("gra", seats=2, key=bytes(32))
    remote, seat = RemoteSeat(match.box), match.actors[0]
    kept = remote.hear(seat, message(match, seat))
    before = kept.row.tobytes()
    match.act(seat, match.turn(seat).legal[0])
    remote.hear(seat, message(match, seat))
    assert (len(kept.history), kept.row.tobytes()) == (1, before)


def test_what_is_no_view_or_menu_of_the_game_is_refused() -> None:
    box = shelf.box("gra")
    for view in ({}, {"seat": "one"}):
        with pytest.raises(msgspec.ValidationError):
            read_view(box, view)
    with pytest.raises(msgspec.ValidationError):
        read_legal(box, {"fly": {"n": 1, "same": {}, "each": {}}})


def test_actions_go_back_as_they_came() -> None:
    match = konspira.open("gra", seats=2, key=bytes(32))
    sent = message(match, match.actors[0])["legal"]
    went = [json.dumps(as_json(action), sort_keys=True) for action in read_legal(match.box, sent)]
    assert sorted(went) == sorted(json.dumps(action, sort_keys=True) for action in menu_actions(sent))


def test_news_within_news_are_news() -> None:
    told = read_news({"id": "a", "args": {"why": {"id": "b", "args": {}}, "all": [{"id": "c", "args": {"n": 1}}, 2]}})
    assert told.args["why"].id == "b"
    assert told.args["all"][0].args == {"n": 1}
