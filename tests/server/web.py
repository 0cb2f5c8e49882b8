"""What tests do at the web table: start a server, ask it over HTTP, sit at its tables, kill it."""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import random
import select
import signal
import socket
import sqlite3
import time
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import nursery
import pytest
from server.postgres import database_of, shared
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

SERVING = Path(__file__).with_name("serving.py")
ON_POSTGRES = bool(os.environ.get("KONSPIRA_TEST_POSTGRES"))
of_a_file = pytest.mark.skipif(ON_POSTGRES, reason="it is about the file of an SQLite database")
PATIENCE = 180  # seconds a test waits for what must come, on a machine that is busy with other things


def wait_for(true: Callable[[], bool], seconds: float = PATIENCE) -> bool:
    """Does it become true in time?"""
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        if true():
            return True
        time.sleep(0.05)
    return False


class Answer:
    """An answer over HTTP."""

    def __init__(self, response: http.client.HTTPResponse) -> None:
        self.status, self.headers, self.body = response.status, response.headers, response.read()

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Server:
    """A server of its own, with its own database."""

    def __init__(self, db: Path, **config: Any) -> None:
        self.db, self.config = db, config
        if ON_POSTGRES and "postgres" not in config:  # nodes are given one for all of them
            self.config |= {"postgres": database_of(db), "secrets": str(db.with_suffix(".secrets"))}
        self.start()

    def start(self) -> None:
        assert wait_for(self._listens), f"the server did not start: {self.log}"

    def _listens(self) -> bool:
        """Start it. Where it was before, somebody's connection may have its port for a moment: then not yet."""
        if line := self._begin([str(SERVING), json.dumps({"db": str(self.db), **self.config})]):
            self.port = int(line)
            return True
        self.process.wait(PATIENCE)
        self._said.close()
        assert "start-port-taken" in self.log.splitlines()[-1], f"the server did not start: {self.log}"
        return False

    def _begin(self, words: list[str]) -> str:
        """Start `python WORDS…`; its first line, or nothing where it ends without one."""
        heard, told = os.pipe()
        with open(self.db.with_suffix(".log"), "a") as errors, open(os.devnull) as nothing:
            self.process = nursery.begin(words, stdin=nothing, stdout=told, stderr=errors)
        os.close(told)
        self._said = open(heard)  # noqa: SIM115  # closed with the server
        if not select.select([self._said], [], [], PATIENCE)[0]:
            self.process.kill()
            raise AssertionError(f"the server says nothing: {self.log}")
        return self._said.readline()

    def sql(self, *statements: str) -> None:
        """Change the database from outside, whichever it is."""
        if "postgres" in self.config:
            shared().sql("; ".join(statements), urlsplit(self.config["postgres"]).path[1:])
            return
        with contextlib.closing(sqlite3.connect(self.db, timeout=30)) as db, db:
            for statement in statements:
                db.execute(statement)

    @property
    def log(self) -> str:
        return self.db.with_suffix(".log").read_text()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Stop it, kindly or not; return how it ended."""
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        self._said.close()
        return code

    def die_and_rise(self, between: Callable[[], object] = lambda: None) -> None:
        """Be killed, and come back at the same address."""
        self.stop(signal.SIGKILL)
        between()
        self.config["port"] = self.port
        self.start()

    @property
    def site(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def ask(
        self, path: str, body: Any = None, *, token: str | None = None, method: str | None = None,
        headers: dict[str, str] | None = None, raw: bytes | None = None,
    ) -> Answer:  # fmt: skip
        """One request."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        sent = {"Content-Type": "application/json"} if body is not None else {}
        sent |= {"Authorization": f"Bearer {token}"} if token else {}
        content = raw if raw is not None else json.dumps(body).encode() if body is not None else None
        connection.request(method or ("GET" if content is None else "POST"), path, content, sent | (headers or {}))
        try:
            return Answer(connection.getresponse())
        finally:
            connection.close()

    def token(self, name: str = "Ania", face: str | None = None) -> str:
        """A new guest; one with a face has been asked for name and face."""
        return str(self.ask("/api/tokens", {"name": name, "face": face}).json["token"])

    def table(self, token: str, chairs: list[Any], **wanted: Any) -> str:
        """A new table; chairs are "me", "open", or the name of a bot."""
        seatings = [{"who": c} if c in ("me", "open") else {"who": "bot", "bot": c} for c in chairs]
        answer = self.ask("/api/tables", {"game": "gra", "chairs": seatings, **wanted}, token=token)
        assert answer.status == 201, answer.body
        return str(answer.json["table"])

    def freeze_at(self, table: str, token: str) -> socket.socket:
        """A socket at a table whose device sleeps: the line is there, but nobody reads or answers."""
        line = socket.create_connection(("127.0.0.1", self.port), PATIENCE)
        asked = {
            "Host": f"127.0.0.1:{self.port}", "Upgrade": "websocket", "Connection": "Upgrade",
            "Sec-WebSocket-Key": "c2xlZXBzIGFuZCBkcmVhbQ==", "Sec-WebSocket-Version": "13",
            "Authorization": f"Bearer {token}",
        }  # fmt: skip
        head = "".join(f"{name}: {value}\r\n" for name, value in asked.items())
        line.sendall(f"GET /api/tables/{table}/live HTTP/1.1\r\n{head}\r\n".encode())
        assert line.recv(12) == b"HTTP/1.1 101"
        return line

    def sit(self, table: str, token: str | None = None, **query: Any) -> Seat:
        """A socket at a table."""
        return Seat(self, table, token, **query)


