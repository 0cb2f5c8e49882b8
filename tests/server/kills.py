"""Kill the server in the middle of real games, again and again, and hold it to every word it has given.

    python tests/server/kills.py --kills 1000

Seats play over real sockets. At a random moment the server process gets SIGKILL and another one takes over the same
database. Whatever a seat had been told before must still be true, an action that was answered must be in the journal
exactly once, one that was not is sent again under the same id. At the end every journal is replayed.

With `--troubles` every life may begin with a clock that is 61 days wrong, sleep for a while (SIGSTOP), and is asked to
let a second server in. What happens on a full disk is tried by tests/server/full_disk.py.

By default a parent with everything imported forks a fresh server process for each life, which takes some
milliseconds; `--cold` starts a new interpreter each time, as an operator would.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
import uuid
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

SHIFT = 61 * 86_400  # seconds
JOURNAL = """SELECT text FROM entry WHERE "table" = ? AND match = ? AND kind = 'line' ORDER BY line"""
GAMES: tuple[dict[str, Any], ...] = ({}, {"jokers": True}, {"fewer_cards": True}, {"longer": True})


class Lives:
    """A server that is killed and comes back on the same database; the port is a free one each time."""

    def __init__(self, db: Path, cold: bool) -> None:
        self.db, self.cold, self.port = db, cold, 0
        command = [sys.executable, __file__, "--nursery", str(db)]
        self.nursery = (
            None if cold else subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        )
        self.pid = 0
        self.process: subprocess.Popen[str] | None = None

    def begin(self, shift: int = 0) -> None:
        """Another life, in which the date is so many seconds wrong."""
        if self.nursery:
            assert self.nursery.stdin
            assert self.nursery.stdout
            self.nursery.stdin.write(f"{shift}\n")
            self.nursery.stdin.flush()
            self.pid, self.port = map(int, self.nursery.stdout.readline().split())
        else:
            command = [sys.executable, __file__, "--serve", str(self.db), "--shift", str(shift)]
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
            assert self.process.stdout
            self.pid, self.port = map(int, self.process.stdout.readline().split())

    def sleep(self, seconds: float) -> None:
        """It is stopped for a while, as a machine that is put to sleep."""
        os.kill(self.pid, signal.SIGSTOP)
        time.sleep(seconds)
        os.kill(self.pid, signal.SIGCONT)

    def kill(self) -> None:
        """The end of a life: no chance to finish anything."""
        os.kill(self.pid, signal.SIGKILL)
        if self.process:
            self.process.wait()
            assert self.process.stdout
            self.process.stdout.close()
        else:
            with contextlib.suppress(ProcessLookupError):
                while True:  # the nursery lets its dead go by themselves
                    os.kill(self.pid, 0)
                    time.sleep(0.001)

    def end(self) -> None:
        self.kill()
        if self.nursery:
            assert self.nursery.stdin
            assert self.nursery.stdout
            self.nursery.stdin.close()
            self.nursery.wait()
            self.nursery.stdout.close()


def serve(db: str, shift: int = 0) -> None:
    """One life of the server."""
    date = time.time
    time.time = lambda: date() + shift
    from konspira.server import Config, Limits, Rate
    from konspira.server.app import run

    many = Rate(1e6, 10**6)
    limits = Limits(
        requests=many, makings=many, messages=many, changes=many, sockets_a_guest=1000, tables_a_guest=1000
    )  # fmt: skip
    run(
        Config(port=0, db=Path(db), limits=limits, games=("gra",)),
        lambda port: print(os.getpid(), port, flush=True),
        "critical",
    )


def nursery(db: str) -> None:
    """Import everything once; for every line that comes in, fork a server."""
    import konspira.server.app  # noqa: F401
    from konspira.boxes.backend import warm
    from konspira.play import shelf

    warming = warm(shelf.box("gra"))
    if warming:
        warming.finished.wait()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        if os.fork() == 0:
            sys.stdin.close()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            serve(db, int(line))
            os._exit(0)


class Broken(AssertionError):
    """The server did not keep its word."""


class Witness(threading.Thread):
    """A seat that plays on through all lives of the server and checks every word."""

    def __init__(self, trial: Trial, table: str, seat: int) -> None:
        super().__init__(daemon=True)
        self.trial, self.table, self.seat = trial, table, seat
        self.chance = random.Random(f"{table}{seat}")
        self.turn: dict[str, Any] | None = None
        self.pending: tuple[str, dict[str, Any]] | None = None
        self.answered: dict[str, dict[str, Any]] = {}  # id → action
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.trial.over.is_set():
                with contextlib.suppress(WebSocketException, OSError, EOFError):
                    self.live()
                time.sleep(0.005)
        except BaseException as error:
            self.error = error
            self.trial.over.set()

    def live(self) -> None:
        """One connection."""
        url = f"ws://127.0.0.1:{self.trial.lives.port}/api/tables/{self.table}/live?seat={self.seat}"
        headers = {"Authorization": f"Bearer {self.trial.token}"}
        with connect(url, additional_headers=headers, compression=None, open_timeout=5, close_timeout=0.1) as socket:
            for text in socket:
                self.hear(socket, json.loads(text))
                if self.trial.over.is_set():
                    return

    def hear(self, socket: Any, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "welcome":
            self.compare(message["turn"])
            if self.pending:
                self.send(socket)
            else:
                self.play(socket)
        elif kind == "turn":
            self.turn = message
            self.trial.moves += self.seat == 0
            if not self.pending:
                self.play(socket)
        elif kind == "done" and self.pending and message["id"] == self.pending[0]:
            id, command = self.pending
            if command["type"] == "act":
                self.answered[id] = command["action"]
            self.pending = None
            self.play(socket)
        elif kind == "refused":
            if message["news"]["id"].startswith("refused-storage"):
                self.trial.refused += 1
                time.sleep(0.2)  # what was refused is not lost: it is sent again
                if self.pending:
                    self.send(socket)
                return
            if not self.pending or self.pending[1]["type"] != "again" or message["news"]["id"] != "refused-not-over":
                raise Broken(f"refused: {message} after {self.pending}")
            self.pending = None  # the next match has begun meanwhile

    def compare(self, turn: dict[str, Any]) -> None:
        """What is there after a restart is what was told before it, or later."""
        turn["type"] = "turn"
        if self.turn:
            before, now = (self.turn["match"], self.turn["moment"]), (turn["match"], turn["moment"])
            if now < before:
                raise Broken(f"{self.table} seat {self.seat}: told of {before}, now at {now}")
            if now == before and turn != self.turn:
                raise Broken(f"{self.table} seat {self.seat}: {before} has changed")
        self.turn = turn

    def play(self, socket: Any) -> None:
        assert self.turn
        if self.turn["outcome"]:
            self.pending = uuid.uuid4().hex, {"type": "again"}
        elif self.turn["legal"]:
            kind, group = self.chance.choice(list(self.turn["legal"].items()))
            k = self.chance.randrange(group["n"])
            action = {"do": kind, **group["same"], **{name: column[k] for name, column in group["each"].items()}}
            self.pending = uuid.uuid4().hex, {"type": "act", "action": action, "match": self.turn["match"]}
        else:
            return
        self.send(socket)

    def send(self, socket: Any) -> None:
        assert self.pending
        socket.send(json.dumps({**self.pending[1], "id": self.pending[0]}))


class Trial:
    """So many kills, with so many tables being played at; and other troubles, if they are wanted."""

    def __init__(
        self, db: Path, tables: int, seats: int, cold: bool = False, seed: int = 1, troubles: bool = False
    ) -> None:
        self.chance, self.over, self.moves, self.kills = random.Random(seed), threading.Event(), 0, 0
        self.troubles, self.slept, self.kept_out, self.wrong_dates, self.refused = troubles, 0, 0, 0, 0
        self.tables = tables
        self.lives = Lives(db, cold)
        self.lives.begin()
        self.token = self.post("/api/tokens", {"name": "Witness"})["token"]
        self.witnesses = []
        for number in range(tables):
            wanted = {"game": "gra", "chairs": [{"who": "me"}] * seats, "options": GAMES[number % len(GAMES)],
                      "patience": None, "start": True}  # fmt: skip
            table = self.post("/api/tables", wanted)["table"]
            self.witnesses += [Witness(self, table, seat) for seat in range(seats)]

    def post(self, path: str, body: Any) -> Any:
        headers = {"Content-Type": "application/json"}
        if hasattr(self, "token"):
            headers["Authorization"] = f"Bearer {self.token}"
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.lives.port}{path}", json.dumps(body).encode(), headers
        )
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)

    def run(self, kills: int, told: Any = lambda trial: None) -> None:
        """Play and kill; raise what a witness found."""
        for witness in self.witnesses:
            witness.start()
        try:
            for _ in range(kills):
                played, ends = self.moves, time.monotonic() + 60
                while self.moves == played and not self.over.is_set() and time.monotonic() < ends:
                    time.sleep(0.005)  # a life in which nobody moved would prove nothing
                time.sleep(self.chance.random() * 0.15)
                if self.over.is_set():
                    break
                if self.troubles:
                    self._trouble()
                self.lives.kill()
                self.kills += 1
                shift = self.chance.choice([0, SHIFT, -SHIFT]) if self.troubles else 0
                self.wrong_dates += shift != 0
                self.lives.begin(shift)
                told(self)
            time.sleep(0.5)
        finally:
            self._end()
        self._told_wrong()

    def _end(self) -> None:
        """Nobody plays any more."""
        self.over.set()
        self.lives.end()
        for witness in self.witnesses:
            witness.join(10)

    def _told_wrong(self) -> None:
        """Raise what a witness has found."""
        for witness in self.witnesses:
            if witness.error:
                raise witness.error

    def _trouble(self) -> None:
        """One of the things that happen to a server: it sleeps, or somebody starts another one."""
        from konspira.server import StartError
        from konspira.server.store.database import Database

        if self.chance.random() < 0.2:
            self.lives.sleep(self.chance.random())
            self.slept += 1
        if self.chance.random() < 0.2:
            try:
                Database(self.lives.db)
            except StartError as error:
                if (error.news.id, error.news.args.get("pid")) != ("start-held", str(self.lives.pid)):
                    raise Broken(f"a second server is told {error.news}") from None
                self.kept_out += 1
            else:
                raise Broken("a second server was let in")

    def check(self) -> dict[str, int]:
        """Hold the database against what was answered, and every journal against its rules."""
        from konspira.play.match import replay
        from konspira.server.store.database import GUESTS, secrets_beside
        from konspira.server.store.locked_key import unlock
        from konspira.server.store.secret_file import SecretFile

        secret = SecretFile(secrets_beside(self.lives.db)).take(GUESTS, b"")
        with sqlite3.connect(self.lives.db) as db:
            (verdict,) = db.execute("PRAGMA integrity_check").fetchone()
            lines = db.execute("""SELECT "table", text, command FROM entry WHERE kind = 'line'""").fetchall()
            matches = db.execute('SELECT "table", number, key FROM match').fetchall()
            (tables,) = db.execute("SELECT count(*) FROM tables").fetchone()
            journals = [
                (unlock(secret, f"{table}/{number}", key), [text for (text,) in db.execute(JOURNAL, (table, number))])
                for table, number, key in matches
            ]
        db.close()
        if verdict != "ok":
            raise Broken(verdict)
        stored: dict[str, list[tuple[str, Any]]] = {}
        for table, text, command in lines:
            if command:
                stored.setdefault(command, []).append((table, json.loads(text)))
        answered = 0
        for witness in self.witnesses:
            for id, action in witness.answered.items():
                found = stored.get(id, [])
                if len(found) != 1:
                    raise Broken(f"an answered action is stored {len(found)} times")
                table, line = found[0]
                kept = {name: line["action"][name] for name in action}
                if (table, line["seat"], kept) != (witness.table, witness.seat, action):
                    raise Broken(f"answered {action}, stored {line}")
                answered += 1
        for key, journal in journals:
            replay(journal, key=key)
        if tables != self.tables:
            raise Broken(f"of {self.tables} tables {tables} are left")
        found = {"kills": self.kills, "answered actions": answered, "lost": 0, "matches replayed": len(journals)}
        if self.troubles:
            found |= {"slept": self.slept, "second servers kept out": self.kept_out}
            found |= {"lives with a wrong date": self.wrong_dates, "tables deleted": 0}
        return found


def main() -> None:
    """Do it, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--cold", action="store_true", help="a new interpreter for every life")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--troubles", action="store_true", help="wrong dates, sleep, and second servers, too")
    parser.add_argument("--shift", type=int, default=0, help=argparse.SUPPRESS)
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    parser.add_argument("--nursery", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        serve(asked.serve, asked.shift)
    elif asked.nursery:
        nursery(asked.nursery)
    else:
        signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background would not hear it
        with tempfile.TemporaryDirectory() as folder:
            db = Path(folder) / "kills.db"
            trial = Trial(db, asked.tables, asked.seats, asked.cold, asked.seed, asked.troubles)
            with contextlib.suppress(KeyboardInterrupt):  # then it says what came of it so far
                trial.run(asked.kills, lambda t: print(f"\r{t.kills} kills, {t.moves} moves", end="", file=sys.stderr))
            print(file=sys.stderr)
            print(", ".join(f"{name}: {number}" for name, number in trial.check().items()))


if __name__ == "__main__":
    main()
