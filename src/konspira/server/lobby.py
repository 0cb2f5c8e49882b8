"""The lobby: tables are made, found and listed here; one where somebody comes is brought back."""

from __future__ import annotations

import asyncio
import contextlib
import math
from collections import Counter
from collections.abc import Coroutine, Iterable, Mapping
from typing import Any, cast

import msgspec

from konspira.play.journal import BadJournal
from konspira.server import replays
from konspira.server.logins import let_in
from konspira.server.monitoring import trouble
from konspira.server.nodes import NOBODY
from konspira.server.protocol import (
    RESTARTING,
    TRY_AGAIN_LATER,
    Chair,
    ChatLine,
    Moving,
    Refusal,
    TableStatus,
    encode,
    now,
)
from konspira.server.protocol.http import NewTable, TableSummary
from konspira.server.services import Services
from konspira.server.store import (
    Conflict,
    StoredGuest,
    StoredTable,
    StoreError,
    storage_news,
    token,
)
from konspira.server.table import Client
from konspira.server.table.audience import CHAT
from konspira.server.table.done import DoneCommands
from konspira.server.table.log import Cause, TableLog
from konspira.server.table.match import LiveMatch
from konspira.server.table.room import Room
from konspira.server.table.seating import seated
from konspira.server.table.state import likenesses
from konspira.server.terms import checked, patience

LISTED = 100
AGAIN = 0.5  # seconds until a table is read again that could not be
WOKEN = 20  # tables brought back to say whose turn it is, at one question


