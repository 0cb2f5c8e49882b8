"""Bots at the server: they think in threads of their own, a few at a time, at a pace that says nothing.

Which of them can sit down at a game, and how strong they are, is said here, too.
"""

from __future__ import annotations

import asyncio
import functools
import random
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from konspira import bots
from konspira.bots.bot import Budget
from konspira.bots.coach import BUDGET, Advice, advise
from konspira.bots.levels import LEVELS, RATINGS
from konspira.server.monitoring import trouble
from konspira.server.protocol import Refusal
from konspira.server.protocol.http import Ladder, LadderLevel
from konspira.turn import Turn

STAND_INS = ("level-3", "flat")  # neither a gift to the others nor a judgement on whoever left
_pace = random.SystemRandom()


class BotPool:
    """The threads in which all bots of this server, and the coach, think. They get a turn and nothing else."""

    def __init__(
        self, threads: int, pace: tuple[float, float], coach: Budget = BUDGET, advised: int = 16
    ) -> None:  # fmt: skip
        self._threads = ThreadPoolExecutor(threads, "bots")
        self._places = asyncio.Semaphore(threads)  # who finds no place waits here, and not in the pool
        self._pace, self._coach, self._most = pace, coach, advised
        self.thinking = 0
        self.advising = 0

    async def choose(self, name: str, turn: Turn) -> Any:
        """What a bot does. How long that takes is a draw that knows nothing of the turn, or several such draws."""
        loop = asyncio.get_running_loop()
        self.thinking += 1
        try:
            ready = loop.time() + _pace.uniform(*self._pace)
            async with self._places:
                action = await loop.run_in_executor(self._threads, _choose, name, turn)
            while ready < loop.time() and self._pace[1] > 0:
                ready += _pace.uniform(*self._pace)
            await asyncio.sleep(ready - loop.time())
            return action
        finally:
            self.thinking -= 1

    async def pause(self) -> None:
        """As long as a bot would take to answer."""
        await asyncio.sleep(_pace.uniform(*self._pace))

    async def advise(self, turn: Turn) -> Advice:
        """What the coach says to whoever has this turn. Raises Refusal where too many ask at once."""
        if self.advising >= self._most:
            raise Refusal("refused-busy", 503)
        self.advising += 1
        try:
            async with self._places:
                return await asyncio.get_running_loop().run_in_executor(self._threads, advise, turn, self._coach)
        finally:
            self.advising -= 1

    def close(self) -> None:
        """Let those who think finish, and nobody begin."""
        self._threads.shutdown(wait=False, cancel_futures=True)


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
    """The bot that sits down unless somebody chooses another: it thinks ahead, in about a second, with any seats."""
    names = offered(game)
    return next((name for name in ("level-3", "search", "flat") if name in names), names[-1])


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
