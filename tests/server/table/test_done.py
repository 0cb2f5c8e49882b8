"""Commands that were done stay done: in every match, after every restart, for whoever sent them and nobody else."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from server.web import Seat, Server, first, play_out

from konspira.server.store import seat_name
from konspira.server.table import done
from konspira.server.table.done import DoneCommands

Own = Callable[..., Server]


def test_a_command_is_known_by_who_sent_it_and_its_id(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(done, "RECENT", 8)
    known = DoneCommands([(0, "a"), ("guest", "b")])
    for number in range(100):
        known.add((1, f"c{number}"))
    assert all(command in known for command in [(0, "a"), ("guest", "b"), *((1, f"c{n}") for n in range(100))])
    assert all(command not in known for command in [(1, "a"), ("0", "a"), ("guest", "a"), (0, "c1"), (1, "c100")])
    assert len(known._recent) < 8
    assert len(known._sorted) * known._sorted.itemsize <= 8 * 102


def test_it_is_known_whether_earlier_versions_have_left_acts_that_only_their_seat_is_known_of() -> None:
    assert not DoneCommands([("guest", "b")]).of_seats
    assert DoneCommands([("guest", "b"), (seat_name(3), "a")]).of_seats
    known = DoneCommands()
    known.add(("guest", "b"))
    assert not known.of_seats
    known.add((seat_name(0), "a"))  # another node may be of an earlier version
    assert known.of_seats


def test_a_command_of_a_match_is_not_done_in_the_next_with_or_without_its_number_before_or_after_a_restart(
    own: Own,
) -> None:
    server = own()
    table = server.table(ania := server.token(), ["me", "me"], start=True, options={"fewer_cards": True})
    with server.sit(table, ania, seat=0) as one, server.sit(table, ania, seat=1) as two:
        one.until("welcome")
        two.until("welcome")
        assert one.do("act", "first of all", action=first(one))["type"] == "done"
        play_out([one, two], random.Random(1))
        again = one.do("again", "again of the first")
        assert two.do("again")["type"] == "done"
        one.until(lambda message: message["type"] == "turn" and message["match"] == 2)
        assert again["type"] == "done"
        for fields in ({}, {"match": 1}, {"match": 2}):
            assert one.do("act", "first of all", action=first(one), **fields)["type"] == "done"
        assert one.do("again", "again of the first")["type"] == "done"
        assert one.turn["moment"] == 1, "nothing was done"
    server.die_and_rise()
    with server.sit(table, ania, seat=0) as one:
        one.until("welcome")
        for fields in ({}, {"match": 1}, {"match": 2}):
            assert one.do("act", "first of all", action=first(one), **fields)["type"] == "done"
        assert (one.turn["match"], one.turn["moment"]) == (2, 1)


def test_an_act_is_not_done_again_from_another_chair_after_a_change_of_places(own: Own) -> None:
    """Another guest's act of the same id is another one, at whatever chair."""
    server = own()
    table = server.table(ania := server.token(), ["me", "open"], options={"fewer_cards": True})
    with server.sit(table, ania) as one, server.sit(table, kuba := server.token("Kuba")) as two:
        one.until("welcome"), two.until("welcome")
        assert two.do("sit", chair=1)["type"] == "done"
        assert one.do("start")["type"] == "done"
        _until_match(1, one, two)
        assert one.do("act", "ania's", action=first(one))["type"] == "done"
        play_out([one, two], random.Random(1))
        assert one.do("swap", chair=0, other=1)["type"] == "done"
        assert [seat.do("again")["type"] for seat in (one, two)] == ["done", "done"]
        _until_match(2, one, two)
        assert one.turn["legal"]
        assert one.do("act", "ania's", action=first(one))["type"] == "done"
        assert one.do("ping")["type"] == "done"
        assert one.turn["moment"] == 1, "nothing was done"
    server.die_and_rise()
    with server.sit(table, ania, seat=1) as one, server.sit(table, kuba, seat=0) as two:
        one.until("welcome"), two.until("welcome")
        assert one.do("act", "ania's", action=first(one))["type"] == "done"
        assert one.turn["moment"] == 1
        assert two.do("act", "ania's", action=first(two))["type"] == "done"
        assert two.turn["moment"] == 2


def _until_match(number: int, *seats: Seat) -> None:
    """Hear until everybody has a turn of a match."""
    for seat in seats:
        while not seat.turn or seat.turn["match"] != number:
            seat.hear()


def test_who_would_play_again_is_known_after_a_restart(own: Own) -> None:
    server = own(blink=0.01)
    table = server.table(ania := server.token(), ["me", "me"], start=True, options={"fewer_cards": True})
    with server.sit(table, ania, seat=0) as one, server.sit(table, ania, seat=1) as two:
        play_out([one, two], random.Random(1))
        assert one.do("again", "once more")["type"] == "done"
    server.die_and_rise()
    with server.sit(table, ania, seat=0) as one, server.sit(table, ania, seat=1) as two:
        assert one.until("welcome")["table"]["again"] == [0]
        assert one.do("again", "once more")["type"] == "done"
        assert two.do("again")["type"] == "done"
        assert one.until("turn")["match"] == 2
