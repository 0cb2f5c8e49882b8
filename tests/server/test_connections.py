"""Connections: so many of one address, and none for whoever says nothing."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import resource
import socket
from collections.abc import Callable
from typing import Any

import pytest
import uvicorn
from server.web import PATIENCE, Server, wait_for
from uvicorn.server import ServerState

from konspira.server import Limits, connections
from konspira.server.connections import (
    ACCOUNT,
    STATE,
    Connections,
    HttpProtocol,
    ReadingControl,
    raise_open_files,
)
from konspira.server.monitoring import Metrics

Own = Callable[..., Server]
TIME = 3.0  # seconds that somebody has: enough, on a busy machine, for what is said at once
BEGUN = (  # a request, and a part of the rest
    b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\nx"
)


def connected(server: Server, address: str = "127.0.0.1") -> socket.socket:
    """A connection from an address of this machine."""
    return socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE, source_address=(address, 0))


def saying(server: Server, said: bytes) -> socket.socket:
    """The same, and what is said over it at once."""
    line = connected(server)
    line.sendall(said)
    return line


def lost(line: socket.socket) -> bool:
    """Does the server end it, whatever it says before?"""
    with contextlib.suppress(ConnectionResetError):
        while line.recv(10_000):
            pass
    return True


def counted(server: Server, name: str) -> int:
    """What the metrics say."""
    told = server.ask("/metrics").body.decode().splitlines()
    return next((int(line.split()[1]) for line in told if line.startswith(f"konspira_{name}_total ")), 0)


def test_who_says_nothing_or_too_slowly_loses_the_connection(own: Own) -> None:
    server = own(limits={"header_seconds": TIME, "body_seconds": TIME})
    with contextlib.ExitStack() as open_:
        slow, stuck, silent = (open_.enter_context(saying(server, said)) for said in (BEGUN[:20], BEGUN, b""))
        assert silent.recv(1000).startswith(b"HTTP/1.1 408")
        assert slow.recv(1000).startswith(b"HTTP/1.1 408")
        assert lost(stuck)
    assert counted(server, "connections_timed_out") == 3


def test_a_body_that_comes_byte_by_byte_has_no_more_time_than_another(own: Own) -> None:
    server = own(limits={"body_seconds": TIME})
    with saying(server, BEGUN.replace(b"20", b"600")) as line:
        line.settimeout(0.1)
        heard, sent = None, 0
        while heard is None and sent < 500:
            sent += 1
            try:
                line.sendall(b"x")
                heard = line.recv(1000)
            except (ConnectionResetError, BrokenPipeError):
                heard = b""
            except TimeoutError:
                pass
        assert heard == b"", "it was not waited for the rest"
    assert counted(server, "connections_timed_out") == 1


def test_nor_has_one_that_began_while_another_request_was_answered(own: Own) -> None:
    server = own(limits={"body_seconds": TIME})
    with saying(server, b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" + BEGUN) as line:
        assert line.recv(1000).startswith(b"HTTP/1.1 200")
        assert lost(line)


def test_who_does_not_take_what_he_asked_for_loses_the_connection(own: Own) -> None:
    server = own(limits={"response_seconds": 0.3})
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", server.port))
        line.sendall(b"GET /web/symbols.svg HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 150)
        assert wait_for(lambda: counted(server, "connections_timed_out") == 1)
    assert server.ask("/health").status == 200


def test_a_second_request_may_not_dawdle_either(own: Own) -> None:
    server = own(limits={"header_seconds": TIME})
    with saying(server, b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n") as line:
        assert line.recv(10_000).startswith(b"HTTP/1.1 200")
        line.sendall(b"GET /health HT")
        assert lost(line)


def test_one_address_fills_its_own_share_and_no_more(own: Own) -> None:
    server = own(limits={"connections_an_address": 20})
    with contextlib.ExitStack() as open_:
        for _ in range(20):
            open_.enter_context(connected(server, "127.0.0.7")).sendall(BEGUN)
        assert wait_for(lambda: not lets_in(server, "127.0.0.7")), "all of them are in use"
        refused = counted(server, "connections_refused")
        lines = [open_.enter_context(connected(server, "127.0.0.7")) for _ in range(40)]
        assert all(lost(line) for line in lines)
        assert server.ask("/health").status == 200, "another address is not concerned"
        assert counted(server, "connections_refused") == refused + 40
    assert wait_for(lambda: lets_in(server, "127.0.0.7")), "who has gone makes room"


def test_who_is_silent_does_not_keep_out_others_of_his_address_though_its_share_is_full(own: Own) -> None:
    server = own(limits={"connections_an_address": 20})
    with contextlib.ExitStack() as open_:
        lines = [open_.enter_context(connected(server, "127.0.0.7")) for _ in range(60)]
        assert all(lost(line) for line in lines[:40]), "the oldest make room"
        assert lets_in(server, "127.0.0.7")
        assert counted(server, "connections_dropped") == 41
        assert counted(server, "connections_refused") == 0


def lets_in(server: Server, address: str) -> bool:
    with connected(server, address) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        with contextlib.suppress(ConnectionResetError):
            return line.recv(100).startswith(b"HTTP/1.1 200")
    return False


def test_a_socket_is_counted_until_it_is_gone(own: Own) -> None:
    server = own(limits={"connections_an_address": 3})
    table = server.table(ania := server.token(), ["me", "open"])
    for _ in range(5):
        with server.sit(table, ania) as seat:
            seat.hear()

    def gone() -> bool:
        return b"konspira_connections 1\n" in server.ask("/metrics").body

    assert wait_for(gone)


def test_too_many_sockets_of_one_address(own: Own) -> None:
    server = own(limits={"sockets_an_address": 2})
    table = server.table(ania := server.token(), ["me", "open"])
    with server.sit(table, ania) as one, server.sit(table) as two:
        one.until("welcome"), two.until("welcome")
        with server.sit(table) as three:
            assert three.closed() == 1013
            assert three.heard[0]["news"]["id"] == "refused-too-many-sockets"
    assert counted(server, "sockets_refused") == 1


def test_where_there_is_no_room_the_oldest_silent_connection_makes_it() -> None:
    class Line:
        def __init__(self) -> None:
            self.dropped = ""

        def drop(self, why: str) -> None:
            self.dropped = why
            all_.heard(self)
            all_.exit("1.1.1.1")

    metrics = Metrics()
    all_ = Connections(Limits(), metrics, connections.SPARE + 2)
    first, second, third, fourth = (Line() for _ in range(4))
    assert all_.enter("1.1.1.1", first)
    assert all_.enter("1.1.1.1", second)
    all_.heard(first)
    assert all_.enter("1.1.1.1", third)
    assert [first.dropped, second.dropped] == ["", "connections_dropped"]
    all_.heard(third)
    assert not all_.enter("1.1.1.1", fourth), "all of them are in use"
    assert metrics.counts["connections_refused"] == 1


def test_as_many_files_as_may_be_are_opened() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (200, hard))
        assert raise_open_files() == resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 200
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_who_asks_too_much_over_one_connection_is_read_later(own: Own) -> None:
    server = own(limits={"processor_an_address": [0.002, 0.003]})
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE, source_address=("127.0.0.7", 0))
    statuses, slowed = set(), 0
    for number in range(1, 49):
        line.request("GET", "/api/games")
        with line.getresponse() as response:
            response.read()
            statuses.add(response.status)
        if number in (8, 16, 32, 48) and (slowed := counted(server, "slowed")):
            break  # on a busy machine the allowance comes back between two requests, though never all of it
    line.close()
    assert statuses <= {200, 429}
    assert slowed > 0
    assert server.ask("/health").status == 200


# -- without a server -------------------------------------------------------------------------------


class Wire(asyncio.Transport):
    """The other end of nothing: nobody takes what is written, so that it is never closed whole."""

    def __init__(self) -> None:
        super().__init__()
        self.reading, self.closing, self.aborted = True, False, asyncio.Event()
        self.protocol: Any = None

    def write(self, data: Any) -> None:
        """It lies there."""

    def close(self) -> None:
        self.closing = True

    def abort(self) -> None:
        self.aborted.set()

    def is_closing(self) -> bool:
        return self.closing

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def get_protocol(self) -> Any:
        return self.protocol


def opened(app: Any, wire: Wire, **limits: Any) -> HttpProtocol:
    """A connection to an app."""
    config = uvicorn.Config(app, http=HttpProtocol, lifespan="off", log_config=None)
    config.load()
    protocol = HttpProtocol(config, ServerState(), {STATE: Connections(Limits(**limits), Metrics(), 1000)})
    wire.protocol = protocol
    protocol.connection_made(wire)
    return protocol


class Over:
    """An account with nothing on it for a moment."""

    used, waits = 0.0, 0

    def wait(self) -> float:
        self.waits += 1
        return 0.001 if self.waits < 3 else 0.0


ASKED = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
ANSWER = {"type": "http.response.start", "status": 204, "headers": []}


def test_what_comes_while_a_slow_request_is_answered_is_not_read_however_long_that_takes() -> None:
    async def run() -> None:
        begun, may_answer = asyncio.Event(), asyncio.Event()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            scope["state"][ACCOUNT] = account
            begun.set()
            await may_answer.wait()
            await send(ANSWER)
            await send({"type": "http.response.body"})

        account = Over()
        protocol = opened(app, wire := Wire())
        protocol.data_received(ASKED)
        await begun.wait()
        protocol.data_received(ASKED * 9)
        assert account.waits, "he is over his allowance"
        assert not wire.reading
        while protocol._reading is not None:
            await asyncio.sleep(0)
        assert not wire.reading, "he may be read again, but there is a request before those that have come"
        may_answer.set()
        while not wire.reading:
            await asyncio.sleep(0)
        protocol.connection_lost(None)

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_reading_goes_on_when_neither_of_two_reasons_is_left() -> None:
    wire = Wire()
    control = ReadingControl(wire)
    for first, second in (
        (control.let_go, control.resume_reading),
        (control.resume_reading, control.let_go),
    ):
        control.hold()
        control.pause_reading()
        first()
        assert not wire.reading
        second()
        assert wire.reading


@pytest.mark.parametrize(
    "asked", [b"nonsense\r\n\r\n", ASKED.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"), b"GET"]
)
def test_a_connection_that_is_closed_is_gone_though_nobody_takes_the_answer(asked: bytes) -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send(ANSWER)
        await send({"type": "http.response.body"})

    async def run() -> None:
        protocol = opened(app, wire := Wire(), response_seconds=0.01, header_seconds=0.01)
        protocol.data_received(asked)
        await wire.aborted.wait()
        assert wire.closing
        protocol.connection_lost(None)

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_one_household_has_one_share_of_connections_whatever_addresses_it_has() -> None:
    all_ = Connections(Limits(connections_an_address=2), Metrics(), 1000)

    def enters(address: str) -> bool:
        line: Any = object()
        entered = all_.enter(address, line)
        all_.heard(line)
        return entered

    assert [enters(f"2001:db8::{n}") for n in range(3)] == [True, True, False]
    assert enters("2001:db8:0:1::1")
    all_.exit("2001:db8::0")
    assert enters("2001:db8::7")
