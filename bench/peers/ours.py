"""Konspira's own clients: every seat of every table acts at random as soon as it may.

They read of a message what a seat needs to act, and of a turn without legal actions not even the view.
"""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import msgspec
from sockets import Line, Measured

from konspira.play.signers import SigningDevice

NOTHING, NULL = msgspec.Raw(b"{}"), msgspec.Raw(b"null")


class Said(msgspec.Struct):
    """What the clients read of a message."""

    type: str
    id: str = ""
    match: int = 0
    moment: int = 0
    legal: msgspec.Raw = NOTHING
    outcome: msgspec.Raw = NULL
    news: msgspec.Raw = NULL
    view: msgspec.Raw = NULL
    table: msgspec.Raw = NULL


class Group(msgspec.Struct):
    """Legal actions of one kind."""

    n: int
    same: dict[str, Any]
    each: dict[str, list[Any]]


class TableSaid(msgspec.Struct):
    """What they read of a table."""

    commitment: str | None


class Signed(msgspec.Struct):
    """The signature of an act, as it is sent."""

    device: str
    counter: int
    seen: str
    signature: str


class Act(msgspec.Struct, tag_field="type", tag="act", omit_defaults=True):
    """An act, as it is sent."""

    id: str
    action: dict[str, Any]
    at: int | None = None
    signed: Signed | None = None


encode = msgspec.json.Encoder().encode
read = msgspec.json.Decoder(Said).decode
_read_legal = msgspec.json.Decoder(dict[str, Group]).decode
_read_table = msgspec.json.Decoder(TableSaid).decode


class Seat(Line):
    """One seat."""

    def __init__(self, table: Table, seat: int, token: str, signed: bool) -> None:
        path = f"/api/tables/{table.id}/live?seat={seat}"
        super().__init__(table.measured, path, f"Authorization: Bearer {token}\r\n")
        self.table, self.seat, self.over = table, seat, False
        self.waiting = ""  # the command that has not been answered
        self.moment, self.legal, self.view = 0, NOTHING, NULL
        self.commitment = ""
        self.device = SigningDevice() if signed else None

    def hear(self, text: bytes) -> None:
        said = read(text)
        if said.type == "turn":
            self.moment, self.legal, self.view, self.over = said.moment, said.legal, said.view, said.outcome != NULL
            self.table.told(said.match, said.moment)
            self.play()
        elif said.type == "done" and said.id == self.waiting:
            self.waiting = ""
            if self.device:
                self.device.done(self.commitment, self.seat, said.id)
            self.table.done(said.id, self.moment)
            self.play()
        elif said.type == "refused":
            self.waiting = ""
            self.measured.refused.append(bytes(said.news).decode())
        elif said.table != NULL:
            self.commitment = _read_table(said.table).commitment or ""
            if said.type == "welcome" and not self.open.done():
                self.open.set_result(None)

    def play(self) -> None:
        """Act, or ask for another match, once for each turn: an answer that is under way is waited for."""
        if self.waiting or not self.measured.playing:
            return
        if self.over:
            self.over, self.waiting = False, self.measured.new_id()
            self.say(encode({"type": "again", "id": self.waiting}))
        elif self.legal != NOTHING:
            action = drawn(_read_legal(self.legal))
            self.legal, self.waiting = NOTHING, self.measured.new_id()
            self.table.sent[self.waiting] = time.perf_counter()
            self.say(encode(self.act(self.waiting, action)))

    def act(self, id: str, action: dict[str, Any]) -> Act:
        """The command, signed where devices sign."""
        if self.device is None:
            return Act(id, action)
        act = self.device.sign(self.commitment, self.seat, id, action, self.moment, bytes(self.view))
        return Act(id, action, self.moment, Signed(act.device, act.counter, act.seen, act.signature))


def drawn(legal: dict[str, Group]) -> dict[str, Any]:
    """One of all legal actions, each as likely as any other."""
    k = int(random.random() * sum([group.n for group in legal.values()]))
    for kind, group in legal.items():
        if k < group.n:
            return {"do": kind, **group.same, **{name: column[k] for name, column in group.each.items()}}
        k -= group.n
    raise AssertionError("none of them")


class Table:
    """One table and its seats."""

    def __init__(self, measured: Measured, id: str, seats: int) -> None:
        self.measured, self.id, self.seats = measured, id, seats
        self.ends: list[Seat] = []
        self._begin(0)

    def _begin(self, match: int) -> None:
        self.match = match
        self.sent: dict[str, float] = {}
        self.heard: dict[int, int] = {}  # moment → how many seats were told of it
        self.complete: dict[int, float] = {}  # moment → when the last of them was
        self.unheard: dict[int, list[float]] = {}  # moment → when acts were sent that led to it, and not all know

    def start(self) -> None:
        self.ends[0].say(encode({"type": "start", "id": self.measured.new_id()}))

    def told(self, match: int, moment: int) -> None:
        if match != self.match:
            self._begin(match)
        self.heard[moment] = heard = self.heard.get(moment, 0) + 1
        if heard == self.seats and moment > 1:
            self.measured.moves += 1
            self.complete[moment] = now = time.perf_counter()
            self.measured.latencies += [now - began for began in self.unheard.pop(moment, ())]

    def done(self, id: str, moment: int) -> None:
        """Every action changes what every seat knows (GRA), so its moment is the same for all."""
        began = self.sent.pop(id, None)
        if began is None:
            return
        if moment in self.complete:
            self.measured.latencies.append(self.complete[moment] - began)
        else:
            self.unheard.setdefault(moment, []).append(began)


async def tables(
    measured: Measured, ports: list[int], token: str, ids: list[str], seats: int, signed: bool
) -> list[Table]:
    """Tables with everybody seated, the seats of each over all nodes."""
    loop, made = asyncio.get_running_loop(), []
    for id in ids:
        made.append(table := Table(measured, id, seats))
        for seat in range(seats):
            _, end = await loop.create_connection(
                lambda table=table, seat=seat: Seat(table, seat, token, signed), "127.0.0.1", ports[seat % len(ports)]
            )
            table.ends.append(end)
        await asyncio.gather(*(end.open for end in table.ends))
    return made
