"""A fair queue for slow work: of all who wait, whoever has had least comes next.

Bots think here, the coach does, and long answers are made here. Nobody's hundredth wish comes before a stranger's
first, however new somebody is who wishes for a hundred things at once (start-time fair queueing).
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import math
import os
import sys
import threading
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from konspira.server.allowance import VISITORS, Account, Remembered
from konspira.server.protocol import Refusal

SCHOOL = 60  # guests that one address may well have: what they have had together counts so much less
HALF = 30.0  # seconds after which half of what an address has had is forgotten
GRANTED = 0.01  # what a place counts from the moment it is given, in seconds
NICE = 10  # of whoever computes for long
ASKERS = 64  # of those who ask for the same, so many are asked who has had least


def give_way() -> None:
    """Let this thread have a core only where the event loop, which needs it for moments, does not want it.

    Only Linux gives every thread a priority of its own; elsewhere they share that of the process.
    """
    if sys.platform == "linux":
        lower_priority(threading.get_native_id())


def lower_priority(of: int) -> None:
    """Give a process, or a thread, the priority of whoever computes for long, unless its own is lower already.

    Nobody but root may raise one.
    """
    os.setpriority(os.PRIO_PROCESS, of, max(os.getpriority(os.PRIO_PROCESS, of), NICE))


class Payer(NamedTuple):
    """For whom work is done: a guest, where he comes from, and at which table."""

    guest: str = ""
    address: str = ""
    table: str = ""

    @property
    def who(self) -> str:
        """A guest, wherever he is; or all at an address who are none."""
        return self.guest or self.address

    @classmethod
    def of(cls, account: Account | None, table: str = "") -> Payer:
        """Whoever has this account."""
        if account is None:
            return cls(table=table)
        return cls("" if account.guest == VISITORS else account.guest, account.address.name, table)


Askers = dict[Payer, Account | None]  # who want the same, and at whose expense it would be


class Used:
    """What each has had, in seconds; half of it is forgotten every half minute."""

    def __init__(self) -> None:
        self._now = 0.0  # when somebody was last given something
        self._of = Remembered[tuple[float, float]](self._matters)  # who → how much, and when that was so

    def get(self, who: str) -> float:
        """What somebody has had, as far as it is not forgotten."""
        had, at = self._of.get(who) or (0.0, 0.0)
        return had * math.exp2((at - asyncio.get_running_loop().time()) / HALF)

    def add(self, who: str, seconds: float) -> None:
        """Somebody has had more."""
        self._now = asyncio.get_running_loop().time()
        self._of.put(who, (self.get(who) + seconds, self._now))

    def _matters(self, known: tuple[float, float]) -> bool:
        had, at = known
        return had * math.exp2((at - self._now) / HALF) > 0.001


class Served:
    """What each has had, in seconds, counted from `floor`: what the one had who was served last.

    Whoever has had less counts as having had that much. So nobody saves turns up, and somebody new who wishes for a
    hundred things has no more of them before the others than one. What is below the floor need not be remembered.
    """

    def __init__(self) -> None:
        self.floor = 0.0
        self._of = Remembered[float](lambda had: had > self.floor)

    def get(self, who: str) -> float:
        """What somebody has had."""
        return max(self.floor, self._of.get(who) or 0.0)

    def serve(self, who: str, first: str) -> None:
        """Somebody is served, because `first` has waited for it with least."""
        self.floor = self.get(first)
        self._of.put(who, self.get(who) + GRANTED)

    def add(self, who: str, seconds: float) -> None:
        """Somebody has had more, or less, than he was served for."""
        self._of.put(who, (self._of.get(who) or self.floor) + seconds)


class Place:
    """A place at which somebody's work is done, and at whose expense."""

    spent: float | None = None  # seconds that the work took; None: as long as the place was held

    def __init__(self, payer: Payer) -> None:
        self.payer = payer


class Wish(NamedTuple):
    """Who waits for a place: `others` want the same (of them all, who has had least pays), and some wait for that.

    Whoever comes while it waits stands in these collections, too: it is as urgent as the most urgent of them.
    """

    payer: Payer
    others: Collection[Payer]
    behind: Iterable[Payer]
    turn: asyncio.Future[Payer]


