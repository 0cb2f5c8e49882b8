"""What everybody may know of a table."""

from __future__ import annotations

from server.rooms import FakeServices, come, send, with_services


def test_a_table_gathers_then_plays() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("A_")
        assert (room.status, room.acting, room.table_state().commitment) == ("gathering", frozenset(), None)
        one, page = come(room, "A", 0)
        await send(room, one, "chair", chair=1, seating={"who": "bot", "bot": "random"})
        await send(room, one, "start", "go")
        assert (room.status, len(page.last("table")["table"]["commitment"])) == ("playing", 64)
        assert 0 in room.acting

    with_services(work)


def test_invitations_are_told_to_the_host_alone() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("A__")
        assert room.you("A", 0).invites == {"1": "i1", "2": "i2"}
        assert (room.you("A", 0).host, room.you("B", -1).host, room.you(None, -1).host) == (True, False, False)
        assert room.you("B", -1).invites == {}

    with_services(work)
