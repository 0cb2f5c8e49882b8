"""Compiling in a process of its own: it says how far it is, fills the cache, and does not do it twice at once."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from konspira.boxes import cache
from konspira.boxes.backend import Compiled
from konspira.boxes.box import Box
from konspira.boxes.entry import EntryPoints
from konspira.boxes.warm import alone, main
from konspira.kernel.rule import rule
from konspira.kernel.signature import TABLE

DEFAULT = "konspira.boxes.backend:Compiled"
STARTS = """
import subprocess, sys, threading
from konspira.boxes.backend import warm
from konspira.boxes.find import load_box

plain = subprocess.Popen
started = threading.Event()
def popen(*args, **options):
    made = plain(*args, **options)
    started.set()
    return made
subprocess.Popen = popen
warm(load_box(sys.argv[1], "orphan"))
started.wait()
print("started", flush=True)
threading.Event().wait()
"""


def test_whoever_compiles_in_a_process_of_its_own_says_how_far_it_is(altered: Callable[..., Box]) -> None:
    box = altered("said")
    command = [sys.executable, "-m", "konspira.boxes.warm", str(box.folder), "said", "konspira.bots.engine:Engine"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert [json.loads(line)[0] for line in done.stdout.splitlines()] == [
        "dream", "judge", "believe", "draw", "search", "sure", "baseline", "by_habit",
    ]  # fmt: skip
    assert done.stderr == ""


def test_whoever_is_attended_ends_well_while_its_input_is_still_open(altered: Callable[..., Box]) -> None:
    box = altered("ended")
    command = [sys.executable, "-m", "konspira.boxes.warm", str(box.folder), "ended", DEFAULT, "attended"]
    pipe, null = subprocess.PIPE, subprocess.DEVNULL
    with subprocess.Popen(command, stdin=pipe, stdout=null, stderr=pipe) as process:
        assert process.stderr is not None
        assert (process.stderr.read(), process.wait()) == (b"", 0)


@rule(takes=(TABLE,))
def anybody(table):
    """Is anybody to act?"""
    return table.waiting > 0


class Own(EntryPoints):
    """A single entry point."""

    functions = (anybody,)


def test_the_cache_is_filled_and_every_entry_point_is_a_line(
    altered: Callable[..., Box], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cache, "root", lambda: tmp_path)
    box = altered("filled")
    main(str(box.folder), "filled", f"{__name__}:Own")
    assert capsys.readouterr().out == '["anybody", 1, 1]\n'
    assert Own(box).kept
    assert list(tmp_path.glob("filled-*/**/*.nbi"))


def test_whoever_compiles_the_same_meanwhile_waits(tmp_path: Path) -> None:
    fcntl = pytest.importorskip("fcntl", reason="this system has no locks of files")
    with (tmp_path / "lock").open("w") as other:
        with alone(tmp_path), pytest.raises(BlockingIOError):
            fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)
        fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)  # free again


def test_without_a_cache_nobody_waits() -> None:
    with alone(None), alone(None):
        pass


def test_one_that_is_attended_ends_when_nobody_attends(
    altered: Callable[..., Box], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "root", lambda: tmp_path)
    monkeypatch.setenv("KONSPIRA_CACHE", str(tmp_path))
    box = altered("attended")
    command = [sys.executable, "-m", "konspira.boxes.warm", str(box.folder), "attended", DEFAULT, "attended"]
    waits = alone(Compiled(box).folder)  # it would wait for ever
    with waits, subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait(300) == 1


def test_whoever_compiles_for_a_process_ends_with_it_however_that_ends(
    altered: Callable[..., Box], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "root", lambda: tmp_path)
    monkeypatch.setenv("KONSPIRA_CACHE", str(tmp_path))
    box = altered("orphan")
    command, waits = [sys.executable, "-c", STARTS, str(box.folder)], alone(Compiled(box).folder)
    with waits, subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == "started\n"
        server.kill()
        server.communicate(timeout=300)  # both hold standard error: it ends when both have ended
