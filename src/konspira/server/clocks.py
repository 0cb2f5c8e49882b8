"""The clock of a table: so much time for each decision, and a bot's move for a seat that runs out of it.

Until when a seat may act is stored together with the step that made it its turn, so a restart changes nothing. All
seats that choose at the same time have the same time, whatever they have to choose from.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from konspira.play.match import IllegalAction
from konspira.server.messages import Clock, Said
from konspira.server.running import Running, now
from konspira.server.store.sqlite import Store
from konspira.server.store.writer import Deed

if TYPE_CHECKING:
    from konspira.server.room import Room

OUT = "clock-out"  # what is told in the chat


class Clocks:
    """The clocks of one room, one for each guest whose turn it is."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._ends: dict[int, int] = {}
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._moving: dict[int, asyncio.Task[None]] = {}

    @property
    def on(self) -> bool:
        """Does this table have a clock?"""
        return self._room.row.clock != "none"

    @property
    def _seconds(self) -> float:
        return self._room.house.config.clocks[self._room.row.clock] if self.on else 0.0

    def told(self) -> Clock | None:
        """The clocks as everybody at the table is told of them."""
        if not self.on:
            return None
        return Clock(self._room.row.clock, round(self._seconds), now(), {str(s): e for s, e in self._ends.items()})

    def begun(self, match: str, actors: tuple[int, ...]) -> list[Deed]:
        """A match begins: what must be stored."""
        self._ends.clear()
        return self.stepped(match, actors, None)

    def stepped(self, match: str, actors: tuple[int, ...], acted: int | None) -> list[Deed]:
        """Somebody has acted: whoever is to act now, and was not before, has all the time; what must be stored."""
        if not self.on:
            return []
        ends, chairs = now() + round(1000 * self._seconds), self._room.row.chairs
        self._ends = {
            seat: ends if seat == acted else self._ends.get(seat, ends)
            for seat in actors
            if chairs[seat].who == "guest"
        }
        return Store.keep_clocks(match, self._ends)

    def restored(self, ends: dict[int, int], running: Running) -> None:
        """The table is back from the store; a seat of which nothing is known has all the time."""
        if running.match.outcome is None:
            self._ends = dict(ends)
            self._room.house.store.write([], self.stepped(running.id, running.match.actors, None), lambda error: None)

    def wind(self) -> None:
        """Set every alarm anew. At a table where nobody is, none rings."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        running = self._room.running
        if not self.on or self._room.closed or running is None or self._room.state != "playing":
            return
        if any(self._room.watchers.values()):
            for seat, ends in self._ends.items():
                wait = max(0.0, (ends - now()) / 1000)
                self._timers[seat] = asyncio.get_running_loop().call_later(wait, self._ring, seat, ends)

    def close(self) -> None:
        """Nothing rings any more."""
        for timer in self._timers.values():
            timer.cancel()
        for task in self._moving.values():
            task.cancel()

    def _ring(self, seat: int, ends: int) -> None:
        running = self._room.running
        if running is not None and seat not in self._moving and self._ends.get(seat) == ends:
            self._moving[seat] = asyncio.create_task(self._move(running, seat, ends))
            self._moving[seat].add_done_callback(lambda _: self._moving.pop(seat, None))

    async def _move(self, running: Running, seat: int, ends: int) -> None:
        """A bot moves for a seat that has run out of time; it sees what that seat sees, and everybody is told."""
        room = self._room
        action = await room.house.thinkers.choose(room.house.stand_in(room.box.name), running.match.turn(seat))
        async with room.lock:  # the chat counts its lines
            if room.closed or room.running is not running or self._ends.get(seat) != ends:
                return  # acted in the last moment
            number = room.chat[-1].number + 1 if room.chat else 1
            said = Said(number, now(), seat, room.row.chairs[seat].name or "", OUT, None)
            stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()

            def then(error: Exception | None) -> None:
                if error is None:
                    room.hear(said)
                room.stored(error)
                stored.set_result(None)

            line = Store.keep_chat(room.row.id, number, said.at, seat, said.name, OUT, None)
            try:
                running.act(seat, action, None, None, room.watchers, then, (line,))
            except IllegalAction:  # the others have changed what there is to choose from: think again
                asyncio.get_running_loop().call_soon(self.wind)
                return
            room.house.metrics.count("clocks_run_out")
            await stored
