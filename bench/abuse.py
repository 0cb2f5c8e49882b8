"""Honest people play at their pace while one guest does his worst: does anybody notice?

    python bench/abuse.py              # every attack, from an address of its own and from that of a school
    python bench/abuse.py --short      # a minute, as in CI

A stock server runs in a process of its own. Sixty guests of a school share one address, others come from addresses of
their own; some play with bots. First it is quiet, then comes one attack after the other (bench/attacks.py). Printed is
the 99th percentile of the time from an action to its answer, the slowest reply of a bot, memory, what was refused or
slowed, and how much of a core the server used; the bars are those of the quiet time of the same run. On a machine that
does other things, too, the clock says little: `loop ms` is the 99th percentile of what the server's event loop has
computed between an action and its answer, whoever else had the cores. Where only that is within its bar, `by loop` says
so.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from attacks import Line, Visitor, actions

SCHOOL, ATTACKER = "127.0.0.1", "127.0.9.1"
ATTACKS = ("explain", "thinking", "silent", "onlookers", "replays", "pings", "back")
REFUSALS = (
    "connections_refused", "connections_timed_out", "connections_dropped", "sockets_refused", "sockets_let_go",
    "messages_refused", "requests_refused", "slowed", "thoughts_shortened",
)  # fmt: skip

ANSWERED = 60  # seconds within which every move must have been answered
OVERRUN = ("refused-often", "refused-busy", "refused-too-much")  # what nobody should hear who plays like a person


class Person:
    """Somebody who plays: he thinks a little, acts, and notes how long the answer took."""

    def __init__(self, town: Town, think: tuple[float, float], *, with_bots: bool) -> None:
        self.town, self.think, self.with_bots = town, think, with_bots
        self.line: Line
        self.turn: dict[str, Any] = {}
        self.thinking: asyncio.TimerHandle | None = None
        self.sent: dict[str, tuple[float, float]] = {}  # command → when, and what the server's loop had done till then
        self.waiting = 0.0  # since when a bot has been thinking
        self.welcomed = asyncio.Event()

    def hear(self, said: dict[str, Any]) -> None:
        now = time.perf_counter()
        if said["type"] in ("done", "refused") and said["id"] in self.sent:
            began, done = self.sent.pop(said["id"])
            self.town.moves.append(now - began)
            self.town.work.append(self.town.loop() - done)
            self.town.refused += said["type"] == "refused" and said["news"]["id"] in OVERRUN
        if said["type"] == "welcome":
            self.welcomed.set()
        turn = said["turn"] if said["type"] == "welcome" else said if said["type"] == "turn" else None
        if turn is None:
            return
        if self.with_bots and self.waiting:
            self.town.replies.append(now - self.waiting)
        self.waiting = 0.0
        self.turn = turn
        if not (turn["legal"] or turn["outcome"]):
            self.waiting = now
        elif self.thinking is None:
            self.thinking = asyncio.get_running_loop().call_later(random.uniform(*self.think), self.act)

    def act(self) -> None:
        self.thinking, turn = None, self.turn
        if self.line.lost.done():
            self.town.lost += 1
        elif self.town.playing and turn["outcome"]:
            self.sent[self.line.say("again")] = time.perf_counter(), self.town.loop()
        elif self.town.playing and turn["legal"]:
            id = self.line.say("act", action=random.choice(actions(turn["legal"])))
            self.sent[id] = time.perf_counter(), self.town.loop()


class Town:
    """All honest people, and what they have noticed since it was last asked."""

    def __init__(self, server: Server, school: int, strangers: int, think: tuple[float, float]) -> None:
        self.port, self.loop = server.port, server.loop
        self.school, self.strangers, self.think = school, strangers, think
        self.playing = True
        self.people: list[Person] = []
        self.tables: list[str] = []
        self.start()

    def start(self) -> None:
        """Begin to count anew."""
        self.moves: list[float] = []
        self.work: list[float] = []  # of the server's loop, in the time of each move
        self.replies: list[float] = []
        self.refused = self.lost = 0

    def unanswered(self, before: float) -> int:
        """Moves from before a time that have had no answer."""
        return sum(sent < before for person in self.people for sent, _ in person.sent.values())

    async def come(self) -> None:
        """Everybody sits down: the school three at a table, the others with two bots each."""
        pupils = Visitor(self.port, SCHOOL)
        for _ in range(self.school // 3):
            table = pupils.table(pupils.guest(), ["open"] * 3, start=False)
            self.tables.append(table)
            for seat in range(3):
                person = await self._sit(pupils, pupils.guest(), table, "")
                person.line.say("sit", chair=seat)
            await asyncio.sleep(0.1)
            person.line.say("start")
        for number in range(self.strangers):
            home = Visitor(self.port, SCHOOL if number % 3 == 0 else f"127.0.1.{number + 1}")
            token = home.guest()
            table = home.table(token, ["me", "level-3", "level-3"])
            await self._sit(home, token, table, "seat=0", with_bots=True)

    async def _sit(self, home: Visitor, token: str, table: str, query: str, with_bots: bool = False) -> Person:
        person = Person(self, self.think, with_bots=with_bots)
        self.people.append(person)
        line = person.line = Line(table, token, query, person.hear)
        await asyncio.get_running_loop().create_connection(
            lambda: line, "127.0.0.1", self.port, local_addr=(home.address, 0)
        )
        await person.welcomed.wait()
        return person


class Server:
    """A stock server, and what can be seen of it from outside."""

    def __init__(self, folder: str, short: bool) -> None:
        command = [sys.executable, __file__, "--serve", str(Path(folder) / "abuse.db")] + ["--short"] * short
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())
        visitor = Visitor(self.port, "127.0.8.1")
        while len(visitor.ask("/health")["ready"]) < 2:
            time.sleep(0.2)

    def counts(self) -> dict[str, int]:
        """What the server has counted."""
        import http.client

        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60, source_address=("127.0.8.1", 0))
        line.request("GET", "/metrics")
        with line.getresponse() as response:
            told = response.read().decode().splitlines()
        line.close()
        totals = [one.split() for one in told if one.startswith("konspira_") and "_total " in one]
        return {name.removeprefix("konspira_").removesuffix("_total"): int(value) for name, value in totals}

    def loop(self) -> float:
        """Seconds of processor time that its event loop has used."""
        return int(Path(f"/proc/{self.process.pid}/task/{self.process.pid}/schedstat").read_text().split()[0]) / 1e9

    @property
    def memory(self) -> float:
        """Megabytes that it holds."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))) / 1024

    @property
    def processor(self) -> float:
        """Seconds of processor time that it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def percentile(times: list[float], share: float) -> float:
    """The time that so many of a hundred do not exceed, in milliseconds."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1000 if times else float("nan")