class Seat:
    """A socket at a table, that remembers all it was told."""

    def __init__(
        self, server: Server, table: str, token: str | None = None, headers: dict[str, str] | None = None, **query: Any
    ) -> None:
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        given = (headers or {}) | ({"Authorization": f"Bearer {token}"} if token else {})
        self._open = contextlib.ExitStack()
        self.socket = self._open.enter_context(connect(
            f"ws://127.0.0.1:{server.port}/api/tables/{table}/live?{asked}", additional_headers=given,
            compression=None, open_timeout=PATIENCE, close_timeout=1, max_size=None, ping_interval=None,
        ))  # fmt: skip
        self.raw: list[str] = []
        self.heard: list[dict[str, Any]] = []
        self.turn: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}
        self.you: dict[str, Any] = {}

    def __enter__(self) -> Seat:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Go away."""
        self._open.close()

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        self.heard.append(message)
        if message["type"] == "welcome":
            self.turn = message["turn"]
        elif message["type"] == "turn":
            self.turn = message
        if "table" in message:
            self.table, self.you = message["table"], message["you"]
        return message

    def until(self, wanted: Callable[[dict[str, Any]], Any] | str) -> dict[str, Any]:
        """The next message of a type, or one that a test recognises."""
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends:
            message = self.hear(max(0.01, ends - time.monotonic()))
            if message["type"] == wanted if isinstance(wanted, str) else wanted(message):
                return message
        raise TimeoutError

    def send(self, type: str, id: str | None = None, **fields: Any) -> str:
        """Send a command; return its id."""
        id = id or uuid.uuid4().hex
        self.socket.send(json.dumps({"type": type, "id": id, **fields}))
        return id

    def send_at_once(self, messages: list[dict[str, Any]]) -> None:
        """Send many messages in one piece of the stream, past the library that would send one after the other."""
        frames = b""
        for message in messages:
            body = json.dumps(message).encode()
            assert len(body) < 126
            frames += bytes([0x81, 0x80 | len(body), 0, 0, 0, 0]) + body
        self.socket.socket.sendall(frames)

    def do(self, type: str, id: str | None = None, **fields: Any) -> dict[str, Any]:
        """Send a command and hear the answer."""
        sent = self.send(type, id, **fields)
        return self.until(lambda message: message.get("id") == sent)

    def closed(self) -> int:
        """Wait for the other side to close; with which code."""
        ends = time.monotonic() + PATIENCE
        try:
            while time.monotonic() < ends:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006
        raise TimeoutError


def actions(menu: dict[str, Any]) -> list[dict[str, Any]]:
    """The actions of a menu, one by one."""
    return [
        {"do": kind, **group["same"], **{name: column[k] for name, column in group["each"].items()}}
        for kind, group in menu.items()
        for k in range(group["n"])
    ]


def first(seat: Seat) -> dict[str, Any]:
    """The first action of a seat's menu."""
    assert seat.turn is not None
    return actions(seat.turn["legal"])[0]


def play_out(seats: list[Seat], chance: random.Random) -> dict[str, Any]:
    """Play at random until the match is over."""
    for seat in seats:
        if not seat.turn:
            seat.until("welcome")
    while True:
        for seat in seats:
            turn = seat.turn
            if turn and turn["outcome"]:
                return turn
        actor = next((s for s in seats if s.turn and s.turn["legal"]), None)
        if actor is None:
            for seat in seats:
                seat.until("turn")
            continue
        moment = actor.turn["moment"]
        assert actor.do("act", action=chance.choice(actions(actor.turn["legal"])))["type"] == "done"
        assert actor.turn["moment"] > moment
        for seat in seats:
            while seat is not actor and seat.turn["moment"] < actor.turn["moment"]:
                seat.until("turn")
