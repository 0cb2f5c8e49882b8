"""Kill nodes of one PostgreSQL in the middle of real games, freeze them, and ill-treat the database itself.

    python tests/server/node_kills.py --kills 500 --nodes 3
    python tests/server/node_kills.py --kills 20 --stops 3 --freezes 3 --cuts 3
    python tests/server/node_kills.py --kills 50 --letters 50

Seats play over real sockets, each at whatever node it finds; some against bots, whose caretaker may be killed.
At the end every table's log is held against all that was sent and answered: every acknowledged action is there exactly
once, and in an order that real time allows: what was answered before something else was sent stands before it.
With `--letters` tables begin whose guests are away; each of them must be called and written to once.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from server.kills import GAMES, Broken, Witness
from server.node_letters import Correspondence, Offices
from server.postgres import Postgres
from websockets.sync.client import connect

PATIENCE = 1.5  # seconds that a page waits for an answer before it looks for another node


class NodeProcess:
    """One node, killed and begun again."""

    def __init__(self, nursery: subprocess.Popen[str]) -> None:
        self._nursery, self.pid, self.port = nursery, 0, 0
        self.begin()

    def begin(self) -> None:
        """Another life, at another port."""
        assert self._nursery.stdin
        assert self._nursery.stdout
        self._nursery.stdin.write("\n")
        self._nursery.stdin.flush()
        self.pid, self.port = map(int, self._nursery.stdout.readline().split())

    def kill(self) -> None:
        """The end of a life: no chance to finish anything."""
        os.kill(self.pid, signal.SIGKILL)


def nursery(url: str, secrets: str, more: str) -> None:
    """Import everything once; for every line that comes in, fork a node."""
    import konspira.server.store.postgres_nodes  # noqa: F401
    from konspira.boxes.backend import warm
    from konspira.play import shelf
    from konspira.server import Config, Limits, Rate
    from konspira.server.app import run
    from konspira.server.store import postgres_database

    postgres_database.PATIENCE = 60.0  # whoever begins a node waits until it is there
    warming = warm(shelf.box("gra"))
    if warming:
        warming.finished.wait()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    many = Rate(1e6, 10**6)
    limits = Limits(
        requests=many, makings=many, messages=many, changes=many, sockets_a_guest=1000, tables_a_guest=1000,
        processor_a_guest=many, processor_an_address=many, requests_an_address=many,
    )  # fmt: skip
    given = json.loads(more)
    given |= {"push_key": Path(given["push_key"])} if given else {}
    config = Config(
        port=0, postgres=url, secrets=Path(secrets), limits=limits, games=("gra",), pace=(0.0, 0.0), **given
    )
    for _ in sys.stdin:
        if os.fork() == 0:
            sys.stdin.close()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            run(config, lambda port: print(os.getpid(), port, flush=True), "critical")
            os._exit(0)


class Deed(NamedTuple):
    """An action that was sent, and when it was answered."""

    table: str
    id: str
    sent: float
    answered: float


class NodeWitness(Witness):
    """A seat that finds another node when its own is gone; it remembers when it sent and heard what."""

    def __init__(self, trial: NodeTrial, table: str, seat: int) -> None:
        super().__init__(trial, table, seat)  # type: ignore[arg-type]  # what a witness needs of a trial, it has
        self.sent: dict[str, float] = {}
        self.deeds: list[Deed] = []
        self.back: list[float] = []  # seconds until it was back at a table
        self.waited = [0.0]  # seconds until somebody moved
        self._lost, self._asked = 0.0, False
        self._moved = time.monotonic()

    def live(self) -> None:
        """One connection, to any node."""
        url = f"ws://127.0.0.1:{self.trial.lives.port}/api/tables/{self.table}/live?seat={self.seat}"
        headers = {"Authorization": f"Bearer {self.trial.token}"}
        patience = self.trial.patience  # type: ignore[attr-defined]  # it is a NodeTrial
        try:
            with connect(
                url, additional_headers=headers, compression=None, open_timeout=2 * patience, close_timeout=0.1
            ) as socket:
                while not self.trial.over.is_set():
                    try:
                        self.hear(socket, json.loads(socket.recv(timeout=patience)))
                    except TimeoutError:
                        if self.pending or self._lost or self._asked:
                            raise OSError("no answer") from None
                        self._asked = True  # others may be thinking: is anybody there?
                        socket.send(json.dumps({"type": "ping", "id": "ping"}))
        finally:
            self._lost, self._asked = self._lost or time.monotonic(), False

    def hear(self, socket: Any, message: dict[str, Any]) -> None:
        self._asked = False
        if message["type"] == "welcome" and self._lost:
            if not self.trial.database_ill:
                self.back.append(time.monotonic() - self._lost)
            self._lost = 0.0
        if message["type"] in ("welcome", "turn"):
            if not self.trial.database_ill:
                self.waited.append(time.monotonic() - self._moved)
            self._moved = time.monotonic()
        if message["type"] == "done" and self.pending and message["id"] == self.pending[0]:
            if self.pending[1]["type"] == "act":
                id = self.pending[0]
                self.deeds.append(Deed(self.table, id, self.sent[id], time.monotonic()))
        if message["type"] == "refused" and message["news"]["id"] == "refused-busy":
            time.sleep(0.1)
            if self.pending:
                self.send(socket)
            return
        before = self.pending
        super().hear(socket, message)
        if message["type"] == "refused" and before and not self.pending:
            self.play(socket)  # the next match has begun, and its first turn came before this answer

    def send(self, socket: Any) -> None:
        assert self.pending
        self.sent.setdefault(self.pending[0], time.monotonic())
        super().send(socket)


class NodeTrial:
    """So many nodes, and tables that are played at."""

    def __init__(
        self, folder: Path, nodes: int = 3, tables: int = 4, seed: int = 1, durable: bool = False, letters: int = 0,
        patience: float = PATIENCE,
    ) -> None:  # fmt: skip
        self.chance, self.over, self.moves = random.Random(seed), threading.Event(), 0
        self.kills = self.refused = self.sleeps = 0
        self.postgres, self.lives = Postgres(durable), self
        self._ill_until, self.patience = 0.0, patience
        url, self._secrets = self.postgres.make("trial"), folder / "secrets"
        self._offices = Offices() if letters else None
        more = json.dumps(self._offices.config(folder) if self._offices else {})
        command = [sys.executable, __file__, "--nursery", url, "--secrets", str(self._secrets), "--more", more]
        self._nursery = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.nodes = [NodeProcess(self._nursery) for _ in range(nodes)]
        self.token = self.post("/api/tokens", {"name": "Witness"})["token"]
        self.witnesses: list[NodeWitness] = []
        for number in range(tables):
            bots = number % 2 == 1
            chairs = [{"who": "me"}, {"who": "bot", "bot": "random"}] if bots else [{"who": "me"}] * 3
            wanted = {"game": "gra", "chairs": chairs, "options": GAMES[number % len(GAMES)], "patience": None,
                      "start": True}  # fmt: skip
            table = self.post("/api/tables", wanted)["table"]
            self.witnesses += [NodeWitness(self, table, seat) for seat in range(1 if bots else 3)]
        self._away = Correspondence(self, self._offices, letters) if self._offices else None

    @property
    def port(self) -> int:
        """The port of any node; it may be dead."""
        return self.chance.choice(self.nodes).port

    @property
    def database_ill(self) -> bool:
        """Is it the database that keeps everybody waiting, or was it until a moment ago?"""
        return time.monotonic() < self._ill_until

    def post(self, path: str, body: Any) -> Any:
        headers = {"Content-Type": "application/json"}
        if hasattr(self, "token"):
            headers["Authorization"] = f"Bearer {self.token}"
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=300) as answer:
            return json.load(answer)

    # -- what happens to them -----------------------------------------------------------------------

    def run(
        self, kills: int, sleeps: int = 0, stops: int = 0, freezes: int = 0, cuts: int = 0, slept: float = 6.0,
        told: Any = lambda trial: None, pause: float = 0.0,
    ) -> None:  # fmt: skip
        """Play, and do all that in any order; raise what a witness found."""
        for thread in [*self.witnesses, *filter(None, [self._away])]:
            thread.start()
        todo = ["kill"] * kills + ["sleep"] * sleeps + ["stop"] * stops + ["freeze"] * freezes + ["cut"] * cuts
        self.chance.shuffle(todo)
        try:
            for one in todo:
                self._wait_for_moves()
                time.sleep(pause + self.chance.random() * 0.15)
                if self.over.is_set():
                    break
                self._do(one, slept)
                told(self)
            self._wait_for_moves()
        finally:
            self.over.set()
            for witness in self.witnesses:
                witness.join(15 + self.patience)
        for witness in self.witnesses:
            if witness.error:
                raise witness.error

    def _do(self, one: str, slept: float) -> None:
        if one == "kill":
            node = self.chance.choice(self.nodes)
            node.kill()
            node.begin()
            self.kills += 1
        elif one == "sleep":
            node = self.chance.choice(self.nodes)
            os.kill(node.pid, signal.SIGSTOP)
            time.sleep(slept)
            os.kill(node.pid, signal.SIGCONT)
            self.sleeps += 1
        else:
            self._ill_until = time.monotonic() + 3600
            if one == "stop":
                self.postgres.stop()
                time.sleep(1)
                self.postgres.start()
            elif one == "freeze":
                self.postgres.freeze()
                time.sleep(slept)
                self.postgres.freeze(signal.SIGCONT)
            else:
                self.postgres.cut()
            self._wait_for_moves()
            self._ill_until = time.monotonic() + 5

    def _wait_for_moves(self) -> None:
        played, ends = sum(len(w.deeds) for w in self.witnesses), time.monotonic() + max(60.0, 30 * self.patience)
        while sum(len(w.deeds) for w in self.witnesses) < played + 3 and not self.over.is_set():
            if time.monotonic() > ends:
                waiting = [(witness.pending, witness.is_alive()) for witness in self.witnesses]
                asked = "SELECT state, wait_event_type, wait_event, query FROM pg_stat_activity WHERE state <> 'idle'"
                raise Broken(f"nobody could move for a minute: {waiting}, {self.postgres.sql(asked)}")
            time.sleep(0.005)

    def end(self) -> None:
        for node in self.nodes:
            with contextlib.suppress(ProcessLookupError):
                node.kill()
        assert self._nursery.stdin
        assert self._nursery.stdout
        self._nursery.stdin.close()
        self._nursery.wait()
        self._nursery.stdout.close()
        self.postgres.end()
        if self._offices:
            self._offices.end()

    # -- what is held against it --------------------------------------------------------------------

    def check(self) -> dict[str, float]:
        """Hold the log against all that was sent and answered, and every journal against its rules."""
        from konspira.play.match import replay
        from konspira.server.store.database import GUESTS
        from konspira.server.store.locked_key import unlock
        from konspira.server.store.secret_file import SecretFile

        read = self.postgres.sql("""SELECT json_agg(row_to_json(e) ORDER BY "table", n) FROM entry e""", "trial")
        entries: list[dict[str, Any]] = json.loads(read)
        rows = self.postgres.sql("SELECT id, encode(key, 'hex') FROM match", "trial").split()
        secret = SecretFile(self._secrets).take(GUESTS, b"")
        keys = {id: unlock(secret, id, bytes.fromhex(kept)) for id, kept in (row.split("|") for row in rows)}
        journals: dict[str, list[str]] = {}
        places: dict[str, list[tuple[str, int, Any]]] = {}
        length: dict[str, int] = {}
        for entry in entries:
            if entry["n"] != length.setdefault(entry["table"], 0):
                raise Broken(f"a log has no entry {length[entry['table']]}")
            length[entry["table"]] += 1
            if entry["kind"] == "line":
                journals.setdefault(f"{entry['table']}/{entry['match']}", []).append(entry["text"])
            if entry["command"]:
                places.setdefault(entry["command"], []).append((entry["table"], entry["n"], entry))
        for id, journal in journals.items():
            replay(journal, key=keys[id])
        deeds = [deed for witness in self.witnesses for deed in witness.deeds]
        for witness in self.witnesses:
            for id, action in witness.answered.items():
                found = places.get(id, [])
                if len(found) != 1:
                    raise Broken(f"an answered action is stored {len(found)} times")
                line = json.loads(found[0][2]["text"])
                kept = {name: line["action"][name] for name in action}
                if (found[0][0], line["seat"], kept) != (witness.table, witness.seat, action):
                    raise Broken(f"answered {action}, stored {line}")
        back = [seconds for witness in self.witnesses for seconds in witness.back] or [0.0]
        check_order([(deed.table, places[deed.id][0][1], deed.sent, deed.answered) for deed in deeds])
        return {
            "kills": self.kills, "nodes frozen": self.sleeps, "answered actions": len(deeds), "lost or doubled": 0,
            "matches replayed": len(journals), "refused for the database": self.refused,
            "usual way back (s)": round(statistics.median(back), 2), "longest": round(max(back), 2),
            "longest wait for a move (s)": round(max(max(w.waited) for w in self.witnesses), 2),
            **(self._away.check() if self._away else {}),
        }  # fmt: skip


def check_order(deeds: list[tuple[str, int, float, float]]) -> None:
    """Does the order of a log (table, number, sent, answered) allow the order of real time?"""
    soonest: dict[str, float] = {}  # table → when the first of those that stand later was answered
    for table, number, sent, answered in sorted(deeds, reverse=True):
        if soonest.get(table, sent) < sent:
            raise Broken(f"entry {number} was sent after a later one had been answered")
        soonest[table] = min(answered, soonest.get(table, answered))


def main() -> None:
    """Do it, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--sleeps", type=int, default=0, help="nodes that are frozen (SIGSTOP)")
    parser.add_argument("--slept", type=float, default=30.0, help="seconds that they, or PostgreSQL, are")
    parser.add_argument("--stops", type=int, default=0, help="PostgreSQL stopped at once and started again")
    parser.add_argument("--freezes", type=int, default=0, help="PostgreSQL frozen")
    parser.add_argument("--cuts", type=int, default=0, help="all connections cut")
    parser.add_argument("--pause", type=float, default=0.0, help="seconds between: a lease is three")
    parser.add_argument("--letters", type=int, default=0, help="tables that begin while somebody is away")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--nursery", help=argparse.SUPPRESS)
    parser.add_argument("--secrets", help=argparse.SUPPRESS)
    parser.add_argument("--more", default="{}", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.nursery:
        nursery(asked.nursery, asked.secrets, asked.more)
        return
    with tempfile.TemporaryDirectory() as folder:
        trial = NodeTrial(Path(folder), asked.nodes, asked.tables, asked.seed, durable=True, letters=asked.letters)
        try:
            trial.run(asked.kills, asked.sleeps, asked.stops, asked.freezes, asked.cuts, asked.slept,
                      lambda t: print(f"\r{t.kills} kills", end="", file=sys.stderr), asked.pause)  # fmt: skip
            print(file=sys.stderr)
            print(", ".join(f"{name}: {number}" for name, number in trial.check().items()))
        finally:
            trial.end()


if __name__ == "__main__":
    main()
