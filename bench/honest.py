"""Honest people, as bench/abuse.py lets them play while others do their worst.

They think a little and act, now and then ask what their actions would be, and the coach; somebody looks at finished
matches, and somebody asks whether the server is well. Whatever they wait for is noted from the moment they ask for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from attacks import Line, Visitor, actions

SCHOOL = "127.0.0.1"
KINDS = ("move", "bot", "coach", "explain", "replay", "health")  # what somebody may wait for
OVERRUN = ("refused-often", "refused-busy", "refused-too-much")  # what nobody should hear who plays like a person
WONDER = 0.25  # of their turns on which people ask what they could do
RESTING = 4.0  # seconds for which nobody asks the coach again
Reader = tuple[Visitor, str]  # somebody with his token
MATCHES = 3  # that are over: more pairs of eyes than the server remembers replays


class Wait:
    """What somebody waits for: since when, how long it took, and what the server's loop has computed meanwhile."""

    def __init__(self, kind: str, began: float, done: float) -> None:
        self.kind, self.began, self._done = kind, began, done
        self.took: float | None = None
        self.work, self.refused = 0.0, False

    def end(self, now: float, done: float, refused: bool) -> None:
        """It has come."""
        self.took, self.work, self.refused = now - self.began, done - self._done, refused


class Person:
    """Somebody who plays: he thinks a little, acts, and waits for the answer."""

    def __init__(self, town: Town, think: tuple[float, float], *, with_bots: bool) -> None:
        self.town, self.think, self.with_bots = town, think, with_bots
        self.line: Line
        self.turn: dict[str, Any] = {}
        self.thinking: asyncio.TimerHandle | None = None
        self.asked: dict[str, Wait] = {}  # command → since when its answer has been waited for
        self.bot: Wait | None = None  # that thinks
        self.advised = 0.0
        self.welcomed = asyncio.Event()

    def hear(self, said: dict[str, Any]) -> None:
        wait = self.asked.pop(said.get("id") or "", None)
        if wait:
            self.town.end(wait, said["type"] == "refused" and said["news"]["id"] in OVERRUN)
        if said["type"] == "welcome":
            self.welcomed.set()
        turn = said["turn"] if said["type"] == "welcome" else said if said["type"] == "turn" else None
        if turn is None:
            return
        if self.bot:
            self.town.end(self.bot)
        self.bot, self.turn = None, turn
        if not (turn["legal"] or turn["outcome"]):
            self.bot = self.town.wait("bot") if self.with_bots else None
        elif self.thinking is None:
            self.thinking = asyncio.get_running_loop().call_later(random.uniform(*self.think), self.act)
            if turn["legal"] and self.town.playing:
                self.wonder(actions(turn["legal"]))

    def wonder(self, legal: list[dict[str, Any]]) -> None:
        """Now and then ask what one could do."""
        if self.town.due("explain", WONDER):
            self.ask("explain", "explain", actions=legal[:8])
        rested = time.perf_counter() - self.advised > RESTING
        if self.with_bots and rested and self.town.due("coach", WONDER):
            self.advised = time.perf_counter()
            self.ask("coach", "advise")

    def act(self) -> None:
        self.thinking, turn = None, self.turn
        if self.line.lost.done() or not self.town.playing:
            return
        if turn["outcome"]:
            self.ask("move", "again")
        elif turn["legal"]:
            self.ask("move", "act", action=random.choice(actions(turn["legal"])))

    def ask(self, kind: str, command: str, **fields: Any) -> None:
        """Send a command; its answer is waited for."""
        wait = self.town.wait(kind)
        self.asked[self.line.say(command, **fields)] = wait


