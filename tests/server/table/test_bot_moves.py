"""Bots at a table: they play while somebody is there to see it."""

from __future__ import annotations

from server.rooms import FakeServices, come, with_services
from server.web import Server

from konspira.server.protocol import TRY_AGAIN_LATER


def test_a_bot_plays_while_somebody_is_there_and_waits_when_nobody_is() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("A*", patience=0)
        assert room.bots.at(1) == "random", "the table waits for a guest"
        room.table.chairs[0].away = True
        assert room.bots.at(1) is None
        assert room.bots.at(0) is None, "nobody plays for the only person"
        come(room, None)
        assert room.bots.at(1) == "random", "somebody looks on"
        assert room.bots.at(0) is None
        room.close(TRY_AGAIN_LATER)

    with_services(work)


def test_bots_play_among_themselves_while_somebody_looks_on(server: Server) -> None:
    table = server.table(server.token(), ["random", "random", "flat"], public=True, start=True)
    with server.sit(table) as looker:
        looker.until(lambda message: message["type"] == "turn" and message["outcome"])
