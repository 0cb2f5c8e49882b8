"""The wire: uvicorn's WebSocket protocol with a short way out, for a message that must reach many seats.

The usual way, through an event, a task and several coroutines, costs as much as everything else a move needs.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

NAME = "konspira.wire"  # where an app finds it: scope["extensions"]


class Wire(WebSocketsSansIOProtocol):
    """A WebSocket that can be written to at once."""

    silent = False  # has it been let go because nobody answered?

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][NAME] = {"wire": self}

    def keepalive_timeout(self) -> None:
        """A ping was not answered: who does not read gets no farewell either, and would hold the socket with it."""
        self.silent = True
        self.transport.abort()

    @property
    def unsent(self) -> int:
        """Bytes that the other side has not taken yet."""
        size: int = self.transport.get_write_buffer_size()
        return size

    def abort(self) -> None:
        """Let go of somebody who does not read: even a farewell would not reach him."""
        self.transport.abort()

    def write(self, text: bytes) -> None:
        """Send a text frame; one that comes after the end is lost, as it would be on the way."""
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(_head(len(text)) + text)


def _head(size: int) -> bytes:
    """The head of an unmasked text frame (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
