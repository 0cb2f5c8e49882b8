"""Nodes without sockets: real lobbies on the PostgreSQL of the tests, in one process; guests are lists of messages."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from server.postgres import PATIENCE, database_of
from server.rooms import ListTransport, send
from server.web import actions

from konspira.server import Config
from konspira.server.lobby import Lobby
from konspira.server.monitoring import Metrics
from konspira.server.protocol.commands import Seating
from konspira.server.protocol.http import NewTable
from konspira.server.services import Services
from konspira.server.store import StoredChair, StoredGuest
from konspira.server.store.postgres import CHANNEL, PostgresStore
from konspira.server.store.postgres_database import PostgresDatabase
from konspira.server.store.postgres_nodes import PostgresNodes
from konspira.server.table import Client


class Guest:
    """Somebody at a table, at one node."""

    def __init__(self, room: Any, name: str) -> None:
        self.room, self.name, self.page = room, name, ListTransport()
        self.client = Client(self.page, name, name)
        self.room.join(self.client, min(room.presence.seats_of(name), default=-1))

    @property
    def turn(self) -> dict[str, Any] | None:
        turns = [
            m["turn"] if m["type"] == "welcome" else m for m in self.page.heard if m["type"] in ("turn", "welcome")
        ]
        return next((turn for turn in reversed(turns) if turn), None)

    @property
    def legal(self) -> list[dict[str, Any]]:
        return actions(self.turn["legal"]) if self.turn else []

    @property
    def moments(self) -> int:
        """How many lines the journal has, at his node."""
        return len(self.room.live.match.journal) if self.room.live else 0

    @property
    def over(self) -> bool:
        return bool(self.turn and self.turn["outcome"])

    @property
    def said(self) -> list[str]:
        return [line.text for line in self.room.chat]

    def answered(self, id: str) -> bool:
        refusals = [m for m in self.page.heard if m["type"] == "refused" and m.get("id") == id]
        assert not refusals, refusals
        return any(m["type"] == "done" and m["id"] == id for m in self.page.heard)

    async def send(self, kind: str, id: str, **fields: Any) -> None:
        await send(self.room, self.client, kind, id, **fields)

    async def act(self, action: dict[str, Any], id: str) -> None:
        await self.send("act", id, action=action)


class Node:
    """One node; a `deaf` one hears no notices."""

    def __init__(self, database: PostgresDatabase, **config: Any) -> None:
        self.store = PostgresStore(database, asyncio.get_running_loop())
        self.nodes = PostgresNodes(self.store)
        settings = Config(pace=(0.0, 0.0), games=("gra",), blink=0.05, **config)
        self.services = Services(settings, self.store, Metrics(), self.nodes)
        self.lobby = Lobby(self.services)
        self.nodes.begin(self.lobby)
        self.deaf = self.listens = False
        self._tell, self.store.told = self.store.told, self._told

    def _told(self, payload: str) -> None:
        self.listens = True
        if not self.deaf:
            self._tell(payload)

    async def listening(self) -> None:
        """Until it hears notices: what was said before that, it does not know."""
        async with asyncio.timeout(PATIENCE):
            while not self.listens:
                async with self.store.reading() as connection:
                    await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{self.store.node} *")
                await asyncio.sleep(0.01)

    async def make(self, chairs: str, start: bool = True, **wanted: Any) -> str:
        """A table of GRA: a guest by a letter, a bot by `*`, an open chair by `_`; the first guest is the host."""
        for letter in chairs.replace("*", "").replace("_", ""):
            await self.store.commit(self.store.keep_guest(letter, letter, 1))
        seatings = [Seating("bot", "random") if letter == "*" else Seating("open") for letter in chairs]
        table = await self.lobby.make(
            chairs[0], StoredGuest(chairs[0], None), NewTable("gra", seatings, public=True, **wanted)
        )
        seated = [
            StoredChair(seat, "guest", letter, None, f"i{seat}", False) for seat, letter in enumerate(chairs)
            if letter not in "*_"
        ]  # fmt: skip
        await self.store.commit(*(self.store.keep_chair(table, chair) for chair in seated))
        if start:
            room = await self.lobby.room(table)
            async with room.lock:
                await room.beginning.open()
        return table

    async def come(self, table: str, guest: str) -> Guest:
        return Guest(await self.lobby.room(table), guest)

    async def end(self) -> None:
        self.lobby.close()
        await self.nodes.close()
        await asyncio.to_thread(self.services.close)


def with_nodes(path: Path, number: int, work: Callable[[list[Node]], Awaitable[None]], **config: Any) -> None:
    """Do some work with so many nodes."""
    database = PostgresDatabase(database_of(path), path / "secrets")

    async def run() -> None:
        nodes = [Node(database, **config) for _ in range(number)]
        try:
            for node in nodes:
                await node.listening()
            await work(nodes)
        finally:
            for node in nodes:
                await node.end()

    asyncio.run(run())
