"""Twin worlds over the real WebSocket: what a seat cannot tell apart reaches it byte for byte the same.

Two tables are laid so that one seat sees the same and the others hold other cards. Something happens at both that this
seat cannot tell apart either, while hidden choices differ. Then all that was sent to the seat or to an onlooker, errors
and explanations included, is compared as it came over the wire.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from server.twin_worlds import Twins, twin_worlds
from server.web import Seat, Server, actions

from konspira.kernel.record import ONLOOKER
from konspira.play.match import Match

EVENINGS: list[tuple[str, int, dict[str, Any]]] = [
    ("gra", 3, {}),
    ("gra", 4, {"jokers": True, "bid_order": "count", "fewer_cards": True}),
    ("krecia", 4, {}),
    ("krecia", 5, {"roles": ["decoy", "wired"], "risky": True}),
    ("krecia", 4, {"roles": ["professor_no", "paranoid"]}),
    ("krecia", 2, {}),
    ("agenci", 4, {}),
    ("agenci", 2, {"top_secret": True, "secret_files": True}),
    ("agenci", 7, {"top_secret": True}),
    ("wistar", 1, {}),
]


@pytest.fixture(scope="module")
def twin_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose tables may be laid in twin worlds."""
    made = Server(
        tmp_path_factory.mktemp("twins") / "twins.db", twins=True, games=["gra", "krecia", "agenci", "wistar"]
    )
    with twin_worlds():
        yield made
    made.stop()
    assert "Traceback" not in made.log, made.log


class World:
    """One of the two tables, with everybody at it."""

    def __init__(self, server: Server, match: Match) -> None:
        self.server, self.match, self.key = server, match, match._key
        self.token = server.token("Ania")
        self.table = self._lay()
        self.seats = {seat: self.join(seat) for seat in match._rows}

    def _lay(self) -> str:
        """A table on which a match with a known key begins: it is written into the store as the server would."""
        match = self.match
        table = self.server.table(self.token, ["me"] * match.seats, game=match.box.name, options=_plain(match.options))
        with sqlite3.connect(self.server.db, timeout=30) as db:
            db.execute("INSERT INTO match VALUES (?, ?, 1, ?, 0, NULL)", (f"{table}/1", table, self.key))
            db.execute("INSERT INTO line VALUES (?, 0, ?, NULL)", (f"{table}/1", match.journal[0]))
        db.close()
        return table

    def join(self, seat: int) -> Seat:
        joined = self.server.sit(self.table, self.token, seat=seat, text=1)
        joined.until("welcome")
        return joined

    def act(self, seat: int, action: Any, id: str) -> None:
        """Somebody acts; everybody hears of it as far as it concerns them."""
        self.match.act(seat, action)
        assert self.seats[seat].do("act", id, action=action)["type"] == "done"
        for place, other in self.seats.items():
            while other.turn["moment"] < len(self.match._rows[place]):
                other.until("turn")

    def ask(self, eyes: int) -> None:
        """The seat makes mistakes, asks what its actions would mean, and comes in once more."""
        watcher, box = self.seats[eyes], self.match.box
        wrong = [box.wording.value(number) for number in range(0, box.actions, max(1, box.actions // 12))]
        legal = list(self.match.turn(eyes).legal)[:20]
        for k, mistake in enumerate([*(_plain(action) for action in wrong if action not in legal), {"do": "dance"}, 3]):
            watcher.do("act", f"mistake{k}", action=mistake)
        if eyes != ONLOOKER:
            watcher.do("explain", "explain", actions=[_plain(action) for action in [*legal, *wrong]][:30])
        again = self.join(eyes)
        watcher.raw += again.raw
        again.close()

    def sent(self, eyes: int) -> list[str]:
        """All that was sent to a socket, with what names the table itself taken out."""
        seat = self.seats[eyes]
        made = str(seat.heard[0]["table"]["made"])
        words = {self.table: "TABLE", seat.heard[0]["table"]["commitment"]: "COMMITMENT", made: "MADE"}
        said = []
        for text in seat.raw:
            for word, name in words.items():
                text = text.replace(word, name)
            said.append(text)
        return [text for text in said if not text.startswith('{"type":"table"')]  # who came when is not the match

    def close(self) -> None:
        for seat in self.seats.values():
            seat.close()


def _plain(value: Any) -> Any:
    return msgspec.to_builtins(value)


@pytest.mark.sample(12)
@pytest.mark.parametrize("eyes", [0, -2, ONLOOKER], ids=["first seat", "last seat", "onlooker"])
@pytest.mark.parametrize(
    ("game", "seats", "options"), EVENINGS, ids=[f"{e[0]}-{e[1]}-{'-'.join(e[2])}" for e in EVENINGS]
)
def test_a_seat_is_sent_the_same_bytes_in_worlds_it_cannot_tell_apart(
    twin_server: Server, game: str, seats: int, options: dict[str, Any], eyes: int
) -> None:
    eyes = seats - 1 if eyes == -2 else eyes
    twins = Twins(game, seats, options, eyes, seed=seats)
    assert len(twins.script) >= 5
    worlds = [World(twin_server, match) for match in twins.open(0)]
    hidden = [seat for seat in worlds[0].match._rows if seat != eyes]
    assert seats == 1 or any(
        worlds[0].match.turn(seat).row.tobytes() != worlds[1].match.turn(seat).row.tobytes() for seat in hidden
    ), "the worlds differ for somebody else"
    for number, pair in enumerate(twins.script):
        for world, action in zip(worlds, (pair.true, pair.twin), strict=True):
            world.act(pair.seat, action, f"step{number}")
    for world in worlds:
        if world.match.outcome is None:
            world.ask(eyes)
    one, two = (world.sent(eyes) for world in worlds)
    assert one == two
    assert len(one) > 5
    for world in worlds:
        everything = "".join(text for seat in world.seats.values() for text in seat.raw)
        assert world.match.outcome is not None or world.key.hex() not in everything
        world.close()


def test_hidden_choices_make_no_difference_in_when_and_to_whom_something_is_sent(twin_server: Server) -> None:
    """Everybody is told that a seat is ready, in one message each, whatever it chose."""
    worlds = [World(twin_server, match) for match in Twins("gra", 3, {}, 0, seed=1).open(0)]
    shapes = []
    for number, world in enumerate(worlds):
        world.act(1, {"do": "turn", "flipped": [0] if number else []}, "turn")
        shapes.append(
            [[message["type"] for message in seat.heard if message["type"] != "table"] for seat in world.seats.values()]
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
