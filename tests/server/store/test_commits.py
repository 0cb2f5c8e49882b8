"""Jobs on their way to the process that makes them durable, and what it answers."""

from __future__ import annotations

import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from konspira.server.store import commits
from konspira.server.store.commits import COLUMNS, Committed, Unpacking, packed, storage_trouble


@pytest.fixture
def path(tmp_path: Path) -> Path:
    with closing(sqlite3.connect(tmp_path / "a.db")) as made:
        named = ", ".join(f'"{name}"' for name in COLUMNS)
        made.execute(f'CREATE TABLE entry ({named}, PRIMARY KEY ("table", n))')
        made.execute("PRAGMA journal_mode = WAL")
    return tmp_path / "a.db"


def entry(n: int) -> tuple[Any, ...]:
    return ("t", n, "line", 1, n, None, None, "{}")


class Process:
    """The process, and a line to it."""

    def __init__(self, path: Path) -> None:
        self.line, theirs = socket.socketpair()
        with theirs:
            command = [sys.executable, "-P", str(commits.__file__), str(path)]
            self.process = subprocess.Popen(command, stdin=theirs.fileno(), stdout=theirs.fileno())
        self._coming = Unpacking(Committed)

    def answers(self, jobs: int) -> list[Committed]:
        """What it answers, until so many jobs are told of."""
        found: list[Committed] = []
        while sum(one.jobs for one in found) < jobs:
            found += self._coming.take(self.line.recv(1 << 16))
        return found

    def end(self) -> int:
        self.line.close()
        return self.process.wait(60)


def test_messages_come_out_whole_however_they_are_cut() -> None:
    sent = packed([1]) + packed(["zażółć", b"bytes"]) + packed([])
    for cut in range(1, len(sent)):
        coming, found = Unpacking(list[Any]), []
        for start in range(0, len(sent), cut):
            found += coming.take(sent[start : start + cut])
        assert found == [[1], ["zażółć", b"bytes"], []]


def test_who_fails_is_named_by_its_place_and_the_others_are_stored(path: Path) -> None:
    process = Process(path)
    process.line.sendall(packed([([entry(0)], []), ([entry(0)], []), None, ([entry(1)], [("nonsense", ())])]))
    process.line.sendall(packed([([entry(2)], [])]))
    told = process.answers(5)
    failed = {place: (one.kind, one.trouble) for place, one in told[0].failed.items()}
    assert failed == {1: ("conflict", None), 2: ("unfit", None), 3: ("", None)}
    assert process.end() == 0
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("SELECT n FROM entry ORDER BY n").fetchall() == [(0,), (2,)]


def test_what_was_sent_is_stored_also_by_who_has_died_since(path: Path) -> None:
    process = Process(path)
    process.line.sendall(packed([([entry(0)], [])]))
    process.answers(1)
    process.process.send_signal(signal.SIGSTOP)
    for n in range(1, 50):
        process.line.sendall(packed([([(*entry(n)[:-1], "x" * 1000)], [])]))
    process.line.close()
    process.process.send_signal(signal.SIGTERM)  # a signal to all of a terminal, or of a unit, is for the server
    process.process.send_signal(signal.SIGCONT)
    process.process.wait(60)
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("SELECT count(*) FROM entry").fetchone() == (50,)


def test_it_needs_nothing_of_the_server() -> None:
    source = Path(str(commits.__file__)).read_text(encoding="utf-8")
    assert "import konspira" not in source
    assert "from konspira" not in source


def test_errors_of_the_module_itself_are_no_trouble_of_the_disk() -> None:
    assert storage_trouble(sqlite3.ProgrammingError("closed")) is None
