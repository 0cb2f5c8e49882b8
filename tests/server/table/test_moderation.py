"""A host sends away, silences and forgives; one guest has one chair; and nobody suffers for an address he shares."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from server.rooms import FakeServices, ListTransport, come, send, with_services
from server.web import Server

from konspira.server.table.moderation import SENT_AWAY, digest

Own = Callable[..., Server]


def told(page: ListTransport) -> str:
    return str(page.last("refused")["news"]["id"])


def test_one_guest_has_one_chair_at_a_public_table_unless_the_host_gives_him_the_link_of_another() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("A__")
        client, page = come(room, "B")
        await send(room, client, "sit", "1")
        await send(room, client, "sit", "2")
        assert (page.last("done")["id"], told(page)) == ("1", "refused-one-chair")
        await send(room, client, "sit", "3", invite="i2")
        assert page.last("done")["id"] == "3"
        assert room.presence.seats_of("B") == [1, 2]

    with_services(work)


@pytest.mark.parametrize(
    "how", [{"kind": "remove", "chair": 1}, {"kind": "chair", "chair": 1, "seating": {"who": "open"}}]
)
def test_who_is_sent_away_is_told_and_neither_comes_back_nor_sits_nor_talks(how: dict[str, Any]) -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("AB_")
        host, _ = come(room, "A", 0, address="10.0.0.1")
        client, page = come(room, "B", 1, address="10.0.0.2")
        await send(room, host, **how)
        assert (told(page), page.code) == ("refused-sent-away", SENT_AWAY)
        assert room.table.chairs[1].who == "open"
        room.leave(client)
        for kind, fields in (("sit", {}), ("sit", {"invite": room.table.chairs[1].invite}), ("say", {"text": "!"})):
            client, page = come(room, "B", address="10.0.0.9")
            await send(room, client, kind, **fields)
            assert told(page).startswith(("refused-sent-away", "refused-silenced"))
        assert room.you("A", 0).barred == 1
        assert room.you("B", -1).barred == 0

    with_services(work)


def test_a_new_guest_from_the_same_address_may_look_on_but_neither_sit_nor_talk_for_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("AB_")
        host, _ = come(room, "A", 0, address="10.0.0.1")
        come(room, "B", 1, address="10.0.0.2")
        await send(room, host, "remove", chair=1)
        for address, allowed in (("10.0.0.2", False), ("10.0.0.3", True)):
            client, page = come(room, f"C{address}", address=address)
            await send(room, client, "say", text="!")
            assert (page.types[-1] != "refused") is allowed
        later = room.bars[-1].until + 1
        monkeypatch.setattr("konspira.server.table.moderation.steady", lambda: later)
        client, page = come(room, "D", address="10.0.0.2")
        await send(room, client, "sit", "x")
        assert page.last("done")["id"] == "x"

    with_services(work)


def test_an_address_that_others_at_the_table_share_is_not_held_against_anybody() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("ABC_")
        host, _ = come(room, "A", 0, address="school")
        come(room, "B", 1, address="school")
        await send(room, host, "remove", chair=1)
        assert [bar.who for bar in room.bars] == ["B"]
        client, page = come(room, "D", address="school")
        await send(room, client, "sit", "x", chair=3)
        assert page.last("done")["id"] == "x"

    with_services(work)


def test_in_a_match_a_bot_plays_on_for_who_is_sent_away() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("AB")
        host, _ = come(room, "A", 0)
        _, page = come(room, "B", 1)
        async with room.lock:
            await room.beginning.open()
        await send(room, host, "remove", chair=1)
        assert page.code == SENT_AWAY
        assert room.table.chairs[1].away
        assert room.presence.stands_in(1)
        room.close(1012)

    with_services(work, stand_in="random")


def test_who_is_silenced_plays_on_and_is_forgiven() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("AB")
        host, heard = come(room, "A", 0)
        client, page = come(room, "B", 1)
        await send(room, client, "say", "1", text="spam")
        await send(room, host, "mute", "1", line=heard.last("said")["number"])
        assert told(page) == "refused-silenced"
        await send(room, client, "say", "2", text="spam")
        assert (told(page), page.code) == ("refused-silenced", None)
        await send(room, host, "forgive", "2")
        await send(room, client, "say", "3", text="sorry")
        assert heard.last("said")["text"] == "sorry"

    with_services(work)


def test_only_the_host_may_and_never_to_himself_or_to_nobody() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("AB*")
        host, heard = come(room, "A", 0)
        client, page = come(room, "B", 1)
        for kind, fields in (("remove", {"chair": 0}), ("mute", {"chair": 0}), ("forgive", {})):
            await send(room, client, kind, **fields)
            assert told(page) == "refused-not-host"
        for number, fields in enumerate(({"chair": 0}, {"chair": 2}, {"line": 99}, {})):
            await send(room, host, "remove", str(number), **fields)
            assert told(heard) == "refused-nobody"
        assert room.bars == []

    with_services(work)


def test_an_address_is_kept_as_what_nobody_can_read() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("AB")
        assert "10.0.0.1" not in digest(room, "10.0.0.1")
        assert digest(room, "10.0.0.1") != digest(room, "10.0.0.2")
        assert digest(room, "2001:db8::1") == digest(room, "2001:db8::ffff") != digest(room, "2001:db8:0:1::1")

    with_services(work)


def test_who_was_sent_away_stays_away_after_a_restart(own: Own) -> None:
    server = own()
    table = server.table(ania := server.token(), ["me", "open"], public=True)
    ola = server.token("Ola")
    with server.sit(table, ania) as host, server.sit(table, ola) as guest:
        host.hear(), guest.hear()
        guest.do("sit")
        host.until(lambda message: message["type"] == "table" and message["table"]["chairs"][1]["name"])
        assert host.do("remove", chair=1)["type"] == "done"
        assert guest.closed() == SENT_AWAY
    server.die_and_rise()
    with server.sit(table, ola) as guest:
        assert guest.closed() == SENT_AWAY
        assert [message["news"]["id"] for message in guest.heard] == ["refused-sent-away"]
    with server.sit(table, server.token("Ewa")) as other:
        assert other.hear()["type"] == "welcome"
        assert other.do("sit")["type"] == "done", "the host shares the address"
