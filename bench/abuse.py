"""Honest people play at their pace while one guest does his worst: does anybody notice?

    python bench/abuse.py              # every attack, from an address of its own and from that of a school
    python bench/abuse.py --short      # a minute, as in CI

A stock server runs in a process of its own. Sixty guests of a school share one address, others come from addresses of
their own; some play with bots (bench/honest.py). First it is quiet, then comes one attack after the other
(bench/attacks.py). Printed is how long people waited, beside the bar, which is that of the quiet time of the same run:

- a move: its 99th percentile, at most twice that of the quiet time and 50 ms;
- a bot's reply and the coach's: the slowest, at most twice the slowest of the quiet time. Their time is drawn, up to
  1.5 s; where no draw of the quiet time came near that, twice 1.5 s is the bar;
- an explanation, a replay, /health: the slowest, at most twice the slowest of the quiet time, and 0.25 s, 1 s, 1 s:
  what is being made for somebody else when one comes is not broken off;
- whatever was asked in the time of the attack counts, also if it is answered later, or never; nothing may be refused
  (but who opens a new line from the attacker's own address, to ask for a replay or /health, may be);
- memory: 48 MB more than before at most stay after an attack, 128 MB while it lasts; and all attacks that come for the
  second time (from the school's address) leave no more than 48 MB together;
- the metrics of the server say that the attacker was refused or slowed, more than twice as often as in the quiet time;
- the server is alive.

Attackers would have machines of their own: here they share two cores with those they attack, and come after all of the
server, also after its thinkers, which give way to its event loop (`--nice`). Where anything of that is missed it is
named, and the exit code is 1. On a machine that does other things, too, the clock says little; `loop ms` explains: it
is the 99th percentile of what the server's event loop has computed between an action and its answer, whoever else had
the cores, and `by loop` is whether that would be within its bar.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from attacks import Visitor
from honest import KINDS, SCHOOL, Town, Wait

ATTACKER = "127.0.9.1"
AWAY = {  # attack → what the server counts where it refuses or slows it
    "explain": ("slowed", "messages_refused", "sockets_let_go"),
    "thinking": ("thoughts_shortened", "thoughts_late"),
    "silent": ("connections_refused", "connections_timed_out", "connections_dropped"),
    "onlookers": ("sockets_refused", "slowed", "connections_refused"),
    "replays": ("answers_refused", "requests_refused", "slowed"),
    "pings": ("slowed", "sockets_let_go"),
    "back": ("slowed", "messages_refused", "sockets_let_go"),
}
ATTACKS = tuple(AWAY)
REFUSALS = sorted({name for names in AWAY.values() for name in names})

ANSWERED = 60  # seconds within which everything must have been answered
LONGEST = 1500.0  # milliseconds that a reply may be drawn to take (`Config.pace`)
SPARE = {"explain": 250.0, "replay": 1000.0, "health": 1000.0}  # milliseconds
NEW_LINES = ("replay", "health")  # what is asked over a line of its own: an address may have so many
LEFT, PEAK, TWICE = 48.0, 128.0, 48.0  # MB: after an attack, while it lasts, after all that come for the second time


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

    @property
    def alive(self) -> bool:
        """Does it run?"""
        return self.process.poll() is None

    def counts(self) -> dict[str, int]:
        """What the server has counted."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60, source_address=("127.0.8.2", 0))
        line.request("GET", "/metrics")
        with line.getresponse() as response:
            told = response.read().decode().splitlines()
        line.close()
        totals = [one.split() for one in told if one.startswith("konspira_") and "_total " in one]
        return {name.removeprefix("konspira_").removesuffix("_total"): int(value) for name, value in totals}

    def _told(self, path: str) -> str:
        """What Linux says of it; nothing where it has died."""
        with contextlib.suppress(OSError):
            return Path(f"/proc/{self.process.pid}/{path}").read_text()
        return ""

    def loop(self) -> float:
        """Seconds of processor time that its event loop has used."""
        return int((self._told(f"task/{self.process.pid}/schedstat").split() or ["0"])[0]) / 1e9

    @property
    def memory(self) -> float:
        """Megabytes that it holds."""
        lines = self._told("status").splitlines()
        return int(next((line.split()[1] for line in lines if line.startswith("VmRSS")), "0")) / 1024

    @property
    def processor(self) -> float:
        """Seconds of processor time that it has used."""
        fields = self._told("stat").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") if fields else 0.0


