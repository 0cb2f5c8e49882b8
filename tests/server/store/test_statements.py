"""What a store is told to change or forget, it does."""

from __future__ import annotations

from server.store.conftest import Doing

from konspira.server.store import Store, StoredTable


def test_forgetting_goes_by_the_state_of_a_table(doing: Doing) -> None:
    async def work(store: Store) -> None:
        for id in ("gathering", "playing", "over"):
            row = StoredTable(id, "gra", {}, True, 60, "host", 1, 100, [])
            await store.commit(*store.keep_table(row, None))
        await store.commit(
            *store.begin_match("playing", 1, b"k", 0, 1),
            *store.begin_match("over", 1, b"k", 0, 1),
            store.end_match("over/1", 5),
        )
        await store.commit(store.count_served(100))
        left = []
        for idle in ((99, 100, 100, 0), (99, 99, 100, 0), (99, 99, 99, 0)):
            await store.commit(*store.sweep(*idle))
            left.append({row.id for row in await store.tables_public(10)})
        assert left == [{"playing", "over"}, {"over"}, set()]
        assert await store.match("over", 1) is None

    doing(work)
