"""`arena`: its tables in three languages, and ledgers that are not its own."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from cli.refusing import refused, said_by

from konspira.play.match import replay


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("pl", ("gra, miejsca: 2, gry: 4", "rozegrane miejsca", "dostaje więcej niż", "Gry w ")),
        ("cs", ("gra, míst: 2, her: 4", "odehraná místa", "dostává víc než", "Hry v ")),
        ("en", ("gra, 2 seats, 4 games", "seats played", "gets more than", "4 games in ")),
    ],
)
def test_the_tables_of_arena_speak_three_languages(run, tmp_path: Path, language: str, words: tuple[str, ...]) -> None:
    ledger = str(tmp_path / "kept.jsonl")
    code, said = run("arena", "gra", "-b", "random,flat@20", "-n", "4", "-j", "1", "--ledger", ledger, "-l", language)
    assert code == 0
    assert all(word in said for word in words)


@pytest.mark.parametrize(
    ("language", "words"),
    [("pl", "nie ma wyników tej areny"), ("cs", "nejsou výsledky této arény"), ("en", "the results of this arena")],
)
@pytest.mark.parametrize("kept", [b"something else\n", b"\xff\xfe"])
def test_a_ledger_of_something_else_is_left_alone(tmp_path: Path, language: str, words: str, kept: bytes) -> None:
    ledger = tmp_path / "mine.jsonl"
    ledger.write_bytes(kept)
    assert words in refused("arena", "gra", "-b", "random", "--ledger", str(ledger), "-l", language)
    assert ledger.read_bytes() == kept


def test_a_ledger_in_no_folder_is_refused(tmp_path: Path) -> None:
    said = refused("arena", "gra", "-b", "random", "--ledger", str(tmp_path / "no" / "folder"), "-l", "pl")
    assert "nie ma takiego pliku ani folderu" in said


@pytest.mark.parametrize(
    ("language", "words"),
    [("pl", "Ray nie jest zainstalowany"), ("cs", "Ray není nainstalovaný"), ("en", "Ray is not installed")],
)
def test_without_ray_its_cluster_is_refused(monkeypatch: pytest.MonkeyPatch, language: str, words: str) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert words in refused("arena", "gra", "--ray", "-b", "random", "-l", language)


def test_the_arena_keeps_journals_and_goes_on_with_them(tmp_path: Path) -> None:
    words = ("arena", "gra", "-b", "random,flat@5", "-j", "1", "--ledger", str(tmp_path / "l"), "-l", "en", "-n")
    folder = tmp_path / "kept"
    said_by(*words, "1")  # without
    said = said_by(*words, "3", "--journals", str(folder))
    assert "Journals in" in said
    assert "One game was played earlier without --journals" in said
    said_by(*words, "4", "--journals", str(folder))
    kept = sorted(folder.glob("*.journal"))
    assert [file.name for file in kept] == [
        f"gra-{deal}.journal" for deal in ("000000-1-0", "000001-0-1", "000001-1-0")
    ]
    assert [replay(file.read_bytes()).outcome is not None for file in kept] == [True] * 3


@pytest.mark.parametrize(
    ("language", "words"), [("pl", "dzienniki innej areny"), ("cs", "deníky jiné arény"), ("en", "of another arena")]
)
def test_a_folder_of_something_else_is_no_place_for_journals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, words: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "text").touch()
    assert words in refused("arena", "gra", "-b", "random", "--journals", "mine", "-l", language)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["mine"]
