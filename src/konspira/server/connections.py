"""Every connection there is, by address: too many of one are refused, and whoever says nothing loses his.

Uvicorn would wait for ever for a request to come, and for an answer to be taken; and each connection is a file
descriptor, of which there are not many.
"""

from __future__ import annotations

import asyncio
import resource
import time
from collections import Counter
from collections.abc import Container
from typing import Any

import h11
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.h11_impl import H11Protocol

from konspira.server import Limits
from konspira.server.allowance import Account
from konspira.server.hosts import household
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
        self._silent: dict[HttpProtocol, str] = {}  # those of which no request has come yet, the oldest first: whence
        self._silent_at: dict[str, dict[HttpProtocol, None]] = {}  # the same, by address
        self._said = False  # has the log been told that there are too many?
        metrics.gauges["connections"] = lambda: self._open

    def enter(self, address: str, protocol: HttpProtocol) -> bool:
        """Count a connection, unless there are too many; one of which nothing was heard makes room for it.

        Where one address has too many, it is one of its own: else who is silent would keep out a school.
        """
        home = household(address)
        if self._at[home] >= self.limits.connections_an_address and address not in self._proxies:
            if not (silent := self._silent_at.get(home)):
                return self._refuse()
            next(iter(silent)).drop("connections_dropped")
        if self._open >= self._most:
            if not self._silent:
                return self._refuse()
            next(iter(self._silent)).drop("connections_dropped")
        self._open += 1
        self._at[home] += 1
        self._silent[protocol] = home
        self._silent_at.setdefault(home, {})[protocol] = None
        return True

    def _refuse(self) -> bool:
        self.metrics.count("connections_refused")
        if not self._said:
            self._said = True  # once: whoever tries to fill the server shall not fill the log
            note("too many connections", open=self._open)
        return False

    def heard(self, protocol: HttpProtocol) -> None:
        """A request has come."""
        home = self._silent.pop(protocol, None)
        if home is not None:
            del self._silent_at[home][protocol]
            if not self._silent_at[home]:
                del self._silent_at[home]

    def exit(self, address: str) -> None:
        """A connection is gone."""
        self._open -= 1
        home = household(address)
        self._at[home] -= 1
        if not self._at[home]:
            del self._at[home]


class ReadingControl(FlowControl):
    """Uvicorn's flow control: it reads no more while it holds enough, and we while somebody is over his allowance."""

    _held = False

    def hold(self) -> None:
        """Read nothing, whatever uvicorn says."""
        self._held = True
        self._transport.pause_reading()

    def let_go(self) -> None:
        """Read on, unless uvicorn would not."""
        self._held = False
        if not self.read_paused:
            self._transport.resume_reading()

    def resume_reading(self) -> None:
        if self._held:
            self.read_paused = False
        else:
            super().resume_reading()


class HttpProtocol(H11Protocol):
    """Uvicorn's HTTP protocol, that is counted, and does not wait for ever."""

    flow: ReadingControl
    _connections: Connections | None = None  # of which this is one, from when it is let in until it is gone
    _timer: asyncio.TimerHandle | None = None  # for what is to come
    _body_of: Any = None  # the request whose body that is
    _untaken: asyncio.TimerHandle | None = None  # for what was sent
    _reading: asyncio.TimerHandle | None = None  # when somebody who is over his allowance is read again
    _used = 0.0  # seconds of the processor that reading took, and that nobody has paid for

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.flow = ReadingControl(transport)
        connections: Connections = self.app_state[STATE]
        if not connections.enter(self._address, self):
            transport.abort()
            return
        self._connections = connections
        self._within(connections.limits.header_seconds)

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    @property
    def _here(self) -> bool:
        """Is it not gone, nor a WebSocket by now?"""
        return self._connections is not None and self.transport.get_protocol() is self

    # -- what comes ---------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        began = time.thread_time()
        super().data_received(data)
        self._used += time.thread_time() - began
        if not self._here:
            self._hand_over()
            return
        self._reckon()
        if self.conn.their_state is h11.IDLE and self._timer is None:
            self._within(self.app_state[STATE].limits.header_seconds)

    def handle_events(self) -> None:
        """Look at what has come, now or after the answer before it; a whole body has its time, however it comes."""
        super().handle_events()
        if not self._here or self.conn.their_state is h11.IDLE:
            return
        self.app_state[STATE].heard(self)
        if self.conn.their_state is not h11.SEND_BODY:
            self._cancel()
        elif self._body_of is not self.cycle:
            self._cancel()
            self._body_of = self.cycle
            self._within(self.app_state[STATE].limits.body_seconds)

    def _hand_over(self) -> None:
        """Who goes on as a WebSocket pays for what it took to become one."""
        heir: Any = self.transport.get_protocol()
        if heir is not self:
            heir.used += self._used

    def _reckon(self) -> None:
        """What reading has cost is at the expense of who asks, as soon as he is known; who is over it is read later."""
        account: Account | None = self.scope["state"].get(ACCOUNT) if self.scope else None
        if account is None:
            return
        account.used, self._used = account.used + self._used, 0.0
        if (wait := account.wait()) > 0 and not self.transport.is_closing():
            self.flow.hold()
            self._reading = self._reading or self.loop.call_later(wait, self._read_on)

    def _read_on(self) -> None:
        self._reading = None
        if self._here and not self.transport.is_closing():
            self.flow.let_go()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._cancel()
        self._cancel_taking()
        if self._connections is not None:
            self._connections.heard(self)
        super().handle_websocket_upgrade(event)

    # -- what goes ----------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        self._be_taken()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.transport.is_closing():
            self._cancel_taking()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._be_taken_if_closing()

    def send_400_response(self, msg: str) -> None:
        super().send_400_response(msg)
        self._be_taken_if_closing()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._be_taken_if_closing()

    def _be_taken_if_closing(self) -> None:
        """A connection that is closed stays open until all was taken."""
        if self.transport.is_closing():
            self._be_taken()

    def _be_taken(self) -> None:
        """Somebody is to take what he was sent, in time."""
        if self._untaken is None and self._connections is not None:
            seconds = self._connections.limits.response_seconds
            self._untaken = self.loop.call_later(seconds, self.drop, "connections_timed_out")

    def _cancel_taking(self) -> None:
        if self._untaken is not None:
            self._untaken.cancel()
            self._untaken = None

    # -- the end ------------------------------------------------------------------------------------

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._leave()

    def _leave(self) -> None:
        self._cancel()
        self._cancel_taking()
        if self._reading is not None:
            self._reading.cancel()
        if self._connections is not None:
            if self.scope and ACCOUNT in self.scope["state"]:
                self.scope["state"][ACCOUNT].used += self._used
            self._connections.heard(self)
            self._connections.exit(self._address)
            self._connections = None

    def drop(self, why: str) -> None:
        """Nothing was heard, or not enough, or nothing taken: make room."""
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
        self._be_taken()
        if self._connections is not None:
            self._connections.metrics.count("connections_timed_out")

    def _cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._body_of = None
