"""Every ruling is written down in RULES.md and has a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from konspira.games.agenci import BOX

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


@pytest.mark.parametrize("fact", ["Orange and grey are **reconstructed**", "of each kind is **reconstructed**"])
def test_what_is_reconstructed_is_said_to_be(fact: str) -> None:
    assert fact in RULES


def test_the_limit_on_turns_is_said_to_be_ours() -> None:
    assert re.search(r"\*\*5\.6\*\*[^*]*200 turns[^*]*\(own\)", RULES)
