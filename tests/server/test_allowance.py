"""What a guest and an address may use: how often, and how much of the processor."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable

import msgspec
import pytest

from konspira.server import Limits, Rate, allowance
from konspira.server.allowance import LOOKED_AT, VISITORS, Account, Allowances, Bucket, Buckets, Remembered, metered


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time, which a test may move."""
    now = [100.0]
    monkeypatch.setattr(allowance.time, "monotonic", lambda: now[0])
    return now


def test_a_bucket_gives_what_it_holds_and_fills_slowly(clock: list[float]) -> None:
    bucket = Bucket(Rate(2, 3))
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock[0] += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock[0] += 60
    assert [bucket.take() for _ in range(4)] == [True, True, True, False], "never more than it holds"


def test_everybody_has_a_bucket_and_full_ones_are_forgotten(clock: list[float]) -> None:
    buckets = Buckets(Rate(1, 1), most=2)
    assert [buckets.take(who) for who in ("a", "a", "b")] == [True, False, True]
    clock[0] += 10
    assert buckets.take("c")
    assert ["a" in buckets._of, "b" in buckets._of, "c" in buckets._of] == [False, False, True]
    assert buckets.take("d")
    assert buckets.take("e"), "better to be generous for a moment than to run out of memory"
    assert len(buckets._of) <= 2


def test_however_many_are_remembered_few_are_looked_at_when_one_comes() -> None:
    looked: list[int] = []

    def matters(number: int) -> bool:
        looked.append(number)
        return number % 3 > 0

    known = Remembered[int](matters, room=900, most=1000)
    for number in range(5000):
        before = len(looked)
        known.put(f"guest{number}", number)
        assert len(looked) - before <= LOOKED_AT
        assert len(known) <= 1000
        assert known.get("guest1") == 1 or number < 1, "whoever is asked for is not unused"
    assert known.get("guest4999") == 4999
    assert "guest3" not in known


LIMITS = Limits(
    processor_a_guest=Rate(0.1, 1.0), processor_an_address=Rate(0.5, 2.0), processor=Rate(9, 9), light=0.25, over=5.0
)


def spend(account: Account, seconds: float) -> float:
    account.used += seconds
    return account.wait()


def test_who_is_over_the_allowance_waits_until_it_is_there_again(clock: list[float]) -> None:
    ania = Allowances(LIMITS).account("ania", "1.1.1.1")
    assert spend(ania, 0.9) == 0
    assert spend(ania, 0.15) == pytest.approx(0.5)
    clock[0] += 0.51
    assert ania.wait() == 0
    assert not ania.far_over


def test_who_stays_over_it_is_let_go_and_who_rests_is_not(clock: list[float]) -> None:
    ania = Allowances(LIMITS).account("ania", "1.1.1.1")
    for _ in range(4):
        assert spend(ania, 2.0) > 0
        clock[0] += 1.4
    assert ania.far_over
    clock[0] += 200
    assert ania.wait() == 0
    assert not ania.far_over


def test_an_address_that_is_over_makes_its_heavy_guests_wait_and_not_the_light_ones(clock: list[float]) -> None:
    allowances = Allowances(LIMITS)
    school = [allowances.account(f"guest{n}", "1.1.1.1") for n in range(60)]
    heavy = [allowances.account(f"heavy{n}", "1.1.1.1") for n in range(5)]
    waits = [spend(one, 0.6) for one in heavy]
    assert waits[0] == 0
    assert min(waits[3:]) > 0, "together they have used up what their address may"
    assert [spend(one, 0.002) for one in school] == [0.0] * 60
    assert spend(allowances.account("stranger", "2.2.2.2"), 0.6) == 0, "another address is another matter"


def test_where_many_addresses_use_up_the_server_only_the_light_go_on_and_nobody_is_let_go(clock: list[float]) -> None:
    allowances = Allowances(msgspec.structs.replace(LIMITS, processor=Rate(0.5, 1.0)))
    heavy = [allowances.account(f"mallory{n}", f"9.9.9.{n}") for n in range(8)]
    waits = [spend(one, 0.4) for one in heavy]
    assert waits[:2] == [0, 0], "each is within what he may"
    assert min(waits[3:]) > 0, "but together they have used up what there is"
    assert spend(allowances.account("ania", "1.1.1.1"), 0.1) == 0
    clock[0] += 0.5
    assert heavy[0].wait() > 0
    clock[0] += 1.6  # no more is owed than the bucket holds
    assert heavy[0].wait() == 0
    for _ in range(10):
        clock[0] += 1
        for one in heavy:
            spend(one, 0.09)
    assert not any(one.far_over for one in heavy)


