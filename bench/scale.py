"""What one PostgreSQL takes, and what 1, 10 and 100 nodes would carry on it.

    python bench/scale.py measure                 # appends a second, with and without notices, on one of its own
    python bench/scale.py simulate --commit 1.2    # on paper: how long a move waits, by nodes and load

A commit with a notice holds one lock of the whole database from just before it is written until it is durable, so such
commits stand in one line, however many nodes send them. What a node gathers while its last commit waits goes into the
next one: the more there is to do, the larger the batches. The simulation is of exactly that.
"""

from __future__ import annotations

import argparse
import asyncio
import heapq
import json
import random
import statistics
import sys
import time
from collections import deque
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).parents[1] / "tests" / "server"))

LINE = json.dumps({"n": 12, "seat": 1, "action": {"do": "bid", "count": 3, "face": 2}, "mark": "0" * 16, "by": "guest"})
TABLE = """
    CREATE TABLE entry (
        "table" text, n integer, kind text, match integer, line integer, who text, command text, text text,
        PRIMARY KEY ("table", n)
    );
    CREATE UNIQUE INDEX ON entry ("table", who, command) WHERE command IS NOT NULL
"""
APPEND = """
    INSERT INTO entry SELECT * FROM unnest($1::text[], $2::integer[], $3::text[], $4::integer[], $5::integer[],
                                           $6::text[], $7::text[], $8::text[])
    ON CONFLICT DO NOTHING RETURNING "table", n
"""


# -- measuring --------------------------------------------------------------------------------------


async def writer(url: str, node: int, batch: int, notices: bool, until: float, took: list[float]) -> int:
    """One node that commits batch after batch, each of as many tables; how many entries it wrote."""
    import asyncpg

    connection, n = await asyncpg.connect(url), 0
    tables = [f"{node}-{table}" for table in range(batch)]
    while time.perf_counter() < until:
        rows = (tables, [n] * batch, ["line"] * batch, [1] * batch, [n] * batch, ["seat 1"] * batch,
                [f"c{n}"] * batch, [LINE] * batch)  # fmt: skip
        began = time.perf_counter()
        async with connection.transaction():
            await connection.fetch(APPEND, *rows)
            if notices:
                await connection.execute("SELECT pg_notify('konspira', $1)", f"{node} {batch}")
        took.append(time.perf_counter() - began)
        n += 1
    await connection.close()
    return n * batch


async def listener(url: str, heard: list[int]) -> Any:
    """A node that hears notices."""
    import asyncpg

    connection = await asyncpg.connect(url)
    await connection.add_listener("konspira", lambda *_: heard.append(1))
    return connection


async def measure(seconds: float) -> None:
    from postgres import Postgres

    running = Postgres(durable=True)
    try:
        print(
            f"{'nodes':>6} {'batch':>6} {'notices':>8} {'entries/s':>10} {'commits/s':>10} {'commit ms':>10} {'p99':>6}"
        )
        for nodes, batch, notices in [(n, b, k) for n in (1, 4, 16) for b in (1, 20) for k in (False, True)]:
            url = running.make(f"scale{time.time_ns()}")
            running.sql(TABLE, url.partition("@/")[2].partition("?")[0])
            heard: list[int] = []
            ears = [await listener(url, heard) for _ in range(nodes)] if notices else []
            took: list[float] = []
            began = time.perf_counter()
            work = (writer(url, node, batch, notices, began + seconds, took) for node in range(nodes))
            entries = sum(await asyncio.gather(*work))
            spent = time.perf_counter() - began
            for ear in ears:
                await ear.close()
            took.sort()
            print(
                f"{nodes:>6} {batch:>6} {notices!s:>8} {entries / spent:>10.0f} {len(took) / spent:>10.0f}"
                f" {statistics.median(took) * 1000:>10.2f} {took[len(took) * 99 // 100] * 1000:>6.1f}",
                flush=True,
            )
    finally:
        running.end()


# -- on paper ---------------------------------------------------------------------------------------


def simulate(nodes: int, moves: float, commit: float, a_row: float, a_move: float, shards: int) -> tuple[float, ...]:
    """So many moves a second over so many nodes: batch, p50 and p99 in ms from the move to its being durable."""
    chance, now, seconds = random.Random(1), 0.0, 10.0
    events: list[tuple[float, int, int]] = []  # when, what (0 a move, 1 a commit is done), node
    waiting: list[deque[float]] = [deque() for _ in range(nodes)]
    under_way: list[list[float]] = [[] for _ in range(nodes)]
    free = [0.0] * shards  # when each database's line is empty
    busy = [0.0] * nodes  # until when each node's core is busy
    latencies: list[float] = []
    batches: list[int] = []
    for node in range(nodes):
        heapq.heappush(events, (chance.expovariate(moves / nodes), 0, node))

    def send(node: int) -> None:
        batch, waiting[node] = list(waiting[node]), deque()
        under_way[node] = batch
        batches.append(len(batch))
        shard = chance.randrange(shards)
        free[shard] = max(now, free[shard]) + commit + a_row * len(batch)
        heapq.heappush(events, (free[shard], 1, node))

    while events and now < seconds:
        now, what, node = heapq.heappop(events)
        if what == 0:
            heapq.heappush(events, (now + chance.expovariate(moves / nodes), 0, node))
            busy[node] = max(busy[node], now) + a_move
            waiting[node].append(now)
            if not under_way[node]:
                send(node)
        else:
            latencies += [max(now, busy[node]) - came for came in under_way[node]]
            under_way[node] = []
            if waiting[node]:
                send(node)
    latencies.sort()
    return (
        statistics.mean(batches), latencies[len(latencies) // 2] * 1e3, latencies[len(latencies) * 99 // 100] * 1e3,
        100 * moves / nodes * a_move,
    )  # fmt: skip


def on_paper(asked: argparse.Namespace) -> None:
    """Tables at which people play, a move every few seconds at each."""
    widths = {"nodes": 6, "shards": 7, "tables": 8, "moves/s": 8, "core %": 7, "batch": 6, "p50 ms": 7, "p99 ms": 8}
    print(" ".join(f"{name:>{width}}" for name, width in widths.items()))
    for nodes, shards in [(1, 1), (10, 1), (100, 1), (100, 4), (100, 16)]:
        for core in (0.1, 0.3, 0.6):
            moves = nodes * core / (asked.move * 1e-6)
            found = simulate(nodes, moves, asked.commit * 1e-3, asked.row * 1e-6, asked.move * 1e-6, shards)
            batch, p50, p99, used = found
            late = "  falls behind" if p99 > 2000 else ""
            print(
                f"{nodes:>6} {shards:>7} {moves * asked.pause:>8.0f} {moves:>8.0f} {used:>7.0f} {batch:>6.1f}"
                f" {p50:>7.1f} {p99:>8.1f}{late}"
            )


def main() -> None:
    """Measure, or reckon."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["measure", "simulate"])
    parser.add_argument("--seconds", type=float, default=4.0, help="measure: for each line")
    parser.add_argument("--commit", type=float, default=1.2, help="simulate: ms that a commit with a notice takes")
    parser.add_argument("--row", type=float, default=20.0, help="simulate: µs that an entry adds to it")
    parser.add_argument("--move", type=float, default=400.0, help="simulate: µs of a node's core for a move")
    parser.add_argument("--pause", type=float, default=5.0, help="simulate: seconds between two moves at a table")
    asked = parser.parse_args()
    if asked.what == "measure":
        asyncio.run(measure(asked.seconds))
    else:
        on_paper(asked)


if __name__ == "__main__":
    main()