def percentile(times: list[float], share: float) -> float:
    """The time that so many of a hundred do not exceed, in milliseconds."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1000 if times else float("nan")


def noticed(waits: list[Wait], now: float) -> dict[str, Any]:
    """How long people have waited for each kind of thing; who still waits has waited until now."""
    found: dict[str, Any] = {}
    for kind in KINDS:
        times = [now - one.began if one.took is None else one.took for one in waits if one.kind == kind]
        found[kind] = {
            "n": len(times), "p50": percentile(times, 0.5), "p99": percentile(times, 0.99),
            "slowest": percentile(times, 1.0),
        }  # fmt: skip
    found["work"] = percentile([one.work for one in waits if one.kind == "move" and one.took is not None], 0.99)
    found["unanswered"] = [one.kind for one in waits if one.took is None]
    found["refused"] = [one.kind for one in waits if one.refused]
    return found


def turned_away(attack: str, found: dict[str, Any], quiet: dict[str, Any]) -> int:
    """How often an attacker was refused or slowed, beyond twice what is counted when it is quiet."""
    usual = 2 * found["took"] / quiet["took"]
    return sum(max(0, found["counted"].get(one, 0) - int(usual * quiet["counted"].get(one, 0))) for one in AWAY[attack])


def bars(quiet: dict[str, Any]) -> dict[str, tuple[str, float]]:
    """For each kind of waiting which number counts, and what it must not exceed, in milliseconds."""
    found = {"move": ("p99", 2 * quiet["move"]["p99"] + 50)}
    for kind in ("bot", "coach"):
        found[kind] = "slowest", 2 * max(quiet[kind]["slowest"], LONGEST)
    for kind, spare in SPARE.items():
        found[kind] = "slowest", 2 * quiet[kind]["slowest"] + spare
    return found


def missed(found: dict[str, Any], quiet: dict[str, Any]) -> list[str]:
    """What of the bar is missed, by name; nothing where it holds."""
    wrong = []
    for kind, (number, bar) in bars(quiet).items():
        if not found[kind]["n"]:
            wrong.append(f"no {kind}")  # then nothing was measured
        elif not found[kind][number] <= bar:
            wrong.append(f"{kind} late")
    let_off = NEW_LINES if found.get("shared") else ()
    wrong += [f"{kind} unanswered" for kind in sorted(set(found["unanswered"]))]
    wrong += [f"{kind} refused" for kind in sorted(set(found["refused"]) - set(let_off))]
    wrong += ["lines lost"] * (found["lost"] > 0)
    wrong += ["memory"] * (bool(found["attackers"]) and (found["memory"] > LEFT or found["peak"] > PEAK))
    for attack, attacker in found["attackers"].items():
        wrong += [f"no {attack}"] * (not attacker.get("sent") and not attacker.get("refused"))
        wrong += [f"{attack} not turned away"] * (found["away"][attack] == 0)
    return wrong


async def phase(
    server: Server, town: Town, seconds: float, attacks: dict[str, list[str]], nice: int, quiet: dict[str, Any] | None,
    times: int = 1,
) -> dict[str, Any]:  # fmt: skip
    """Let people play for a while, with or without attackers; what they noticed.

    The attackers come again, so many times at most and each time for longer, until each was turned away: in a short
    run, where a slow machine would be all that stops them.
    """
    before, used, mine = await asyncio.to_thread(server.counts), server.processor, time.process_time()
    held, gone, began = server.memory, town.lost, time.perf_counter()
    town.start()
    found: dict[str, Any] = {"attackers": {}, "away": {}, "peak": 0.0}
    found["shared"] = any(SCHOOL in options for options in attacks.values())
    watching = asyncio.create_task(_watch(server, held, found))
    for number in range(1, times + 1):
        if not attacks:
            await asyncio.sleep(seconds)
            break
        found["attackers"] = await _attacked(server, town, seconds * number, attacks, nice)
        found["took"] = time.perf_counter() - began
        found["counted"] = _grown(before, await asyncio.to_thread(server.counts))
        if quiet is None or all(turned_away(one, found, quiet) for one in attacks):
            break
    if town.short:
        await town.all_have_asked(ANSWERED)
    ends = time.perf_counter()
    used, mine = server.processor - used, time.process_time() - mine
    waits = [one for one in town.waits if one.began <= ends]
    for _ in range(ANSWERED * 10):  # what was asked is answered, and what was held is let go
        await asyncio.sleep(0.1)
        if all(one.took is not None for one in waits) and time.perf_counter() > ends + 1:
            break
    watching.cancel()
    found |= noticed([one for one in town.waits if one.began <= ends], time.perf_counter())
    found |= {
        "took": ends - began, "counted": _grown(before, await asyncio.to_thread(server.counts)),
        "lost": town.lost - gone, "memory": server.memory - held,
        "cores": used / (ends - began), "clients": mine / (ends - began),
    }  # fmt: skip
    found["away"] = {one: turned_away(one, found, quiet or found) for one in attacks}
    found["missed"] = missed(found, quiet or found)
    return found


def _grown(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {name: n for name in REFUSALS if (n := after.get(name, 0) - before.get(name, 0))}


async def _watch(server: Server, held: float, found: dict[str, Any]) -> None:
    """Note the most memory that the server has held, beyond what it held before."""
    while True:
        found["peak"] = max(found["peak"], server.memory - held)
        await asyncio.sleep(0.1)


async def _attacked(
    server: Server, town: Town, seconds: float, attacks: dict[str, list[str]], nice: int
) -> dict[str, Any]:
    """Let attackers loose; what became of each."""
    script = str(Path(__file__).with_name("attacks.py"))
    attackers = {
        name: await asyncio.create_subprocess_exec(
            sys.executable, script, name, *options, "--port", str(server.port), "--seconds", str(seconds),
            f"--target={town.tables[0]}", "--nice", str(nice), stdout=subprocess.PIPE,
        )
        for name, options in attacks.items()
    }  # fmt: skip
    told = {name: (await attacker.communicate())[0] for name, attacker in attackers.items()}
    return {name: json.loads(one) if one else {} for name, one in told.items()}


HEAD = (
    f"{'attack':<26}{'moves':>6}{'p50 ms':>8}{'p99 ms/bar':>14}{'loop ms/bar':>13}{'by loop':>9}"
    + "".join(f"{f'{kind} ms/bar':>16}" for kind in KINDS[1:])
    + f"{'MB':>8}{'peak':>7}{'cores':>7}  bar, and what was counted"
)


def row(name: str, found: dict[str, Any], quiet: dict[str, Any]) -> str:
    """One line of the table."""
    bar, work = bars(quiet), 2 * quiet["work"] + 50

    def beside(kind: str) -> str:
        return f"{found[kind][bar[kind][0]]:.0f}/{bar[kind][1]:.0f}"

    loop = f"{found['work']:.1f}/{work:.0f}"
    counted = " ".join(f"{name}={n}" for name, n in found["counted"].items())
    verdict = f"MISSED: {', '.join(found['missed'])};" if found["missed"] else "holds"
    return (
        f"{name:<26}{found['move']['n']:>6}{found['move']['p50']:>8.0f}{beside('move'):>14}{loop:>13}"
        f"{'yes' if found['work'] <= work else 'no':>9}"
        + "".join(f"{beside(kind):>16}" for kind in KINDS[1:])
        + f"{found['memory']:>+8.1f}{found['peak']:>+7.0f}{found['cores']:>7.2f}  {verdict} {counted}"
    )


async def measure(server: Server, asked: argparse.Namespace, found: dict[str, Any]) -> None:
    """All phases, printed as they come; everything that was found, by its name."""
    small = asked.short
    town = Town(server.port, server.loop, small)
    await town.come()
    await asyncio.sleep(2 if small else 5)
    quiet = found["quiet"] = await phase(server, town, asked.seconds * 2, {}, 0, None)
    print(f"{HEAD}\n{row('quiet', quiet, quiet)}", flush=True)
    chosen = [name for name in (*ATTACKS, "mixed") if not asked.only or name in asked.only]
    share, few = (["--share", "0.3"], ["--share", "0.2"]) if small else (["--share", "1.0"], ["--share", "0.3"])
    for where, address in (("other", ATTACKER), ("same", SCHOOL)):
        for name in chosen:
            if small and where == "same" and name != "mixed":
                continue
            attacks = {name: [*share, "--address", address]}
            if name == "mixed":
                homes = [f"127.0.9.{n + 2}" if where == "other" else SCHOOL for n in range(len(ATTACKS))]
                attacks = {one: [*few, "--address", home] for one, home in zip(ATTACKS, homes, strict=True)}
            label = f"{name}, {where} address"
            found[label] = await phase(server, town, asked.seconds, attacks, asked.nice, quiet, 8 if small else 1)
            print(row(label, found[label], quiet), flush=True)
            await asyncio.sleep(0.5 if small else 5)
    town.go_home()


def verdict(found: dict[str, Any], alive: bool) -> list[str]:
    """All that was missed, of the whole run."""
    wrong = [f"{name}: {one}" for name, phase in found.items() for one in phase["missed"]]
    twice = sum(phase["memory"] for name, phase in found.items() if name.endswith("same address"))
    wrong += [f"the second time memory grew by {twice:.0f} MB"] * (twice > TWICE)
    return wrong + ["THE SERVER HAS DIED"] * (not alive)


def serve(db: str, short: bool) -> None:
    """A server as it is without any settings, except for where it listens and keeps its tables.

    In a short run nobody may have much at once, or it would be over before the attacker has used it up.
    """
    from konspira.server import Config, Limits, Rate, fair
    from konspira.server.app import run

    tight = Limits(
        processor_a_guest=Rate(0.05, 0.1), processor_an_address=Rate(0.3, 0.6), light=0.05,
        sockets_an_address=60, connections_an_address=160,
    )  # fmt: skip
    if short:  # on a busy machine whoever gives way would do too little for anybody to have much of it
        fair.NICE = os.getpriority(os.PRIO_PROCESS, 0)
    config = Config(port=0, db=Path(db), games=("gra", "agenci"), limits=tight if short else Limits())
    run(config, lambda port: print(port, flush=True), "error")


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, help="that each attack lasts")
    parser.add_argument("--short", action="store_true", help="fewer people, for a moment each")
    parser.add_argument("--only", nargs="+", help=f"some of {', '.join(ATTACKS)}, mixed")
    parser.add_argument("--nice", type=int, default=19, help="of the attackers, who would have machines of their own")
    parser.add_argument("--json", help="write all that was found to a file")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        serve(asked.serve, asked.short)
        return
    asked.seconds = asked.seconds or (2.0 if asked.short else 15.0)
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, asked.short)
        try:
            asyncio.run(measure(server, asked, found))
        except (OSError, http.client.HTTPException):
            if server.alive:
                raise
        finally:
            alive = server.alive
            server.process.terminate()
            server.process.wait()
    wrong = verdict(found, alive)
    print("\n".join(["MISSED", *wrong]) if wrong else "the bar holds, and the server is alive")
    if asked.json:
        Path(asked.json).write_text(json.dumps(found | {"alive": alive, "missed": wrong}, indent=1))
    raise SystemExit(bool(wrong))


if __name__ == "__main__":
    main()
