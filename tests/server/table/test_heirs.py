"""There is always a host: who is it when the host goes."""

from __future__ import annotations

from server.rooms import FakeServices, come, do, until, with_services


def test_the_hosts_part_passes_on_when_he_leaves_or_gives_it_away() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("ABC")
        (host, _), (guest, page), (third, _) = (come(room, letter, seat) for seat, letter in enumerate("ABC"))
        await do(room, host, "leave")
        assert page.last("table")["you"]["host"]
        assert page.last("table")["table"]["host"] == 1
        await do(room, third, "host", chair=2)
        assert not room.you("C", 2).host
        await do(room, guest, "host", chair=2)
        assert room.you("C", 2).host

    with_services(work)


def test_a_host_who_is_gone_for_a_while_is_host_no_more() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("AB")
        (host, _), (_, page) = come(room, "A", 0), come(room, "B", 1)
        room.leave(host)
        await until(lambda: room.table.host == "B")
        assert page.last("table")["you"]["host"]

    with_services(work, host_away=0.01)
