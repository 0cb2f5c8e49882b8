"""A commit is awaited until it is stored, its error is raised, and asking whether it can be written costs one write."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from konspira.server.store import Entry, Statement, Stored, StoreError
from konspira.server.store.writing import Writing, tell

ANYTHING = Statement("SELECT 1", ())


class Slow(Writing):
    """Stores nothing before it is told to."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(loop)
        self.waiting: list[Stored | None] = []

    def write(self, entries: Sequence[Entry], statements: Sequence[Statement], then: Stored | None = None) -> None:
        self.waiting.append(then)

    def settle(self, error: Exception | None = None) -> None:
        for then in self.waiting:
            tell(then, error)


def test_a_commit_comes_back_when_it_is_stored_and_raises_what_went_wrong() -> None:
    async def work() -> None:
        store = Slow(asyncio.get_running_loop())
        first = asyncio.create_task(store.commit(ANYTHING))
        await asyncio.sleep(0)
        assert not first.done()
        store.settle()
        await first
        second = asyncio.create_task(store.commit(ANYTHING))
        await asyncio.sleep(0)
        store.settle(StoreError("full", "full"))
        with pytest.raises(StoreError):
            await second

    asyncio.run(work())


def test_who_asks_while_it_is_tried_waits_for_that() -> None:
    async def work() -> None:
        store = Slow(asyncio.get_running_loop())
        asking = [asyncio.create_task(store._try_writing(ANYTHING)) for _ in range(5)]
        for _ in range(3):
            await asyncio.sleep(0)
        assert len(store.waiting) == 1
        store.settle()
        await asyncio.gather(*asking)

    asyncio.run(work())


def test_whoever_fails_when_he_is_told_keeps_nobody_else_from_it() -> None:
    def fails(error: Exception | None) -> None:
        raise ValueError

    told: list[Exception | None] = []
    for then in (fails, None, told.append):
        tell(then, None)
    assert told == [None]
