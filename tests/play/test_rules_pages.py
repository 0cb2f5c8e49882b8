"""The rules as players read them: a page in every language, which says the same under the same number."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from konspira.play import shelf
from konspira.speech import LANGUAGES


def numbers(page: Path) -> list[str]:
    return re.findall(r"^(?:- )?\**(\d+\.\d+)\b", page.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("name", shelf.names())
def test_every_game_has_its_rules_in_every_language(name: str) -> None:
    folder = shelf.box(name).folder
    found = {language: numbers(folder / f"rules.{language}.md") for language in LANGUAGES}
    assert len(found["en"]) > 10
    assert found["pl"] == found["cs"] == found["en"]
