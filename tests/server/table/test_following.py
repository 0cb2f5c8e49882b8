"""Two nodes at one table: what is done at one is told at the other, and who loses a race is looked at again."""

from __future__ import annotations

import asyncio
import functools
import random
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from server.postgres import programs
from server.rooms import until
from server.two_nodes import Guest, Node, with_nodes

from konspira.games.gra.wording import Check
from konspira.play.match import replay
from konspira.server import lobby, replays
from konspira.server.protocol import Refusal
from konspira.server.store import LINE, Statement
from konspira.server.table.log import Cause, Overtaken
from konspira.server.table.room import Room
from konspira.turn import Turn

pytestmark = pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed")
Work = Callable[[list[Node]], Awaitable[None]]


async def seated(nodes: list[Node], guests: str, **wanted: object) -> list[Guest]:
    """A table with a guest at each chair, each at another node in turn; the match has begun."""
    table = await nodes[0].make(guests, **wanted)
    return [await nodes[k % len(nodes)].come(table, guest) for k, guest in enumerate(guests)]


def test_a_match_is_played_over_two_nodes_and_both_tell_the_same(tmp_path: Path) -> None:
    async def work(nodes: list[Node]) -> None:
        guests = await seated(nodes, "ABCD")
        chance = random.Random(5)
        for step in range(400):
            await until(lambda: len({guest.moments for guest in guests}) == 1 or guests[0].over)
            acting = next((guest for guest in guests if guest.legal), None)
            if acting is None:
                break
            await acting.act(chance.choice(acting.legal), f"a{step}")
            await until(functools.partial(acting.answered, f"a{step}"))
        await until(lambda: all(guest.over for guest in guests))
        stored = await nodes[0].store.match(guests[0].room.table.id, 1)
        assert stored is not None
        assert replay(stored.lines).outcome is not None
        assert len({guest.room for guest in guests}) == 2

    with_nodes(tmp_path, 2, work)


def test_of_two_who_do_the_same_at_once_both_are_done_or_told_why_not(tmp_path: Path) -> None:
    async def work(nodes: list[Node]) -> None:
        one, two = await seated(nodes, "AB")
        await until(lambda: bool(one.legal or two.legal))
        await asyncio.gather(*(guest.send("say", f"s{guest.name}", text=guest.name) for guest in (one, two)))
        await until(lambda: one.said == two.said and len(one.said) == 2)
        assert one.answered("sA")
        assert two.answered("sB")
        for node in nodes:
            node.deaf = True  # no notice comes: the race is lost for certain
        acting, other = (one, two) if one.legal else (two, one)
        await acting.act(acting.legal[0], "first")
        await until(lambda: acting.answered("first"))
        await other.send("say", "late", text="I did not hear")
        await until(lambda: other.answered("late"))
        await until(lambda: other.moments == acting.moments)

    with_nodes(tmp_path, 2, work)


@pytest.mark.parametrize("known", [True, False])
def test_who_loses_a_race_goes_on_by_the_lines_that_came_or_reads_the_match_again(tmp_path: Path, known: bool) -> None:
    async def work(nodes: list[Node]) -> None:
        one, two = await seated(nodes, "AB")
        await until(lambda: bool(one.legal and two.legal))  # both turn their cards
        nodes[1].deaf, two.room.following.grown = True, lambda length: None
        two.room.live.rivals = lambda: known  # or has nobody heard of another node yet?
        await one.act(one.legal[0], "first")
        await until(lambda: one.answered("first"))
        read = mock.AsyncMock(side_effect=nodes[1].store.match)
        rows = mock.AsyncMock(side_effect=nodes[1].store.table)
        with mock.patch.object(nodes[1].store, "match", read), mock.patch.object(nodes[1].store, "table", rows):
            await two.act(two.legal[-1], "second")
            await until(lambda: two.answered("second"))
            assert (read.await_count, rows.await_count) == ((0, 0) if known else (2, 1))
        await until(lambda: one.moments == two.moments)
        assert one.room.live.match.journal.text == two.room.live.match.journal.text
        lines = [entry.line for entry in await nodes[0].store.entries(one.room.table.id, 0) if entry.kind == LINE]
        assert lines == list(range(len(lines)))
        await until(lambda: two.room.live.rivals())

    with_nodes(tmp_path, 2, work)


