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
from konspira.server import Config, StartError, cores
from konspira.server.api import Api
from konspira.server.checking import Checking
from konspira.server.connections import STATE, Connections, HttpProtocol, raise_open_files
from konspira.server.endpoints import answer
from konspira.server.hosts import Proxies
from konspira.server.lobby import Lobby
from konspira.server.middleware import Guard, Identity
from konspira.server.monitoring import Metrics, note, set_up, trouble
from konspira.server.protocol import Refusal
from konspira.server.protocol.http import Problem
from konspira.server.services import Services
from konspira.server.static import SHELL, reply, rules_file
from konspira.server.store import StoreError, Unfit
from konspira.server.store.opening import OpenDatabase, open_database, start_store
from konspira.server.tending import Tending
from konspira.server.thinkers.hire import reach
from konspira.server.tournaments.hosting import Tournaments
from konspira.server.websocket import WebSocketEndpoint, WebSocketProtocol


class App:
    """The server as an ASGI app. What needs the event loop is made when it starts."""

    def __init__(self, config: Config, database: OpenDatabase) -> None:
        self.config, self.metrics = config, Metrics()
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
        told = self.metrics.committed, self._storage_changed
        store, nodes = start_store(self._database, loop, *told, apart=self.config.apart)
        self.services = Services(self.config, store, self.metrics, nodes)
        self.lobby = Lobby(self.services)
        nodes.begin(self.lobby)
        identity = Identity(store.secret)
        checking = Checking(loop, beside=cores() > 1)
        self._sockets = WebSocketEndpoint(self.lobby, identity, checking)
        tournaments = Tournaments(self.lobby)
        routed = self._routed(Api(self.services, self.lobby, identity, tournaments))
        self._inner = Guard(routed, self.config, self.metrics, identity, self.services.allowances)
        connections = Connections(self.config.limits, self.metrics, raise_open_files(), Proxies(self.config.proxies))
        stopped = threading.Event()
        boxes = list(self.services.boxes.values())
        threading.Thread(target=_warm, args=(boxes, stopped), name="warming", daemon=True).start()
        tending = Tending(self.lobby)
        tended = [asyncio.create_task(work) for work in (tending.tend(), tending.tend_clocks(), tournaments.tend())]
        if self.services.notifier:
            tended.append(asyncio.create_task(tending.post()))
        if self.services.mail:
            tended.append(asyncio.create_task(tending.post_letters()))
        for task in tended:
            task.add_done_callback(_ended)
        note("started", db=self._database.named, games=list(self.services.boxes))
        try:
            yield {STATE: connections}
        finally:
            for task in tended:
                task.cancel()
            stopped.set()
            self.lobby.close()
            checking.close()
            await nodes.close()
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
        files, boxes = self.services.files, self.services.boxes

        async def rules(request: Request) -> Response:
            found = rules_file(self.services.box(request.path_params["game"]), request.path_params["language"])
            if found is None:
                raise Refusal("refused-missing", 404)
            return files.send((found,), request)

        def written(path: str, request: Request, lasting: bool = False) -> Response:
            """A file as it is written, by its path from the root of the site."""
            kind, _, rest = path.partition("/")
            game, _, part = rest.partition("/")
            if kind == "web":
                return files.below(SHELL, rest, request, lasting)
            if kind == "locale" and rest.endswith(".ftl"):
                return files.texts(rest.removesuffix(".ftl"), request, lasting)
            folder, _, name = part.partition("/")
            if kind == "games" and folder in ("page", "locale"):
                return files.below(self.services.box(game).folder / folder, name, request, lasting)
            return files.of_all(rest, request, lasting)

        async def plain(request: Request) -> Response:
            await files.page()
            path = request.scope["path"]
            return files.made(path, request) or written(path[1:], request)

        async def lasting(request: Request) -> Response:
            page, path = await files.page(), request.path_params["path"]
            same = page is not None and page.version == request.path_params["version"]  # another node may be newer
            return files.made(path, request, same) or written(path, request, same)

        async def worker(request: Request) -> Response:
            await files.page()
            pages = [box.folder / part for box in boxes.values() for part in ("page", "locale")]
            return await asyncio.to_thread(files.worker, pages)

        async def index(request: Request) -> Response:
            return reply(await files.index(), ".html", request)

        return Starlette(
            routes=[
                *api.routes,
                Route("/games/{game}/rules/{language}.md", rules),
                *(Route(f"/{kind}/{{path:path}}", plain) for kind in ("web", "games", "locale")),
                Route("/v/{version}/{path:path}", lasting),
                Route("/worker.js", worker),
                Route("/", index),
                Route("/t/{table}", index),
                Route("/tournament/{tournament}", index),
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


def _ended(task: asyncio.Task[None]) -> None:
    """What is done now and then is done no more; unless the server stops, that is a mistake of ours."""
    if not task.cancelled():
        trouble("tending has ended", task.exception())


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
    if isinstance(error, Unfit):
        return answer(Problem(error.news), 400)
    return answer(Problem(error.news), 503, {"retry-after": "5"})


async def _not_there(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 404
    return await _refused(request, Refusal("refused-method" if status == 405 else "refused-missing", status))


async def _trouble(request: Request, error: Exception) -> Response:
    trouble("request failed", error, method=request.method)
    return await _refused(request, Refusal("refused-trouble", 500))


# -- running it -------------------------------------------------------------------------------------


class _Server(uvicorn.Server):
    """Uvicorn; somebody is told when it listens, and guests when they should come back to another node."""

    def __init__(self, config: uvicorn.Config, app: App, ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self._app, self._ready = app, ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready(self.servers[0].sockets[0].getsockname()[1])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()  # first, or they would come back to this very node
        for listener in sockets or []:
            listener.close()
        if self._app.config.postgres:
            self._app.lobby.say_moving()
            await asyncio.sleep(0)  # it goes out at the end of this round, and sockets are closed at once
        await super().shutdown(sockets)


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
    serve_at(config, None, ready, log_level)


def serve_at(
    config: Config, listeners: list[socket.socket] | None, ready: Callable[[int], None], log_level: str
) -> None:
    """The same at sockets that others have opened, or at the address of the config. Raises StartError."""
    set_up(log_level)
    reach(config.thinkers)
    database = open_database(config)
    try:
        _serve(config, database, listeners or listen(config.host, config.port), ready)
    finally:
        database.close()


def _serve(
    config: Config, database: OpenDatabase, listeners: list[socket.socket], ready: Callable[[int], None]
) -> None:
    app, proxies = App(config, database), Proxies(config.proxies)
    settings = uvicorn.Config(
        app,
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
    sys.setswitchinterval(0.0005)  # how long the event loop waits for a thread that makes a long answer
    gc.freeze()  # what is loaded stays; only what is played is looked through for garbage
    gc.set_threshold(50_000, 20, 50)
    _Server(settings, app, ready).run(listeners)
