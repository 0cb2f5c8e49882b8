"""What both databases do when they write: who asked is told, a commit can be awaited, and the disk is tried seldom."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import NamedTuple

from konspira.server.monitoring import trouble
from konspira.server.store import Entry, Statement, Stored

TRIED = 1.0  # seconds for which it is known whether it can be written


class Job(NamedTuple):
    """Something to be stored whole, and who is told afterwards."""

    entries: Sequence[Entry]
    statements: Sequence[Statement]
    then: Stored | None


def tell(then: Stored | None, error: Exception | None) -> None:
    """Tell somebody what became of his write; whatever he makes of it, all others are told, too."""
    if then is None:
        return
    try:
        then(error)
    except Exception as failed:  # a mistake of ours: the log gets it, and the store goes on
        trouble("not done after storing", failed)


class Writing:
    """A store that writes on an event loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._probing: asyncio.Future[None] | None = None
        self._probed = 0.0

    def write(self, entries: Sequence[Entry], statements: Sequence[Statement], then: Stored | None = None) -> None:
        """Queue it."""
        raise NotImplementedError

    async def commit(self, *statements: Statement, entries: Sequence[Entry] = ()) -> None:
        """Store it and come back when it is durable."""
        stored: asyncio.Future[None] = self._loop.create_future()

        def then(error: Exception | None) -> None:
            if not stored.done():
                stored.set_exception(error) if error else stored.set_result(None)

        self.write(entries, statements, then)
        await stored

    async def _try_writing(self, statement: Statement) -> None:
        """Can it be written? Asked often, it is tried once a second. Raises StoreError."""
        if self._probing is None or (self._probing.done() and time.monotonic() - self._probed > TRIED):
            self._probed = time.monotonic()
            self._probing = asyncio.ensure_future(self.commit(statement))
        await asyncio.shield(self._probing)
