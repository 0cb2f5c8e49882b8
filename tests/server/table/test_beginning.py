"""How a match begins: at once, or when all who were drawn are there."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from server.rooms import FakeServices, come, rounds, until, with_services
from server.shuffled_tables import Device, Tables, listed, with_tables

from konspira.play.journal import contents
from konspira.server.nodes import Alone
from konspira.server.store import Conflict


def test_a_table_of_old_pages_begins_at_once(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        room = await tables.table("AB")
        await Device(room, "A", old=True).send("start")
        (header,) = contents(room.live.match.journal)
        assert listed(header) == []
        assert header["shuffle"]["left_out"] == [0, 1]

    with_tables(tmp_path / "tables.db", work)


def test_at_a_table_of_a_tournament_the_match_begins_when_all_are_there() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("AB")
        room.table.tournament = "evening"
        come(room, "A", 0)
        await rounds()
        assert room.status == "gathering"
        come(room, "B", 1)
        await until(lambda: room.status == "playing")

    with_services(work, together=0.0)


class Relieved(Alone):
    """A node that takes care of nothing, until it does: its lease had lapsed on a busy machine."""

    caring = False

    def cares(self, table: str) -> bool:
        return self.caring


def test_a_node_that_takes_over_begins_what_all_have_come_for() -> None:
    async def work(services: FakeServices) -> None:
        services.nodes = nodes = Relieved()
        room = services.room("AB")
        room.table.tournament = "evening"
        come(room, "A", 0)
        come(room, "B", 1)
        await rounds()
        assert room.status == "gathering"
        nodes.caring = True
        room.go_on()  # as the lobby does then
        await until(lambda: room.status == "playing")

    with_services(work, together=0.0)


def test_a_match_of_a_tournament_begins_when_the_disk_is_well_again() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("AB")
        room.table.tournament = "evening"
        services.store.trouble = "full"
        room.tell_trouble()
        come(room, "A", 0)
        come(room, "B", 1)
        await rounds()
        assert room.status == "gathering"
        services.store.trouble = None
        room.tell_trouble()
        await until(lambda: room.status == "playing")

    with_services(work, together=0.0)


def test_a_match_of_a_tournament_begins_although_others_wrote_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody writes to the log in the moment in which the match begins: it begins on top of that."""

    async def work(tables: Tables) -> None:
        room = await tables.table("AB")
        room.table.tournament = "evening"
        store, write, lost = room.store, room.store.write, []

        def overtaken(entries: list[object], statements: list[object], then: object = None) -> None:
            begins = any(getattr(entry, "line", None) == 0 for entry in entries)
            if begins and not lost:
                lost.append(entries)
                asyncio.get_running_loop().call_soon(then, Conflict("others wrote first"))  # type: ignore[arg-type]
            else:
                write(entries, statements, then)  # type: ignore[arg-type]

        monkeypatch.setattr(store, "write", overtaken)
        for guest in "AB":
            Device(room, guest, old=True)
        await until(lambda: room.status == "playing")
        assert lost

    with_tables(tmp_path / "tables.db", work)
