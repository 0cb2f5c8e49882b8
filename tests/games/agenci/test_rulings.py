"""Every rule and ruling is written down with its source and has a test; players are told what is reconstructed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from games.agenci.table import city, view_of

from konspira.games.agenci import BOX
from konspira.games.agenci.actions import KIND_NAMES
from konspira.games.agenci.options import NAMES
from konspira.games.agenci.phrases import card
from konspira.games.agenci.pieces import COPIES
from konspira.games.agenci.story import tell
from konspira.speech import LANGUAGES, say

RULES = (BOX.folder / "RULES.md").read_text(encoding="utf-8")
TESTS = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
RULINGS = [f"R{n}" for n in range(1, 41)] + [f"R30{letter}" for letter in "bcdef"]


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_is_cited(ruling: str) -> None:
    assert re.search(rf"\({ruling}\b", RULES)


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_has_a_test_of_its_name(ruling: str) -> None:
    assert re.search(rf"def test_[0-9_]+(r[0-9]+[a-f]?_)*{ruling.lower()}_", TESTS)


def test_every_rule_that_code_or_tests_name_exists() -> None:
    numbers = set(re.findall(r"\*\*(\d+\.\d+)\*\*", RULES))
    code = "".join(path.read_text(encoding="utf-8") for path in BOX.folder.glob("*.py"))
    cited = set(re.findall(r"(?:# |\"\"\"|, |; )(\d{1,2}\.\d{1,2}) [A-Z“a-z]", code))
    cited |= {f"{a}.{b}" for a, b in re.findall(r"def test_(\d+)_(\d+)_", TESTS)}
    assert cited
    assert cited <= numbers


def rules() -> dict[str, str]:
    """The numbered rules, by their numbers."""
    found = re.findall(r"(?:- |\| )\*\*(\d+\.\d+)\*\*(.*?)(?=\n- \*\*|\n\| \*\*|\n\n|\Z)", RULES, re.S)
    return dict(found)


@pytest.mark.parametrize("number", rules())
def test_every_rule_has_a_test_of_its_number(number: str) -> None:
    assert re.search(rf"def test_(?:\d+_\d+_)*{number.replace('.', '_')}_", TESTS)


@pytest.mark.parametrize("number", rules())
def test_every_rule_says_where_it_comes_from(number: str) -> None:
    if number.split(".")[0] in ("10", "11") or "|" in rules()[number]:
        section = RULES[RULES.index(f"\n## {number.split('.')[0]}. ") :].split("**")[0]
        assert re.search(r"\bown\b|Own|\(book", section), "the section says it once"
    else:
        assert re.search(r"\((book|R\d|own)|\*\*reconstructed\*\*", rules()[number])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("note", ["note-cards", "note-colours", "note-board", "note-turns"])
def test_players_are_told_in_their_language_what_is_reconstructed_or_ours(note: str, language: str) -> None:
    assert say(BOX, note, language)


def notes_told(seats: int, **options: object) -> list[str]:
    """The notes that a seat hears as the game begins, in the terminal and on the page alike."""
    return [news.id for news in tell(None, view_of(city(seats, **options), 0)) if news.id.startswith("note-")]


def test_1_2_6_1_what_is_reconstructed_is_told_where_it_is_played_with() -> None:
    assert notes_told(4, top_secret=True) == ["note-colours", "note-cards"]
    assert notes_told(4) == ["note-colours"]
    assert notes_told(2, agents=list(NAMES[:5])) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_6_1_the_page_of_rules_lists_the_cards_with_their_copies(language: str) -> None:
    page = (BOX.folder / f"rules.{language}.md").read_text(encoding="utf-8")
    for kind, copies in zip(KIND_NAMES, COPIES, strict=True):
        assert f"| {say(BOX, card(kind), language)} | {copies} |" in page


@pytest.mark.parametrize(
    "fact",
    [
        "Orange and grey are **reconstructed**",
        "of each kind is **reconstructed**",
        "their order, are **reconstructed**",
    ],
)
def test_what_is_reconstructed_is_said_to_be(fact: str) -> None:
    assert fact in RULES


def test_the_limit_on_turns_is_said_to_be_ours() -> None:
    assert re.search(r"\*\*5\.6\*\*[^*]*200 turns[^*]*\(own\)", RULES)
