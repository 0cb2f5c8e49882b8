"""One guest does his worst, and the others do not notice: each attack on a small scale, and bench/abuse.py in short."""

from __future__ import annotations

import contextlib
import importlib
import json
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from server.rooms import FakeServices, come, rounds, send, with_services
from server.test_connections import counted
from server.web import Seat, Server, actions, wait_for
from websockets.exceptions import ConnectionClosed

ABUSE = Path(__file__).parents[2] / "bench" / "abuse.py"
PING = b"\x89\x80\0\0\0\0"
LITTLE: dict[str, Any] = {"processor_a_guest": [0.005, 0.08]}  # seconds: less than that attack takes


@contextlib.contextmanager
def listening(seat: Seat) -> Iterator[list[dict[str, Any]]]:
    """Hear everything in another thread; what was heard so far."""
    heard: list[dict[str, Any]] = []

    def listen() -> None:
        with contextlib.suppress(ConnectionClosed, OSError):
            while True:
                heard.append(json.loads(seat.socket.recv()))

    thread = threading.Thread(target=listen)
    thread.start()
    try:
        yield heard
    finally:
        with contextlib.suppress(OSError):  # the server was quicker
            seat.socket.socket.shutdown(2)
        thread.join()


def frames(message: dict[str, Any], times: int) -> bytes:
    """The same message many times, as a stream of bytes."""
    body = json.dumps(message).encode()
    assert 126 <= len(body) < 65_536
    return (b"\x81\xfe" + len(body).to_bytes(2, "big") + bytes(4) + body) * times


def test_explanations_of_one_guest_do_not_hold_up_another(own: Callable[..., Server]) -> None:
    server = own(limits=LITTLE)
    table = server.table(ania := server.token(), ["me", "me"], start=True)
    other = server.table(kuba := server.token("Kuba"), ["me", "open"])
    with server.sit(table, ania, seat=0) as attacker, server.sit(other, kuba) as victim:
        attacker.hear(), victim.hear()
        legal = actions(attacker.turn["legal"])
        asked = {"type": "explain", "id": "x", "actions": [legal[n % len(legal)] for n in range(64)]}
        with listening(attacker) as heard:
            attacker.socket.socket.sendall(frames(asked, 200))
            assert victim.do("ping")["type"] == "done"
            answered = len(heard)
            assert answered < 200, "what one socket has sent is not answered in one go"


def test_pings_cost_and_who_never_stops_is_let_go_with_a_reason(own: Callable[..., Server]) -> None:
    server = own(limits={"processor_a_guest": [0.01, 0.1], "over": 1.0})
    table = server.table(ania := server.token(), ["me", "open"])
    other = server.table(kuba := server.token("Kuba"), ["me", "open"])
    with server.sit(table, ania) as attacker, server.sit(other, kuba) as victim:
        attacker.hear(), victim.hear()
        with listening(attacker) as heard:
            flood = threading.Thread(target=lambda: pinged(attacker))
            flood.start()
            assert victim.do("ping")["type"] == "done"
            assert wait_for(lambda: attacker.socket.protocol.close_rcvd is not None)
            flood.join()
        farewell = attacker.socket.protocol.close_rcvd
        assert (farewell.code, farewell.reason) == (4429, "refused-too-much")
        assert all(message["news"]["id"] == farewell.reason for message in heard)
        assert victim.do("ping")["type"] == "done"
    assert counted(server, "sockets_let_go") == 1
    assert counted(server, "slowed") > 0


def test_who_comes_pays_for_it_and_waits_before_he_is_let_in(own: Callable[..., Server]) -> None:
    server = own(limits={"processor_a_guest": [0.05, 1e-6]})
    with server.sit("no-such-table") as line:
        assert line.hear()["news"]["id"] == "refused-no-table"
    assert counted(server, "slowed") > 0, "before anything was asked of the tables"


def test_who_never_stops_coming_is_turned_away_with_a_reason(own: Callable[..., Server]) -> None:
    server = own(limits={"processor_a_guest": [1e-9, 1e-9], "over": 0.1})
    with server.sit("no-such-table") as line:
        assert line.hear()["news"]["id"] == "refused-too-much"
        with pytest.raises(ConnectionClosed) as closed:
            line.hear()
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4429, "refused-too-much")
    assert counted(server, "sockets_let_go") == 1


