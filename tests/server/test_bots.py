"""Bots at the web table: off the event loop, never too many at once, at a pace that betrays nothing."""

from __future__ import annotations

import asyncio
import threading
import time
from typing import Any

import pytest
from server.web import Server

import konspira
from konspira.bots.levels import RATINGS
from konspira.server import bots as pool
from konspira.server.bots import LATER, BotPool
from konspira.server.thinkers import ThreadThinkers, questions


class Slow:
    """A bot that takes its time, and notes how many like it think at once."""

    now = most = 0
    lock = threading.Lock()

    def __init__(self, seconds: float) -> None:
        self.seconds, self.name = seconds, "slow"

    def choose(self, turn: Any) -> Any:
        with Slow.lock:
            Slow.now += 1
            Slow.most = max(Slow.most, Slow.now)
        time.sleep(self.seconds)
        with Slow.lock:
            Slow.now -= 1
        return turn.legal[0]


@pytest.fixture
def bots(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Bots by name, that a test may add to."""
    known: dict[str, Any] = {}
    plain = questions._bot
    monkeypatch.setattr(questions, "_bot", lambda name: known.get(name) or plain(name))
    return known


def test_only_so_many_think_at_once_and_the_loop_stays_free(bots: dict[str, Any]) -> None:
    bots["slow"], Slow.most = Slow(0.4), 0
    match = konspira.open("gra", seats=2)

    async def run() -> int:
        """How often the loop came round while bots were thinking; were it blocked, once a thought at the most."""
        thinkers, rounds = BotPool(ThreadThinkers(2), (0.0, 0.0)), 0
        thoughts = [asyncio.create_task(thinkers.choose("slow", match.turn(0))) for _ in range(8)]
        while not all(task.done() for task in thoughts):
            await asyncio.sleep(0.001)
            rounds += 1
        thinkers.close()
        return rounds

    assert asyncio.run(run()) > 16
    assert Slow.most == 2


@pytest.mark.parametrize("seconds", [0.0, 0.12])
def test_the_time_of_an_answer_is_drawn_without_looking_at_the_turn(bots: dict[str, Any], seconds: float) -> None:
    """Quick thoughts are held back to the draw; a thought that takes longer waits for the next one.

    As often as it takes for one that nothing else on this machine holds up; none comes before its time.
    """
    bots["slow"] = Slow(seconds)
    match = konspira.open("gra", seats=2)

    async def run() -> float:
        thinkers, began = BotPool(ThreadThinkers(1), (0.1, 0.1)), time.perf_counter()
        await thinkers.choose("slow", match.turn(0))
        thinkers.close()
        return time.perf_counter() - began

    wanted, took = 0.1 if seconds == 0 else 0.1 + LATER * 0.1, list[float]()
    while not took or (min(took) >= wanted + 0.09 and len(took) < 200):
        took.append(asyncio.run(run()))
    assert wanted - 0.005 <= min(took) < wanted + 0.09


def test_a_bot_that_fails_does_not_stop_the_table(bots: dict[str, Any], caplog: pytest.LogCaptureFixture) -> None:
    class Broken:
        def choose(self, turn: Any) -> Any:
            raise RuntimeError("no idea")

    bots["broken"] = Broken()
    match = konspira.open("gra", seats=2)

    async def run() -> Any:
        thinkers = BotPool(ThreadThinkers(1), (0.0, 0.0))
        action = await thinkers.choose("broken", match.turn(0))
        thinkers.close()
        return action

    assert asyncio.run(run()) in match.turn(0).legal
    assert "bot failed" in caplog.text


def test_a_stand_in_is_one_of_those_on_offer() -> None:
    assert pool.stand_in("gra") in pool.offered("gra")
    assert pool.stand_in("gra", "random") == "random"
    assert pool.stand_in("gra", "nobody") in pool.offered("gra")


def test_the_ladder_has_every_level_and_says_what_is_not_measured(server: Server) -> None:
    rungs = server.ask("/api/bots").json["games"]["gra"]
    assert [rung["name"] for rung in rungs] == [f"level-{n}" for n in range(1, 6)]
    measured = {name: list(rating) for name, rating in RATINGS.get("gra", {}).items()}
    assert {rung["name"]: rung["rating"] for rung in rungs if rung["rating"]} == measured


def test_a_measured_level_has_its_rating_on_the_ladder(monkeypatch: Any) -> None:
    monkeypatch.setitem(RATINGS, "gra", {"level-2": (1410, 12)})
    assert [rung.rating for rung in pool.ladder(["gra"]).games["gra"]] == [None, (1410, 12), None, None, None]
