"""The WebSocket of a table: it comes in, is shown its seat, and its messages go to the room; and the way out.

The way out is a short one, for a message that must reach many seats: the usual one, through an event, a task and
several coroutines, costs as much as everything else a move needs.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import re
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs

from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from konspira.kernel.record import SPECTATOR
from konspira.news import News
from konspira.server.acting import Acting
from konspira.server.allowance import A_BYTE, Account, Bucket, metered
from konspira.server.checking import Checking
from konspira.server.connections import STATE
from konspira.server.frames import between_frames, only_text, text_frames
from konspira.server.hosts import Hosts
from konspira.server.lobby import Lobby
from konspira.server.logins import is_news
from konspira.server.middleware import Identity, address, cookies, same_origin
from konspira.server.protocol import TOO_MUCH, TRY_AGAIN_LATER, Refusal, now, refused
from konspira.server.protocol.commands import read_id
from konspira.server.store import StoreError
from konspira.server.table import Client
from konspira.server.table.commands import handle
from konspira.server.table.moderation import SENT_AWAY, may_come
from konspira.server.table.room import Room

NOT_ALLOWED, NO_TABLE, BAD_DATA = 1008, 4404, 1003
REASONS = {TOO_MUCH: "refused-too-much"}  # sentences by name that go with a code, for pages to say
EXTENSION = "konspira.websocket"  # where an app finds the protocol of its socket: scope["extensions"]
SLICE = 2048  # bytes that are read of one socket before the others have their turn
NO_SOCKET = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
AGAIN = 0.005  # seconds after which it is looked whether the app has heard all that has come
PATIENCE = 200  # messages that come too often before the socket is closed
_KEY = re.compile(r"[0-9a-f]{64}")
_WHY_CLOSED = {403: SENT_AWAY, 404: NO_TABLE}  # by the status of a refusal
_PATH = re.compile(r"/api/tables/(?P<table>[\w-]{1,64})/live")


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket protocol, that can be written to at once, and reads as fast as its guest may be served.

    What comes is read in small slices, and what reading costs is spent from the guest's account: frames of every kind
    count, also those of which no app hears, such as pings.
    """

    unresponsive = False  # has it been let go because nobody answered?
    account: Account | None = None  # who pays, as soon as that is known
    used = 0.0  # seconds of the processor that it took before
    let_go: Callable[[], None] | None = None  # told of who is far over his allowance
    hear: Callable[[str], bool] | None = None  # while nothing else is being done here: is a text done at once?

    def __init__(self, *args: Any, **given: Any) -> None:
        super().__init__(*args, **given)
        self._unread = b""
        self._later: asyncio.Handle | None = None  # when the next slice is read
        self._heard = False  # is there an app that hears what comes?
        self._between: bool | None = None  # has the parser read to the end of a frame? None: it is to be looked
        self._untaken: asyncio.TimerHandle | None = None  # when it is given up, though not all was taken

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self._heard = True
            self.scope["extensions"][EXTENSION] = {"protocol": self}

    def data_received(self, data: bytes) -> None:
        if self._unread or self._later:
            if not self.gone:
                self._unread += data
            self.transport.pause_reading()
        elif self.hear is None or not self._hear(data):
            self._read(data)

    def _hear(self, data: bytes) -> bool:
        """Is it one small text that is done at once? The usual way to who listens costs as much as many a rule."""
        if self._between is None:
            self._between = between_frames(self.conn.parser)
        if len(data) > SLICE or self.close_sent or self.frames or self.gone or not self._between:
            return False
        began, done = time.thread_time(), False
        text = only_text(data)
        if text is not None and self.hear is not None and len(data) <= self.config.ws_max_size and self.queue.empty():
            done = self.hear(text)
        if self.account is not None:
            self.account.used += time.thread_time() - began + (len(data) * A_BYTE if done else 0)
        return done

    @property
    def gone(self) -> bool:
        """Is it all the same what still comes?"""
        return self.disconnected or self.transport.is_closing() or (self.close_sent and self.let_go is None)

    def _read(self, data: bytes) -> None:
        """Read a slice, and the rest when there is time."""
        began = time.thread_time()
        super().data_received(data[:SLICE])
        self._unread = data[SLICE:]
        self._between = None
        if self.conn.handshake_exc is not None:  # no app will ever hear of it, nor would Uvicorn close it
            self._refuse()
            return
        wait = 0.0
        if self.account is not None:
            self.account.used += time.thread_time() - began + len(data[:SLICE]) * A_BYTE
            if self._unread or self.queue.empty():  # else it is reckoned up with the message
                wait = self.account.wait()
            if wait and self.account.far_over and self.let_go is not None:
                let_go, self.let_go = self.let_go, None
                let_go()
        if wait or self._unread:
            self.transport.pause_reading()
            self.read_paused = False  # Uvicorn would read on as soon as the app has heard a message
            self._later = self.loop.call_later(wait, self._go_on) if wait else self.loop.call_soon(self._go_on)

    def _refuse(self) -> None:
        """What wanted to be a WebSocket is none, such as one whose lines are too long."""
        self._unread = b""
        if not self.transport.is_closing():
            self.transport.write(NO_SOCKET)
            self.transport.close()

    def _go_on(self) -> None:
        self._later = None
        if self.gone:
            self._unread = b""
        elif not self.queue.empty():  # the app is to hear first what has come
            self._later = self.loop.call_later(AGAIN, self._go_on)
            return
        if self._unread:
            data, self._unread = self._unread, b""
            self._read(data)
        if not (self._later or self.read_paused or self.disconnected or self.transport.is_closing()):
            self.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        for timer in (self._later, self._untaken):
            if timer is not None:
                timer.cancel()
        self.app_state[STATE].exit(self.client[0] if self.client else "")
        if not self._heard:
            self._part()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self._heard = False
        if self.disconnected:
            self._part()
        else:  # it is being closed, and stays open until all was taken
            seconds = self.app_state[STATE].limits.response_seconds
            self._untaken = self.loop.call_later(seconds, self.transport.abort)

    def _part(self) -> None:
        """Nobody hears or speaks any more: let go what refers back here, so that nothing is left for the collector.

        It would find thousands of them at once after an attack, and stop everybody for half a second.
        """
        self.conn.parser.close()
        if hasattr(self, "scope"):
            self.scope["extensions"].pop(EXTENSION, None)
        self.let_go = self.hear = None

    def send_receive_event_to_app(self) -> None:
        """A text that is no UTF-8 ends the connection (RFC 6455, 8.1); that is their mistake, not one for our log."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        """A ping was not answered: who does not read gets no farewell either, and would hold the socket with it."""
        self.unresponsive = True
        self.transport.abort()

    def write(self, *texts: bytes) -> None:
        """Send text frames, all at once; what comes after the end is lost, as it would be on the way."""
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            written = text_frames(texts)
            if self.account is not None:
                self.account.used += len(written) * A_BYTE
            self.transport.write(written)


class Postman:
    """Takes messages out: all that a socket is sent in one round of the event loop goes at once, with one call of the
    system, which costs as much as a message's making."""

    def __init__(self) -> None:
        self._loaded: list[WebSocketTransport] = []

    def load(self, transport: WebSocketTransport) -> None:
        """A socket has something to be taken out."""
        self._loaded.append(transport)
        if len(self._loaded) == 1:
            asyncio.get_running_loop().call_soon(self._go)

    def _go(self) -> None:
        loaded, self._loaded = self._loaded, []
        for transport in loaded:
            transport.flush()