def test_of_several_steps_on_their_way_those_before_the_lost_one_stay(tmp_path: Path) -> None:
    async def work(nodes: list[Node]) -> None:
        guests = one, two, three = await seated(nodes, "ABC")  # the first and the third at the same node
        await until(lambda: all(guest.legal for guest in guests))
        for node in nodes:
            node.deaf = True
        one.room.live.rivals = lambda: True
        store, insert = nodes[0].store, nodes[0].store._together

        async def late(connection: Any, jobs: Any) -> Any:
            """The first is stored alone; the others are given to the store when the other node has been quicker."""
            store._together = insert  # type: ignore[method-assign]  # as it was
            stored = await insert(connection, jobs)
            await three.act(three.legal[0], "three")
            two.room.following.grown(await store.log_length(two.room.table.id))
            await two.room.following.settled()
            await two.act(two.legal[0], "two")
            await until(lambda: two.answered("two"))
            return stored

        store._together = late  # type: ignore[method-assign]  # to be there at that moment
        with mock.patch.object(store, "match", side_effect=AssertionError("it is not read")):
            await one.act(one.legal[0], "one")
            await until(lambda: one.answered("one") and three.answered("three"))
        entries = await store.entries(one.room.table.id, 0)
        assert [entry.command for entry in entries if entry.command] == ["one", "two", "three"]
        stored = await store.match(one.room.table.id, 1)
        assert stored is not None
        assert list(one.room.live.match.journal) == stored.lines
        assert replays.restore(stored, store.secret)[1] is None

    with_nodes(tmp_path, 2, work)


def test_a_command_that_is_sent_to_two_nodes_is_done_once(tmp_path: Path) -> None:
    async def work(nodes: list[Node]) -> None:
        one, two = await seated(nodes, "AB")
        await until(lambda: bool(one.legal or two.legal))
        acting = one if one.legal else two
        twin = await nodes[1 if acting is one else 0].come(acting.room.table.id, acting.name)
        action = acting.legal[0]
        await asyncio.gather(acting.act(action, "same"), twin.act(action, "same"))
        await until(lambda: acting.answered("same") and twin.answered("same"))
        entries = await nodes[0].store.entries(acting.room.table.id, 0)
        assert [entry.command for entry in entries].count("same") == 1

    with_nodes(tmp_path, 2, work)


def test_whoever_is_sent_away_at_one_node_leaves_the_other(tmp_path: Path) -> None:
    async def work(nodes: list[Node]) -> None:
        table = await nodes[0].make("A_", start=False)
        host, other = await nodes[0].come(table, "A"), await nodes[1].come(table, "B")
        await other.send("sit", "sit")
        await until(lambda: host.room.table.chairs[1].guest == "B")
        await host.send("remove", "away", chair=1)
        await until(lambda: other.page.code == 4403)
        await until(lambda: other.room.table.chairs[1].who == "open")
        await host.send("chair", "bot", chair=1, seating={"who": "bot", "bot": "random"})
        await until(lambda: other.room.table.chairs[1].who == "bot")

    with_nodes(tmp_path, 2, work)


def test_what_was_not_heard_is_found(tmp_path: Path) -> None:
    async def work(nodes: list[Node]) -> None:
        one, two = await seated(nodes, "AB")
        for node in nodes:
            node.deaf = True
        await until(lambda: bool(one.legal or two.legal))
        acting, other = (one, two) if one.legal else (two, one)
        before = other.moments
        await acting.act(acting.legal[0], "a")
        await until(lambda: other.moments > before)

    with_nodes(tmp_path, 2, work)


def test_who_asks_for_a_chair_at_one_node_is_given_it_at_another(tmp_path: Path) -> None:
    async def work(nodes: list[Node]) -> None:
        table = await nodes[0].make("A*")
        host, friend = await nodes[0].come(table, "A"), await nodes[1].come(table, "B")
        await friend.send("ask", "ask")
        await until(lambda: "B" in host.room.asking)
        await host.send("decline", "no", who=host.room.asking["B"][0])
        await until(lambda: any(m["type"] == "refused" for m in friend.page.heard))
        await friend.send("ask", "again")
        await until(lambda: "B" in host.room.asking)
        await host.send("admit", "yes", who=host.room.asking["B"][0], chair=1)
        await until(lambda: friend.client.seat == 1)
        await until(lambda: friend.page.last("welcome")["you"]["seat"] == 1)
        assert friend.room.asking == host.room.asking == {}

    with_nodes(tmp_path, 2, work)


