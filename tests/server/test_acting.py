"""Actions that are done at once: one that is signed waits until its signature was looked at, and all else behind it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import msgspec
from server.rooms import FakeServices, act_of, come, rounds, with_services

from konspira.play.signers import Proof, SigningDevice
from konspira.play.signing import verified
from konspira.server import Limits, Rate
from konspira.server.acting import A_CHECK, Acting
from konspira.server.allowance import Allowances, Bucket
from konspira.server.checking import Checking
from konspira.server.table.commands import handle
from konspira.server.table.room import Room
from konspira.server.websocket import WebSocketEndpoint

MANY = Rate(1000, 1000)


class SlowChecking(Checking):
    """Proofs are looked at when `settle` says so."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Proof, Callable[[Proof], None]]] = []

    def check(self, proof: Proof, then: Callable[[Proof], None]) -> bool:
        self.waiting.append((proof, then))
        return True

    def settle(self) -> None:
        waiting, self.waiting = self.waiting, []
        for proof, then in waiting:
            then(proof._replace(holds=verified(*proof[:3])))


class Person:
    """Somebody at a table whose device signs; the server knows it, since it has acted once."""

    def __init__(self, room: Room, guest: str, seat: int, checking: Checking) -> None:
        self.room, self.device = room, SigningDevice()
        self.client, self.page = come(room, guest, seat, device=self.device.key.public)
        self.account = Allowances(Limits()).account(guest, "1.1.1.1")
        self.acting = Acting(self.client, self.account, room, Bucket(MANY), checking)

    def signed(self, id: str, **other: Any) -> str:
        """The first action that may be done now, signed, as it is sent."""
        turn, action = self.page.last("turn"), act_of(self.page)
        match, seat = self.room.live.commitment, self.client.seat  # type: ignore[union-attr]
        act = self.device.sign(match, seat, id, action, turn["moment"], msgspec.json.encode(turn["view"]))
        signed = {name: value for name, value in msgspec.to_builtins(act).items() if name not in ("id", "at")} | other
        return json.dumps({"type": "act", "id": id, "action": action, "at": turn["moment"], "signed": signed})

    def done(self, id: str) -> None:
        self.device.done(self.room.live.commitment, self.client.seat, id)  # type: ignore[union-attr]

    def answers(self) -> list[str]:
        """The ids of what was answered since a match began, in order."""
        heard = [said for said in self.page.heard if said["type"] in ("done", "refused")]
        return [said["id"] for said in heard if said["id"] != "go"]


async def begun(services: FakeServices, checking: Checking) -> tuple[Room, Person]:
    """A match in which it is the turn of somebody whose device is known."""
    room = services.room("AB")
    people = [Person(room, guest, seat, checking) for seat, guest in enumerate("AB")]
    await handle(room, people[0].client, json.dumps({"type": "start", "id": "go"}))
    for person in people:
        await handle(room, person.client, person.signed("first"))
        person.done("first")
    await rounds()
    assert room.live is not None
    return room, people[room.live.match.actors[0]]


def steps(room: Room) -> int:
    assert room.live is not None
    return len(room.live.match.journal)


def test_an_act_is_done_when_its_signature_was_looked_at_and_not_before() -> None:
    async def run(services: FakeServices) -> None:
        room, mine = await begun(services, checking := SlowChecking())
        before = steps(room)
        assert mine.acting.hear(mine.signed("x"))
        assert steps(room) == before
        assert mine.account.used >= A_CHECK, "whoever sends it pays for it"
        checking.settle()
        assert steps(room) == before + 1
        await rounds()
        assert "receipt" in mine.page.last("done")
        assert mine.acting.checked is None

    with_services(run)


def test_a_forged_one_is_refused_and_nothing_has_changed() -> None:
    async def run(services: FakeServices) -> None:
        room, mine = await begun(services, checking := SlowChecking())
        before, public = steps(room), mine.device.key.public
        assert mine.acting.hear(mine.signed("x", signature="00" * 64))
        checking.settle()
        assert mine.page.last("refused")["news"]["id"] == "signature-false"
        assert steps(room) == before
        assert room.live is not None
        assert room.live._signers.transcript(mine.client.seat, public).counter == 1
        assert mine.acting.hear(mine.signed("y"))
        checking.settle()
        assert steps(room) == before + 1

    with_services(run)


