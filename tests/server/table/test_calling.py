"""Guests who are away are called when it is their turn."""

from __future__ import annotations

from server.rooms import FakeServices, act_of, come, rounds, send, with_services


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
