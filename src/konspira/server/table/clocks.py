"""How much time people have for a decision; when it is over, a bot moves for them, and all are told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from konspira.play.match import IllegalAction, Match
from konspira.server import HOUR
from konspira.server.protocol import ClockState, steady
from konspira.server.store import Statement
from konspira.server.table.bot_moves import act_saying
from konspira.server.table.log import Cause
from konspira.server.table.match import LiveMatch

if TYPE_CHECKING:
    from konspira.server.table.room import Room

GRACE = 30.0  # seconds that are left to whoever could not act, because nobody or no server was there
LONG_GRACE = HOUR  # the same where people have hours, and need not be at the table
TICK = 5.0  # seconds after which the clocks look whether the server has slept
LATE = 2000  # milliseconds that they may look too late before it has
CLOCKS = Cause("clocks")  # of an entry: who sits at the table, and until when they may act, was looked at again
CLOCK_OUT = "clock-out"  # what the chat says of a seat that ran out of time


class Clocks:
    """So much time for each decision: a clock for every guest whose turn it is; `ring` is told whose time is over.

    Until when a seat may act is stored together with the step that made it its turn. All seats that choose at the same
    time have the same time, whatever they have to choose from. It runs by a clock that nobody can set; what the server
    sleeps through does not count, which `slept` is told; and whoever could not act because nobody was at the table, or
    no server, has a grace: after a restart at least that, and never more than all the time. Where people have hours,
    clocks run on while nobody is there (`slow`), and a grace has only whose time ran out while no server was.
    """

    def __init__(
        self,
        pace: str,
        seconds: float,
        ring: Callable[[int, int], None],
        slept: Callable[[], None] = lambda: None,
        now: Callable[[], int] = lambda: steady(),
    ) -> None:
        self._now = now
        self._pace, self._seconds, self._ring, self._slept = pace, seconds, ring, slept
        self.ends: dict[int, int] = {}  # seat → until when it may act
        self._timer: asyncio.TimerHandle | None = None
        self._due = 0  # when the timer is to fire

    @property
    def slow(self) -> bool:
        """Do people have hours, so that nobody need be at the table?"""
        return self._seconds >= HOUR

    def left(self) -> dict[str, int]:
        """Milliseconds that each seat still has."""
        at = self._now()
        return {str(seat): max(0, end - at) for seat, end in self.ends.items()}

    def state(self) -> ClockState:
        """The clocks as everybody at the table is told of them."""
        ends = {str(seat): end for seat, end in self.ends.items()}
        return ClockState(self._pace, round(self._seconds), self._now(), ends)

    def step(self, guests: list[int], acted: int | None) -> None:
        """Somebody has acted: of the guests who are to act now, whoever was not before has all the time."""
        all_of_it = self._now() + round(1000 * self._seconds)
        self.ends = {seat: all_of_it if seat == acted else self.ends.get(seat, all_of_it) for seat in guests}

    def wind(self) -> None:
        """Let them run."""
        at = self._now()
        if self._timer is None:
            grace = LONG_GRACE if self.slow else GRACE
            least, most = (at + round(1000 * seconds) for seconds in (min(grace, self._seconds), self._seconds))
            in_time = at if self.slow else most  # whose time ends later than that needs no grace
            self.ends = {seat: min(end if end > in_time else max(end, least), most) for seat, end in self.ends.items()}
        self.stop()
        if self.ends:
            wait = min(TICK, max(0.0, (min(self.ends.values()) - at) / 1000))
            self._due = at + round(1000 * wait)
            self._timer = asyncio.get_running_loop().call_later(wait, self._tick)

    def _tick(self) -> None:
        late = self._now() - self._due
        if late > LATE:
            self.ends = {seat: end + late for seat, end in self.ends.items()}
            self._slept()
        over = [(seat, end) for seat, end in self.ends.items() if end <= self._now()]
        for seat, end in over:
            self._ring(seat, end)
        running = [end for end in self.ends.values() if end > self._now()]
        if running:
            wait = min(TICK, (min(running) - self._now()) / 1000)
            self._due = self._now() + round(1000 * wait)
            self._timer = asyncio.get_running_loop().call_later(max(0.0, wait), self._tick)

    def stop(self) -> None:
        """Nothing rings until they are wound again."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Timekeeper:
    """Lets the clocks of a room run, and has a bot move for who runs out of time."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._late: dict[int, asyncio.Task[None]] = {}  # seats for which a bot moves, because their time is over

    def clocks(self) -> Clocks | None:
        """The clocks of the table's pace; None where people take their time."""
        room = self._room
        seconds = room.services.config.clocks.get(room.table.clock)
        if seconds is None:
            return None
        return Clocks(room.table.clock, seconds, self._out_of_time, room.announce, room.services.nodes.now)

    def begin(self, id: str, match: Match) -> list[Statement]:
        """A match begins, or goes on from an earlier step: every guest has all the time. What must be stored."""
        if self._room.clocks:
            self._room.clocks.ends.clear()
        return self.step(id, match, None)

    def step(self, id: str, match: Match, acted: int | None) -> list[Statement]:
        """Somebody has acted, or another guest is to act. What must be stored."""
        room = self._room
        if room.clocks is None:
            return []
        room.clocks.step([seat for seat in match.actors if room.table.chairs[seat].who == "guest"], acted)
        return room.store.keep_clocks(id, room.clocks.ends)

    def keep(self, sat: int | None = None) -> None:
        """Store clocks that fit who sits at the table, and who has sat down at a seat during the match.

        It is an entry of the log: where others have written first, it is looked at again on the table as it is then.
        """
        room, live = self._room, self._room.live
        if live is None or live.over:
            return
        before = dict(room.clocks.ends) if room.clocks else {}
        kept = self.step(live.id, live.match, None)
        if sat is not None and sat < len(room.seated):
            room.seated[sat] = room.seating()[sat]
            kept.append(room.store.keep_seat(live.id, room.seated[sat]))
        elif room.clocks is None or room.clocks.ends == before:
            return

        async def again() -> None:
            self.keep(sat)

        room.note(room.log.note(CLOCKS), kept, again)

    def wind(self) -> None:
        """At a table where nobody can move, no clock rings; nor where nobody is, unless people have hours."""
        room = self._room
        wanted = room.presence.watched or (room.clocks is not None and room.clocks.slow)
        runs = room.status == "playing" and wanted and not room.trouble and room.cares
        if room.clocks and not room.closed and runs:
            room.clocks.wind()
        elif room.clocks:
            room.clocks.stop()

    def close(self) -> None:
        """Nothing rings any more, and nobody is moved for."""
        if self._room.clocks:
            self._room.clocks.stop()
        for task in list(self._late.values()):
            task.cancel()

    def _out_of_time(self, seat: int, ends: int) -> None:
        live, clocks = self._room.live, self._room.clocks
        if live is not None and seat not in self._late and clocks and clocks.ends.get(seat) == ends:
            self._late[seat] = asyncio.create_task(self._move_for(live, seat, ends))
            self._late[seat].add_done_callback(lambda _: self._late.pop(seat, None))

    async def _move_for(self, live: LiveMatch, seat: int, ends: int) -> None:
        """A bot moves for a seat that has run out of time; it sees what that seat sees, and everybody is told."""
        room = self._room
        action = await room.services.bots.choose(room.bots.stand_in(), live.match.turn(seat), room.bots.payer())
        async with room.lock:  # the chat counts its lines
            if room.closed or room.live is not live or room.clocks is None or room.clocks.ends.get(seat) != ends:
                return  # acted in the last moment
            if room.trouble or room.following.behind:
                return  # nobody can move; the clocks are wound again when the disk is well
            line = room.next_chat_line(seat, room.table.chairs[seat].name, CLOCK_OUT, None)
            try:
                await act_saying(room, live, seat, action, line, by="clock")
            except IllegalAction:  # the others have changed what there is to choose from: think again
                asyncio.get_running_loop().call_soon(self.wind)
                return
            room.services.metrics.count("clocks_run_out")
