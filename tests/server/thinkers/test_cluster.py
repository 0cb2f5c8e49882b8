"""Thinkers on a Ray cluster: four tables think at once, and a killed worker costs no game."""

from __future__ import annotations

import os
import pickle
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future
from typing import Any
from unittest import mock

import pytest

import konspira
from konspira.bots.arena import Tournament, play, schedule
from konspira.bots.bot import Budget
from konspira.bots.coach import Advice
from konspira.cli.processes import on_ray
from konspira.server import StartError
from konspira.server.thinkers.hire import hire, reach
from konspira.server.thinkers.questions import Advise, Answer, Choose, pack
from konspira.server.thinkers.workers import WorkerDied

ray = pytest.importorskip("ray")
from konspira.server.thinkers.cluster import RayThinker, RayWorker, connect  # noqa: E402  # it needs Ray


def level_5(game: str = "gra") -> Choose:
    match = konspira.open(game)
    return Choose("level-5", match.turn(match.actors[0]))


@pytest.fixture(scope="module")
def cluster() -> Iterator[None]:
    """A cluster of this machine's own, which says that it has four cores."""
    with tempfile.TemporaryDirectory(prefix="ray") as folder:  # names of sockets must be short
        there = {"PYTHONPATH": os.pathsep.join(sys.path)}
        ray.init(
            num_cpus=4, include_dashboard=False, log_to_driver=False, configure_logging=False, _temp_dir=folder,
            runtime_env={"env_vars": there},
        )  # fmt: skip
        yield
        ray.shutdown()


def test_what_runs_there_is_given_what_travels_and_no_more() -> None:
    thinker, question = RayThinker(("gra",)), level_5()
    answer: Answer = pickle.loads(thinker.think(pack(0.05, question)))
    assert answer.value in question.turn.legal
    assert set(thinker.rules()) == {"gra"}


def test_a_cluster_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(**_: Any) -> None:
        raise ConnectionError("ray client connection timeout\nand a long story")

    monkeypatch.setattr(ray, "init", fail)
    with pytest.raises(StartError) as error:
        reach("ray://nowhere.example:10001")
    assert error.value.news.args == {"address": "ray://nowhere.example:10001", "why": "ray client connection timeout"}


@pytest.mark.full
def test_four_level_5_tables_think_at_once_and_a_killed_worker_costs_no_game(cluster: None) -> None:
    counted: list[str] = []
    workers = hire("ray://", 1, [konspira.open("agenci").box], counted.append)
    assert workers.places == connect("ray://") == 4
    assert workers.wait_until_ready(4, 300)  # type: ignore[attr-defined]  # a cluster's workers are made one by one
    questions = [level_5("agenci") for _ in range(4)]
    began = time.perf_counter()
    thoughts: list[Future[Answer]] = [workers.submit(2.0, question) for question in questions]
    answers = [thought.result(60) for thought in thoughts]
    took = time.perf_counter() - began
    assert took < 4 * 0.8, "each thinks for 0.8 seconds: one after the other they could not"
    assert all(answer.value in question.turn.legal for answer, question in zip(answers, questions, strict=True))
    victim = ray.get(workers._idle[-1]._actor.pid.remote())  # type: ignore[attr-defined]  # who is asked next
    thought = workers.submit(2.0, questions[0])
    threading.Timer(0.2, os.kill, (victim, signal.SIGKILL)).start()
    assert thought.result(60).value in questions[0].turn.legal
    assert counted == ["thinkers_lost"]
    assert workers.wait_until_ready(4, 300), "another came"  # type: ignore[attr-defined]  # as above
    workers.close()


@pytest.mark.full
def test_the_coach_is_heard_thinking_there(cluster: None) -> None:
    workers, heard = hire("ray://", 1, [konspira.open("gra").box], lambda name: None), list[Advice]()
    assert workers.wait_until_ready(4, 300)  # type: ignore[attr-defined]  # a cluster's workers are made one by one
    question = Advise(Budget(seconds=2.0), level_5().turn)
    answer = workers.submit(4.0, question, heard.append).result(60)
    assert 1 <= len(heard) <= 3
    assert all(isinstance(one, Advice) for one in (*heard, answer.value))
    workers.close()


def test_what_an_actor_thinks_so_far_is_of_no_other_question(monkeypatch: pytest.MonkeyPatch) -> None:
    thinker, looked = RayThinker(()), list[bytes]()

    def advise(turn: Any, budget: Budget, aloud: Any) -> str:
        looked.append(thinker.so_far())
        aloud("so far")
        looked.append(thinker.so_far())
        return "at last"

    monkeypatch.setattr("konspira.server.thinkers.questions.advise", advise)
    for _ in range(2):
        thinker.think(pack(0.0, Advise(Budget(iterations=1), level_5().turn)))
        assert thinker.so_far() == b""
    assert looked == [b"", pickle.dumps("so far")] * 2


@pytest.mark.full
def test_a_worker_with_other_rules_is_none(cluster: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("konspira.server.thinkers.cluster.rules_hash", lambda box: "other")
    with pytest.raises(WorkerDied, match="other rules of gra"):
        RayWorker(("gra",))


@pytest.mark.full
def test_an_arena_there_finds_what_it_finds_here(cluster: None) -> None:
    tournament = Tournament("gra", ("random", "flat@20"), 4, 2)
    tasks = [(tournament, game) for game in schedule(tournament)]
    found = {task[1].number: result.payoffs for task, result, _ in on_ray(tasks)}
    assert found == {game.number: play(one, game).payoffs for one, game in tasks}


def test_a_connection_that_is_lost_where_an_actor_is_asked_or_made_is_a_worker_that_has_died() -> None:
    def lost(*_: Any) -> None:
        raise ConnectionError("the client is not connected\nand a long story")

    worker = RayWorker.__new__(RayWorker)
    worker._actor = mock.Mock(think=mock.Mock(remote=lost))
    with pytest.raises(WorkerDied, match=r"ConnectionError: the client is not connected$"):
        worker.ask(b"", 1.0)
    made = mock.Mock()
    made.options.return_value.remote = lost
    with mock.patch.object(ray, "remote", return_value=made), pytest.raises(WorkerDied):
        RayWorker(("gra",))
