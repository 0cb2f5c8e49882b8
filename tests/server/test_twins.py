"""Twin worlds over the real WebSocket: what a seat cannot tell apart reaches it byte for byte the same.

Two tables are laid by different keys so that one seat sees the same and the others hold different cards. The same
things happen at both; the hidden choices differ. Then all that was sent to the seat, to an onlooker and as errors is
compared, as it came over the wire.
"""

from __future__ import annotations

import itertools
import random
import sqlite3
from typing import Any

import pytest
from server.web import Seat, Server, actions

from konspira.kernel.record import ONLOOKER
from konspira.play import shelf
from konspira.play.match import Match

SEATS = 3


def twin_matches(eyes: int) -> tuple[Match, Match]:
    """Two matches that look the same to one seat at the start, though another seat holds a card with other ends."""
    box, chance = shelf.box("gra"), random.Random(eyes)
    first = Match(box, SEATS, {}, chance.randbytes(32))
    for _ in itertools.count():
        other = Match(box, SEATS, {}, chance.randbytes(32))
        same = first.turn(eyes).row.tobytes() == other.turn(eyes).row.tobytes()
        if same and all(first.turn(s).view.card != other.turn(s).view.card for s in range(SEATS) if s != eyes):
            return first, other
    raise AssertionError


def lay(server: Server, match: Match, token: str) -> str:
    """A table on which a match with a known key begins: it is written into the store as the server would."""
    table = server.table(token, ["me"] * SEATS)
    with sqlite3.connect(server.db, timeout=30) as db:
        db.execute("INSERT INTO match VALUES (?, ?, 1, ?, 0, NULL)", (f"{table}/1", table, match._key))
        db.execute("INSERT INTO line VALUES (?, 0, ?, NULL)", (f"{table}/1", match.journal[0]))
    db.close()
    return table


class World:
    """One of the two tables, with everybody at it."""

    def __init__(self, server: Server, match: Match, eyes: int) -> None:
        self.server, self.key, self.eyes = server, match._key, eyes
        self.token = server.token("Ania")
        self.table = lay(server, match, self.token)
        self.seats = {seat: self.join(seat) for seat in range(SEATS)}
        self.looker = self.join(ONLOOKER)

    @property
    def everybody(self) -> list[Seat]:
        return [*self.seats.values(), self.looker]

    def join(self, seat: int) -> Seat:
        joined = self.server.sit(self.table, self.token, seat=seat, text=1)
        joined.until("welcome")
        return joined

    def act(self, seat: int, action: dict[str, Any], id: str) -> str:
        """Somebody acts; everybody hears of it."""
        answer = self.seats[seat].do("act", id, action=action)["type"]
        if answer == "done":
            moment = self.seats[seat].turn["moment"]
            for other in self.everybody:
                while other.turn["moment"] < moment:
                    other.until("turn")
        return answer

    def sent(self, seat: Seat) -> list[str]:
        """All that was sent to a socket, with what names the table itself taken out."""
        made = str(seat.heard[0]["table"]["made"])
        words = {self.table: "TABLE", seat.heard[0]["table"]["commitment"]: "COMMITMENT", made: "MADE"}
        said = []
        for text in seat.raw:
            for word, name in words.items():
                text = text.replace(word, name)
            said.append(text)
        return [text for text in said if not text.startswith('{"type":"table"')]  # who came when is not the match

    def close(self) -> None:
        for seat in self.everybody:
            seat.close()


@pytest.mark.parametrize("eyes", [0, 2, ONLOOKER])
def test_a_seat_is_sent_the_same_bytes_in_worlds_it_cannot_tell_apart(server: Server, eyes: int) -> None:
    worlds = [World(server, match, eyes) for match in twin_matches(eyes)]
    for number, world in enumerate(worlds):
        for seat in range(SEATS):
            flip = [] if seat == eyes or number == 0 else [0]  # the others choose otherwise in the other world
            assert world.act(seat, {"do": "turn", "flipped": flip}, f"turn{seat}") == "done"
        starter = world.seats[0].turn["view"]["turn"]
        order = [(starter + k) % SEATS for k in range(SEATS)]
        for count, seat in enumerate(order, 1):
            assert world.act(seat, {"do": "bid", "count": count, "face": 3}, f"bid{count}") == "done"
        watcher = world.looker if eyes == ONLOOKER else world.seats[eyes]
        for k, mistake in enumerate(({"do": "bid", "count": 1, "face": 1}, {"do": "turn"}, {"do": "dance"}, 3)):
            watcher.do("act", f"mistake{k}", action=mistake)
        watcher.do("explain", "explain", actions=[{"do": "check"}, {"do": "bid", "count": 3, "face": 5}])
        again = world.join(eyes)
        watcher.raw += again.raw
        again.close()
    one, two = (world.sent(world.looker if eyes == ONLOOKER else world.seats[eyes]) for world in worlds)
    assert one == two
    assert len(one) > 10
    for world in worlds:
        everything = "".join(text for seat in world.everybody for text in seat.raw)
        assert world.key.hex() not in everything
        world.close()


def test_the_worlds_do_differ_for_the_others() -> None:
    first, second = twin_matches(0)
    assert first.turn(1).row.tobytes() != second.turn(1).row.tobytes()


def test_hidden_choices_make_no_difference_in_when_and_to_whom_something_is_sent(server: Server) -> None:
    """Everybody is told that a seat is ready, in one message each, whatever it chose."""
    worlds = [World(server, match, 0) for match in twin_matches(0)]
    shapes = []
    for number, world in enumerate(worlds):
        world.act(1, {"do": "turn", "flipped": [0] if number else []}, "turn")
        shapes.append(
            [[message["type"] for message in seat.heard if message["type"] != "table"] for seat in world.everybody]
        )
        world.close()
    assert shapes[0] == shapes[1]


def test_nothing_of_the_deal_can_be_had_before_the_end(server: Server) -> None:
    table = server.table(ania := server.token(), ["me", "me"], start=True)
    for what in ("journal", "replay?seat=all", "replay?seat=0"):
        answer = server.ask(f"/api/tables/{table}/1/{what}", token=ania)
        assert (answer.status, answer.json["news"]["id"]) == (409, "refused-not-over")
    assert server.ask(f"/api/tables/{table}/2/journal", token=ania).status == 404
    with server.sit(table, ania, seat=0) as one:
        one.hear()
        assert "key" not in one.raw[0]
        assert actions(one.turn["legal"])
