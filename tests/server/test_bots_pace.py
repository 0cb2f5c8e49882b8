"""When a bot replies says nothing of what it holds: a fake clock, and worlds that a seat cannot tell apart."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from server.fake_time import FakeThinkers, run_in_fake_time
from server.rooms import FakeServices, come
from server.twin_worlds import Twins, twin_worlds

import konspira
from konspira.bots.bot import Budget, Clock, thinking_within
from konspira.bots.search import Search
from konspira.server.bots import LATER, MARGIN, SHORTEST, SO_FAR, THOUGHT, BotPool, Ticks
from konspira.server.fair import Payer
from konspira.server.thinkers.questions import Choose, think

PACE = (0.7, 1.5)


def pool_of(share: float, chance: int = 1) -> BotPool:
    """Two thinkers on a fake clock; a thought takes this share of the time it may, a stranger's all of it."""
    thinkers = FakeThinkers(2, lambda seconds, question: seconds * (1.0 if "stranger" in question else share))
    return BotPool(thinkers, PACE, chance=random.Random(chance))


def released(turn: Any, share: float, strangers: int, *, coach: bool = False) -> float:
    """When the reply to a turn is told, while so many strangers' bots think all the time."""

    async def run() -> float:
        pool = pool_of(share, turn.seat)

        async def always(payer: Payer) -> None:
            while True:
                await pool.choose("stranger", turn, payer)

        load = [asyncio.create_task(always(Payer(f"guest{n}", f"address{n}"))) for n in range(strangers)]
        await asyncio.sleep(4.2)
        await (pool.advise(turn) if coach else pool.choose("level-5", turn))
        for task in load:
            task.cancel()
        return asyncio.get_running_loop().time()

    return float(run_in_fake_time(run()))


@pytest.fixture(scope="module")
def twins() -> list[tuple[Any, Any]]:
    """Turns of others in two worlds, between which seat 0 cannot tell."""
    with twin_worlds():
        found = Twins("gra", 3, {}, 0, seed=2)
        places = [place for place, pair in enumerate(found.script) if pair.seat != 0][:3]
        worlds = [(found.script[place].seat, *found.open(place)) for place in places]
        return [(true.turn(seat), twin.turn(seat)) for seat, true, twin in worlds]


@pytest.mark.parametrize("coach", [False, True])
@pytest.mark.parametrize("strangers", [0, 30])
def test_in_worlds_that_a_seat_cannot_tell_apart_replies_come_at_the_same_time(
    twins: list[tuple[Any, Any]], strangers: int, coach: bool
) -> None:
    """In the one world there is nothing to think about, in the other a thought takes all the time there is."""
    for true, twin in twins:
        assert released(true, 0.0, strangers, coach=coach) == released(twin, 1.0, strangers, coach=coach)


def thought_aloud(share: float) -> tuple[list[tuple[float, float]], float]:
    """When the coach is heard thinking and what he has thought of by then, and when he answers."""

    async def run() -> tuple[list[tuple[float, float]], float]:
        loop, heard = asyncio.get_running_loop(), list[tuple[float, Any]]()
        await pool_of(share).advise(
            konspira.open("gra", seats=2).turn(0), tell=lambda so_far: heard.append((loop.time(), so_far))
        )
        return heard, loop.time()

    told = run_in_fake_time(run())
    return told[0], told[1]


def test_what_the_coach_thinks_so_far_is_told_at_fixed_times_and_what_is_late_is_left_out() -> None:
    """A share of 1 takes nine tenths of the time for which the place is held."""
    every, answered = thought_aloud(1.0)
    times = [time for time, _ in every]
    assert [thought for _, thought in every] == [0.25, 0.5, 0.75]
    began, held = 1000.0, (times[1] - times[0]) / (SO_FAR[1] - SO_FAR[0])
    assert times == pytest.approx([began + share * held for share in SO_FAR])
    assert thought_aloud(0.01) == ([(times[0], 0.75)], answered), "there was nothing to think about"
    late, after = thought_aloud(2.0)
    assert late == [(times[1], 0.25)], "half of it came when the place should have been given back"
    assert after > answered


def test_a_stand_in_replies_at_a_time_that_says_nothing_either() -> None:
    async def told(share: float) -> float:
        services = FakeServices()
        services.bots = pool_of(share)
        room = services.room("AB", patience=0)
        try:
            await room.beginning.open()
            come(room, "A", 0)
            async with asyncio.timeout(60):
                while room.live is None or room.live.match.actors == (0, 1):
                    await asyncio.sleep(0.01)
            return asyncio.get_running_loop().time()
        finally:
            room.close(1012)
            services.close()

    assert run_in_fake_time(told(0.0)) == run_in_fake_time(told(1.0))