class FairQueue:
    """So many places, and those who wait for one. `most` may wait, and of one guest `of_one`."""

    def __init__(
        self, places: int, most: int = 10_000, of_one: int = 10_000, refused: Callable[[], None] = lambda: None
    ) -> None:
        self.places, self._free, self._most, self._of_one = places, places, most, of_one
        self._refused = refused  # told whenever somebody may not wait
        self._waiting: list[Wish] = []
        self._guests, self._addresses, self._tables = Served(), Used(), Served()

    @property
    def waiting(self) -> int:
        """How many wait."""
        return len(self._waiting)

    def had(self, payer: Payer) -> tuple[float, float]:
        """What somebody has had: himself, and a little for the others of his address; and what the table has had."""
        mine = self._guests.get(payer.who) + self._addresses.get(payer.address) / SCHOOL
        return mine, self._tables.get(payer.table)

    def lightest(self, payers: Iterable[Payer]) -> Payer:
        """Of several for whom the same is done, the one who has had least."""
        return min(payers, key=self.had, default=Payer())

    @contextlib.asynccontextmanager
    async def place(
        self, payer: Payer, others: Collection[Payer] = (), behind: Iterable[Payer] = ()
    ) -> AsyncIterator[Place]:
        """Wait for a place, and hold it. Raises Refusal where too many wait."""
        payer = await self._enter((payer, *others), others, behind)
        place, began = Place(payer), asyncio.get_running_loop().time()
        try:
            yield place
        finally:
            took = asyncio.get_running_loop().time() - began if place.spent is None else place.spent
            self._count(payer, took - GRANTED)
            self._leave()

    async def _enter(self, askers: Iterable[Payer], others: Collection[Payer], behind: Iterable[Payer]) -> Payer:
        if self._free and not self._waiting:
            self._free -= 1
            payer = self.lightest(askers)
        else:
            wishes = Counter(wish.payer.who for wish in self._waiting)
            may_wait = [one for one in askers if wishes[one.who] < self._of_one]
            if len(self._waiting) >= self._most or not may_wait:
                self._refused()
                raise Refusal("refused-busy", 503)
            turn: asyncio.Future[Payer] = asyncio.get_running_loop().create_future()
            self._waiting.append(Wish(self.lightest(may_wait), others, behind, turn))
            try:
                return await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():
                    self._count(turn.result(), -GRANTED)
                    self._leave()  # the place was given, and nobody came to take it
                else:
                    self._waiting = [one for one in self._waiting if one.turn is not turn]
                raise
        self._serve(payer, payer)
        return payer

    def _leave(self) -> None:
        self._free += 1
        while self._free and self._waiting:
            urgent = [self.lightest((one.payer, *one.others, *one.behind)) for one in self._waiting]
            first = self.lightest(urgent)
            wish = self._waiting.pop(urgent.index(first))
            if not wish.turn.done():  # else whoever waited has just gone
                self._free -= 1
                payer = self.lightest((wish.payer, *wish.others))
                self._serve(payer, first)
                wish.turn.set_result(payer)

    def _serve(self, payer: Payer, first: Payer) -> None:
        self._guests.serve(payer.who, first.who)
        self._addresses.add(payer.address, GRANTED)
        self._tables.serve(payer.table, first.table)

    def _count(self, payer: Payer, seconds: float) -> None:
        self._guests.add(payer.who, seconds)
        self._addresses.add(payer.address, seconds)
        self._tables.add(payer.table, seconds)


class FairThread:
    """A thread for slow answers, given to those who wait by a fair queue; the same answer is made once for all."""

    def __init__(self, name: str, most: int, of_one: int, refused: Callable[[], None] = lambda: None) -> None:
        self._thread = ThreadPoolExecutor(1, name, give_way)
        self.queue = FairQueue(1, most, of_one, refused)
        self._making: dict[Any, asyncio.Task[Any]] = {}
        self._askers: dict[Any, Askers] = {}  # for what is being made

    def __iter__(self) -> Iterator[Payer]:
        """Everybody who has asked for what is made once for all."""
        return itertools.chain.from_iterable(self._askers.values())

    async def do(self, account: Account | None, work: Callable[..., Any], *args: Any) -> Any:
        """Do some work for somebody, at his expense. Raises Refusal where too many wait."""
        return await self._do({Payer.of(account): account}, work, args)

    async def once(self, key: Any, account: Account | None, work: Callable[..., Any], *args: Any) -> Any:
        """The same, but whoever asks for what is being made already gets that; while it waits, he may speed it up."""
        if key not in self._making:
            self._askers[key] = {Payer.of(account): account}
            self._making[key] = asyncio.create_task(self._do(self._askers[key], work, args))
            self._making[key].add_done_callback(lambda made: self._made(key, made))
        elif len(self._askers[key]) < ASKERS:
            self._askers[key].setdefault(Payer.of(account), account)
        return await asyncio.shield(self._making[key])

    async def _do(self, askers: Askers, work: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        async with self.queue.place(next(iter(askers)), askers.keys()) as place:
            made, place.spent = await asyncio.get_running_loop().run_in_executor(self._thread, _timed, work, args)
        account = askers[place.payer]
        if account is not None:
            account.used += place.spent or 0.0
        if isinstance(made, Exception):
            raise made
        return made

    def _made(self, key: Any, made: asyncio.Task[Any]) -> None:
        del self._making[key], self._askers[key]
        if not made.cancelled():
            made.exception()  # who asked may have gone, and nobody else needs to hear of it

    def close(self) -> None:
        """Let what is being done be done, and nothing begin."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def _timed(work: Callable[..., Any], args: tuple[Any, ...]) -> tuple[Any, float]:
    """What some work gives or raises, and the time of the processor that it took."""
    began = time.thread_time()
    try:
        made = work(*args)
    except Exception as error:  # it is raised where it was asked for; the time counts all the same
        made = error
    return made, time.thread_time() - began
