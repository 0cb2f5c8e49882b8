"""Thinkers as processes on the server's own machine, which give way to its event loop."""

from __future__ import annotations

import contextlib
import os
import pickle
import select
import subprocess
import sys
import time
from typing import IO, cast

from konspira.server.thinkers.questions import Aloud, Answer
from konspira.server.thinkers.workers import WorkerDied

STARTING = 300.0  # seconds until a process must be ready, on a machine that is busy with others


class ProcessWorker:
    """A process of `worker.py`: questions go in and answers come out, each after its length in four bytes."""

    def __init__(self, games: tuple[str, ...]) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "konspira.server.thinkers.worker", *games],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0,
        )  # fmt: skip
        self._in, self._out = cast(IO[bytes], self._process.stdin), cast(IO[bytes], self._process.stdout)
        try:
            self._read(time.monotonic() + STARTING)  # the first word of one that is ready is an empty one
        except WorkerDied:
            self.end()
            raise

    @property
    def pid(self) -> int:
        """Its number at this machine."""
        return self._process.pid

    def ask(self, question: bytes, timeout: float, aloud: Aloud | None = None) -> Answer:
        """The answer, and before it what it thinks so far. Raises WorkerDied."""
        until = time.monotonic() + timeout
        try:
            self._in.write(len(question).to_bytes(4) + question)
        except OSError as error:
            raise WorkerDied(f"its pipe is closed: {error}") from None
        while not isinstance(told := pickle.loads(self._read(until)), Answer):
            if aloud:
                aloud(told)
        return told

    def _read(self, until: float) -> bytes:
        return self._exactly(int.from_bytes(self._exactly(4, until)), until)

    def _exactly(self, length: int, until: float) -> bytes:
        found = b""
        while len(found) < length:
            readable, _, _ = select.select([self._out], [], [], max(0.0, until - time.monotonic()))
            if not readable:
                raise WorkerDied("it does not answer")
            more = os.read(self._out.fileno(), length - len(found))
            if not more:
                raise WorkerDied(f"it ended with {self._process.wait()}")
            found += more
        return found

    def end(self) -> None:
        """It is not needed any more, dead or alive."""
        self._process.kill()
        self._process.wait()
        for pipe in (self._in, self._out):
            with contextlib.suppress(OSError):
                pipe.close()
