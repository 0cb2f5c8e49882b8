"""The commands that were done at a table, from its beginning: none is done a second time, in whatever match it comes.

They are kept in the store, actions in the lines that they made. In memory a command is eight bytes.
"""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, Any

import numpy as np

from konspira.server.protocol import Done, Refusal, encode
from konspira.server.store import Statement
from konspira.server.table import Client

if TYPE_CHECKING:
    from konspira.server.table.room import Room

Handler = Callable[["Room", Client, Any], Awaitable[None]]
RECENT = 1024  # commands that are kept apart until they are sorted among the others


class DoneCommands:
    """Who sent a command (a guest, or for an action a seat) and its id, as a number that no other command has.

    Two commands in a million tables have the same number less often than a disk errs.
    """

    def __init__(self, done: Iterable[tuple[str | int, str]] = ()) -> None:
        self._sorted = np.unique(np.fromiter((_number(*one) for one in done), np.uint64))
        self._recent: set[int] = set()

    def __contains__(self, command: tuple[str | int, str]) -> bool:
        number = _number(*command)
        if number in self._recent:
            return True
        place = int(np.searchsorted(self._sorted, np.uint64(number)))
        return place < len(self._sorted) and int(self._sorted[place]) == number

    def add(self, command: tuple[str | int, str]) -> None:
        """It was done."""
        self._recent.add(_number(*command))
        if len(self._recent) >= RECENT:
            self._sorted = np.union1d(self._sorted, np.fromiter(self._recent, np.uint64))
            self._recent.clear()


def _number(who: str | int, id: str) -> int:
    """Another number for a seat than for a guest who is called like it."""
    named = f"{who!r} {id}".encode("utf-8", "surrogatepass")
    return int.from_bytes(hashlib.blake2b(named, digest_size=8).digest(), "big")


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
                await handler(room, client, command)
                room.done.add(known)
        client.send(encode(Done(command.id)))

    return handled


async def commit(room: Room, client: Client, command: Any, *statements: Statement) -> None:
    """Store what a command changes, and that it was done. Raises Refusal."""
    await room.commit(*statements, room.store.keep_command(room.table.id, client.guest or "", command.id))
