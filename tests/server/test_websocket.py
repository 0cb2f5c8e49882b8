"""The socket of a table: how many, how much, how fast; and who is let in."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import gc
import json
import socket
import weakref
from collections.abc import Callable
from typing import Any

import pytest
import uvicorn
from server.fuzz import frame
from server.web import PATIENCE, Server, wait_for
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed

from konspira.server import Limits
from konspira.server.allowance import A_BYTE, Allowances
from konspira.server.connections import STATE, Connections
from konspira.server.monitoring import Metrics
from konspira.server.websocket import EXTENSION, SLICE, Postman, WebSocketProtocol, WebSocketTransport

Own = Callable[..., Server]


def test_too_many_sockets_of_one_guest(own: Own) -> None:
    server = own(limits={"sockets_a_guest": 2})
    table = server.table(ania := server.token(), ["me", "open"])
    with server.sit(table, ania) as one, server.sit(table, ania) as two:
        one.until("welcome"), two.until("welcome")
        with server.sit(table, ania) as three:
            assert three.closed() == 1013
    assert wait_for(lambda: welcomed(server, table, ania)), "who has left makes room"


def welcomed(server: Server, table: str, token: str) -> bool:
    """Is there room for another socket?"""
    with server.sit(table, token) as one, contextlib.suppress(ConnectionClosed):
        return bool(one.hear()["type"] == "welcome")
    return False


def test_too_many_messages_of_one_socket(own: Own) -> None:
    server = own(limits={"messages": [0.001, 10]})
    table = server.table(ania := server.token(), ["me", "open"])
    with server.sit(table, ania) as host, server.sit(table, ania) as other:
        host.hear(), other.hear()
        answers = [host.do("ping") for _ in range(12)]
        assert [answer["type"] for answer in answers] == ["done"] * 10 + ["refused"] * 2
        assert answers[-1]["news"]["id"] == "refused-often"
        host.send_at_once([{"type": "ping", "id": "x"}] * 300)
        assert host.closed() == 1013
        assert other.do("ping")["type"] == "done"


def test_a_message_that_is_too_big_closes_the_socket(server: Server) -> None:
    table = server.table(ania := server.token(), ["me", "open"])
    with server.sit(table, ania) as host, server.sit(table, ania) as other:
        host.hear(), other.hear()
        host.socket.send("x" * 20_000)
        assert host.closed() == 1009
        assert other.do("ping")["type"] == "done"


def test_a_reader_who_is_too_slow_is_let_go(own: Own) -> None:
    server = own(limits={"unsent": 100_000, "messages": [100_000, 100_000]})
    table = server.table(ania := server.token(), ["me", "me"], start=True)
    with server.sit(table, ania, seat=0) as slow, server.sit(table, ania, seat=1) as other:
        asked = json.dumps({"type": "explain", "id": "x", "actions": [{"do": "turn"}] * 64})

        def ask_and_never_listen() -> None:
            for _ in range(20_000):
                slow.socket.send(asked)

        with pytest.raises(ConnectionClosed):
            ask_and_never_listen()
        other.until("welcome")
        assert other.do("ping")["type"] == "done"


def test_a_binary_message_closes_the_socket(server: Server) -> None:
    table = server.table(ania := server.token(), ["me", "open"])
    with server.sit(table, ania) as one:
        one.hear()
        one.socket.send(b"\x00\x01")
        assert one.closed() == 1003


@pytest.mark.parametrize("seat", [1, 7, -2, "x"])
def test_a_chair_that_is_not_mine_is_closed_to_me(server: Server, seat: object) -> None:
    table = server.table(ania := server.token(), ["me", "open"])
    with server.sit(table, ania, seat=seat) as host:
        assert host.closed() == 4404
        assert host.heard[0]["news"]["id"] == "refused-no-chair"


def test_a_table_that_there_is_not(server: Server) -> None:
    with server.sit("nothing") as nobody:
        assert nobody.closed() == 4404
        assert nobody.heard[0]["news"]["id"] == "refused-no-table"


@pytest.mark.parametrize("text", [b"\xff", b'{"id": "\xc3"}', b"\xed\xa0\x80"])
def test_a_text_that_is_no_utf8_closes_the_socket_and_is_nothing_for_the_log(server: Server, text: bytes) -> None:
    table = server.table(ania := server.token(), ["me", "me"], start=True)
    with server.sit(table, ania) as seat:
        seat.hear()
        seat.socket.socket.sendall(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text)
        assert seat.closed() in (1006, 1007)
    assert server.ask("/health").status == 200
    assert "Traceback" not in server.log


@pytest.mark.parametrize("long", ["Cookie: " + "a=b; " * 2000, "X: " + "x" * 9000])
def test_a_handshake_whose_lines_are_too_long_is_refused_and_closed(server: Server, long: str) -> None:
    asked = (
        f"GET /api/tables/x/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: c2xlZXBzIGFuZCBkcmVhbQ==\r\nSec-WebSocket-Version: 13\r\n{long}\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as line:
        line.sendall(asked.encode())
        assert line.recv(1000).startswith(b"HTTP/1.1 431")
        with contextlib.suppress(ConnectionResetError):  # it may be closed before all was read
            assert line.recv(1000) == b"", "nobody holds a connection by what is no request"


def test_a_message_that_comes_in_two_parts_after_many_is_heard(server: Server) -> None:
    table = server.table(ania := server.token(), ["me", "me"], start=True)
    with server.sit(table, ania) as seat:
        seat.hear()
        pings = [frame(json.dumps({"type": "ping", "id": f"p{n:03}"})) for n in range(60)]
        stream = b"".join(pings)
        for cut in (1, 15, len(pings[0]) - 1):  # wherever the reader's slices end
            seat.socket.socket.sendall(stream[: len(stream) - cut])
            seat.until(lambda message: message.get("id") == "p058")
            seat.socket.socket.sendall(stream[len(stream) - cut :])
            seat.until(lambda message: message.get("id") == "p059")


class Wire(asyncio.Transport):
    """The other end of nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.writes: list[bytes] = []

    @property
    def written(self) -> int:
        """How often something was."""
        return len(self.writes)

    def write(self, data: Any) -> None:
        """Nobody reads it."""
        self.writes.append(bytes(data))

    def get_write_buffer_size(self) -> int:
        return 0

    def close(self) -> None:
        """Nothing is open."""

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        """Nothing comes."""

    def resume_reading(self) -> None:
        """Nothing comes."""


