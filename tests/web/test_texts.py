"""Every text of the page in Polish, Czech and English: nothing missing, nothing broken, the same arguments."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor as Walker

import konspira
from konspira.server.protocol.commands import PHRASES

HOME = Path(konspira.__file__).parent
HOMES = [HOME / "locale", HOME / "server" / "locale", HOME / "web" / "locale"]
GAMES = sorted((HOME / "games").glob("*/locale"))
LANGUAGES = ("pl", "cs", "en")
MADE_UP = ("character-", "bot-level-", "clock-", "thinks-")  # names that the page puts together


class Variables(Walker):
    """All variables that a text uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(folder: Path, language: str) -> dict[str, ast.Message]:
    body = parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body
    broken = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not broken, f"{folder}/{language}.ftl cannot be read: {broken}"
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    names = [entry.id.name for entry in found]
    twice = {name for name in names if names.count(name) > 1}
    assert not twice, f"{folder}/{language}.ftl says twice: {twice}"
    return {entry.id.name: entry for entry in found}


def variables(message: ast.Message) -> set[str]:
    walker = Variables()
    walker.visit(message)
    return walker.found


@pytest.mark.parametrize("folder", [*HOMES, *GAMES], ids=lambda folder: folder.parent.name)
def test_three_languages_say_the_same_things(folder: Path) -> None:
    polish, czech, english = (messages(folder, language) for language in LANGUAGES)
    assert polish.keys() == czech.keys() == english.keys()
    unknown = {
        name: variables(czech[name]) ^ variables(polish[name]) | variables(english[name]) ^ variables(polish[name])
        for name in polish
    }
    assert {name: words for name, words in unknown.items() if words - {"me"}} == {}  # not every language needs $me


def used(folder: Path) -> set[str]:
    """The names of texts that stand in the modules of a page, whole ones and the beginnings of made-up ones."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.js")))
    said = set(re.findall(r"(?:say|has)\(\s*(?:[^'\"`)]*\? )?'([a-z][\w-]+)'", text))
    kinds = "page|lobby|table|gather|chat|plain|end|proof|replay|rules|guest|gra|chair|seat"
    said |= set(re.findall(rf"'((?:{kinds})-[\w-]+)'", text))
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_that_the_shell_says_is_there(language: str) -> None:
    there = {name for folder in HOMES for name in messages(folder, language)}
    of_games = [messages(folder, language).keys() for folder in GAMES]
    of_each, of_some = {"title", "tagline"}, {"about-time", "note-talk"}  # the shell asks if a game has these
    assert of_each <= set.intersection(*map(set, of_games))
    assert of_some <= set.union(*map(set, of_games))
    assert used(HOME / "web") - there == of_each | of_some


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", sorted((HOME / "games").glob("*/page/board.js")), ids=lambda page: page.parts[-3])
def test_every_text_that_a_board_says_is_there(page: Path, language: str) -> None:
    there = {name for folder in (*HOMES, page.parents[1] / "locale") for name in messages(folder, language)}
    assert used(page.parent) - there == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_and_every_name_of_a_game_is_there(language: str) -> None:
    there = {name for folder in HOMES for name in messages(folder, language)}
    assert set(PHRASES) <= there
    for game in GAMES:
        assert {"title", "tagline"} <= messages(game, language).keys(), game.parent.name


def test_a_text_that_nobody_says_is_not_kept() -> None:
    pages = [*(HOME / "web").glob("*.js"), *(HOME / "games").glob("*/page/*.js")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in pages)
    kept = {name for name in messages(HOME / "web" / "locale", "en") if not name.startswith(MADE_UP)}
    assert {name for name in kept if not re.search(rf"['\"]{name}['\"]", text)} == set()


@pytest.mark.parametrize("language", ["pl", "cs"])
def test_nobody_is_told_in_the_past_what_he_or_she_did(language: str) -> None:
    """Narration is in the present tense: the past of Polish and Czech would have to know a man from a woman."""
    gendered = re.compile(r"\b\w+(?:łeś|łaś)\b|\b(?:jsi|jsem) \w+(?:l|la)\b")
    for folder in (*HOMES, HOME / "games" / "gra" / "locale"):
        text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        assert not gendered.search(text), gendered.search(text)
