"""Every rated match is rated once: by two nodes at the same time, after a kill, and again from its log."""

from __future__ import annotations

import asyncio
import itertools
import json
from typing import Any

from server.store.conftest import Doing, doing  # noqa: F401  # a fixture of both stores

from konspira.server.rater import Rater, rate_all, rebuild
from konspira.server.store import LINE, Entry, Store, StoredChair, StoredSeat, StoredTable


async def played(store: Store, table: str, matches: int = 1, rated: bool = True, winner: int = 0) -> None:
    """A table of two guests at which so many matches are over."""
    chairs = [StoredChair(n, "guest", name, None, f"i{n}", False) for n, name in enumerate(("ania", "bob"))]
    made = StoredTable(table, "gra", {}, True, 60, "ania", 1, 2, chairs, rated=rated)
    guests = [store.keep_guest(name, name.title(), 1) for name in ("ania", "bob")]
    await store.commit(*guests, *store.keep_table(made, None))
    n = 0
    for number in range(1, matches + 1):
        seats = [StoredSeat(k, "guest", name, None, name, None) for k, name in enumerate(("ania", "bob"))]
        begun = store.begin_match(table, number, b"k" * 32, n, 1, seats, rated)
        lines: list[dict[str, Any]] = [
            {"game": "gra"}, {"seat": 0, "by": "guest"}, {"seat": 1, "by": "guest"},
            {"payoffs": [float(winner == k) for k in range(2)], "key": "00"},
        ]  # fmt: skip
        entries = [Entry(table, n + k, LINE, number, k, text=json.dumps(line)) for k, line in enumerate(lines)]
        n += len(entries)
        await store.commit(*begun, store.end_match(f"{table}/{number}", 100 + n), entries=entries)


def test_matches_are_rated_in_the_order_in_which_they_ended_and_unrated_ones_never(doing: Doing) -> None:  # noqa: F811
    async def work(store: Any) -> None:
        await played(store, "a", 3)
        await played(store, "b", rated=False, winner=1)
        assert await rate_all(store) == 3
        assert [one.match for one in await store.rated_log("gra", 0, 10)] == ["a/1", "a/2", "a/3"]
        known = await store.ratings("gra", ["ania", "bob"])
        assert known["ania"].mu > 1500 > known["bob"].mu
        assert known["ania"].matches == known["bob"].matches == 3
        assert await rate_all(store) == 0, "once and never again"

    doing(work)


def test_two_that_rate_at_the_same_time_count_every_match_once(doing: Doing) -> None:  # noqa: F811
    async def work(store: Any) -> None:
        await played(store, "a", 6)
        await asyncio.gather(rate_all(store), rate_all(store), rate_all(store))
        log = await store.rated_log("gra", 0, 100)
        assert sorted(one.match for one in log) == [f"a/{k}" for k in range(1, 7)]
        assert [one.n for one in log] == list(range(6))
        for before, after in itertools.pairwise(log):  # each from what the one before left
            assert after.seats[0].before.mu == before.seats[0].after.mu
        assert (await store.ratings("gra", ["ania"]))["ania"].matches == 6

    doing(work)


def test_a_match_that_does_not_count_is_looked_at_once_and_stops_nobody(doing: Doing) -> None:  # noqa: F811
    async def work(store: Any) -> None:
        await played(store, "a", winner=5)  # nobody has won
        await played(store, "b")
        await store.commit(entries=[Entry("b", 4, LINE, 1, 4, text="no journal")])
        await played(store, "c")
        await rate_all(store)
        assert [one.match for one in await store.rated_log("gra", 0, 10)] == ["c/1"]
        assert await store.to_rate(10) == []

    doing(work)


def test_ratings_are_reckoned_up_again_from_their_log_to_the_last_digit(doing: Doing) -> None:  # noqa: F811
    async def work(store: Any) -> None:
        await played(store, "a", 3)
        await played(store, "b", 2, winner=1)
        await rate_all(store)
        before = await store.ratings("gra", ["ania", "bob"])
        await store.commit(*store.keep_ratings("gra", {}))
        assert await rebuild(store, "gra") == 5
        assert await store.ratings("gra", ["ania", "bob"]) == before
        assert await rebuild(store, "krecia") == 0

    doing(work)


def test_it_looks_again_where_it_was_told_to_while_it_looked(doing: Doing) -> None:  # noqa: F811
    async def work(store: Any) -> None:
        rater = Rater(store)
        rater.look()
        await played(store, "a")
        rater.look()
        while not await store.rated_length("gra"):
            await asyncio.sleep(0)
        rater.close()

    doing(work)
