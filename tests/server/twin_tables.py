"""A table in one of two worlds that a seat cannot tell apart, and all that is sent there."""

from __future__ import annotations

import re
import sqlite3
from typing import Any

import msgspec
import pytest
from server import signed_seats
from server.signed_seats import signature
from server.twin_worlds import device_key
from server.web import ON_POSTGRES, Seat, Server

from konspira.kernel.record import SPECTATOR
from konspira.play.match import Match
from konspira.play.signers import SigningDevice


class World:
    """One of the two tables, with everybody at it."""

    def __init__(self, server: Server, match: Match, **wanted: Any) -> None:
        self.server, self.match, self.key, self._wanted = server, match, match._key, wanted
        self.token = server.token("Ania")
        self.table = self._lay()
        self.seats = {seat: self.join(seat) for seat in match._rows}
        self.devices = {seat: SigningDevice(device_key(seat)) for seat in match._rows}

    def _lay(self) -> str:
        """A table on which a match with a known key begins: it is written into the store as the server would."""
        if ON_POSTGRES:
            pytest.skip("a known match is written into the file of an SQLite database")
        match = self.match
        chairs, options = ["me"] * match.seats, _plain(match.options)
        table = self.server.table(self.token, chairs, game=match.box.name, options=options, **self._wanted)
        with sqlite3.connect(self.server.db, timeout=30) as db:
            db.execute("INSERT INTO match VALUES (?, ?, 1, ?, 0, NULL, 0, NULL, 0)", (f"{table}/1", table, self.key))
            db.execute("INSERT INTO entry VALUES (?, 0, 'line', 1, 0, NULL, NULL, ?)", (table, match.journal[0]))
        db.close()
        return table

    def join(self, seat: int) -> Seat:
        joined = self.server.sit(self.table, self.token, seat=seat, text=1)
        joined.until("welcome")
        return joined

    def act(self, seat: int, action: Any, id: str) -> None:
        """Somebody acts; everybody hears of it as far as it concerns them."""
        self.match.act(seat, action)
        assert signed_seats.act(self.seats[seat], self.devices[seat], action, id)["type"] == "done"
        for place, other in self.seats.items():
            while other.turn["moment"] < len(self.match._rows[place]):
                other.until("turn")

    def ask(self, eyes: int) -> None:
        """The seat makes mistakes, asks what its actions would mean, and comes in once more."""
        watcher, box = self.seats[eyes], self.match.box
        wrong = [box.wording.value(number) for number in range(0, box.actions, max(1, box.actions // 12))]
        legal = list(self.match.turn(eyes).legal)[:20]
        for k, mistake in enumerate([*(_plain(action) for action in wrong if action not in legal), {"do": "dance"}, 3]):
            signed = {} if eyes == SPECTATOR else signature(watcher, self.devices[eyes], mistake, f"mistake{k}")
            watcher.do("act", f"mistake{k}", action=mistake, **signed)
        if eyes != SPECTATOR:
            watcher.do("explain", "explain", actions=[_plain(action) for action in [*legal, *wrong]][:30])
        again = self.join(eyes)
        watcher.raw += again.raw
        again.close()

    def sent(self, eyes: int) -> list[str]:
        """All that was sent to a socket, with what names the table itself taken out."""
        return self.plainly(self.seats[eyes])

    def plainly(self, seat: Seat) -> list[str]:
        """The same of any socket at the table."""
        made = str(seat.heard[0]["table"]["made"])
        words = {self.table: "TABLE", seat.heard[0]["table"]["commitment"]: "COMMITMENT", made: "MADE"}
        if shuffled := seat.heard[0]["table"]["shuffle"]:  # what is signed of the commitment, and of nothing hidden
            words |= {shuffled["sealed"]: "SEALED", shuffled["closed"]["signature"]: "LISTED"}
        said = []
        for text in seat.raw:
            for word, name in words.items():
                text = text.replace(word, name)
            said.append(_RECEIPT.sub("RECEIPT", text))  # good, of the seat's own transcript alone, and of this match
        return [text for text in said if not text.startswith('{"type":"table"')]  # who came when is not the match

    def close(self) -> None:
        for seat in self.seats.values():
            seat.close()


_RECEIPT = re.compile(r'"blind":"[0-9a-f]{64}","path":\[\],"signature":"[0-9a-f]{128}"')


def _plain(value: Any) -> Any:
    return msgspec.to_builtins(value)
