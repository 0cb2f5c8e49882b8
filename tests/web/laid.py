"""Tables laid to any position, without a game being played to it: a real room tells a real page, over its own socket.

The page is the server's, and so is every message. Only the line between them is the test's: what the page sends to a
table's address reaches a room of server/rooms.py, on an event loop beside the browser's.
"""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeVar
from urllib.parse import parse_qs, urlsplit

import msgspec
from golden import FORMAT, settings_shown
from playwright.sync_api import Page, Route, WebSocketRoute
from server.rooms import FakeServices, ListTransport, until
from server.web import PATIENCE

from konspira import SPECTATOR
from konspira.boxes.box import Box
from konspira.games.krecia.options import own_pack
from konspira.games.wistar import library
from konspira.play.match import Match
from konspira.server import DAY, tutorial
from konspira.server.replays import seen_again
from konspira.server.store import StoredMatch
from konspira.server.table import Client
from konspira.server.table.commands import handle
from konspira.server.table.match import LiveMatch
from konspira.server.table.room import Room

EXAMPLE = Path(__file__).parents[1] / "games" / "wistar" / "example.toml"  # a box of Krysobot
LONGEST = "Wielkomiłosława Brzęczyk"  # as long as a name may be, and with wide letters
GUESTS = "ABCDEFG"
KEPT = 8  # rooms, of pages that may still look at them
Result = TypeVar("Result")


class Position(NamedTuple):
    """A match at a step, and how to name it."""

    name: str
    match: Match
    options: dict[str, Any]
    tutorial: bool = False

    @property
    def seats(self) -> list[int]:
        """Whose screens differ: somebody who acts, somebody who waits, somebody who looks on."""
        actors, others = list(self.match.actors), [s for s in range(self.match.seats) if s not in self.match.actors]
        return [*actors[:1], *others[:1], SPECTATOR]

    def kind(self, seat: int) -> tuple[Any, ...]:
        """Positions of one kind differ in numbers only: the same phase, choices of the same sort."""
        turn = self.match.turn(seat)
        view = msgspec.to_builtins(turn.view)
        kinds = {value.__struct_config__.tag for value in list(turn.legal)[:200]}
        sort = tuple(view.get(name) for name in ("phase", "stage", "question", "played", "wild", "asks"))
        return self.match.box.name, self.match.seats, seat < 0, sort, tuple(sorted(kinds)), self.match.outcome is None


def settings_laid(box: Box) -> list[tuple[int, dict[str, Any]]]:
    """What the golden games are played by; for Krecia missions in words, too, and for Krysobot cards of the table."""
    words = [one | {"words": "Bez kłótni", "conditions": [], "hint": []} for one in own_pack()]
    more = {"krecia": [(4, {"missions": words})], "wistar": [(1, {"pack": on_the_table()})]}
    return [*settings_shown(box), *more.get(box.name, [])]


def on_the_table() -> Any:
    """A box of Krysobot whose cards people draw themselves."""
    return msgspec.structs.replace(library.read(EXAMPLE), decks="mine")


def golden_positions(box: Box, steps: int = 1000) -> Iterator[Position]:
    """Every position of a game's golden games, one after the other on the same table."""
    for seats, options in settings_laid(box):
        chance, match = random.Random(1), Match(box, seats, options, bytes(range(32)), format=FORMAT)
        for number in range(steps):
            yield Position(f"{box.name}-{seats} {number}", match, options)
            if match.outcome is not None:
                break
            seat = chance.choice(match.actors)
            match.act(seat, chance.choice(match.turn(seat).legal))


def tutorial_positions(box: Box) -> Iterator[Position]:
    """Every step of a game's lesson."""
    lesson = tutorial.of(box)
    if lesson is None:
        return
    match = Match(box, lesson.seats, lesson.options, bytes.fromhex(lesson.key), format=tutorial.FORMAT)
    for number, step in enumerate([*lesson.steps, None]):
        if step is None or not step.quick:  # those go by at once
            yield Position(f"{box.name}-lesson {number}", match, lesson.options, tutorial=True)
        if step is not None:
            match.act(step.seat, msgspec.convert(step.action, box.wording.action_type))


