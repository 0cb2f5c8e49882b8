"""The app: everything put together, run, and stopped so that nothing is lost and everybody may come back."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import socket
import sys
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from konspira.boxes.backend import warm
from konspira.boxes.box import Box
from konspira.server import Config, StartError
from konspira.server.api import Api, answer
from konspira.server.connections import STATE, Connections, HttpProtocol, raise_open_files
from konspira.server.hosts import Proxies
from konspira.server.lobby import Lobby, Services
from konspira.server.middleware import Guard, Identity
from konspira.server.monitoring import Metrics, note, set_up, trouble
from konspira.server.protocol import Refusal
from konspira.server.protocol.http import Problem
from konspira.server.static import SHELL, StaticFiles, rules_file
from konspira.server.store import StoreError
from konspira.server.store.database import Database
from konspira.server.store.sqlite import SqliteStore
from konspira.server.websocket import WebSocketEndpoint, WebSocketProtocol


class App:
    """The server as an ASGI app. What needs the event loop is made when it starts."""

    def __init__(self, config: Config, database: Database) -> None:
        self.config, self.metrics, self.files = config, Metrics(), StaticFiles()
        self._database = database  # open, and closed with the server
        self._inner: ASGIApp | None = None
        self._sockets: ASGIApp | None = None
        self.lobby: Lobby
        self.services: Services
        self._starlette = Starlette(routes=[], lifespan=self._life)

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """One request, one socket, or the whole life of the server."""
        if scope["type"] == "websocket" and self._sockets is not None:
            return self._sockets(scope, receive, send)  # past all layers: they would be passed by every message
        return (self._inner or self._starlette)(scope, receive, send)

    @contextlib.asynccontextmanager
    async def _life(self, starlette: Starlette) -> AsyncIterator[dict[str, Any]]:
        loop = asyncio.get_running_loop()
        store = SqliteStore(self._database, loop, self.metrics.committed, self._storage_changed)
        self.services = Services(self.config, store, self.metrics)
        self.lobby = Lobby(self.services)
        identity = Identity(store.secret)
        self._sockets = WebSocketEndpoint(self.lobby, identity)
        routed = self._routed(Api(self.services, self.lobby, identity))
        self._inner = Guard(routed, self.config, self.metrics, identity, self.services.allowances)
        connections = Connections(self.config.limits, self.metrics, raise_open_files(), Proxies(self.config.proxies))
        stopped = threading.Event()
        boxes = list(self.services.boxes.values())
        threading.Thread(target=_warm, args=(boxes, stopped), name="warming", daemon=True).start()
        tending = asyncio.create_task(self.lobby.tend())
        note("started", db=str(self.config.db.name), games=list(self.services.boxes))
        try:
            yield {STATE: connections}
        finally:
            tending.cancel()
            stopped.set()
            self.lobby.close()
            await asyncio.to_thread(self.services.close)
            note("stopped")

    def _storage_changed(self, failing: str | None) -> None:
        """Storing has failed, or goes well again."""
        if failing is None:
            note("storage is well again")
        else:
            self.metrics.count("storage_failures")
            trouble("storage fails", why=failing)
        self.lobby.tell_trouble()

    def _routed(self, api: Api) -> ASGIApp:
        files = self.files

        async def web(request: Request) -> Response:
            return files.below(SHELL, request.path_params["path"], request)

        async def page(request: Request) -> Response:
            box = self.services.box(request.path_params["game"])
            return files.below(box.folder / "page", request.path_params["path"], request)

        async def game_texts(request: Request) -> Response:
            box = self.services.box(request.path_params["game"])
            return files.below(box.folder / "locale", f"{request.path_params['language']}.ftl", request)

        async def rules(request: Request) -> Response:
            found = rules_file(self.services.box(request.path_params["game"]), request.path_params["language"])
            if found is None:
                raise Refusal("refused-missing", 404)
            return files.send((found,), request)

        async def texts(request: Request) -> Response:
            return files.texts(request.path_params["language"], request)

        async def worker(request: Request) -> Response:
            pages = [box.folder / part for box in self.services.boxes.values() for part in ("page", "locale")]
            return await asyncio.to_thread(files.worker, pages)

        async def index(request: Request) -> Response:
            return files.send((SHELL / "index.html",), request)

        return Starlette(
            routes=[
                *api.routes,
                Route("/web/{path:path}", web),
                Route("/games/{game}/page/{path:path}", page),
                Route("/games/{game}/locale/{language}.ftl", game_texts),
                Route("/games/{game}/rules/{language}.md", rules),
                Route("/locale/{language}.ftl", texts),
                Route("/worker.js", worker),
                Route("/", index),
                Route("/t/{table}", index),
                Route("/rules/{game}", index),
                Route("/{name:str}", index),
            ],
            exception_handlers={
                Refusal: _refused,
                StoreError: _not_stored,
                HTTPException: _not_there,
                Exception: _trouble,
            },
        )


def _warm(boxes: list[Box], stopped: threading.Event) -> None:
    """See to it that every game's machine code is there, one after the other; compiling is done in another process."""
    for box in boxes:
        warming = None if stopped.is_set() else warm(box, aside=True)
        if warming is not None:
            warming.finished.wait()


