"""boardgame.io as a peer: its own server from npm, in memory, with the same seats informed of every move.

Its package is installed once into a cache folder and is no part of this project. It is asked over its own protocol, by
the same hand-written sockets that Konspira is.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import platformdirs
from sockets import Line, Measured

VERSION = "0.50.2"
HAND = 6  # as in boardgame.cjs


class Context(msgspec.Struct):
    currentPlayer: str  # noqa: N815  # its own words
    gameover: Any = None


class State(msgspec.Struct):
    ctx: Context
    stateid: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: State


encode = msgspec.json.Encoder().encode
_update = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw]).decode  # what led to the state is not needed
_sync = msgspec.json.Decoder(tuple[str, str, Synced]).decode


class Seat(Line):
    """One seat; messages are those of Socket.IO 4 over Engine.IO 4."""

    def __init__(self, measured: Measured, table: Table, seat: int) -> None:
        super().__init__(measured, "/socket.io/?EIO=4&transport=websocket", "Origin: http://localhost\r\n")
        self.table, self.name = table, str(seat)

    def ask(self, *words: Any) -> None:
        self.say(b"42/gra," + encode(words))

    def sync(self) -> None:
        self.ask("sync", self.table.match, self.name, None, self.table.seats)

    def hear(self, text: bytes) -> None:
        if text.startswith(b'42/gra,["update"'):
            _, match, state, _ = _update(text[7:])
            self.told(match, state)
        elif text.startswith(b'42/gra,["sync"'):
            _, match, synced = _sync(text[7:])
            if not self.open.done():
                self.open.set_result(None)
            else:
                self.told(match, synced.state, moved=False)
        elif text.startswith(b"0"):
            self.say(b"40/gra,")
        elif text.startswith(b"40/gra"):
            self.sync()
        elif text == b"2":
            self.say(b"3")

    def told(self, match: str, state: State, moved: bool = True) -> None:
        if match != self.table.match:
            return
        if moved:
            self.table.told(state.stateid)
        if state.ctx.gameover is not None:
            self.table.again()
        elif state.ctx.currentPlayer == self.name and self.measured.playing:
            self.play(state.stateid)

    def play(self, at: int) -> None:
        self.table.sent[at + 1] = time.perf_counter()
        payload = {"type": "play", "args": [int(random.random() * HAND)], "playerID": self.name}
        self.ask("update", {"type": "MAKE_MOVE", "payload": payload}, at, self.table.match, self.name)


class Table:
    """One table and its seats; match follows match."""

    def __init__(self, measured: Measured, number: int, seats: int) -> None:
        self.measured, self.number, self.seats, self.played = measured, number, seats, 0
        self.ends: list[Seat] = []
        self._begin()

    def _begin(self) -> None:
        self.played += 1
        self.match = f"t{self.number}-{self.played}"
        self.sent: dict[int, float] = {}
        self.heard: dict[int, int] = {}
        self._over = 0

    def start(self) -> None:
        self.ends[0].play(0)

    def told(self, state: int) -> None:
        self.heard[state] = self.heard.get(state, 0) + 1
        if self.heard[state] == self.seats:
            self.measured.moves += 1
            if state in self.sent:
                self.measured.latencies.append(time.perf_counter() - self.sent[state])

    def again(self) -> None:
        """All seats have heard of the end: on with the next match."""
        self._over += 1
        if self._over == self.seats and self.measured.playing:
            self._begin()
            for end in self.ends:
                end.sync()


async def tables(measured: Measured, port: int, number: int, seats: int) -> list[Table]:
    """So many tables, everybody seated."""
    loop, made = asyncio.get_running_loop(), []
    for n in range(number):
        made.append(table := Table(measured, n, seats))
        for seat in range(seats):
            _, end = await loop.create_connection(
                lambda table=table, seat=seat: Seat(measured, table, seat), "127.0.0.1", port
            )
            table.ends.append(end)
            await end.open
    return made


def installed() -> Path:
    """Where the package is, installed if need be."""
    home = Path(platformdirs.user_cache_dir("konspira-bench", appauthor=False)) / f"boardgame.io-{VERSION}"
    if not (home / "node_modules" / "boardgame.io").exists():
        home.mkdir(parents=True, exist_ok=True)
        (home / "package.json").write_text("{}")
        wanted = ["npm", "install", "--no-audit", "--no-fund", "--silent", f"boardgame.io@{VERSION}"]
        subprocess.run(wanted, cwd=home, check=True)
    return home


@contextlib.contextmanager
def serving() -> Iterator[tuple[int, int]]:
    """A server of its own; its port, and its process."""
    command = ["node", str(Path(__file__).with_suffix(".cjs")), str(installed())]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        try:
            assert server.stdout is not None
            yield next(int(line.split()[1]) for line in server.stdout if line.startswith("port ")), server.pid
        finally:
            server.kill()
