"""What a table is: who is at it, how much time they have, its chairs, its match and its score."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

import msgspec

from konspira.boxes.box import Box
from konspira.kernel.record import SPECTATOR
from konspira.news import News
from konspira.play import series
from konspira.server import tutorial
from konspira.server.names import apart
from konspira.server.protocol import Chair, ChatLine, ClockState, TableState, TableStatus, You, encode, now, steady
from konspira.server.store import StoredBar, StoredTable
from konspira.server.table import Client
from konspira.server.table.match import LiveMatch

if TYPE_CHECKING:
    from konspira.server.table.shuffling import Shuffling

COUNTING = 1.0  # seconds between two words on how many look on


class RoomState:
    """One table as it stands, and what everybody may know of it; asking it changes nothing."""

    def __init__(self, box: Box, table: StoredTable, chat: list[ChatLine], presence: Presence) -> None:
        self.box, self.table, self.chat, self.presence = box, table, chat, presence
        self.live: LiveMatch | None = None
        self.clocks: Clocks | None = None
        self.tutorial = tutorial.of(box) if table.tutorial else None
        self.trouble: News | None = None  # why nothing can be stored now, and nobody can move
        self.bars: list[StoredBar] = []  # who was sent away or silenced
        self.shuffling: Shuffling | None = None  # how the chance of the next match is made, while none is played
        self.again: set[int] = set()  # seats that would play again
        self.won = [0] * len(table.chairs)  # matches that each seat has won, without the one on the table
        self._options = msgspec.Raw(encode(table.options))  # they never change, and can be long

    @property
    def status(self) -> TableStatus:
        """How far the table is."""
        if self.live is None:
            return "gathering"
        if self.live.frozen:
            return "frozen"
        return "over" if self.live.match.outcome else "playing"

    @property
    def acting(self) -> frozenset[int]:
        """Whose turn it is."""
        return frozenset(self.live.match.actors) if self.live and self.status == "playing" else frozenset()

    def chairs(self) -> list[Chair]:
        """The chairs as everybody may know them."""
        playing, names = self.status == "playing", self.names()
        return [
            Chair(
                chair.seat, cast(Any, chair.who), names[chair.seat], chair.bot,
                present=chair.who == "guest" and self.presence.here(chair.seat),
                stand_in=chair.who == "guest" and playing and self.presence.stands_in(chair.seat),
            )
            for chair in self.table.chairs
        ]  # fmt: skip

    def names(self) -> list[str | None]:
        """What the chairs are called; a guest who would be taken for one before him has a number."""
        chairs = self.table.chairs
        return [
            apart(chair.name, [one.name for one in chairs[: chair.seat] if one.name and one.guest != chair.guest])
            if chair.name and chair.guest
            else chair.name
            for chair in chairs
        ]

    def name_of(self, client: Client) -> str:
        """What somebody is called who speaks; who only looks on is never taken for who plays."""
        if client.seat != SPECTATOR and self.table.chairs[client.seat].name == client.name:
            return self.names()[client.seat] or ""
        others = [chair.name for chair in self.table.chairs if chair.name and chair.guest != client.guest]
        return apart(client.name or "", others)

    def table_state(self) -> TableState:
        """The table as everybody may know it."""
        live, table = self.live, self.table
        return TableState(
            table.id, table.game, cast(Any, self._options), table.public, table.patience, self.status,
            live.number if live else 0, live.commitment if live else None, self.chairs(), sorted(self.again),
            self.presence.spectators, table.made, live.frozen if live else None, table.coach,
            self.clocks.state() if self.clocks else None,
            self.tutorial.state(live.match) if self.tutorial and live else None, self.score(),
            self.shuffling.state() if self.shuffling else live.shuffle if live else None, self.trouble,
        )  # fmt: skip

    def score(self) -> list[int]:
        """How many matches each seat has won here; a share of the win counts."""
        ended = self.live.match.outcome if self.live else None
        return [won + (ended.payoffs[seat] > 0) for seat, won in enumerate(self.won)] if ended else list(self.won)

    def you(self, guest: str | None, seat: int) -> You:
        """What somebody is at the table. Whose turn it is comes with the turn itself, not before it."""
        host = guest is not None and guest == self.table.host
        invites = {str(chair.seat): chair.invite for chair in self.table.chairs if host and chair.who == "open"}
        mine = self.presence.seats_of(guest)
        acting = self.live.told_actors if mine and self.live and self.acting else ()
        return You(seat, mine, host, invites, [seat for seat in mine if seat in acting], self.barred(host))

    def barred(self, host: bool) -> int:
        """How many guests were sent away or silenced; only the host is told."""
        return len({bar.who for bar in self.bars if bar.until is None}) if host else 0

    def next_chat_line(self, seat: int, name: str | None, phrase: str | None, text: str | None) -> ChatLine:
        """What somebody says now; the chat counts its lines, so the lock is held until it is stored."""
        return ChatLine(self.chat[-1].number + 1 if self.chat else 1, now(), seat, name or "", phrase, text)

    def next_options(self) -> dict[str, Any]:
        """What was agreed on; from the second match on, whoever led first deals, unless all is arranged."""
        dealer = series.next_dealer(self.live.match) if self.live and not self.tutorial else None
        return self.table.options if dealer is None else self.table.options | {"dealer": dealer}


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
        for seat in range(len(table.chairs)):
            self._lose_patience_later(seat)

    # -- clients ------------------------------------------------------------------------------------

    @property
    def clients(self) -> list[Client]:
        """Everybody."""
        return [client for clients in self.watchers.values() for client in clients]

    @property
    def watched(self) -> bool:
        """Is anybody there?"""
        return any(self.watchers.values())

    @property
    def spectators(self) -> int:
        """How many look on who have no chair."""
        return sum(not self.seats_of(client.guest) for client in self.watchers[SPECTATOR])

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
        return any(client.hotseat and len(self.held(client)) > 1 for client in self.clients)

    def attended(self, seat: int) -> bool:
        """Is a client there for this seat?"""
        guest = self._table.chairs[seat].guest
        return bool(self.watchers[seat]) or any(c.hotseat and c.guest == guest for c in self.clients if c.guest)

    def absent(self, seat: int) -> bool:
        """Is this the seat of a guest who has no page of the table open?"""
        guest = self._table.chairs[seat].guest
        return guest is not None and not any(client.guest == guest for client in self.clients)

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


GRACE = 30.0  # seconds that are left to whoever could not act, because nobody or no server was there
TICK = 5.0  # seconds after which the clocks look whether the server has slept
LATE = 2000  # milliseconds that they may look too late before it has


class Clocks:
    """So much time for each decision: a clock for every guest whose turn it is; `ring` is told whose time is over.

    Until when a seat may act is stored together with the step that made it its turn. All seats that choose at the same
    time have the same time, whatever they have to choose from. It runs by a clock that nobody can set; what the server
    sleeps through does not count, which `slept` is told; and whoever could not act because nobody was at the table, or
    no server, has a grace: after a restart at least that, and never more than all the time.
    """

    def __init__(
        self,
        pace: str,
        seconds: float,
        ring: Callable[[int, int], None],
        slept: Callable[[], None] = lambda: None,
    ) -> None:
        self._pace, self._seconds, self._ring, self._slept = pace, seconds, ring, slept
        self.ends: dict[int, int] = {}  # seat → until when it may act
        self._timer: asyncio.TimerHandle | None = None
        self._due = 0  # when the timer is to fire

    def state(self) -> ClockState:
        """The clocks as everybody at the table is told of them."""
        ends = {str(seat): end for seat, end in self.ends.items()}
        return ClockState(self._pace, round(self._seconds), steady(), ends)

    def step(self, guests: list[int], acted: int | None) -> None:
        """Somebody has acted: of the guests who are to act now, whoever was not before has all the time."""
        all_of_it = steady() + round(1000 * self._seconds)
        self.ends = {seat: all_of_it if seat == acted else self.ends.get(seat, all_of_it) for seat in guests}

    def wind(self) -> None:
        """Let them run."""
        at = steady()
        if self._timer is None:
            least, most = (at + round(1000 * seconds) for seconds in (min(GRACE, self._seconds), self._seconds))
            self.ends = {seat: min(max(end, least), most) for seat, end in self.ends.items()}
        self.stop()
        if self.ends:
            wait = min(TICK, max(0.0, (min(self.ends.values()) - at) / 1000))
            self._due = at + round(1000 * wait)
            self._timer = asyncio.get_running_loop().call_later(wait, self._tick)

    def _tick(self) -> None:
        late = steady() - self._due
        if late > LATE:
            self.ends = {seat: end + late for seat, end in self.ends.items()}
            self._slept()
        over = [(seat, end) for seat, end in self.ends.items() if end <= steady()]
        for seat, end in over:
            self._ring(seat, end)
        running = [end for end in self.ends.values() if end > steady()]
        if running:
            wait = min(TICK, (min(running) - steady()) / 1000)
            self._due = steady() + round(1000 * wait)
            self._timer = asyncio.get_running_loop().call_later(max(0.0, wait), self._tick)

    def stop(self) -> None:
        """Nothing rings until they are wound again."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
