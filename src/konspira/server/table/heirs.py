"""Who is the host when the host goes: of the others who sit there, whoever is there."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from konspira.server.store import Statement
from konspira.server.table.log import Cause

if TYPE_CHECKING:
    from konspira.server.table.room import Room


class Heirs:
    """Waits for a room's host who has gone, and makes somebody else the host."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._timer: asyncio.TimerHandle | None = None  # when somebody else is the host

    def of(self, guest: str | None) -> str | None:
        """Who is the host when this one goes; nobody, where he is not, or at a table of a tournament."""
        table = self._room.table
        if guest != table.host or table.tournament:
            return None
        others = [chair for chair in table.chairs if chair.guest not in (None, guest) and not chair.away]
        others.sort(key=lambda chair: not self._room.presence.here(chair.seat))
        return others[0].guest if others else None

    def passed_to(self, guest: str) -> Statement:
        """Store that somebody else is the host."""
        return self._room.store.keep_terms(msgspec.structs.replace(self._room.table, host=guest))

    def miss_host(self) -> None:
        """The host may have gone; if he is not back soon, and somebody else is here, that one is the host."""
        room = self._room
        gone = not room.presence.guest_here(room.table.host)
        if gone and self._timer is None and self.of(room.table.host):
            self._timer = asyncio.get_running_loop().call_later(room.services.config.host_away, self._pass_on)

    def close(self) -> None:
        """Nobody is waited for."""
        if self._timer:
            self._timer.cancel()

    def _pass_on(self) -> None:
        self._timer = None
        room = self._room
        heir, host = self.of(room.table.host), room.table.host
        if room.closed or heir is None or room.trouble or not room.cares:
            return
        if room.presence.guest_here(host) or not room.presence.guest_here(heir):
            return
        room.table.host = heir

        async def again() -> None:
            self.miss_host()

        room.note(room.log.note(Cause("host", heir)), [self.passed_to(heir)], again)
        room.announce()
