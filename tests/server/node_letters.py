"""Letters and calls while nodes are killed: whoever is away when his turn comes is told of it, and told once.

Tables of people who have a day for a move begin one after the other, and nobody stays there. A letter is known by its
Message-ID, a notice by its Topic: one that went out in the moment of a crash may come again under the same name, and is
shown once.
"""

from __future__ import annotations

import contextlib
import json
import threading
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

from server.kills import Broken
from server.mailing import Post
from server.pushing import Browser, Service
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

if TYPE_CHECKING:
    from server.node_kills import NodeTrial

LATE = 150.0  # seconds until a letter is lost: one that a node had begun and not sent is tried again after a minute
TWICE = 12.0  # seconds in which another one would come: the outbox is looked into every five
GONE = (WebSocketException, OSError, EOFError, TimeoutError)


class Offices:
    """A mail server and a push service at this machine."""

    def __init__(self) -> None:
        self.post, self.service = Post(), Service()
        for server in (self.post, self.service):
            threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()

    def config(self, folder: Path) -> dict[str, Any]:
        """What a node is told of them."""
        from konspira.server import push

        key = folder / "push.pem"
        if not key.exists():
            key.write_bytes(push.new_key())
        return {
            "smtp": self.post.url.replace(":geheim", ""), "smtp_password": "geheim", "mail_from": "club@example.org",
            "public_url": "https://play.example.org", "push_key": str(key), "push_contact": "mailto:a@example.org",
            "push_near": True, "push_after": 0.2, "blink": 0.1,
        }  # fmt: skip

    def end(self) -> None:
        for server in (self.post, self.service):
            server.shutdown()
            server.server_close()


class Correspondence(threading.Thread):
    """Tables that begin while nodes are killed, each with somebody who is away."""

    def __init__(self, trial: NodeTrial, offices: Offices, tables: int) -> None:
        super().__init__(daemon=True)
        self._trial, self._offices, self._begun = trial, offices, 0
        self._tables = [self._make(number) for number in range(tables)]

    def _make(self, number: int) -> str:
        trial, browser = self._trial, Browser()
        away = trial.post("/api/tokens", {"name": f"Away {number}"})["token"]
        wanted = {"game": "gra", "chairs": [{"who": "me"}, {"who": "open"}], "patience": None, "clock": "day"}
        table: str = trial.post("/api/tables", wanted)["table"]
        self._do(table, away, {"type": "sit", "id": "sit", "chair": 1})
        keys = [key.hex() for key in self._keys(browser)]
        found = f"""(SELECT guest FROM chair WHERE "table" = '{table}' AND seat = 1)"""
        trial.postgres.sql(
            f"INSERT INTO mailbox (guest, address, language, confirmed, made)"
            f" VALUES ({found}, '{number}@example.org', 'en', 1, 1);"
            f" INSERT INTO push VALUES ({found}, '{self._offices.service.place(str(number))}',"
            f" '\\x{keys[0]}', '\\x{keys[1]}', 'en', 1)",
            "trial",
        )
        return table

    @staticmethod
    def _keys(browser: Browser) -> tuple[bytes, bytes]:
        from konspira.server.push import browser_keys

        return browser_keys(browser.keys["p256dh"], browser.keys["auth"])

    def _do(self, table: str, token: str, command: dict[str, Any]) -> None:
        """Do something at whichever node answers, under one id, until it is done."""
        while True:
            with contextlib.suppress(*GONE):
                url = f"ws://127.0.0.1:{self._trial.port}/api/tables/{table}/live"
                headers = {"Authorization": f"Bearer {token}"}
                with connect(url, additional_headers=headers, compression=None, open_timeout=5) as socket:
                    socket.send(json.dumps(command))
                    while (heard := json.loads(socket.recv(timeout=5))).get("id") != command["id"]:
                        pass
                    if heard["type"] == "done":
                        return
                    if not heard["news"]["id"].startswith(("refused-storage", "refused-busy")):
                        raise Broken(f"{command} was refused: {heard}")
            time.sleep(0.2)

    def run(self) -> None:
        for table in self._tables:
            if self._trial.over.is_set():
                return
            self._do(table, self._trial.token, {"type": "start", "id": "start"})
            self._begun += 1

    def check(self) -> dict[str, float]:
        """Has everybody who was away been told, once?"""
        self.join(60)
        wanted, post, service = range(self._begun), self._offices.post, self._offices.service
        ends = time.monotonic() + LATE
        while time.monotonic() < ends and not all(self._letters(k) and self._notices(k) for k in wanted):
            time.sleep(0.2)
        time.sleep(TWICE)
        letters, notices = [self._letters(k) for k in wanted], [self._notices(k) for k in wanted]
        if not all(letters) or not all(notices):
            raise Broken(f"of {self._begun} turns {letters.count(Counter())} had no letter,"
                         f" {notices.count(Counter())} no notice")  # fmt: skip
        if any(len(one) > 1 for one in letters + notices):
            raise Broken(f"more than one letter or notice about a turn: {letters}, {notices}")
        return {
            "letters and notices wanted": 2 * self._begun, "lost": 0, "another one about the same turn": 0,
            "sent again under the same name": len(post.letters) + len(service.messages) - 2 * self._begun,
        }  # fmt: skip

    def _letters(self, number: int) -> Counter[str]:
        sent = [one for one in self._offices.post.letters if one["To"] == f"{number}@example.org"]
        return Counter(one["Message-ID"] for one in sent)

    def _notices(self, number: int) -> Counter[str]:
        sent = [headers for path, headers, _ in list(self._offices.service.messages) if path == f"/{number}"]
        return Counter(headers["topic"] for headers in sent)
