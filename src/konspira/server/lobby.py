"""The lobby: tables are made, found, listed and cleared away here; one where somebody comes is brought back."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from typing import Any, cast

import msgspec

from konspira.kernel.box import BadOptions, Box
from konspira.play.journal import BadJournal
from konspira.server import identity
from konspira.server.answers import NewTable, Summary
from konspira.server.commands import seated
from konspira.server.house import House
from konspira.server.log import note, trouble
from konspira.server.messages import Chair, Said, Where
from konspira.server.refusal import Refusal
from konspira.server.restoring import commands, restore
from konspira.server.room import CHAT, Room
from konspira.server.running import Running, now
from konspira.server.socket import Socket
from konspira.server.store.rows import TableRow
from konspira.server.store.sqlite import Store

LISTED = 100
WOKEN = 20  # tables brought back to say whose turn it is, at one question
DAY = 86_400_000
RESTARTING = 1012


class Lobby:
    """All tables of a server; those where somebody is, are in memory."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._quiet: dict[str, float] = {}  # room → since when nobody has been there
        self.sockets = 0
        self.sockets_of: dict[str, int] = {}
        house.forget = self.forget
        house.metrics.gauges |= {
            "sockets": lambda: self.sockets,
            "rooms": lambda: len(self.rooms),
            "thinking": lambda: house.thinkers.thinking,
            "unstored": lambda: house.store.behind,
        }

    # -- tables -------------------------------------------------------------------------------------

    async def make(self, guest: str, name: str, wanted: NewTable, *, lesson: bool = False) -> str:
        """Make a table; return its id."""
        store, box = self.house.store, self.house.box(wanted.game)
        if wanted.id is not None:
            made = await store.table_made_by(guest, wanted.id)
            if made is not None:
                return made
        if await store.tables_open(guest) >= self.house.config.limits.tables_a_guest:
            raise Refusal("refused-too-many-tables", 429)
        options = checked(box, len(wanted.chairs), wanted.options)
        chairs = [seated(seating, seat, box.name, guest, name) for seat, seating in enumerate(wanted.chairs)]
        row = TableRow(
            identity.token(), box.name, options, wanted.public, wanted.patience, guest, now(), now(), chairs,
            clock=wanted.clock, coach=wanted.coach, lesson=lesson,
        )  # fmt: skip
        try:
            await store.commit(*Store.keep_table(row, wanted.id))
        except sqlite3.IntegrityError:  # the same command came twice at once
            made = await store.table_made_by(guest, wanted.id or "")
            if made is None:
                raise Refusal("refused-busy", 503) from None
            return made
        self.house.metrics.count("tables_made")
        if wanted.start and all(chair.who != "open" for chair in chairs):
            room = await self.room(row.id)
            async with room.lock:
                if room.state == "gathering":
                    await room.commands.open_match()
        return row.id

    async def room(self, table: str) -> Room:
        """A table, from memory or from the store. Raises Refusal if there is none."""
        if table in self.rooms:
            return self.rooms[table]
        if table not in self._opening:
            opening = self._opening[table] = asyncio.create_task(self._open(table))
            opening.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(self._opening[table])

    async def _open(self, table: str) -> Room:
        house, store = self.house, self.house.store
        row = await store.table(table)
        if row is None:
            raise Refusal("refused-no-table", 404)
        chat = [
            Said(said["number"], said["at"], said["seat"], said["name"], said["phrase"], said["text"])
            for said in await store.chat(table, CHAT)
        ]
        room = Room(house, house.box(row.game), row, chat, set(await store.commands(table)))
        if row.match:
            room.running = await self._bring_back(row)
            room.won = await store.won(table, row.match, len(row.chairs))
            room.restored(await store.clocks(room.running.id) if room.clocks.on else {})
        self.rooms[table] = room
        return room

    async def _bring_back(self, row: TableRow) -> Running:
        """The last match of a table, at the step where it was."""
        store, known = self.house.store, []
        for number in (row.match - 1, row.match):
            kept = await store.match(row.id, number)
            if kept is not None:
                known += commands(kept)
        if kept is None:
            raise Refusal("refused-no-table", 404)
        try:
            match, frozen = await asyncio.get_running_loop().run_in_executor(self.house.layers, restore, kept)
        except BadJournal as error:
            trouble("match cannot be brought back", error, table=row.id)
            raise Refusal("refused-unreadable", line=error.number) from None
        running = Running(kept.id, kept.number, match, store, known)
        running.frozen = frozen
        return running

    def forget(self, room: Room) -> None:
        """A room leaves memory; the store has all of it."""
        if self.rooms.get(room.row.id) is room:
            del self.rooms[room.row.id]

    # -- people -------------------------------------------------------------------------------------

    def enter(self, socket: Socket) -> None:
        """Count a socket. Raises Refusal where there are too many."""
        limits = self.house.config.limits
        of = self.sockets_of.get(socket.guest or "", 0)
        if self.sockets >= limits.sockets or (socket.guest and of >= limits.sockets_a_guest):
            raise Refusal("refused-too-many-sockets", 429)
        self.sockets += 1
        if socket.guest:
            self.sockets_of[socket.guest] = of + 1

    def exit(self, socket: Socket) -> None:
        """Count it no more."""
        self.sockets -= 1
        if socket.guest:
            self.sockets_of[socket.guest] -= 1
            if not self.sockets_of[socket.guest]:
                del self.sockets_of[socket.guest]

    def rename(self, guest: str, name: str) -> None:
        """A guest has another name: tell it at his tables."""
        for room in self.rooms.values():
            seats = room.seats_of(guest)
            for seat in seats:
                room.row.chairs[seat].name = room.row.chairs[seat].called or name
            for socket in room.sockets:
                if socket.guest == guest:
                    socket.name = name
            if seats:
                room.announce()

    # -- lists --------------------------------------------------------------------------------------

    async def public(self) -> list[Summary]:
        """Public tables that are not over, those with a free chair first."""
        found = [self._summary(row) for row in await self.house.store.tables_public(LISTED)]
        order: dict[Where, int] = {"gathering": 0, "playing": 1, "frozen": 2, "over": 3}
        return sorted((one for one in found if one.state != "over"), key=lambda one: order[one.state])

    async def of(self, guest: str) -> list[Summary]:
        """The tables of a guest: first those that wait for him, then those that go on, then those that are over."""
        found = []
        rows = await self.house.store.tables_of(guest, LISTED)
        asleep = [row.id for row in rows if row.match and not row.ended and row.id not in self.rooms]
        for table in asleep[:WOKEN]:
            with contextlib.suppress(Refusal):  # one that cannot be opened is listed all the same
                await self.room(table)
        for row in rows:
            one = self._summary(row)
            mine = [chair.seat for chair in row.chairs if chair.guest == guest]
            found.append(msgspec.structs.replace(one, mine=mine, payoffs=row.payoffs if one.state == "over" else None))
        return sorted(found, key=lambda one: (one.state == "over", not set(one.mine) & set(one.waiting)))

    def _summary(self, row: TableRow) -> Summary:
        room = self.rooms.get(row.id)
        waiting = list(room.running.match.actors) if room and room.running and room.state == "playing" else []
        if room:
            state, chairs, match = room.state, room.table().chairs, room.running.number if room.running else 0
        else:
            state = "gathering" if not row.match else "over" if row.ended else "playing"
            match = row.match
            chairs = [Chair(c.seat, cast(Any, c.who), c.name, c.bot, present=False, stand_in=False) for c in row.chairs]
        return Summary(
            row.id, row.game, state, row.public, chairs, match, row.made, row.touched, waiting=waiting
        )  # fmt: skip

    # -- clearing away ------------------------------------------------------------------------------

    async def tend(self) -> None:
        """Now and then: rooms where nobody is leave memory, tables that nobody touches leave the store."""
        swept = 0.0
        while True:
            self.rest()
            if time.monotonic() - swept > 3600 or not swept:
                swept = time.monotonic()
                await self.sweep()
            await asyncio.sleep(min(30.0, self.house.config.rest))

    def rest(self) -> None:
        """Rooms where nobody has been for a while, and nothing happens, leave memory."""
        at = time.monotonic()
        for table, room in list(self.rooms.items()):
            busy = room.sockets or room.lock.locked() or room.thinking or (room.running and room.running.pending)
            if busy:
                self._quiet.pop(table, None)
                room.touch()
            elif at - self._quiet.setdefault(table, at) >= self.house.config.rest:
                room.close(RESTARTING)
                self.forget(room)
        self._quiet = {table: since for table, since in self._quiet.items() if table in self.rooms}

    async def sweep(self) -> None:
        """Dead tables and forgotten guests leave the store."""
        keep, at = self.house.config.keep, now()
        dates = [int(at - days * DAY) for days in (keep.gathering, keep.playing, keep.over, keep.guests)]
        try:
            await self.house.store.commit(*Store.sweep(*dates))
        except sqlite3.Error as error:
            trouble("could not sweep", error)
        else:
            note("swept")

    def close(self) -> None:
        """Everybody out; they may come back."""
        if self.house.caller:
            self.house.caller.hush()
        for room in list(self.rooms.values()):
            room.close(RESTARTING)


def checked(box: Box, seats: int, options: dict[str, object]) -> dict[str, object]:
    """Options, complete and found to go together. Raises Refusal with the reason."""
    try:
        settings = box.read_options(options)
        box.options_row(seats, settings)
    except BadOptions as error:
        raise Refusal.of(error) from None
    except (ValueError, TypeError, OverflowError, RecursionError):
        raise Refusal("refused-options", 400, why="") from None
    complete: dict[str, object] = msgspec.to_builtins(settings)
    return complete