HELLO = (
    b"GET /x HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: c2xlZXBzIGFuZCBkcmVhbQ==\r\n\r\n"
)


async def opened(app: Any, wire: Wire, **limits: Any) -> WebSocketProtocol:
    """A socket whose handshake is done, without a server."""
    config = uvicorn.Config(app, ws=WebSocketProtocol, lifespan="off", log_config=None)
    config.load()
    connections = Connections(Limits(**limits), Metrics(), 1000)
    connections.exit = lambda address: None  # type: ignore[method-assign]  # it never came in
    protocol = WebSocketProtocol(config, ServerState(), {STATE: connections})
    protocol.connection_made(wire)
    protocol.data_received(HELLO)
    for _ in range(9):
        await asyncio.sleep(0)
    return protocol


def test_what_comes_at_once_is_read_in_slices_and_between_them_the_others_have_their_turn() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await receive()

    async def run() -> None:
        wire, pings = Wire(), 5000
        protocol = await opened(app, wire)
        shaken = wire.written
        protocol.data_received(b"\x89\x80\0\0\0\0" * pings)
        assert wire.written - shaken <= SLICE / 6
        turns = 0
        while wire.written - shaken < pings:
            await asyncio.sleep(0)
            turns += 1
        assert turns >= pings * 6 / SLICE - 1
        protocol.connection_lost(None)

    asyncio.run(run())


