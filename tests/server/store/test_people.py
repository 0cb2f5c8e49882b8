"""A cookie of an earlier version is good on, by the one login that a database has for all of them."""

from __future__ import annotations

import gzip
from pathlib import Path

from server.storing import with_store

from konspira.server.store import Store

OLD = Path(__file__).parents[2] / "fixtures" / "v0.1"


def test_guests_of_earlier_versions_are_signed_in_by_what_they_show_and_can_be_signed_out(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    path.write_bytes(gzip.decompress((OLD / "server.db.gz").read_bytes()))

    async def work(store: Store) -> None:
        (host,) = {one.host for one in await store.tables_public(1)} or {""}
        known = await store.signed_in(host, "")
        assert known is not None
        assert known.name
        assert await store.signed_in(host, "other") is None
        await store.commit(*store.forget_login(host, "", 1))
        assert await store.signed_in(host, "") is None

    with_store(path, work)
