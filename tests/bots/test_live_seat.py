"""A seat at a live table, whoever answers at it: links, and what a table that cannot be joined says."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from play.test_shuffler import KEYS, SERVER, closed, told

from konspira.bots.client import Client
from konspira.bots.live_seat import CannotJoin, LiveSeat, look, read_link
from konspira.play.fair_deal import Device, Shuffle, VoidRound, sealing
from konspira.play.key import commitment
from konspira.play.shuffler import Shuffler


def test_the_link_of_a_table_or_of_a_chair_is_read() -> None:
    assert read_link(" http://localhost:8000/t/abc-1/ ") == ("http://localhost:8000", "abc-1", None)
    assert read_link("https://example.org/t/abc#chair=xyz") == ("https://example.org", "abc", "xyz")


@pytest.mark.parametrize("link", ["abc", "ftp://example.org/t/abc", "http://example.org/", "http:///t/abc"])
def test_another_text_is_no_link(link: str) -> None:
    with pytest.raises(CannotJoin, match="is not the link of a table"):
        read_link(link)


def test_where_nobody_answers_it_is_said() -> None:
    with pytest.raises(CannotJoin, match="Nobody answers"):
        look(read_link("http://127.0.0.1:9/t/abc"))


def test_somebody_must_answer_at_it() -> None:
    assert LiveSeat.__abstractmethods__ == {"_answer", "_over"}


def test_a_node_that_moves_away_is_left_at_once_and_without_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another node is there: neither a wait nor a word; the next loss is told as ever."""
    told: list[str] = []
    slept: list[float] = []
    seat: Any = object.__new__(Client)
    seat._seated, seat._moving, seat._told = True, False, lambda news: told.append(news.id)
    seat._turn, seat._acting = None, ""
    lines = iter([[{"type": "moving"}], [], None])

    def connected() -> None:
        heard = next(lines)
        if heard is None:
            raise KeyboardInterrupt
        for message in heard:
            seat._hear(message, None)
        raise ConnectionResetError("gone")

    monkeypatch.setattr(seat, "_connected", connected, raising=False)
    monkeypatch.setattr("konspira.bots.live_seat.time.sleep", slept.append)
    with pytest.raises(KeyboardInterrupt):
        seat.play()
    assert (told, slept) == (["join-lost"], [0.5])


def test_another_match_is_asked_for_when_the_next_round_is_there_for_this_seats_seed() -> None:
    """That a match is over may be told before the next round is, by whatever else is told then."""
    seat: Any = object.__new__(Client)
    seat._signs, seat._seated, seat._seat, seat._again = True, True, 0, 0
    asked: list[str] = []
    table = {"chairs": [], "commitment": None, "frozen": None, "state": "over", "match": 1}
    for shuffle, known in (
        (msgspec.to_builtins(told(KEYS[0], closed(KEYS[0], "f" * 64))), []),
        (told(KEYS[1]), ["again"]),
    ):
        seat._look_around({**table, "shuffle": shuffle}, {"mine": [0], "seat": 0}, asked.append)
        assert asked == known
    seat._again = 0
    seat._look_around(table, {"mine": [0], "seat": 0}, asked.append)
    assert asked == ["again", "again"], "an earlier server knows of no rounds"


def seeded(seat: Any, monkeypatch: pytest.MonkeyPatch, header: dict[str, Any] | None) -> str:
    """What a seat says of a match whose journal begins so."""
    monkeypatch.setattr("konspira.bots.live_seat._header", lambda link, match: header)
    return str(seat._seeded(1).id)


@pytest.mark.parametrize("restarted", [False, True])
def test_after_a_match_a_seat_says_whether_its_own_seed_is_in_the_deal(
    monkeypatch: pytest.MonkeyPatch, restarted: bool
) -> None:
    one = closed(KEYS[1], "f" * 64)
    voided = (VoidRound(one.commitment, one.devices, (), one.signature, ("f" * 64,)),) if restarted else ()
    seat: Any = object.__new__(Client)
    seat.link, seat._shuffler, seat._commitment = None, Shuffler(), commitment(KEYS[0])
    mine = seat._shuffler.commitment(told(KEYS[0]))["commitment"]
    assert seeded(seat, monkeypatch, None) == "join-no-seed"  # it has not opened one
    list = closed(KEYS[0], mine, voided=voided)
    seed = seat._shuffler.opening(told(KEYS[0], list, voided))["seed"]
    assert seeded(seat, monkeypatch, None) == "join-unchecked"

    def header(signature: str, *devices: Device) -> dict[str, Any]:
        sealed = SERVER.sign("commitment", sealing(commitment(KEYS[0])))
        shuffle = Shuffle(SERVER.public, sealed, devices, (), signature, voided)
        return {"commitment": commitment(KEYS[0]), "shuffle": msgspec.to_builtins(shuffle)}

    honest = header(list.signature, Device(mine, (0,), seed=seed))
    assert seeded(seat, monkeypatch, honest) == ("join-own-seed-restarted" if restarted else "join-own-seed")
    without = header(closed(KEYS[0], voided=voided).signature)  # the server has signed another list as well
    for forged in (without, {}, {**honest, "shuffle": None}, {**honest, "shuffle": 3}, {**honest, "commitment": "0"}):
        assert seeded(seat, monkeypatch, forged) == "join-other-seeds"
    seat._commitment = commitment(KEYS[2])  # another match than the one that the header is of
    assert seeded(seat, monkeypatch, honest) == "join-no-seed"
