"""What a store keeps of ratings, in both databases: one ordered log a game, and what follows from it."""

from __future__ import annotations

from typing import Any

import pytest
from server.store.conftest import Doing
from server.storing import table

from konspira.server.store import Conflict, RatedMatch, RatedSeat, Store, StoredRating

BEFORE, AFTER = StoredRating(1500.0, 350.0), StoredRating(1512.5, 301.25, 1)


def entry(n: int, match: str = "t/1", game: str = "gra", after: StoredRating = AFTER) -> RatedMatch:
    seats = (RatedSeat(0, "ania", None, 0, BEFORE, after), RatedSeat(1, "gone", None, 1, BEFORE, BEFORE))
    return RatedMatch(game, n, match, 5, seats)


async def people(store: Store) -> None:
    await table(store)
    await store.commit(store.keep_guest("ania", "Ania", 1, "fox"), store.keep_guest("bob", "Bob", 1))


def test_a_match_counts_once_and_the_log_has_no_gap_of_two_writers(doing: Doing) -> None:
    async def work(store: Any) -> None:
        await people(store)
        assert await store.rated_length("gra") == 0
        await store.commit(*store.keep_rated(entry(0)))
        for again in (entry(0, "t/2"), entry(1, "t/1")):  # the number is taken, or the match counts already
            with pytest.raises(Conflict):
                await store.commit(*store.keep_rated(again))
        assert await store.rated_length("gra") == 1
        found = await store.rated("t/1")
        assert [(one.guest, one.place, one.after.mu) for one in found.seats] == [
            ("ania", 0, 1512.5),
            ("gone", 1, 1500.0),
        ]
        assert await store.rated("t/2") is None
        assert await store.rated_log("gra", 0, 10) == [found]

    doing(work)


def test_ratings_are_known_by_game_and_guest_and_nobody_has_one_who_is_forgotten(doing: Doing) -> None:
    async def work(store: Any) -> None:
        await people(store)
        await store.commit(*store.keep_rated(entry(0)))
        await store.commit(*store.keep_rated(entry(0, "t/2", "krecia", StoredRating(1600.0, 200.0, 1))))
        assert await store.ratings("gra", ["ania", "bob", "gone"]) == {"ania": AFTER}
        assert await store.ratings("gra", []) == {}
        assert [*await store.ratings_of("ania")] == ["gra", "krecia"]
        await store.commit(*store.keep_ratings("gra", {"bob": AFTER, "gone": AFTER}))
        assert await store.ratings("gra", ["ania", "bob", "gone"]) == {"bob": AFTER}

    doing(work)


def test_the_list_is_by_what_is_certain(doing: Doing) -> None:
    async def work(store: Any) -> None:
        await people(store)
        known = {"ania": StoredRating(1700.0, 300.0, 1), "bob": StoredRating(1600.0, 50.0, 30)}
        await store.commit(*store.keep_ratings("gra", known))
        assert [one.name for one in await store.best_rated("gra", 1.96, 10)] == ["Bob", "Ania"]
        assert [(one.name, one.face) for one in await store.best_rated("gra", 0.0, 1)] == [("Ania", "fox")]

    doing(work)


def test_what_is_to_be_rated_waits_until_it_has_ended_and_is_looked_at_once(doing: Doing) -> None:
    async def work(store: Any) -> None:
        await table(store)
        await store.commit(*store.begin_match("t", 2, b"k" * 32, 1, 3, (), True), store.end_match("t/1", 4))
        assert await store.to_rate(10) == []
        await store.commit(store.end_match("t/2", 9))
        (found,) = await store.to_rate(10)
        assert (found.table, found.number, found.game, found.ended) == ("t", 2, "gra", 9)
        await store.commit(store.pass_over("t/2"))
        assert await store.to_rate(10) == []

    doing(work)


def test_terms_say_whether_a_table_is_rated_and_when_others_may_look_on(doing: Doing) -> None:
    async def work(store: Any) -> None:
        await table(store)
        found = await store.table("t")
        assert (found.rated, found.watch) == (False, 0)
        for rated, watch in ((True, None), (False, 12)):
            found.rated, found.watch = rated, watch
            await store.commit(store.keep_terms(found))
            again = await store.table("t")
            assert (again.rated, again.watch) == (rated, watch)

    doing(work)


def test_who_is_forgotten_leaves_his_results_to_the_others_and_his_rating_to_nobody(doing: Doing) -> None:
    async def work(store: Any) -> None:
        await people(store)
        await store.commit(*store.keep_rated(entry(0)))
        await store.commit(*store.forget_guest("ania"))
        (kept,) = await store.rated_log("gra", 0, 10)
        assert kept.seats[0].guest not in (None, "ania")
        assert kept.seats[0].after.mu == AFTER.mu
        assert await store.ratings_of("ania") == {}

    doing(work)
