"""The WebSocket of a table: it comes in, is shown its seat, and its messages go to the room; and the way out.

The way out is a short one, for a message that must reach many seats: the usual one, through an event, a task and
several coroutines, costs as much as everything else a move needs.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import parse_qs

from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from konspira.kernel.record import SPECTATOR
from konspira.news import News
from konspira.server.lobby import Lobby
from konspira.server.middleware import COOKIE, Bucket, Identity, same_origin
from konspira.server.protocol import TRY_AGAIN_LATER, Refusal, read_id, refused
from konspira.server.table import Client
from konspira.server.table.commands import handle
from konspira.server.table.room import Room

NOT_ALLOWED, NO_TABLE, BAD_DATA = 1008, 4404, 1003
EXTENSION = "konspira.websocket"  # where an app finds the protocol of its socket: scope["extensions"]
PATIENCE = 200  # messages that come too often before the socket is closed
_PATH = re.compile(r"/api/tables/(?P<table>[\w-]{1,64})/live")


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket protocol, that can be written to at once."""

    unresponsive = False  # has it been let go because nobody answered?

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = {"protocol": self}

    def keepalive_timeout(self) -> None:
        """A ping was not answered: who does not read gets no farewell either, and would hold the socket with it."""
        self.unresponsive = True
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


class WebSocketTransport:
    """One WebSocket. Sending never waits: a reader that is too slow is let go and may come back."""

    def __init__(self, protocol: WebSocketProtocol, send: Send, most_unsent: int) -> None:
        self._protocol, self._send, self._most = protocol, send, most_unsent
        self._closing: asyncio.Task[None] | None = None

    @property
    def unresponsive(self) -> bool:
        """Was it given up because nobody answered?"""
        return self._protocol.unresponsive

    def send(self, message: bytes) -> None:
        """Send a message."""
        if self._closing is None:
            if self._protocol.transport.get_write_buffer_size() > self._most:
                self._protocol.transport.abort()  # even a farewell would not reach who does not read
            else:
                self._protocol.write(message)

    def close(self, code: int) -> None:
        """Close, after what was sent."""
        if self._closing is None:
            self._closing = asyncio.create_task(self.closed(code))

    async def closed(self, code: int) -> None:
        """Close, and come back when that is done."""
        with contextlib.suppress(Exception):  # the other side has gone
            await self._send({"type": "websocket.close", "code": code})


class WebSocketEndpoint:
    """An ASGI app of its own, for the sockets of all tables."""

    def __init__(self, lobby: Lobby, identity: Identity) -> None:
        self.lobby, self.identity = lobby, identity
        self.config, self.store = lobby.services.config, lobby.services.store

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One socket, from its coming to its going."""
        await receive()  # websocket.connect
        path = _PATH.fullmatch(scope["path"])
        if path is None:
            await send({"type": "websocket.close"})
            return
        await send({"type": "websocket.accept"})
        headers = Headers(scope=scope)
        if not same_origin(headers, self.config.origins):
            await send({"type": "websocket.close", "code": NOT_ALLOWED, "reason": "origin"})
            return
        query = {name: values[0] for name, values in parse_qs(scope["query_string"].decode("latin-1")).items()}
        transport = WebSocketTransport(scope["extensions"][EXTENSION]["protocol"], send, self.config.limits.unsent)
        client = await self._client(transport, headers, query)
        try:
            self.lobby.enter(client)
        except Refusal:
            await send({"type": "websocket.close", "code": TRY_AGAIN_LATER, "reason": "too many"})
            return
        try:
            await self._serve(client, transport, path["table"], query.get("seat"), receive)
        finally:
            self.lobby.exit(client)

    async def _client(self, transport: WebSocketTransport, headers: Headers, query: dict[str, str]) -> Client:
        guest, _ = self.identity.who(headers, _cookies(headers))
        name = await self.store.guest_name(guest) if guest else None
        return Client(
            transport, guest if name else None, name, text=query.get("text") == "1",
            have=_have(query.get("have", "")), hotseat=query.get("curtain") == "1",
        )  # fmt: skip

    async def _serve(
        self, client: Client, transport: WebSocketTransport, table: str, asked: str | None, receive: Receive
    ) -> None:
        try:
            room = await self.lobby.room(table)
            room.join(client, _seat(room, client, asked))
        except Refusal as refusal:
            client.send(refused(None, refusal.news))
            await transport.closed(NO_TABLE if refusal.status == 404 else NOT_ALLOWED)
            return
        try:
            await self._listen(client, room, receive)
        finally:
            room.leave(client)

    async def _listen(self, client: Client, room: Room, receive: Receive) -> None:
        bucket, excess = Bucket(self.config.limits.messages), 0
        while True:
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            text = message.get("text")
            if text is None:
                client.close(BAD_DATA)
            elif bucket.take():
                await handle(room, client, text)
            elif (excess := excess + 1) > PATIENCE:
                client.close(TRY_AGAIN_LATER)
            else:
                client.send(refused(read_id(text), News("refused-often")))


def _cookies(headers: Headers) -> dict[str, str]:
    try:
        found = SimpleCookie(headers.get("cookie", ""))
    except CookieError:
        return {}
    return {COOKIE: found[COOKIE].value} if COOKIE in found else {}


def _have(text: str) -> tuple[int, int]:
    match, _, moment = text.partition(".")
    if match.isdecimal() and moment.isdecimal() and len(text) < 20:
        return int(match), int(moment)
    return 0, 0


def _seat(room: Room, client: Client, asked: str | None) -> int:
    """The seat that a client looks from."""
    mine = room.presence.seats_of(client.guest)
    if asked is None:
        return SPECTATOR if client.hotseat and len(mine) > 1 else min(mine, default=SPECTATOR)
    if asked == str(SPECTATOR):
        return SPECTATOR
    if asked in map(str, mine):
        return int(asked)
    raise Refusal("refused-no-chair", 404)
