"""Running the server: one process, one event loop, until it is told to stop."""

from __future__ import annotations

import gc
import socket
from collections.abc import Callable

import uvicorn

from konspira.server.app import App
from konspira.server.config import Config
from konspira.server.log import set_up
from konspira.server.wire import Wire


class _Server(uvicorn.Server):
    """Uvicorn, and somebody who is told when it listens."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready(self.servers[0].sockets[0].getsockname()[1])


def run(config: Config, ready: Callable[[int], None] = lambda port: None, log_level: str = "info") -> None:
    """Serve until a signal says stop; `ready` is given the port."""
    set_up(log_level)
    settings = uvicorn.Config(
        App(config),
        host=config.host,
        port=config.port,
        log_config=None,
        access_log=False,  # paths hold tokens
        server_header=False,
        lifespan="on",
        ws=Wire,
        ws_ping_interval=config.heartbeat,
        ws_ping_timeout=config.heartbeat,
        ws_max_size=config.limits.message_bytes,
        ws_per_message_deflate=False,  # a turn is a kilobyte; a compressor for each socket is not
        timeout_graceful_shutdown=5,
    )
    gc.freeze()  # what is loaded stays; only what is played is looked through for garbage
    gc.set_threshold(50_000, 20, 50)
    _Server(settings, ready).run()