def test_a_match_is_ended_when_people_at_both_nodes_agree(tmp_path: Path) -> None:
    async def work(nodes: list[Node]) -> None:
        one, two = await seated(nodes, "AB")
        await one.send("finish", "one")
        await until(lambda: two.room.finish == {0})
        await two.send("finish", "two")
        await until(lambda: one.room.status == two.room.status == "over")

    with_nodes(tmp_path, 2, work)


def test_who_has_resigned_sits_in_his_chair_again_whatever_node_the_last_act_comes_from(tmp_path: Path) -> None:
    async def bids(name: str, turn: Turn, payer: object) -> Any:
        return next((action for action in turn.legal if not isinstance(action, Check)), turn.legal[0])

    async def work(nodes: list[Node]) -> None:
        table = await nodes[0].make("ABC")
        nodes.sort(key=lambda node: node.nodes.cares(table))
        other, caring = nodes
        caring.services.bots.choose = bids  # type: ignore[method-assign]  # so that it never ends the match
        one, gone, two = await other.come(table, "A"), await caring.come(table, "B"), await other.come(table, "C")
        await gone.send("resign", "resign")
        await until(lambda: one.room.table.chairs[1].away)
        for step in range(400):
            await until(lambda: bool(one.legal or two.legal or one.over))
            acting = next((guest for guest in (one, two) if guest.legal), None)
            if acting is None:
                break
            check = {"do": "check"}
            await acting.act(check if check in acting.legal else acting.legal[0], f"a{step}")
            await until(functools.partial(acting.answered, f"a{step}"))
        await until(lambda: one.over and gone.room.status == "over")
        await until(lambda: not gone.room.table.chairs[1].away and not one.room.table.chairs[1].away)

    with_nodes(tmp_path, 2, work)


def test_other_terms_and_another_host_are_known_at_the_other_node(tmp_path: Path) -> None:
    async def work(nodes: list[Node]) -> None:
        table = await nodes[0].make("AB", start=False)
        host, other = await nodes[0].come(table, "A"), await nodes[1].come(table, "B")
        terms = {"options": {"jokers": True}, "public": True, "patience": None, "coach": False, "clock": "none"}
        await host.send("terms", "terms", seats=3, **terms)
        await until(lambda: len(other.room.table.chairs) == 3 and not other.room.table.coach)
        await host.send("host", "host", chair=1)
        await until(lambda: other.room.table.host == "B")

    with_nodes(tmp_path, 2, work)


def in_the_same_round(node: Node, work: Callable[[], Coroutine[Any, Any, None]]) -> list[asyncio.Task[None]]:
    """Somebody does something in the very round of the event loop in which it is known what is lost."""
    settle, doing = node.store._settle, list[asyncio.Task[None]]()

    def settled(jobs: list[Any], errors: list[Exception | None], took: float) -> None:
        if any(errors):
            node.store._settle = settle  # type: ignore[method-assign]  # as it was
            doing.append(asyncio.get_running_loop().create_task(work()))
        settle(jobs, errors, took)

    node.store._settle = settled  # type: ignore[method-assign]  # to be there at that moment
    return doing


def test_nobody_acts_on_a_table_that_has_just_been_found_to_be_another(tmp_path: Path) -> None:
    async def work(nodes: list[Node]) -> None:
        async with nodes[0].store.reading() as connection:
            await connection.execute("DROP INDEX entry_line")  # which would keep the journal whole
        one, two = await seated(nodes, "AB")
        await until(lambda: bool(one.legal or two.legal))
        acting = one if one.legal else two
        here, there = (nodes[0], nodes[1]) if acting is one else (nodes[1], nodes[0])
        table = acting.room.table.id
        twin = await there.come(table, acting.name)
        await until(lambda: bool(twin.legal))
        there.deaf, twin.room.following.grown = True, lambda length: None
        await acting.act(acting.legal[0], "first")
        await until(lambda: acting.answered("first"))
        assert twin.moments == acting.moments - 1, "it has not heard of it"
        doing = in_the_same_round(there, functools.partial(twin.act, twin.legal[-1], "stale"))
        await twin.send("say", "lost", text="I did not hear")
        assert doing
        await until(lambda: any(m.get("id") == "stale" for m in twin.page.heard))
        lines = [entry.line for entry in await here.store.entries(table, 0) if entry.kind == LINE]
        assert lines == list(range(len(lines)))
        stored = await here.store.match(table, 1)
        assert stored is not None
        assert replays.restore(stored, here.store.secret)[1] is None

    with_nodes(tmp_path, 2, work)


