"""What one `act` crosses: the calls of our own Python code from the socket to the last answer, by `sys.setprofile`.

    python scripts/walk.py            # the numbers
    python scripts/walk.py --calls    # and every call, in order

A real server with its SQLite file runs in a thread; two seats of GRA sit at a table over real sockets, and the walk is
that of their second action, with which the bidding begins. Version 0.1 is measured by the same script with PYTHONPATH.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import itertools
import json
import sys
import tempfile
import threading
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

import uvicorn
from websockets.sync.client import ClientConnection, connect

from konspira.play import shelf
from konspira.server.app import App
from konspira.server.store.database import Database

try:
    from konspira.boxes.backend import compiled
    from konspira.server import Config
    from konspira.server.connections import HttpProtocol
    from konspira.server.websocket import WebSocketProtocol
except ImportError:  # version 0.1
    from konspira.kernel.entry import entries as compiled
    from konspira.server.config import Config
    from konspira.server.wire import Wire as WebSocketProtocol

    HttpProtocol = "auto"

HOME = str(Path(sys.modules["konspira"].__file__ or "").parent) + "/"


class Call(NamedTuple):
    """A call of a function of ours, in one of the threads: the writer's calls fall anywhere between the loop's."""

    module: str
    function: str
    thread: int


class Walk(NamedTuple):
    """All calls of an act, thread by thread, each in its order."""

    calls: list[Call]

    @property
    def modules(self) -> list[str]:
        """The modules it goes through, each once."""
        return sorted({call.module for call in self.calls})

    @property
    def server(self) -> list[str]:
        """Those of them that belong to the server."""
        return [module for module in self.modules if module.startswith("server")]

    @property
    def changes(self) -> int:
        """How often the next call of a thread is in another module than the one before."""
        return sum(
            a.module != b.module for a, b in zip(self.calls, self.calls[1:], strict=False) if a.thread == b.thread
        )

    def __str__(self) -> str:
        return (
            f"{len(self.calls)} calls, {len(self.modules)} modules, {len(self.server)} of server, "
            f"{self.changes} changes of module"
        )


class Recorder:
    """Notes calls in every thread that was started after it, while it is on."""

    def __init__(self) -> None:
        self.calls: list[Call] = []
        self.on = False

    def __call__(self, frame: FrameType, event: str, arg: object) -> None:
        code = frame.f_code
        if self.on and event == "call" and code.co_filename.startswith(HOME):
            module = code.co_filename.removeprefix(HOME).removesuffix(".py").replace("/", ".")
            self.calls.append(Call(module, code.co_name, threading.get_ident()))


class Server(uvicorn.Server):
    """A server in a thread of its own."""

    def __init__(self, config: Config) -> None:
        app, protocols = App(config, Database(config.db)), {"interface": "asgi3", "http": HttpProtocol}
        super().__init__(uvicorn.Config(app, port=0, log_config=None, lifespan="on", ws=WebSocketProtocol, **protocols))
        self._listens = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self.serve()), name="server")

    async def startup(self, sockets: list[Any] | None = None) -> None:
        await super().startup(sockets)
        self.loop = asyncio.get_running_loop()
        self._listens.set()

    def __enter__(self) -> Server:
        self._thread.start()
        assert self._listens.wait(60), "the server did not start"
        return self

    def __exit__(self, *_: object) -> None:
        self.should_exit = True
        self._thread.join()

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.servers[0].sockets[0].getsockname()[1])

    def finish(self) -> None:
        """Wait until it has done all that it is doing."""
        asyncio.run_coroutine_threadsafe(asyncio.sleep(0), self.loop).result(60)


def post(port: int, path: str, body: Any, token: str = "") -> Any:
    """Ask the server over HTTP."""
    connection = http.client.HTTPConnection("127.0.0.1", port)
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    connection.request("POST", path, json.dumps(body), headers)
    with connection.getresponse() as response:
        return json.loads(response.read())


class Seat:
    """One seat of the table, as a page would hold it."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.legal: dict[str, Any] = self.hear("welcome")["turn"]["legal"]

    def hear(self, kind: str) -> dict[str, Any]:
        """The next message of a kind; a turn is remembered."""
        while True:
            message: dict[str, Any] = json.loads(self.line.recv(60))
            if message["type"] == "turn":
                self.legal = message["legal"]
            if message["type"] == kind:
                return message

    def act(self, id: str) -> None:
        """Do the first action there is, and hear that it is done."""
        kind, group = next(iter(self.legal.items()))
        each = {name: column[0] for name, column in group["each"].items()}
        self.line.send(json.dumps({"type": "act", "id": id, "action": {"do": kind, **group["same"], **each}}))
        self.hear("done")


def walk() -> Walk:
    """Play until everything is warm, and record one act."""
    compiled(shelf.box("gra")).load()
    recorder = Recorder()
    threading.setprofile(recorder)
    with tempfile.TemporaryDirectory() as folder, Server(Config(db=Path(folder) / "walk.db", games=("gra",))) as server:
        token = post(server.port, "/api/tokens", {"name": "walk"})["token"]
        wanted = {"game": "gra", "chairs": [{"who": "me"}] * 2, "start": True, "patience": None}
        table = post(server.port, "/api/tables", wanted, token)["table"]
        at, headers = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live", {"Authorization": f"Bearer {token}"}
        with (
            connect(f"{at}?seat=0", additional_headers=headers) as first,
            connect(f"{at}?seat=1", additional_headers=headers) as second,
        ):
            seats = [Seat(first), Seat(second)]
            for number in range(2):
                actor, other = seats if seats[0].legal else reversed(seats)
                server.finish()
                recorder.on = number == 1
                actor.act(f"act-{number}")
                other.hear("turn")
                server.finish()
                recorder.on = False
    threading.setprofile(None)
    return Walk(sorted(recorder.calls, key=lambda call: call.thread))


def main() -> None:
    """Print it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--calls", action="store_true", help="print every call")
    parser.add_argument("--json", action="store_true", help="print the numbers for a program")
    asked = parser.parse_args()
    found = walk()
    if asked.json:
        path = [module for module, _ in itertools.groupby(call.module for call in found.calls)]
        print(json.dumps({"server": found.server, "changes": found.changes, "path": path}))
        return
    if asked.calls:
        print("\n".join(f"{call.module}:{call.function}" for call in found.calls))
    print(found)
    print("\n".join(found.modules))


if __name__ == "__main__":
    main()