def pinged(attacker: Seat) -> None:
    with contextlib.suppress(OSError):
        for _ in range(2000):
            attacker.socket.socket.sendall(PING * 1000)


def test_who_comes_back_all_the_time_is_answered_and_nobody_else_hears_of_it() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("AB")
        one, page = come(room, "A", 0)
        _, other = come(room, "B", 1)
        await rounds()
        heard, kept = len(other.heard), len(services.store.statements)
        for number in range(500):
            await send(room, one, "back", f"id{number}")
        assert page.types.count("done") == 500
        assert len(other.heard) == heard
        assert len(services.store.statements) == kept
        assert ("A", "id3") not in room.done, "there is nothing to remember"

    with_services(work)


def test_a_crowd_of_onlookers_is_a_number_that_is_told_seldom() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("AB")
        _, page = come(room, "A", 0)
        crowd, began = [], time.monotonic()
        for _ in range(200):
            crowd.append(come(room, None))
            await rounds(2)
        told = [message["table"]["spectators"] for message in page.heard if message["type"] == "table"]
        assert len(told) <= 3 + (time.monotonic() - began), "at most once a second, however many come"
        assert crowd[-1][1].heard[0]["table"]["spectators"] == 200, "who comes knows at once"

    with_services(work)


def test_who_changes_the_table_all_the_time_is_refused_before_anything_is_kept() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("A_")
        one, page = come(room, "A", 0)
        for number in range(200):
            await send(room, one, "chair", f"id{number}", chair=1, seating={"who": "open"})
        assert page.types.count("refused") >= 130
        assert ("A", "id199") not in room.done

    with_services(work)


def test_who_looks_again_and_again_is_not_welcomed_each_time() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("AB")
        one, page = come(room, "A", 0)
        _, other = come(room, None)
        for number in range(200):
            await send(room, one, "look", f"id{number}", seat=(-1, 0)[number % 2])
        assert page.types.count("welcome") <= 65
        assert page.types.count("refused") >= 130
        assert other.types.count("welcome") == 1

    with_services(work)


# -- the bench --------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def abuse() -> Iterator[Any]:
    """bench/abuse.py as a module."""
    sys.path.insert(0, str(ABUSE.parent))
    try:
        yield importlib.import_module("abuse")
    finally:
        sys.path.remove(str(ABUSE.parent))


def quiet_time(abuse: Any) -> dict[str, Any]:
    """A quiet time as it is found: everything takes a tenth of a second, and a bot is shortened now and then."""
    seen = {"n": 10, "p50": 100.0, "p99": 100.0, "slowest": 100.0}
    found: dict[str, Any] = {kind: dict(seen) for kind in abuse.KINDS}
    return found | {
        "work": 1.0, "unanswered": [], "refused": [], "took": 30.0, "counted": {"thoughts_shortened": 4}, "lost": 0,
        "memory": 0.0, "peak": 0.0, "attackers": {}, "away": {},
    }  # fmt: skip


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        ({}, []),
        ({"work": 1e6}, []),
        ({"move": {"n": 10, "p99": 251.0, "slowest": 9e9}, "work": 1.0}, ["move late"]),
        ({"move": {"n": 0, "p99": float("nan")}}, ["no move"]),
        ({"bot": {"n": 10, "slowest": 2999.0}}, []),
        ({"bot": {"n": 10, "slowest": 3001.0}}, ["bot late"]),
        ({"coach": {"n": 10, "slowest": 3001.0}}, ["coach late"]),
        ({"replay": {"n": 10, "slowest": 1201.0}}, ["replay late"]),
        ({"explain": {"n": 10, "slowest": 451.0}}, ["explain late"]),
        ({"health": {"n": 10, "slowest": 1201.0}}, ["health late"]),
        ({"unanswered": ["bot", "move", "move"]}, ["bot unanswered", "move unanswered"]),
        ({"refused": ["replay"]}, ["replay refused"]),
        ({"refused": ["replay"], "shared": True}, []),
        ({"refused": ["move", "replay"], "shared": True}, ["move refused"]),
        ({"lost": 1}, ["lines lost"]),
        ({"memory": 49.0}, ["memory"]),
        ({"peak": 129.0}, ["memory"]),
        ({"attackers": {"thinking": {"sent": 25}}, "away": {"thinking": 0}}, ["thinking not turned away"]),
        ({"attackers": {"thinking": {}}, "away": {"thinking": 3}}, ["no thinking"]),
    ],
)
def test_the_bench_judges_every_part_of_the_bar(abuse: Any, changed: dict[str, Any], named: list[str]) -> None:
    quiet = quiet_time(abuse)
    attacked = quiet | {"attackers": {"back": {"sent": 1}}, "away": {"back": 1}} | changed
    assert abuse.missed(attacked, quiet) == named
    assert abuse.verdict({"quiet": quiet | {"missed": []}}, alive=True) == []
    assert abuse.verdict({"quiet": quiet | {"missed": ["memory"]}}, alive=True)
    assert abuse.verdict({"quiet": quiet | {"missed": []}}, alive=False)


