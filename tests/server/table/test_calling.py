"""Guests who are away are called when it is their turn."""

from __future__ import annotations

from server.rooms import FakeServices, act_of, come, do, rounds, send, until, with_services


def test_a_guest_who_is_away_is_notified_once_for_each_turn_and_one_who_is_there_never() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("AB")
        one, page = come(room, "A", 0)
        await send(room, one, "start", "go")
        await rounds()
        assert services.notifier.guests == ["B"]
        await send(room, one, "act", "a", action=act_of(page))
        await rounds()
        assert services.notifier.guests == ["B"], "it is still his turn, which he was told"
        two, page = come(room, "B", 1)
        for step in range(2):
            await send(room, two, "act", f"b{step}", action=act_of(page))
            if not page.last("turn")["legal"]:
                break
        await rounds()
        assert services.notifier.guests == ["B"], "both are here"

    with_services(work, push_after=0.0)


def test_who_has_resigned_is_not_called_and_those_who_play_on_do_not_wait_for_him() -> None:
    """Not even where everybody has put his telephone away before the bot in his chair had thought."""

    async def work(services: FakeServices) -> None:
        room = services.room("ABC")
        people = [come(room, letter, seat)[0] for seat, letter in enumerate("ABC")]
        await do(room, people[0], "start")
        await do(room, people[1], "resign")
        for one in people:
            room.leave(one)
        assert 1 in room.acting
        room.calling.later(1)
        await until(lambda: 1 not in room.acting)
        assert "B" not in services.notifier.guests

    with_services(work, push_after=0.0)


def test_who_has_resigned_is_not_called_where_all_have_gone_either() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("ABC")
        people = [come(room, letter, seat)[0] for seat, letter in enumerate("ABC")]
        await do(room, people[0], "start")
        await do(room, people[1], "resign")
        for seat in (0, 2):
            room.table.chairs[seat].away = True
        for one in people:
            room.leave(one)
        assert [room.calling.misses(guest) for guest in "AB"] == [True, False]

    with_services(work)
