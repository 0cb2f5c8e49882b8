"""A room: one table with everybody at it, and what happens there.

All of a room happens on the event loop. Changes of the table itself take turns by a lock and are told when they
are stored (commands.py); actions of a match do not wait for each other (match.py).
"""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable
from typing import Any, cast

import msgspec

from konspira.boxes.box import BadOptions, Box
from konspira.kernel.record import SPECTATOR
from konspira.play.fair_deal import Shuffle
from konspira.play.formats import NEWEST
from konspira.play.match import IllegalAction, Match
from konspira.play.signers import Signer
from konspira.server import bots, tutorial
from konspira.server.fair import Payer
from konspira.server.monitoring import trouble
from konspira.server.protocol import (
    PROTOCOL,
    TRY_AGAIN_LATER,
    ChatLine,
    Refusal,
    TableUpdate,
    Welcome,
    encode,
    now,
    steady,
)
from konspira.server.store import Statement, StoredChat, StoredTable, StoreError, match_id, storage_news
from konspira.server.table import Client, TableServices
from konspira.server.table.done import DoneCommands
from konspira.server.table.match import LiveMatch
from konspira.server.table.shuffling import Shuffling
from konspira.server.table.state import Clocks, Presence, RoomState

CHAT = 50  # lines told to somebody who comes in
TOUCH = 60_000  # milliseconds between two notes that somebody is at the table
PAYERS = 8  # of those who only look on, so many are asked who has had least
CLOCK_OUT = "clock-out"  # what the chat says of a seat that ran out of time