class Lobby:
    """All tables of a server; those where somebody is, are in memory."""

    def __init__(self, services: Services) -> None:
        self.services, self.store, self.config = services, services.store, services.config
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()  # what is done because of other nodes
        self._clients = 0
        self._clients_of: dict[str, set[Client]] = {}  # by guest
        self._clients_at: Counter[str] = Counter()  # by address
        services.metrics.gauges |= {
            "sockets": lambda: self._clients,
            "rooms": lambda: len(self.rooms),
            "thinking": lambda: services.bots.thinking,
            "thinking_waiting": lambda: services.bots.queue.waiting,
            "thinkers_ready": lambda: services.bots.thinkers.ready,
            "answers_waiting": lambda: services.answers.queue.waiting + services.replays.queue.waiting,
            "unstored": lambda: services.store.behind,
            "storage_trouble": lambda: services.store.trouble is not None,
        }

    # -- tables -------------------------------------------------------------------------------------

    async def make(self, guest: str, who: StoredGuest, wanted: NewTable, *, tutorial: bool = False) -> str:
        """Make a table; return its id."""
        store, box = self.store, self.services.box(wanted.game)
        if wanted.id is not None:
            made = await store.table_made_by(guest, wanted.id)
            if made is not None:
                return made
        if await store.tables_open(guest) >= self.config.limits.tables_a_guest:
            raise Refusal("refused-too-many-tables", 429)
        options = checked(box, len(wanted.chairs), wanted.options)
        chairs = [
            seated(seating, seat, box.name, guest, who.name, who.face) for seat, seating in enumerate(wanted.chairs)
        ]
        table = StoredTable(
            token(), box.name, options, wanted.public, patience(self.config, wanted.clock, wanted.patience), guest,
            now(), now(), chairs, clock=wanted.clock, coach=wanted.coach and not wanted.rated, tutorial=tutorial,
            rated=wanted.rated, watch=wanted.watch,
        )  # fmt: skip
        try:
            await store.commit(*store.keep_table(table, wanted.id))
        except Conflict:  # the same command came twice at once
            made = await store.table_made_by(guest, wanted.id or "")
            if made is None:
                raise Refusal("refused-busy", 503) from None
            return made
        self.services.metrics.count("tables_made")
        if wanted.start and all(chair.who != "open" for chair in chairs):
            room = await self.room(table.id)
            async with room.lock:
                if room.status == "gathering":
                    await room.beginning.open(Cause("start", guest))
        return table.id

    async def room(self, table: str) -> Room:
        """A table, from memory or from the store. Raises Refusal if there is none."""
        if table in self.rooms:
            return self.rooms[table]
        if table not in self._opening:
            opening = self._opening[table] = asyncio.create_task(self._open(table))
            opening.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(self._opening[table])

    async def enter_room(self, table: str) -> Room:
        """The same, for somebody who comes: what another node has told him is known here, too. Raises StoreError."""
        while True:
            room = await self.room(table)
            room.following.grown(await self.services.nodes.length(table))
            if not room.closed:
                return room
            self.forget(room)

    async def _open(self, id: str) -> Room:
        store = self.store
        log = TableLog(id, await store.log_length(id))  # first: what is read after it may know more, and never less
        table = await store.table(id)
        if table is None:
            raise Refusal("refused-no-table", 404)
        said = await store.chat(id, CHAT)
        chat = [ChatLine(line.number, line.at, line.seat, line.name, line.phrase, line.text) for line in said]
        box, done = self.services.box(table.game), DoneCommands(await store.commands(id))
        room = Room(self.services, box, table, chat, done, self, log)
        try:
            await self._fill(room)
        except BaseException:  # also where nobody waits for it any more: nothing of it rings or thinks
            room.close(TRY_AGAIN_LATER)
            raise
        if not room.closed:  # what it had to store was not stored: whoever comes opens it afresh
            self.rooms[id] = room
            if room.trouble != storage_news(store.trouble):  # all tables were told while this was none yet
                room.tell_trouble()
        return room

    async def _fill(self, room: Room) -> None:
        """What a room knows beside its table, from the store."""
        store, table = self.store, room.table
        room.bars = await store.bars(table.id)
        room.reports = {one.guest: one for one in await store.reports(table.id)}
        if table.match:
            live = await self.bring_back(room, table)
            won = await store.won(table.id, table.match, table.chairs)
            seats = await store.seats(live.id)
            room.restore(live, won, await store.clocks(live.id), await store.again(live.id), seats)
        if room.shuffling:
            room.shuffling.resume(await store.rounds(table.id, table.match + 1))
        room.presence.set_elsewhere(await self.services.nodes.attendance(table.id))

    async def bring_back(self, room: Room, table: StoredTable) -> LiveMatch:
        """The last match of a table, at the step where it was. Raises Refusal."""
        stored = await self.store.match(table.id, table.match)
        if stored is None:
            raise Refusal("refused-no-table", 404)
        loop, executor = asyncio.get_running_loop(), self.services.match_executor
        try:
            match, frozen = await loop.run_in_executor(executor, replays.restore, stored, self.store.secret)
        except BadJournal as error:
            trouble("match cannot be brought back", error, table=table.id)
            raise Refusal("refused-unreadable", line=error.number) from None
        live = LiveMatch(room.log, stored.number, match, self.store, self.services.receipts, room.done)
        live.frozen, live.closed = frozen, stored.closed
        return live

    def forget(self, room: Room) -> None:
        """A room leaves memory; the store has all of it."""
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
            self.services.nodes.attend(room.table.id, lambda: NOBODY)

    # -- other nodes --------------------------------------------------------------------------------

    def grown(self, table: str, length: int) -> None:
        """The log of a table has so many entries."""
        if table in self.rooms:
            self.rooms[table].following.grown(length)

    def attended(self, table: str) -> None:
        """Somebody has come or gone at another node, or is called otherwise."""
        if table in self.rooms or self.services.nodes.cares(table):
            self._do(self._look_elsewhere(table))

    def took_over(self, tables: Iterable[str]) -> None:
        """This node takes care of these tables from now on."""
        for table in tables:
            self._do(self._take_over(table))

    def followed(self) -> list[str]:
        """The tables that are in memory here."""
        return list(self.rooms)

    def _do(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _take_over(self, table: str) -> None:
        """Bots and clocks of a table go on, as soon as it can be read."""
        while not await self._look_elsewhere(table) and self.services.nodes.cares(table):
            await asyncio.sleep(AGAIN)

    async def _look_elsewhere(self, table: str) -> bool:
        """Who is at a table elsewhere; one that this node takes care of is brought into memory for them. It is not
        done where the store could not be read."""
        try:
            elsewhere = await self.services.nodes.attendance(table)
            if table not in self.rooms and table not in self._opening and not elsewhere:
                return True
            room = await self.room(table)
            stored = await self.store.table(table)
            for here, there in zip(room.table.chairs, stored.chairs if stored else (), strict=False):
                if here.guest == there.guest:
                    here.name, here.face = there.name, there.face
            room.attended_elsewhere(elsewhere)
            room.following.grown(await self.store.log_length(table))
            if not room.closed and not room.following.behind:
                room.announce()
                room.go_on()
        except StoreError:
            return False
        except Refusal:  # a table that cannot be opened, now or ever
            pass
        except Exception as error:  # a mistake of ours at one table
            trouble("table could not be followed", error, table=table)
        return True

    # -- people -------------------------------------------------------------------------------------

    def enter(self, client: Client, address: str) -> None:
        """Count a client. Raises Refusal where there are too many."""
        limits, guest = self.config.limits, client.guest
        if (
            self._clients >= limits.sockets
            or self._clients_at[address] >= limits.sockets_an_address
            or (guest is not None and len(self._clients_of.get(guest, ())) >= limits.sockets_a_guest)
        ):
            self.services.metrics.count("sockets_refused")
            raise Refusal("refused-too-many-sockets", 429)
        self._clients += 1
        self._clients_at[address] += 1
        if guest is not None:
            self._clients_of.setdefault(guest, set()).add(client)

    def exit(self, client: Client, address: str) -> None:
        """Count it no more."""
        self._clients -= 1
        self._clients_at[address] -= 1
        if not self._clients_at[address]:
            del self._clients_at[address]
        mine = self._clients_of.get(client.guest or "", set())
        mine.discard(client)
        if not mine:
            self._clients_of.pop(client.guest or "", None)

    def tell_trouble(self) -> None:
        """The disk has failed, or is well again: say so at every table."""
        for room in list(self.rooms.values()):
            try:
                room.tell_trouble()
            except Exception as error:  # a mistake of ours at one table: the others are told, too
                trouble("trouble could not be told", error, table=room.table.id)

    def rename(self, guest: str, name: str, face: str | None) -> None:
        """A guest has another name or face: tell it at his tables."""
        for room in self.rooms.values():
            room.rename(guest, name, face)
        self._do(self._tell_rename(guest))

    async def _tell_rename(self, guest: str) -> None:
        with contextlib.suppress(StoreError):  # who comes later reads it
            self.services.nodes.renamed(table.id for table in await self.store.tables_of(guest, LISTED))

    async def sign_out(self, guest: str) -> None:
        """Some of a guest's logins were taken away: their sockets are closed, here and at the other nodes."""
        await self._look_at_logins(guest)
        with contextlib.suppress(StoreError):  # the others find it by themselves as soon as it can be read
            await self.services.nodes.sign_out(guest)

    def signed_out(self, guest: str) -> None:
        """Some of a guest's logins were taken away at another node."""
        if guest in self._clients_of:
            self._do(self._look_at_logins(guest))

    async def _look_at_logins(self, guest: str) -> None:
        """Whoever is not signed in any more is told so, and heard no more; the others know which keys are lost."""
        kept, lost = {one.id for one in await self.store.logins(guest)}, await self.store.lost_keys(guest)
        for client in list(self._clients_of.get(guest, ())):
            let_in(client, kept, lost)

    # -- lists --------------------------------------------------------------------------------------

    async def public(self) -> list[TableSummary]:
        """Public tables that are not over, those with a free chair first."""
        found = [_for_others(self._summary(table)) for table in await self.store.tables_public(LISTED)]
        order: dict[TableStatus, int] = {"gathering": 0, "playing": 1, "frozen": 2, "over": 3}
        open_ = [one for one in found if one.state != "over" and (one.state != "playing" or one.watch is not None)]
        return sorted(open_, key=lambda one: order[one.state])

    async def of(self, guest: str) -> list[TableSummary]:
        """The tables of a guest: first those that wait for him, then those that go on, then those that are over."""
        found = []
        tables, clocks = await self.store.tables_of(guest, LISTED), await self.store.clocks_of(guest)
        known = {table.id for table in tables if table.clock in self.config.slow_paces and table.id in clocks}
        asleep = [table.id for table in tables if table.match and not table.ended and table.id not in self.rooms]
        for id in [id for id in asleep if id not in known][:WOKEN]:
            with contextlib.suppress(Refusal):  # one that cannot be opened is listed all the same
                await self.room(id)
        for table in tables:
            one = self._summary(table, clocks.get(table.id, {}))
            mine = [chair.seat for chair in table.chairs if chair.guest == guest]
            payoffs = table.payoffs if one.state == "over" else None
            found.append(msgspec.structs.replace(one, mine=mine, payoffs=payoffs))
        return sorted(found, key=_urgency)

    def _summary(self, table: StoredTable, ends: Mapping[int, int] = {}) -> TableSummary:
        """A table in a list; `ends` are its clocks as they are stored, for one that is not in memory."""
        room = self.rooms.get(table.id)
        waiting, at = sorted(ends), self.services.nodes.now()
        left = {str(seat): max(0, end - at) for seat, end in ends.items()}
        status: TableStatus
        if room:
            status, chairs, waiting = room.status, room.chairs(), sorted(room.acting)
            match = room.live.number if room.live else 0
            left = room.clocks.left() if room.clocks and room.acting else {}
        else:
            status = "gathering" if not table.match else "over" if table.ended else "playing"
            match = table.match
            chairs = [
                Chair(
                    c.seat, cast(Any, c.who), like.name, c.bot, present=False,
                    stand_in=c.who == "guest" and status == "playing" and c.away, face=like.face,
                )
                for c, like in zip(table.chairs, likenesses(table.chairs), strict=True)
            ]  # fmt: skip
        return TableSummary(
            table.id, table.game, status, table.public, chairs, match, table.made, table.touched, waiting=waiting,
            pace=table.clock, left=left, rated=table.rated, watch=table.watch,
        )  # fmt: skip

    # -- the end ------------------------------------------------------------------------------------

    def say_moving(self) -> None:
        """This node stops, and others are there: everybody may come back at once, to one of those."""
        moving = encode(Moving())
        for room in self.rooms.values():
            for client in room.presence.clients:
                client.send(moving)

    def close(self) -> None:
        """Everybody out; they may come back."""
        self.services.rater.close()
        if self.services.push:
            self.services.push.stop()
        for room in list(self.rooms.values()):
            room.close(RESTARTING)


def _for_others(one: TableSummary) -> TableSummary:
    """Who looks on later is not told whose turn it is now."""
    return msgspec.structs.replace(one, waiting=[], left={}) if one.watch != 0 else one


def _urgency(one: TableSummary) -> tuple[bool, bool, float]:
    """What comes first in a list of mine: where it is my turn, and no bot's that stands in, and least time is left."""
    mine = {seat for seat in set(one.mine) & set(one.waiting) if not one.chairs[seat].stand_in}
    least = min((one.left[str(seat)] for seat in mine if str(seat) in one.left), default=math.inf)
    return one.state == "over", not mine, least
