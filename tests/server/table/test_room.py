"""A table without socket and database: what is told to whom, and when."""

from __future__ import annotations

import random

from server.rooms import FakeServices, act_of, come, send, with_services
from server.web import actions

from konspira.play.match import replay
from konspira.server.protocol import TRY_AGAIN_LATER
from konspira.server.store import LINE, StoreError


def test_a_whole_match_is_played_over_lists_and_kept_in_memory() -> None:
    async def work(services: FakeServices) -> None:
        room, chance = services.room("AB"), random.Random(3)
        ends = [come(room, "A", 0), come(room, "B", 1)]
        await send(room, ends[0][0], "start", "go")
        for step in range(500):
            found = [end for end in ends if end[1].last("turn")["legal"]]
            if not found:
                break
            client, page = found[0]
            await send(room, client, "act", f"a{step}", action=chance.choice(actions(page.last("turn")["legal"])))
        assert room.status == "over"
        assert sum(ends[1][1].last("turn")["outcome"]["payoffs"]) == 1
        journal = [entry.text for entry in services.store.entries if entry.kind == LINE]
        assert replay(journal).outcome is not None
        assert [entry.n for entry in services.store.entries] == list(range(len(services.store.entries)))

    with_services(work)


def test_nobody_is_told_of_an_action_before_it_is_stored() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("AB")
        (one, page), (_, other) = come(room, "A", 0), come(room, "B", 1)
        await send(room, one, "start", "go")
        services.store.slow = True
        before = len(page.heard), len(other.heard)
        await send(room, one, "act", "a", action=act_of(page))
        assert (len(page.heard), len(other.heard)) == before
        services.store.settle()
        assert page.types[before[0] :] == ["turn", "done"]
        assert other.types[before[1] :] == ["turn"]

    with_services(work)


def test_who_comes_while_a_step_is_stored_is_welcomed_afterwards() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("AB")
        one, page = come(room, "A", 0)
        await send(room, one, "start", "go")
        services.store.slow = True
        await send(room, one, "act", "a", action=act_of(page))
        _, late = come(room, "B", 1)
        assert late.heard == []
        services.store.settle()
        assert late.types == ["welcome"]
        assert late.heard[0]["turn"]["moment"] == 2

    with_services(work)


def test_what_cannot_be_stored_sends_everybody_away_and_leaves_memory() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("AB")
        (one, page), (_, other) = come(room, "A", 0), come(room, "B", 1)
        await send(room, one, "start", "go")
        services.store.slow, before = True, len(other.heard)
        await send(room, one, "act", "a", action=act_of(page))
        services.store.settle(StoreError("the disk is full"))
        assert (page.code, other.code) == (TRY_AGAIN_LATER, TRY_AGAIN_LATER)
        assert len(other.heard) == before
        assert services.forgotten == [room]

    with_services(work)


def test_the_options_of_a_table_are_encoded_once() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("AB")
        assert room.table_state().options is room.table_state().options
        _, page = come(room, "A", 0)
        room.announce()
        assert page.last("table")["table"]["options"] == {}

    with_services(work)
