"""`dataset`: written, stopped and gone on with, in three languages; and what cannot be is refused."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from cli.refusing import refused, said_by

from konspira.bots.arena import Tournament, play_and_tell, schedule
from konspira.research.dataset import load
from konspira.research.dataset.folder import shards


@pytest.mark.parametrize(
    ("language", "words"),
    [("pl", "Partie w {}: 5"), ("cs", "Partie v {}: 5"), ("en", "5 matches in {}")],
)
def test_it_tells_what_is_there(language: str, words: str) -> None:
    said = said_by("dataset", "gra", "-n", "5", "-s", "2", "-o", "set", "-j", "1", "-l", language)
    assert words.format("set") in said


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def rows(path: Path) -> list[dict[str, object]]:
    return [row for file in sorted(path.glob("decisions/*.parquet")) for row in pq.read_table(file).to_pylist()]


def test_workers_write_the_same_as_one_alone(run, tmp_path: Path) -> None:
    words = ("dataset", "gra", "-b", "random,flat@5", "-n", "12", "-s", "2", "--option", "jokers")
    for name, workers in (("alone", "1"), ("shared", "2")):
        code, said = run(*words, "-o", name, "-j", workers)
        assert code == 0, said
    assert len(list(shards(tmp_path / "shared"))) > 1
    assert rows(tmp_path / "shared") == rows(tmp_path / "alone")


@pytest.mark.skipif(sys.platform == "win32", reason="there a terminal says Ctrl-C otherwise")
@pytest.mark.parametrize(
    ("how", "workers"),
    [
        (signal.SIGINT, "1"),
        (signal.SIGKILL, "2"),
        pytest.param(signal.SIGKILL, "1", marks=pytest.mark.full),
        pytest.param(signal.SIGINT, "2", marks=pytest.mark.full),
    ],
)
def test_what_was_stopped_is_gone_on_with(run, tmp_path: Path, how: signal.Signals, workers: str) -> None:
    words = ["dataset", "gra", "-b", "random,flat@5", "-n", "4000", "-s", "2", "-j", workers, "-l", "en", "-o", "set"]
    made = subprocess.Popen(
        [sys.executable, "-m", "konspira", *words],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )  # fmt: skip
    waited = time.monotonic() + 300
    while made.poll() is None and time.monotonic() < waited and not any(Path("set/decisions").glob(".*")):
        time.sleep(0.05)
    if how == signal.SIGKILL:
        made.kill()  # it alone: its workers must not write on
    else:
        os.killpg(made.pid, how)  # as a terminal does: everybody hears it
    said, _ = made.communicate(timeout=300)
    assert "Traceback" not in said
    if how == signal.SIGINT:
        assert made.returncode == 130, said
        assert "goes on from here" in said
    there = sum(map(len, shards(Path("set"))))
    assert there < 4000
    code, said = run(*words[:5], str(there + 6), *words[6:])
    assert code == 0, said
    assert not list(Path("set/decisions").glob(".*"))
    tournament = Tournament("gra", ("random", "flat@5"), there + 6, 2)
    told = {match["match"]: match for match in load("set").matches.to_pylist()}
    assert sorted(told)[: there + 6] == list(range(there + 6))
    for game in list(schedule(tournament))[there // 2 :: 50]:
        assert told[game.number]["payoffs"] == list(play_and_tell(tournament, game)[0].payoffs)


def test_journals_in_a_folder_are_written(run, tmp_path: Path) -> None:
    tournament = Tournament("gra", ("random",), 3, 2)
    (tmp_path / "kept").mkdir()
    for game in schedule(tournament):
        (tmp_path / "kept" / f"{game.number}.journal").write_text(play_and_tell(tournament, game)[1])
    (tmp_path / "kept" / "bad.journal").write_text("nothing")
    code, said = run("dataset", "gra", "--journals", "kept", "-o", "set")
    assert code == 0, said
    assert "3 matches in set" in said
    assert "1 that cannot be read" in said
    assert {row["player"] for row in rows(tmp_path / "set")} == {None}


def test_what_cannot_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "mine").touch()
    (tmp_path / "no.db").write_text("no database at all, but a text that is long enough")
    assert "holds something else" in refused("dataset", "gra", "-o", "full", "-n", "1", "-l", "en")
    assert "jest coś innego" in refused("dataset", "gra", "-o", "full", "-n", "1", "-l", "pl")
    assert "je něco jiného" in refused("dataset", "gra", "-o", "full", "-n", "1", "-l", "cs")
    assert "no finished match of gra" in refused("dataset", "gra", "-o", "new", "--journals", "full", "-l", "en")
    assert "no such file" in refused("dataset", "gra", "-o", "new", "--journals", "nowhere", "-l", "en")
    assert "no.db" in refused("dataset", "gra", "-o", "new", "--journals", "no.db", "-l", "en")
    assert "--seats" in refused("dataset", "gra", "-o", "new", "-s", "99", "-l", "en")
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize(
    ("language", "words"), [("pl", "wymagają dodatku"), ("cs", "potřebují doplněk"), ("en", "need an extra")]
)
def test_without_arrow_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, language: str, words: str) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    said = refused("dataset", "gra", "-o", "new", "-l", language)
    assert words in said
    assert "konspira[research]" in said