async def phase(server: Server, town: Town, seconds: float, attacks: list[list[str]], nice: int) -> dict[str, Any]:
    """Let people play for a while, with or without attackers; what they noticed."""
    before, used, mine = await asyncio.to_thread(server.counts), server.processor, time.process_time()
    held, began = server.memory, time.perf_counter()
    script = str(Path(__file__).with_name("attacks.py"))
    town.start()
    attackers = [
        await asyncio.create_subprocess_exec(
            sys.executable, script, *attack, "--port", str(server.port), "--seconds", str(seconds),
            "--target", town.tables[0], "--nice", str(nice), stdout=subprocess.PIPE,
        )
        for attack in attacks
    ]  # fmt: skip
    told = [(await attacker.communicate())[0] for attacker in attackers]
    if not attacks:
        await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    moves, replies, refused = list(town.moves), list(town.replies), town.refused
    used = server.processor - used
    for _ in range(ANSWERED):  # let what was held go, and what was asked be answered
        await asyncio.sleep(1)
        if not town.unanswered(began + took):
            break
    after = await asyncio.to_thread(server.counts)
    return {
        "moves": len(moves), "p50": percentile(moves, 0.5), "p99": percentile(moves, 0.99),
        "work": percentile(town.work, 0.99),
        "reply": percentile(replies, 0.5), "slowest": percentile(replies, 1.0), "replies": len(replies),
        "refused": refused, "lost": town.lost, "unanswered": town.unanswered(began + took),
        "memory": server.memory - held, "cores": used / took, "clients": (time.process_time() - mine) / took,
        "turned": {name: n for name in REFUSALS if (n := after.get(name, 0) - before.get(name, 0))},
        "attackers": [json.loads(one) if one else {} for one in told],
    }  # fmt: skip