def test_the_bench_counts_what_is_still_waited_for_and_what_a_second_round_leaves(abuse: Any) -> None:
    waits = [abuse.Wait("move", 100.0, 0.0), abuse.Wait("move", 100.0, 0.0), abuse.Wait("bot", 100.0, 0.0)]
    waits[0].end(100.1, 0.001, refused=False)
    found = abuse.noticed(waits, 160.0)
    assert found["unanswered"] == ["move", "bot"]
    assert (found["move"]["n"], found["move"]["p99"], found["bot"]["slowest"]) == (2, 60_000.0, 60_000.0)
    grown = {"missed": [], "memory": 30.0}
    assert not abuse.verdict({"one, other address": grown, "two, other address": grown}, alive=True)
    assert abuse.verdict({"one, same address": grown, "two, same address": grown}, alive=True)


def test_the_bench_takes_for_turned_away_only_what_is_more_than_usual(abuse: Any) -> None:
    quiet = quiet_time(abuse)
    attacked = quiet | {"took": 15.0}
    counts = [abuse.turned_away("thinking", attacked | {"counted": {"thoughts_shortened": n}}, quiet) for n in (4, 5)]
    assert counts == [0, 1]
    assert abuse.turned_away("silent", attacked | {"counted": {"slowed": 9}}, quiet) == 0, "that was somebody else"


def short(folder: Path) -> dict[str, Any]:
    """A short run of the bench; by the clock of a busy machine it may miss its bar, but it must come to an end."""
    found = folder / "found.json"
    command = [sys.executable, str(ABUSE), "--short", "--seconds", "0.6", "--nice", "0", "--json", str(found)]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=1800)
    assert found.exists(), done.stderr
    told: dict[str, Any] = json.loads(found.read_text())
    assert done.returncode == bool(told["missed"]), done.stderr
    return told


def held_back(found: dict[str, Any], attack: str) -> bool:
    """Was an attacker refused or slowed? On a busy machine so few explanations are made that he is within his share."""
    few = attack == "explain" and found["attackers"][attack].get("answered", 0) < 200
    return bool(found["away"][attack] > 0 or few)


def test_while_attackers_do_their_worst_every_honest_move_is_answered_and_they_are_turned_away(
    abuse: Any, tmp_path: Path
) -> None:
    """In one test, since one run of the bench shows it all: what is answered, what stays in memory, who must wait."""
    run = short(tmp_path)
    assert run.pop("alive")
    run.pop("missed")
    assert len(run) == 10, "quiet, eight attacks, and all at once from the same address"
    for name, found in run.items():
        for kind in ("move", "explain", "replay", "health"):
            assert found[kind]["n"] > 0, (name, kind)
        refused = set(found["refused"]) - (set(abuse.NEW_LINES) if found["shared"] else set())
        assert (refused, found["lost"], found["unanswered"]) == (set(), 0, []), name
        assert found["memory"] < 60, name
    for kind in ("bot", "coach"):  # of which there need not be one in every moment that a phase lasts here
        assert any(found[kind]["n"] for found in run.values()), kind
    for attack in ("explain", "thinking", "silent", "onlookers", "replays", "pings", "back"):
        found = run[f"{attack}, other address"]
        assert found["attackers"][attack]["sent"] > 0, attack
        assert held_back(found, attack), (attack, found["counted"], found["attackers"])
    for where in ("other", "same"):
        mixed = run[f"mixed, {where} address"]
        assert all(held_back(mixed, attack) for attack in mixed["away"]), mixed
