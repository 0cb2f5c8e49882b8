"""A room: one table with everybody at it, and what happens there.

All of a room happens on the event loop. Changes of the table itself take turns by a lock and are told when they
are stored (commands.py); actions of a match do not wait for each other (match.py).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec

from konspira.boxes.box import Box
from konspira.kernel.record import SPECTATOR
from konspira.server.monitoring import trouble
from konspira.server.nodes import Attendance
from konspira.server.protocol import TRY_AGAIN_LATER, ChatLine, Refusal, encode, now, steady
from konspira.server.store import (
    Closed,
    Conflict,
    Entry,
    Statement,
    StoredSeat,
    StoredTable,
    StoreError,
    Unfit,
    storage_news,
)
from konspira.server.table import Client, TableServices
from konspira.server.table.audience import Audience
from konspira.server.table.beginning import Beginning
from konspira.server.table.bot_moves import BotMoves
from konspira.server.table.calling import Calling
from konspira.server.table.clocks import Timekeeper
from konspira.server.table.done import DoneCommands
from konspira.server.table.following import TERMS, Elsewhere, Following, Lost, MatchSource
from konspira.server.table.heirs import Heirs
from konspira.server.table.log import Cause, Overtaken, TableLog
from konspira.server.table.match import LiveMatch
from konspira.server.table.presence import Presence

TOUCH = 60_000  # milliseconds between two notes that somebody is at the table


class RoomSource(MatchSource, Protocol):
    """Where rooms are opened, and forgotten."""

    def forget(self, room: Room) -> None:
        """A room leaves memory; the store has all of it."""


class Room(Audience):
    """One table, and all that happens there; `done` are the commands that were."""

    def __init__(
        self, services: TableServices, box: Box, table: StoredTable, chat: list[ChatLine],
        done: DoneCommands, source: RoomSource, log: TableLog,
    ) -> None:  # fmt: skip
        presence = Presence(table, services.config.blink, self._presence_changed)
        super().__init__(services, box, table, chat, presence)
        self.done, self.log = done, log
        self.trouble = storage_news(self.store.trouble)
        self.advice: dict[Client, asyncio.Task[None]] = {}  # who waits for the coach
        self.closed = False
        self.lock = asyncio.Lock()
        self._forget = source.forget
        self.following = Following(self, source)
        self.beginning, self.heirs = Beginning(self), Heirs(self)
        self.calling, self.bots, self.timekeeper = Calling(self), BotMoves(self), Timekeeper(self)
        self.clocks = self.timekeeper.clocks()
        self._touched = 0  # by a clock that nobody can set: when somebody was last noted to be here
        if not table.match:
            self.beginning.next_shuffling()

    # -- coming and going ---------------------------------------------------------------------------

    def join(self, client: Client, seat: int) -> None:
        """Somebody comes to the table, at a seat of his or to look on."""
        client.seat = seat
        self.presence.watchers[seat].add(client)
        self.timekeeper.wind()
        self.came(client)
        self.welcome_if_settled(client)
        self.bots.wake()
        self.touch()
        self.attend()
        self.beginning.begin_together()

    def attended_elsewhere(self, elsewhere: dict[str, Attendance]) -> None:
        """Who is at the table at other nodes."""
        if self.presence.set_elsewhere(elsewhere):
            for guest, (_, page) in list(self.asking.items()):
                if isinstance(page.transport, Elsewhere) and not self.presence.guest_here(guest):
                    del self.asking[guest]
            self.timekeeper.wind()
            self._presence_changed()
            self.beginning.begin_together()

    @property
    def cares(self) -> bool:
        """Is it this node that moves bots and rings clocks here, and calls who is away?"""
        return self.services.nodes.cares(self.table.id)

    def came(self, client: Client) -> None:
        """A client is there for its seats: whoever left takes his chair back from the bot, unless he has given up."""
        news = False
        for seat in self.presence.held(client):
            news |= self.presence.came(seat)
            if seat != SPECTATOR and self.table.chairs[seat].away and not self.has_resigned(seat):
                self.take_chair_back(seat)
        if news:
            self.announce()

    def take_chair_back(self, seat: int) -> None:
        """A guest who left is back at his chair."""
        chair = self.table.chairs[seat]
        chair.away = False
        back = self.log.note(Cause("back", chair.guest))
        shown = self.store.hide(self.table.id, chair.guest or "", False)

        async def again() -> None:
            if seat < len(self.table.chairs) and self.table.chairs[seat].away and self.presence.attended(seat):
                self.take_chair_back(seat)

        self.note(back, [self.store.keep_chair(self.table.id, chair), shown], again)

    def _give_chairs_back(self) -> None:
        """The match is over: whoever gave it up and has stayed sits in his chair again."""
        for one in self.seated if self.cares else ():
            chair = self.table.chairs[one.seat] if one.seat < len(self.table.chairs) else None
            if one.resigned and chair and chair.away and chair.guest == one.guest and self.presence.attended(one.seat):
                self.take_chair_back(one.seat)

    def note(self, entry: Entry, statements: list[Statement], again: Callable[[], Awaitable[None]]) -> None:
        """Store a change that nobody waits for; where others wrote first, it is looked at again."""

        def stored(error: Exception | None) -> None:
            if self.closed:
                return
            if error is None:
                self.log.stored([entry])
            elif isinstance(error, Conflict):
                self.following.lost(Lost(again))
            elif isinstance(error, Unfit):
                self.following.lost()
            else:
                self.broken(error)

        if self.following.ahead:  # it would stand on something that is not stored
            self.following.lost(Lost(again))
        else:
            self.store.write([entry], statements, stored)

    def leave(self, client: Client) -> None:
        """Somebody's connection is gone."""
        self.presence.watchers[client.seat].discard(client)
        self.attend()
        if self.closed:
            return
        if client.guest in self.asking and self.asking[client.guest][1] is client:
            del self.asking[client.guest]
            self.announce()
        self.heirs.miss_host()
        if not self.presence.watched:
            self.timekeeper.wind()
        for seat in self.presence.held(client):
            self.presence.went(seat)
        if client.transport.unresponsive:  # what was told there may not have been heard
            for seat in self.acting.intersection(self.presence.seats_of(client.guest)):
                self.calling.later(seat)

    def look(self, client: Client, seat: int) -> None:
        """A device is passed on: it is told what another of its chairs knows, or nothing but what is public."""
        self.presence.move(client, seat)
        self.attend()
        client.have, client.welcomed = (0, 0), False

    def welcome_if_settled(self, client: Client) -> None:
        """Tell a client everything, unless a step is being stored: then it is told afterwards."""
        if (self.live is None or self.live.pending == 0) and not self.following.behind:
            self.welcome(client)

    def _presence_changed(self) -> None:
        self.announce()
        self.bots.wake()

    def rename(self, guest: str, name: str, face: str | None) -> None:
        """A guest has another name, or another face."""
        seats = self.presence.seats_of(guest)
        for chair in (self.table.chairs[seat] for seat in seats):
            if not chair.called:
                chair.name, chair.face = name, face or chair.face
        for client in self.presence.clients:
            if client.guest == guest:
                client.name, client.face = name, face or client.face
        if seats:
            self.announce()

    @property
    def busy(self) -> bool:
        """Is anybody here, or does anything happen?"""
        pending = (self.live is not None and self.live.pending > 0) or self.following.behind
        attended = bool(self.presence.clients) or (self.presence.watched and self.cares)
        return attended or self.lock.locked() or self.bots.busy or self.beginning.is_shuffling or pending

    def change_terms(self, terms: StoredTable) -> None:
        """The next match is played by other terms, or with more or fewer chairs."""
        self.won = [*self.won, *[0] * len(terms.chairs)][: len(terms.chairs)]
        for field in (*TERMS, "chairs"):
            setattr(self.table, field, getattr(terms, field))
        self._options = msgspec.Raw(encode(terms.options))
        self.clocks = self.timekeeper.clocks()
        self.again.intersection_update(range(len(terms.chairs)))
        self.presence.reseat()

    # -- the end, and trouble -----------------------------------------------------------------------

    def close(self, code: int) -> None:
        """Send everybody away; the table can be opened again from the store."""
        self.closed = True
        self.heirs.close()
        self.presence.close()
        self.following.close()
        self.timekeeper.close()
        self.beginning.close()
        self.bots.close()
        for task in self.advice.values():
            task.cancel()
        for client in self.presence.clients:
            client.close(code)

    def part(self) -> None:
        """Long after it was closed: let go what refers back here, so that nothing is left for the collector.

        It looks through what has lived for long next to never, since everybody would wait for it.
        """
        vars(self).clear()
        self.closed = True

    def broken(self, error: Exception) -> None:
        """Something could not be stored: what is in memory counts no more, the store does."""
        trouble("could not store", error, table=self.table.id)
        self.close(TRY_AGAIN_LATER)
        self._forget(self)

    def tell_trouble(self) -> None:
        """The disk has failed, or is well again: everybody is told, and then bots and clocks go on."""
        self.trouble = storage_news(self.store.trouble)
        self.timekeeper.wind()
        self.announce()
        self.bots.wake()
        self.beginning.begin_together()

    async def commit(self, *statements: Statement, cause: Cause, about: Any = None) -> None:
        """Store changes of the table and come back when they are durable. Raises Refusal and Overtaken."""
        await self.append([self.log.note(cause, encode(about).decode() if about is not None else "")], *statements)

    async def keep(self, *statements: Statement, cause: Cause) -> None:
        """Store changes that hold whatever others write; the lock is not held. Raises Refusal."""
        while not self.closed:
            try:
                return await self.commit(*statements, cause=cause)
            except Overtaken:
                await self.following.settled()

    async def append(self, entries: list[Entry], *statements: Statement) -> None:
        """Add entries to the table's log, and come back when they are durable. Raises Refusal and Overtaken."""
        if self.following.ahead:  # it would stand on something that is not stored
            raise Overtaken
        done: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()

        def stored(error: Exception | None) -> None:
            lost = isinstance(error, Conflict | Unfit) or done.cancelled()  # or nobody is left to say what has changed
            if lost and not self.closed:
                self.following.lost()  # at once: nobody may act in between on what was not stored
            if error is None and not lost:
                self.log.stored(entries)
            if not done.done():
                done.set_result(error)

        self.store.write(entries, statements, stored)
        error = await done
        if isinstance(error, Conflict):
            raise Overtaken from error
        if isinstance(error, StoreError):
            if not isinstance(error, Unfit):
                self.broken(error)
            raise Refusal(error.news.id, 400 if isinstance(error, Unfit) else 503)
        if error is not None:
            raise error

    def touch(self) -> None:
        """Somebody is at the table: it is not dead."""
        if steady() - self._touched > TOUCH:
            self._touched = steady()
            self.store.write([], [self.touched()])

    def touched(self) -> Statement:
        """Store that somebody is at the table now."""
        return self.store.touch(self.table.id, now())

    # -- matches ------------------------------------------------------------------------------------

    def begin(self, live: LiveMatch) -> None:
        """A match is on the table: tell everybody, and let bots think."""
        self.won, self.shuffling = self.score(), None
        self.seated = self.seating()
        self.put(live)
        self.timekeeper.wind()
        self.calling.began()
        self.again.clear()
        self.finish.clear()
        self.announce()
        for client in self.presence.clients:
            if client.welcomed and not self.is_late(client):
                client.send(encode(live.turn(client.seat, client.text)))
        self.tell_late()
        self.bots.wake()

    def restore(
        self, live: LiveMatch, won: list[int], ends: dict[int, int], again: set[int], seats: list[StoredSeat]
    ) -> None:
        """A match is back from the store, with its clocks, who sits there and who would play again; whose turn it is
        has been told."""
        self.put(live)
        self.again, self.seated = again, seats or self.seating()
        self.won = won
        self.calling.restored()
        if self.clocks and not live.over:
            self.clocks.ends = dict(ends)
            self.timekeeper.keep()
        if live.over:
            self.beginning.next_shuffling()

    def seating(self) -> list[StoredSeat]:
        """Who sits where now, as it is kept of a match."""
        shown = self.likenesses()
        return [
            StoredSeat(chair.seat, chair.who, chair.guest, chair.bot, shown[chair.seat].name, shown[chair.seat].face)
            for chair in self.table.chairs
        ]

    @property
    def at_once(self) -> dict[int, set[Client]]:
        """Who is told at once what happens in the match, by the seat he looks from."""
        watchers = self.presence.watchers
        late = {client for client in watchers[SPECTATOR] if self.is_late(client)} if self.table.watch != 0 else set()
        return {**watchers, SPECTATOR: watchers[SPECTATOR] - late} if late else watchers

    def closing(self, closed: Closed | None) -> list[Statement]:
        """Store that people have ended the match, if they have."""
        return [self.store.end_match(self.live.id, now(), closed)] if closed and self.live else []

    def ended(self, closed: Closed | None) -> None:
        """People have ended the match, if they have: nobody acts any more, and the next one may be shuffled for."""
        if closed is None or self.live is None:
            return
        self.live.closed = closed
        self._give_chairs_back()
        self.finish.clear()
        self.services.rater.look()
        self.tell_late()
        self.timekeeper.wind()
        self.beginning.next_shuffling()

    def put(self, live: LiveMatch) -> None:
        """The match on the table, from now on."""
        self.live = live
        nodes = self.services.nodes
        live.rivals = lambda: not nodes.alone
        self.calling.put(live.match)
        if self.clocks or self.services.notifier:
            live.on_step = self._step

    def _step(self, live: LiveMatch, acted: int) -> list[Statement]:
        """What is stored with a step: clocks, and calls to whoever is to act and is away."""
        return [*self.timekeeper.step(live.id, live.match, acted), *self.calling.step(live.match)]

    def stored(self, error: Exception | None) -> None:
        """An action is stored and told, or could not be."""
        if self.closed:
            return
        if isinstance(error, Conflict | Unfit):
            self.following.lost(step=True)
            return
        if error is not None:
            self.broken(error)
            return
        self.services.metrics.count("actions")
        if self.live is None or self.live.pending:
            return
        if self.following.behind or self.following.wanted > self.log.next:
            self.following.read_on()
        if self.clocks:
            self.timekeeper.wind()
        if self.clocks or self.tutorial or self.presence.passed_round:
            self.announce()
        self._welcome_all()
        if self.table.watch != 0:
            self.tell_late()
        if self.live.match.outcome:
            self.services.metrics.count("matches_ended")
            self.services.rater.look()
            self._touched = 0
            self.touch()
            self._give_chairs_back()
            self.beginning.next_shuffling()
            self.announce()
        else:
            if self.services.notifier is not None:
                self.calling.new_actors()
            self.bots.wake()

    def _welcome_all(self) -> None:
        for clients in self.presence.watchers.values():
            for client in clients:
                if not client.welcomed:
                    self.welcome(client)

    def followed(self) -> None:
        """What others have written is on the table and has been told."""
        self._welcome_all()
        self.tell_late()
        over = self.live is not None and self.live.match.outcome is not None
        if self.live is not None and over and self.shuffling is None:
            self._give_chairs_back()
            self.beginning.next_shuffling()
            self.announce()

    def go_on(self) -> None:
        """Nothing is being read any more: clocks run, bots think, who is away is told, and what waited begins."""
        self.timekeeper.wind()
        self.calling.new_actors()
        self.bots.wake()
        self.beginning.begin_together()
