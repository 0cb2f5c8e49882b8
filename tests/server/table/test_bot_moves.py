"""Bots at a table: they play while somebody is there to see it."""

from __future__ import annotations

import random

from server.rooms import FakeServices, act_of, come, do, until, with_services
from server.web import Server

from konspira.bots import at_a_table
from konspira.server.bots import GREETINGS, REMARKS, BotPool
from konspira.server.protocol import TRY_AGAIN_LATER
from konspira.server.table.room import Room
from konspira.server.thinkers import ThreadThinkers


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


def talker(services: FakeServices) -> Room:
    """A table of GRA with bots of a level at all seats but the first; the one at the third is talkative."""
    room = services.room("A***", patience=0)
    for chair in room.table.chairs[1:]:
        chair.bot = "level-1"
    return room


class Often(random.Random):
    """Says something whenever there is a chance of it."""

    def randrange(self, *args: int) -> int:  # type: ignore[override]
        return 0


def test_who_is_talkative_says_something_now_and_then_and_never_twice_in_a_row() -> None:
    async def work(services: FakeServices) -> None:
        services.bots = BotPool(ThreadThinkers(1), (0.0, 0.0), chance=Often(1))
        room = talker(services)
        async with room.lock:
            await room.beginning.open()
        client, page = come(room, "A", 0)
        assert room.live is not None
        for _ in range(100):
            if room.chat:
                break
            await do(room, client, "act", action=act_of(page))
            await until(lambda: bool(room.chat) or room.live is None or 0 in room.live.match.actors)
        line = room.chat[-1]
        assert (line.seat, line.name, line.text) == (2, "", None)
        assert line.phrase in (*GREETINGS, *REMARKS)
        assert page.last("said")["phrase"] == line.phrase
        assert room.bots._remark(room.live, 2) is None, "nobody has answered"
        room.close(TRY_AGAIN_LATER)

    with_services(work)


def test_who_waits_to_say_something_does_not_act_on_a_table_that_is_being_read_anew() -> None:
    async def work(services: FakeServices) -> None:
        services.bots = BotPool(ThreadThinkers(1), (0.0, 0.0), chance=Often(1))
        room = talker(services)
        async with room.lock:
            come(room, "A", 0)
            await room.beginning.open()
            await until(lambda: set(room.acting) == {0, 2} and services.bots.thinking == 0)  # he waits for the lock
            room.following.behind = True  # others have written
        await until(lambda: not room.bots.busy)
        assert 2 in room.acting
        room.following.behind = False
        room.go_on()
        await until(lambda: 2 not in room.acting)
        assert room.chat[-1].seat == 2

    with_services(work)


def test_bots_that_are_no_levels_and_those_of_other_characters_say_nothing() -> None:
    pool = BotPool(ThreadThinkers(1), (0.0, 0.0))
    assert {pool.remark("random", 2, first=False) for _ in range(200)} == {None}
    assert {pool.remark("level-3", 0, first=False) for _ in range(200)} == {None}
    said = {pool.remark("level-3", 2, first=False) for _ in range(500)}
    assert said == {None, *REMARKS}
    assert {pool.remark("level-3", 2, first=True) for _ in range(500)} == {None, *GREETINGS}
    pool.close()


def test_a_level_plays_with_the_character_of_its_seat() -> None:
    assert at_a_table("level-3", 0) == "level-3+cautious"
    assert at_a_table("level-5", 1) == "level-5+bold"
    assert at_a_table("random", 1) == "random"
