"""Send a server a million messages that nobody should send, and see that it harms neither it nor anybody's secrets.

    python tests/server/fuzz.py --messages 1000000

Most go over sockets of tables where a match is played on meanwhile, some over HTTP. One seat sends the same ones in
two worlds that it cannot tell apart, and must be answered with the same bytes. At the end it says how much was sent,
what was answered, how many errors of ours there were (5xx, and traces in the log), and how memory went: in twenty
parts, each with the tables that were made by then and those that were still held. A table where nobody is leaves memory
after a moment here, as it does after minutes in life. It fails where there was an error, or where memory grew by more
than FLAT megabytes after the first quarter, with no more tables held than before.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import logging
import random
import re
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

if __name__ == "__main__":  # as pytest does it
    sys.path[:0] = [str(Path(__file__).parents[1])]

from server.twin_tables import World
from server.twin_worlds import Twins, twin_worlds
from server.web import Seat, Server, actions
from websockets.exceptions import ConnectionClosed

BATCH = 100  # messages before an answer is waited for
HTTP = 25  # of so many messages, one goes over HTTP
TWIN = 20  # and one batch of so many goes to both of two worlds

VALID: list[dict[str, Any]] = [
    {"type": "act", "id": "a", "action": {"do": "turn", "flipped": [0]}, "match": 1, "at": 1},
    {"type": "act", "id": "b", "action": {"do": "bid", "count": 1, "face": 2, "direction": "clockwise"}},
    {"type": "explain", "id": "c", "actions": [{"do": "check"}, {"do": "bid", "count": 1, "face": 1}]},
    {"type": "say", "id": "d", "text": "hej"},
    {"type": "sit", "id": "e", "chair": 0, "invite": "x"},
    {"type": "chair", "id": "f", "chair": 0, "seating": {"who": "bot", "bot": "random"}},
    {"type": "start", "id": "g"},
    {"type": "back", "id": "h"},
    {"type": "again", "id": "i"},
    {"type": "ping", "id": "j"},
    {"type": "mute", "id": "k", "chair": 0, "line": 1},
    {"type": "remove", "id": "l", "line": 3},
]

ODD: list[Any] = [
    None, True, -1, 0, 1.5, 10**30, -(10**30), "", "x" * 5000, "\u0000", "\ud83d", [], [[]] * 50, {}, float("nan"), "…",
    {"do": None}, {"do": "bid"}, {"do": ["bid"]}, {"do": "turn", "flipped": [9, -1, "a"]}, {"who": "me"},
    {"do": "turn", "flipped": list(range(999))}, {"do": "bid", "count": 10**18, "face": 3},
    {"do": "bid", "count": True, "face": 3},
]  # fmt: skip

PATHS = (
    "/api/me", "/api/tokens", "/api/tables", "/api/tables/x", "/api/tables/x/1/replay", "/api/tables/x/9999/journal",
    "/api/verify", "/api/games/gra/check", "/api/games/gra/options/jokers", "/api/games/gra/tutorial", "/api/games/%00",
    "/api/tables/x/99999999999999999999999/picture.png", "/api/games/gra/ratings?from=x", "/m/x/1?step=x",
    "/api/puzzle/explain", "/api/tournaments", "/api/tournaments/x/join", "/api/me/account",
    "/api/me/logins/x/name", "/api/passkeys", "/api/me/passkeys", "/api/recovery", "/api/devices",
    "/api/me/mail", "/api/mail/stop/x",
    "/api/me/push", "/t/%ff%fe", "/web/../../etc/passwd", "/locale/xx.ftl", "/health", "/api/tables/x/qr.svg?chair=%00",
)  # fmt: skip
HEADERS = ("Content-Type", "Origin", "Cookie", "Authorization", "X-Forwarded-For", "Accept-Encoding", "Host")
SHAPES = ("http://[::", "[::1", "127.0.0.1:99999", "127.0.0.1:x@y", "null", "Bearer ..", "konspira=a.b.c", "\xff")


def spoilt(chance: random.Random) -> str | bytes:
    """A message with something wrong, or with nothing right."""
    kind = chance.randrange(8)
    if kind == 0:
        return chance.randbytes(chance.randrange(60))
    message = json.loads(json.dumps(chance.choice(VALID)))
    if kind == 1:
        text = json.dumps(message)
        return text[: chance.randrange(len(text))]
    if kind == 2:
        return "[" * chance.randrange(1, 8000)
    if kind == 3:
        return '{"type":"act","id":"z","action":' + '{"a":' * chance.randrange(1, 2000) + "1"
    holder, name = message, chance.choice(list(message))
    while isinstance(holder[name], dict) and holder[name] and chance.random() < 0.6:
        holder = holder[name]
        name = chance.choice(list(holder))
    if kind == 4:
        del holder[name]
    elif kind == 5:
        holder[chance.choice(["extra", "type", "id", "do", "__class__"])] = chance.choice(ODD)
    else:
        holder[name] = chance.choice(ODD)
    return json.dumps(message)


def frame(message: str | bytes) -> bytes:
    """A frame of a client, masked by nothing (RFC 6455, 5.2): text, or what is said to be."""
    body = message.encode("utf-8", "surrogatepass") if isinstance(message, str) else message
    kind, size = (0x81 if isinstance(message, str) else 0x82), len(body)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([kind]) + length + bytes(4) + body


class Held(NamedTuple):
    """What a server held after so many messages: megabytes, tables in memory, and all that were made."""

    messages: int
    memory: float
    rooms: int
    tables: int


def grown(parts: Sequence[Held]) -> float:
    """By how many megabytes memory grew after the first quarter, while no more tables were held than before."""
    later = parts[len(parts) // 4 :]
    return max(
        (then.memory - before.memory for k, before in enumerate(later) for then in later[k:]
         if then.rooms <= before.rooms),
        default=0.0,
    )  # fmt: skip


class Fuzz:
    """A server, tables at which a match goes on, two worlds, and somebody who sends whatever comes to mind."""

    def __init__(self, server: Server, tables: int, seed: int) -> None:
        self.server, self.chance = server, random.Random(seed)
        self.sent = self.asked = self.lost = self.moves = self.compared = 0
        self.statuses: dict[int, int] = {}
        self.memory: list[Held] = []
        self.token = server.token("Fuzz")
        self.seats = [self._table() for _ in range(tables)]

    def _table(self) -> Seat:
        table = self.server.table(self.token, ["me", "random", "random"], start=True, patience=None)
        return self._come(table)

    def _come(self, table: str) -> Seat:
        seat = self.server.sit(table, self.token)
        seat.table_id = table  # type: ignore[attr-defined]  # to come back to
        seat.until("welcome")
        return seat

    def run(self, messages: int) -> None:
        """Send so many, and remember what came of it."""
        with twin_worlds():
            twins = Twins("gra", 3, {}, 0, seed=3)
            length = next(n for n in range(1, len(twins.script)) if 0 not in twins.open(n)[0].actors)
            worlds = [World(self.server, match) for match in twins.open(0)]
            for number, pair in enumerate(twins.script[:length]):
                for world, action in zip(worlds, (pair.true, pair.twin), strict=True):
                    world.act(pair.seat, action, f"step{number}")
            steps = 0
            while self.sent < messages:
                steps += 1
                if steps % TWIN == TWIN // 4:
                    self._compare(worlds)
                else:
                    self._batch(self.chance.randrange(len(self.seats)))
                for _ in range(BATCH // HTTP + (self.chance.random() < BATCH % HTTP / HTTP)):
                    self._ask()
                if self.sent >= messages * len(self.memory) / 20:
                    self.memory.append(self.held())
                    print(*self.memory[-1], file=sys.stderr, flush=True)
            for world in worlds:
                world.close()
        for seat in self.seats:
            seat.close()

    def _batch(self, place: int) -> None:
        """One socket sends many messages at once, among them one that is right, and hears all answers."""
        seat = self.seats[place]
        messages = [spoilt(self.chance) for _ in range(BATCH)]
        if self.chance.random() < 0.9:  # bytes end a connection
            messages = [text for text in messages if isinstance(text, str)]
        if seat.turn and seat.turn["legal"]:
            action = self.chance.choice(actions(seat.turn["legal"]))
            messages.append(json.dumps({"type": "act", "id": f"{self.chance.random()}", "action": action}))
            self.moves += 1
        elif seat.turn and seat.turn["outcome"]:
            messages.append(json.dumps({"type": "again", "id": f"{self.chance.random()}"}))
        self.sent += len(messages)
        try:
            seat.socket.socket.sendall(b"".join(map(frame, messages)))
            if not all(isinstance(text, str) for text in messages):
                seat.socket.socket.shutdown(socket.SHUT_RDWR)  # the server will close it, too
            seat.do("ping")
        except (ConnectionClosed, OSError):
            self.lost += 1
            seat.close()
            self.seats[place] = self._come(seat.table_id)  # type: ignore[attr-defined]  # set above
        seat.heard.clear(), seat.raw.clear()

    def _compare(self, worlds: list[World]) -> None:
        """The same messages in two worlds: the same answers."""
        messages = [spoilt(self.chance) for _ in range(BATCH)]
        texts = [text for text in messages if isinstance(text, str) and '"say"' not in text]
        heard = []
        for world in worlds:
            seat = world.seats[0]
            seat.raw.clear()
            seat.socket.socket.sendall(b"".join(map(frame, texts)))
            seat.do("ping", "end of batch")
            heard.append([re.sub(r'"at":\d+', "", text).replace(world.table, "") for text in seat.raw])
        self.sent += 2 * len(texts)
        self.compared += len(heard[0])
        assert heard[0] == heard[1], "a seat was answered differently in two worlds that it cannot tell apart"

    def _ask(self) -> None:
        """A request with something wrong."""
        text = spoilt(self.chance)
        raw = text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass")
        headers = {"Content-Type": "application/json"} if self.chance.random() < 0.7 else {}
        if self.chance.random() < 0.3:
            wild = "".join(chr(self.chance.randrange(32, 256)) for _ in range(self.chance.randrange(200)))
            headers[self.chance.choice(HEADERS)] = self.chance.choice((wild, *SHAPES))
        token = self.token if self.chance.random() < 0.5 else None
        self.sent += 1
        self.asked += 1
        method = self.chance.choice(["GET", "POST", "PUT", "HEAD"])
        try:
            path = self.chance.choice(PATHS)
            status = self.server.ask(path, token=token, method=method, headers=headers, raw=raw).status
        except (OSError, ValueError):
            status = 0  # the connection was closed
        self.statuses[status] = self.statuses.get(status, 0) + 1

    def metric(self, name: str) -> int:
        """Something that the server counts."""
        return int(re.findall(rf"^konspira_{name} (\d+)", self.server.ask("/metrics").body.decode(), re.M)[0])

    def held(self) -> Held:
        """What the server holds now."""
        status = Path(f"/proc/{self.server.process.pid}/status").read_text()
        memory = int(re.findall(r"VmRSS:\s+(\d+)", status)[0]) / 1024
        return Held(self.sent, round(memory, 1), self.metric("rooms"), self.metric("tables_made_total"))

    def report(self) -> dict[str, Any]:
        """What came of it."""
        return {
            "messages": self.sent, "over HTTP": self.asked, "moves between": self.moves,
            "connections closed": self.lost,
            "answers compared in twin worlds": self.compared, "5xx": self.metric("http_5xx_total"),
            "traces in the log": self.server.log.count("Traceback"), "log lines": self.server.log.count("\n"),
            "statuses": dict(sorted(self.statuses.items())),
            "memory grew by (MB)": round(grown(self.memory), 1),
            "memory (messages, MB, tables held, tables made)": "".join(f"\n  {tuple(held)}" for held in self.memory),
        }  # fmt: skip


FLAT = 8.0  # megabytes: eight bytes a message of a million
REST = 5.0  # seconds after which a table with nobody at it leaves memory
LIMITS = {
    "processor": [1e6, 1e6], "processor_a_guest": [1e6, 1e6], "processor_an_address": [1e6, 1e6],
    "messages": [1e6, 1e6], "requests": [1e6, 1e6],
    "requests_an_address": [1e6, 1e6], "advice": [1e6, 1e6], "tables_a_guest": 10**6, "sockets_a_guest": 10**6,
}  # fmt: skip


def main() -> None:
    """Do it, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    logging.getLogger("websockets").setLevel(logging.CRITICAL)  # of lines that we cut ourselves it has much to say
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background would not hear it
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "fuzz.db", twins=True, games=["gra"], limits=LIMITS, rest=REST)
        began, fuzz = time.monotonic(), Fuzz(server, asked.tables, asked.seed)
        with contextlib.suppress(KeyboardInterrupt):
            fuzz.run(asked.messages)
        found = fuzz.report()
        for name, number in {**found, "seconds": round(time.monotonic() - began)}.items():
            print(f"{name}: {number}")
        server.stop()
    if found["5xx"] or found["traces in the log"]:
        raise SystemExit("there were errors of ours")
    if grown(fuzz.memory) > FLAT:
        raise SystemExit(f"memory grew by more than {FLAT} MB")


if __name__ == "__main__":
    main()
