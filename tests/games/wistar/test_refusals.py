"""What Krysobot refuses before a game, he refuses in the person's language, with file, place and reason."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from games.wistar.table import EXAMPLE
from typer.testing import CliRunner

from konspira.boxes.box import BadOptions
from konspira.cli import app
from konspira.games.wistar import BOX, files, library
from konspira.speech import LANGUAGES, why

TEXT = EXAMPLE.read_text(encoding="utf-8")


def refusal(language: str, **options: Any) -> str:
    """Why options are refused, as it is said to a person."""
    with pytest.raises(BadOptions) as error:
        BOX.options_row(1, options)
    return why(BOX, error.value, language)


def reading(text: str, language: str = "en") -> str:
    """Why a file is refused, as it is said to a person."""
    with pytest.raises(BadOptions) as error:
        files.read("pack", text)
    return why(BOX, error.value, language)


def test_2_4_a_mix_too_far_apart_is_refused_in_every_language() -> None:
    said = {language: refusal(language, building=0, tool=1, automaton=2) for language in LANGUAGES}
    assert said["cs"] == (
        "Žádné dvě karty stupnic se nesmějí lišit o 2 a více, a Budovy 0 a Samohyby 2 se tak liší."
    )  # fmt: skip
    assert said["pl"].startswith("Żadne dwie karty skal")
    assert said["en"].startswith("No two scale cards")


def test_an_unknown_pack_is_refused_in_every_language_with_those_there_are() -> None:
    said = {refusal(language, pack="no-such") for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all("no-such" in sentence and "empty, reconstructed" in sentence for sentence in said)


@pytest.mark.parametrize(
    ("old", "new", "place", "reason"),
    [
        ("open_chambers = 2", 'open_chambers = "two"', "board.open_chambers",
         "should be a whole number, not text in quotation marks"),
        ("open_chambers = 2", "open_chambers = 9", "board.open_chambers", "6 at most"),
        ("open_chambers = 2", "open_chambers = -1", "board.open_chambers", "at least 0"),
        ("open_chambers = 2", "open_roofs = 2", "board", "a box has no “open_roofs” here"),
        ('cheese = "G"', 'cheese = "K"', "farm.cheese", "'K' is not possible here"),
        ('source = "reconstructed"', "", "", "“source” is missing"),
        ('forest = ["wood", "dig"]', 'forest = ["wood"]', "wheel.areas.forest", "2 values, not 1"),
        ("board]", "board", "", "not TOML: something is wrong in line"),
    ],
)  # fmt: skip
def test_12_3_what_has_a_wrong_form_is_told_in_words(old: str, new: str, place: str, reason: str) -> None:
    assert old in TEXT
    said = reading(TEXT.replace(old, new, 1))
    assert said.startswith(f"your file: {place}: {reason}" if place else f"your file: {reason}"), said


def test_12_3_every_reason_is_said_in_three_languages_and_told_apart() -> None:
    """Whatever a check can say is a sentence with the same arguments in all languages."""
    texts = [(BOX.folder / "locale" / f"{language}.ftl").read_text(encoding="utf-8") for language in LANGUAGES]
    reasons = [dict(re.findall(r"^(wistar-bad-[\w-]+) = (.*)$", text, re.M)) for text in texts]
    yielded = set(re.findall(r'_bad\(\s*"([\w-]+)"', (BOX.folder / "checks.py").read_text(encoding="utf-8")))
    assert {f"wistar-bad-{name}" for name in yielded} <= set(reasons[0])
    for name, sentence in reasons[0].items():
        others = [found[name] for found in reasons[1:]]
        arguments = [set(re.findall(r"\$\w+", text)) for text in (sentence, *others)]
        assert arguments[0] == arguments[1] == arguments[2], name


def test_12_3_all_that_is_wrong_is_said_line_by_line() -> None:
    text = TEXT.replace("beds = [0, 1, 2, 4, 6, 9]", "beds = [0]").replace("chambers = [0, 1, 2, 3, 5, 8]", "")
    lines = reading(text, "pl").splitlines()
    assert lines[0] == "twój plik: board.chambers: brakuje tego (pudełko do nauki ma teach = true)"
    assert lines[1] == "twój plik: board.beds: wartości powinno być 6, a jest 1"


def test_only_packs_come_as_files() -> None:
    with pytest.raises(BadOptions, match="tool does not come as a file"):
        files.read("tool", "")


# -- in the terminal --------------------------------------------------------------------------------


def command(*words: str) -> str:
    """What `konspira play wistar …` says when it refuses, without the frame around it."""
    done = CliRunner().invoke(app, ["play", "wistar", *words], env={"COLUMNS": "400"})
    assert done.exit_code == 2
    return " ".join(done.output.replace("│", " ").split())


@pytest.mark.parametrize(
    ("language", "said"),
    [("pl", "board.beds: wartości powinno być 6, a jest 1"), ("cs", "board.beds: hodnot má být 6, a je jich 1"),
     ("en", "board.beds: 6 values, not 1")],
)  # fmt: skip
def test_a_bad_file_is_refused_in_the_persons_language(language: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(TEXT.replace("beds = [0, 1, 2, 4, 6, 9]", "beds = [0]"), encoding="utf-8")
    told = command("--pack", str(path), "--language", language)
    assert said in told
    assert "box.toml" in told.replace(" ", "")


def test_a_bad_pack_among_ones_own_is_refused_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "folder", lambda: tmp_path)
    (tmp_path / "mine.toml").write_text(TEXT.replace('cheese = "G"', 'cheese = "A"'), encoding="utf-8")
    told = command("-o", "pack=mine", "--language", "cs")
    assert "mine.toml: farm: u vstupu A nic neleží" in told


def test_a_bad_mix_is_refused_in_the_persons_language() -> None:
    assert "Żadne dwie karty skal" in command("-o", "building=0", "-o", "tool=2", "--language", "pl")
