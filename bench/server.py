"""How many moves a second the web table takes, each one durable and told to every seat; with real sockets, no bots.

    python bench/server.py --tables 10 100 1000 --seats 4 --seconds 10
    python bench/server.py --tables 100 --signed --rounds 5 --peer boardgame.io   # beside another server, in turns
    python bench/server.py --tables 100 --db sqlite postgresql --nodes 1 2        # and on more than one node

Servers run as they always do, in processes of their own; the clients share the machine with them. A move counts when
it is stored (by ours) and all seats have been told. Latency is from sending the action to the last seat being told;
processor time a move is given for the server and for the clients, since on a busy machine it says more than the clock.
With several rounds the contenders take turns, and the medians are told at the end.
"""

from __future__ import annotations

import argparse
import asyncio
import atexit
import contextlib
import functools
import http.client
import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from peers import boardgame, ours
from sockets import Measured, measure, memory

PEERS = ("boardgame.io",)
SQLITE, POSTGRESQL = "sqlite", "postgresql"


class Contender(NamedTuple):
    """What is measured: a server by its database, or a peer by its name."""

    name: str
    nodes: int = 1
    signed: bool = False

    def __str__(self) -> str:
        named = f"{self.name} × {self.nodes}" if self.nodes > 1 else self.name
        return named + (", signed" if self.signed else "")


@functools.cache
def postgres() -> Any:
    """A PostgreSQL of this bench's own, durable as it comes."""
    sys.path.append(str(Path(__file__).parents[1] / "tests" / "server"))
    from postgres import Postgres

    running = Postgres(durable=True)
    atexit.register(running.end)
    return running


def serve(db: str, game: str) -> None:
    """The server as it always is, except that one client may hold all the tables."""
    from konspira.server import Config, Limits, Rate
    from konspira.server.app import run

    many = Rate(1e6, 10**6)
    limits = Limits(
        requests=many, requests_an_address=many, makings=many, changes=many, processor_a_guest=many,
        processor_an_address=many, sockets_a_guest=10**6, sockets_an_address=10**6, connections_an_address=10**6,
        tables_a_guest=10**6,
    )  # fmt: skip
    where = Path(db)
    shared = {"postgres": where.read_text(), "secrets": where.with_suffix(".secrets")} if where.suffix == ".url" else {}
    config = Config(port=0, db=where, limits=limits, games=(game,), **shared)
    run(config, lambda port: print(port, flush=True), "error")


@contextlib.contextmanager
def serving(db: str, game: str) -> Iterator[tuple[int, int]]:
    """A fresh server; its port, and its process."""
    command = [sys.executable, __file__, "--serve", db, "--game", game]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            port = int((server.stdout or sys.stdin).readline())
            while game not in ready(port):
                time.sleep(0.2)
            yield port, server.pid
        finally:
            server.terminate()


def contend(one: Contender, tables: int, seats: int, seconds: float, game: str) -> dict[str, Any]:
    """A fresh server, so many tables."""
    measured = Measured()
    with contextlib.ExitStack() as stack:
        if one.name in PEERS:
            servers = [stack.enter_context(boardgame.serving())]
        else:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            db = Path(folder) / "bench.db"
            if one.name == POSTGRESQL:
                db = db.with_suffix(".url")
                db.write_text(postgres().make(f"bench{time.time_ns()}"))
            servers = [stack.enter_context(serving(str(db), game)) for _ in range(one.nodes)]
        ports, pids = [port for port, _ in servers], [pid for _, pid in servers]

        async def play() -> dict[str, Any]:
            before = sum(map(memory, pids))
            if one.name in PEERS:
                all_: list[Any] = await boardgame.tables(measured, ports[0], tables, seats)
            else:
                token = post(ports[0], "/api/tokens", {"name": "bench"})["token"]
                made = [await asyncio.to_thread(make, ports[0], token, game, seats) for _ in range(tables)]
                all_ = await ours.tables(measured, ports, token, made, seats, one.signed)
            found = await measure(measured, all_, seconds, pids)
            return found | {"kB/table": round((sum(map(memory, pids)) - before) / tables)}

        return run(play())


def make(port: int, token: str, game: str, seats: int) -> str:
    """A new table; its name."""
    wanted = {"game": game, "chairs": [{"who": "me"}] * seats, "patience": None}
    return str(post(port, "/api/tables", wanted, token)["table"])


def post(port: int, path: str, body: Any, token: str = "") -> Any:
    """Ask the server over HTTP."""
    connection = http.client.HTTPConnection("127.0.0.1", port)
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    connection.request("POST", path, json.dumps(body), headers)
    with connection.getresponse() as response:
        return json.loads(response.read())


def run(work: Any) -> Any:
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


def contenders(asked: argparse.Namespace) -> list[Contender]:
    """Everybody who takes part, in their order."""
    found = []
    for db in asked.db:
        for nodes in asked.nodes if db != SQLITE else [1]:
            found += [Contender(db, nodes, signed) for signed in ([False, True] if asked.signed else [False])]
    return [*found, *map(Contender, asked.peer)]


def show(cells: list[Any]) -> None:
    print("  ".join(f"{cell!s:>24}" if place == 0 else f"{cell!s:>10}" for place, cell in enumerate(cells)), flush=True)


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 100, 1000])
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--game", default="gra", help="one in which every action is seen by every seat")
    parser.add_argument("--signed", action="store_true", help="each of ours twice: devices sign nothing, or all")
    parser.add_argument("--db", nargs="+", default=[SQLITE], choices=[SQLITE, POSTGRESQL], help="always fresh ones")
    parser.add_argument("--nodes", type=int, nargs="+", default=[1], help="how many nodes share a PostgreSQL")
    parser.add_argument("--peer", nargs="*", default=[], choices=PEERS, help="other servers beside ours")
    parser.add_argument("--rounds", type=int, default=1, help="how often all take their turns")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        serve(asked.serve, asked.game)
        return
    found: dict[tuple[Contender, int], list[dict[str, Any]]] = {}
    headed = False
    for _ in range(asked.rounds):
        for tables in asked.tables:
            for one in contenders(asked):
                row = contend(one, tables, asked.seats, asked.seconds, asked.game)
                found.setdefault((one, tables), []).append(row)
                if not headed:
                    show(["", "tables", *row])
                    headed = True
                show([one, tables, *row.values()])
    if asked.rounds > 1:
        show([f"median of {asked.rounds}", "tables", "moves/s", "server µs", "clients µs"])
        for (one, tables), rows in found.items():
            middle = [
                round(statistics.median(row[name] for row in rows)) for name in ("moves/s", "server µs", "clients µs")
            ]
            show([one, tables, *middle])


if __name__ == "__main__":
    main()
