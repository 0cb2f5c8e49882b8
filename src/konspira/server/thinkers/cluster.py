"""Thinkers on a Ray cluster: one for each of its cores, on whatever machine that is.

Every machine of the cluster needs this very version of Konspira: what it thinks with must fit the rules here.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import time
from collections.abc import Callable
from typing import Any

import ray

from konspira.boxes.fingerprint import rules_hash
from konspira.play import shelf
from konspira.server import StartError
from konspira.server.thinkers import CLUSTER
from konspira.server.thinkers.questions import Aloud, Answer, think, unpack, warm_up
from konspira.server.thinkers.workers import WorkerDied

STARTING = 300.0  # seconds until an actor must be ready; a cluster may have to start a machine for it
LOOKS = 0.1  # seconds between two looks at what an actor thinks so far


def connect(address: str) -> int:
    """Connect this process to a cluster, `ray://` to one of this machine's own; how many cores it has.

    Raises StartError where there is none.
    """
    try:
        if not ray.is_initialized():
            named = {} if address == CLUSTER else {"address": address}
            ray.init(log_to_driver=False, configure_logging=False, include_dashboard=False, **named)
        return max(1, int(ray.cluster_resources().get("CPU", 1)))
    except Exception as error:  # Ray raises whatever its parts raise
        raise StartError("start-ray", address=address, why=str(error).partition("\n")[0]) from None


class RayThinker:
    """What runs in the cluster. It is given questions as they travel, and no more."""

    def __init__(self, games: tuple[str, ...]) -> None:
        for game in games:
            warm_up(shelf.box(game))
        self._rules = {game: rules_hash(shelf.box(game)) for game in games}
        self._so_far = b""  # what is thought at present

    def rules(self) -> dict[str, str]:
        """The rules that it would think with, by game."""
        return self._rules

    def pid(self) -> int:
        """Its process, at whatever machine it is."""
        return os.getpid()

    def think(self, question: bytes) -> bytes:
        """Think about a question."""
        try:
            return pickle.dumps(think(*unpack(question), self._keep))
        finally:
            self._so_far = b""  # the next question is somebody else's

    def _keep(self, so_far: Any) -> None:
        self._so_far = pickle.dumps(so_far)

    def so_far(self) -> bytes:
        """What it thinks so far about what it was asked, or nothing; asked meanwhile, in another thread."""
        return self._so_far


def _guarded(do: Callable[..., Any], *given: Any) -> Any:
    """What a part of Ray returns. Raises WorkerDied, whatever it and its connections raise."""
    try:
        return do(*given)
    except Exception as error:  # also that nobody answers, and that the cluster has gone
        raise WorkerDied(f"{type(error).__name__}: {str(error).partition(chr(10))[0]}") from None


class RayWorker:
    """An actor of the cluster."""

    def __init__(self, games: tuple[str, ...]) -> None:
        self._actor: Any = None
        try:
            made = ray.remote(RayThinker).options(num_cpus=1, max_restarts=0, max_concurrency=2)
            self._actor = _guarded(made.remote, games)
            rules = self._get("rules", STARTING)
        except WorkerDied:
            self.end()
            raise
        other = [game for game, known in rules.items() if known != rules_hash(shelf.box(game))]
        if other:
            self.end()
            raise WorkerDied(f"other rules of {', '.join(other)} are installed there")

    def ask(self, question: bytes, timeout: float, aloud: Aloud | None = None) -> Answer:
        """The answer, and before it what it thinks so far. Raises WorkerDied."""
        until, thought = time.monotonic() + timeout, _guarded(self._actor.think.remote, question)
        if aloud:
            self._listen(thought, until, aloud)
        answer: Answer = pickle.loads(_guarded(lambda: ray.get(thought, timeout=max(0.0, until - time.monotonic()))))
        return answer

    def _listen(self, thought: Any, until: float, aloud: Aloud) -> None:
        """Tell what the actor thinks so far, whenever that is something new, until it has thought."""
        heard = b""
        while (left := until - time.monotonic()) > 0 and not _guarded(lambda: ray.wait([thought], timeout=LOOKS)[0]):
            before, heard = heard, self._get("so_far", left)
            if heard not in (b"", before):
                aloud(pickle.loads(heard))

    def _get(self, asked: str, timeout: float, *given: bytes) -> Any:
        """Ask the actor for something, and wait for it; to ask may fail as well."""
        return _guarded(lambda: ray.get(getattr(self._actor, asked).remote(*given), timeout=timeout))

    def end(self) -> None:
        """It is not needed any more, dead or alive."""
        with contextlib.suppress(Exception):  # the cluster may have gone, and its actors with it
            ray.kill(self._actor)
