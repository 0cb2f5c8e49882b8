"""One guest does his worst, and the others do not notice: each attack on a small scale, and bench/abuse.py in short."""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from server.rooms import FakeServices, come, rounds, send, with_services
from server.test_connections import counted
from server.web import Seat, Server, actions, wait_for
from websockets.exceptions import ConnectionClosed

ABUSE = Path(__file__).parents[2] / "bench" / "abuse.py"
PING = b"\x89\x80\0\0\0\0"
STOCK: dict[str, Any] = {"processor_a_guest": [0.05, 0.5], "processor_an_address": [0.3, 3.0]}


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
    server = own(limits=STOCK)
    table = server.table(ania := server.token(), ["me", "me"], start=True)
    other = server.table(kuba := server.token("Kuba"), ["me", "open"])
    with server.sit(table, ania, seat=0) as attacker, server.sit(other, kuba) as victim:
        attacker.hear(), victim.hear()
        legal = actions(attacker.turn["legal"])
        asked = {"type": "explain", "id": "x", "actions": [legal[n % len(legal)] for n in range(64)]}
        with listening(attacker) as heard:
            attacker.socket.socket.sendall(frames(asked, 100))
            assert victim.do("ping")["type"] == "done"
            answered = len(heard)
            assert answered < 100, "what one socket has sent is not answered in one go"


def test_pings_cost_and_who_never_stops_is_let_go_with_a_reason(own: Callable[..., Server]) -> None:
    server = own(limits={"processor_a_guest": [0.01, 0.01], "over": 0.3})
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
        crowd = []
        for _ in range(200):
            crowd.append(come(room, None))
            await rounds(2)
        told = [message["table"]["spectators"] for message in page.heard if message["type"] == "table"]
        assert len(told) <= 3, "at most once a second, however many come"
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


def short(folder: Path) -> dict[str, Any]:
    """A short run of the bench."""
    found = folder / "found.json"
    command = [sys.executable, str(ABUSE), "--short", "--seconds", "0.6", "--json", str(found)]
    subprocess.run(command, check=True, capture_output=True, timeout=400)
    told: dict[str, Any] = json.loads(found.read_text())
    return told


def test_while_attackers_do_their_worst_every_honest_move_is_answered_and_they_are_turned_away(tmp_path: Path) -> None:
    """In one test, since one run of the bench shows it all: what is answered, what stays in memory, who must wait."""
    run = short(tmp_path)
    assert run.pop("alive")
    assert len(run) == 10, "quiet, eight attacks, and all at once from the same address"
    for name, found in run.items():
        assert found["moves"] > 0, name
        assert (found["refused"], found["lost"], found["unanswered"]) == (0, 0, 0), name
        assert found["memory"] < 60, name
    turned = {name: found["turned"] for name, found in run.items()}
    assert turned["quiet"].keys() <= {"thoughts_shortened"}
    assert "thoughts_shortened" in turned["thinking, other address"], turned
    for attack in ("explain", "back"):  # where the machine is slow itself, it is that the attacker waits for
        (attacker,) = run[f"{attack}, other address"]["attackers"]
        assert turned[f"{attack}, other address"] or attacker["answered"] < attacker["sent"], attacker
