"""Several nodes behind one port: a dead one is replaced, and all are, one after the other, while people play."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from server.postgres import database_of, programs
from server.web import Server, first, wait_for

from konspira.server import Config, StartError
from konspira.server import supervisor as supervising
from konspira.server.supervisor import Supervisor, supervise


class FakeNode:
    """A node that does as a test says."""

    made = 0

    def __init__(self, comes: bool = True) -> None:
        FakeNode.made += 1
        self.pid, self.alive, self.began, self._comes = FakeNode.made, True, 0.0, comes
        self.told: list[str] = []

    def listens(self) -> bool:
        self.told.append("listens")
        return self._comes

    def tell_to_stop(self) -> None:
        self.told.append("stop")

    def wait(self) -> None:
        self.told.append("wait")


def test_sqlite_is_for_one_node_and_that_is_said_before_anything_begins(tmp_path: Path) -> None:
    with pytest.raises(StartError) as error:
        supervise(Config(db=tmp_path / "one.db"), 2, lambda port: None)
    assert error.value.news.id == "start-workers-sqlite"
    assert list(tmp_path.iterdir()) == []


def test_a_node_that_dies_is_replaced_and_the_others_stay() -> None:
    supervisor: Any = Supervisor(3, FakeNode)  # type: ignore[arg-type]  # a node of a test
    before = list(supervisor.nodes)
    before[1].alive = False
    supervisor.replace_dead()
    assert (supervisor.nodes[0], supervisor.nodes[2]) == (before[0], before[2])
    assert supervisor.nodes[1] is not before[1]


def test_one_after_the_other_is_replaced_and_stops_when_the_next_one_listens() -> None:
    supervisor: Any = Supervisor(2, FakeNode)  # type: ignore[arg-type]  # a node of a test
    before = list(supervisor.nodes)
    supervisor.replace_all()
    assert not set(before) & set(supervisor.nodes)
    assert [node.told for node in (*before, *supervisor.nodes)] == [["stop", "wait"]] * 2 + [["listens"]] * 2


def test_where_a_new_node_does_not_come_the_old_ones_go_on() -> None:
    supervisor: Any = Supervisor(2, FakeNode)  # type: ignore[arg-type]  # a node of a test
    before = list(supervisor.nodes)
    supervisor._begin = lambda: FakeNode(comes=False)
    supervisor.replace_all()
    assert supervisor.nodes == before
    assert [node.told for node in before] == [[], []]


def test_at_the_end_all_are_told_before_one_is_waited_for() -> None:
    supervisor: Any = Supervisor(2, FakeNode)  # type: ignore[arg-type]  # a node of a test
    supervisor.stop()
    assert [node.told for node in supervisor.nodes] == [["stop", "wait"]] * 2


class Behind(Server):
    """A server of several nodes."""

    def start(self) -> None:
        given = {"db": str(self.db), **self.config}
        command = [
            sys.executable, "-m", "konspira", "serve", "--workers", "2", "--port", "0", "--game", "gra",
            "--db", given["postgres"], "--secrets", str(self.db.with_suffix(".secrets")),
        ]  # fmt: skip
        with open(self.db.with_suffix(".log"), "a") as errors:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)
        self._said = self.process.stdout
        line = self._said.readline()
        assert line, self.log
        self.port = int(line.rstrip("/\n").rpartition(":")[2])

    @property
    def replaced(self) -> list[dict[str, Any]]:
        said = [json.loads(line) for line in self.log.splitlines() if line.startswith("{")]
        return [one for one in said if one["event"] == "node replaced"]


@pytest.mark.full
@pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed")
def test_all_nodes_are_replaced_under_a_game_and_its_guest_comes_back_to_another(tmp_path: Path) -> None:
    server = Behind(tmp_path / "nodes.db", postgres=database_of(tmp_path / "nodes.db"))
    try:
        ania = server.token()
        table = server.table(ania, ["me", "me"], start=True)
        with server.sit(table, ania, seat=0) as seat:
            moment = seat.until("welcome")["turn"]["moment"]
            server.process.send_signal(signal.SIGHUP)
            seat.until("moving")
            assert seat.closed() == 1012
        with server.sit(table, ania, seat=0) as seat:  # at once
            assert seat.until("welcome")["turn"]["moment"] == moment
            assert seat.do("act", action=first(seat))["type"] == "done"
        assert wait_for(lambda: len(server.replaced) == 2, 120)
        os.kill(server.replaced[0]["now"], signal.SIGKILL)
        assert wait_for(lambda: "node died" in server.log, 30)
        with server.sit(table, ania, seat=0) as seat:
            assert seat.until("welcome")["turn"]["moment"] == moment + 1
    finally:
        assert server.stop() in (0, -signal.SIGTERM)
    assert "Traceback" not in server.log


def test_a_node_stops_with_its_supervisor(monkeypatch: pytest.MonkeyPatch) -> None:
    ends, killed = os.pipe(), []
    os.close(ends[1])
    monkeypatch.setattr(os, "kill", lambda pid, how: killed.append((pid, how)))
    monkeypatch.setattr(supervising.os, "read", lambda place, length, read=os.read: read(ends[0], length))
    supervising._stop_with_the_input()
    os.close(ends[0])
    assert killed == [(os.getpid(), signal.SIGTERM)]
