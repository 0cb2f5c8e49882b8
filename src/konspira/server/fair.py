"""A fair queue for slow work: of all who wait, whoever has had least comes next.

Bots think here, the coach does, and long answers are made here. Nobody's hundredth wish comes before a stranger's
first: what somebody has had counts, and is forgotten by half every half minute.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import time
from collections.abc import AsyncIterator, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from konspira.server.allowance import VISITORS, Account
from konspira.server.protocol import Refusal

HALF = 30.0  # seconds after which half of what somebody has had is forgotten
SCHOOL = 60  # guests that one address may well have: what they have had together counts so much less
GRANTED = 0.01  # what a place counts from the moment it is given, in seconds


class Payer(NamedTuple):
    """For whom work is done: a guest, where he comes from, and at which table."""

    guest: str = ""
    address: str = ""
    table: str = ""

    @classmethod
    def of(cls, account: Account | None, table: str = "") -> Payer:
        """Whoever has this account."""
        if account is None:
            return cls(table=table)
        return cls("" if account.guest == VISITORS else account.guest, account.address.name, table)


class Used:
    """What each has had, in seconds."""

    def __init__(self) -> None:
        self._of: dict[str, tuple[float, float]] = {}  # who → how much, and when that was so

    def get(self, who: str, now: float) -> float:
        """What somebody has had, as far as it is not forgotten."""
        had, at = self._of.get(who, (0.0, now))
        return had * math.exp2((at - now) / HALF)

    def add(self, who: str, seconds: float, now: float) -> None:
        """Somebody has had more."""
        if len(self._of) > 10_000:
            self._of = {one: known for one, known in self._of.items() if self.get(one, now) > 0.001}
        self._of[who] = self.get(who, now) + seconds, now


class Place:
    """A place at which somebody's work is done."""

    spent: float | None = None  # seconds that the work took; None: as long as the place was held


class FairQueue:
    """So many places, and those who wait for one. `most` may wait, and of one guest `of_one`."""

    def __init__(self, places: int, most: int = 10_000, of_one: int = 10_000) -> None:
        self.places, self._free, self._most, self._of_one = places, places, most, of_one
        self._waiting: list[tuple[Payer, asyncio.Future[None]]] = []
        self._guests, self._addresses, self._tables = Used(), Used(), Used()

    @property
    def waiting(self) -> int:
        """How many wait."""
        return len(self._waiting)

    def had(self, payer: Payer) -> tuple[float, float]:
        """What somebody has had: himself, and a little for the others of his address; and what the table has had."""
        now = asyncio.get_running_loop().time()
        mine = self._guests.get(payer.guest or payer.address, now) + self._addresses.get(payer.address, now) / SCHOOL
        return mine, self._tables.get(payer.table, now)

    def lightest(self, payers: Iterable[Payer]) -> Payer:
        """Of several for whom the same is done, the one who has had least."""
        return min(payers, key=self.had, default=Payer())

    @contextlib.asynccontextmanager
    async def place(self, payer: Payer) -> AsyncIterator[Place]:
        """Wait for a place, and hold it. Raises Refusal where too many wait."""
        await self._enter(payer)
        place, began = Place(), asyncio.get_running_loop().time()
        try:
            yield place
        finally:
            took = asyncio.get_running_loop().time() - began if place.spent is None else place.spent
            self._count(payer, took - GRANTED)
            self._leave()

    async def _enter(self, payer: Payer) -> None:
        if self._free and not self._waiting:
            self._free -= 1
        else:
            mine = sum(one.guest == payer.guest and one.address == payer.address for one, _ in self._waiting)
            if len(self._waiting) >= self._most or mine >= self._of_one:
                raise Refusal("refused-busy", 503)
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.append((payer, turn))
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():
                    self._count(payer, -GRANTED)
                    self._leave()  # the place was given, and nobody came to take it
                else:
                    self._waiting = [one for one in self._waiting if one[1] is not turn]
                raise
            return
        self._count(payer, GRANTED)

    def _leave(self) -> None:
        self._free += 1
        while self._free and self._waiting:
            had = [self.had(payer) for payer, _ in self._waiting]
            payer, turn = self._waiting.pop(had.index(min(had)))
            if not turn.done():  # else whoever waited has just gone
                self._free -= 1
                self._count(payer, GRANTED)
                turn.set_result(None)

    def _count(self, payer: Payer, seconds: float) -> None:
        now = asyncio.get_running_loop().time()
        self._guests.add(payer.guest or payer.address, seconds, now)
        self._addresses.add(payer.address, seconds, now)
        self._tables.add(payer.table, seconds, now)


class FairThread:
    """A thread for slow answers, given to those who wait by a fair queue; the same answer is made once for all."""

    def __init__(self, name: str, most: int, of_one: int) -> None:
        self._thread = ThreadPoolExecutor(1, name)
        self.queue = FairQueue(1, most, of_one)
        self._making: dict[Any, asyncio.Task[Any]] = {}

    async def do(self, account: Account | None, work: Callable[..., Any], *args: Any) -> Any:
        """Do some work for somebody, at his expense. Raises Refusal where too many wait."""
        async with self.queue.place(Payer.of(account)) as place:
            made, place.spent = await asyncio.get_running_loop().run_in_executor(self._thread, _timed, work, args)
        if account is not None:
            account.used += place.spent or 0.0
        if isinstance(made, Exception):
            raise made
        return made

    async def once(self, key: Any, account: Account | None, work: Callable[..., Any], *args: Any) -> Any:
        """The same, but whoever asks for what is being made already gets that."""
        if key not in self._making:
            self._making[key] = asyncio.create_task(self.do(account, work, *args))
            self._making[key].add_done_callback(lambda made: self._made(key, made))
        return await asyncio.shield(self._making[key])

    def _made(self, key: Any, made: asyncio.Task[Any]) -> None:
        del self._making[key]
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