async def _refused(request: Request, refusal: Exception) -> Response:
    assert isinstance(refusal, Refusal)
    headers = {"retry-after": "1"} if refusal.status == 429 else {}
    return answer(Problem(refusal.news), refusal.status, headers)


async def _not_stored(request: Request, error: Exception) -> Response:
    assert isinstance(error, StoreError)
    return answer(Problem(error.news), 503, {"retry-after": "5"})


async def _not_there(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 404
    return await _refused(request, Refusal("refused-method" if status == 405 else "refused-missing", status))


async def _trouble(request: Request, error: Exception) -> Response:
    trouble("request failed", error, method=request.method)
    return await _refused(request, Refusal("refused-trouble", 500))


# -- running it -------------------------------------------------------------------------------------


class _Server(uvicorn.Server):
    """Uvicorn, and somebody who is told when it listens."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready(self.servers[0].sockets[0].getsockname()[1])


def listen(host: str, port: int) -> list[socket.socket]:
    """Sockets at every address that a host stands for. Raises StartError with the true cause."""
    opened: list[socket.socket] = []
    try:
        if port not in range(65_536):
            raise OverflowError("ports are numbers from 0 to 65535")  # or the system takes another one
        for family, kind, protocol, _, address in dict.fromkeys(
            socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        ):
            opened.append(listener := socket.socket(family, kind, protocol))
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            listener.bind(address)
    except (OSError, OverflowError) as error:
        for listener in opened:
            listener.close()
        cause = _LISTENING.get(getattr(error, "errno", None) or 0, "start-address")
        why = getattr(error, "strerror", None) or str(error)
        raise StartError(cause, host=host, port=str(port), why=why) from None
    return opened


_LISTENING = {errno.EADDRINUSE: "start-port-taken", errno.EACCES: "start-port-forbidden"}


def run(config: Config, ready: Callable[[int], None] = lambda port: None, log_level: str = "info") -> None:
    """Serve until a signal says stop; `ready` is given the port. Raises StartError."""
    set_up(log_level)
    database = Database(config.db, config.secrets)
    try:
        _serve(config, database, listen(config.host, config.port), ready)
    finally:
        database.close()


def _serve(config: Config, database: Database, listeners: list[socket.socket], ready: Callable[[int], None]) -> None:
    proxies = Proxies(config.proxies)
    settings = uvicorn.Config(
        App(config, database),
        interface="asgi3",
        host=config.host,
        port=config.port,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies.named,
        log_config=None,
        access_log=False,  # paths hold tokens
        server_header=False,
        lifespan="on",
        http=HttpProtocol,
        timeout_keep_alive=round(config.limits.idle_seconds),
        ws=WebSocketProtocol,
        ws_ping_interval=config.heartbeat,
        ws_ping_timeout=config.heartbeat,
        ws_max_size=config.limits.message_bytes,
        ws_per_message_deflate=False,  # a turn is a kilobyte; a compressor for each socket is not
        timeout_graceful_shutdown=5,
    )
    sys.setswitchinterval(0.001)  # how long the event loop waits for a thread that makes a long answer
    gc.freeze()  # what is loaded stays; only what is played is looked through for garbage
    gc.set_threshold(50_000, 20, 50)
    _Server(settings, ready).run(listeners)