def together(bot: str, shares: list[float]) -> list[float]:
    """When bots are told who choose at once, again and again; there are two places.

    Each one's thoughts take another share of the time that they may. Two are of one table, the others of others.
    """
    turns = [konspira.open("gra", seats=2).turn(0) for _ in shares]
    payers = [Payer(f"guest{seat // 2}", f"address{seat // 2}", f"table{seat // 2}") for seat in range(len(shares))]

    async def run() -> list[float]:
        taking = {id(turn): share for turn, share in zip(turns, shares, strict=True)}
        thinkers = FakeThinkers(2, lambda seconds, question: seconds * taking[id(question.turn)])
        pool = BotPool(thinkers, PACE, chance=random.Random(5))

        async def choose(seat: int) -> float:
            await pool.choose(bot, turns[seat], payers[seat])
            return asyncio.get_running_loop().time()

        return [time for _ in range(3) for time in await asyncio.gather(*map(choose, range(len(shares))))]

    return list(run_in_fake_time(run()))


@pytest.mark.parametrize("seats", [3, 4, 9])
@pytest.mark.parametrize("bot", ["level-5", "level-4", "level-3", "solver"])
def test_what_one_bot_has_to_think_about_moves_no_other_bots_reply(bot: str, seats: int) -> None:
    """All choose at once: the third gets a place when the first has done with it, and who has had least is next."""
    free = [1.0] * seats
    for forced in ({0}, {1}, {0, 1}, {2}):
        shares = [0.0 if seat in forced else 1.0 for seat in range(seats)]
        assert together(bot, shares) == pytest.approx(together(bot, free)), forced


def test_who_needs_little_time_holds_a_place_for_little() -> None:
    quick, slow = together("level-3", [0.0] * 20), together("level-5", [0.0] * 20)
    assert max(quick[:20]) < 1000.0 + 2 * PACE[1], "twenty at once, and nobody's reply is later than its second tick"
    assert max(quick) < max(slow)


def test_a_thought_ends_before_its_reply_is_due_and_shorter_where_many_wait() -> None:
    allowed: list[float] = []

    async def run() -> None:
        thinkers = FakeThinkers(2, lambda seconds, question: allowed.append(seconds) or seconds)
        pool, turn = BotPool(thinkers, PACE, chance=random.Random(3)), konspira.open("gra", seats=2).turn(0)
        await pool.choose("level-5", turn)
        assert THOUGHT * PACE[0] * (1 - MARGIN) <= allowed[0] <= PACE[1]
        await asyncio.gather(*(pool.choose("level-5", turn, Payer(str(n))) for n in range(60)))
        assert min(allowed) == THOUGHT * SHORTEST

    run_in_fake_time(run())


def test_who_is_late_waits_for_the_next_tick() -> None:
    ticks, same = Ticks(PACE, 100.0, random.Random(1)), random.Random(1)
    draws = [same.uniform(*PACE), *(LATER * same.uniform(*PACE) for _ in range(2))]
    assert ticks.after(100.0) == ticks.after(100.0) == 100.0 + draws[0]
    assert ticks.after(100.1 + draws[0]) == 100.0 + draws[0] + draws[1]
    assert ticks.after(99.0) == 100.0 + draws[0] + draws[1], "a tick that was missed does not come back"
    assert Ticks((0.0, 0.0), 100.0, same).after(123.0) == 123.0, "where there is no pace nobody waits"


def test_a_search_stops_in_time_whatever_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter(range(1000))
    monkeypatch.setattr(Clock, "now", lambda self: next(times) / 10)
    for budget in (Budget(seconds=60), Budget(iterations=10**9)):
        with thinking_within(1.0):
            clock = Clock(budget)
        chunks = 0
        while done := clock.left(256):
            clock.done, chunks = clock.done + done, chunks + 1
        assert 8 <= chunks <= 10
    assert Clock(Budget(iterations=300)).left(256) == 256, "nobody else is bound"


@pytest.fixture(scope="module")
def forced_turn() -> Any:
    """One of a match that is played at random, where there is one action only."""
    chance = random.Random(1)
    match = konspira.open("krecia", seats=5, key=chance.randbytes(32))
    while len((turn := match.turn(match.actors[0])).legal) > 1:
        match.act(turn.seat, chance.choice(turn.legal))
    return turn


@pytest.mark.parametrize("bot", ["level-4", "level-5", "search", "flat"])
def test_who_has_nothing_to_choose_thinks_as_well_where_others_see_when_he_has_done(
    bot: str, forced_turn: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a machine that is too slow thoughts overrun their time: those with one action must not be the exception."""
    left, looks = Clock.left, list[int]()
    monkeypatch.setattr(Clock, "left", lambda clock, chunk: looks.append(chunk) or left(clock, chunk))
    assert think(0.0, Choose(bot, forced_turn)).value == forced_turn.legal[0]
    assert not looks, "nobody sees it: there is nothing to think about"
    assert think(0.01, Choose(bot, forced_turn)).value == forced_turn.legal[0]
    assert looks


def test_a_bot_of_many_iterations_answers_within_its_time() -> None:
    turn = konspira.open("gra", seats=2).turn(0)
    search = Search(Budget(iterations=10**9), seed=1)
    with thinking_within(0.05):
        assert search.choose(turn) in turn.legal