def test_all_that_a_socket_is_sent_in_one_round_goes_at_once_and_before_it_is_closed() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        transport = WebSocketTransport(scope["extensions"][EXTENSION]["protocol"], send, 10, Postman())
        wire.writes.clear()
        for message in (b"one", b"two", b"three"):
            transport.send(message)
        assert not wire.writes
        await asyncio.sleep(0)
        transport.send(b"four")
        await transport.closed(1000)
        sent.set_result(wire.writes)

    async def run() -> None:
        protocol = await opened(app, wire)
        *told, farewell = await asyncio.wait_for(sent, PATIENCE)
        assert told == [b"\x81\x03one\x81\x03two\x81\x05three", b"\x81\x04four"]
        assert farewell[0] == 0x88
        protocol.connection_lost(None)

    wire, loop = Wire(), asyncio.new_event_loop()
    sent = loop.create_future()
    loop.run_until_complete(run())
    loop.close()


def test_a_small_text_is_heard_at_once_by_who_waits_for_nothing_else_and_at_his_expense() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            queued.append(message["text"])

    def hear(text: str) -> bool:
        heard.append(text)
        return text == "one"

    async def run() -> None:
        protocol = await opened(app, Wire())
        account = protocol.account = Allowances(Limits()).account("ania", "1.1.1.1")
        protocol.hear = hear
        protocol.data_received(frame("one"))
        assert (heard, queued) == (["one"], [])
        assert account.used >= len(frame("one")) * A_BYTE
        protocol.data_received(frame("two"))  # it is not to be done at once: it goes the usual way
        protocol.data_received(frame("one"))  # and what comes behind it too
        for _ in range(9):
            await asyncio.sleep(0)
        assert (heard, queued) == (["one", "two"], ["two", "one"])
        protocol.data_received(frame("one")[:5])
        protocol.data_received(frame("one")[5:])
        protocol.data_received(frame("one") * 2)
        for _ in range(9):
            await asyncio.sleep(0)
        assert (heard, queued) == (["one", "two"], ["two", "one", "one", "one", "one"])
        protocol.connection_lost(None)

    heard: list[str] = []
    queued: list[str] = []
    asyncio.run(run())


def test_a_socket_that_is_closed_is_gone_though_nobody_takes_the_farewell() -> None:
    class Stuck(Wire):
        def abort(self) -> None:
            gone.set()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close"})

    async def run() -> None:
        protocol = await opened(app, Stuck(), response_seconds=0.01)
        await gone.wait()
        protocol.connection_lost(None)

    gone = asyncio.Event()
    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_what_is_written_is_at_the_readers_expense() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await receive()

    async def run() -> None:
        protocol = await opened(app, Wire())
        account = protocol.account = Allowances(Limits()).account("ania", "1.1.1.1")
        protocol.write(b"x" * 1_000_000)
        assert account.used == pytest.approx(1_000_010 * A_BYTE)
        protocol.connection_lost(None)

    asyncio.run(run())


@pytest.mark.parametrize("lost_first", [True, False])
def test_a_socket_that_has_gone_leaves_nothing_for_the_collector(lost_first: bool) -> None:
    """Else it would find thousands of them after an attack, and everybody would wait while it does."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        protocol = scope["extensions"][EXTENSION]["protocol"]
        protocol.let_go = functools.partial(print, WebSocketTransport(protocol, send, 10, Postman()))
        await receive()
        await send({"type": "websocket.accept"})
        while lost_first and (await receive())["type"] != "websocket.disconnect":
            pass

    async def run() -> list[weakref.ref[Any]]:
        protocol = await opened(app, Wire())
        protocol.connection_lost(None)
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        await asyncio.gather(*tasks)
        return [weakref.ref(protocol), weakref.ref(protocol.conn)]

    gc.collect()
    gc.disable()
    try:
        assert [one() for one in asyncio.run(run())] == [None, None]
    finally:
        gc.enable()
