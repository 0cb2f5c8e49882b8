"""Workers elsewhere: one that dies costs one more try, and no game."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

import konspira
from konspira.bots.bot import Budget
from konspira.server.bots import BotPool
from konspira.server.protocol import Refusal
from konspira.server.thinkers import NoThinker
from konspira.server.thinkers.questions import Advise, Aloud, Answer, Choose, unpack
from konspira.server.thinkers.workers import WorkerDied, Workers


class FakeWorker:
    """A worker that answers with its own number, or dies of what it is asked."""

    made = 0

    def __init__(self, dies: bool = False) -> None:
        FakeWorker.made += 1
        self.number, self.dies, self.ended = FakeWorker.made, dies, threading.Event()
        self.asked: list[tuple[float, Any]] = []

    def ask(self, question: bytes, timeout: float, aloud: Aloud | None = None) -> Answer:
        self.asked.append(unpack(question))
        if aloud:
            aloud("so far")
        if self.dies:
            raise WorkerDied("of it")
        return Answer(self.number, 0.25)

    def end(self) -> None:
        self.ended.set()


def question() -> Choose:
    match = konspira.open("gra", seats=2)
    return Choose("random", match.turn(match.actors[0]))


@pytest.fixture
def hired() -> Any:
    """Hires workers as a test lists them, and good ones after those."""
    opened: list[Workers] = []

    def hire(places: int, *listed: FakeWorker | Exception, count: Any = lambda name: None) -> Workers:
        waiting = iter(listed)

        def make() -> FakeWorker:
            found = next(waiting, None) or FakeWorker()
            if isinstance(found, Exception):
                raise found
            return found

        opened.append(workers := Workers(places, make, (), count))
        return workers

    yield hire
    for workers in opened:
        workers.close()


def test_a_worker_is_asked_and_asked_again(hired: Any) -> None:
    one = FakeWorker()
    workers = hired(1, one)
    assert workers.wait_until_ready(1, 30)
    assert [workers.submit(60.0, question()).result(30).value for _ in range(3)] == [one.number] * 3
    assert workers.ready == 1
    assert 30.0 < one.asked[0][0] <= 60.0, "it is told how long it has"


def test_one_that_dies_costs_one_more_try_and_is_replaced(hired: Any) -> None:
    counted: list[str] = []
    good, mortal = FakeWorker(), FakeWorker(dies=True)
    workers = hired(2, good, mortal, count=counted.append)
    assert workers.wait_until_ready(2, 30)
    assert isinstance(workers.submit(0.5, question()).result(30).value, int)
    assert mortal.ended.is_set()
    assert counted == ["thinkers_lost"]
    assert workers.wait_until_ready(2, 30), "another came in its place"


def test_what_two_have_died_of_is_not_asked_again(hired: Any) -> None:
    workers = hired(2, *(FakeWorker(dies=True) for _ in range(4)))
    assert workers.wait_until_ready(2, 30)
    with pytest.raises(NoThinker):
        workers.submit(0.5, question()).result(30)


def test_whoever_dies_of_a_turn_stops_no_table_and_the_coach_says_that_he_is_busy(hired: Any) -> None:
    async def run() -> str:
        workers = hired(2, *(FakeWorker(dies=True) for _ in range(8)))
        assert await asyncio.to_thread(workers.wait_until_ready, 2, 30)
        pool, turn = BotPool(workers, (0.0, 0.0)), question().turn
        assert await pool.choose("level-5", turn) in turn.legal
        assert await asyncio.to_thread(workers.wait_until_ready, 2, 30)
        with pytest.raises(Refusal) as refused:
            await pool.advise(turn)
        return refused.value.news.id

    assert asyncio.run(run()) == "refused-busy"


def test_who_thinks_aloud_is_heard(hired: Any) -> None:
    heard = list[str]()
    workers = hired(1, FakeWorker())
    assert workers.wait_until_ready(1, 30)
    workers.submit(0.5, question(), heard.append).result(30)
    assert heard == ["so far"]


def test_while_there_is_no_worker_this_process_thinks() -> None:
    comes = threading.Event()

    def make() -> FakeWorker:
        comes.wait(30)
        return FakeWorker()

    workers, asked = Workers(1, make, ()), question()
    assert workers.submit(0.5, asked).result(30).value in asked.turn.legal
    assert workers.ready == 0
    comes.set()
    assert workers.wait_until_ready(1, 30)
    assert workers.submit(0.5, asked).result(30).value == FakeWorker.made
    workers.close()


def test_one_that_does_not_come_is_made_again(hired: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("konspira.server.thinkers.workers.AGAIN", (0.0, 0.0))
    workers = hired(1, WorkerDied("no room"), WorkerDied("no room"))
    assert workers.wait_until_ready(1, 30)


def test_at_the_end_all_are_ended(hired: Any) -> None:
    one, other = FakeWorker(), FakeWorker()
    workers = hired(2, one, other)
    assert workers.wait_until_ready(2, 30)
    workers.close()
    assert one.ended.is_set()
    assert other.ended.is_set()


def test_the_coach_is_asked_in_the_same_way(hired: Any) -> None:
    one = FakeWorker()
    workers = hired(1, one)
    assert workers.wait_until_ready(1, 30)
    workers.submit(0.0, Advise(Budget(seconds=0.8), question().turn)).result(30)
    assert one.asked[0][1].budget == Budget(seconds=0.8)


def test_whatever_is_raised_where_one_is_asked_or_made_another_comes(
    hired: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such as a cluster whose connection is lost, and that says so in its own words."""
    monkeypatch.setattr("konspira.server.thinkers.workers.AGAIN", (0.0, 0.0))
    good, cut = FakeWorker(), FakeWorker()
    cut.ask = lambda *asked: (_ for _ in ()).throw(ConnectionError("lost"))  # type: ignore[method-assign]
    workers = hired(2, good, cut, ConnectionError("lost"))
    assert workers.wait_until_ready(2, 30)
    assert isinstance(workers.submit(0.5, question()).result(30).value, int)
    assert cut.ended.is_set()
    assert workers.wait_until_ready(2, 30), "another came, at the second try"
    assert workers.ready == 2
