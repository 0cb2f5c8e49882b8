"""Every text exists in Polish, Czech and English, says the same things, and is well formed."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import konspira
from konspira.news import News
from konspira.play import shelf
from konspira.speech import LANGUAGES, MissingText, Speaker, say

PACKAGE = Path(konspira.__file__).parent
FOLDERS = sorted({path.parent for path in PACKAGE.rglob("*.ftl")})


class Variables(Visitor):
    """Collects the variables that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """Every message of a file with its variables; fails on what is not Fluent, and on a message said twice."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content[:80]!r}"
        if isinstance(entry, ast.Message | ast.Term):
            assert entry.id.name not in found, f"{path}: {entry.id.name} stands there twice"
            seen = Variables()
            seen.visit(entry)
            found[entry.id.name] = seen.found
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(PACKAGE)))
def test_every_message_exists_in_all_three_languages_with_the_same_variables(folder: Path) -> None:
    by_language = {language: messages(folder / f"{language}.ftl") for language in LANGUAGES}
    for language in ("pl", "cs"):
        assert by_language[language].keys() == by_language["en"].keys()
        for name, variables in by_language["en"].items():
            other = by_language[language][name]
            assert variables - {"me"} == other - {"me"} or (variables ^ other) <= {"me", "count", "number"}, name


@pytest.mark.parametrize("name", shelf.names())
def test_every_game_has_a_title_a_tagline_and_explains_its_options(name: str) -> None:
    box = shelf.box(name)
    for language in LANGUAGES:
        assert say(box, "title", language)
        assert say(box, "tagline", language)
        for option in box.settings.__struct_fields__:
            assert say(box, f"option-{option}", language)
            assert say(box, f"option-{option}-help", language)


def test_a_missing_text_is_an_error_not_a_silence() -> None:
    with pytest.raises(MissingText, match="no-such-text is missing in pl"):
        say(None, "no-such-text", "pl")
    with pytest.raises(MissingText, match="seat-number in en"):
        say(None, News("seat-number"), "en")


def test_seats_are_said_by_name_and_i_am_you() -> None:
    box = shelf.box("gra")
    say_en = Speaker(box, "en", ("Ania", "Bartek"), me=1)
    assert say_en(News("gra-starts", {"seat": 0})) == "Ania starts."
    assert say_en(News("gra-starts", {"seat": 1})) == "You start."
    assert say(box, News("gra-starts", {"seat": 3}), "pl") == "Zaczyna Miejsce 4."


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="there are pl, cs, en"):
        say(None, "seat-number", "de", number=1)
