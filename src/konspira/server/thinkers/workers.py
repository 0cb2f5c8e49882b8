"""Thinkers outside this process: workers that are asked one question at a time, and replaced when they die.

A worker is asked only when it has said that it is ready, with all its machine code loaded. Until then, and whenever
none is ready, this process thinks itself: nobody waits for a worker that is still being made.
"""

from __future__ import annotations

import functools
import threading
import time
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Protocol

from konspira.bots.engine import engine
from konspira.boxes.backend import warm
from konspira.boxes.box import Box
from konspira.server.fair import give_way
from konspira.server.monitoring import note, trouble
from konspira.server.thinkers import NoThinker
from konspira.server.thinkers.questions import Aloud, Answer, Question, pack, think

TRIES = 2  # workers that are asked the same: a question that two have died of is not asked again
PATIENCE = 5.0  # seconds that an answer may be late before its worker is given up
UNBOUNDED = 60.0  # the same, of a question without a bound
AGAIN = 1.0, 60.0  # seconds before a worker is made that could not be made before: at first, and at the most
LEAST = 0.1  # seconds that a question gets when it is asked again


class WorkerDied(Exception):
    """A worker has gone, or does not answer."""


class Worker(Protocol):
    """One that thinks elsewhere, about one question at a time."""

    def ask(self, question: bytes, timeout: float, aloud: Aloud | None = None) -> Answer:
        """The answer, and before it what it thinks so far. Raises WorkerDied."""

    def end(self) -> None:
        """It is not needed any more, dead or alive."""


class Workers:
    """So many workers, each made by `make`, which waits until it is ready and raises WorkerDied if it does not come."""

    def __init__(
        self, places: int, make: Callable[[], Worker], boxes: Iterable[Box],
        count: Callable[[str], None] = lambda name: None,
    ) -> None:  # fmt: skip
        self.places = places
        self._make, self._boxes, self._count = make, tuple(boxes), count
        self.ready = 0  # workers that are there, whether they think or wait
        self._idle: list[Worker] = []
        self._changed, self._closed = threading.Condition(), threading.Event()
        self._threads = ThreadPoolExecutor(places, "thinkers", give_way)
        threading.Thread(target=self._begin, name="hiring", daemon=True).start()

    def submit(self, seconds: float, question: Question, aloud: Aloud | None = None) -> Future[Answer]:
        """Ask a question: of a worker, or in this process as long as there is none."""
        return self._threads.submit(self._ask, seconds, question, aloud)

    def _ask(self, seconds: float, question: Question, aloud: Aloud | None) -> Answer:
        until = time.monotonic() + seconds
        for attempt in range(TRIES):
            worker = self._take()
            if worker is None and attempt == 0:
                return think(seconds, question, aloud)
            if worker is None:
                break  # not here: whatever it was that a worker died of
            left = max(LEAST, until - time.monotonic()) if seconds else 0.0
            try:
                timeout = left + PATIENCE if seconds else UNBOUNDED
                answer = worker.ask(pack(left, question), timeout, aloud)
            except Exception as error:  # WorkerDied, or whatever else: it cannot be asked again
                self._count("thinkers_lost")
                trouble("thinker lost", None if isinstance(error, WorkerDied) else error, why=str(error))
                self._replace(worker)
            else:
                self._give_back(worker)
                return answer
        raise NoThinker

    def _take(self) -> Worker | None:
        with self._changed:
            return self._idle.pop() if self._idle else None

    def _give_back(self, worker: Worker) -> None:
        with self._changed:
            if not self._closed.is_set():
                self._idle.append(worker)
                self._changed.notify_all()
                return
        worker.end()

    # -- making them --------------------------------------------------------------------------------

    def _begin(self) -> None:
        """Machine code is made once, before anybody needs it; then all workers load it from the cache."""
        for box in self._boxes:
            for see_to in (functools.partial(warm, box), engine(box).warm):
                if (warming := see_to(aside=True)) is not None:
                    warming.finished.wait()
        for _ in range(self.places):
            self._hire()

    def _replace(self, worker: Worker) -> None:
        self.ready -= 1
        worker.end()
        threading.Thread(target=self._hire, name="hiring", daemon=True).start()

    def _hire(self) -> None:
        """Make a worker, again and again if need be."""
        wait, longest = AGAIN
        while not self._closed.is_set():
            try:
                worker = self._make()
            except Exception as error:  # WorkerDied, or whatever else: the next one may come
                trouble("no thinker came", None if isinstance(error, WorkerDied) else error, why=str(error))
                self._closed.wait(wait)
                wait = min(2 * wait, longest)
            else:
                note("thinker ready")
                self.ready += 1
                self._give_back(worker)
                return

    def wait_until_ready(self, workers: int, timeout: float) -> bool:
        """Wait until so many workers could be asked; did they come in time?"""
        with self._changed:
            return self._changed.wait_for(lambda: len(self._idle) >= workers, timeout)

    def close(self) -> None:
        """Let those who think finish, and nobody begin."""
        self._closed.set()
        self._threads.shutdown(wait=False, cancel_futures=True)
        with self._changed:
            idle, self._idle = self._idle, []
        for worker in idle:
            worker.end()
