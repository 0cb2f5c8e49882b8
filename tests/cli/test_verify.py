"""`verify`: an honest journal is accepted, and of any other the line is named that is wrong."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest
from cli.refusing import refused

import konspira

KEY = bytes(range(32))
OLD_JOURNALS = Path(__file__).parents[1] / "fixtures" / "v0.1" / "journals.jsonl.gz"


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The journal of a finished match."""
    match = konspira.open("gra", seats=2, key=KEY)
    while match.outcome is None:
        seat = match.actors[0]
        match.act(seat, match.turn(seat).legal[0])
    path = tmp_path / "match.jsonl"
    path.write_text(match.journal.text)
    return path


def test_verify_accepts_an_honest_journal(run, finished: Path) -> None:
    code, said = run("verify", str(finished))
    assert code == 0
    assert "every deal from the key" in said
    assert "wins" in said


def test_verify_accepts_a_journal_of_version_0_1(run, tmp_path: Path) -> None:
    lines = gzip.decompress(OLD_JOURNALS.read_bytes()).splitlines()
    old = next(old for old in map(json.loads, lines) if not old["key"])
    (tmp_path / "old.journal").write_text(old["journal"])
    code, said = run("verify", str(tmp_path / "old.journal"))
    assert code == 0, said
    assert json.loads(old["journal"].partition("\n")[0])["commitment"] in said


def test_verify_names_the_line_that_is_wrong(run, finished: Path) -> None:
    lines = finished.read_text().splitlines()
    lines[2] = lines[2].replace('"seat":0', '"seat":1') if '"seat":0' in lines[2] else lines[2].replace(
        '"seat":1', '"seat":0')  # fmt: skip
    finished.write_text("\n".join(lines))
    code, said = run("verify", str(finished))
    assert code == 1
    assert "Refused at line 3: edited" in said


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("pl", "nie wynika z poprzedniego wiersza"),
        ("cs", "neplyne z předchozího řádku"),
        ("en", "does not follow from the line before"),
    ],
)
def test_verify_says_what_is_wrong_with_a_line(tmp_path: Path, language: str, words: str) -> None:
    match = konspira.open("gra", seats=2, key=bytes(32))
    match.act(match.actors[0], match.turn(match.actors[0]).legal[0])
    path = tmp_path / "edited.jsonl"
    path.write_text(match.journal.text.replace('"seats":2', '"seats":3'))
    assert words in refused("verify", str(path), "-l", language, code=1)


def test_verify_says_in_the_game_s_own_words_why_an_action_is_not_legal(tmp_path: Path) -> None:
    honest = konspira.open("gra", seats=2, key=bytes(32))
    forged = konspira.Journal(bytes(32))
    forged.append(_line(honest.journal[0]))
    forged.append({"n": 1, "seat": honest.actors[0], "action": {"do": "check"}, "mark": ""})
    forged.append({"n": 2, "payoffs": [1, 0], "key": bytes(32).hex()})
    path = tmp_path / "forged.jsonl"
    path.write_text(forged.text)
    assert "Odrzucone w wierszu 2: niedozwolony ruch: " in refused("verify", str(path), "-l", "pl", code=1)


def _line(text: str) -> dict:
    content = json.loads(text)
    del content["digest"]
    return content
