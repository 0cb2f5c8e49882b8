"""A fair queue: whoever has had least comes next, and nobody can fill it."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from konspira.server import Limits
from konspira.server.allowance import VISITORS, Allowances
from konspira.server.fair import NICE, FairQueue, FairThread, Payer
from konspira.server.protocol import Refusal


def served(queue: FairQueue, *payers: Payer) -> list[Payer]:
    """In which order they are served, each for a quarter of a second, if they come in this one."""
    order: list[Payer] = []

    async def wish(payer: Payer) -> None:
        async with queue.place(payer) as place:
            order.append(payer)
            await asyncio.sleep(0)
            place.spent = 0.25

    async def run() -> None:
        await asyncio.gather(*map(wish, payers))

    asyncio.run(run())
    return order


ANIA, KUBA = Payer("ania", "1.1.1.1", "a"), Payer("kuba", "2.2.2.2", "k")


def test_a_strangers_first_wish_is_not_behind_a_guests_hundredth() -> None:
    assert served(FairQueue(1), *[ANIA] * 100, KUBA).index(KUBA) == 1
    assert served(FairQueue(2), *[ANIA] * 100, KUBA).index(KUBA) == 2


def test_nor_if_both_come_from_one_address_or_have_many_tables() -> None:
    many = [Payer("ania", "1.1.1.1", f"table{n}") for n in range(25)]
    neighbour = Payer("ola", "1.1.1.1", "o")
    assert served(FairQueue(1), *many, neighbour).index(neighbour) == 1


def test_many_guests_of_one_address_do_not_crowd_out_a_stranger_for_long() -> None:
    crowd = [Payer(f"guest{n}", "1.1.1.1", f"table{n}") for n in range(200)]
    order = served(FairQueue(1), *crowd, *[KUBA] * 3)
    first, second, _ = (place for place, payer in enumerate(order) if payer == KUBA)
    assert first == 1
    assert second < 100, "what an address has had counts for each of its guests"


def test_two_who_always_wish_for_something_get_the_same() -> None:
    first = served(FairQueue(1), *[ANIA] * 20, *[KUBA] * 20)[:20]
    assert 9 <= first.count(KUBA) <= 11


def test_somebody_new_with_a_hundred_wishes_is_not_before_who_has_played_for_long() -> None:
    """A guest who has just come has had nothing; else he would be served until he has had as much as all others."""
    queue = FairQueue(1)
    served(queue, *[KUBA] * 40)
    assert served(queue, *[ANIA] * 100, KUBA).index(KUBA) <= 2


def test_of_one_guests_tables_the_one_that_has_had_least_comes_next() -> None:
    busy, quiet = Payer("ania", "1.1.1.1", "busy"), Payer("ania", "1.1.1.1", "quiet")
    assert served(FairQueue(1), *[busy] * 10, quiet).index(quiet) == 1


def test_who_is_no_guest_has_had_what_those_of_his_address_have() -> None:
    allowances = Allowances(Limits())
    one, other = (Payer.of(allowances.account(VISITORS, address)) for address in ("1.1.1.1", "2.2.2.2"))
    assert served(FairQueue(1), *[one] * 10, other).index(other) == 1


def test_who_waits_no_more_takes_no_place() -> None:
    async def run() -> int:
        queue, entered = FairQueue(1), asyncio.Event()

        async def hold() -> None:
            async with queue.place(KUBA):
                await entered.wait()

        async def wish() -> None:
            async with queue.place(ANIA):
                raise AssertionError("nobody waits here any more")

        holding = asyncio.create_task(hold())
        await asyncio.sleep(0)
        wishing = [asyncio.create_task(wish()) for _ in range(2)]
        await asyncio.sleep(0)
        wishing[0].cancel()
        await asyncio.sleep(0)
        entered.set()
        await asyncio.sleep(0)  # now the second has been given a place, and has not taken it
        wishing[1].cancel()
        await asyncio.gather(*wishing, return_exceptions=True)
        await holding
        async with queue.place(ANIA):
            return queue.waiting

    assert asyncio.run(run()) == 0


def test_too_many_who_wait_are_refused_first_those_of_one_guest() -> None:
    async def run() -> list[Any]:
        queue = FairQueue(1, most=4, of_one=2)

        async def wish(payer: Payer) -> None:
            async with queue.place(payer):
                await asyncio.sleep(0)

        guests = [Payer(name, name) for name in ("k", "a", "a", "a", "b", "c", "d")]
        return await asyncio.gather(*map(wish, guests), return_exceptions=True)

    assert [isinstance(one, Refusal) for one in asyncio.run(run())] == [False, False, False, True, False, False, True]


def with_thread(work: Coroutine[Any, Any, Any], thread: FairThread) -> Any:
    try:
        return asyncio.run(work)
    finally:
        thread.close()


def test_the_same_answer_is_made_once_for_all_and_at_the_expense_of_the_first() -> None:
    made, thread = [], FairThread("test", 10, 10)
    ania, kuba = (Allowances(Limits()).account(name, "1.1.1.1") for name in ("ania", "kuba"))

    def work(number: int) -> int:
        made.append(number)
        return sum(range(200_000)) * 0 + number

    async def run() -> list[int]:
        return await asyncio.gather(*(thread.once("key", account, work, 3) for account in (ania, kuba, kuba)))

    assert with_thread(run(), thread) == [3, 3, 3]
    assert made == [3]
    assert ania.used > 0 == kuba.used


def test_who_asks_for_what_waits_already_does_not_wait_as_the_first_who_asked() -> None:
    """Ania has had much and asks for two more; a stranger wants the second: that is made next, at his expense."""
    made, thread, opened = list[str](), FairThread("test", 10, 10), threading.Event()
    allowances = Allowances(Limits())
    ania, kuba, ola = (allowances.account(name, f"1.1.1.{n}") for n, name in enumerate(("ania", "kuba", "ola")))

    def work(name: str) -> None:
        opened.wait()
        made.append(name)
        sum(range(200_000))

    async def run() -> None:
        thread.queue._count(Payer.of(ania), 10.0)
        thread.queue._count(Payer.of(ola), 5.0)
        asked = [asyncio.create_task(thread.once("held", None, work, "held"))]
        for account, key in ((ania, "first"), (ania, "second"), (ola, "other"), (kuba, "second")):
            asked.append(asyncio.create_task(thread.once(key, account, work, key)))
            await asyncio.sleep(0)
        assert thread.queue.waiting == 3
        opened.set()
        await asyncio.gather(*asked)

    with_thread(run(), thread)
    assert made == ["held", "second", "other", "first"]
    assert kuba.used > 0, "nobody can lend his turn to another for nothing"


def test_who_joins_somebody_with_too_many_wishes_is_not_refused_for_it() -> None:
    thread, opened = FairThread("test", 10, 1), threading.Event()
    ania, kuba = (Allowances(Limits()).account(name, "1.1.1.1") for name in ("ania", "kuba"))

    async def run() -> list[Any]:
        asked = [(None, "held"), (ania, "waits"), (ania, "too many"), (kuba, "too many")]
        wishes = [asyncio.create_task(thread.once(key, account, opened.wait)) for account, key in asked]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        opened.set()
        return await asyncio.gather(*wishes, return_exceptions=True)

    assert with_thread(run(), thread) == [True] * 4


def test_what_others_wait_for_is_as_urgent_as_they_are_and_not_at_their_expense() -> None:
    """As the beliefs of a replay are: one thread asks many questions, and the next replay waits for it."""
    order, behind = list[str](), list[Payer]()

    async def run() -> FairQueue:
        queue, held = FairQueue(1), asyncio.Event()

        async def hold() -> None:
            async with queue.place(Payer("first", "9.9.9.9")):
                await held.wait()

        async def ask(name: str, payer: Payer, behind: list[Payer]) -> None:
            async with queue.place(payer, behind=behind) as place:
                order.append(name)
                place.spent = 1.0

        queue._count(ANIA, 10.0)
        queue._count(KUBA, 1.0)
        tasks = [hold(), ask("ania's", ANIA, behind), ask("kuba's", KUBA, [])]
        asking = [asyncio.create_task(one) for one in tasks]
        await asyncio.sleep(0)
        behind.append(Payer("ola", "3.3.3.3"))
        held.set()
        await asyncio.gather(*asking)
        assert queue.had(behind[0]) == queue.had(Payer("stranger", "4.4.4.4"))
        return queue

    asyncio.run(run())
    assert order == ["ania's", "kuba's"]


def test_what_fails_is_raised_where_it_was_asked_for_and_costs_all_the_same() -> None:
    thread, account = FairThread("test", 10, 10), Allowances(Limits()).account("ania", "1.1.1.1")

    def fail() -> None:
        raise ValueError(threading.current_thread().name)

    async def run() -> None:
        with pytest.raises(ValueError, match="test"):
            await thread.do(account, fail)
        with pytest.raises(ValueError, match="test"):
            await thread.once("key", account, fail)

    with_thread(run(), thread)
    assert account.used > 0


of_threads = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere threads have the priority of their process")


def priority() -> int:
    """Of this thread; the lower, the higher."""
    return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())


@of_threads
def test_whoever_computes_for_long_gives_way_to_the_event_loop() -> None:
    before, thread = priority(), FairThread("answers", 9, 9)
    assert with_thread(thread.do(None, priority), thread) == max(before, NICE)
    assert priority() == before


@of_threads
def test_a_server_of_low_priority_computes_with_its_own() -> None:
    """Nobody but root may raise it: a server that was begun with `nice -n 15` had no thread for slow answers at all."""

    def begun_low() -> tuple[int, int]:
        low = max(priority(), NICE + 5)
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), low)
        thread = FairThread("answers", 9, 9)
        return low, with_thread(thread.do(None, priority), thread)

    with ThreadPoolExecutor(1) as pool:
        low, found = pool.submit(begun_low).result()
    assert found == low


def test_another_address_is_no_other_guest() -> None:
    async def run() -> None:
        queue = FairQueue(1, most=100, of_one=2)

        async def wish(address: str) -> None:
            async with queue.place(Payer("ania", address)):
                pass

        async with queue.place(KUBA):
            waiting = [asyncio.create_task(wish(f"1.1.1.{n}")) for n in range(2)]
            await asyncio.sleep(0)
            with pytest.raises(Refusal):
                await wish("1.1.1.9")
        await asyncio.gather(*waiting)

    asyncio.run(run())
