"""The clock of a table: so much time for each decision of a guest.

Until when a seat may act is stored together with the step that made it its turn, so a restart changes nothing. All
seats that choose at the same time have the same time, whatever they have to choose from.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from konspira.server.protocol.messages import ClockState, now


class Clocks:
    """The clocks of one table, one for each guest whose turn it is; `ring` is told whose time is over."""

    def __init__(self, pace: str, seconds: float, ring: Callable[[int, int], None]) -> None:
        self._pace, self._seconds, self._ring = pace, seconds, ring
        self.ends: dict[int, int] = {}  # seat → until when it may act
        self._timers: dict[int, asyncio.TimerHandle] = {}

    def state(self) -> ClockState:
        """The clocks as everybody at the table is told of them."""
        return ClockState(self._pace, round(self._seconds), now(), {str(seat): end for seat, end in self.ends.items()})

    def step(self, guests: list[int], acted: int | None) -> None:
        """Somebody has acted: of the guests who are to act now, whoever was not before has all the time."""
        all_of_it = now() + round(1000 * self._seconds)
        self.ends = {seat: all_of_it if seat == acted else self.ends.get(seat, all_of_it) for seat in guests}

    def wind(self) -> None:
        """Set every alarm anew."""
        self.stop()
        for seat, end in self.ends.items():
            wait = max(0.0, (end - now()) / 1000)
            self._timers[seat] = asyncio.get_running_loop().call_later(wait, self._ring, seat, end)

    def stop(self) -> None:
        """Nothing rings until it is wound again."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
