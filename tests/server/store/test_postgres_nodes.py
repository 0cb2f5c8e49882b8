"""Nodes on one database: each part of the tables has one caretaker, and who is at a table is known at all of them."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from server.postgres import programs
from server.rooms import until
from server.two_nodes import Guest, Node, with_nodes

from konspira.server import lobby
from konspira.server.logins import SIGNED_OUT
from konspira.server.nodes import PARTS, Attendance
from konspira.server.store import StoreError, postgres_nodes
from konspira.server.store.people import StoredLogin
from konspira.server.tending import Tending

pytestmark = pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed")


@pytest.fixture(autouse=True)
def quick() -> Iterator[None]:
    """Nodes of a test give many signs of life. Their leases do not end by themselves, however busy the machine is."""
    with (
        mock.patch.object(postgres_nodes, "BEAT", 0.1),
        mock.patch.object(postgres_nodes, "LEASE", 60.0),
        mock.patch.object(postgres_nodes, "POLL", 0.3),
    ):
        yield


def leases(seconds: float) -> Any:
    """While this lasts, they are of that length: a test that waits for the end of one makes them short."""
    return mock.patch.object(postgres_nodes, "LEASE", seconds)


SHORT = 1.0  # seconds; on a busy machine one may run out for a moment, so its end is waited for and never excluded


def parts(node: Node) -> set[int]:
    """The parts that a node believes to hold."""
    return node.nodes._parts


def freeze(node: Node) -> None:
    """A node that gives no sign of life any more, and believes what it believed."""
    for task in node.nodes._tasks:
        task.cancel()


def present(guest: Guest, wanted: list[bool]) -> bool:
    """Is it told at his node that these are there?"""
    return [chair.present for chair in guest.room.chairs()] == wanted


async def caretaker(nodes: list[Node], table: str) -> Node:
    """The node that takes care of a table."""
    caring: list[Node] = []

    def known() -> bool:
        caring[:] = [node for node in nodes if node.nodes.cares(table)]
        return bool(caring)

    await until(known)
    return caring[0]


def may_act(guest: Guest) -> bool:
    return bool(guest.legal) or guest.over


def test_every_part_has_one_caretaker_and_nodes_share_them(tmp_path: Path) -> None:
    async def work(nodes: list[Node]) -> None:
        await until(
            lambda: (
                max(len(parts(node)) for node in nodes) == 86
                and set.union(*(parts(node) for node in nodes)) == set(range(PARTS))
                and sum(len(parts(node)) for node in nodes) == PARTS
            )
        )
        assert sum(node.nodes.cares_for_all() for node in nodes) == 1

    with_nodes(tmp_path, 3, work)


def test_parts_of_a_node_that_leaves_are_taken_and_so_are_those_of_one_that_freezes(tmp_path: Path) -> None:
    async def work(nodes: list[Node]) -> None:
        await until(lambda: max(len(parts(node)) for node in nodes) == 86)
        await nodes[0].nodes.close()
        await until(lambda: len(parts(nodes[1])) + len(parts(nodes[2])) == PARTS)
        freeze(nodes[1])
        await until(lambda: len(parts(nodes[2])) == PARTS)
        await until(lambda: not nodes[1].nodes.cares_for_all())
        assert not any(nodes[1].nodes.cares(f"t{k}") for k in range(PARTS)), "its own clock has told it"

    with leases(SHORT):
        with_nodes(tmp_path, 3, work)


def test_who_is_at_a_table_is_known_at_every_node_and_forgotten_with_a_dead_one(tmp_path: Path) -> None:
    async def work(nodes: list[Node]) -> None:
        table = await nodes[0].make("AB")
        one, two = await nodes[0].come(table, "A"), await nodes[1].come(table, "B")
        for guest in (one, two):
            await until(functools.partial(present, guest, [True, True]))
        lookers = [await nodes[1].come(table, "C") for _ in range(2)]
        await until(lambda: one.room.presence.spectators == 2)
        assert list((await nodes[0].nodes.attendance(table)).values()) == [Attendance(("B", "C"), (1,), 2, 3)]
        lookers[0].room.leave(lookers[0].client)
        await until(lambda: one.room.presence.spectators == 1)
        freeze(nodes[1])
        with leases(SHORT):
            await until(functools.partial(present, one, [True, False]))

    with_nodes(tmp_path, 2, work)


def test_bots_are_moved_by_one_node_and_by_another_where_that_one_dies(tmp_path: Path) -> None:
    async def work(nodes: list[Node]) -> None:
        table = await nodes[0].make("A**")
        for _ in range(2):  # the guest is now at this node, now at that one
            for node in nodes:
                guest = await node.come(table, "A")
                await until(functools.partial(may_act, guest))
                if guest.over:
                    return
                await guest.act(guest.legal[0], f"a{guest.moments}")
                guest.room.leave(guest.client)
        dead = await caretaker(nodes, table)
        freeze(dead)
        guest = await next(node for node in nodes if node is not dead).come(table, "A")
        await until(functools.partial(may_act, guest))
        entries = await dead.store.entries(table, 0)
        assert [entry.n for entry in entries] == list(range(len(entries)))

    with leases(SHORT):
        with_nodes(tmp_path, 2, work)


def test_a_new_name_is_told_at_the_other_node(tmp_path: Path) -> None:
    async def work(nodes: list[Node]) -> None:
        table = await nodes[0].make("AB")
        two = await nodes[1].come(table, "B")
        await nodes[0].store.commit(nodes[0].store.keep_guest("A", "Ania", 2))
        nodes[0].lobby.rename("A", "Ania", None)
        await until(lambda: [chair.name for chair in two.room.chairs()] == ["Ania", "B"])

    with_nodes(tmp_path, 2, work)


def test_a_table_that_nobody_is_at_is_rows_and_nothing_else(tmp_path: Path) -> None:
    async def work(nodes: list[Node]) -> None:
        table = await nodes[0].make("AB")
        guest = await nodes[1].come(table, "A")
        await until(lambda: any(table in node.lobby.rooms for node in nodes))
        guest.room.leave(guest.client)
        for node in nodes:

            def gone(node: Node = node) -> bool:
                Tending(node.lobby).rest()
                return not node.lobby.rooms

            await until(gone)

    with_nodes(tmp_path, 2, work, rest=0.0)


@pytest.mark.parametrize("deaf", [False, True])
def test_a_device_that_is_signed_out_at_one_node_loses_its_sockets_at_the_others(tmp_path: Path, deaf: bool) -> None:
    async def work(nodes: list[Node]) -> None:
        here, there = nodes
        there.deaf = deaf  # then it finds by itself what it was not told
        table, store = await here.make("AB", start=False), here.store
        phone = StoredLogin("phone", "", "", 1, 1, "key")
        await store.commit(
            *store.keep_login("A", phone, 9), *store.keep_login("A", StoredLogin("desk", "", "", 1, 1), 9)
        )
        pages = {}
        for login in ("phone", "desk"):
            guest = await there.come(table, "A")
            guest.client.login = login
            there.lobby.enter(guest.client, "")
            pages[login] = guest
        await store.commit(*store.forget_login("A", "phone", 2))
        await here.lobby.sign_out("A")
        await until(lambda: pages["phone"].page.code == SIGNED_OUT)
        assert pages["desk"].page.code is None
        assert pages["desk"].client.lost_keys == {"key"}

    with_nodes(tmp_path, 2, work)


def test_whoever_acts_at_the_same_moment_at_two_nodes_is_not_told_that_he_was_late(tmp_path: Path) -> None:
    """Everybody turns his cards at once: one node loses the race for the number, and tries again by itself."""

    async def work(nodes: list[Node]) -> None:
        table = await nodes[0].make("AB")
        guests = [await node.come(table, name) for node, name in zip(nodes, "AB", strict=True)]
        await until(lambda: all(guest.legal for guest in guests))
        for guest in guests:  # as a page does: it says at which moment it acts
            turn = guest.turn or {}
            await guest.send("act", "x", action=guest.legal[0], match=turn["match"], at=turn["moment"])
        await until(lambda: all(guest.answered("x") for guest in guests))
        entries = await nodes[0].store.entries(table, 0)
        assert [entry.n for entry in entries] == list(range(len(entries)))

    with_nodes(tmp_path, 2, work)


def test_bots_go_on_when_a_lease_that_had_run_out_is_taken_again(tmp_path: Path) -> None:
    async def work(nodes: list[Node]) -> None:
        (node,) = nodes
        table = await node.make("A**", start=False, patience=None)
        await until(lambda: node.nodes.cares(table))
        guest = await node.come(table, "A")
        freeze(node)
        held = parts(node)
        await until(lambda: not node.nodes.cares(table))
        async with guest.room.lock:
            await guest.room.beginning.open()
        waits = guest.moments
        assert len(guest.room.acting) == 3, "the bots, too, are to choose"
        assert (guest.room.bots.busy, parts(node)) == (False, held), "nobody takes care of the table"
        node.nodes.begin(node.lobby)  # thawed
        await until(lambda: guest.moments == waits + 2)

    with leases(SHORT):
        with_nodes(tmp_path, 1, work)


def test_parts_whose_tables_could_not_be_looked_at_are_looked_at_later(tmp_path: Path) -> None:
    async def work(nodes: list[Node]) -> None:
        (node,) = nodes
        table = await node.make("AB")
        guest = await node.come(table, "A")
        await until(lambda: node.nodes.cares(table) and table in node.nodes._here)
        freeze(node)
        await until(lambda: not node.nodes.cares(table))
        taken: list[str] = []
        node.lobby.took_over = taken.extend  # type: ignore[method-assign]  # who looks is told here
        with leases(60.0):
            with mock.patch.object(postgres_nodes, "_PRESENT", "SELECT nothing"), pytest.raises(StoreError):
                await node.nodes._beat()
            assert node.nodes.cares(table)
            assert taken == []
            await node.nodes._beat()
            assert taken == [table]
            await node.nodes._beat()
            assert (taken, guest.room.closed) == ([table], False), "once"

    with leases(SHORT):
        with_nodes(tmp_path, 1, work)


def test_a_table_that_is_taken_over_is_read_again_until_that_goes_well(tmp_path: Path) -> None:
    async def work(nodes: list[Node]) -> None:
        (node,) = nodes
        table = await node.make("AB")
        await until(lambda: node.nodes.cares(table))
        room = await node.lobby.room(table)
        fails = [StoreError("", "database")] * 2
        real, went = node.nodes.attendance, mock.Mock()

        async def attendance(table: str) -> object:
            if fails:
                raise fails.pop()
            return await real(table)

        with (
            mock.patch.object(node.nodes, "attendance", attendance), mock.patch.object(room, "go_on", went),
            mock.patch.object(lobby, "AGAIN", 0.01),
        ):  # fmt: skip
            node.lobby.took_over([table])
            await until(lambda: bool(went.called))

    with_nodes(tmp_path, 1, work)
