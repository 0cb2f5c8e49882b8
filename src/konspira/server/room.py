"""A room: one table with everybody at it, its chairs, its match, and what is told to whom.

All of a room happens on the event loop. Changes of the table itself take turns by a lock and are told when they
are stored; actions of a match do not wait for each other (running.py).
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

import msgspec

from konspira.kernel.box import Box
from konspira.kernel.record import ONLOOKER
from konspira.news import News
from konspira.play.match import IllegalAction
from konspira.server import lessons, messages
from konspira.server.calls import Turns
from konspira.server.clocks import Clocks
from konspira.server.coaching import Coach
from konspira.server.commands import Commands
from konspira.server.house import House
from konspira.server.log import trouble
from konspira.server.messages import Chair, Said, Table, TableNow, Welcome, You, encode
from konspira.server.presence import Presence
from konspira.server.refusal import Refusal
from konspira.server.running import Running, done, now, refused
from konspira.server.socket import TOO_SLOW, Socket
from konspira.server.store.rows import ChairRow, TableRow
from konspira.server.store.sqlite import Store

CHAT = 50  # lines told to somebody who comes in
TOUCH = 60_000  # milliseconds between two notes that somebody is at the table


class Room:
    """One table."""

    def __init__(self, house: House, box: Box, row: TableRow, chat: list[Said], commands: set[tuple[str, str]]) -> None:
        self.house, self.box, self.row = house, box, row
        self.running: Running | None = None
        self.watchers: dict[int, set[Socket]] = {seat: set() for seat in (ONLOOKER, *range(len(row.chairs)))}
        self.again: set[int] = set()
        self.won = [0] * len(row.chairs)  # matches that each seat has won, without the one on the table
        self.chat = chat
        self.closed = False
        self.lock = asyncio.Lock()
        self.presence = Presence(self)
        self.commands = Commands(self, commands)
        self.coach = Coach(self)
        self.clocks = Clocks(self)
        self.turns = Turns(self)
        self.script = lessons.script(box) if row.lesson else None
        self._bots: dict[int, asyncio.Task[None]] = {}
        self._touched = row.touched

    # -- who is here --------------------------------------------------------------------------------

    @property
    def sockets(self) -> list[Socket]:
        """Everybody."""
        return [socket for sockets in self.watchers.values() for socket in sockets]

    def seats_of(self, guest: str | None) -> list[int]:
        """The chairs of a guest."""
        return [chair.seat for chair in self.row.chairs if guest is not None and chair.guest == guest]

    def join(self, socket: Socket, seat: int) -> None:
        """Somebody comes to the table, at a seat of his or to look on."""
        socket.seat = seat
        self.watchers[seat].add(socket)
        for chair in self.held(socket):
            self.presence.came(chair)
        if self.running is None or self.running.pending == 0:
            self._welcome(socket)
        self.wake_bots()
        self.clocks.wind()
        self.touch()

    def leave(self, socket: Socket) -> None:
        """Somebody's connection is gone."""
        self.watchers[socket.seat].discard(socket)
        for seat in self.held(socket):
            self.presence.went(seat)
        if socket.silent:
            self.turns.missed(self.seats_of(socket.guest))

    def held(self, socket: Socket) -> list[int]:
        """The seats for which a socket is there: its own; all chairs of its guest where a device is passed round."""
        mine = self.seats_of(socket.guest) if socket.curtain else []
        return mine if len(mine) > 1 else [socket.seat]

    def attended(self, seat: int) -> bool:
        """Is a socket there for this seat?"""
        guest = self.row.chairs[seat].guest
        return bool(self.watchers[seat]) or any(s.curtain and s.guest == guest for s in self.sockets if s.guest)

    def look(self, socket: Socket, look: messages.Look) -> None:
        """A device is passed on: it is told what another of its chairs knows, or nothing but what is public."""
        if look.seat != ONLOOKER and look.seat not in self.seats_of(socket.guest):
            raise Refusal("refused-no-chair")
        self.move(socket, look.seat)
        socket.have, socket.welcomed = (0, 0), False
        socket.send(done(look.id))
        if self.running is None or self.running.pending == 0:
            self._welcome(socket)

    def move(self, socket: Socket, seat: int) -> None:
        """A socket looks from another seat from now on."""
        self.watchers[socket.seat].discard(socket)
        socket.seat = seat
        self.watchers[seat].add(socket)

    def close(self, code: int) -> None:
        """Send everybody away; the table can be opened again from the store."""
        self.closed = True
        self.presence.close()
        self.coach.close()
        self.clocks.close()
        for task in self._bots.values():
            task.cancel()
        for socket in self.sockets:
            socket.close(code)

    def broken(self, error: Exception) -> None:
        """Something could not be stored: what is in memory counts no more, the store does."""
        trouble("could not store", error, table=self.row.id)
        self.close(TOO_SLOW)
        self.house.forget(self)

    def touch(self) -> None:
        """Somebody is at the table: it is not dead."""
        if now() - self._touched > TOUCH:
            self._touched = now()
            self.house.store.write([], [Store.touch(self.row.id, self._touched)], lambda error: None)

    # -- what is told -------------------------------------------------------------------------------

    @property
    def state(self) -> messages.Where:
        """How far the table is."""
        if self.running is None:
            return "gathering"
        if self.running.frozen:
            return "frozen"
        return "over" if self.running.match.outcome else "playing"

    def chair(self, row: ChairRow) -> Chair:
        """A chair as everybody may know it."""
        guest = row.who == "guest"
        return Chair(
            row.seat, cast(Any, row.who), row.name, row.bot, guest and self.presence.here(row.seat),
            guest and self.state == "playing" and self.presence.stands_in(row.seat),
        )  # fmt: skip

    def table(self) -> Table:
        """The table as everybody may know it."""
        running, row = self.running, self.row
        onlookers = sum(not self.seats_of(socket.guest) for socket in self.watchers[ONLOOKER])
        commitment = msgspec.json.decode(running.match.journal[0])["commitment"] if running else None
        return Table(
            row.id, row.game, row.options, row.public, row.patience, self.state, running.number if running else 0,
            commitment, [self.chair(chair) for chair in row.chairs], sorted(self.again),
            onlookers, row.made, running.frozen if running else None, row.coach,
            self.clocks.told(), self.script.told(running.match) if self.script and running else None, self.score(),
        )  # fmt: skip

    def score(self) -> list[int]:
        """How many matches each seat has won here; a share of the win counts."""
        ended = self.running.match.outcome if self.running else None
        return [won + (ended.payoffs[seat] > 0) for seat, won in enumerate(self.won)] if ended else list(self.won)

    def you(self, guest: str | None, seat: int) -> You:
        """What somebody is at the table."""
        host = guest is not None and guest == self.row.host
        invites = {str(chair.seat): chair.invite for chair in self.row.chairs if host and chair.who == "open"}
        mine = self.seats_of(guest)
        acting = self.running.match.actors if mine and self.running and self.state == "playing" else ()
        return You(seat, mine, host, invites, [seat for seat in mine if seat in acting])

    def _welcome(self, socket: Socket) -> None:
        socket.welcomed = True
        running = self.running
        welcome = Welcome(
            messages.PROTOCOL,
            self.table(),
            self.you(socket.guest, socket.seat),
            running.turn(socket.seat, socket.text) if running else None,
            running.story(socket.seat, socket.have) if running else [],
            self.chat[-CHAT:],
            self.presence.stood_in(socket.seat),
        )
        socket.send(encode(welcome))

    def announce(self) -> None:
        """The table has changed: tell everybody."""
        table = cast(Any, msgspec.Raw(encode(self.table())))
        for socket in self.sockets:
            if socket.welcomed:
                socket.send(encode(TableNow(table, self.you(socket.guest, socket.seat))))

    def restored(self, ends: dict[int, int]) -> None:
        """A match is back from the store, with what is known of its clocks."""
        if self.running is not None:
            self.running.also = self.clocks.stepped
            self.clocks.restored(ends, self.running)
            self.turns.restored()

    def hear(self, said: Said) -> None:
        """Tell everybody what was said."""
        self.chat.append(said)
        del self.chat[: -2 * CHAT]
        for socket in self.sockets:
            if socket.welcomed:
                socket.send(encode(said))

    def begin(self, running: Running) -> None:
        """A match is on the table: tell everybody, and let bots think."""
        self.won = self.score()
        self.running = running
        running.also = self.clocks.stepped
        self.clocks.wind()
        self.turns.begun()
        self.again.clear()
        self.announce()
        for socket in self.sockets:
            if socket.welcomed:
                socket.send(encode(running.turn(socket.seat, socket.text)))
        self.wake_bots()

    # -- acting -------------------------------------------------------------------------------------

    def act(self, socket: Socket, act: messages.Act) -> None:
        """Somebody acts."""
        running = self.running
        if running is None or socket.seat == ONLOOKER:
            socket.send(refused(act.id, News("refused-not-playing" if running is None else "refused-not-seated")))
            return
        if running.known(socket, act.id) or self.commands.known(socket, act.id):
            return
        objection = running.objection(socket, act)
        if objection is None and self.script:
            objection = self.script.objection(running.match, bytes(act.action))
        if objection is None:
            try:
                running.act(socket.seat, bytes(act.action), act.id, socket, self.watchers, self.stored)
            except IllegalAction as error:
                objection = error.news
        if objection is not None:
            self.house.metrics.count("actions_refused")
            socket.send(refused(act.id, objection))

    def stored(self, error: Exception | None) -> None:
        """An action is stored and told, or could not be."""
        if self.closed:
            return
        if error is not None:
            self.broken(error)
            return
        self.house.metrics.count("actions")
        if self.running is None or self.running.pending:
            return
        if self.clocks.on:
            self.clocks.wind()
        if self.clocks.on or self.script or any(len(self.held(socket)) > 1 for socket in self.sockets):
            self.announce()
        for socket in self.sockets:
            if not socket.welcomed:
                self._welcome(socket)
        if self.running.match.outcome:
            self.house.metrics.count("matches_ended")
            self._touched = 0
            self.touch()
            self.announce()
        else:
            self.turns.moved()
            self.wake_bots()

    # -- bots ---------------------------------------------------------------------------------------

    def bot_at(self, seat: int) -> str | None:
        """The bot that plays a seat now; None where a person does, or nobody is there to see it."""
        chair = self.row.chairs[seat]
        if chair.who == "bot":
            watched = any(self.watchers.values()) or any(self.presence.waits(c.seat) for c in self.row.chairs)
            return chair.bot if watched else None
        alone = not any(self.attended(c.seat) and not self.presence.stands_in(c.seat) for c in self.row.chairs)
        if chair.who != "guest" or alone or not self.presence.stands_in(seat):
            return None  # a table that everybody has left waits for them
        return self.house.stand_in(self.box.name)

    @property
    def thinking(self) -> bool:
        """Does a bot think?"""
        return bool(self._bots)

    def wake_bots(self) -> None:
        """Every bot whose turn it is begins to think."""
        running = self.running
        if self.closed or running is None or running.frozen or running.match.outcome:
            return
        stage = self.script.now(running.match) if self.script else None
        for seat in running.match.actors if stage is None else (stage.seat,):
            if seat not in self._bots and self.bot_at(seat) is not None:
                self._bots[seat] = asyncio.create_task(self._let_bot(running, seat))
                self._bots[seat].add_done_callback(lambda _, seat=seat: self._rest(seat))  # type: ignore[misc]

    def _rest(self, seat: int) -> None:
        self._bots.pop(seat, None)
        if self.running is not None and self.running.pending == 0:
            self.wake_bots()

    async def _let_bot(self, running: Running, seat: int) -> None:
        name = self.bot_at(seat)
        if name is None:
            return
        stage = self.script.now(running.match) if self.script else None
        if stage is not None:
            await self.house.thinkers.pause()
            action = stage.action
        else:
            action = await self.house.thinkers.choose(name, running.match.turn(seat))
        if self.closed or self.running is not running or self.bot_at(seat) != name:
            return
        try:
            running.act(seat, action, None, None, self.watchers, self.stored)
        except IllegalAction:
            return  # the person came back and was quicker
        self.presence.bot_acted(seat)
