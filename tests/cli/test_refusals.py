"""What cannot be done is refused in Polish, Czech or English, whichever the person speaks."""

from __future__ import annotations

import json
import socket
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import konspira
import konspira.server.push
from konspira.cli import app
from konspira.cli.arguments import language as language_of
from konspira.server.push.crypto import POINT, public_key, read_key


def refused(*words: str, machine: str = "en_GB.UTF-8", code: int = 2) -> str:
    """What the command says when it refuses, on one line."""
    done = CliRunner().invoke(
        app, list(words), env={"LANG": machine, "LC_ALL": "", "LC_MESSAGES": "", "COLUMNS": "200"}
    )
    assert done.exit_code == code, done.output
    return " ".join(done.output.replace("│", " ").split())


MACHINES = {"pl": "pl_PL.UTF-8", "cs": "cs_CZ.UTF-8", "en": "en_GB.UTF-8"}
REFUSALS = [
    ("play chess", ("Nie ma gry chess. Są: agenci", "Hra chess není. Jsou: agenci", "There is no game chess.")),
    ("play gra --bot genius", ("Nie ma bota genius. Są: random", "Bot genius není.", "There is no bot genius.")),
    ("play gra --bot flat@x", ("Po @ stoi budżet", "Za @ stojí rozpočet", "After @ comes a budget")),
    ("play gra --bot baseline", ("Nie ma bota baseline.", "Bot baseline není.", "There is no bot baseline.")),
    ("play gra --seats 9", ("gra od 2 do 6 osób, nie 9", "hraje 2 až 6 lidí, ne 9", "for 2 to 6 people, not 9")),
    ("play wistar --seats 2", ("gra jedna osoba, nie 2", "hraje jeden člověk, ne 2", "for one person, not 2")),
    ("play wistar -o tool=4", ("Możliwe: 0–3.", "Možné: 0–3.", "Possible: 0–3.")),
    ("play gra -o jokers=2", ("Możliwe: true, false.", "Možné: true, false.", "Possible: true, false.")),
    ("play gra -o jokker", ("Nie ma opcji jokker.", "Volba jokker není.", "There is no option jokker.")),
    ("simulate gra --seats 9", ("gra od 2 do 6 osób", "hraje 2 až 6 lidí", "for 2 to 6 people")),
    ("simulate gra -o jokker", ("Nie ma opcji jokker.", "Volba jokker není.", "There is no option jokker.")),
    ("bench gra -o jokker", ("Nie ma opcji jokker.", "Volba jokker není.", "There is no option jokker.")),
    ("arena gra -o jokker", ("Nie ma opcji jokker.", "Volba jokker není.", "There is no option jokker.")),
    ("arena gra -b flat,genius", ("Nie ma bota genius.", "Bot genius není.", "There is no bot genius.")),
    ("games chess", ("Nie ma gry chess.", "Hra chess není.", "There is no game chess.")),
    ("verify /no/such/file", ("pliku: nie ma takiego pliku", "přečíst: takový soubor", "there is no such file")),
    ("verify /", ("pliku: to jest folder", "přečíst: to je složka", "read: this is a folder")),
]  # fmt: skip


@pytest.mark.parametrize(("command", "why"), REFUSALS, ids=[command for command, _ in REFUSALS])
def test_a_refusal_is_in_the_language_that_was_asked_for(command: str, why: tuple[str, str, str]) -> None:
    for language, words in zip(("pl", "cs", "en"), why, strict=True):
        assert words in refused(*command.split(), "--language", language)


@pytest.mark.parametrize(
    ("command", "why"),
    [
        ("play gra -l de", ("Nie ma języka de. Są: pl, cs, en.", "Jazyk de není.", "There is no language de.")),
        ("pack gra", ("Gra gra nie ma takiego pliku.", "Hra gra takový soubor nemá.", "has no such file.")),
        ("serve --game chess", ("Nie ma gry chess.", "Hra chess není.", "There is no game chess.")),
        ("serve --log loud", ("Nie ma poziomu loud.", "Úroveň loud není.", "no such level: loud.")),
        (
            "backup /new --db /none",
            ("/none: nie ma takiego pliku ani folderu", "/none: takový soubor ani složka není", "/none: there is no"),
        ),
        ("backup /", ("/ już istnieje", "/ už existuje", "/ is there already")),
        ("push-key /", ("/ już istnieje", "/ už existuje", "/ is there already")),
        ("serve --push-contact mailto:a@b.org", ("wymagają obu", "potřebují obojí", "Calls need both")),
        ("serve --push-key /k --push-contact me", ("wymagają obu", "potřebují obojí", "Calls need both")),
        ("serve --push-key /none --push-contact mailto:a@b.org", ("/none: nie ma", "/none: takový", "/none: there is")),
    ],
)
def test_where_no_language_can_be_asked_for_the_machine_says_it(command: str, why: tuple[str, str, str]) -> None:
    for language, words in zip(("pl", "cs", "en"), why, strict=True):
        assert words in refused(*command.split(), machine=MACHINES[language])


@pytest.mark.parametrize(("language", "words"), [("pl", "Nie ma gry chess."), ("cs", "Hra chess není.")])
def test_the_real_command_refuses_in_the_language_of_the_machine(run, language: str, words: str) -> None:
    code, said = run("rules", "chess", LANG=MACHINES[language])
    assert code == 2
    assert words in said


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


def test_a_file_that_is_no_database_is_not_copied(tmp_path: Path) -> None:
    (tmp_path / "db").write_text("not a database, but quite long enough to look like one" * 100)
    said = refused("backup", str(tmp_path / "copy"), "--db", str(tmp_path / "db"), machine="pl_PL.UTF-8")
    assert "Nie da się skopiować stołów" in said


def test_a_port_that_is_taken_is_named(run) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        code, said = run("serve", "--port", str(port), LANG="cs_CZ.UTF-8")
    assert code != 0
    assert f"Na 127.0.0.1:{port} nelze naslouchat." in said


def test_the_machine_s_language_is_english_where_it_speaks_none_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert language_of(None) == "en"


def test_a_push_key_is_made_for_its_owner_alone_and_what_is_none_is_refused(tmp_path: Path) -> None:
    key, other = tmp_path / "key.pem", tmp_path / "other.pem"
    assert CliRunner().invoke(app, ["push-key", str(key)]).exit_code == 0
    assert key.stat().st_mode & 0o077 == 0
    assert len(public_key(read_key(key))) == POINT
    other.write_text("no key")
    said = refused("serve", "--push-key", str(other), "--push-contact", "mailto:a@b.org")
    assert "it must be a P-256 key" in said
