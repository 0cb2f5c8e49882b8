"""A club's evening for tests: guests who join a tournament, go to the tables that they are drawn for, and play."""

from __future__ import annotations

import random
from contextlib import ExitStack
from typing import Any

from server.web import PATIENCE, Server, actions, wait_for


class Club:
    """A tournament at a server, its host and its guests."""

    def __init__(
        self, server: Server, guests: int, *, host: str | None = None, name: str = "Guest", **wanted: Any
    ) -> None:
        self.server, self.chance = server, random.Random(1)
        self.host = host or server.token("Host")
        asked = {"title": "Club", "game": "gra", "size": 4, "rounds": 3} | wanted
        made = server.ask("/api/tournaments", asked, token=self.host)
        assert made.status == 201, made.body
        self.id = made.json["tournament"]
        self.guests = [server.token(f"{name} {k + 1}") for k in range(guests)]
        for guest in self.guests:
            assert self.post("join", guest) == 204

    def post(self, what: str, token: str | None = None, **fields: Any) -> int:
        answer = self.server.ask(f"/api/tournaments/{self.id}/{what}", fields, token=token or self.host)
        self.refused = answer.json["news"]["id"] if answer.status >= 400 else None
        return answer.status

    def state(self, token: str | None = None) -> Any:
        return self.server.ask(f"/api/tournaments/{self.id}", token=token or self.host).json

    def tables(self) -> dict[str, list[str]]:
        """The tables that wait, and who is taken to each."""
        found: dict[str, list[str]] = {}
        for guest in self.guests:
            mine = self.state(guest)["mine"]
            if mine:
                found.setdefault(mine, []).append(guest)
        return found

    def play(self, table: str, guests: list[str]) -> None:
        """All come to a table, where the match begins by itself, and play at random to its end."""
        with ExitStack() as open_:
            seats = [open_.enter_context(self.server.sit(table, guest)) for guest in guests]
            for seat in seats:
                seat.until(lambda message: seat.turn is not None)  # noqa: B023  # called at once
            while not any(seat.turn["outcome"] for seat in seats if seat.turn):
                for seat in seats:
                    while seat.turn and seat.turn["legal"]:
                        assert seat.do("act", action=self.pick(seat.turn["legal"]))["type"] in ("done", "refused")
                for seat in seats:
                    seat.send("ping", f"p{self.chance.random()}")
                    seat.until("done")

    def pick(self, legal: dict[str, Any]) -> dict[str, Any]:
        return self.chance.choice(actions(legal))

    def round(self) -> None:
        """Draw a round and play all its tables."""
        assert self.post("draw") == 204, self.refused
        for table, guests in self.tables().items():
            self.play(table, guests)
        assert wait_for(lambda: not self.tables(), PATIENCE), "what was played counts"