class WebSocketTransport:
    """One WebSocket. Sending never waits: a reader that is too slow is let go and may come back."""

    def __init__(self, protocol: WebSocketProtocol, send: Send, most_unsent: int, postman: Postman) -> None:
        self.protocol, self._send, self._most, self._postman = protocol, send, most_unsent, postman
        self._closing: asyncio.Task[None] | None = None
        self._unsent: list[bytes] = []  # of this round of the event loop

    @property
    def unresponsive(self) -> bool:
        """Was it given up because nobody answered?"""
        return self.protocol.unresponsive

    def send(self, message: bytes) -> None:
        """Send a message, at the end of this round of the event loop."""
        if self._closing is None:
            if not self._unsent:
                self._postman.load(self)
            self._unsent.append(message)

    def flush(self) -> None:
        """Send what waits."""
        messages, self._unsent = self._unsent, []
        if not messages:
            return
        if self.protocol.transport.get_write_buffer_size() > self._most:
            self.protocol.transport.abort()  # even a farewell would not reach who does not read
        else:
            self.protocol.write(*messages)

    def close(self, code: int) -> None:
        """Close, after what was sent."""
        if self._closing is None:
            self._closing = asyncio.create_task(self.closed(code))

    async def closed(self, code: int) -> None:
        """Close, and come back when that is done."""
        self.flush()
        with contextlib.suppress(Exception):  # the other side has gone
            await self._send({"type": "websocket.close", "code": code, "reason": REASONS.get(code, "")})


