"""Who is at a table: connections come and go, a leaver's chair is taken by a bot after a while and given back."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from konspira.kernel.record import ONLOOKER
from konspira.server.store.sqlite import Store

if TYPE_CHECKING:
    from konspira.server.room import Room


class Presence:
    """The presence of every guest at one table."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._here: set[int] = set()  # seats whose guest is here, or only blinked
        self._gone: set[int] = set()  # seats whose guest has been away longer than the table's patience
        self._played: set[int] = set()  # seats for which a bot has acted since their guest was here
        self._timers: dict[int, asyncio.TimerHandle] = {}
        for seat in range(len(room.row.chairs)):
            self._lose_patience_later(seat)

    def here(self, seat: int) -> bool:
        """Is the guest of this seat at the table?"""
        return seat in self._here

    def stands_in(self, seat: int) -> bool:
        """Does a bot play for the guest of this seat?"""
        return self._room.row.chairs[seat].away or seat in self._gone

    def bot_acted(self, seat: int) -> None:
        """A bot has done something for the guest of this seat."""
        if self._room.row.chairs[seat].who == "guest":
            self._played.add(seat)

    def stood_in(self, seat: int) -> bool:
        """Has a bot acted for the guest of this seat while he was away? Asked when he comes, and told once."""
        acted = seat in self._played
        self._played.discard(seat)
        return acted

    def waits(self, seat: int) -> bool:
        """Does the table wait for the guest of this seat, here or not?"""
        return self._room.row.chairs[seat].who == "guest" and not self.stands_in(seat)

    def came(self, seat: int) -> None:
        """A connection to this seat is there."""
        if seat == ONLOOKER:
            self._room.announce()
            return
        self._cancel(seat)
        news = seat not in self._here or self.stands_in(seat)  # who left and came back in a blink has not gone unseen
        self._here.add(seat)
        self._gone.discard(seat)
        if self._room.row.chairs[seat].away:
            self.return_to(seat)
        if news:
            self._room.announce()

    def went(self, seat: int) -> None:
        """A connection to this seat is gone."""
        if self._room.closed:
            return
        if seat == ONLOOKER:
            self._room.announce()
        elif not self._room.attended(seat):
            self._later(seat, self._room.house.config.blink, self._miss)

    def leave(self, seat: int) -> None:
        """The guest says that he goes: a bot takes the chair at once."""
        self._room.row.chairs[seat].away = True
        self._room.announce()
        self._room.wake_bots()

    def return_to(self, seat: int) -> None:
        """The guest takes his chair back."""
        chair = self._room.row.chairs[seat]
        chair.away = False
        self._room.house.store.write([], [Store.keep_chair(self._room.row.id, chair)], lambda error: None)

    def reset(self, seat: int) -> None:
        """Somebody else sits here now."""
        self._cancel(seat)
        self._gone.discard(seat)
        self._here.discard(seat)
        if self._room.attended(seat):
            self._here.add(seat)
        else:
            self._lose_patience_later(seat)

    def close(self) -> None:
        """Nothing more happens here."""
        for seat in list(self._timers):
            self._cancel(seat)

    def _cancel(self, seat: int) -> None:
        timer = self._timers.pop(seat, None)
        if timer is not None:
            timer.cancel()

    def _later(self, seat: int, seconds: float, what: object) -> None:
        self._cancel(seat)
        self._timers[seat] = asyncio.get_running_loop().call_later(seconds, what, seat)  # type: ignore[arg-type]

    def _miss(self, seat: int) -> None:
        self._here.discard(seat)
        self._lose_patience_later(seat)
        self._room.announce()

    def _lose_patience_later(self, seat: int) -> None:
        if self._room.row.patience is not None:
            self._later(seat, self._room.row.patience, self._lose_patience)

    def _lose_patience(self, seat: int) -> None:
        self._gone.add(seat)
        self._room.announce()
        self._room.wake_bots()
