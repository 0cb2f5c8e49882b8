"""Where bots, the coach and replays think: in threads of the server, in processes beside it, or on a Ray cluster.

A thinker is given a question about one seat's turn and nothing else, so it may be anywhere. Whose question is next, and
when its answer may be told, is not decided here.
"""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from typing import Protocol

from konspira.server.fair import give_way
from konspira.server.thinkers.questions import Aloud, Answer, Question, think

CLUSTER = "ray://"  # how the address of a cluster begins; alone, one of this machine's own


class NoThinker(Exception):
    """Whoever was asked has died, and the next one, too."""


class Thinkers(Protocol):
    """Those who think for a server."""

    @property
    def places(self) -> int:
        """How many think at once."""

    @property
    def ready(self) -> int:
        """How many of them could think now, or do."""

    def submit(self, seconds: float, question: Question, aloud: Aloud | None = None) -> Future[Answer]:
        """Ask a question, for which there are so many seconds; 0 is no bound. It may raise NoThinker.

        Who is to think `aloud` tells there what he thinks so far, before he answers.
        """

    def close(self) -> None:
        """Let those who think finish, and nobody begin."""


class ThreadThinkers:
    """Threads of this process, which is enough for a house."""

    def __init__(self, places: int) -> None:
        self.places = self.ready = places
        self._threads = ThreadPoolExecutor(places, "bots", give_way)

    def submit(self, seconds: float, question: Question, aloud: Aloud | None = None) -> Future[Answer]:
        """Ask a question."""
        return self._threads.submit(think, seconds, question, aloud)

    def close(self) -> None:
        """Let those who think finish, and nobody begin."""
        self._threads.shutdown(wait=False, cancel_futures=True)
