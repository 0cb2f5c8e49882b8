"""Bots at the server: they think in threads of their own, a few at a time, at a pace that says nothing.

Which of them can sit down at a game, and how strong they are, is said here, too.
"""

from __future__ import annotations

import asyncio
import functools
import random
import time
from collections.abc import Callable, Iterable
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any

from konspira import bots
from konspira.bots.bot import Budget, thinking_within
from konspira.bots.coach import BUDGET, Advice, advise
from konspira.bots.levels import LEVELS, RATINGS
from konspira.server.fair import FairQueue, Payer
from konspira.server.monitoring import trouble
from konspira.server.protocol import Refusal
from konspira.server.protocol.http import Ladder, LadderLevel
from konspira.turn import Turn

STAND_INS = (bots.USUAL, "flat")  # neither a gift to the others nor a judgement on whoever left
LEAST, MARGIN = 0.4, 0.15  # of the quickest reply: what a thought gets at least, and how long before it is due it ends
SHORTEST = 0.1  # seconds that a thought gets however many wait
NOBODY = Payer()
_pace = random.SystemRandom()


class Ticks:
    """When a reply may be told: one time after the other, each drawn without knowing what the reply is."""

    def __init__(self, pace: tuple[float, float], now: float, chance: random.Random) -> None:
        self._pace, self._chance = pace, chance
        self._tick = now + chance.uniform(*pace)

    def after(self, time: float) -> float:
        """The first of them that is not before a time."""
        while self._tick < time:
            if self._pace[1] <= 0:
                return time
            self._tick += self._chance.uniform(*self._pace)
        return self._tick


class BotPool:
    """The threads in which all bots of this server, and the coach, think. They get a turn and nothing else.

    How long a reply takes is drawn before it is thought of. A thought stops in time for it, however much there is to
    choose from; where there was no place in time, or the machine was too slow, the reply waits for the next drawn tick.
    """

    def __init__(
        self, threads: int, pace: tuple[float, float], coach: Budget = BUDGET, advised: int = 64,
        chance: random.Random | None = None, count: Callable[[str], None] = lambda name: None,
    ) -> None:  # fmt: skip
        self._threads: Executor = ThreadPoolExecutor(threads, "bots")
        self.queue = FairQueue(threads)  # who finds no place waits here, and not in the threads
        self._pace, self._coach, self._most = pace, coach, advised
        self._chance, self._count = chance or _pace, count
        self.thinking = 0
        self.advising = 0

    async def choose(self, name: str, turn: Turn, payer: Payer = NOBODY) -> Any:
        """What a bot does, when it is time to do it."""
        self.thinking += 1
        try:
            return await self._reply(payer, functools.partial(_choose, name, turn))
        finally:
            self.thinking -= 1

    async def pause(self) -> None:
        """As long as a bot would take to answer."""
        await asyncio.sleep(self._chance.uniform(*self._pace))

    async def advise(self, turn: Turn, payer: Payer = NOBODY) -> Advice:
        """What the coach says to whoever has this turn. Raises Refusal where too many ask at once."""
        if self.advising >= self._most:
            raise Refusal("refused-busy", 503)
        self.advising += 1
        try:
            advice: Advice = await self._reply(payer, functools.partial(advise, turn, self._coach))
            return advice
        finally:
            self.advising -= 1

    async def _reply(self, payer: Payer, think: Callable[[], Any]) -> Any:
        loop = asyncio.get_running_loop()
        ticks = Ticks(self._pace, loop.time(), self._chance)
        async with self.queue.place(payer) as place:
            due = ticks.after(loop.time() + LEAST * self._pace[0])
            seconds = self._seconds(due - loop.time())
            reply, place.spent = await loop.run_in_executor(self._threads, _think, seconds, think)
        if due < loop.time():
            self._count("thoughts_late")
        due = ticks.after(max(due, loop.time()))
        await asyncio.sleep(due - loop.time())
        return reply

    def _seconds(self, until: float) -> float:
        """How long a thought may take that is due then: less, where many wait for a place. 0 is no bound."""
        if self._pace[1] <= 0:
            return 0.0
        share = self.queue.places / (self.queue.places + self.queue.waiting)
        if share * self._pace[1] < until:
            self._count("thoughts_shortened")
        return max(0.001, min(until - MARGIN * self._pace[0], max(SHORTEST, share * self._pace[1])))

    def close(self) -> None:
        """Let those who think finish, and nobody begin."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _think(seconds: float, think: Callable[[], Any]) -> tuple[Any, float]:
    """A thought within so many seconds, and the time of the processor that it took."""
    began = time.thread_time()
    with thinking_within(seconds):
        return think(), time.thread_time() - began


@functools.cache
def _bot(name: str) -> bots.Bot:
    return bots.bot(name)  # one bot may sit at many tables


def _choose(name: str, turn: Turn) -> Any:
    try:
        return _bot(name).choose(turn)
    except Exception as error:  # a bot that fails must not stop the table
        trouble("bot failed", error, bot=name, game=turn.game)
        return _bot("random").choose(turn)


def offered(game: str) -> tuple[str, ...]:
    """The bots that can sit down at a game, from the plainest."""
    return tuple(bots.names(game))


def usual(game: str) -> str:
    """The bot that sits down unless somebody chooses another: the same as in a terminal."""
    return bots.usual(game)


def stand_in(game: str, wanted: str = "") -> str:
    """The bot that plays for somebody who has gone."""
    names = offered(game)
    return next(name for name in (wanted, *STAND_INS, *names) if name in names)


def ladder(games: Iterable[str]) -> Ladder:
    """Every level that can sit down at a game, as it was measured."""
    return Ladder({game: [_level(game, name) for name in LEVELS if name in offered(game)] for game in games})


def _level(game: str, name: str) -> LadderLevel:
    level = LEVELS[name]
    return LadderLevel(name, level.thinks, str(level.budget), level.careless, RATINGS.get(game, {}).get(name))
