"""Hosts who were reported are read out of either database, and settled; who is the host by now counts, too."""

from __future__ import annotations

from pathlib import Path

import pytest
from server.postgres import database_of, programs
from server.storing import table, with_postgres, with_store

from konspira.server import StartError
from konspira.server.store import Store
from konspira.server.store.people import SETTLED, StoredReport
from konspira.server.store.reported import id_of, reported_hosts, settle


async def reported(store: Store) -> None:
    await table(store)
    for number, (about, operator) in enumerate([("somebody", False), ("host", False), ("was", True)]):
        made = StoredReport("t", f"g{number}", about, about, "rude", "", "[]", number, operator)
        await store.commit(store.keep_report(made))


def settled_one_by_one(place: str) -> None:
    first, second = reported_hosts(place)
    assert (settle(place, id_of(first)), reported_hosts(place)) == (True, [second])
    assert (settle(place, id_of(first)), settle(place, "nothing")) == (False, False)
    assert (settle(place, id_of(second)), reported_hosts(place)) == (True, [])


def test_reports_about_hosts_are_found_in_a_file(tmp_path: Path) -> None:
    with_store(tmp_path / "a.db", reported)
    assert [one.about for one in reported_hosts(str(tmp_path / "a.db"))] == ["host", "was"]
    with pytest.raises(StartError):
        reported_hosts(str(tmp_path / "none.db"))


def test_a_report_is_settled_while_a_server_has_the_file(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await reported(store)
        settled_one_by_one(str(tmp_path / "a.db"))
        assert [one.reason for one in await store.reports("t")] == ["rude", SETTLED, SETTLED]

    with_store(tmp_path / "a.db", work)


@pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed")
def test_reports_about_hosts_are_found_in_postgresql(tmp_path: Path) -> None:
    with_postgres(tmp_path / "a.db", reported)
    assert [one.about for one in reported_hosts(database_of(tmp_path / "a.db"))] == ["host", "was"]
    settled_one_by_one(database_of(tmp_path / "a.db"))
