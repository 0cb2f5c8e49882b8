"""Bots at the server: they think off the event loop, a few at a time, at a pace that says nothing.

Which of them can sit down at a game, and how strong they are, is said here, too.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import random
from collections.abc import Callable, Iterable
from typing import Any

from konspira import bots
from konspira.bots.bot import Budget
from konspira.bots.characters import CALM, character_at
from konspira.bots.coach import BUDGET, Advice
from konspira.bots.levels import LEVELS, RATINGS, thinking
from konspira.play import shelf
from konspira.server.allowance import Account
from konspira.server.fair import FairQueue, Payer
from konspira.server.protocol import Refusal
from konspira.server.protocol.http import Ladder, LadderLevel
from konspira.server.thinkers import NoThinker, Thinkers
from konspira.server.thinkers.questions import Advise, Answer, Believe, Choose, Question
from konspira.turn import Turn

STAND_INS = (bots.USUAL, "flat")  # neither a gift to the others nor a judgement on whoever left
LEAST, MARGIN = 0.4, 0.15  # of the quickest reply: what a thought gets at least, and how long before it is due it ends
SHORTEST = 0.1  # seconds that a place is held however many wait
LATER = 0.4  # of the pace: how soon tick follows tick, where a reply has missed its first one
SO_FAR = (0.3, 0.55, 0.8)  # of that time, when it is told what is thought so far, after each quarter of a thought
THOUGHT = 0.9  # of the time that a place is held, what is for the thought: one that overruns a little tells nothing
NEEDS = {  # bot → seconds that it holds a place, whatever there is to choose; docs/limits.md says why, and whence these
    **dict.fromkeys(("random", "habit", "level-1", "level-2", "level-3"), 0.05),
    **dict.fromkeys(("flat", "search", "baseline", "level-4"), 0.2),
    "level-5": LEVELS["level-5"].budget.seconds / THOUGHT,
}
NOBODY = Payer()
REMARKS = (  # of a bot that talks, whatever it holds and whatever has happened
    "phrase-bluff", "phrase-suspicion", "phrase-watching", "phrase-laugh", "phrase-secret",
)  # fmt: skip
GREETINGS = ("phrase-hello", "phrase-luck")
_pace = random.SystemRandom()


class Ticks:
    """When a reply may be told: one time after the other, each drawn without knowing what the reply is.

    The first is drawn from the whole pace. Who has missed it has waited long enough, so the next ones follow sooner.
    """

    def __init__(self, pace: tuple[float, float], now: float, chance: random.Random) -> None:
        self._pace, self._chance = pace, chance
        self._tick = now + chance.uniform(*pace)

    def after(self, time: float) -> float:
        """The first of them that is not before a time."""
        while self._tick < time:
            if self._pace[1] <= 0:
                return time
            self._tick += LATER * self._chance.uniform(*self._pace)
        return self._tick


class Aloud:
    """Tells what is thought so far, the newest and nothing twice, at times fixed before anything was thought of."""

    def __init__(self, tell: Callable[[Any], None], began: float, seconds: float) -> None:
        self._tell, self._loop, self._seconds = tell, asyncio.get_running_loop(), seconds
        self._newest: list[Any] = []
        self._due = [self._loop.call_at(began + share * seconds, self._told) for share in SO_FAR if seconds]

    def hear(self, so_far: Any) -> None:
        """Something is thought, in whatever thread."""
        with contextlib.suppress(RuntimeError):  # the server has stopped, and nobody listens
            self._loop.call_soon_threadsafe(self._heard, so_far)

    def _heard(self, so_far: Any) -> None:
        self._newest = [so_far]
        if not self._seconds:
            self._told()

    def _told(self) -> None:
        while self._newest:
            self._tell(self._newest.pop())

    def end(self) -> None:
        """Say no more."""
        for one in self._due:
            one.cancel()


class BotPool:
    """Asks those who think for all bots of this server, for the coach and for replays. They get turns and nothing else.

    How long a reply takes is drawn before it is thought of. A thought stops in time for it, however much there is to
    choose from; where there was no place in time, or the machine was too slow, the reply waits for the next drawn tick.
    Its place is held, and paid for, as long as it might have thought: else the next one's time would tell of it.
    """

    def __init__(
        self, thinkers: Thinkers, pace: tuple[float, float], coach: Budget = BUDGET, advised: int = 64,
        chance: random.Random | None = None, count: Callable[[str], None] = lambda name: None,
    ) -> None:  # fmt: skip
        self.thinkers = thinkers
        self.queue = FairQueue(thinkers.places)  # who finds no place waits here, and not where they think
        self._pace, self._coach, self._most = pace, coach, advised
        self._chance, self._count = chance or _pace, count
        self.thinking = 0
        self.advising = 0

    async def choose(self, name: str, turn: Turn, payer: Payer = NOBODY) -> Any:
        """What a bot does, when it is time to do it."""
        self.thinking += 1
        try:
            return await self._reply(payer, Choose(name, turn))
        finally:
            self.thinking -= 1

    async def pause(self) -> None:
        """As long as a bot would take to answer."""
        await asyncio.sleep(self._chance.uniform(*self._pace))

    def remark(self, bot: str, seat: int, *, first: bool) -> str | None:
        """What a bot says with what it does, if anything; at the first move of a match it may greet."""
        takes_after = character_at(seat) if bot in LEVELS else CALM
        if self._chance.randrange(100) >= takes_after.talks:
            return None
        return self._chance.choice(GREETINGS if first else REMARKS)

    async def advise(
        self, turn: Turn, payer: Payer = NOBODY, tell: Callable[[Advice], None] = lambda so_far: None
    ) -> Advice:
        """What the coach says to whoever has this turn, who is told meanwhile what he thinks so far.

        Raises Refusal where too many ask at once.
        """
        if self.advising >= self._most:
            raise Refusal("refused-busy", 503)
        self.advising += 1
        try:
            advice: Advice = await self._reply(payer, Advise(self._coach, turn), tell)
            return advice
        finally:
            self.advising -= 1

    async def believe(self, turn: Turn, worlds: int, account: Account | None, behind: Iterable[Payer] = ()) -> Any:
        """What the seat of a turn may think likely, at somebody's expense, as soon as it is found. Raises Refusal.

        It is as urgent as to those who wait until he has his answer.
        """
        async with self.queue.place(Payer.of(account), behind=behind) as place:
            beliefs, place.spent = await self._ask(0.0, Believe(worlds, turn))
        if account is not None:
            account.used += place.spent or 0.0
        return _given(beliefs)

    async def _reply(self, payer: Payer, question: Question, tell: Callable[[Any], None] | None = None) -> Any:
        loop = asyncio.get_running_loop()
        ticks = Ticks(self._pace, loop.time(), self._chance)
        async with self.queue.place(payer):
            began = loop.time()
            due = ticks.after(began + LEAST * self._pace[0])
            seconds = self._seconds(due - began, _need(question))
            aloud = Aloud(tell, began, seconds) if tell else None
            try:
                reply, _ = await self._ask(seconds * THOUGHT, question, aloud)
                await asyncio.sleep(began + seconds - loop.time())
            finally:
                if aloud:
                    aloud.end()
        if due < loop.time():
            self._count("thoughts_late")
        due = ticks.after(max(due, loop.time()))
        await asyncio.sleep(due - loop.time())
        return _given(reply)

    async def _ask(self, seconds: float, question: Question, aloud: Aloud | None = None) -> Answer:
        try:
            thought = self.thinkers.submit(seconds, question, aloud.hear if aloud else None)
            return await asyncio.wrap_future(thought)
        except NoThinker:  # whatever two have died of: the table goes on
            if isinstance(question, Choose):
                return Answer(self._chance.choice(question.turn.legal), 0.0)
            return Answer(Refusal("refused-busy", 503), 0.0)

    def _seconds(self, until: float, need: float) -> float:
        """How long a place is held for a thought that is due then: less, where many wait for one. 0 is no bound."""
        if self._pace[1] <= 0:
            return 0.0
        share = self.queue.places / (self.queue.places + self.queue.waiting)
        alone, shared = min(need, until - MARGIN * self._pace[0]), max(SHORTEST, share * self._pace[1])
        if shared < alone:
            self._count("thoughts_shortened")
        return max(0.001, min(alone, shared))

    def close(self) -> None:
        """Let those who think finish, and nobody begin."""
        self.thinkers.close()


def _need(question: Question) -> float:
    """How many seconds a place is held for a question, by who is asked alone; infinite: as many as there are."""
    if isinstance(question, Choose):
        return NEEDS.get(question.bot.partition("+")[0], math.inf)
    return question.budget.seconds / THOUGHT if isinstance(question, Advise) and question.budget.seconds else math.inf


def _given(value: Any) -> Any:
    """An answer, or the refusal of one raised."""
    if isinstance(value, Refusal):
        raise value
    return value


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
    return LadderLevel(name, *thinking(shelf.box(game), name), RATINGS.get(game, {}).get(name))