class Loop:
    """An event loop beside the browser's, on which rooms live."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()

    def do(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Do something there, and wait for it."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(PATIENCE)
        self.loop.close()


class Laid:
    """A table that stands at whatever position it was laid to, for whoever opens it."""

    def __init__(self, loop: Loop) -> None:
        self.loop, self.number = loop, 0
        self.services = loop.do(self._services())
        self.position: Position | None = None
        self.seat = SPECTATOR
        self.changed: Callable[[Room], None] = lambda room: None
        self.rooms: list[Room] = []
        self.acts: list[Any] = []  # what pages wanted to do; none of it is done, for the table stays as it was laid
        self.absent: set[int] = set()  # seats whose guests are away
        self.deaf = False  # is everything lost that a page says, and nobody welcomed?
        self.unheard = 0  # lines that were opened meanwhile
        self.clock = "long"  # or "slow", which is told in words

    async def _services(self) -> FakeServices:
        return FakeServices(clocks={"long": 3599.0, "slow": 3 * DAY})

    def close(self) -> None:
        self.loop.do(self._close())

    async def _close(self) -> None:
        for room in self.rooms:
            room.close(1000)
        self.services.close()

    def serve(self, page: Page) -> None:
        """From now on this page finds the table wherever it looks for one."""
        page.route_web_socket(lambda url: "/api/tables/laid" in url, self._opened)
        page.route(lambda url: "/api/tables/laid" in url, self._asked)

    def lay(self, page: Page, position: Position, seat: int, *, scene: int | None = None, read: bool = True) -> None:
        """Show a position to a page, as a seat sees it; `scene` is the last that it has watched.

        Unless it has `read` its secret cards, they are shown first.
        """
        self.position, self.seat = position, seat
        self.number += 1
        id = f"laid{self.number}"
        page.evaluate(
            """([id, scene, seat, read]) => {
                for (const key of read ? [
                    () => `krecia-role-${id}-1`, () => `krecia-partner-${id}-1`,
                    () => `agenci-agent-${id}-1-${seat}`, () => `agenci-second-${id}-1-${seat}`,
                ] : []) sessionStorage.setItem(`konspira-${key()}`, 'true');
                document.querySelectorAll('dialog[open]').forEach((one) => one.close());
                if (scene !== null) sessionStorage.setItem(`konspira-scene-${id}-1`, JSON.stringify(scene));
                history.pushState(null, '', `/t/${id}`);
                dispatchEvent(new PopStateEvent('popstate'));
            }""",
            [id, scene, seat, read],
        )
        page.wait_for_function("id => document.querySelector(`[data-table='${id}']`)", arg=id)

    def _opened(self, line: WebSocketRoute) -> None:
        if self.deaf:
            self.unheard += 1
            return
        id = urlsplit(line.url).path.split("/")[3]
        device = parse_qs(urlsplit(line.url).query).get("device", [None])[0]
        client, page, room = self.loop.do(self._join(id, device))
        told = 0

        def tell() -> None:
            nonlocal told
            while told < len(page.heard):
                line.send(msgspec.json.encode(page.heard[told]).decode())
                told += 1

        def said(text: str | bytes) -> None:
            command = msgspec.json.decode(text)
            if command["type"] == "act" or self.deaf:
                self.acts += [command["action"]] if command["type"] == "act" else []
                return
            self.loop.do(self._answer(room, client, page, str(text)))
            tell()

        line.on_message(said)
        tell()

    async def _join(self, id: str, device: str | None) -> tuple[Client, ListTransport, Room]:
        assert self.position is not None
        match, box = self.position.match, self.position.match.box
        while len(self.rooms) > KEPT:
            self.rooms.pop(0).close(1000)
        room = self.services.room(
            GUESTS[: match.seats], id=id, game=box.name, options=self.position.options, clock=self.clock,
            tutorial=self.position.tutorial, names=[LONGEST] * match.seats,
        )  # fmt: skip
        live = LiveMatch(room.log, 1, match, room.store, self.services.receipts, room.done)
        room.timekeeper.begin(live.id, match)
        room.begin(live)
        self.changed(room)
        for seat in {*range(match.seats)} - self.absent:
            room.presence.came(seat)
        page = ListTransport()
        client = Client(page, None if self.seat < 0 else GUESTS[self.seat], LONGEST, text=True, device=device)
        room.join(client, self.seat)
        self.rooms.append(room)
        return client, page, room

    async def _answer(self, room: Room, client: Client, page: ListTransport, text: str) -> None:
        id = msgspec.json.decode(text)["id"]
        await handle(room, client, text)
        await until(lambda: any(message.get("id") == id for message in page.heard))

    def _asked(self, route: Route) -> None:
        if "/replay" not in route.request.url:
            route.fulfill(body="")  # nothing is kept of such a table
            return
        asked = parse_qs(urlsplit(route.request.url).query)
        seat = asked["seat"][0]
        assert self.position is not None
        stored = StoredMatch("laid", 1, bytes(32), list(self.position.match.journal), [], 0, 240_000)
        told = seen_again(stored, None if seat == "all" else int(seat), "text" in asked)
        route.fulfill(body=told, content_type="application/json")


@contextmanager
def laid() -> Iterator[Laid]:
    """A table that can be laid, and what it needs."""
    loop = Loop()
    table = Laid(loop)
    try:
        yield table
    finally:
        table.close()
        loop.close()
