"""A thinker as a process: it answers, gives way, and when it is killed or hangs that is noticed."""

from __future__ import annotations

import os
import pickle
import signal
import threading
from typing import IO

import pytest

import konspira
from konspira.server.fair import NICE
from konspira.server.thinkers import processes
from konspira.server.thinkers.processes import ProcessWorker
from konspira.server.thinkers.questions import Answer, Choose, pack
from konspira.server.thinkers.workers import WorkerDied

LONG = 1800.0  # seconds; it has a low priority


def test_it_answers_gives_way_and_is_given_up_when_it_hangs_or_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    """One process for all of it: they take seconds to begin, and minutes on a machine that is busy with others."""
    monkeypatch.setattr(processes, "STARTING", LONG)
    match, worker = konspira.open("gra", seats=2), ProcessWorker(("gra",))
    question = pack(0.2, Choose("level-5", match.turn(match.actors[0])))
    answer = worker.ask(question, LONG)
    assert answer.value in match.turn(match.actors[0]).legal
    assert answer.spent > 0
    assert os.getpriority(os.PRIO_PROCESS, worker.pid) == max(NICE, os.getpriority(os.PRIO_PROCESS, 0))
    os.kill(worker.pid, signal.SIGSTOP)
    with pytest.raises(WorkerDied, match="does not answer"):
        worker.ask(question, 0.05)
    threading.Timer(0.05, os.kill, (worker.pid, signal.SIGKILL)).start()
    with pytest.raises(WorkerDied, match=r"ended with -9|its pipe is closed"):  # before it was asked, or after
        worker.ask(question, LONG)
    with pytest.raises(WorkerDied):
        worker.ask(question, LONG)
    worker.end()
    worker.end()


def test_one_that_cannot_begin_says_so() -> None:
    with pytest.raises(WorkerDied, match="ended with 1"):
        ProcessWorker(("no such game",))


def test_what_it_thinks_so_far_is_told_before_its_answer() -> None:
    worker, heard = ProcessWorker.__new__(ProcessWorker), list[str]()
    (asked, worker._in), (worker._out, answers) = pipe(), pipe()
    with asked, worker._in, worker._out, answers:
        for told in ("first", "second", Answer("at last", 0.1), "first", Answer("again", 0.1)):
            message = pickle.dumps(told)
            answers.write(len(message).to_bytes(4) + message)
        assert worker.ask(b"", LONG, heard.append).value == "at last"
        assert heard == ["first", "second"]
        assert worker.ask(b"", LONG).value == "again", "nobody has to listen"


def pipe() -> tuple[IO[bytes], IO[bytes]]:
    """Both ends of one."""
    out, into = os.pipe()
    return os.fdopen(out, "rb", 0), os.fdopen(into, "wb", 0)
