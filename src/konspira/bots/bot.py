"""What a bot is: somebody who gets turns and answers with actions, and how long it may think about one."""

from __future__ import annotations

import functools
import hashlib
import re
import secrets
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Protocol

import msgspec

from konspira import speech
from konspira.contract import Action, View
from konspira.news import News
from konspira.play.match import IllegalAction, Match
from konspira.turn import Turn


class Bot(Protocol[View, Action]):
    """Plays any seat of a game's matches that it is given turns of; one bot may sit at many tables."""

    name: str

    def choose(self, turn: Turn[View, Action]) -> Action:
        """The action it takes: one of `turn.legal`."""
        ...


class GeneralBot(Protocol):
    """A bot that plays whatever game it is given turns of."""

    name: str

    def choose(self, turn: Turn[View, Action]) -> Action:
        """The action it takes: one of `turn.legal`."""
        ...


class BadBot(LookupError):
    """There is no such bot, or its budget makes no sense; says what there is.

    The message is English; `news` is the same, to be said to people.
    """

    def __init__(self, id: str, **args: Any) -> None:
        self.news = News(id, args)
        super().__init__(speech.say(None, self.news, "en"))

    def __reduce__(self) -> tuple[Any, ...]:  # so that it comes out of another process as it was
        return functools.partial(BadBot, self.news.id, **self.news.args), ()


class BotFailed(Exception):
    """A bot failed at its turn; nothing has changed. `news` says how, to people; `trace` is where, in its own code."""

    def __init__(self, id: str, args: dict[str, Any], trace: str = "") -> None:
        super().__init__(id, args, trace)  # all that there is, so that it comes out of another process as it was
        self.news, self.trace = News(id, args), trace


def act(match: Match[View, Action], seat: int, player: Bot[View, Action], name: str) -> float:
    """Let a bot act for a seat; how many seconds it took to answer."""
    turn = match.turn(seat)
    began = time.perf_counter()
    try:
        action = player.choose(turn)
    except Exception as error:
        told: dict[str, Any] = {"bot": name, "error": f"{type(error).__name__}: {error}"}
        raise BotFailed("refused-bot-failed", told, traceback.format_exc()) from error
    took = time.perf_counter() - began
    try:
        match.act(seat, action)
    except IllegalAction as error:
        told = {"bot": name, "action": repr(action), "why": error.news}
        raise BotFailed("refused-bot-action", told) from error
    return took


class Budget(msgspec.Struct, frozen=True):
    """How much a bot may think: so many worlds looked at (then it plays the same again), or so many seconds."""

    iterations: int = 0
    seconds: float = 0.0

    def __str__(self) -> str:
        return f"{self.seconds:g}s" if self.seconds else str(self.iterations)


_BUDGET = re.compile(r"(?P<seconds>\d+(\.\d+)?)s|(?P<iterations>\d+)")


def read_budget(text: str) -> Budget:
    """The budget behind the @ of a bot's name: `2000` or `0.2s`."""
    found = _BUDGET.fullmatch(text)
    if not found or not float(found["seconds"] or found["iterations"]):
        raise BadBot("refused-bot-budget", budget=text)
    if found["seconds"]:
        return Budget(seconds=float(found["seconds"]))
    return Budget(iterations=int(found["iterations"]))


_within: ContextVar[float] = ContextVar("within", default=0.0)  # seconds a thought may take; 0: as many as it likes


@contextmanager
def thinking_within(seconds: float) -> Iterator[None]:
    """Whoever thinks in here stops after so many seconds at the latest, whatever the budget; 0 is no bound."""
    before = _within.set(seconds)
    try:
        yield
    finally:
        _within.reset(before)


class Clock:
    """Counts a budget down, and within `thinking_within` the time that is left as well."""

    now = staticmethod(time.perf_counter)  # whoever measures on a busy machine counts a core's own time instead

    def __init__(self, budget: Budget, began: float | None = None) -> None:
        self.budget, self.done = budget, 0
        self.began = self.now() if began is None else began
        self.seconds = min(filter(None, (budget.seconds, _within.get())), default=0.0)
        self._looked = self.began

    def left(self, chunk: int) -> int:
        """How many iterations to do next: a chunk, less at the end, 0 when another one would overrun the budget."""
        most = chunk if self.budget.seconds else min(chunk, self.budget.iterations - self.done)
        if not self.seconds:
            return most
        before, self._looked = self._looked, self.now()
        spent, last = self._looked - self.began, self._looked - before
        return most if spent + last < self.seconds or not self.done else 0

    def spent(self) -> float:
        """How much of the budget is spent: 1 is all of it."""
        done = self.done / self.budget.iterations if self.budget.iterations else 0.0
        return max(done, (self.now() - self.began) / self.seconds if self.seconds else 0.0)


def forced(turn: Turn) -> bool:
    """Whether there is one action only, and so nothing to think about.

    Whose time is bounded (`thinking_within`) thinks all the same: somebody may see when he has done, and on a machine
    that is too slow only those would be late who had a choice.
    """
    return len(turn.legal) == 1 and not _within.get()


def honest_word(turn: Turn[View, Action]) -> Action | None:
    """What a bot owes where it is asked to say what is true: that is not for it to win by. None elsewhere."""
    owed = turn.box.habits.honest_word
    number = owed(turn.view) if owed and len(turn.legal) else None
    return None if number is None else turn.box.wording.value(number)


def absurd(turn: Turn[View, Action], action: Action) -> bool:
    """Whether an action is one that nobody takes who looks at what he holds."""
    known = turn.box.habits.absurd
    return known is not None and known(turn.view, action)


def fresh_seed(seed: int | None) -> int:
    """The seed itself, or one that nobody knows."""
    return secrets.randbits(63) if seed is None else seed


def chance(seed: int, turn: Turn) -> int:
    """63 bits from a seed and what the turn's seat knows: the same again in every world it cannot tell apart."""
    digest = hashlib.blake2b(turn.row.tobytes(), digest_size=8, key=seed.to_bytes(16, "little", signed=True))
    return int.from_bytes(digest.digest(), "little") >> 1
