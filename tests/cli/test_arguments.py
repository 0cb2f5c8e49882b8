"""What cannot be done is refused in Polish, Czech or English, whichever the person speaks."""

from __future__ import annotations

import errno
import os

import pytest
from cli.refusing import MACHINES, refused

from konspira.cli.arguments import language as language_of
from konspira.cli.arguments import trouble

REFUSALS = [
    ("play chess", ("Nie ma gry chess. Są: agenci", "Hra chess tu není. Na výběr jsou: a", "There is no game chess.")),
    ("play gra --bot genius", ("Nie ma bota genius. Są: random", "Bot genius tu není.", "There is no bot genius.")),
    ("play gra --bot flat@x", ("Po @ stoi budżet", "Za @ stojí rozpočet", "After @ comes a budget")),
    ("play gra --bot baseline", ("Nie ma bota baseline.", "Bot baseline tu není.", "There is no bot baseline.")),
    ("play gra --seats 9", ("gra od 2 do 6 osób, nie 9", "hraje 2 až 6 lidí, ne 9", "for 2 to 6 people, not 9")),
    ("play wistar --seats 2", ("gra jedna osoba, nie 2", "hraje jeden člověk, ne 2", "for one person, not 2")),
    ("play wistar -o tool=4", ("Możliwe: 0–3.", "Možné hodnoty: 0–3.", "Possible values: 0–3.")),
    ("play gra -o jokers=2", ("Możliwe: true, false.", "Možné hodnoty: true, false.", "Possible values: true, false.")),
    ("play gra -o jokker", ("Nie ma opcji jokker.", "Volba jokker tu není.", "There is no option jokker.")),
    ("simulate gra --seats 9", ("gra od 2 do 6 osób", "hraje 2 až 6 lidí", "for 2 to 6 people")),
    ("simulate gra -o jokker", ("Nie ma opcji jokker.", "Volba jokker tu není.", "There is no option jokker.")),
    ("bench gra -o jokker", ("Nie ma opcji jokker.", "Volba jokker tu není.", "There is no option jokker.")),
    ("arena gra -o jokker", ("Nie ma opcji jokker.", "Volba jokker tu není.", "There is no option jokker.")),
    ("arena gra -b flat,genius", ("Nie ma bota genius.", "Bot genius tu není.", "There is no bot genius.")),
    ("games chess", ("Nie ma gry chess.", "Hra chess tu není.", "There is no game chess.")),
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
        ("play gra -l de", ("Nie ma języka de. Są: pl, cs, en.", "Jazyk de tu není.", "There is no language de.")),
        ("pack gra", ("Gra gra nie ma takiego pliku.", "Hra gra takový soubor nemá.", "has no such file.")),
        ("serve --game chess", ("Nie ma gry chess.", "Hra chess tu není.", "There is no game chess.")),
        ("serve --log loud", ("Nie ma poziomu loud.", "Úroveň loud neexistuje.", "no such level: loud.")),
        (
            "backup /new --db /none",
            ("/none: nie ma takiego pliku ani folderu", "/none: takový soubor ani složka není", "/none: there is no"),
        ),
        ("backup /", ("/ już istnieje", "/ už existuje", "/ already exists")),
        ("push-key /", ("/ już istnieje", "/ už existuje", "/ already exists")),
        ("serve --push-contact mailto:a@b.org", ("wymagają obu", "potřebují obojí", "Calls need both")),
        ("serve --push-key /k --push-contact me", ("wymagają obu", "potřebují obojí", "Calls need both")),
        ("serve --push-key /none --push-contact mailto:a@b.org", ("/none: nie ma", "/none: takový", "/none: there is")),
    ],
)
def test_where_no_language_can_be_asked_for_the_machine_says_it(command: str, why: tuple[str, str, str]) -> None:
    for language, words in zip(("pl", "cs", "en"), why, strict=True):
        assert words in refused(*command.split(), machine=MACHINES[language])


@pytest.mark.parametrize(("language", "words"), [("pl", "Nie ma gry chess."), ("cs", "Hra chess tu není.")])
def test_the_real_command_refuses_in_the_language_of_the_machine(run, language: str, words: str) -> None:
    code, said = run("rules", "chess", LANG=MACHINES[language])
    assert code == 2
    assert words in said


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["play", "chess"], "There is no game chess"),
        (["play", "gra", "--seats", "9"], "for 2 to 6 people, not 9"),
        (["play", "gra", "-o", "jokker"], "There is no option jokker"),
        (["play", "gra", "-o", "bid_order=colour"], "bid_order"),
        (["play", "gra", "--bot", "genius"], "There is no bot genius"),
        (["play", "gra", "-l", "de"], "pl, cs, en"),
        (["simulate", "gra", "--games", "0"], "--games: at least 1"),
        (["verify", "/no/such/file"], "cannot be read"),
    ],
)
def test_what_cannot_be_done_is_refused_with_the_reason(run, words: list[str], why: str) -> None:
    code, said = run(*words)
    assert code == 2
    assert why in said
    assert "Traceback" not in said


def test_the_machine_s_language_is_english_where_it_speaks_none_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert language_of(None) == "en"


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EROFS, errno.ENOTDIR, errno.EXDEV, errno.ELOOP, None])
def test_what_is_wrong_with_a_file_is_never_said_by_the_system_itself(code: int | None) -> None:
    error = OSError(code, os.strerror(code)) if code else OSError("unexpected end of input")
    said = [trouble(error, language) for language in ("pl", "cs", "en")]
    assert len(set(said)) == 3
    assert not any(word in " ".join(said[:2]) for word in ("device", "system", "link", "end of input", "irectory")) or (
        code in (errno.EXDEV, errno.ELOOP, None) and all("syst" in one for one in said)
    )
