"""How a match begins: at once, or when all who were drawn are there."""

from __future__ import annotations

from pathlib import Path

from server.rooms import FakeServices, come, rounds, until, with_services
from server.shuffled_tables import Device, Tables, listed, with_tables

from konspira.play.journal import contents


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
