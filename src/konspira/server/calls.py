"""Whose turn it becomes at a table: a guest who is not there then is called, where calls are set up."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from konspira.server.running import Running

if TYPE_CHECKING:
    from konspira.server.calling import Caller
    from konspira.server.room import Room


class Turns:
    """Whose turn it is at one table, to see whose it becomes."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._acting: frozenset[int] = frozenset()

    def restored(self) -> None:
        """The table is back from the store: whose turn it is has been told."""
        self._acting = self._now()

    def begun(self) -> None:
        """Another match: everybody whose turn it is has yet to be told."""
        self._acting = frozenset()
        self.moved()

    def moved(self) -> None:
        """Something was done: call those whose turn it has become and who are not here."""
        caller, running = self._room.house.caller, self._room.running
        if caller is None or running is None:
            return
        before, self._acting = self._acting, self._now()
        for seat in self._acting - before:
            self._call_later(caller, running, seat)

    def missed(self, seats: list[int]) -> None:
        """Somebody's connection was dead, who knows since when: what was told there may not have been heard."""
        caller, running = self._room.house.caller, self._room.running
        if caller is not None and running is not None and not self._room.closed:
            for seat in self._now().intersection(seats):
                self._call_later(caller, running, seat)

    def _call_later(self, caller: Caller, running: Running, seat: int) -> None:
        if self._absent(seat):  # or is he only on the way?
            asyncio.get_running_loop().call_later(self._room.house.config.push_after, self._call, caller, running, seat)

    def _now(self) -> frozenset[int]:
        running = self._room.running
        return frozenset(running.match.actors) if running and self._room.state == "playing" else frozenset()

    def _absent(self, seat: int) -> bool:
        guest = self._room.row.chairs[seat].guest
        return guest is not None and not any(socket.guest == guest for socket in self._room.sockets)

    def _call(self, caller: Caller, running: Running, seat: int) -> None:
        room = self._room
        waits = not room.closed and room.running is running and seat in self._now() and room.bot_at(seat) is None
        guest = room.row.chairs[seat].guest
        if waits and guest is not None and self._absent(seat):
            caller.call(guest, room.row.id, room.box)
