"""Who is at a table: clients that come and go, the chairs they look from, and guests who are missed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from konspira.kernel.record import SPECTATOR
from konspira.server.nodes import NOBODY, Attendance
from konspira.server.store import StoredTable
from konspira.server.table import Client

COUNTING = 1.0  # seconds between two words on how many look on


class Presence:
    """The clients at one table, the chairs they look from, and which guests are there; `changed` is told of delays.

    Clients come and go; a leaver's chair is taken by a bot after a while, and given back.
    """

    def __init__(self, table: StoredTable, blink: float, changed: Callable[[], None]) -> None:
        self._table, self._blink, self._changed = table, blink, changed
        self.watchers: dict[int, set[Client]] = {seat: set() for seat in (SPECTATOR, *range(len(table.chairs)))}
        self._here: set[int] = set()  # seats whose guest is here, or only blinked
        self._gone: set[int] = set()  # seats whose guest has been away longer than the table's patience
        self._played: set[int] = set()  # seats for which a bot has acted since their guest was here
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._counted = 0.0  # when it was told last how many look on
        self._elsewhere: dict[str, Attendance] = {}  # node → who is at the table there
        for seat in range(len(table.chairs)):
            self._lose_patience_later(seat)

    # -- clients ------------------------------------------------------------------------------------

    @property
    def clients(self) -> list[Client]:
        """Everybody."""
        return [client for clients in self.watchers.values() for client in clients]

    @property
    def watched(self) -> bool:
        """Is anybody there, at whatever node?"""
        return any(self.watchers.values()) or bool(self._elsewhere)

    @property
    def spectators(self) -> int:
        """How many look on who have no chair."""
        return self._spectators + sum(there.spectators for there in self._elsewhere.values())

    @property
    def _spectators(self) -> int:
        return sum(not self.seats_of(client.guest) for client in self.watchers[SPECTATOR])

    # -- other nodes --------------------------------------------------------------------------------

    def attendance(self) -> Attendance:
        """Who is at the table here, as other nodes are told."""
        clients = self.clients
        guests = tuple(sorted({client.guest for client in clients if client.guest}))
        seats = tuple(chair.seat for chair in self._table.chairs if self._attended_here(chair.seat))
        return Attendance(guests, seats, self._spectators, len(clients)) if clients else NOBODY

    def set_elsewhere(self, elsewhere: dict[str, Attendance]) -> bool:
        """Who is at the table at other nodes. Is that news?"""
        if elsewhere == self._elsewhere:
            return False
        seats = range(len(self._table.chairs))
        before = {seat for seat in seats if self.attended(seat)}
        self._elsewhere = elsewhere
        for seat in seats:
            if self.attended(seat) and seat not in before:
                self.came(seat)
            elif seat in before:
                self.went(seat)
        return True

    def move(self, client: Client, seat: int) -> None:
        """A client looks from another seat from now on."""
        self.watchers[client.seat].discard(client)
        client.seat = seat
        self.watchers[seat].add(client)

    def seats_of(self, guest: str | None) -> list[int]:
        """The chairs of a guest."""
        return [chair.seat for chair in self._table.chairs if guest is not None and chair.guest == guest]

    def held(self, client: Client) -> list[int]:
        """The seats for which a client is there: its own; all chairs of its guest where a device is passed round."""
        mine = self.seats_of(client.guest) if client.hotseat else []
        return mine if len(mine) > 1 else [client.seat]

    @property
    def passed_round(self) -> bool:
        """Is a device here that several seats share?"""
        for clients in self.watchers.values():  # asked with every step: a loop is quicker than `any`
            for client in clients:
                if client.hotseat and len(self.held(client)) > 1:
                    return True
        return False

    def attended(self, seat: int) -> bool:
        """Is a client there for this seat, at whatever node?"""
        return any(seat in there.seats for there in self._elsewhere.values()) or self._attended_here(seat)

    def _attended_here(self, seat: int) -> bool:
        guest = self._table.chairs[seat].guest
        return bool(self.watchers[seat]) or any(c.hotseat and c.guest == guest for c in self.clients if c.guest)

    def absent(self, seat: int) -> bool:
        """Is this the seat of a guest who has no page of the table open?"""
        guest = self._table.chairs[seat].guest
        return guest is not None and not self.guest_here(guest)

    def guest_here(self, guest: str) -> bool:
        """Has a guest a page of the table open, at whatever node?"""
        there = any(guest in node.guests for node in self._elsewhere.values())
        return there or any(client.guest == guest for client in self.clients)

    # -- guests -------------------------------------------------------------------------------------

    def here(self, seat: int) -> bool:
        """Is the guest of this seat at the table?"""
        return seat in self._here

    def stands_in(self, seat: int) -> bool:
        """Does a bot play for the guest of this seat?"""
        return self._table.chairs[seat].away or seat in self._gone

    def waits(self, seat: int) -> bool:
        """Does the table wait for the guest of this seat, here or not?"""
        return self._table.chairs[seat].who == "guest" and not self.stands_in(seat)

    @property
    def awaited(self) -> bool:
        """Does the table wait for any guest?"""
        return any(self.waits(chair.seat) for chair in self._table.chairs)

    @property
    def abandoned(self) -> bool:
        """Is there nobody at the table for whom no bot stands in?"""
        return not any(self.attended(chair.seat) and not self.stands_in(chair.seat) for chair in self._table.chairs)

    def came(self, seat: int) -> bool:
        """A client is there for this seat. Is that news? Who left and came back in a blink has not gone unseen."""
        if seat == SPECTATOR:
            self._count()
            return False
        self._cancel(seat)
        news = seat not in self._here or self.stands_in(seat)
        self._here.add(seat)
        self._gone.discard(seat)
        return news

    def went(self, seat: int) -> None:
        """A client that was there for this seat is gone."""
        if seat == SPECTATOR:
            self._count()
        elif not self.attended(seat):
            self._later(seat, self._blink, self._miss)

    def reseat(self) -> None:
        """Chairs were moved, added or taken away: everybody looks from a chair of his own, or from none."""
        clients = self.clients
        self.watchers = {seat: set() for seat in (SPECTATOR, *range(len(self._table.chairs)))}
        for client in clients:
            mine = self.seats_of(client.guest)
            if not mine or (client.hotseat and len(mine) > 1):
                client.seat = SPECTATOR
            elif client.seat not in mine:
                client.seat = min(mine)
            self.watchers[client.seat].add(client)
        for seat in [seat for seat in {*self._timers, *self._here, *self._gone} if seat != SPECTATOR]:
            self._cancel(seat)
        for seats in (self._here, self._gone, self._played):
            seats.clear()
        for chair in self._table.chairs:
            self.reset(chair.seat)

    def reset(self, seat: int) -> None:
        """Somebody else sits here now."""
        self._cancel(seat)
        self._gone.discard(seat)
        self._here.discard(seat)
        if self.attended(seat):
            self._here.add(seat)
        else:
            self._lose_patience_later(seat)

    def bot_acted(self, seat: int) -> None:
        """A bot has done something for the guest of this seat."""
        if self._table.chairs[seat].who == "guest":
            self._played.add(seat)

    def stood_in(self, seat: int) -> bool:
        """Has a bot acted for the guest of this seat while he was away? Asked when he comes, and told once."""
        acted = seat in self._played
        self._played.discard(seat)
        return acted

    # -- time ---------------------------------------------------------------------------------------

    def close(self) -> None:
        """Nothing more happens here."""
        for seat in list(self._timers):
            self._cancel(seat)

    def _cancel(self, seat: int) -> None:
        timer = self._timers.pop(seat, None)
        if timer is not None:
            timer.cancel()

    def _later(self, seat: int, seconds: float, what: Callable[[int], None]) -> None:
        self._cancel(seat)
        self._timers[seat] = asyncio.get_running_loop().call_later(seconds, what, seat)

    def _count(self) -> None:
        """One more looks on, or one less: how many, is told at most once a second."""
        if SPECTATOR not in self._timers:
            wait = self._counted + COUNTING - asyncio.get_running_loop().time()
            self._later(SPECTATOR, max(0.0, wait), self._tell_count)

    def _tell_count(self, seat: int) -> None:
        del self._timers[seat]
        self._counted = asyncio.get_running_loop().time()
        self._changed()

    def _miss(self, seat: int) -> None:
        self._here.discard(seat)
        self._lose_patience_later(seat)
        self._changed()

    def _lose_patience_later(self, seat: int) -> None:
        if self._table.patience is not None:
            self._later(seat, self._table.patience, self._lose_patience)

    def _lose_patience(self, seat: int) -> None:
        self._gone.add(seat)
        self._changed()
