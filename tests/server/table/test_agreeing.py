"""Between games a host changes what is agreed on; a match can be given up or ended; there is always a host."""

from __future__ import annotations

from typing import Any

from server.rooms import FakeServices, ListTransport, act_of, come, do, send, until, with_services
from server.web import actions

from konspira.server.table.room import Room

TERMS: dict[str, Any] = {
    "options": {"jokers": True}, "seats": 3, "public": False, "patience": 30, "coach": False, "clock": "quick",
}  # fmt: skip


def told(page: ListTransport) -> str:
    return str(page.last("refused")["news"]["id"])


async def begun(room: Room, letters: str) -> list[tuple[Any, ListTransport]]:
    people = [come(room, letter, seat) for seat, letter in enumerate(letters)]
    await do(room, people[0][0], "start")
    await until(lambda: room.status == "playing")
    return people


def test_a_host_changes_seats_options_and_pace_before_a_match() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("A***")
        host, page = come(room, "A", 0)
        await do(room, host, "terms", **TERMS)
        table = page.last("table")["table"]
        assert len(table["chairs"]) == 3
        assert (table["options"]["jokers"], table["coach"], table["patience"]) == (True, False, 30)
        assert table["clock"]["pace"] == "quick"
        await do(room, host, "terms", **TERMS | {"seats": 5})
        assert [chair["who"] for chair in page.last("table")["table"]["chairs"]][3:] == ["open", "open"]
        await do(room, host, "terms", **TERMS | {"seats": 1})
        assert told(page) == "refused-no-chair"
        await do(room, host, "terms", **TERMS | {"options": {"jokers": 9}})
        assert told(page) == "refused-option-value"
        assert room.table.options["jokers"] is True

    with_services(work)


def test_nobodys_chair_is_taken_away_with_him_on_it() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("A*B")
        host, page = come(room, "A", 0)
        await do(room, host, "terms", **TERMS | {"seats": 2})
        assert told(page) == "refused-chair-taken"

    with_services(work)


def test_whoever_plays_alone_closes_the_match_at_once() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("A*")
        ((host, page),) = await begun(room, "A")
        await do(room, host, "finish")
        table = page.last("table")["table"]
        assert (table["state"], table["closed"]) == ("over", {"how": "alone", "payoffs": [0.0, 0.0], "seat": None})
        await do(room, host, "act", action={"do": "turn"})
        assert told(page) == "refused-over"
        await do(room, host, "again")
        await until(lambda: room.status == "playing")
        assert page.last("table")["table"]["match"] == 2

    with_services(work)


def test_whoever_asks_for_another_match_while_it_begins_has_what_he_wants() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("A*")
        ((host, page),) = await begun(room, "A")
        await do(room, host, "again")
        assert told(page) == "refused-not-over"
        await do(room, host, "finish")
        await do(room, host, "again")
        await until(lambda: room.status == "playing")
        await send(room, host, "again", "late")
        assert page.last("done")["id"] == "late"
        assert page.last("table")["table"]["match"] == 2
        await until(lambda: bool(actions(page.last("turn")["legal"])))
        await do(room, host, "act", action=act_of(page))
        await do(room, host, "again")
        assert told(page) == "refused-not-over"

    with_services(work)


def test_people_end_a_match_when_all_of_them_agree() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("AB*")
        (host, page), (guest, _) = await begun(room, "AB")
        await do(room, host, "finish")
        assert (room.status, page.last("table")["table"]["finish"]) == ("playing", [0])
        await do(room, host, "finish", on=False)
        await do(room, guest, "finish")
        assert room.status == "playing"
        await do(room, host, "finish")
        assert (room.status, page.last("table")["table"]["closed"]["how"]) == ("over", "agreed")

    with_services(work)


def test_of_two_who_resigns_has_lost_and_among_more_a_bot_plays_on() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("AB")
        (_, page), (guest, _) = await begun(room, "AB")
        await do(room, guest, "resign")
        closed = page.last("table")["table"]["closed"]
        assert closed == {"how": "resigned", "payoffs": [1.0, 0.0], "seat": 1}
        assert page.last("table")["table"]["won"] == [1, 0]
        room = services.room("ABC")
        (_, page), (guest, _), _ = await begun(room, "ABC")
        await do(room, guest, "resign")
        assert room.status == "playing"
        assert page.last("table")["table"]["seated"][1]["resigned"]
        assert page.last("table")["table"]["chairs"][1]["stand_in"]

    with_services(work)


def test_who_has_resigned_decides_nothing_any_more_however_often_he_comes_back() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("ABC")
        (_, page), (guest, mine), _ = await begun(room, "ABC")
        action = act_of(mine)
        await do(room, guest, "resign")
        for command, fields in (("back", {}), ("act", {"action": action})):
            mine.heard.clear()
            await do(room, guest, command, **fields)
            assert told(mine) == "refused-resigned"
        room.leave(guest)
        again, mine = come(room, "B", 1)  # a telephone that was put away, say
        assert room.table.chairs[1].away
        assert page.last("table")["table"]["chairs"][1]["stand_in"]
        assert mine.last("welcome")["you"]["turns"] == []
        await do(room, again, "leave")
        assert room.table.chairs[1].away

    with_services(work)


def test_who_has_resigned_sits_in_his_chair_again_when_it_is_over() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("AB")
        (host, page), (guest, _) = await begun(room, "AB")
        await do(room, guest, "resign")
        await do(room, host, "again")
        assert room.status == "over", "the other is there, and is waited for"
        await do(room, guest, "again")
        assert (room.status, room.table.chairs[1].away) == ("playing", False)
        room = services.room("ABC")
        (host, page), (guest, _), (other, _) = await begun(room, "ABC")
        await do(room, guest, "resign")
        assert room.table.chairs[1].away
        await do(room, host, "finish")
        await do(room, other, "finish")
        assert (room.status, room.table.chairs[1].away) == ("over", False)
        await until(lambda: not page.last("table")["table"]["chairs"][1]["stand_in"])

    with_services(work)


def test_who_is_only_made_to_get_up_is_told_and_may_come_back() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("AB_")
        host, _ = come(room, "A", 0)
        guest, page = come(room, "B", 1)
        await do(room, host, "remove", chair=1, ban=False)
        assert (told(page), page.code, guest.seat) == ("refused-made-to-leave", None, -1)
        await do(room, guest, "sit")
        assert room.presence.seats_of("B") == [1]
        room = services.room("AB")
        (host, _), (guest, page) = await begun(room, "AB")
        await do(room, host, "remove", chair=1, ban=False)
        assert (room.table.chairs[1].who, guest.seat) == ("bot", -1)

    with_services(work)
