"""A socket: one open page or program at a table, from which commands come and to which messages go, in order."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from konspira.kernel.record import ONLOOKER
from konspira.server.config import Limits
from konspira.server.rate import Bucket

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
TOO_SLOW = 1013


class Socket:
    """One WebSocket. Sending never waits: a reader that is too slow is let go and may come back."""

    def __init__(self, send: Send, guest: str | None, name: str | None, limits: Limits, text: bool = False) -> None:
        self.guest, self.name, self.text = guest, name, text
        self.seat = ONLOOKER
        self.welcomed = False
        self.have: tuple[int, int] = (0, 0)  # match and moment that the page knows already
        self.bucket = Bucket(limits.messages)
        self._send, self._most = send, limits.unsent
        self._unsent: deque[str] = deque()
        self._wake = asyncio.Event()
        self._close: int | None = None

    def send(self, message: str) -> None:
        """Queue a message."""
        if self._close is None:
            if len(self._unsent) >= self._most:
                self.close(TOO_SLOW)
                return
            self._unsent.append(message)
            self._wake.set()

    def close(self, code: int) -> None:
        """Send what is queued, then close."""
        if self._close is None:
            if code == TOO_SLOW:
                self._unsent.clear()
            self._close = code
            self._wake.set()

    async def pump(self) -> None:
        """Send what is queued, as fast as the other side reads."""
        unsent, wake, send = self._unsent, self._wake, self._send
        while self._close is None or unsent:
            while unsent:
                await send({"type": "websocket.send", "text": unsent.popleft()})
            wake.clear()
            if self._close is None:
                await wake.wait()
        await send({"type": "websocket.close", "code": self._close})
