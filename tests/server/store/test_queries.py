"""What is found in the store, and what is forgotten."""

from __future__ import annotations

from pathlib import Path

from server.storing import table, with_store

from konspira.server.store import StoredChair, StoredTable
from konspira.server.store.sqlite import SqliteStore


def test_a_table_comes_back_as_it_was_kept(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await table(store)
        found = await store.table("t")
        assert found is not None
        assert (found.options, found.public, found.patience, found.match, found.ended) == (
            {"jokers": True},
            True,
            60,
            1,
            False,
        )
        assert found.chairs == [StoredChair(0, "open", None, None, "i", False)]
        assert await store.table("nothing") is None

    with_store(tmp_path / "a.db", work)


def test_forgetting_goes_by_the_state_of_a_table(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        for id in ("gathering", "playing", "over"):
            row = StoredTable(id, "gra", {}, True, 60, "host", 1, 100, [])
            await store.commit(*store.keep_table(row, None))
        await store.commit(
            *store.begin_match("playing", 1, b"k", "{}", 1),
            *store.begin_match("over", 1, b"k", "{}", 1),
            store.end_match("over/1", 5),
        )
        left = []
        for dates in ((101, 0, 0, 0), (101, 101, 0, 0), (101, 101, 101, 0)):
            await store.commit(*store.sweep(*dates))
            left.append({row.id for row in await store.tables_public(10)})
        assert left == [{"playing", "over"}, {"over"}, set()]
        assert await store.match("over", 1) is None

    with_store(tmp_path / "a.db", work)
