"""Tables with the real store at which devices shuffle; what they send and hear are lists, and time is the test's."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from server.rooms import ListTransport, send, until
from server.web import PATIENCE

from konspira.play.journal import contents
from konspira.play.shuffler import Shuffler
from konspira.server import Config
from konspira.server.lobby import Lobby
from konspira.server.monitoring import Metrics
from konspira.server.protocol.commands import Seating
from konspira.server.protocol.http import NewTable
from konspira.server.services import Services
from konspira.server.store import StoredGuest
from konspira.server.store.database import Database
from konspira.server.store.sqlite import SqliteStore
from konspira.server.table import Client
from konspira.server.table.room import Room

LONG, SHORT = 600.0, 2.0  # seconds to open a seed: more than a test has, or what a page needs on a busy machine


class Device:
    """A page of a guest. It shuffles by itself, as pages do, unless it is `old`; one that is `silent` never opens."""

    def __init__(
        self, room: Room, guest: str, *, old: bool = False, silent: bool = False, hotseat: bool = False
    ) -> None:
        self.room, self.old, self.silent, self.hotseat = room, old, silent, hotseat
        self.guest, self.shuffler = guest, Shuffler()
        self._told = 0
        self.come()

    def come(self) -> None:
        """Open a line; the room tells everything."""
        mine = self.room.presence.seats_of(self.guest)
        self.page = ListTransport()
        self.client = Client(self.page, self.guest, self.guest, hotseat=self.hotseat)
        self.room.join(self.client, -1 if self.hotseat or not mine else mine[0])
        self._told = 0

    def go(self) -> None:
        """Lose the line."""
        self.room.leave(self.client)

    async def send(self, kind: str, **fields: Any) -> None:
        await send(self.room, self.client, kind, f"{kind}{len(self.page.heard)}", **fields)

    async def hear(self) -> None:
        """Do what a page does about all that it has been told since."""
        heard, self._told = self.page.heard[self._told :], len(self.page.heard)
        for message in heard:
            if message["type"] not in ("welcome", "table") or not message["you"]["mine"] or self.old:
                continue
            state = message["table"]["shuffle"]
            committed, opened = self.shuffler.commitment(state), None
            if not self.silent:
                opened = self.shuffler.opening(state)
            if committed:
                await self.send("shuffle", shuffle=committed)
            if opened:
                await self.send("open", **opened)


class Tables:
    """A server without sockets; `again` is the same one after a crash."""

    def __init__(self, path: Path, patience: float) -> None:
        self.path, self.config = (
            path,
            Config(db=path, pace=(0.0, 0.0), shuffle=patience, games=("gra",), blink=0.0, together=0.0),
        )
        self._open()

    def _open(self) -> None:
        self.store = SqliteStore(Database(self.path), asyncio.get_running_loop())
        self.services = Services(self.config, self.store, Metrics())
        self.lobby = Lobby(self.services)

    async def again(self) -> None:
        """The server dies, and another one comes up on the same file."""
        await self.close()
        self._open()

    async def close(self) -> None:
        self.lobby.close()
        await asyncio.to_thread(self.services.close)

    async def table(self, chairs: str) -> Room:
        """A table of GRA: a guest by a letter, a bot by `*`, an open chair by `_`; the first guest is the host."""
        for guest in sorted(set(chairs) - set("*_")):
            await self.store.commit(self.store.keep_guest(guest, guest, 1))
        seats = [Seating("bot", "random") if c == "*" else Seating("me" if c == chairs[0] else "open") for c in chairs]
        id = await self.lobby.make(chairs[0], StoredGuest(chairs[0]), NewTable(game="gra", chairs=seats, public=True))
        room = await self.lobby.room(id)
        for seat, guest in enumerate(chairs):
            if guest not in ("*", "_", chairs[0]):
                device = Device(room, guest, old=True)
                await device.send("sit", chair=seat)
                device.go()
        return room


def with_tables(path: Path, work: Callable[[Tables], Coroutine[Any, Any, None]], patience: float = LONG) -> None:
    """Do some work with tables that are kept in a file."""

    async def run() -> None:
        tables = Tables(path, patience)
        try:
            await work(tables)
        finally:
            await tables.close()

    asyncio.run(run())


async def settle(room: Room, *devices: Device, begun: int = 1) -> dict[str, Any]:
    """Let devices do their part until a match is on the table; its header."""

    async def listen() -> None:
        while room.live is None or room.live.number < begun:
            for device in devices:
                await device.hear()
            await asyncio.sleep(0)

    async with asyncio.timeout(PATIENCE):
        await listen()
    assert room.live is not None
    return contents(room.live.match.journal)[0]


async def closed(room: Room) -> None:
    """Until the list is closed."""
    await until(lambda: room.shuffling is not None and room.shuffling.list is not None)


def listed(header: dict[str, Any]) -> list[list[int]]:
    """The seats of the devices in the list."""
    return sorted(device["seats"] for device in header["shuffle"]["devices"])
