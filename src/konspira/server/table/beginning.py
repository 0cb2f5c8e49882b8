"""How a match begins: when somebody wants it or all of a tournament's table are there, with everybody's seeds."""

from __future__ import annotations

import asyncio
import functools
from typing import TYPE_CHECKING

from konspira.boxes.box import BadOptions
from konspira.play.fair_deal import Shuffle
from konspira.play.formats import NEWEST
from konspira.play.match import Match
from konspira.server import tutorial
from konspira.server.monitoring import trouble
from konspira.server.protocol import Refusal, now
from konspira.server.store import StoreError, match_id
from konspira.server.store.locked_key import lock
from konspira.server.table.log import BEGIN, Cause, Overtaken
from konspira.server.table.match import LiveMatch
from konspira.server.table.shuffling import Shuffling

if TYPE_CHECKING:
    from konspira.server.table.room import Room


class Beginning:
    """The next match of a room, until it is on the table."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._together: asyncio.Task[None] | None = None  # a match of a tournament that begins when all are there
        self._shuffled: asyncio.Task[None] | None = None  # a match that begins when all devices have opened

    async def open(self, cause: Cause = BEGIN) -> None:
        """Begin the next match, at once or when every device in the list has opened its seed; the lock is held.

        Raises Refusal.
        """
        shuffling = self._room.shuffling
        if self._room.tutorial or shuffling is None or not shuffling.devices:
            await self._lay(shuffling.alone() if shuffling else None, cause)
        elif self._shuffled is None:
            shuffling.check()
            self._shuffled = asyncio.create_task(self._shuffle(shuffling, cause))

    def next_shuffling(self) -> None:
        """Nobody plays: devices may commit to seeds for the next match. A tutorial's deal is known."""
        room = self._room
        if not room.tutorial:
            room.shuffling = Shuffling(room, self._number, room.services.signer, room.services.config.shuffle)

    @property
    def _number(self) -> int:
        return self._room.live.number + 1 if self._room.live else 1

    @property
    def is_shuffling(self) -> bool:
        """Is the list closed, and a match about to begin?"""
        return self._shuffled is not None

    def close(self) -> None:
        """Nothing begins any more."""
        for task in (self._shuffled, self._together):
            if task:
                task.cancel()

    # -- tournaments --------------------------------------------------------------------------------

    def begin_together(self) -> None:
        """At a table of a tournament the match begins when all who were drawn are there.

        It is asked whenever that may have come true: somebody came, this node takes care of the table from now on,
        what others wrote has been read, the disk is well again.
        """
        room = self._room
        if not room.table.tournament or self._together is not None or not self._may_begin or not room.cares:
            return
        if all(room.presence.guest_here(chair.guest) for chair in room.table.chairs if chair.guest):
            self._together = asyncio.create_task(self._begin_soon())

    @property
    def _may_begin(self) -> bool:
        room = self._room
        return room.status == "gathering" and not room.closed and not self.is_shuffling and not room.trouble

    async def _begin_soon(self) -> None:
        """In a moment, so that every device commits to its seed first."""
        room = self._room
        try:
            await asyncio.sleep(room.services.config.together)
            async with room.lock:
                if self._may_begin:
                    await self.open()
        except (
            Refusal,
            Overtaken,
        ):  # it can be begun by hand; or others wrote first: it is looked at when that is read
            pass
        finally:
            self._together = None

    # -- laying the table ---------------------------------------------------------------------------

    async def _shuffle(self, shuffling: Shuffling, cause: Cause) -> None:
        room = self._room
        try:
            shuffle, number = await shuffling.finish(), self._number
            async with room.lock:
                while not room.closed and number == self._number:
                    try:
                        await self._lay(shuffle, cause)
                    except Overtaken:
                        await room.following.catch_up()
        except StoreError as error:
            room.broken(error)
        except Refusal as refusal:  # it could not be stored, or the game does not take these options any more
            trouble("match does not begin", refusal, table=room.table.id)
            shuffling.abandon()
            room.announce()
        finally:
            self._shuffled = None

    async def _lay(self, shuffle: Shuffle | None, cause: Cause) -> None:
        """Lay the table for the next match, store that, and begin; the lock is held. Raises Refusal."""
        room, number = self._room, self._number
        if room.tutorial or room.shuffling is None:
            key, format = bytes.fromhex(room.tutorial.key if room.tutorial else ""), tutorial.FORMAT
        else:
            key, format = room.shuffling.key, NEWEST
        laying = functools.partial(Match, format=format, shuffle=shuffle)
        opening = asyncio.get_running_loop().run_in_executor(
            room.services.match_executor, laying, room.box, len(room.table.chairs), room.next_options(), key
        )
        try:
            match = await opening
        except BadOptions as error:  # they were good when the table was made, but the game has changed
            raise Refusal.of(error) from None
        id, table = match_id(room.table.id, number), room.table.id
        header = room.log.header(number, match.journal[0], cause)
        kept = lock(room.store.secret, id, key)
        begun = room.store.begin_match(table, number, kept, header.n, now(), room.seating(), room.table.rated)
        calls = room.calling.due(frozenset(match.actors))
        await room.append([header], *begun, room.touched(), *room.timekeeper.begin(id, match), *calls)
        room.services.metrics.count("matches_begun")
        room.begin(LiveMatch(room.log, number, match, room.store, room.services.receipts, room.done))
