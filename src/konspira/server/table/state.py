"""What a table is: its chairs, its match, its score; and what everybody may know of it."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from konspira.boxes.box import Box
from konspira.play import series
from konspira.server import tutorial
from konspira.server.protocol.messages import Chair, ChatLine, TableState, TableStatus, You, encode, now
from konspira.server.store import StoredTable
from konspira.server.table.clocks import Clocks
from konspira.server.table.match import LiveMatch
from konspira.server.table.presence import Presence


class RoomState:
    """One table as it stands; asking it changes nothing."""

    def __init__(self, box: Box, table: StoredTable, chat: list[ChatLine], presence: Presence) -> None:
        self.box, self.table, self.chat, self.presence = box, table, chat, presence
        self.live: LiveMatch | None = None
        self.clocks: Clocks | None = None
        self.tutorial = tutorial.of(box) if table.tutorial else None
        self.again: set[int] = set()  # seats that would play again
        self.won = [0] * len(table.chairs)  # matches that each seat has won, without the one on the table
        self._options = msgspec.Raw(encode(table.options))  # they never change, and can be long

    @property
    def status(self) -> TableStatus:
        """How far the table is."""
        if self.live is None:
            return "gathering"
        if self.live.frozen:
            return "frozen"
        return "over" if self.live.match.outcome else "playing"

    @property
    def acting(self) -> frozenset[int]:
        """Whose turn it is."""
        return frozenset(self.live.match.actors) if self.live and self.status == "playing" else frozenset()

    def chairs(self) -> list[Chair]:
        """The chairs as everybody may know them."""
        playing = self.status == "playing"
        return [
            Chair(
                chair.seat, cast(Any, chair.who), chair.name, chair.bot,
                present=chair.who == "guest" and self.presence.here(chair.seat),
                stand_in=chair.who == "guest" and playing and self.presence.stands_in(chair.seat),
            )
            for chair in self.table.chairs
        ]  # fmt: skip

    def table_state(self) -> TableState:
        """The table as everybody may know it."""
        live, table = self.live, self.table
        return TableState(
            table.id, table.game, cast(Any, self._options), table.public, table.patience, self.status,
            live.number if live else 0, live.commitment if live else None, self.chairs(), sorted(self.again),
            self.presence.spectators, table.made, live.frozen if live else None, table.coach,
            self.clocks.state() if self.clocks else None,
            self.tutorial.state(live.match) if self.tutorial and live else None, self.score(),
        )  # fmt: skip

    def score(self) -> list[int]:
        """How many matches each seat has won here; a share of the win counts."""
        ended = self.live.match.outcome if self.live else None
        return [won + (ended.payoffs[seat] > 0) for seat, won in enumerate(self.won)] if ended else list(self.won)

    def you(self, guest: str | None, seat: int) -> You:
        """What somebody is at the table."""
        host = guest is not None and guest == self.table.host
        invites = {str(chair.seat): chair.invite for chair in self.table.chairs if host and chair.who == "open"}
        mine = self.presence.seats_of(guest)
        acting = self.acting if mine else ()
        return You(seat, mine, host, invites, [seat for seat in mine if seat in acting])

    def next_chat_line(self, seat: int, name: str | None, phrase: str | None, text: str | None) -> ChatLine:
        """What somebody says now; the chat counts its lines, so the lock is held until it is stored."""
        return ChatLine(self.chat[-1].number + 1 if self.chat else 1, now(), seat, name or "", phrase, text)

    def next_options(self) -> dict[str, Any]:
        """What was agreed on; from the second match on, whoever led first deals, unless all is arranged."""
        dealer = series.next_dealer(self.live.match) if self.live and not self.tutorial else None
        return self.table.options if dealer is None else self.table.options | {"dealer": dealer}
