"""The rules as players read them: in every language the same under the same number, and no rule left out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from konspira.boxes.box import Box
from konspira.play import rulebook, shelf
from konspira.speech import LANGUAGES

STANDINGS = {  # how we know that it is played so, as each language says it
    "en": ("printed", "follows", "elsewhere", "reconstructed", "ruling"),
    "pl": ("instrukcja", "wynika z instrukcji", "inne źródło", "odtworzone", "nasze"),
    "cs": ("pravidla", "plyne z pravidel", "jiný zdroj", "rekonstrukce", "naše"),
}
RULING = re.compile(
    r"^\| (?P<number>[A-Z]?\d+[a-f]?) \| .+ \| (?P<rules>[\d., ]+) \| (?P<standing>[^|]+) \|$", re.MULTILINE
)
CITED = {  # how the rulings of a game are named in its RULES.md
    "gra": r"\bG\d+",
    "agenci": r"\bR\d+[a-f]?(?= )",
    "krecia": r"(?<=\| )\d+(?= \| (?:O|own))",
    "wistar": r"\bA\d+\b",
}


def text(box: Box, language: str) -> str:
    return (box.folder / f"rules.{language}.md").read_text(encoding="utf-8")


def rulings(box: Box, language: str) -> list[re.Match[str]]:
    """The last part of every text, ruling by ruling."""
    return list(RULING.finditer(rulebook.sections(box, language)[-1].text))


def paragraphs(page: str) -> list[str]:
    return re.findall(r"^(?:- )?\**(\d+\.\d+)\b", page, re.MULTILINE)


def rules(folder: Path) -> list[str]:
    """The numbers of all rules of RULES.md: `**4.1** …`, `4.1 …`, `| 4.9 wood …`, or `1. …` under `## 4 …`."""
    found, section = [], ""
    for line in (folder / "RULES.md").read_text(encoding="utf-8").splitlines():
        if heading := re.match(r"## (\d+)\b", line):
            section = heading[1]
        elif line.startswith("## "):
            section = ""  # what is not numbered is no rule
        elif item := re.match(r"(\d+)\. ", line):
            found += [f"{section}.{item[1]}"] if section else []
        else:
            found += re.findall(r"\*\*(\d+(?:\.\d+)+)\*\*", line) or re.findall(r"^(?:\| )?(\d+\.\d+)\b", line)
    return found


@pytest.mark.parametrize("name", shelf.names())
def test_every_game_has_its_rules_in_every_language(name: str) -> None:
    found = {language: paragraphs(text(shelf.box(name), language)) for language in LANGUAGES}
    assert len(found["en"]) > 10
    assert found["pl"] == found["cs"] == found["en"]
    assert len(set(found["en"])) == len(found["en"])


@pytest.mark.parametrize("name", shelf.names())
def test_every_rule_is_told_to_players_in_every_language(name: str) -> None:
    box = shelf.box(name)
    numbered, told = rules(box.folder), rulebook.coverage(box)
    assert len(numbered) > 40
    assert sorted(set(numbered) - told.keys()) == []
    assert sorted(told.keys() - set(numbered)) == []
    for language in LANGUAGES:
        there = set(paragraphs(text(box, language)))
        assert {rule: where for rule, where in told.items() if not where or not set(where) <= there} == {}


@pytest.mark.parametrize("name", shelf.names())
def test_every_paragraph_says_what_some_rule_says(name: str) -> None:
    """Or it is about the rulings themselves, or how to begin: what a player reads has a rule behind it."""
    box = shelf.box(name)
    backed = {paragraph for where in rulebook.coverage(box).values() for paragraph in where}
    loose = [number for number in paragraphs(text(box, "en")) if number not in backed]
    assert len(loose) <= 3, loose


@pytest.mark.parametrize("name", sorted(CITED))
def test_every_ruling_stands_in_the_players_rules_with_its_standing(name: str) -> None:
    box = shelf.box(name)
    cited = set(re.findall(CITED[name], (box.folder / "RULES.md").read_text(encoding="utf-8")))
    found = {language: rulings(box, language) for language in LANGUAGES}
    for language in LANGUAGES:
        assert sorted({row["number"] for row in found[language]} ^ cited) == []
        for row, english in zip(found[language], found["en"], strict=True):
            assert (row["number"], row["rules"]) == (english["number"], english["rules"])
            assert set(row["rules"].split(", ")) <= set(paragraphs(text(box, language))), row["number"]
            ranks = [STANDINGS[language].index(one) for one in row["standing"].split(", ")]
            assert ranks == [STANDINGS["en"].index(one) for one in english["standing"].split(", ")], row["number"]


def test_the_standing_of_a_ruling_is_that_of_rules_md() -> None:
    box = shelf.box("krecia")
    listed = re.findall(r"\| (\d+) \| (O\*?|own|O / own) \|", (box.folder / "RULES.md").read_text(encoding="utf-8"))
    words = {"O": "printed", "O*": "follows", "own": "ruling", "O / own": "printed, ruling"}
    assert {row["number"]: row["standing"] for row in rulings(box, "en")} == {
        number: words[standing] for number, standing in listed
    }
    box = shelf.box("agenci")
    listed = re.findall(r"\((R\d+[a-f]?) (?!and)([^):]*)", (box.folder / "RULES.md").read_text(encoding="utf-8"))
    words = {"book": "printed", "own": "ruling", "public": "elsewhere", "other edition": "elsewhere"}
    told = {row["number"]: set(row["standing"].split(", ")) for row in rulings(box, "en")}
    assert told == {
        number: {word for mark, word in words.items() if re.search(rf"\b{mark}\b", marks)} for number, marks in listed
    }


@pytest.mark.parametrize("name", shelf.names())
def test_nothing_that_only_a_page_can_show_is_left_in_the_text(name: str) -> None:
    box = shelf.box(name)
    for language in LANGUAGES:
        told = rulebook.markdown(box, language)
        assert not re.search(r"[{}]|!\[|<\w", told)
        known = set(box.settings.__struct_fields__)
        assert {part.option for part in rulebook.sections(box, language)} <= known | {None}
        assert {part.title for part in rulebook.sections(box, language) if part.option} <= {
            found.removeprefix("## ").rpartition(" (")[0] for found in told.splitlines() if found.startswith("## ")
        }


def test_a_text_for_a_table_leaves_out_what_is_not_played_there() -> None:
    box = shelf.box("gra")
    told = rulebook.markdown(box, "en", {"bid_order": "count", "jokers": True, "longer": False})
    assert "count before value" in told
    assert "## Wild ones\n" in told
    assert "## Which bid is higher: value before count" not in told
    assert "## Longer game" not in told


@pytest.mark.parametrize("name", shelf.names())
def test_every_drawing_in_a_text_is_there(name: str) -> None:
    folder = shelf.box(name).folder
    drawn = set(re.findall(r'id="([^"]+)"', (folder / "page" / "symbols.svg").read_text(encoding="utf-8")))
    for language in LANGUAGES:
        used = re.findall(r"!\[\]\(([\w-]+)\)", text(shelf.box(name), language))
        assert set(used) <= drawn
        assert used == re.findall(r"!\[\]\(([\w-]+)\)", text(shelf.box(name), "en"))