class WebSocketEndpoint:
    """An ASGI app of its own, for the sockets of all tables."""

    def __init__(self, lobby: Lobby, identity: Identity, checking: Checking) -> None:
        self.lobby, self.identity, self._checking = lobby, identity, checking
        self.config, self.store = lobby.services.config, lobby.services.store
        self._hosts, self._postman = Hosts(self.config), Postman()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One socket, from its coming to its going."""
        await receive()  # websocket.connect
        await send({"type": "websocket.accept"})
        headers, home = Headers(scope=scope), address(scope)
        protocol: WebSocketProtocol = scope["extensions"][EXTENSION]["protocol"]
        transport = WebSocketTransport(protocol, send, self.config.limits.unsent, self._postman)
        if (payer := await self._payer(protocol, headers, home)) is None:
            transport.send(refused(None, News(REASONS[TOO_MUCH])))
            await transport.closed(TOO_MUCH)
            return
        path = _PATH.fullmatch(scope["path"])
        if path is None:
            await send({"type": "websocket.close", "code": NO_TABLE})
            return
        if not self._hosts.knows(headers.get("host")):
            await send({"type": "websocket.close", "code": NOT_ALLOWED, "reason": "host"})
            return
        if not same_origin(headers, self.config.sites):
            await send({"type": "websocket.close", "code": NOT_ALLOWED, "reason": "origin"})
            return
        query = {name: values[0] for name, values in parse_qs(scope["query_string"].decode("latin-1")).items()}
        try:
            client = await metered(self._client(transport, scope, headers, query), payer)
        except StoreError as error:
            transport.send(refused(None, error.news))
            await transport.closed(TRY_AGAIN_LATER)
            return
        try:
            self.lobby.enter(client, home)
        except Refusal as refusal:
            client.send(refused(None, refusal.news))
            await transport.closed(TRY_AGAIN_LATER)
            return
        account = self.lobby.services.allowances.account(client.guest, home)
        account.sockets += 1
        client.account = protocol.account = account
        protocol.let_go = functools.partial(self._let_go, client)
        try:
            await self._serve(client, transport, account, path["table"], query.get("seat"), receive)
        finally:
            account.sockets -= 1
            self.lobby.exit(client, home)

    async def _payer(self, protocol: WebSocketProtocol, headers: Headers, home: str) -> Account | None:
        """Who pays for all that it takes to come in; over his allowance he waits first, far over it he is let go."""
        shown = self.identity.shown(headers, cookies(headers))
        payer = protocol.account = self.lobby.services.allowances.account(shown.guest if shown else None, home)
        payer.used += protocol.used
        while (wait := payer.wait()) > 0:
            if payer.far_over:
                self.lobby.services.metrics.count("sockets_let_go")
            if payer.far_over or protocol.disconnected:
                return None
            await asyncio.sleep(wait)
        return payer

    def _let_go(self, client: Client) -> None:
        """Somebody has been far over his allowance for long: he is told so, and may come back later."""
        self.lobby.services.metrics.count("sockets_let_go")
        client.send(refused(None, News(REASONS[TOO_MUCH])))
        client.close(TOO_MUCH)

    async def _client(
        self, transport: WebSocketTransport, scope: Scope, headers: Headers, query: dict[str, str]
    ) -> Client:
        shown, key = self.identity.shown(headers, cookies(headers)), _key(query.get("device", ""))
        lost = await self.store.lost_keys(shown.guest) if shown else frozenset[str]()
        known = await self.store.signed_in(*shown) if shown else None  # last: from here on it would be told
        if known and is_news(known, key, at := now()):
            self.store.write([], [self.store.see_login(known.guest, known.login, at, key)])
        return Client(
            transport, known.guest if known else None, known.name if known else None, text=query.get("text") == "1",
            have=_have(query.get("have", "")), hotseat=query.get("curtain") == "1", address=address(scope),
            device=None if key in lost else key, face=known.face if known else None,
            login=known.login if known else None, lost_keys=lost,
        )  # fmt: skip

    async def _serve(
        self, client: Client, transport: WebSocketTransport, account: Account, table: str, asked: str | None,
        receive: Receive,
    ) -> None:  # fmt: skip
        try:
            room = await metered(self.lobby.enter_room(table), account)
            if client.signed_out:
                return
            began = time.thread_time()
            may_come(room, client)
            room.join(client, _seat(room, client, asked))
            account.used += time.thread_time() - began
        except Refusal as refusal:
            client.send(refused(None, refusal.news))
            await transport.closed(_WHY_CLOSED.get(refusal.status, NOT_ALLOWED))
            return
        except StoreError as error:
            client.send(refused(None, error.news))
            await transport.closed(TRY_AGAIN_LATER)
            return
        try:
            await self._listen(client, transport, account, room, receive)
        finally:
            transport.protocol.hear = None
            room.leave(client)

    async def _listen(
        self, client: Client, transport: WebSocketTransport, account: Account, room: Room, receive: Receive
    ) -> None:
        protocol, bucket, excess = transport.protocol, Bucket(self.config.limits.messages), 0
        acting = Acting(client, account, room, bucket, self._checking)
        while True:
            protocol.hear = acting.hear
            message = await receive()
            protocol.hear = None
            if acting.checked is not None:  # it came first
                await acting.checked
            if message["type"] != "websocket.receive" or client.signed_out:
                return
            text = message.get("text")
            if (wait := account.wait()) > 0 and not await self._slow(account, wait):
                protocol.let_go = None
                self._let_go(client)
                await transport.closed(TOO_MUCH)
                return
            if text is None:
                client.close(BAD_DATA)
            elif bucket.take():
                await metered(handle(room, client, text), account)
            elif (excess := excess + 1) > PATIENCE:
                client.close(TRY_AGAIN_LATER)
            else:
                self.lobby.services.metrics.count("messages_refused")
                client.send(refused(read_id(text), News("refused-often")))
            if not protocol.queue.empty():
                await asyncio.sleep(0)  # one message, then the others' turn

    async def _slow(self, account: Account, wait: float) -> bool:
        """Somebody is over his allowance, and waits. Is he within it again, rather than far over it?"""
        while wait > 0 and not account.far_over:
            await asyncio.sleep(wait)
            wait = account.wait()
        return wait == 0


def _have(text: str) -> tuple[int, int]:
    match, _, moment = text.partition(".")
    if match.isdecimal() and moment.isdecimal() and len(text) < 20:
        return int(match), int(moment)
    return 0, 0


def _key(text: str) -> str | None:
    return text if _KEY.fullmatch(text) else None


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
