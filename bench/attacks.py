"""Seven ways to bother a server, each from an address of one's own: what bench/abuse.py lets loose on it.

    python bench/attacks.py explain --port 8000 --address 127.0.9.1 --seconds 10

Each runs in a process of its own and prints what became of it: how much was sent, refused, and closed.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import http.client
import json
import os
import random
import resource
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

Heard = Callable[[dict[str, Any]], None]


class Line(asyncio.Protocol):
    """A WebSocket written by hand: it can send what no library would."""

    def __init__(self, table: str, token: str, query: str, hear: Heard) -> None:
        self.hear, self.buffer, self.shaken, self.code = hear, b"", False, 0
        self.lost = asyncio.get_running_loop().create_future()
        self.open, self.writable = asyncio.Event(), asyncio.Event()
        self.writable.set()
        said = f"Authorization: Bearer {token}\r\n" if token else ""
        self.hello = (
            f"GET /api/tables/{table}/live?{query} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n{said}"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n"
        ).encode()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.hello)

    def connection_lost(self, error: Exception | None) -> None:
        self.open.set()
        self.writable.set()
        if not self.lost.done():
            self.lost.set_result(None)

    def pause_writing(self) -> None:
        self.writable.clear()

    def resume_writing(self) -> None:
        self.writable.set()

    def data_received(self, data: bytes) -> None:
        data = self.buffer + data
        if not self.shaken:
            _, end, data = data.partition(b"\r\n\r\n")
            self.shaken = bool(end)
            self.open.set()
        at = 0
        while self.shaken and len(data) - at >= 2:
            length, body = data[at + 1], at + 2
            if length >= 126:
                size = 2 if length == 126 else 8
                length, body = int.from_bytes(data[at + 2 : at + 2 + size]), at + 2 + size
            if len(data) < body + length:
                break
            kind, said = data[at] & 15, data[body : body + length]
            at = body + length
            if kind == 1:
                self.hear(json.loads(said))
            elif kind == 8:
                self.code = int.from_bytes(said[:2]) if said else 1005
            elif kind == 9:
                self.frame(10, said)
        self.buffer = data[at:]

    def frame(self, kind: int, body: bytes) -> None:
        """Send a frame; a mask of zeros is a mask."""
        size = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2)
        self.transport.write(bytes([0x80 | kind]) + size + b"\0\0\0\0" + body)

    def say(self, kind: str, **fields: Any) -> str:
        """Send a command; its id."""
        id = os.urandom(8).hex()
        self.frame(1, json.dumps({"type": kind, "id": id, **fields}).encode())
        return id


def actions(menu: dict[str, Any]) -> list[dict[str, Any]]:
    """The actions of a menu, one by one."""
    return [
        {"do": kind, **group["same"], **{name: column[k] for name, column in group["each"].items()}}
        for kind, group in menu.items()
        for k in range(group["n"])
    ]


TRIES = 60  # times that something is asked for, half a second apart


class TurnedAwayError(Exception):
    """An attacker is not even let in."""


class Visitor:
    """Somebody at an address: he asks over HTTP, and opens sockets."""

    def __init__(self, port: int, address: str) -> None:
        self.port, self.address, self.statuses = port, address, Counter[int]()

    def ask(self, path: str, body: Any = None, token: str = "") -> Any:
        """Ask once; None where it was refused."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=120, source_address=(self.address, 0))
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        try:
            line.request("POST" if body is not None else "GET", path, body and json.dumps(body), headers)
            with line.getresponse() as response:
                said = response.read()
                self.statuses[response.status] += 1
                return json.loads(said) if response.status < 300 and said[:1] == b"{" else None
        except (OSError, http.client.HTTPException):
            self.statuses[0] += 1
            return None
        finally:
            line.close()

    def insist(self, path: str, body: Any, token: str = "") -> Any:
        """Ask until it is granted."""
        for _ in range(TRIES):
            if (said := self.ask(path, body, token)) is not None:
                return said
            time.sleep(0.5)
        raise TurnedAwayError(f"{path} is refused for good: {dict(self.statuses)}")

    def guest(self) -> str:
        """A new guest's token."""
        return str(self.insist("/api/tokens", {"name": "guest"})["token"])

    def table(self, token: str, chairs: list[str], game: str = "gra", **wanted: Any) -> str:
        """A new table: chairs for `me`, `open`, or a bot."""
        seats = [{"who": who} if who in ("me", "open") else {"who": "bot", "bot": who} for who in chairs]
        made = {"game": game, "chairs": seats, "public": True, "patience": None, "start": "open" not in chairs}
        return str(self.insist("/api/tables", made | wanted, token)["table"])

    async def line(self, table: str, token: str = "", query: str = "", hear: Heard = lambda said: None) -> Line:
        """A socket at a table."""
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(
            lambda: Line(table, token, query, hear), "127.0.0.1", self.port, local_addr=(self.address, 0)
        )
        return line

    async def finished(self, token: str) -> str:
        """A match that is over: both seats played by myself, as fast as it goes; a line that is lost is opened again.

        Raises TurnedAwayError, where that is so again and again: others of the same address keep him out.
        """
        table, over = self.table(token, ["me", "me"]), asyncio.Event()
        lines: dict[int, Line] = {}

        def playing(seat: int) -> Heard:
            def hear(said: dict[str, Any]) -> None:
                turn = said.get("turn") if said["type"] == "welcome" else said if said["type"] == "turn" else None
                if turn and turn["outcome"]:
                    over.set()
                elif turn and turn["legal"]:
                    lines[seat].say("act", action=random.choice(actions(turn["legal"])))

            return hear

        async def stay(seat: int) -> None:
            for _ in range(TRIES):
                with contextlib.suppress(OSError):
                    lines[seat] = line = Line(table, token, f"seat={seat}", playing(seat))
                    await asyncio.get_running_loop().create_connection(
                        lambda line=line: line, "127.0.0.1", self.port, local_addr=(self.address, 0)
                    )
                    try:
                        await line.lost
                    finally:
                        line.transport.abort()
                await asyncio.sleep(0.5)

        tasks = [asyncio.create_task(work) for work in (over.wait(), stay(0), stay(1))]
        await asyncio.wait(tasks, timeout=TRIES, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if not over.is_set():
            raise TurnedAwayError("a match cannot be played to its end")
        return table


class Attack:
    """One attacker until a time, and what became of him."""

    def __init__(self, port: int, address: str, seconds: float, target: str, share: float) -> None:
        self.visitor, self.seconds, self.target, self.share = Visitor(port, address), seconds, target, share
        self.sent = self.answered = self.refused = self.lines = 0
        self.codes = Counter[int]()

    def begin(self) -> None:
        """All is prepared: from now on it counts."""
        self.ends = time.monotonic() + self.seconds

    @property
    def going(self) -> bool:
        """Is there time left?"""
        return time.monotonic() < self.ends

    def hear(self, said: dict[str, Any]) -> None:
        """Count an answer."""
        if said["type"] == "refused":
            self.refused += 1
        elif "id" in said:
            self.answered += 1

    async def flood(self, table: str, token: str, query: str, load: Callable[[Line], int], every: float) -> None:
        """Send so much every so often, if the server takes it, and come back whenever it is closed."""
        while self.going:
            with contextlib.suppress(OSError):
                line = await self.visitor.line(table, token, query, self.hear)
                self.lines += 1
                await line.open.wait()
                while self.going and not line.lost.done():
                    self.sent += load(line)
                    await asyncio.sleep(every)
                    await line.writable.wait()
                self.codes[line.code] += 1
                line.transport.abort()
            await asyncio.sleep(0.05)

    # -- the attacks --------------------------------------------------------------------------------

    async def explain(self) -> None:
        """Explanations of 64 actions each, of all that there are."""
        token = self.visitor.guest()
        table = self.visitor.table(token, ["me"] * 4, "agenci")
        legal: list[Any] = []
        heard = asyncio.Event()

        def learn(said: dict[str, Any]) -> None:
            turn = said.get("turn") if said["type"] == "welcome" else said if said["type"] == "turn" else None
            legal.extend(actions(turn["legal"]) if turn else [])
            heard.set()

        for look in range(400):
            heard.clear()
            line = await self.visitor.line(table, token, f"seat={look % 4}", learn)
            line.lost.add_done_callback(lambda _: heard.set())
            await heard.wait()
            line.transport.abort()
            if look >= 3 and legal:
                break
            await asyncio.sleep(0.05)  # before it begins everybody shuffles
        if not legal:  # too many sockets of this address: nobody was let in
            self.refused += 4
            return

        def load(line: Line) -> int:
            for _ in range(8):
                line.say("explain", actions=[random.choice(legal) | {"x": 1} for _ in range(16)] + legal[:48])
            return 8

        def varied(line: Line) -> int:
            line.say("explain", actions=[random.choice(legal) for _ in range(64)])
            return 1

        self.begin()
        seats = [self.flood(table, token, f"seat={seat}", load if seat else varied, 0.02) for seat in range(4)]
        await asyncio.gather(*seats)

    async def thinking(self) -> None:
        """25 tables of level-5 bots, all watched."""
        token = self.visitor.guest()
        tables = [self.visitor.table(token, ["level-5"] * 5) for _ in range(round(25 * self.share))]
        lines = [await self.visitor.line(table, token, "", self.hear) for table in tables]
        self.sent = len(lines)
        self.begin()
        while self.going:
            await asyncio.sleep(0.2)
        for line in lines:
            line.transport.abort()

    async def silent(self) -> None:
        """1,100 connections that say nothing, or a byte a second."""
        loop, most, lines = asyncio.get_running_loop(), round(1100 * self.share), set[Any]()

        class Silent(asyncio.Protocol):
            def connection_made(self, transport: Any) -> None:
                self.transport = transport
                lines.add(self)

            def connection_lost(_, error: Exception | None) -> None:  # noqa: N805  # the attack is `self`
                lines.discard(_)
                self.refused += 1

        while self.going:
            tries = min(100, most - len(lines))
            for _ in range(tries):
                self.sent += 1
                with contextlib.suppress(OSError):
                    await loop.create_connection(
                        Silent, "127.0.0.1", self.visitor.port, local_addr=(self.visitor.address, 0)
                    )
            for line in random.sample(sorted(lines, key=id), min(50, len(lines))):
                line.transport.write(b"G")
            await asyncio.sleep(0.1 if tries else 0.5)
        for line in list(lines):
            line.transport.abort()

    async def onlookers(self) -> None:
        """800 who look on at the table of others, coming and going, and never read."""
        lines: list[Line] = []
        most = round(800 * self.share)
        while self.going:
            with contextlib.suppress(OSError):
                line = await self.visitor.line(self.target, "", "", lambda said: None)
                line.transport.pause_reading()
                lines.append(line)
                self.sent += 1
            if len(lines) >= most:
                lines.pop(random.randrange(most)).transport.abort()
                await asyncio.sleep(0.002)
        for line in lines:
            line.transport.abort()

    async def replays(self) -> None:
        """150 replays at once, of several matches and through all eyes, again and again."""
        many = round(150 * self.share)
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(many))  # else few ask at once
        tables = [await self.visitor.finished(self.visitor.guest()) for _ in range(3)]
        eyes = [f"seat={seat}&text={text}" for seat in ("-1", "0", "1") for text in (0, 1)] + ["seat=all"]
        asked = ["beliefs", *(f"replay?{one}" for one in eyes)]
        paths = [f"/api/tables/{table}/1/{one}" for table in tables for one in asked]

        self.begin()

        async def ask() -> None:
            visitor = Visitor(self.visitor.port, self.visitor.address)
            while self.going:
                self.sent += 1
                done = await asyncio.to_thread(visitor.ask, random.choice(paths))
                self.answered += done is not None
                self.refused += done is None
                self.visitor.statuses += visitor.statuses
                visitor.statuses.clear()

        await asyncio.gather(*(ask() for _ in range(many)))

    async def pings(self) -> None:
        """Empty ping frames, 4 Mbit and more a second."""
        token = self.visitor.guest()
        table, many = self.visitor.table(token, ["me", "open"]), b"\x89\x80\0\0\0\0" * 2000

        def load(line: Line) -> int:
            line.transport.write(many)
            return 2000

        self.begin()
        await asyncio.gather(*(self.flood(table, token, "", load, 0.02) for _ in range(2)))

    async def back(self) -> None:
        """`back` as often as it goes."""
        token = self.visitor.guest()
        table = self.visitor.table(token, ["me", "me"])

        def load(line: Line) -> int:
            for _ in range(20):
                line.say("back")
            return 20

        self.begin()
        await asyncio.gather(*(self.flood(table, token, f"seat={seat}", load, 0.02) for seat in (0, 1)))

    def run(self, name: str) -> dict[str, Any]:
        """Attack, and say what became of it."""
        attacks: dict[str, Callable[[], Awaitable[None]]] = {
            "explain": self.explain, "thinking": self.thinking, "silent": self.silent, "onlookers": self.onlookers,
            "replays": self.replays, "pings": self.pings, "back": self.back,
        }  # fmt: skip
        self.begin()

        async def until_the_end() -> None:
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(attacks[name](), self.seconds + 60)

        try:
            asyncio.run(until_the_end())
        except TurnedAwayError:
            self.refused += TRIES
        statuses = {str(status): n for status, n in self.visitor.statuses.items()}
        return {
            "sent": self.sent, "answered": self.answered, "refused": self.refused, "lines": self.lines,
            "codes": dict(self.codes), "statuses": statuses,
        }  # fmt: skip


def main() -> None:
    """Attack."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attack")
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--address", default="127.0.9.1")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--target", default="", help="a table of others")
    parser.add_argument("--share", type=float, default=1.0, help="of the tables, connections and questions")
    parser.add_argument("--nice", type=int, default=0)
    asked = parser.parse_args()
    os.nice(asked.nice)
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 20_000), hard))
    attack = Attack(asked.port, asked.address, asked.seconds, asked.target, asked.share)
    print(json.dumps(attack.run(asked.attack)))


if __name__ == "__main__":
    main()