def test_a_guest_has_one_allowance_wherever_he_comes_from(clock: list[float]) -> None:
    allowances = Allowances(LIMITS)
    here, there = allowances.account("ania", "1.1.1.1"), allowances.account("ania", "2.2.2.2")
    assert spend(here, 1.1) > 0
    assert there.wait() > 0
    assert allowances.account("ania", "3.3.3.3").wait() > 0
    assert allowances.account("kuba", "3.3.3.3").wait() == 0
    assert spend(allowances.account(None, "1.1.1.1"), 1.1) > 0
    assert allowances.account(None, "2.2.2.2").wait() == 0, "whoever is no guest has one at each address"


def test_all_new_guests_of_an_address_together_take_little_beyond_what_it_may(clock: list[float]) -> None:
    allowances, used = Allowances(LIMITS), 0.0
    pupils = [allowances.account(f"pupil{n}", "1.1.1.1") for n in range(60)]
    for one in pupils:
        one.sockets = 1
    crowd = [allowances.account(f"guest{n}", "1.1.1.1") for n in range(120)]
    spend(crowd[0], 0.9)
    spend(crowd[1], 0.9)
    for _ in range(125):
        for one in crowd[2:]:
            if one.wait() == 0:
                one.used += 0.002
                used += 0.002
    beyond = LIMITS.processor_an_address.at_once + LIMITS.light_an_address.at_once
    assert 1.8 + used < beyond + 0.5, "each may have begun something when there was still a little"
    for _ in range(10):
        clock[0] += 2.0
        assert [spend(one, 0.001) for one in pupils] == [0.0] * 60, "who plays like a person does not notice"
    assert not any(one.far_over for one in pupils)


def test_one_heavy_guest_uses_up_nothing_of_what_light_ones_may_use_beyond(clock: list[float]) -> None:
    allowances = Allowances(LIMITS)
    heavy, light = allowances.account("heavy", "1.1.1.1"), allowances.account("light", "1.1.1.1")
    assert spend(heavy, 40.0) > 0
    for _ in range(100):
        assert heavy.wait() > 0
        assert spend(light, 0.002) == 0


def test_many_guests_of_one_address_do_not_get_more_than_it_may(clock: list[float]) -> None:
    allowances, used = Allowances(LIMITS), 0.0
    crowd = []
    for n in range(100):
        crowd.append(allowances.account(f"guest{n}", "1.1.1.1"))
        crowd[n].sockets = 1
    for _ in range(600):
        clock[0] += 0.1
        for one in crowd:
            if one.wait() == 0:
                one.used += 0.01
                used += 0.01
    at_most = 2.0 + 60 * 0.5 + 100 * (0.25 + 0.01)  # at once, in a minute, and what each may take lightly
    assert used < at_most


def test_whoever_is_no_guest_shares_an_account_with_all_who_are_none(clock: list[float]) -> None:
    allowances = Allowances(LIMITS)
    assert allowances.account(None, "1.1.1.1") is allowances.account("", "1.1.1.1")
    assert allowances.account(None, "1.1.1.1") is not allowances.account(None, "2.2.2.2")


def test_a_school_that_comes_at_once_has_what_its_address_may_use(clock: list[float]) -> None:
    visitors = Allowances(LIMITS).account(VISITORS, "1.1.1.1")
    assert [spend(visitors, 0.03) for _ in range(60)] == [0.0] * 60
    assert spend(visitors, 0.3) > 0


def test_accounts_that_are_full_again_are_forgotten(clock: list[float]) -> None:
    allowances = Allowances(LIMITS, most=2)
    owing = allowances.account("ania", "1.1.1.1")
    spend(owing, 1.5)
    spend(allowances.account("kuba", "2.2.2.2"), 0.01)
    clock[0] += 4
    allowances.account("ola", "3.3.3.3")
    assert ["2.2.2.2" in allowances._at, "3.3.3.3" in allowances._at] == [False, True]
    assert allowances.account("ania", "1.1.1.1") is owing


def test_work_is_metered_without_what_others_do_while_it_waits() -> None:
    account = Allowances(LIMITS).account("ania", "1.1.1.1")

    def burn(seconds: float) -> None:
        ends = time.thread_time() + seconds
        while time.thread_time() < ends:
            pass

    async def work() -> int:
        burn(0.02)
        await asyncio.sleep(0)
        burn(0.02)
        return 7

    async def run() -> int:
        loop = asyncio.get_running_loop()
        loop.call_soon(burn, 0.3)
        return await metered(work(), account)

    assert asyncio.run(run()) == 7
    assert 0.04 <= account.used < 0.2


def test_metered_work_can_be_cancelled_and_may_fail() -> None:
    account = Allowances(LIMITS).account("ania", "1.1.1.1")
    cleaned = []

    async def wait() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            cleaned.append(1)

    async def fail() -> None:
        raise KeyError

    async def run() -> None:
        waiting = asyncio.ensure_future(_awaited(metered(wait(), account)))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        with pytest.raises(KeyError):
            await metered(fail(), account)

    asyncio.run(run())
    assert cleaned == [1]


async def _awaited(work: Awaitable[None]) -> None:
    await work