class Town:
    """All honest people, and what they have waited for since it was last asked.

    In a short run few play, fast, and somebody looks at one match a phase: nobody may use much there.
    """

    def __init__(self, port: int, loop: Callable[[], float], short: bool) -> None:
        self.port, self.loop, self.short = port, loop, short
        self.school, self.strangers, self.readers = (12, 3, 6) if short else (60, 9, 12)
        self.think, self.every = ((0.1, 0.4), 0.2) if short else ((0.5, 2.0), 1.0)
        self.playing = True
        self.people: list[Person] = []
        self.tables: list[str] = []
        self._threads = ThreadPoolExecutor(64, "asking")
        self._tasks: set[asyncio.Task[None]] = set()
        self.start()

    def start(self) -> None:
        """Begin to count anew."""
        self.waits: list[Wait] = []

    def wait(self, kind: str) -> Wait:
        """Somebody begins to wait."""
        wait = Wait(kind, time.perf_counter(), self.loop())
        self.waits.append(wait)
        return wait

    def end(self, wait: Wait, refused: bool = False) -> None:
        """What somebody has waited for has come."""
        wait.end(time.perf_counter(), self.loop(), refused)

    def due(self, kind: str, chance: float) -> bool:
        """Is it time to ask for something: for the first time since counting began, or by chance?"""
        return random.random() < chance or all(wait.kind != kind for wait in self.waits)

    async def all_have_asked(self, seconds: float) -> None:
        """Until somebody has asked for everything that may be asked for at any time, since counting began."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while {"move", "explain", "replay", "health"} - {wait.kind for wait in self.waits}:
                    await asyncio.sleep(0.05)

    @property
    def lost(self) -> int:
        """People whose line was cut."""
        return sum(person.line.lost.done() for person in self.people)

    async def come(self) -> None:
        """Everybody sits down: the school three at a table, the others with two bots each."""
        pupils = Visitor(self.port, SCHOOL)
        for _ in range(self.school // 3):
            table = pupils.table(pupils.guest(), ["open"] * 3, start=False)
            self.tables.append(table)
            for seat in range(3):
                person = await self._sit(pupils, pupils.guest(), table, "")
                person.line.say("sit", chair=seat)
            await asyncio.sleep(0.1)
            person.line.say("start")
        for number in range(self.strangers):
            home = Visitor(self.port, SCHOOL if number % 3 == 0 else f"127.0.1.{number + 1}")
            token = home.guest()
            table = home.table(token, ["me", "level-3", "level-3"])
            await self._sit(home, token, table, "seat=0", with_bots=True)
        self._begin(self._look_after(Visitor(self.port, "127.0.8.1")))
        self._begin(self._look_at_matches(await self._finished(), *self._readers()))

    async def _sit(self, home: Visitor, token: str, table: str, query: str, with_bots: bool = False) -> Person:
        person = Person(self, self.think, with_bots=with_bots)
        self.people.append(person)
        line = person.line = Line(table, token, query, person.hear)
        await asyncio.get_running_loop().create_connection(
            lambda: line, "127.0.0.1", self.port, local_addr=(home.address, 0)
        )
        await person.welcomed.wait()
        return person

    # -- those who do not play ----------------------------------------------------------------------

    async def _finished(self) -> list[str]:
        """Replays that can be asked for."""
        host = Visitor(self.port, "127.0.3.1")
        tables = [await host.finished(host.guest()) for _ in range(MATCHES)]
        eyes = [f"seat={seat}&text={text}" for seat in (-1, 0, 1) for text in (0, 1)] + ["seat=all"]
        return [f"/api/tables/{table}/1/replay?{one}" for one in eyes for table in tables]

    def _readers(self) -> tuple[list[Reader], list[Reader]]:
        """Who looks at matches: each at an address of his own, and as many at the school."""
        homes = [Visitor(self.port, f"127.0.2.{number + 1}") for number in range(self.readers)]
        pupils = [Visitor(self.port, SCHOOL)] * self.readers
        return [(one, one.guest()) for one in homes], [(one, one.guest()) for one in pupils]

    async def _look_at_matches(self, paths: list[str], homes: list[Reader], pupils: list[Reader]) -> None:
        """One match after the other, through other eyes each time, by somebody else: some are at the school."""
        elsewhere, school = itertools.cycle(homes), itertools.cycle(pupils)
        for number, path in enumerate(itertools.cycle(paths)):
            while not self.due("replay", 0.0 if self.short else 1.0):
                await asyncio.sleep(0.05)
            visitor, token = next(school if number % (2 if self.short else 8) == 0 else elsewhere)
            self._begin(self._ask("replay", visitor, path, token))
            await asyncio.sleep(self.every)

    async def _look_after(self, visitor: Visitor) -> None:
        while True:
            self._begin(self._ask("health", visitor, "/health", ""))
            await asyncio.sleep(self.every)

    async def _ask(self, kind: str, visitor: Visitor, path: str, token: str) -> None:
        wait = self.wait(kind)
        said = await asyncio.get_running_loop().run_in_executor(self._threads, visitor.ask, path, None, token)
        self.end(wait, refused=said is None)

    def _begin(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def go_home(self) -> None:
        """Nobody does anything any more."""
        self.playing = False
        for task in self._tasks:
            task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)
