"""The lobby: tables are made, found, listed and cleared away here; one where somebody comes is brought back.

What all tables share is made here, too: the store, executors for slow work, rates, what is counted.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import math
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, cast

import msgspec

from konspira.bots.bot import read_budget
from konspira.boxes.box import BadOptions, Box
from konspira.play import shelf
from konspira.play.journal import BadJournal
from konspira.play.signing import SigningKey
from konspira.server import Config, replays
from konspira.server.allowance import Allowances, Buckets
from konspira.server.bots import BotPool
from konspira.server.fair import FairThread
from konspira.server.monitoring import Metrics, note, trouble
from konspira.server.protocol import RESTARTING, Chair, ChatLine, Refusal, TableStatus, now
from konspira.server.protocol.http import NewTable, TableSummary
from konspira.server.store import Conflict, Store, StoredTable, StoreError, token
from konspira.server.table import Client
from konspira.server.table.commands import seated
from konspira.server.table.done import DoneCommands
from konspira.server.table.match import LiveMatch
from konspira.server.table.receipts import Receipts
from konspira.server.table.room import CHAT, Room

if TYPE_CHECKING:
    from konspira.server.push import PushNotifier

LISTED = 100
WOKEN = 20  # tables brought back to say whose turn it is, at one question
DAY = 86_400_000
GRACE = 1  # days
COUNT = 60.0  # seconds between two notes of how long the server has been running


class Lobby:
    """All tables of a server; those where somebody is, are in memory."""

    def __init__(self, services: Services) -> None:
        self.services, self.store, self.config = services, services.store, services.config
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._quiet: dict[str, float] = {}  # room → since when nobody has been there
        self._clients = 0
        self._clients_of: Counter[str] = Counter()  # by guest
        self._clients_at: Counter[str] = Counter()  # by address
        services.metrics.gauges |= {
            "sockets": lambda: self._clients,
            "rooms": lambda: len(self.rooms),
            "thinking": lambda: services.bots.thinking,
            "thinking_waiting": lambda: services.bots.queue.waiting,
            "answers_waiting": lambda: services.answers.queue.waiting + services.replays.queue.waiting,
            "unstored": lambda: services.store.behind,
            "storage_trouble": lambda: services.store.trouble is not None,
        }

    # -- tables -------------------------------------------------------------------------------------

    async def make(self, guest: str, name: str, wanted: NewTable, *, tutorial: bool = False) -> str:
        """Make a table; return its id."""
        store, box = self.store, self.services.box(wanted.game)
        if wanted.id is not None:
            made = await store.table_made_by(guest, wanted.id)
            if made is not None:
                return made
        if await store.tables_open(guest) >= self.config.limits.tables_a_guest:
            raise Refusal("refused-too-many-tables", 429)
        options = checked(box, len(wanted.chairs), wanted.options)
        chairs = [seated(seating, seat, box.name, guest, name) for seat, seating in enumerate(wanted.chairs)]
        table = StoredTable(
            token(), box.name, options, wanted.public, wanted.patience, guest, now(), now(), chairs,
            clock=wanted.clock, coach=wanted.coach, tutorial=tutorial,
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
                    await room.open_match()
        return table.id

    async def room(self, table: str) -> Room:
        """A table, from memory or from the store. Raises Refusal if there is none."""
        if table in self.rooms:
            return self.rooms[table]
        if table not in self._opening:
            opening = self._opening[table] = asyncio.create_task(self._open(table))
            opening.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(self._opening[table])

    async def _open(self, id: str) -> Room:
        store = self.store
        table = await store.table(id)
        if table is None:
            raise Refusal("refused-no-table", 404)
        said = await store.chat(id, CHAT)
        chat = [ChatLine(line.number, line.at, line.seat, line.name, line.phrase, line.text) for line in said]
        box, done = self.services.box(table.game), DoneCommands(await store.commands(id))
        room = Room(self.services, box, table, chat, done, self.forget)
        room.bars = await store.bars(id)
        if table.match:
            live = await self._bring_back(table, done)
            won = await store.won(id, table.match, len(table.chairs))
            room.restore(live, won, await store.clocks(live.id), await store.again(live.id))
        if room.shuffling:
            room.shuffling.resume(await store.rounds(id, table.match + 1))
        self.rooms[id] = room
        return room

    async def _bring_back(self, table: StoredTable, done: DoneCommands) -> LiveMatch:
        """The last match of a table, at the step where it was."""
        stored = await self.store.match(table.id, table.match)
        if stored is None:
            raise Refusal("refused-no-table", 404)
        loop, executor = asyncio.get_running_loop(), self.services.match_executor
        try:
            match, frozen = await loop.run_in_executor(executor, replays.restore, stored)
        except BadJournal as error:
            trouble("match cannot be brought back", error, table=table.id)
            raise Refusal("refused-unreadable", line=error.number) from None
        live = LiveMatch(stored.id, stored.number, match, self.store, self.services.receipts, done)
        live.frozen = frozen
        return live

    def forget(self, room: Room) -> None:
        """A room leaves memory; the store has all of it."""
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]

    # -- people -------------------------------------------------------------------------------------

    def enter(self, client: Client, address: str) -> None:
        """Count a client. Raises Refusal where there are too many."""
        limits, guest = self.config.limits, client.guest
        if (
            self._clients >= limits.sockets
            or self._clients_at[address] >= limits.sockets_an_address
            or (guest is not None and self._clients_of[guest] >= limits.sockets_a_guest)
        ):
            self.services.metrics.count("sockets_refused")
            raise Refusal("refused-too-many-sockets", 429)
        self._clients += 1
        self._clients_at[address] += 1
        self._clients_of[guest or ""] += 1

    def exit(self, client: Client, address: str) -> None:
        """Count it no more."""
        self._clients -= 1
        for counter, one in ((self._clients_at, address), (self._clients_of, client.guest or "")):
            counter[one] -= 1
            if not counter[one]:
                del counter[one]

    def tell_trouble(self) -> None:
        """The disk has failed, or is well again: say so at every table."""
        for room in list(self.rooms.values()):
            room.tell_trouble()

    def rename(self, guest: str, name: str) -> None:
        """A guest has another name: tell it at his tables."""
        for room in self.rooms.values():
            room.rename(guest, name)

    # -- lists --------------------------------------------------------------------------------------

    async def public(self) -> list[TableSummary]:
        """Public tables that are not over, those with a free chair first."""
        found = [self._summary(table) for table in await self.store.tables_public(LISTED)]
        order: dict[TableStatus, int] = {"gathering": 0, "playing": 1, "frozen": 2, "over": 3}
        return sorted((one for one in found if one.state != "over"), key=lambda one: order[one.state])

    async def of(self, guest: str) -> list[TableSummary]:
        """The tables of a guest: first those that wait for him, then those that go on, then those that are over."""
        found = []
        tables = await self.store.tables_of(guest, LISTED)
        asleep = [table.id for table in tables if table.match and not table.ended and table.id not in self.rooms]
        for id in asleep[:WOKEN]:
            with contextlib.suppress(Refusal):  # one that cannot be opened is listed all the same
                await self.room(id)
        for table in tables:
            one = self._summary(table)
            mine = [chair.seat for chair in table.chairs if chair.guest == guest]
            payoffs = table.payoffs if one.state == "over" else None
            found.append(msgspec.structs.replace(one, mine=mine, payoffs=payoffs))
        return sorted(found, key=lambda one: (one.state == "over", not set(one.mine) & set(one.waiting)))

    def _summary(self, table: StoredTable) -> TableSummary:
        room = self.rooms.get(table.id)
        waiting: list[int] = []
        status: TableStatus
        if room:
            status, chairs, waiting = room.status, room.chairs(), sorted(room.acting)
            match = room.live.number if room.live else 0
        else:
            status = "gathering" if not table.match else "over" if table.ended else "playing"
            match = table.match
            chairs = [
                Chair(c.seat, cast(Any, c.who), c.name, c.bot, present=False, stand_in=False) for c in table.chairs
            ]
        return TableSummary(
            table.id, table.game, status, table.public, chairs, match, table.made, table.touched, waiting=waiting
        )  # fmt: skip

    # -- clearing away ------------------------------------------------------------------------------

    async def tend(self) -> None:
        """Now and then: rooms where nobody is leave memory, tables that nobody touches leave the store."""
        swept, counted = -math.inf, time.monotonic()
        while True:
            self.rest()
            at = time.monotonic()
            if at - counted >= COUNT:
                self.store.write([], [self.store.count_served(round(1000 * min(at - counted, 2 * COUNT)))])
                counted = at  # what it slept through, it did not see
            if at - swept > 3600:
                swept = at
                await self.sweep()
            await asyncio.sleep(min(30.0, self.config.rest))

    def rest(self) -> None:
        """Rooms where nobody has been for a while, and nothing happens, leave memory."""
        at = time.monotonic()
        for table, room in list(self.rooms.items()):
            if room.busy:
                self._quiet.pop(table, None)
                room.touch()
            elif at - self._quiet.setdefault(table, at) >= self.config.rest:
                room.close(RESTARTING)
                self.forget(room)
        self._quiet = {table: since for table, since in self._quiet.items() if table in self.rooms}

    async def sweep(self) -> None:
        """Dead tables and forgotten guests leave the store, by this server's own count, and a day late."""
        keep = self.config.keep
        idle = [int((days + GRACE) * DAY) for days in (keep.gathering, keep.playing, keep.over, keep.guests)]
        try:
            await self.store.commit(*self.store.sweep(*idle))
        except StoreError as error:
            trouble("could not sweep", error)
        else:
            note("swept")

    def close(self) -> None:
        """Everybody out; they may come back."""
        if self.services.notifier:
            self.services.notifier.stop()
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