def row(name: str, found: dict[str, Any], quiet: dict[str, Any]) -> str:
    """One line of the table."""
    bar, work, slow = 2 * quiet["p99"] + 50, 2 * quiet["work"] + 50, 2 * quiet["slowest"]
    noticed = found["slowest"] > slow or found["lost"] or found["unanswered"] or found["refused"]
    good = (
        "holds"
        if found["p99"] <= bar and not noticed
        else "by loop"
        if found["work"] <= work and not noticed
        else "MISSED"
    )
    turned = " ".join(f"{name}={n}" for name, n in found["turned"].items())
    return (
        f"{name:<26}{found['moves']:>6}{found['p50']:>8.0f}{found['p99']:>8.0f}{bar:>8.0f}{found['work']:>8.1f}{work:>7.0f}"
        f"{found['slowest']:>9.0f}"
        f"{slow:>8.0f}{found['memory']:>+9.1f}{found['cores']:>7.2f}  {good:<7} {turned}"
    )


HEAD = (
    f"{'attack':<26}{'moves':>6}{'p50 ms':>8}{'p99 ms':>8}{'bar':>8}{'loop ms':>8}{'bar':>7}{'bots ms':>9}{'bar':>8}"
    f"{'MB':>9}{'cores':>7}  bar     refused or slowed"
)


async def measure(server: Server, asked: argparse.Namespace) -> dict[str, Any]:
    """All phases, printed as they come; everything that was found, by its name."""
    small = asked.short
    town = Town(server, 12 if small else 60, 3 if small else 9, (0.1, 0.4) if small else (0.5, 2.0))
    await town.come()
    await asyncio.sleep(2 if small else 5)
    quiet = await phase(server, town, asked.seconds * 2, [], 0)
    found = {"quiet": quiet}
    print(f"{HEAD}\n{row('quiet', quiet, quiet)}", flush=True)
    chosen = [name for name in (*ATTACKS, "mixed") if not asked.only or name in asked.only]
    share = ["--share", "0.3" if small else "1.0"]
    for where, address in (("other", ATTACKER), ("same", SCHOOL)):
        for name in chosen:
            if small and where == "same" and name != "mixed":
                continue
            if name == "mixed":
                few = ["--share", "0.1" if small else "0.3"]
                homes = [f"127.0.9.{n + 2}" if where == "other" else SCHOOL for n in range(len(ATTACKS))]
                attacks = [[one, *few, "--address", home] for one, home in zip(ATTACKS, homes, strict=True)]
            else:
                attacks = [[name, *share, "--address", address]]
            label = f"{name}, {where} address"
            found[label] = await phase(server, town, asked.seconds, attacks, asked.nice)
            print(row(label, found[label], quiet), flush=True)
            await asyncio.sleep(0.5 if small else 5)
    town.playing = False
    return found


def serve(db: str, short: bool) -> None:
    """A server as it is without any settings, except for where it listens and keeps its tables.

    In a short run nobody may have much at once, or it would be over before the attacker has used it up.
    """
    from konspira.server import Config, Limits, Rate
    from konspira.server.app import run

    tight = Limits(processor_a_guest=Rate(0.05, 0.1), processor_an_address=Rate(0.3, 0.6), light=0.05)
    config = Config(port=0, db=Path(db), games=("gra", "agenci"), limits=tight if short else Limits())
    run(config, lambda port: print(port, flush=True), "error")


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, help="that each attack lasts")
    parser.add_argument("--short", action="store_true", help="fewer people, for a moment each")
    parser.add_argument("--only", nargs="+", help=f"some of {', '.join(ATTACKS)}, mixed")
    parser.add_argument("--nice", type=int, default=0, help="of the attackers, who would have machines of their own")
    parser.add_argument("--json", help="write all that was found to a file")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        serve(asked.serve, asked.short)
        return
    asked.seconds = asked.seconds or (2.0 if asked.short else 15.0)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, asked.short)
        try:
            found = asyncio.run(measure(server, asked))
            alive = server.process.poll() is None
        finally:
            server.process.terminate()
            server.process.wait()
    print("the server is alive" if alive else "THE SERVER HAS DIED")
    if asked.json:
        Path(asked.json).write_text(json.dumps(found | {"alive": alive}, indent=1))


if __name__ == "__main__":
    main()