class Room(RoomState):
    """One table, and all that happens there; `done` are the commands that were."""

    def __init__(
        self, services: TableServices, box: Box, table: StoredTable, chat: list[ChatLine],
        done: DoneCommands, forget: Callable[[Room], None],
    ) -> None:  # fmt: skip
        presence = Presence(table, services.config.blink, self._presence_changed)
        super().__init__(box, table, chat, presence)
        self.services, self.store, self.done = services, services.store, done
        self.trouble = storage_news(self.store.trouble)
        self.advice: dict[Client, asyncio.Task[None]] = {}  # who waits for the coach
        self.closed = False
        self.lock = asyncio.Lock()
        seconds = services.config.clocks.get(table.clock)
        self.clocks = Clocks(table.clock, seconds, self._out_of_time, self.announce) if seconds is not None else None
        self._forget = forget
        self._bots: dict[int, asyncio.Task[None]] = {}
        self._late: dict[int, asyncio.Task[None]] = {}  # seats for which a bot moves, because their time is over
        self._acting: frozenset[int] = frozenset()  # whose turn it was when somebody was last notified
        self._touched = 0  # by a clock that nobody can set: when somebody was last noted to be here
        self.speakers: dict[int, tuple[str, str]] = {}  # line of the chat → the guest who said it, and from where
        self._shuffled: asyncio.Task[None] | None = None  # a match that begins when all devices have opened
        if not table.match:
            self._next_shuffling(1)

    # -- coming and going ---------------------------------------------------------------------------

    def join(self, client: Client, seat: int) -> None:
        """Somebody comes to the table, at a seat of his or to look on."""
        client.seat = seat
        self.presence.watchers[seat].add(client)
        self._wind_clocks()
        self.came(client)
        self.welcome_if_settled(client)
        self.wake_bots()
        self.touch()

    def came(self, client: Client) -> None:
        """A client is there for its seats: whoever left takes his chair back from the bot."""
        news = False
        for seat in self.presence.held(client):
            news |= self.presence.came(seat)
            if seat != SPECTATOR and self.table.chairs[seat].away:
                self.take_chair_back(seat)
        if news:
            self.announce()

    def take_chair_back(self, seat: int) -> None:
        """A guest who left is back at his chair."""
        chair = self.table.chairs[seat]
        chair.away = False
        self.store.write([], [self.store.keep_chair(self.table.id, chair)])

    def leave(self, client: Client) -> None:
        """Somebody's connection is gone."""
        self.presence.watchers[client.seat].discard(client)
        if self.closed:
            return
        if not self.presence.watched:
            self._wind_clocks()
        for seat in self.presence.held(client):
            self.presence.went(seat)
        if client.transport.unresponsive:  # what was told there may not have been heard
            for seat in self.acting.intersection(self.presence.seats_of(client.guest)):
                self._notify_later(seat)

    def look(self, client: Client, seat: int) -> None:
        """A device is passed on: it is told what another of its chairs knows, or nothing but what is public."""
        self.presence.move(client, seat)
        client.have, client.welcomed = (0, 0), False

    def welcome_if_settled(self, client: Client) -> None:
        """Tell a client everything, unless a step is being stored: then it is told afterwards."""
        if self.live is None or self.live.pending == 0:
            self._welcome(client)

    def _presence_changed(self) -> None:
        self.announce()
        self.wake_bots()

    def rename(self, guest: str, name: str) -> None:
        """A guest has another name."""
        seats = self.presence.seats_of(guest)
        for seat in seats:
            self.table.chairs[seat].name = self.table.chairs[seat].called or name
        for client in self.presence.clients:
            if client.guest == guest:
                client.name = name
        if seats:
            self.announce()

    @property
    def busy(self) -> bool:
        """Is anybody here, or does anything happen?"""
        pending = self.live is not None and self.live.pending > 0
        return self.presence.watched or self.lock.locked() or bool(self._bots) or self.is_shuffling or pending

    def close(self, code: int) -> None:
        """Send everybody away; the table can be opened again from the store."""
        self.closed = True
        self.presence.close()
        if self.clocks:
            self.clocks.stop()
        if self._shuffled:
            self._shuffled.cancel()
        for task in [*self.advice.values(), *self._late.values(), *self._bots.values()]:
            task.cancel()
        for client in self.presence.clients:
            client.close(code)

    def broken(self, error: Exception) -> None:
        """Something could not be stored: what is in memory counts no more, the store does."""
        trouble("could not store", error, table=self.table.id)
        self.close(TRY_AGAIN_LATER)
        self._forget(self)

    def tell_trouble(self) -> None:
        """The disk has failed, or is well again: everybody is told, and then bots and clocks go on."""
        self.trouble = storage_news(self.store.trouble)
        self._wind_clocks()
        self.announce()
        self.wake_bots()

    async def commit(self, *statements: Statement) -> None:
        """Store changes of the table and come back when they are durable. Raises Refusal."""
        try:
            await self.store.commit(*statements)
        except StoreError as error:
            self.broken(error)
            raise Refusal(error.news.id, 503) from None

    def touch(self) -> None:
        """Somebody is at the table: it is not dead."""
        if steady() - self._touched > TOUCH:
            self._touched = steady()
            self.store.write([], [self.touched()])

    def touched(self) -> Statement:
        """Store that somebody is at the table now."""
        return self.store.touch(self.table.id, now())

    # -- what is told -------------------------------------------------------------------------------

    def _welcome(self, client: Client) -> None:
        client.welcomed = True
        live = self.live
        welcome = Welcome(
            PROTOCOL,
            self.table_state(),
            self.you(client.guest, client.seat),
            live.turn(client.seat, client.text) if live else None,
            live.story(client.seat, client.have) if live else [],
            self.chat[-CHAT:],
            self.presence.stood_in(client.seat),
            self.services.signer.public,
            live.signed_by(client) if live else 0,
        )
        client.send(encode(welcome))

    def announce(self) -> None:
        """The table has changed: tell everybody."""
        table = cast(Any, msgspec.Raw(encode(self.table_state())))
        known = {self.table.host, *(chair.guest for chair in self.table.chairs)} - {None}
        to_others = encode(TableUpdate(table, self.you(None, SPECTATOR)))  # written once for all who only look on
        for client in self.presence.clients:
            if not client.welcomed:
                continue
            if client.guest in known or client.seat != SPECTATOR:
                client.send(encode(TableUpdate(table, self.you(client.guest, client.seat))))
            else:
                client.send(to_others)

    def heard_from(self, line: int, client: Client) -> None:
        """Remember who said one of the last lines, for the host."""
        self.speakers[line] = client.guest or "", client.address
        while len(self.speakers) > CHAT:
            self.speakers.pop(next(iter(self.speakers)))

    def say(self, line: ChatLine) -> None:
        """Tell everybody what was said."""
        self.chat.append(line)
        del self.chat[: -2 * CHAT]
        message = encode(line)
        for client in self.presence.clients:
            if client.welcomed:
                client.send(message)

    def keep_chat(self, line: ChatLine) -> Statement:
        """Store what is said."""
        stored = StoredChat(line.number, line.at, line.seat, line.name, line.phrase, line.text)
        return self.store.keep_chat(self.table.id, stored)

    # -- matches ------------------------------------------------------------------------------------

    async def open_match(self, *statements: Statement) -> None:
        """Begin the next match, at once or when every device in the list has opened its seed; the lock is held.

        Raises Refusal.
        """
        if self.tutorial or self.shuffling is None or not self.shuffling.devices:
            await self._lay(self.shuffling.alone() if self.shuffling else None, *statements)
        elif self._shuffled is None:
            self._shuffled = asyncio.create_task(self._shuffle(self.shuffling, *statements))

    def _next_shuffling(self, match: int) -> None:
        """Nobody plays: devices may commit to seeds for the next match. A tutorial's deal is known."""
        if not self.tutorial:
            self.shuffling = Shuffling(self, match, self.services.signer, self.services.config.shuffle)

    @property
    def is_shuffling(self) -> bool:
        """Is the list closed, and a match about to begin?"""
        return self._shuffled is not None

    async def _shuffle(self, shuffling: Shuffling, *statements: Statement) -> None:
        try:
            shuffle = await shuffling.finish()
            async with self.lock:
                if not self.closed:
                    await self._lay(shuffle, *statements)
        except Refusal as refusal:  # it could not be stored, or the game does not take these options any more
            trouble("match does not begin", refusal, table=self.table.id)
            self._next_shuffling(self.live.number + 1 if self.live else 1)
        finally:
            self._shuffled = None

    async def _lay(self, shuffle: Shuffle | None, *statements: Statement) -> None:
        """Lay the table for the next match, store that, and begin; the lock is held. Raises Refusal."""
        number = self.live.number + 1 if self.live else 1
        if self.tutorial or self.shuffling is None:
            key, format = bytes.fromhex(self.tutorial.key if self.tutorial else ""), tutorial.FORMAT
        else:
            key, format = self.shuffling.key, NEWEST
        laying = functools.partial(Match, format=format, shuffle=shuffle)
        opening = asyncio.get_running_loop().run_in_executor(
            self.services.match_executor, laying, self.box, len(self.table.chairs), self.next_options(), key
        )
        try:
            match = await opening
        except BadOptions as error:  # they were good when the table was made, but the game has changed
            raise Refusal.of(error) from None
        id, table = match_id(self.table.id, number), self.table.id
        begun = self.store.begin_match(table, number, key, match.journal[0], now())
        await self.commit(*begun, self.touched(), *self.begin_clocks(id, match), *statements)
        self.services.metrics.count("matches_begun")
        self.begin(LiveMatch(id, number, match, self.store, self.services.receipts, self.done))

    def begin(self, live: LiveMatch) -> None:
        """A match is on the table: tell everybody, and let bots think."""
        self.won, self.shuffling = self.score(), None
        self._put(live)
        self._wind_clocks()
        self._acting = frozenset()  # everybody whose turn it is has yet to be told
        self._notify_new_actors()
        self.again.clear()
        self.announce()
        for client in self.presence.clients:
            if client.welcomed:
                client.send(encode(live.turn(client.seat, client.text)))
        self.wake_bots()

    def restore(self, live: LiveMatch, won: list[int], ends: dict[int, int], again: set[int]) -> None:
        """A match is back from the store, with its clocks and who would play again; whose turn it is has been told."""
        self._put(live)
        self.again = again
        self.won, self._acting = won, self.acting
        if self.clocks and live.match.outcome is None:
            self.clocks.ends = dict(ends)
            self.store.write([], self._step_clocks(live.id, live.match, None))
        if live.match.outcome:
            self._next_shuffling(live.number + 1)

    def _put(self, live: LiveMatch) -> None:
        self.live = live
        if self.clocks:
            live.on_step = lambda seat: self._step_clocks(live.id, live.match, seat)

    def stored(self, error: Exception | None) -> None:
        """An action is stored and told, or could not be."""
        if self.closed:
            return
        if error is not None:
            self.broken(error)
            return
        self.services.metrics.count("actions")
        if self.live is None or self.live.pending:
            return
        if self.clocks:
            self._wind_clocks()
        if self.clocks or self.tutorial or self.presence.passed_round:
            self.announce()
        for client in self.presence.clients:
            if not client.welcomed:
                self._welcome(client)
        if self.live.match.outcome:
            self.services.metrics.count("matches_ended")
            self._touched = 0
            self.touch()
            self._next_shuffling(self.live.number + 1)
            self.announce()
        else:
            self._notify_new_actors()
            self.wake_bots()

    # -- clocks -------------------------------------------------------------------------------------

    def begin_clocks(self, id: str, match: Match) -> list[Statement]:
        """A match begins, or goes on from an earlier step: every guest has all the time. What must be stored."""
        if self.clocks:
            self.clocks.ends.clear()
        return self._step_clocks(id, match, None)

    def _step_clocks(self, id: str, match: Match, acted: int | None) -> list[Statement]:
        if self.clocks is None:
            return []
        self.clocks.step([seat for seat in match.actors if self.table.chairs[seat].who == "guest"], acted)
        return self.store.keep_clocks(id, self.clocks.ends)

    def _wind_clocks(self) -> None:
        """At a table where nobody is, or nobody can move, no clock rings."""
        runs = self.status == "playing" and self.presence.watched and not self.trouble
        if self.clocks and not self.closed and runs:
            self.clocks.wind()
        elif self.clocks:
            self.clocks.stop()

    def _out_of_time(self, seat: int, ends: int) -> None:
        if self.live is not None and seat not in self._late and self.clocks and self.clocks.ends.get(seat) == ends:
            self._late[seat] = asyncio.create_task(self._move_for(self.live, seat, ends))
            self._late[seat].add_done_callback(lambda _: self._late.pop(seat, None))

    async def _move_for(self, live: LiveMatch, seat: int, ends: int) -> None:
        """A bot moves for a seat that has run out of time; it sees what that seat sees, and everybody is told."""
        action = await self.services.bots.choose(self.stand_in(), live.match.turn(seat), self.payer())
        async with self.lock:  # the chat counts its lines
            if self.closed or self.live is not live or self.clocks is None or self.clocks.ends.get(seat) != ends:
                return  # acted in the last moment
            if self.trouble:
                return  # nobody can move; the clocks are wound again when the disk is well
            line = self.next_chat_line(seat, self.table.chairs[seat].name, CLOCK_OUT, None)
            stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()

            def then(error: Exception | None) -> None:
                if error is None:
                    self.say(line)
                self.stored(error)
                stored.set_result(None)

            try:
                live.act(seat, action, self.presence.watchers, then, by="clock", also=[self.keep_chat(line)])
            except IllegalAction:  # the others have changed what there is to choose from: think again
                asyncio.get_running_loop().call_soon(self._wind_clocks)
                return
            self.services.metrics.count("clocks_run_out")
            await stored

    # -- notices to guests who are away -------------------------------------------------------------

    def _notify_new_actors(self) -> None:
        if self.services.notifier is not None:
            before, self._acting = self._acting, self.acting
            for seat in self._acting - before:
                self._notify_later(seat)

    def _notify_later(self, seat: int) -> None:
        if self.services.notifier is not None and self.presence.absent(seat):  # or is he only on the way?
            later = self.services.config.push_after
            asyncio.get_running_loop().call_later(later, self._notify, self.live, seat)

    def _notify(self, live: LiveMatch | None, seat: int) -> None:
        waits = not self.closed and self.live is live and seat in self.acting and self.bot_at(seat) is None
        guest, notifier = self.table.chairs[seat].guest, self.services.notifier
        if waits and guest is not None and notifier is not None and self.presence.absent(seat):
            notifier.notify(guest, self.table.id, self.box)

    # -- bots ---------------------------------------------------------------------------------------

    def stand_in(self) -> str:
        """The bot that plays for somebody who has gone."""
        return bots.stand_in(self.box.name, self.services.config.stand_in)

    def payer(self) -> Payer:
        """For whom bots think here: of those who sit here and are there, or else look on, whoever has had least."""
        sitting = {chair.guest for chair in self.table.chairs if chair.guest}
        clients = self.presence.clients
        waiting = [client for client in clients if client.guest in sitting] or clients[:PAYERS]
        if not waiting:
            return Payer(self.table.host, "", self.table.id)
        return self.services.bots.queue.lightest(Payer.of(client.account, self.table.id) for client in waiting)

    def bot_at(self, seat: int) -> str | None:
        """The bot that plays a seat now; None where a person does, or nobody is there to see it."""
        chair, presence = self.table.chairs[seat], self.presence
        if chair.who == "bot":
            return chair.bot if presence.watched or presence.awaited else None
        if chair.who != "guest" or not presence.stands_in(seat) or presence.abandoned:
            return None  # a table that everybody has left waits for them
        return self.stand_in()

    def wake_bots(self) -> None:
        """Every bot whose turn it is begins to think."""
        live = self.live
        if self.closed or live is None or live.frozen or live.match.outcome or self.trouble:
            return
        step = self.tutorial.now(live.match) if self.tutorial else None
        for seat in live.match.actors if step is None else (step.seat,):
            if seat not in self._bots and self.bot_at(seat) is not None:
                self._bots[seat] = asyncio.create_task(self._let_bot(live, seat))
                self._bots[seat].add_done_callback(functools.partial(self._rest, seat))

    def _rest(self, seat: int, thought: asyncio.Task[None]) -> None:
        self._bots.pop(seat, None)
        if self.live is not None and self.live.pending == 0:
            self.wake_bots()

    async def _let_bot(self, live: LiveMatch, seat: int) -> None:
        name = self.bot_at(seat)
        if name is None:
            return
        step = self.tutorial.now(live.match) if self.tutorial else None
        if step is not None:
            await self.services.bots.pause()
            action = step.action
        else:
            action = await self.services.bots.choose(name, live.match.turn(seat), self.payer())
        if self.closed or self.live is not live or self.bot_at(seat) != name or self.trouble:
            return
        try:
            by: Signer = "bot" if self.table.chairs[seat].who == "bot" else "stand-in"
            live.act(seat, action, self.presence.watchers, self.stored, by=by)
        except IllegalAction:
            return  # the person came back and was quicker
        self.presence.bot_acted(seat)