def test_nothing_is_written_on_top_of_what_was_lost(tmp_path: Path) -> None:
    async def work(nodes: list[Node]) -> None:
        one, two = await seated(nodes, "AB", start=False)
        nodes[1].deaf, two.room.following.grown = True, lambda length: None
        await one.send("say", "s1", text="first")
        room, looked = two.room, mock.AsyncMock()
        async with room.lock:  # so that nobody reads yet
            room.note(room.log.note(Cause("back", "B")), [], looked)
            await until(lambda: room.following.behind)
            with pytest.raises(Overtaken):
                await room.commit(cause=Cause("say", "B"))
            room.note(room.log.note(Cause("back", "B")), [], looked)
        await room.following.settled()
        await until(lambda: looked.await_count == 2)
        assert [entry.kind for entry in await nodes[0].store.entries(room.table.id, 0)] == ["say"]

    with_nodes(tmp_path, 2, work)


def test_a_change_that_no_database_keeps_is_refused_and_the_table_goes_on(tmp_path: Path) -> None:
    async def work(nodes: list[Node]) -> None:
        one = await nodes[0].come(await nodes[0].make("A_", start=False), "A")
        bad = Statement("UPDATE served SET ms = ?", (1 << 70,))
        async with one.room.lock:
            with pytest.raises(Refusal) as refused:
                await one.room.commit(bad, cause=Cause("say", "A", "bad"))
        assert (refused.value.news.id, refused.value.status) == ("refused-message", 400)
        await one.send("say", "good", text="I am still here")
        await until(lambda: one.answered("good"))
        assert (one.room.closed, one.page.code) == (False, None)

    with_nodes(tmp_path, 1, work)


def test_a_room_that_is_opened_while_others_move_leaves_their_clocks_alone(tmp_path: Path) -> None:
    async def work(nodes: list[Node]) -> None:
        here, there = nodes
        table = await here.make("AB", clock="quick")
        one, two = await here.come(table, "A"), await here.come(table, "B")
        for node in nodes:
            node.deaf = True
        await until(lambda: bool(one.legal or two.legal))
        real = there.store.match

        async def slow(*asked: Any) -> Any:
            """Somebody moves after the match was read, and before its clocks are."""
            found = await real(*asked)
            acting = one if one.legal else two
            await acting.act(acting.legal[0], "meanwhile")
            await until(lambda: acting.answered("meanwhile"))
            return found

        with mock.patch.object(there.store, "match", slow):
            await there.lobby.room(table)
        room = await there.lobby.enter_room(table)
        await room.following.settled()
        await there.store.commit()
        assert one.room.clocks is not None
        assert await here.store.clocks(f"{table}/1") == one.room.clocks.ends
        assert room.clocks is not None
        await until(lambda: room.clocks.ends == one.room.clocks.ends)  # type: ignore[union-attr]  # it has them

    with_nodes(tmp_path, 2, work)


def test_a_room_that_could_not_be_opened_whole_is_closed(tmp_path: Path) -> None:
    async def work(nodes: list[Node]) -> None:
        (node,) = nodes
        table = await node.make("AB", clock="quick", start=False)
        await node.store.commit(*node.store.begin_match(table, 1, b"k" * 32, 0, 1))  # a match without a journal
        made: list[Room] = []

        def room(*given: Any) -> Room:
            made.append(Room(*given))
            return made[-1]

        with mock.patch.object(lobby, "Room", room), pytest.raises(Refusal):
            await node.lobby.room(table)
        assert [one.closed for one in made] == [True]
        assert table not in node.lobby.rooms

    with_nodes(tmp_path, 1, work)
