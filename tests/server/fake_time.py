"""An event loop whose time is a number: it jumps to whatever is due next, and nobody waits."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from typing import Any

from konspira.server.thinkers.questions import Aloud, Answer, Question


class _Jumping(selectors.SelectSelector):
    now = 1000.0

    def select(self, timeout: float | None = None) -> Any:
        self.now += timeout or 0.0
        return super().select(0)


class FakeLoop(asyncio.SelectorEventLoop):
    """An event loop on a fake clock."""

    def __init__(self) -> None:
        self.clock = _Jumping()
        super().__init__(self.clock)

    def time(self) -> float:
        return self.clock.now


class FakeThinkers:
    """Nobody thinks; a thought takes as long as a test says, who is told how long it might.

    What is thought so far is the share of the thought, after each quarter of it.
    """

    def __init__(self, places: int, takes: Callable[[float, Question], float]) -> None:
        self.places = self.ready = places
        self._takes = takes

    def submit(self, seconds: float, question: Question, aloud: Aloud | None = None) -> Future[Answer]:
        thought: Future[Answer] = Future()
        took = self._takes(seconds, question)
        answer = Answer(question.turn.legal[0], took)
        loop = asyncio.get_running_loop()
        for share in (0.25, 0.5, 0.75) if aloud else ():
            loop.call_later(share * took, aloud, share)
        loop.call_later(took, thought.set_result, answer)
        return thought

    def close(self) -> None: ...


def run_in_fake_time(work: Coroutine[Any, Any, Any]) -> Any:
    """Run something on a loop of its own."""
    with asyncio.Runner(loop_factory=FakeLoop) as runner:
        return runner.run(work)
