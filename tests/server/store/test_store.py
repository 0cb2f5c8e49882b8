"""What every store promises of the log: stored together or not at all, each number once, and never a hole."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from server.store.conftest import Doing
from server.storing import line, table

from konspira.server.store import (
    LINE,
    Conflict,
    Entry,
    Statement,
    Store,
    StoredBar,
    StoredSeat,
    StoreError,
    Unfit,
    match_id,
)


def test_lines_come_back_in_order_with_the_ids_of_their_commands(doing: Doing) -> None:
    async def work(store: Store) -> None:
        await table(store)
        lines = [line(n, f'{{"n":{n},"ż":"\\u0000"}}', f"c{n}" if n % 2 else None) for n in range(1, 50)]
        await asyncio.gather(*(store.commit(entries=[one]) for one in lines))
        found = await store.match("t", 1)
        assert found is not None
        assert found.lines == ["{}", *(one.text for one in lines)]
        assert found.commands == [None, *(one.command for one in lines)]
        assert found.key == b"k" * 32
        assert await store.entries("t", 48) == lines[47:]
        assert (await store.log_length("t"), await store.log_length("nothing")) == (50, 0)

    doing(work)


def test_a_hole_in_a_log_is_refused_and_so_is_a_second_entry_of_the_same_number(doing: Doing) -> None:
    async def work(store: Store) -> None:
        await table(store)
        for wrong in (line(2), line(0), line(0, table="nothing")):
            with pytest.raises(StoreError):
                await store.commit(entries=[wrong])
        await store.commit(entries=[line(1), Entry("t", 2, "sit", who="g", command="c")])
        with pytest.raises(Conflict):
            await store.commit(entries=[line(2)])
        assert await store.log_length("t") == 3

    doing(work)


def test_a_command_makes_one_entry_however_often_it_comes(doing: Doing) -> None:
    async def work(store: Store) -> None:
        await table(store)
        await store.commit(entries=[line(1, command="same")])
        with pytest.raises(Conflict):
            await store.commit(entries=[line(2, command="same")])
        await store.commit(entries=[Entry("t", 2, "sit", who="guest", command="same")])
        assert sorted(await store.commands("t")) == [("guest", "same"), ("seat 0", "same")]

    doing(work)


def test_an_action_that_is_kept_under_its_seat_is_also_known_by_who_sat_there(doing: Doing) -> None:
    """As earlier versions have kept them; by then somebody else may sit there."""

    async def work(store: Store) -> None:
        await table(store)
        for seat, guest in ((0, "ania"), (1, "kuba")):
            await store.commit(store.keep_seat(match_id("t", 1), StoredSeat(seat, "guest", guest, None, guest, None)))
        await store.commit(entries=[line(1, command="old")])
        await store.commit(entries=[Entry("t", 2, LINE, 1, 2, "kuba", "new", "{}")])
        assert sorted(await store.commands("t")) == [("ania", "old"), ("kuba", "new"), ("seat 0", "old")]

    doing(work)


def test_what_loses_takes_all_of_its_own_with_it_and_nothing_of_another_table(doing: Doing) -> None:
    async def work(store: Store) -> None:
        await table(store), await table(store, "u")
        bar = store.keep_bar("t", StoredBar("g", "ban", None))
        jobs: list[Any] = [
            store.commit(entries=[line(1)]),
            store.commit(entries=[line(1, table="u")]),
            store.commit(bar, entries=[line(1, "lost"), line(2, "lost too")]),  # all in one commit
            store.commit(entries=[line(2, table="u")]),
        ]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [isinstance(result, Conflict) for result in results] == [False, False, True, False]
        assert await store.bars("t") == []
        assert [entry.text for entry in await store.entries("t", 0)] == ["{}", "{}"]
        assert await store.log_length("u") == 3

    doing(work)


def test_nothing_follows_what_was_not_stored(doing: Doing) -> None:
    async def work(store: Store) -> None:
        await table(store)
        jobs = [store.commit(entries=[line(n)]) for n in (1, 2, 4, 5)]  # the third could not be made
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [isinstance(result, StoreError) for result in results] == [False, False, True, True]
        assert await store.log_length("t") == 3

    doing(work)


def test_many_writes_share_a_commit_and_are_told_in_order(doing: Doing) -> None:
    async def work(store: Any) -> None:
        commits: list[int] = []
        store._committed = lambda jobs, seconds: commits.append(jobs)
        await table(store)
        told: list[int] = []
        last = asyncio.get_running_loop().create_future()
        for n in range(1, 300):
            store.write([line(n)], [], lambda error, n=n: told.append(n))
        store.write([], [], lambda error: last.set_result(None))
        await last
        assert told == list(range(1, 300))
        assert len(commits) < 20

    doing(work)


def test_what_was_taken_back_stays_in_the_log_and_leaves_the_journal(doing: Doing) -> None:
    async def work(store: Store) -> None:
        await table(store)
        await store.commit(entries=[line(1, "a"), line(2, "b", "c2")])
        await store.commit(store.take_back("t", 1, 2), entries=[Entry("t", 3, "undo", who="g", command="u")])
        await store.commit(entries=[Entry("t", 4, LINE, 1, 2, "seat 0", "c3", "other")])
        found = await store.match("t", 1)
        assert found is not None
        assert found.lines == ["{}", "a", "other"]
        assert [entry.kind for entry in await store.entries("t", 0)] == [LINE, LINE, "undone", "undo", LINE]
        assert ("seat 0", "c2") in await store.commands("t")

    doing(work)


def test_the_secret_stays_the_same(doing: Doing) -> None:
    secrets = []

    async def work(store: Store) -> None:
        secrets.append(store.secret)

    doing(work), doing(work)
    assert secrets[0] == secrets[1]
    assert len(secrets[0]) == 32


def test_a_store_that_is_well_says_so(doing: Doing) -> None:
    async def work(store: Store) -> None:
        await store.probe()
        assert store.trouble is None

    doing(work)


def test_whoever_fails_when_he_is_told_keeps_nobody_else_from_being_told(doing: Doing) -> None:
    told: list[Exception | None] = []

    def fails(error: Exception | None) -> None:
        raise RuntimeError("a mistake of whoever is told")

    async def work(store: Store) -> None:
        await table(store)
        store.write([line(1)], [], fails)
        store.write([line(2)], [], told.append)
        async with asyncio.timeout(30):
            await store.commit(entries=[line(3)])
            store.write([line(3)], [], fails)  # also where it is told that it was lost
            await store.commit()
            await store.commit(entries=[line(4)])
        assert (told, store.behind, await store.log_length("t")) == ([None], 0, 5)

    doing(work)


def test_what_no_database_can_keep_is_refused_and_all_else_goes_on(doing: Doing) -> None:
    async def work(store: Store) -> None:
        await table(store), await table(store, "u")
        bad = Statement("UPDATE served SET ms = ?", (1 << 70,))
        async with asyncio.timeout(30):
            jobs: list[Any] = [
                store.commit(bad, entries=[line(1)]), store.commit(entries=[line(2)]),
                store.commit(entries=[line(1, table="u")]),
            ]  # fmt: skip
            refused, behind, stored = await asyncio.gather(*jobs, return_exceptions=True)
        assert (type(refused), type(behind), stored) == (Unfit, Conflict, None)
        assert (refused.trouble, refused.news.id, store.trouble) == (None, "refused-message", None)
        assert (await store.log_length("t"), await store.log_length("u")) == (1, 2)
        await store.commit(entries=[line(1), line(2)])

    doing(work)
