"""The commands that were done at a table, from its beginning: none is done a second time, in whatever match it comes.

They are kept in the log, in the entries that they made. In memory a command is eight bytes, but for the last few.
"""

from __future__ import annotations

import functools
from array import array
from bisect import bisect_left
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, Any

from konspira.server.protocol import Done, Refusal, encode
from konspira.server.store import SEAT, Statement, StoreError
from konspira.server.table import Client
from konspira.server.table.log import Cause, Overtaken

if TYPE_CHECKING:
    from konspira.server.table.room import Room

Handler = Callable[["Room", Client, Any], Awaitable[None]]
_ALL = (1 << 64) - 1
RECENT = 256  # commands that are kept as they are until they are sorted among the others


class DoneCommands:
    """Who sent a command (a guest; of an action that is long ago the seat) and its id, as a number of its own.

    Two commands in a million tables have the same number less often than a disk errs.
    """

    def __init__(self, done: Iterable[tuple[str, str]] = ()) -> None:
        known = set(done)
        self.of_seats = any(map(_is_of_a_seat, known))  # are some known by their seats alone?
        self._sorted = array("Q", sorted({_number(one) for one in known}))
        self._recent: set[tuple[str, str]] = set()

    def __contains__(self, command: tuple[str, str]) -> bool:
        if command in self._recent:
            return True
        if not self._sorted:
            return False
        number = _number(command)
        place = bisect_left(self._sorted, number)
        return place < len(self._sorted) and self._sorted[place] == number

    def add(self, command: tuple[str, str]) -> None:
        """It was done."""
        self._recent.add(command)
        self.of_seats = self.of_seats or _is_of_a_seat(command)
        if len(self._recent) >= RECENT:
            self._sorted = array("Q", sorted([*self._sorted, *sorted(_number(one) for one in self._recent)]))
            self._recent.clear()


def _is_of_a_seat(command: tuple[str, str]) -> bool:
    return str(command[0]).startswith(SEAT)


def _number(command: tuple[str, str]) -> int:
    """64 bits by a hash that is keyed anew in every process: nobody can look for two that are alike."""
    return hash(command) & _ALL


def once(handler: Handler) -> Handler:
    """A command that changes the table: done one after the other, each once and whole, answered when it is stored."""

    @functools.wraps(handler)
    async def handled(room: Room, client: Client, command: Any) -> None:
        if client.guest is None:
            raise Refusal("refused-guest")
        async with room.lock:
            if room.closed:
                return  # the connection is being closed; whoever comes back sends it again
            known = (client.guest, command.id)
            if known not in room.done:
                if room.trouble:
                    raise Refusal(room.trouble.id, 503)
                if not room.services.change_rate.take(client.guest):  # each is kept for ever
                    raise Refusal("refused-often")
                await _tried(handler, room, client, command)
                room.done.add(known)
        client.send(encode(Done(command.id)))

    return handled


async def _tried(handler: Handler, room: Room, client: Client, command: Any) -> None:
    """Do it, again and again where others have written first: each time somebody has got on."""
    while True:
        try:
            await handler(room, client, command)
        except Overtaken:
            try:
                await room.following.catch_up()
            except StoreError as error:
                room.broken(error)
                raise Refusal(error.news.id, 503) from None
            if (client.guest or "", command.id) in room.done:
                return  # sent to another node, too, which was quicker
        else:
            return


async def commit(room: Room, client: Client, command: Any, *statements: Statement, about: Any = None) -> None:
    """Store what a command changes, that it was done, and what others must know of it. Raises Refusal."""
    await room.commit(*statements, cause=caused(client, command), about=about)


def caused(client: Client, command: Any) -> Cause:
    """A command of a guest as the cause of a change."""
    return Cause(command.__struct_config__.tag, client.guest or "", command.id)
