"""A WebSocket written by hand, because the clients must not be what is measured; and what is measured with it."""

from __future__ import annotations

import asyncio
import base64
import os
import time
from pathlib import Path
from typing import Any

TEXT, PING, PONG = 0x81, 0x89, 0x8A  # the first byte of a whole frame


class Measured:
    """What some tables have done: moves that every seat was told of, and how long each took."""

    def __init__(self) -> None:
        self.playing, self.moves, self.lost = False, 0, 0
        self.latencies: list[float] = []
        self.refused: list[str] = []
        self._ids = 0

    def new_id(self) -> str:
        self._ids += 1
        return f"c{self._ids}"


class Line(asyncio.Protocol):
    """One WebSocket; whoever has it hears its texts."""

    def __init__(self, measured: Measured, path: str, headers: str = "") -> None:
        self.measured, self.buffer, self.shaken = measured, b"", False
        self.open = asyncio.get_running_loop().create_future()
        self._greeting = (
            f"GET {path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n"
            f"{headers}\r\n"
        ).encode()

    def hear(self, text: bytes) -> None:
        raise NotImplementedError

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self._greeting)

    def connection_lost(self, error: Exception | None) -> None:
        self.measured.lost += 1

    def data_received(self, data: bytes) -> None:
        if self.buffer:
            data = self.buffer + data
        if not self.shaken:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self.buffer = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.shaken = True
        at, end = 0, len(data)
        while end - at >= 2:
            length, body = data[at + 1], at + 2
            if length == 126:
                length, body = int.from_bytes(data[at + 2 : at + 4]), at + 4
            elif length == 127:
                length, body = int.from_bytes(data[at + 2 : at + 10]), at + 10
            if end < body + length:
                break
            if data[at] == TEXT:
                self.hear(data[body : body + length])
            elif data[at] == PING:
                self.transport.write(b"%c%c\0\0\0\0%b" % (PONG, 0x80 | length, data[body : body + length]))
            at = body + length
        self.buffer = data[at:]

    def say(self, body: bytes) -> None:
        """Send a text; a mask of zeros is a mask."""
        if len(body) < 126:
            self.transport.write(b"\x81%c\0\0\0\0%b" % (0x80 | len(body), body))
        else:
            self.transport.write(b"\x81\xfe%b\0\0\0\0%b" % (len(body).to_bytes(2, "big"), body))

    def close(self) -> None:
        self.transport.abort()


async def measure(measured: Measured, tables: list[Any], seconds: float, pids: list[int]) -> dict[str, Any]:
    """Let tables play for a while; each begins by `start`, and has its lines in `ends`."""
    measured.playing = True
    for table in tables:
        table.start()
        await asyncio.sleep(0)
    await asyncio.sleep(min(3, seconds / 2))  # let it settle
    measured.latencies.clear()
    began, first, cpu, mine = time.perf_counter(), measured.moves, processor(pids), time.process_time()
    loops = sum(map(_loop, pids))
    await asyncio.sleep(seconds)
    took, moves = time.perf_counter() - began, max(1, measured.moves - first)
    used, mine, loops = processor(pids) - cpu, time.process_time() - mine, sum(map(_loop, pids)) - loops
    lost, measured.playing = measured.lost, False
    await asyncio.sleep(2.5)
    found = sorted(measured.latencies) or [0.0]
    result = {
        "moves/s": round(moves / took),
        "p50 ms": round(found[len(found) // 2] * 1000, 1),
        "p99 ms": round(found[len(found) * 99 // 100] * 1000, 1),
        "server µs": round(used / moves * 1e6),
        "loop µs": round(loops / moves * 1e6),
        "clients µs": round(mine / moves * 1e6),
        "cores": round((used + mine) / took, 2),
        "lost": lost,
        "refused": len(measured.refused) and f"{len(measured.refused)} {measured.refused[0]}",
    }
    for table in tables:
        for end in table.ends:
            end.close()
    return result


def memory(pid: int) -> int:
    """Kilobytes a process holds."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


def processor(pids: list[int]) -> float:
    """Seconds of processor time that processes have used, and those that they have begun."""
    return sum(_processor(pid) + processor(_children(pid)) for pid in pids)


def _children(pid: int) -> list[int]:
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return [int(child) for task in tasks for child in (task / "children").read_text().split()]


def _loop(pid: int) -> float:
    """The same of the first thread alone, where the event loop is: what one core has to do."""
    return _processor(pid, f"task/{pid}/")


def _processor(pid: int, thread: str = "") -> float:
    fields = Path(f"/proc/{pid}/{thread}stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
