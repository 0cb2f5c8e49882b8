"""Connections: so many of one address, and none for whoever says nothing."""

from __future__ import annotations

import contextlib
import http.client
import resource
import socket
from collections.abc import Callable

from server.web import Server, wait_for

from konspira.server import Limits, connections
from konspira.server.connections import Connections, raise_open_files
from konspira.server.monitoring import Metrics

Own = Callable[..., Server]


def connected(server: Server, address: str = "127.0.0.1") -> socket.socket:
    """A connection from an address of this machine."""
    return socket.create_connection(("127.0.0.1", server.port), timeout=30, source_address=(address, 0))


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
    server = own(limits={"header_seconds": 0.3, "body_seconds": 0.3})
    begun = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 20\r\n\r\nx"
    with connected(server) as silent, connected(server) as slow, connected(server) as stuck:
        slow.sendall(b"GET / HTTP/1.1\r\nHo")
        stuck.sendall(begun)
        assert silent.recv(1000).startswith(b"HTTP/1.1 408")
        assert slow.recv(1000).startswith(b"HTTP/1.1 408")
        assert lost(stuck)
    assert counted(server, "connections_timed_out") == 3


def test_a_second_request_may_not_dawdle_either(own: Own) -> None:
    server = own(limits={"header_seconds": 0.3})
    with connected(server) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert line.recv(10_000).startswith(b"HTTP/1.1 200")
        line.sendall(b"GET /health HT")
        assert lost(line)


def test_one_address_fills_its_own_share_and_no_more(own: Own) -> None:
    server = own(limits={"connections_an_address": 20})
    with contextlib.ExitStack() as open_:
        lines = [open_.enter_context(connected(server, "127.0.0.7")) for _ in range(60)]
        assert all(lost(line) for line in lines[20:])
        assert server.ask("/health").status == 200, "another address is not concerned"
        assert counted(server, "connections_refused") == 40
    assert wait_for(lambda: lets_in(server, "127.0.0.7")), "who has gone makes room"


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
    with server.sit(table, ania) as one, server.sit(table) as two, server.sit(table) as three:
        one.hear(), two.hear()
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
    server = own(limits={"processor_an_address": [0.005, 0.003]})
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60, source_address=("127.0.0.7", 0))
    statuses = set()
    for _ in range(12):
        line.request("GET", "/api/games")
        with line.getresponse() as response:
            response.read()
            statuses.add(response.status)
    line.close()
    assert statuses <= {200, 429}
    assert counted(server, "slowed") > 0
    assert server.ask("/health").status == 200
