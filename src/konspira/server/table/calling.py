"""Guests who are away are called when it is their turn: a moment later, in case they are only on the way."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from konspira.play.match import Match
from konspira.server.store import Statement
from konspira.server.table.match import LiveMatch

if TYPE_CHECKING:
    from konspira.server.table.room import Room


class _Acted(msgspec.Struct):
    """Whose act a line of a journal is."""

    seat: int | None = None


class Calling:
    """Whom a room has called, and is to call.

    What is due is stored with the step that makes it somebody's turn, so that another node calls if this one cannot.
    """

    def __init__(self, room: Room) -> None:
        self._room = room
        self._acting: frozenset[int] = frozenset()  # whose turn it was when somebody was last notified
        self._stepped: frozenset[int] = frozenset()  # whose turn it was after the last step

    def began(self) -> None:
        """A match begins: everybody whose turn it is has yet to be told."""
        self._acting = frozenset()
        self.new_actors()

    def restored(self) -> None:
        """A match is back from the store: whose turn it is has been told."""
        self._acting = self._room.acting

    def put(self, match: Match) -> None:
        """Another match is on the table, or the same at another step."""
        self._stepped = frozenset(match.actors)

    def step(self, match: Match) -> list[Statement]:
        """Store whom to call after a step: who is to act, was not before, and is away."""
        before, self._stepped = self._stepped, frozenset(match.actors)
        return self.due(self._stepped - before)

    def due(self, seats: frozenset[int]) -> list[Statement]:
        """Store that the guests of these seats are to be called, if they are away."""
        room = self._room
        if room.services.notifier is None:
            return []
        due = room.services.nodes.now() + round(1000 * room.services.config.push_after)
        away = {room.table.chairs[seat].guest for seat in seats if room.presence.absent(seat)}
        return [room.store.keep_call(room.table.id, guest, due) for guest in sorted(guest for guest in away if guest)]

    def new_actors(self) -> None:
        """Call whose turn it is and was not before."""
        before, self._acting = self._acting, self._room.acting
        if self._room.cares:
            for seat in self._acting - before:
                self.later(seat)

    def later(self, seat: int) -> None:
        """Call the guest of a seat who is away, unless he comes meanwhile."""
        room = self._room
        if room.services.notifier is not None and room.presence.absent(seat):  # or is he only on the way?
            wait = room.services.config.push_after
            asyncio.get_running_loop().call_later(wait, self._call_seat, room.live, seat)

    def _call_seat(self, live: LiveMatch | None, seat: int) -> None:
        room = self._room
        if room.closed or room.live is not live or not room.cares or seat >= len(room.table.chairs):
            return  # what was to be sent is in the outbox, for whoever takes care of the table now
        guest = room.table.chairs[seat].guest
        if guest is not None:
            self.call(guest)

    def call(self, guest: str) -> None:
        """Call a guest, if it is his turn and he is away; then it need not be done again."""
        room = self._room
        at = room.services.nodes.now()
        due = at + round(1000 * room.services.config.push_after)  # a later turn's is another call
        notifier, called = room.services.notifier, [room.store.forget_call(room.table.id, guest, due)]
        if notifier is not None and self.misses(guest):
            called += notifier.keep(guest, room.table.id, self.turn_of(guest), at)
            notifier.notify(guest, room.table.id, room.box, lambda then: room.store.write([], called, then))
        else:
            room.store.write([], called)

    def misses(self, guest: str) -> bool:
        """Is it the turn of a guest who is away, and for whom no bot plays?"""
        room = self._room
        mine = [seat for seat in room.presence.seats_of(guest) if not room.has_resigned(seat)]
        waits = any(seat in room.acting and room.bots.at(seat) is None for seat in mine)
        return waits and not room.presence.guest_here(guest)

    def turn_of(self, guest: str) -> str:
        """Which turn of his a guest is at: it has another name only after he, or somebody for him, has acted."""
        seats, live = set(self._room.presence.seats_of(guest)), self._room.live
        acted = sum(msgspec.json.decode(line, type=_Acted).seat in seats for line in live.match.journal) if live else 0
        return f"{live.number if live else 0}.{acted}"
