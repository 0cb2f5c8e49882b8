"""What is done now and then for all tables: they leave memory or the store, clocks ring, and who is away is called."""

from __future__ import annotations

import asyncio
import math
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from konspira.boxes.box import Box
from konspira.server.lobby import Lobby
from konspira.server.mail.notifier import THREADS
from konspira.server.monitoring import Seldom, note, trouble
from konspira.server.protocol import RESTARTING, Refusal
from konspira.server.store import StoreError, WaitingLetter
from konspira.server.table.room import Room

DAY = 86_400_000
GRACE = 1  # days
POST = 5.0  # seconds between two looks into the outbox
WOKEN = 200  # tables that are brought back at a time, because a clock rings there
WAKE = 15.0  # seconds between two looks for clocks that ring at tables where nobody is
OVERDUE = 5000  # milliseconds that a call may be late before somebody else makes it
PART = 60.0  # seconds after which nobody can still be doing anything in a room that was closed while nothing happened
COUNT = 60.0  # seconds between two notes of how long the server has been running


class Tending:
    """Looks after the tables of a lobby."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby, self._services, self._store, self._config = lobby, lobby.services, lobby.store, lobby.config
        self._quiet: dict[str, float] = {}  # room → since when nobody has been there
        self._left: deque[tuple[float, Room]] = deque()  # rooms that have left memory, and when
        self._woken = ""  # the last table that was woken, where there were more than could be at once
        self._seldom = Seldom()

    async def tend(self) -> None:
        """Now and then: rooms where nobody is leave memory, tables that nobody touches leave the store."""
        swept, counted = -math.inf, time.monotonic()
        while True:
            at = time.monotonic()
            try:
                self.rest()
                if at - counted >= COUNT and self._services.nodes.cares_for_all():
                    self._store.write([], [self._store.count_served(round(1000 * min(at - counted, 2 * COUNT)))])
                    counted = at  # what it slept through, it did not see
                if self._services.nodes.cares_for_all():
                    self._services.rater.look()  # what ended while a server died
                if at - swept > 3600 and self._services.nodes.cares_for_all():
                    swept = at
                    await self.sweep()
            except Exception as error:  # a mistake of ours: what is tended goes on being tended
                self._seldom.trouble("not tended", error, "")
            await asyncio.sleep(min(30.0, self._config.rest))

    async def tend_clocks(self) -> None:
        """Now and then: tables where people have hours, and nobody is, come into memory before a clock rings there."""
        while True:
            await self._well("", self.wake)
            await asyncio.sleep(WAKE)

    async def wake(self) -> None:
        """Bring such tables back whose clocks ring soon, or at which it is a bot's turn. Raises StoreError."""
        soon, woken = self._services.nodes.now() + 4 * round(1000 * WAKE), 0
        while due := await self._store.tables_due(self._config.slow_paces, soon, self._woken):
            for table in due:
                self._woken = table
                if self._services.nodes.cares(table):
                    await self._well(table, self._go_on, table)
                    woken += 1
                if woken == WOKEN:
                    return  # the others have their turn the next time
        self._woken = ""

    async def _go_on(self, table: str) -> None:
        (await self._lobby.room(table)).go_on()

    async def _well(self, table: str, work: Callable[..., Awaitable[None]], *given: Any) -> None:
        """Do something for one table, or (without a name) for all; what goes wrong there ends nothing else.

        Raises StoreError where no table can be read.
        """
        try:
            await work(*given)
        except Refusal:  # the table cannot be opened, now or ever
            pass
        except StoreError as error:
            if table and error.trouble == "database":
                raise
        except Exception as error:  # a mistake of ours
            self._seldom.trouble("not tended", error, table)

    async def post(self) -> None:
        """Now and then: calls that a server has left in the outbox, because it died, are made."""
        while True:
            await asyncio.sleep(POST)
            await self._well("", self.empty_outbox)

    async def post_letters(self) -> None:
        """Now and then: letters that are due, at tables that this node takes care of, are sent."""
        while True:
            await asyncio.sleep(min(POST, self._config.push_after or POST))
            await self._well("", self.empty_letterbox)

    async def empty_letterbox(self) -> None:
        """Send the letters that are due. Raises StoreError."""
        due = await self._store.letters(self._services.nodes.now()) if self._services.mail else []
        for first in range(0, len(due), THREADS):  # some at a time: one that is slow holds nobody else up for long
            mine = [one for one in due[first : first + THREADS] if self._services.nodes.cares(one.table)]
            if self._services.mail and mine:
                await self._services.mail.deliver_all(mine, self._still_missed, self._services.nodes.now())

    async def _still_missed(self, letter: WaitingLetter) -> Box | None:
        """The game of a table that still waits for a guest at the turn that a letter is about."""
        try:
            room = await self._lobby.room(letter.table)
        except Refusal:
            return None
        still = room.calling.misses(letter.guest) and room.calling.turn_of(letter.guest) == letter.turn
        return room.box if still else None

    async def empty_outbox(self) -> None:
        """Make the calls that are overdue, at tables that this node takes care of. Raises StoreError."""
        for table, guest in await self._store.calls(self._services.nodes.now() - OVERDUE):
            if self._services.nodes.cares(table):
                await self._well(table, self._call, table, guest)

    async def _call(self, table: str, guest: str) -> None:
        (await self._lobby.room(table)).calling.call(guest)

    def rest(self) -> None:
        """Rooms where nobody has been for a while, and nothing happens, leave memory."""
        at = time.monotonic()
        for table, room in list(self._lobby.rooms.items()):
            if room.busy:
                self._quiet.pop(table, None)
                room.touch()
            elif at - self._quiet.setdefault(table, at) >= self._config.rest:
                try:
                    room.close(RESTARTING)
                except Exception as error:  # a mistake of ours: it leaves all the same, and so do the others
                    self._seldom.trouble("not closed", error, table)
                self._lobby.forget(room)
                self._left.append((at, room))
        while self._left and at - self._left[0][0] >= PART:
            self._left.popleft()[1].part()
        self._quiet = {table: since for table, since in self._quiet.items() if table in self._lobby.rooms}

    async def sweep(self) -> None:
        """Dead tables and forgotten guests leave the store, by this server's own count, and a day late."""
        keep = self._config.keep
        idle = [int((days + GRACE) * DAY) for days in (keep.gathering, keep.playing, keep.over, keep.guests)]
        try:
            await self._store.commit(*self._store.sweep(*idle))
        except StoreError as error:
            trouble("could not sweep", error)
        else:
            note("swept")
