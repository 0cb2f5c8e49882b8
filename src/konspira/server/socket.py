"""A socket: one open page or program at a table, from which commands come and to which messages go, in order."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from konspira.kernel.record import ONLOOKER
from konspira.server.config import Limits
from konspira.server.rate import Bucket
from konspira.server.wire import Wire

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
TOO_SLOW = 1013


class Socket:
    """One WebSocket. Sending never waits: a reader that is too slow is let go and may come back."""

    def __init__(self, send: Send, wire: Wire, limits: Limits) -> None:
        self.guest: str | None = None
        self.name: str | None = None
        self.text = False  # does it want the board in words?
        self.have: tuple[int, int] = (0, 0)  # match and moment that it knows already
        self.seat = ONLOOKER
        self.curtain = False  # is the device passed round? Then it is there for all chairs of its guest
        self.welcomed = False
        self.bucket = Bucket(limits.messages)
        self._send, self._wire, self._most = send, wire, limits.unsent
        self._closing: asyncio.Task[None] | None = None

    @property
    def silent(self) -> bool:
        """Was it let go because nobody answered? Then nobody knows what was heard there last."""
        return self._wire.silent

    def send(self, message: bytes) -> None:
        """Send a message."""
        if self._closing is None:
            if self._wire.unsent > self._most:
                self._wire.abort()
            else:
                self._wire.write(message)

    def close(self, code: int) -> None:
        """Close, after what was sent."""
        if self._closing is None:
            self._closing = asyncio.create_task(self.closed(code))

    async def closed(self, code: int) -> None:
        """Close, and come back when that is done."""
        with contextlib.suppress(Exception):  # the other side has gone
            await self._send({"type": "websocket.close", "code": code})
