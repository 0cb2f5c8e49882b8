"""An event loop whose time is a number: it jumps to whatever is due next, and nobody waits."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor, Future
from typing import Any

from konspira.turn import Turn


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


class FakeThreads(Executor):
    """Threads in which nobody thinks; a thought takes as long as a test says, who is told how long it might."""

    def __init__(self, takes: Callable[[float, Any], float]) -> None:
        self._takes = takes

    def submit(self, work: Any, /, *args: Any, **named: Any) -> Future[Any]:
        thought: Future[Any] = Future()
        seconds, think = args
        (action,) = [one.legal[0] for one in think.args if isinstance(one, Turn)]
        took = self._takes(seconds, think)
        asyncio.get_running_loop().call_later(took, thought.set_result, (action, took))
        return thought


def run_in_fake_time(work: Coroutine[Any, Any, Any]) -> Any:
    """Run something on a loop of its own."""
    with asyncio.Runner(loop_factory=FakeLoop) as runner:
        return runner.run(work)
