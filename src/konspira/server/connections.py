"""Every connection there is, by address: too many of one are refused, and whoever says nothing loses his.

Uvicorn would wait for ever for the first line of a request; and each connection is a file descriptor, of which there
are not many.
"""

from __future__ import annotations

import asyncio
import resource
import time
from collections import Counter
from collections.abc import Container
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from konspira.server import Limits
from konspira.server.allowance import Account
from konspira.server.monitoring import Metrics, note

SPARE = 100  # file descriptors that are not for connections: the database, the log, the pages
WANTED = 65_536  # file descriptors
STATE = "connections"  # where a protocol finds them in the state of the app
ACCOUNT = "account"  # where the state of a request has it, as soon as it is known who asks
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


def raise_open_files() -> int:
    """Let this process open as many files as it may; how many that are."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return WANTED if soft == resource.RLIM_INFINITY else soft


class Connections:
    """All connections of a server; `files` is how many it may have open. A proxy speaks for many."""

    def __init__(self, limits: Limits, metrics: Metrics, files: int, proxies: Container[str] = ()) -> None:
        self.limits, self.metrics, self._proxies = limits, metrics, proxies
        self._most = max(1, min(limits.sockets, files - SPARE))
        self._at: Counter[str] = Counter()
        self._open = 0
        self._silent: dict[HttpProtocol, None] = {}  # those of which no request has come yet, the oldest first
        self._said = False  # has the log been told that there are too many?
        metrics.gauges["connections"] = lambda: self._open

    def enter(self, address: str, protocol: HttpProtocol) -> bool:
        """Count a connection, unless there are too many; one of which nothing was heard makes room for it."""
        if self._at[address] >= self.limits.connections_an_address and address not in self._proxies:
            return self._refuse()
        if self._open >= self._most:
            if not self._silent:
                return self._refuse()
            next(iter(self._silent)).drop("connections_dropped")
        self._open += 1
        self._at[address] += 1
        self._silent[protocol] = None
        return True

    def _refuse(self) -> bool:
        self.metrics.count("connections_refused")
        if not self._said:
            self._said = True  # once: whoever tries to fill the server shall not fill the log
            note("too many connections", open=self._open)
        return False

    def heard(self, protocol: HttpProtocol) -> None:
        """A request has come."""
        self._silent.pop(protocol, None)

    def exit(self, address: str) -> None:
        """A connection is gone."""
        self._open -= 1
        self._at[address] -= 1
        if not self._at[address]:
            del self._at[address]


class HttpProtocol(H11Protocol):
    """Uvicorn's HTTP protocol, that is counted, and does not wait for ever."""

    _connections: Connections | None = None  # of which this is one, from when it is let in until it is gone
    _timer: asyncio.TimerHandle | None = None
    _used = 0.0  # seconds of the processor that reading took, and that nobody has paid for

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        connections: Connections = self.app_state[STATE]
        if not connections.enter(self._address, self):
            transport.abort()
            return
        self._connections = connections
        self._within(connections.limits.header_seconds)

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def data_received(self, data: bytes) -> None:
        began = time.thread_time()
        super().data_received(data)
        self._used += time.thread_time() - began
        if self._connections is None or self.transport.get_protocol() is not self:
            return  # gone, or a WebSocket by now
        self._reckon()
        limits, state = self._connections.limits, self.conn.their_state
        if state is h11.IDLE:
            if self._timer is None and not self._answering:
                self._within(limits.header_seconds)
            return
        self._connections.heard(self)
        self._cancel()
        if state is h11.SEND_BODY:
            self._within(limits.body_seconds)

    def _reckon(self) -> None:
        """What reading has cost is at the expense of who asks, as soon as he is known; who is over it is read later."""
        account: Account | None = self.scope["state"].get(ACCOUNT) if self.scope else None
        if account is None:
            return
        account.used, self._used = account.used + self._used, 0.0
        if (wait := account.wait()) > 0 and not self.transport.is_closing():
            self.transport.pause_reading()
            self.loop.call_later(wait, self._read_on)

    def _read_on(self) -> None:
        if self._connections is not None and not self.transport.is_closing():
            self.transport.resume_reading()

    @property
    def _answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._cancel()
        if self._connections is not None:
            self._connections.heard(self)
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel()
        super().connection_lost(exc)
        self._leave()

    def _leave(self) -> None:
        if self._connections is not None:
            if self.scope and ACCOUNT in self.scope["state"]:
                self.scope["state"][ACCOUNT].used += self._used
            self._connections.heard(self)
            self._connections.exit(self._address)
            self._connections = None

    def drop(self, why: str) -> None:
        """Nothing was heard, or not enough: make room."""
        if self._connections is not None:
            self._connections.metrics.count(why)
        self._leave()
        self.transport.abort()

    def _within(self, seconds: float) -> None:
        self._timer = self.loop.call_later(seconds, self._too_slow)

    def _too_slow(self) -> None:
        self._timer = None
        if self.conn.our_state is h11.IDLE:
            self.transport.write(TOO_SLOW)
        self.transport.close()
        if self._connections is not None:
            self._connections.metrics.count("connections_timed_out")

    def _cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
