"""`--help` in the language of the machine: every command and everything written after it is explained, three times."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from cli.refusing import MACHINES, refused, said_by
from typer.main import get_command
from typer.testing import CliRunner

from konspira import server, speech
from konspira.cli import app, arguments

LOCALE = arguments.HOME / "locale"


def explained() -> Iterator[tuple[str, ...]]:
    """Of every command and of all that can be written after it: the texts that may explain it, the nearest first."""
    for name, command in get_command(app).commands.items():
        yield f"help-command-{name}", f"help-{name}"
        for one in command.params:
            own = one.name.strip("_")
            yield f"help-{name}-{own}", f"help-{own}"


def texts(language: str) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", (LOCALE / f"{language}.ftl").read_text(encoding="utf-8"), re.MULTILINE))


@pytest.mark.parametrize("language", speech.LANGUAGES)
def test_every_command_and_option_is_explained(language: str) -> None:
    there = texts(language)
    assert [ids for ids in explained() if there.isdisjoint(ids)] == []


def test_a_text_that_nobody_says_is_not_kept() -> None:
    sources = [*arguments.HOME.glob("*.py"), *Path(server.__file__).parent.rglob("*.py")]  # it says why it cannot start
    code = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    said = set(re.findall(r'"([a-z]+-[a-z-]+)"', code)) | {id for ids in explained() for id in ids}
    assert texts("en") - said == set()


@pytest.mark.parametrize("language", ["pl", "cs"])
def test_nobody_is_told_in_the_past_what_he_or_she_did(language: str) -> None:
    text = (LOCALE / f"{language}.ftl").read_text(encoding="utf-8")
    assert re.findall(r"\b\w+(?:łeś|łaś)\b|\b(?:jsi|jsem) \w+(?:l|la)\b", text) == []


def helped(run, *words: str, **environment: str) -> str:
    code, said = run(*words, "--help", **environment)
    assert code == 0
    return said


@pytest.mark.parametrize(
    ("machine", "all_commands", "one_option"),
    [
        ("pl_PL.UTF-8", "Zagraj w terminalu", "ile osób siedzi przy stole, razem z tobą"),
        ("cs_CZ.UTF-8", "Zahraj si v terminálu", "kolik lidí sedí u stolu, i s tebou"),
        ("en_GB.UTF-8", "Play a game in the terminal", "how many sit at the table, you included"),
        ("de_DE.UTF-8", "Play a game in the terminal", "how many sit at the table, you included"),
    ],
)
def test_help_is_in_the_language_of_the_machine(run, machine: str, all_commands: str, one_option: str) -> None:
    assert all_commands in helped(run, LANG=machine)
    said = helped(run, "play", LANG=machine)
    assert all_commands in said
    assert one_option in said


def test_lc_all_goes_before_lang(run) -> None:
    assert "Pokaż ten opis" in helped(run, "verify", LANG="cs_CZ.UTF-8", LC_ALL="pl_PL.UTF-8")


def test_brackets_in_a_text_are_no_markup() -> None:
    assert "konspira[ray]" in CliRunner().invoke(app, ["arena", "--help"], env={"COLUMNS": "140"}).output


def test_every_language_is_a_file() -> None:
    assert {path.stem for path in LOCALE.glob("*.ftl")} == set(speech.LANGUAGES)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("paly",), {"pl": "Nie ma polecenia paly", "cs": "Příkaz paly neexistuje", "en": "There is no command paly"}),
        (("play", "--sets", "3"), {"pl": "Nie ma opcji --sets", "cs": "Volba --sets", "en": "no option --sets"}),
        (("play", "gra", "--seats", "x"), {"pl": "ma być liczba", "cs": "má to být číslo", "en": "must be a number"}),
        (("play", "gra", "krecia"), {"pl": "Za dużo słów", "cs": "Příliš mnoho slov", "en": "Too many words"}),
        (("verify",), {"pl": "Brak: PLIK", "cs": "Chybí SOUBOR", "en": "FILE is missing"}),
        (("play", "--bot"), {"pl": "wymaga wartości", "cs": "potřebuje hodnotu", "en": "needs a value"}),
        (("play", "nothing"), {"pl": "Nie ma gry", "cs": "není", "en": "There is no game"}),
    ],
)
@pytest.mark.parametrize("language", speech.LANGUAGES)
def test_frames_and_usage_are_in_the_chosen_language(
    words: tuple[str, ...], said: dict[str, str], language: str
) -> None:
    options = ("-l", language) if words[0] != "paly" and words[-1] != "--bot" else ()
    heard = refused(*words[:1], *options, *words[1:], machine="de_DE.UTF-8" if options else MACHINES[language])
    assert said[language] in heard
    frame = {"pl": ("Błąd", "Użycie:"), "cs": ("Chyba", "Použití:"), "en": ("Error", "Usage:")}
    shown = frame[language][:1] if words[-1] == "--bot" else frame[language]  # Typer does not say whose option it is
    assert all(word in heard for word in shown)


@pytest.mark.parametrize(
    ("language", "words"),
    [("pl", ("Użycie:", "[OPCJE]", "domyślnie")), ("cs", ("Použití:", "[VOLBY]", "výchozí")), ("en", ("Usage:",))],
)
def test_help_is_in_the_language_that_the_line_asks_for(language: str, words: tuple[str, ...]) -> None:
    for option in (("-l", language), (f"--language={language}",)):
        heard = said_by("play", *option, "--help", machine="en_GB.UTF-8" if language != "en" else "pl_PL.UTF-8")
        assert all(word in heard for word in words)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("pl", ("[GRA]", "--seats LICZBA", "--bot TEKST")),
        ("cs", ("[HRA]", "--seats ČÍSLO", "--bot TEXT")),
        ("en", ("[GAME]", "--seats NUMBER", "--bot TEXT")),
    ],
)
def test_what_is_written_after_an_option_is_called_by_a_word_of_the_language(
    language: str, words: tuple[str, ...]
) -> None:
    for command in get_command(app).commands:
        asked = (command, "-l", language) if command in ("play", "verify", "arena", "dataset", "join") else (command,)
        heard = said_by(*asked, "--help", machine=MACHINES[language])
        assert re.findall(r"<[a-z]+|\b(?:INTEGER|FLOAT|BOOLEAN|DIRECTORY|RANGE)\b", heard) == []
        if command == "play":
            assert all(word in heard for word in words)
    assert "{" + words[0][1:-1] + "}" in said_by("rules", "--help", machine=MACHINES[language]).replace("(", "{")


def test_the_completion_of_a_shell_is_explained_too() -> None:
    assert "Zainstaluj uzupełnianie" in said_by("--help", machine="pl_PL.UTF-8")
