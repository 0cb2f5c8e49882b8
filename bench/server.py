"""How many moves a second the web table takes, each one durable and told to every seat; with real sockets, no bots.

    python bench/server.py --tables 10 100 1000 --seats 4 --seconds 10
    python bench/server.py --tables 20 20 20 --signed     # what signatures cost, each number without and with them

The server runs as it always does, in a process of its own; the clients share the machine with it. A move counts when
it is stored and all seats have been told. Latency is from sending the action to the last seat being told; processor
time a move is given for the server and for the clients, because on a busy machine it says more than the clock.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import http.client
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec

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


class Seat(asyncio.Protocol):
    """One seat: a WebSocket written by hand, because the clients must not be what is measured."""

    def __init__(self, table: Table, seat: int, token: str) -> None:
        self.table, self.seat = table, seat
        self.buffer = b""
        self.open = asyncio.get_running_loop().create_future()
        self.hello = (
            f"GET /api/tables/{table.id}/live?seat={seat} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n"
        ).encode()
        self.shaken = self.over = False
        self.waiting = ""  # the command that has not been answered
        self.moment, self.legal = 0, {}
        self.view, self.commitment = b"", ""
        self.device = SigningDevice() if table.bench.signed else None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.hello)

    def connection_lost(self, error: Exception | None) -> None:
        self.table.bench.lost += 1

    def data_received(self, data: bytes) -> None:
        data = self.buffer + data
        if not self.shaken:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self.buffer = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.shaken = True
        at = 0
        while len(data) - at >= 2:
            length, body = data[at + 1], at + 2
            if length == 126:
                length, body = int.from_bytes(data[at + 2 : at + 4]), at + 4
            elif length == 127:
                length, body = int.from_bytes(data[at + 2 : at + 10]), at + 10
            if len(data) < body + length:
                break
            if data[at] & 15 == 1:
                self.hear(read(data[body : body + length]))
            elif data[at] & 15 == 9:
                self.frame(10, data[body : body + length])
            at = body + length
        self.buffer = data[at:]

    def frame(self, kind: int, body: bytes) -> None:
        """Send a frame; a mask of zeros is a mask."""
        size = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2)
        self.transport.write(bytes([0x80 | kind]) + size + b"\0\0\0\0" + body)

    def say(self, message: dict[str, Any]) -> None:
        self.frame(1, msgspec.json.encode(message))

    def hear(self, said: Said) -> None:
        if said.table:
            self.commitment = said.table["commitment"] or ""
        if said.type == "turn":
            self.moment, self.legal, self.over = said.moment, said.legal, said.outcome is not None
            self.view = bytes(said.view)
            self.table.told(self.seat, said)
            self.play()
        elif said.type == "done" and said.id == self.waiting:
            self.waiting = ""
            if self.device:
                self.device.done(self.commitment, self.seat, said.id or "")
            self.table.done(self.seat, said.id or "")
            self.play()
        elif said.type == "refused":
            self.waiting = ""
            self.table.bench.refused.append(str(said.news))
        elif said.type == "welcome" and not self.open.done():
            self.open.set_result(None)

    def play(self) -> None:
        """Act, or ask for another match, once for each turn: an answer that is under way is waited for."""
        bench = self.table.bench
        if self.waiting or not bench.playing:
            return
        id = bench.new_id()
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

    def __init__(self, bench: Bench, id: str, seats: int) -> None:
        self.bench, self.id, self.seats = bench, id, seats
        self.match = 0
        self.sent: dict[str, float] = {}
        self.heard: dict[int, list[float]] = {}  # moment → when each seat was told of it
        self.ends: list[Seat] = []

    def told(self, seat: int, said: Said) -> None:
        if said.match != self.match:
            self.match, self.heard = said.match, {}
        times = self.heard.setdefault(said.moment, [])
        times.append(time.perf_counter())
        if len(times) == self.seats and said.moment > 1:
            self.bench.moves += 1

    def done(self, seat: int, id: str) -> None:
        began = self.sent.pop(id, None)
        if began is not None:
            asyncio.get_running_loop().call_later(2, self._measure, began, self.match, self.ends[seat].moment)

    def _measure(self, began: float, match: int, moment: int) -> None:
        """Every action changes what every seat knows (GRA), so its moment is the same for all."""
        times = self.heard.get(moment) if match == self.match else None
        if times and len(times) == self.seats and max(times) > began:
            self.bench.latencies.append(max(times) - began)


class Bench:
    """A number of tables, played at for a while."""

    def __init__(self, port: int, token: str, game: str, signed: bool) -> None:
        self.port, self.token, self.game, self.signed = port, token, game, signed
        self.playing, self.moves, self.lost = False, 0, 0
        self.latencies: list[float] = []
        self.refused: list[str] = []
        self._ids = 0

    def new_id(self) -> str:
        self._ids += 1
        return f"c{self._ids}"

    async def run(self, tables: int, seats: int, seconds: float, pid: int) -> dict[str, Any]:
        before = memory(pid)
        all_ = [Table(self, await asyncio.to_thread(self._make, seats), seats) for _ in range(tables)]
        loop = asyncio.get_running_loop()
        for table in all_:
            for seat in range(seats):
                _, end = await loop.create_connection(
                    lambda table=table, seat=seat: Seat(table, seat, self.token), "127.0.0.1", self.port
                )
                table.ends.append(end)
            await asyncio.gather(*(end.open for end in table.ends))
        self.playing = True
        for table in all_:
            table.ends[0].say({"type": "start", "id": self.new_id()})
            await asyncio.sleep(0)
        await asyncio.sleep(min(3, seconds / 2))  # let it settle
        self.latencies.clear()
        began, first, cpu, mine = time.perf_counter(), self.moves, processor(pid), time.process_time()
        await asyncio.sleep(seconds)
        took, moves = time.perf_counter() - began, self.moves - first
        used, mine = processor(pid) - cpu, time.process_time() - mine
        lost = self.lost
        self.playing = False
        await asyncio.sleep(2.5)
        found = sorted(self.latencies)
        result = {
            "tables": tables,
            "moves/s": round(moves / took),
            "p50 ms": round(found[len(found) // 2] * 1000, 1),
            "p99 ms": round(found[len(found) * 99 // 100] * 1000, 1),
            "kB/table": round((memory(pid) - before) / tables),
            "server µs": round(used / moves * 1e6),
            "clients µs": round(mine / moves * 1e6),
            "cores": round((used + mine) / took, 2),
            "lost": lost,
            "refused": len(self.refused) and f"{len(self.refused)} {self.refused[0]}",
        }
        for table in all_:
            for end in table.ends:
                end.transport.abort()
        return result

    def _make(self, seats: int) -> str:
        wanted = {"game": self.game, "chairs": [{"who": "me"}] * seats, "patience": None}
        return str(post(self.port, "/api/tables", wanted, self.token)["table"])


def post(port: int, path: str, body: Any, token: str = "") -> Any:
    """Ask the server over HTTP."""
    connection = http.client.HTTPConnection("127.0.0.1", port)
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    connection.request("POST", path, json.dumps(body), headers)
    with connection.getresponse() as response:
        return json.loads(response.read())


def memory(pid: int) -> int:
    """Kilobytes a process holds."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


