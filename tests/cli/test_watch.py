"""`watch`: journals from files are shown in the page, with who played; what cannot be shown is said."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from cli.refusing import refused, said_by

from konspira.bots.arena import Tournament, play_and_tell, schedule
from konspira.bots.arena_journals import ArenaJournals


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The journals of an arena, and one that was cut off."""
    tournament = Tournament("gra", ("random",), 2, 2)
    folder = tmp_path_factory.mktemp("watch") / "kept"
    journals = ArenaJournals(folder, tournament)
    for game in schedule(tournament):
        journals.keep(game, play_and_tell(tournament, game)[1])
    text = journals.file(game).read_text()
    (folder / "zzz.journal").write_text("".join(text.splitlines(keepends=True)[:4]))
    return folder


def test_every_journal_has_a_link_under_which_it_can_be_watched(kept: Path) -> None:
    command = [sys.executable, "-m", "konspira", "watch", str(kept), "--port", "0", "-l", "en"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    ) as watching:  # fmt: skip
        assert watching.stdout is not None
        lines = [watching.stdout.readline() for _ in range(2)]
        for line in lines:
            assert "(random (1), random (2))" in line
            link = re.findall(r"http\S+", line)[0]
            with urllib.request.urlopen(link.replace("/t/", "/api/tables/")) as answer:
                assert json.load(answer)["table"]["state"] == "over"
            with urllib.request.urlopen(link.replace("/t/", "/api/tables/") + "/1/replay?seat=0") as answer:
                assert json.load(answer)["steps"]
        watching.send_signal(signal.SIGINT)
        _, said = watching.communicate(timeout=300)
    assert "zzz.journal: Refused at line 1" in said
    assert "Traceback" not in said


@pytest.mark.parametrize(
    ("language", "words"),
    [("pl", "nie ma takiego pliku"), ("cs", "takový soubor ani složka není"), ("en", "no such file")],
)
def test_a_file_that_is_not_there_is_refused(language: str, words: str) -> None:
    assert words in refused("watch", "nowhere.journal", "-l", language)


def test_where_nothing_can_be_shown_nothing_is_opened(kept: Path) -> None:
    assert "zzz.journal" in refused("watch", str(kept / "zzz.journal"), "-l", "en", code=1)


@pytest.mark.parametrize(
    ("language", "words"),
    [("pl", "Dzienniki: 3; widać tylko początek: 1"), ("cs", "Deníky: 3"), ("en", "Journals: 3")],
)
def test_of_many_the_first_are_shown(kept: Path, monkeypatch: pytest.MonkeyPatch, language: str, words: str) -> None:
    monkeypatch.setattr(sys.modules["konspira.cli.watch"], "MOST", 1)
    monkeypatch.setattr("konspira.server.app.run", lambda config, ready, log: ready(1))
    assert words in said_by("watch", str(kept), "-l", language)
