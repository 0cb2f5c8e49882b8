"""How a room follows its table's log, to which other nodes append, too.

A notice says that the log has grown; the room reads what came, does it, and tells everybody here. Whoever has lost the
race for a number waits until that is done, and what he wanted is looked at again: done on the new table, or refused.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, NamedTuple, Protocol

import msgspec

from konspira.kernel.record import SPECTATOR
from konspira.news import News
from konspira.server.protocol import ChatLine, Refusal, refused
from konspira.server.store import LINE, SAID, Entry, StoredBar, StoredTable, StoreError
from konspira.server.table import Client
from konspira.server.table.match import LiveMatch

if TYPE_CHECKING:
    from konspira.server.table.room import Room

TERMS = ("options", "public", "patience", "coach", "clock", "rated", "watch")
FORGOTTEN = "forget"  # the kind of an entry: somebody who was here is no more
SENT_AWAY = 4403  # why a connection is closed


class Lost(NamedTuple):
    """What was not stored, because others wrote first: how it is tried again, and who is told where that cannot be."""

    again: Callable[[], Awaitable[None]]
    refuse: Callable[[News], None] = lambda news: None


class Elsewhere:
    """The page of somebody at another node, who is told there."""

    unresponsive = False

    def send(self, message: bytes) -> None:
        """His own node tells him."""

    def close(self, code: int) -> None:
        """His own node lets him go."""


class MatchSource(Protocol):
    """Brings matches back from the store."""

    async def bring_back(self, room: Room, table: StoredTable) -> LiveMatch:
        """The last match of a table, at the step where it was. Raises Refusal."""


class Following:
    """What a room knows of its log, and how it reads on. Only one reads at a time, and meanwhile nobody acts."""

    def __init__(self, room: Room, source: MatchSource) -> None:
        self._room, self._source = room, source
        self.wanted = 0  # length that the log has, as others say
        self.ahead = False  # has something been done here that is not stored, and must go?
        self._rows_ahead = False  # is it more than a step of the match?
        self.behind = False  # is the table as it is known here perhaps not the table as it is?
        self._lost: list[Lost] = []
        self._reading: asyncio.Task[None] | None = None
        self._read = asyncio.Event()
        self._read.set()

    # -- who waits ----------------------------------------------------------------------------------

    async def settled(self) -> None:
        """Come back when nobody reads: what is on the table then may be acted on."""
        while not self._read.is_set():
            await self._read.wait()

    def lost(self, lost: Lost | None = None, *, step: bool = False) -> None:
        """Something done here was not stored, because others wrote first; it is tried again after reading.

        After a step of the match only that is put back, after anything else all that is known of the table.
        """
        self.ahead = True
        self._rows_ahead |= not step
        if lost is not None:
            self._lost.append(lost)
        self.read_on()

    def grown(self, length: int) -> None:
        """The log has so many entries, as another node says."""
        self.wanted = max(self.wanted, length)
        if self.wanted > self._room.log.next:
            self.read_on()

    # -- reading ------------------------------------------------------------------------------------

    def read_on(self) -> None:
        """Read what others have written, as soon as nothing is on its way from here."""
        live, self.behind = self._room.live, True
        self._read.clear()
        if self._reading is None and not (live and live.pending) and not self._room.closed:
            self._reading = asyncio.get_running_loop().create_task(self._read_on())

    async def _read_on(self) -> None:
        room = self._room
        try:
            async with room.lock:
                await self.catch_up()
                while self.wanted > room.log.next and not room.closed:  # it has grown meanwhile
                    await self.catch_up()
        except Exception as error:  # it cannot be read or followed now: whoever comes next opens it afresh
            for one in self._lost:
                one.refuse(error.news if isinstance(error, StoreError) else News("refused-busy"))
            room.broken(error)
        finally:
            self._reading, self.behind = None, False
            self._read.set()
            lost, self._lost = self._lost, []
        if room.closed:
            return
        for one in lost:
            await one.again()
        if self.wanted > room.log.next and not self.behind:
            self.read_on()
        else:
            room.go_on()

    async def catch_up(self) -> None:
        """Read to the end of the log; the lock is held, and nothing is on its way."""
        room = self._room
        rows, self.ahead, self._rows_ahead = self._rows_ahead, False, False
        entries = await room.store.entries(room.table.id, room.log.known)
        kinds, lines = {entry.kind for entry in entries}, [entry for entry in entries if entry.kind == LINE]
        other = any(entry.line == 0 for entry in lines) or "undo" in kinds  # another match, or the same otherwise
        followed = not other and self._follow(lines)
        read = rows or not followed or kinds - {LINE, SAID}
        table = await room.store.table(room.table.id) if read else None
        if table is not None and table.match and not followed:
            await self._put_back(table, "undo" in kinds)
        for entry in entries:
            if entry.kind == SAID:
                self._hear(entry)
            elif entry.kind in ("ask", "decline", "finish") and entry.text:
                self._agree(entry)
            if entry.command is not None and entry.who is not None:
                room.done.add((entry.who, entry.command))
        if FORGOTTEN in kinds:
            await self._forget()
        length = entries[-1].n + 1 if entries else room.log.known
        room.log.read(length)
        if not entries:
            self.wanted = length  # whatever was said, there is no more
        if table is not None:
            await self._refresh(table)
        if room.live and room.clocks:
            room.clocks.ends = await room.store.clocks(room.live.id)
        if table is not None or room.clocks:
            room.announce()
        if self.wanted <= length:  # else somebody waits to be told what he was told elsewhere
            room.followed()

    def _follow(self, lines: list[Entry]) -> bool:
        """Do what others have done in the match, in the place of what was not stored here; or it has to be read."""
        room = self._room
        if room.live is not None and room.live.ahead:
            put_back = room.live.overtaken(lines, room.at_once)
            if put_back is None:
                return False
            room.put(put_back)
            return True
        for entry in lines:
            if room.live and entry.line == len(room.live.match.journal):
                room.live.follow(entry, room.at_once)
        return True

    async def _put_back(self, table: StoredTable, undone: bool) -> None:
        """The match as it is stored, in the place of the one in memory."""
        room = self._room
        stored = await self._source.bring_back(room, table)
        if room.live is None or room.live.number != stored.number or undone:
            room.begin(stored)
            room.won = await room.store.won(room.table.id, stored.number, table.chairs)
        else:
            room.put(room.live.rebuilt(stored.match, room.at_once))
            room.ended(stored.closed if not room.live.closed else None)

    async def _forget(self) -> None:
        """Somebody who was here is deleted: what he has said is gone, and everybody is shown the table afresh."""
        room = self._room
        kept = {line.number for line in await room.store.chat(room.table.id, 2 * len(room.chat) + 1)}
        room.chat[:] = [line for line in room.chat if line.number in kept]
        room.speakers = {line: who for line, who in room.speakers.items() if line in kept}
        for client in room.presence.clients:
            client.welcomed = False

    def _hear(self, entry: Entry) -> None:
        line = msgspec.json.decode(entry.text, type=ChatLine)
        if not self._room.chat or line.number > self._room.chat[-1].number:
            if entry.who:
                self._room.speakers[line.number] = entry.who, ""
            self._room.say(line)

    def _agree(self, entry: Entry) -> None:
        """Somebody at another node asks for a chair, is given none, or would end the match; or would not any more."""
        room, told, guest = self._room, msgspec.json.decode(entry.text), entry.who or ""
        if entry.kind == "finish":
            mine = room.presence.seats_of(guest)
            room.finish = room.finish.union(mine) if told["on"] else room.finish.difference(mine)
        elif entry.kind == "ask" and told["on"]:
            room.asked += 1
            page = Client(Elsewhere(), guest, told["name"], face=told["face"])
            room.asking.setdefault(guest, (room.asked, page))
        else:
            asked = room.asking.pop(told.get("guest", guest), None)
            if asked and entry.kind == "decline":
                asked[1].send(refused(None, Refusal("refused-declined").news))

    async def _refresh(self, table: StoredTable) -> None:
        """Terms, chairs, who may not come, and who would play again, as they are stored."""
        room = self._room
        room.table.host = table.host
        if len(table.chairs) != len(room.table.chairs) or any(
            getattr(table, name) != getattr(room.table, name) for name in TERMS
        ):
            room.change_terms(table)
        changed: list[int] = []
        for chair in table.chairs:
            before = room.table.chairs[chair.seat]
            room.table.chairs[chair.seat] = chair
            if before.guest != chair.guest:
                changed.append(chair.seat)
        for seat in changed:
            self._reseat(seat)
            room.presence.reset(seat)
        bars = await room.store.bars(room.table.id)
        self._send_away({bar.who for bar in bars if bar.kind == "ban"}, room.bars)
        room.bars[:] = bars
        room.reports = {one.guest: one for one in await room.store.reports(room.table.id)}
        if room.live is not None:
            room.again = await room.store.again(room.live.id)
            room.seated = await room.store.seats(room.live.id) or room.seated
            stored = None if room.live.over else await room.store.match(room.table.id, room.live.number)
            room.ended(stored.closed if stored else None)

    def _reseat(self, seat: int) -> None:
        """Another sits at a chair: whoever did looks on, and he who does looks from it, if he is here."""
        room, guest = self._room, self._room.table.chairs[seat].guest
        room.asking.pop(guest or "", None)
        for client in room.presence.clients:
            looks = client.seat == SPECTATOR and client.guest == guest is not None and not client.hotseat
            left = client.seat == seat and client.guest != guest
            if looks or left:
                room.presence.move(
                    client, seat if looks else min(room.presence.seats_of(client.guest), default=SPECTATOR)
                )
                client.have, client.welcomed = (0, 0), False  # and is told all that the chair knows

    def _send_away(self, banned: set[str], before: list[StoredBar]) -> None:
        """Whoever was sent away at another node is told here, and his pages are closed."""
        known = {bar.who for bar in before if bar.kind == "ban"}
        for client in self._room.presence.clients:
            if client.guest in banned - known:
                self._room.presence.move(client, SPECTATOR)
                client.send(refused(None, Refusal("refused-sent-away").news))
                client.close(SENT_AWAY)

    def close(self) -> None:
        """Nothing more is read."""
        if self._reading is not None and self._reading is not asyncio.current_task():
            self._reading.cancel()
        self.behind = False
        self._read.set()
