"""One link is enough to sit down; who comes late is given a bot's chair; hosts move people."""

from __future__ import annotations

from server.rooms import FakeServices, ListTransport, come, do, until, with_services

from konspira.server.store import StoredSeat


def told(page: ListTransport) -> str:
    return str(page.last("refused")["news"]["id"])


def test_whoever_has_the_link_of_a_table_takes_a_free_chair_and_between_games_a_bots() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("A*_")
        room.table.public = False
        (one, _), (other, page), (third, late) = (come(room, guest) for guest in "BCD")
        await do(room, one, "sit")
        await do(room, other, "sit")
        assert [chair.guest for chair in room.table.chairs] == ["A", "C", "B"]
        assert page.last("table")["you"]["seat"] == 1
        await do(room, third, "sit")
        assert told(late) == "refused-chair-taken"

    with_services(work)


def test_during_a_match_a_late_friend_asks_and_the_host_gives_him_a_bots_chair() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("A*")
        host, desk = come(room, "A", 0)
        late, page = come(room, "B")
        await do(room, host, "start")
        await until(lambda: room.status == "playing")
        await do(room, late, "sit")
        assert told(page) == "refused-ask"
        await do(room, late, "ask")
        (asking,) = desk.last("table")["you"]["asking"]
        assert page.last("table")["you"]["asked"]
        assert asking["name"] == "B"
        await do(room, late, "admit", who=asking["who"], chair=1)
        assert told(page) == "refused-not-host"
        await do(room, host, "admit", who=asking["who"], chair=0)
        assert told(desk) == "refused-chair-taken"
        await do(room, host, "admit", who=asking["who"], chair=1)
        assert room.table.chairs[1].guest == "B"
        assert page.last("welcome")["turn"]["view"]["seat"] == 1, "what the bot knew is what the chair knows"
        assert desk.last("table")["you"]["asking"] == []
        assert room.seated[1] == StoredSeat(1, "guest", "B", None, "B", room.seated[1].face)

    with_services(work)


def test_who_is_declined_or_goes_asks_no_more() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("AC")
        host, desk = come(room, "A", 0)
        (one, page), (other, _) = come(room, "B"), come(room, "D")
        await do(room, one, "ask")
        await do(room, other, "ask")
        await do(room, host, "decline", who=desk.last("table")["you"]["asking"][0]["who"])
        assert told(page) == "refused-declined"
        room.leave(other)
        assert desk.last("table")["you"]["asking"] == []
        await do(room, host, "decline", who=99)
        assert told(desk) == "refused-nobody"

    with_services(work)


def test_people_change_places_between_games_and_look_from_their_new_chairs() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("AB*")
        host, _ = come(room, "A", 0)
        guest, page = come(room, "B", 1)
        await do(room, host, "swap", chair=0, other=1)
        assert [chair.guest for chair in room.table.chairs] == ["B", "A", None]
        assert (host.seat, guest.seat) == (1, 0)
        await do(room, host, "swap", chair=1, other=2)
        assert [chair.who for chair in room.table.chairs] == ["guest", "bot", "guest"]
        await do(room, guest, "swap", chair=0, other=1)
        assert told(page) == "refused-not-host"

    with_services(work)


def test_whose_device_was_shared_looks_from_his_own_chair_again_when_the_other_gets_up() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("A_")
        host, desk = come(room, "A", 0, hotseat=True)
        await do(room, host, "chair", chair=1, seating={"who": "me", "name": "Bartek", "face": "owl"})
        assert (host.seat, desk.last("table")["you"]["mine"]) == (-1, [0, 1])
        assert [chair.name for chair in room.table.chairs] == ["A", "Bartek"]
        await do(room, host, "chair", chair=1, seating={"who": "bot", "bot": "random"})
        assert (host.seat, desk.last("table")["you"]["seat"]) == (0, 0)

    with_services(work)
