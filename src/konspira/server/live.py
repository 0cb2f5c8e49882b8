"""The door of a table: a WebSocket comes in, is shown its seat, and its commands go to the room."""

from __future__ import annotations

import re
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import parse_qs

import msgspec
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from konspira.kernel.record import ONLOOKER
from konspira.news import News
from konspira.server import messages
from konspira.server.guard import at_home
from konspira.server.identity import COOKIE, Identity
from konspira.server.lobby import Lobby
from konspira.server.log import trouble
from konspira.server.messages import encode
from konspira.server.refusal import Refusal
from konspira.server.room import Room
from konspira.server.running import done, refused
from konspira.server.socket import TOO_SLOW, Socket
from konspira.server.wire import NAME as WIRE

NOT_ALLOWED, NO_TABLE, BAD_DATA, BROKEN = 1008, 4404, 1003, 1011
_PATH = re.compile(r"/api/tables/(?P<table>[\w-]{1,64})/live")
PATIENCE = 200  # messages that come too often before the socket is closed


class Live:
    """The WebSocket endpoint: an ASGI app of its own."""

    def __init__(self, lobby: Lobby, identity: Identity) -> None:
        self.lobby, self.identity = lobby, identity

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One socket, from its coming to its going."""
        await receive()  # websocket.connect
        path = _PATH.fullmatch(scope["path"])
        if path is None:
            await send({"type": "websocket.close"})
            return
        await send({"type": "websocket.accept"})
        headers = Headers(scope=scope)
        if not at_home(headers, self.lobby.house.config.origins):
            await send({"type": "websocket.close", "code": NOT_ALLOWED, "reason": "origin"})
            return
        query = {name: values[0] for name, values in parse_qs(scope["query_string"].decode("latin-1")).items()}
        guest, _ = self.identity.who(headers, _cookies(headers))
        name = await self.lobby.house.store.guest_name(guest) if guest else None
        socket = Socket(send, scope["extensions"][WIRE]["wire"], self.lobby.house.config.limits)
        socket.guest, socket.name, socket.text = guest if name else None, name, query.get("text") == "1"
        socket.have, socket.curtain = _have(query.get("have", "")), query.get("curtain") == "1"
        try:
            self.lobby.enter(socket)
        except Refusal:
            await send({"type": "websocket.close", "code": TOO_SLOW, "reason": "too many"})
            return
        try:
            await self._serve(socket, path["table"], query.get("seat"), receive)
        finally:
            self.lobby.exit(socket)

    async def _serve(self, socket: Socket, table: str, asked: str | None, receive: Receive) -> None:
        try:
            room = await self.lobby.room(table)
            room.join(socket, _seat(room, socket, asked))
        except Refusal as refusal:
            socket.send(refused(None, refusal.news))
            await socket.closed(NO_TABLE if refusal.status == 404 else NOT_ALLOWED)
            return
        try:
            await self._listen(socket, room, receive)
        finally:
            room.leave(socket)

    async def _listen(self, socket: Socket, room: Room, receive: Receive) -> None:
        excess = 0
        while True:
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            text = message.get("text")
            if text is None:
                socket.close(BAD_DATA)
            elif socket.bucket.take():
                await self._command(socket, room, text)
            elif (excess := excess + 1) > PATIENCE:
                socket.close(TOO_SLOW)
            else:
                socket.send(refused(_id(text), News("refused-often")))

    async def _command(self, socket: Socket, room: Room, text: str) -> None:
        """One command; whatever is wrong with it, the table goes on."""
        try:
            command: Any = messages.read_command(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            self.lobby.house.metrics.count("messages_unreadable")
            socket.send(refused(_id(text), News("refused-message")))
            return
        try:
            if type(command) is messages.Act:
                room.act(socket, command)
            elif type(command) is messages.Ping:
                socket.send(done(command.id))
            elif type(command) is messages.Look:
                room.look(socket, command)
            elif type(command) is messages.Advise:
                room.coach.ask(socket, command)
            elif type(command) is messages.Explain:
                self._explain(socket, room, command)
            else:
                await room.commands.do(socket, command)
        except Refusal as refusal:
            socket.send(refused(command.id, refusal.news))
        except Exception as error:  # a mistake of ours: the log gets it, the table does not
            trouble("command failed", error, table=room.row.id, command=type(command).__name__)
            socket.send(refused(command.id, News("refused-trouble")))

    def _explain(self, socket: Socket, room: Room, command: messages.Explain) -> None:
        if room.running is None:
            raise Refusal("refused-not-playing")
        if socket.seat == ONLOOKER:
            raise Refusal("refused-not-seated")
        actions = room.running.explain(socket.seat, command.actions)
        socket.send(encode(messages.Explained(command.id, actions)))


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


def _seat(room: Room, socket: Socket, asked: str | None) -> int:
    """The seat that a socket looks from."""
    mine = room.seats_of(socket.guest)
    if asked is None:
        return ONLOOKER if socket.curtain and len(mine) > 1 else min(mine, default=ONLOOKER)
    if asked == str(ONLOOKER):
        return ONLOOKER
    if asked in map(str, mine):
        return int(asked)
    raise Refusal("refused-no-chair", 404)


def _id(text: str) -> str | None:
    """The id of a message that cannot be read otherwise, to answer it by."""
    try:
        return msgspec.json.decode(text, type=_Named).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


class _Named(msgspec.Struct):
    id: messages.Id