def processor(pid: int) -> float:
    """Seconds of processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def serve(db: str, game: str) -> None:
    """The server as it always is, except that one client may hold all the tables."""
    from konspira.server import Config, Limits, Rate
    from konspira.server.app import run

    many = Rate(1e6, 10**6)
    limits = Limits(
        requests=many, requests_an_address=many, makings=many, processor_a_guest=many, processor_an_address=many,
        sockets_a_guest=10**6, sockets_an_address=10**6, connections_an_address=10**6, tables_a_guest=10**6,
    )  # fmt: skip
    run(Config(port=0, db=Path(db), limits=limits, games=(game,)), lambda port: print(port, flush=True), "error")


def measure(tables: int, seats: int, seconds: float, game: str, signed: bool) -> dict[str, Any]:
    """A fresh server, so many tables."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, __file__, "--serve", str(Path(folder) / "bench.db"), "--game", game]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                port = int((server.stdout or sys.stdin).readline())
                while game not in ready(port):
                    time.sleep(0.2)
                token = post(port, "/api/tokens", {"name": "bench"})["token"]
                return _run(Bench(port, token, game, signed).run(tables, seats, seconds, server.pid))
            finally:
                server.terminate()


def _run(work: Any) -> Any:
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    return uvloop.run(work)


def ready(port: int) -> list[str]:
    """Games whose machine code is there."""
    connection = http.client.HTTPConnection("127.0.0.1", port)
    connection.request("GET", "/health")
    with connection.getresponse() as response:
        return list(json.loads(response.read())["ready"])


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 100, 1000])
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--game", default="gra", help="one in which every action is seen by every seat")
    parser.add_argument(
        "--signed", action="store_true", help="each number of tables twice: devices sign nothing, or all"
    )
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        serve(asked.serve, asked.game)
        return
    runs = [(tables, signed) for tables in asked.tables for signed in ([False, True] if asked.signed else [False])]
    for number, (tables, signed) in enumerate(runs):
        row = {"signed": signed} | measure(tables, asked.seats, asked.seconds, asked.game, signed)
        if number == 0:
            print("  ".join(f"{name:>12}" for name in row))
        print("  ".join(f"{value:>12}" for value in row.values()), flush=True)


if __name__ == "__main__":
    main()
