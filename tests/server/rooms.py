"""A table without a server: clients are lists of messages, and the store keeps in memory what it is told to."""

from __future__ import annotations

import asyncio
import json
import uuid
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from server.web import PATIENCE, actions

from konspira.boxes.box import Box
from konspira.play import shelf
from konspira.play.signing import SigningKey
from konspira.server import Config
from konspira.server.allowance import Buckets
from konspira.server.bots import BotPool
from konspira.server.fair import FairThread
from konspira.server.monitoring import Metrics
from konspira.server.nodes import Alone
from konspira.server.store import LINE, Entry, Statement, Stored, StoredChair, StoredTable
from konspira.server.store.statements import Statements
from konspira.server.table import Client, Told
from konspira.server.table.commands import handle
from konspira.server.table.done import DoneCommands
from konspira.server.table.log import TableLog
from konspira.server.table.receipts import Receipts
from konspira.server.table.room import Room
from konspira.server.thinkers import ThreadThinkers


class ListTransport:
    """A transport that remembers what it was sent."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.code: int | None = None  # with which it was closed
        self.unresponsive = False

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message))

    def close(self, code: int) -> None:
        self.code = code

    @property
    def types(self) -> list[str]:
        """What kinds of messages came."""
        return [message["type"] for message in self.heard]

    def last(self, kind: str) -> dict[str, Any]:
        """The last message of a kind; a turn may have come with the welcome."""
        for message in reversed(self.heard):
            if message["type"] == kind:
                return message
            if kind == "turn" and message["type"] == "welcome" and message["turn"]:
                return dict(message["turn"])
        raise AssertionError(f"no {kind} among {self.types}")


class MemoryStore(Statements):
    """A store that keeps everything in memory, at once or (`slow`) when `settle` says so."""

    def __init__(self) -> None:
        self.secret, self.behind, self.slow = b"k" * 32, 0, False
        self.trouble: str | None = None
        self.entries: list[Entry] = []
        self.statements: list[Statement] = []
        self._waiting: list[tuple[Sequence[Entry], Sequence[Statement], Stored | None]] = []

    def write(self, entries: Sequence[Entry], statements: Sequence[Statement], then: Stored | None = None) -> None:
        self.behind += 1
        self._waiting.append((entries, statements, then))
        if not self.slow:
            self.settle()

    def settle(self, error: Exception | None = None) -> None:
        """All that waits is durable now, or could not be stored."""
        waiting, self._waiting = self._waiting, []
        for entries, statements, then in waiting:
            self.behind -= 1
            if error is None:
                self.entries += entries
                self.statements += statements
            if then:
                then(error)

    async def commit(self, *statements: Statement, entries: Sequence[Entry] = ()) -> None:
        self.entries += entries
        self.statements += statements

    def close(self) -> None: ...

    @property
    def lines(self) -> list[Entry]:
        """The lines of journals without their headers."""
        return [entry for entry in self.entries if entry.kind == LINE and entry.line]


class FakeNotifier:
    """Remembers who was notified."""

    def __init__(self) -> None:
        self.guests: list[str] = []
        self.dies = False  # before it has told anybody

    def notify(self, guest: str, table: str, box: Box, told: Told) -> None:
        if not self.dies:
            self.guests.append(guest)
            told(None)

    def keep(self, guest: str, table: str, turn: str, at: int) -> list[Statement]:
        return []


class FakeServices:
    """The services of a server that there is not."""

    def __init__(self, **config: Any) -> None:
        self.config = Config(pace=(0.0, 0.0), **config)
        self.store, self.metrics, self.notifier = MemoryStore(), Metrics(), FakeNotifier()
        self.bots = BotPool(ThreadThinkers(1), (0.0, 0.0))
        self.change_rate = Buckets(self.config.limits.changes)
        self.chat_rate, self.advice_rate = Buckets(self.config.limits.chat), Buckets(self.config.limits.advice)
        self.match_executor, self.answers = ThreadPoolExecutor(1), FairThread("answers", 100, 100)
        self.nodes = Alone()
        self.signer = SigningKey(bytes(32))
        self.receipts = Receipts(self.signer, bytes(32))
        self.forgotten: list[Room] = []
        self.made: list[Room] = []
        self.rater, self.looked = self, 0

    def look(self) -> None:
        """There may be a match to rate."""
        self.looked += 1

    def room(
        self, chairs: str = "AB", *, id: str = "t", game: str = "gra", options: dict[str, Any] | None = None,
        names: Sequence[str] = (), **wanted: Any,
    ) -> Room:  # fmt: skip
        """A table: a guest by a letter, a bot by `*`, an open chair by `_`; the first guest is the host."""
        made = [_chair(seat, letter) for seat, letter in enumerate(chairs)]
        for chair, name in zip(made, names, strict=False):
            chair.name = name
        patience = wanted.pop("patience", None)
        table = StoredTable(id, game, options or {}, True, patience, chairs[0], 1, 1, made, **wanted)
        self.made.append(Room(self, shelf.box(game), table, [], DoneCommands(), self, TableLog(id)))
        return self.made[-1]

    def forget(self, room: Room) -> None:
        self.forgotten.append(room)

    def close(self) -> None:
        for room in self.made:
            room.closed = True  # or a bot whose thought is cancelled with the event loop would begin another
        self.bots.close()
        self.match_executor.shutdown()
        self.answers.close()


def _chair(seat: int, letter: str) -> StoredChair:
    if letter == "*":
        return StoredChair(seat, "bot", None, "random", f"i{seat}", False)
    if letter == "_":
        return StoredChair(seat, "open", None, None, f"i{seat}", False)
    return StoredChair(seat, "guest", letter, None, f"i{seat}", False, letter)


def with_services(work: Callable[[FakeServices], Coroutine[Any, Any, None]], **config: Any) -> None:
    """Do some work with tables, on an event loop."""

    async def run() -> None:
        services = FakeServices(**config)
        try:
            await work(services)
        finally:
            services.close()

    asyncio.run(run())


def come(room: Room, guest: str | None, seat: int = -1, **wanted: Any) -> tuple[Client, ListTransport]:
    """Somebody comes to a table."""
    page = ListTransport()
    client = Client(page, guest, guest, **wanted)
    room.join(client, seat)
    return client, page


def act_of(page: ListTransport) -> dict[str, Any]:
    """The first action that somebody may do."""
    return actions(page.last("turn")["legal"])[0]


async def rounds(number: int = 10) -> None:
    """Let the event loop come round, so that all that is due happens."""
    for _ in range(number):
        await asyncio.sleep(0)


async def until(true: Callable[[], bool]) -> None:
    """Wait for what other threads do."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.001)


async def send(room: Room, client: Client, kind: str, id: str = "x", **fields: Any) -> None:
    """A client sends a command."""
    await handle(room, client, json.dumps({"type": kind, "id": id, **fields}))


async def do(room: Room, client: Client, kind: str, **fields: Any) -> None:
    """The same, each time another command."""
    await send(room, client, kind, uuid.uuid4().hex, **fields)