# -- what all tables share --------------------------------------------------------------------------


class Services:
    """What all tables of one server share."""

    def __init__(self, config: Config, store: Store, metrics: Metrics) -> None:
        self.config, self.store, self.metrics = config, store, metrics
        self.signer = SigningKey(hashlib.blake2b(store.secret, digest_size=32, person=b"konspira signer").digest())
        self.receipts = Receipts(self.signer, store.secret)
        self.bots = BotPool(
            config.bot_threads, config.pace, read_budget(config.coach), config.advised, count=metrics.count
        )  # fmt: skip
        self.match_executor = ThreadPoolExecutor(1, "matches")  # opens matches and brings them back
        self.answers = FairThread("answers", 400, 40)  # says what actions would be
        self.replays = FairThread("replays", 200, 8)  # shows finished matches and checks journals
        self.beliefs = FairThread("beliefs", 50, 4)  # asks what seats could believe in finished matches
        self.allowances = Allowances(config.limits, lambda: metrics.count("slowed"))
        self.chat_rate = Buckets(config.limits.chat)
        self.change_rate = Buckets(config.limits.changes)
        self.advice_rate = Buckets(config.limits.advice)
        self.boxes = _boxes(config.games)
        self.notifier = _notifier(config, store, metrics)

    def box(self, game: str) -> Box:
        """A game that is played here."""
        if game not in self.boxes:
            raise Refusal("refused-no-game", 404)
        return self.boxes[game]

    def close(self) -> None:
        """End all threads."""
        self.bots.close()
        if self.notifier:
            self.notifier.close()
        self.match_executor.shutdown(cancel_futures=True)
        for thread in (self.answers, self.replays, self.beliefs):
            thread.close()
        self.store.close()


def _notifier(config: Config, store: Store, metrics: Metrics) -> PushNotifier | None:
    """Who reaches guests that are away, where that is set up."""
    if config.push_key is None or not config.push_contact:
        return None
    from konspira.server.push import PushNotifier  # here, because it needs an extra that others do without

    return PushNotifier(config, store, metrics)


def _boxes(wanted: tuple[str, ...]) -> dict[str, Box]:
    """Every game that is wanted and opens; one that does not is no reason to keep the others closed."""
    found = {}
    for name in wanted or shelf.names():
        try:
            box = shelf.box(name)
            box.wording  # noqa: B018  # a game without words cannot be played on the web
            found[name] = box
        except Exception as error:  # whatever is wrong with a game's own code
            trouble("game does not open", error, game=name)
    return found