def test_what_it_was_looked_at_for_has_changed_meanwhile_and_it_is_looked_at_again() -> None:
    """The same device has acted elsewhere: the number of its acts is another one now."""

    async def run(services: FakeServices) -> None:
        room, mine = await begun(services, checking := SlowChecking())
        before = steps(room)
        assert mine.acting.hear(mine.signed("x"))
        await handle(room, mine.client, mine.signed("y"))
        assert steps(room) == before + 1
        checking.settle()
        assert steps(room) == before + 1
        assert mine.page.last("refused")["id"] == "x"

    with_services(run)


def test_whoever_has_gone_meanwhile_has_done_nothing() -> None:
    async def run(services: FakeServices) -> None:
        room, mine = await begun(services, checking := SlowChecking())
        before = steps(room)
        assert mine.acting.hear(mine.signed("x"))
        room.leave(mine.client)
        checking.settle()
        assert steps(room) == before
        room.join(mine.client, mine.client.seat)
        assert mine.acting.hear(mine.signed("x")), "he is back, and sends it again"
        checking.settle()
        assert steps(room) == before + 1

    with_services(run)


def test_a_table_that_was_closed_meanwhile_is_left_alone() -> None:
    async def run(services: FakeServices) -> None:
        room, mine = await begun(services, checking := SlowChecking())
        assert mine.acting.hear(mine.signed("x"))
        checked = mine.acting.checked
        room.close(1001)
        room.part()
        checking.settle()
        assert checked is not None
        assert checked.done(), "whoever waits for it goes on"
        assert mine.answers() == ["first"]

    with_services(run)


def test_an_act_at_a_table_that_is_being_read_again_goes_the_usual_way() -> None:
    async def run(services: FakeServices) -> None:
        room, mine = await begun(services, checking := SlowChecking())
        before = steps(room)
        assert mine.acting.hear(mine.signed("x"))
        room.following.behind = True
        room.following._read.clear()
        checking.settle()
        await rounds()
        assert steps(room) == before
        assert mine.acting.checked is not None, "whatever comes next still waits"
        room.following.behind = False
        room.following._read.set()
        await rounds()
        assert steps(room) == before + 1
        assert mine.acting.checked is None

    with_services(run)


class Line:
    """What a socket says to who listens at it."""

    def __init__(self) -> None:
        self.queue: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.protocol = SimpleNamespace(hear=None, queue=self.queue, let_go=None)

    def brings(self, text: str) -> None:
        """As WebSocketProtocol does: at once where somebody hears it, else it waits for who listens."""
        if self.protocol.hear is None or not self.protocol.hear(text):
            self.queue.put_nowait({"type": "websocket.receive", "text": text})


def listening(services: FakeServices, checking: Checking, room: Room, mine: Person) -> tuple[Line, asyncio.Task[None]]:
    lobby: Any = SimpleNamespace(services=services)
    endpoint, line = WebSocketEndpoint(lobby, None, checking), Line()  # type: ignore[arg-type]
    transport: Any = SimpleNamespace(protocol=line.protocol)
    listening = endpoint._listen(mine.client, transport, mine.account, room, line.queue.get)
    return line, asyncio.create_task(listening)


def test_what_a_client_sends_next_waits_for_the_signature_before_it() -> None:
    async def run(services: FakeServices) -> None:
        room, mine = await begun(services, checking := SlowChecking())
        line, task = listening(services, checking, room, mine)
        await rounds()
        line.brings(mine.signed("x"))
        line.brings(mine.signed("x"))  # again, by a client who has lost patience
        line.brings(json.dumps({"type": "ping", "id": "p"}))
        await rounds()
        assert mine.answers() == ["first"]
        assert len(checking.waiting) == 1
        checking.settle()
        await rounds()
        assert mine.answers() == ["first", "x", "x", "p"]
        task.cancel()

    with_services(run)


def test_the_going_of_a_client_waits_for_the_signature_before_it() -> None:
    async def run(services: FakeServices) -> None:
        room, mine = await begun(services, checking := SlowChecking())
        line, task = listening(services, checking, room, mine)
        await rounds()
        before = steps(room)
        line.brings(mine.signed("x"))
        line.queue.put_nowait({"type": "websocket.disconnect"})
        await rounds()
        assert not task.done()
        checking.settle()
        await rounds()
        assert task.done()
        assert steps(room) == before + 1

    with_services(run)


def test_signatures_are_checked_beside_the_event_loop() -> None:
    """As it is in a server: by its thread."""

    async def run(services: FakeServices) -> None:
        beside = Checking(asyncio.get_running_loop())
        room, mine = await begun(services, beside)
        before = steps(room)
        assert mine.acting.hear(mine.signed("x"))
        assert mine.acting.checked is not None
        await asyncio.wait_for(mine.acting.checked, 60)
        assert steps(room) == before + 1
        beside.close()

    with_services(run)
