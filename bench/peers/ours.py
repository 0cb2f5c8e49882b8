"""Konspira's own clients: every seat of every table acts at random as soon as it may."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import msgspec
from sockets import Line, Measured

from konspira.play.signers import SigningDevice


class Said(msgspec.Struct):
    """What the clients read of a message."""

    type: str
    id: str | None = None
    match: int = 0
    moment: int = 0
    legal: dict[str, Any] = {}
    outcome: Any = None
    turn: Any = None
    news: Any = None
    view: msgspec.Raw = msgspec.Raw(b"")
    table: Any = None


read = msgspec.json.Decoder(Said).decode


class Seat(Line):
    """One seat."""

    def __init__(self, table: Table, seat: int, token: str, signed: bool) -> None:
        path = f"/api/tables/{table.id}/live?seat={seat}"
        super().__init__(table.measured, path, f"Authorization: Bearer {token}\r\n")
        self.table, self.seat, self.over = table, seat, False
        self.waiting = ""  # the command that has not been answered
        self.moment, self.legal = 0, {}
        self.view, self.commitment = b"", ""
        self.device = SigningDevice() if signed else None

    def say(self, message: dict[str, Any]) -> None:
        self.frame(1, msgspec.json.encode(message))

    def hear(self, text: bytes) -> None:
        said = read(text)
        if said.table:
            self.commitment = said.table["commitment"] or ""
        if said.type == "turn":
            self.moment, self.legal, self.over = said.moment, said.legal, said.outcome is not None
            self.view = bytes(said.view)
            self.table.told(said)
            self.play()
        elif said.type == "done" and said.id == self.waiting:
            self.waiting = ""
            if self.device:
                self.device.done(self.commitment, self.seat, said.id or "")
            self.table.done(self.seat, said.id or "")
            self.play()
        elif said.type == "refused":
            self.waiting = ""
            self.measured.refused.append(str(said.news))
        elif said.type == "welcome" and not self.open.done():
            self.open.set_result(None)

    def play(self) -> None:
        """Act, or ask for another match, once for each turn: an answer that is under way is waited for."""
        if self.waiting or not self.measured.playing:
            return
        id = self.measured.new_id()
        if self.over:
            self.over, self.waiting = False, id
            self.say({"type": "again", "id": id})
        elif self.legal:
            legal, self.legal, self.waiting = self.legal, {}, id
            (kind,) = random.choices(list(legal), [group["n"] for group in legal.values()])
            group = legal[kind]
            k = random.randrange(group["n"])
            each = {name: column[k] for name, column in group["each"].items()}
            self.table.sent[id] = time.perf_counter()
            action = {"do": kind, **group["same"], **each}
            self.say({"type": "act", "id": id, "action": action, **self.signature(id, action)})

    def signature(self, id: str, action: dict[str, Any]) -> dict[str, Any]:
        """What an act says besides its action, where devices sign."""
        if self.device is None:
            return {}
        act = self.device.sign(self.commitment, self.seat, id, action, self.moment, self.view)
        signed = {name: value for name, value in msgspec.to_builtins(act).items() if name not in ("id", "at")}
        return {"at": self.moment, "signed": signed}


class Table:
    """One table and its seats."""

    def __init__(self, measured: Measured, id: str, seats: int) -> None:
        self.measured, self.id, self.seats = measured, id, seats
        self.match = 0
        self.sent: dict[str, float] = {}
        self.heard: dict[int, list[float]] = {}  # moment → when each seat was told of it
        self.ends: list[Seat] = []

    def start(self) -> None:
        self.ends[0].say({"type": "start", "id": self.measured.new_id()})

    def told(self, said: Said) -> None:
        if said.match != self.match:
            self.match, self.heard = said.match, {}
        times = self.heard.setdefault(said.moment, [])
        times.append(time.perf_counter())
        if len(times) == self.seats and said.moment > 1:
            self.measured.moves += 1

    def done(self, seat: int, id: str) -> None:
        began = self.sent.pop(id, None)
        if began is not None:
            asyncio.get_running_loop().call_later(2, self._measure, began, self.match, self.ends[seat].moment)

    def _measure(self, began: float, match: int, moment: int) -> None:
        """Every action changes what every seat knows (GRA), so its moment is the same for all."""
        times = self.heard.get(moment) if match == self.match else None
        if times and len(times) == self.seats and max(times) > began:
            self.measured.latencies.append(max(times) - began)


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
