"""Every ruling is in RULES.md, and every one that the rulebook settles is cited by a test."""

from __future__ import annotations

import re
from pathlib import Path

from konspira.games.krecia import BOX

RULES = (BOX.folder / "RULES.md").read_text(encoding="utf-8")
TESTS = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
SETTLED = re.compile(r"\| (\d+) \| (O\*?(?: / own)?|own) \| ([\d.]+) (?=\|)")


def rulings() -> dict[int, tuple[str, str]]:
    return {int(number): (standing, rule) for number, standing, rule in SETTLED.findall(RULES)}


def test_all_eighty_one_rulings_are_listed_with_their_rule() -> None:
    assert sorted(rulings()) == list(range(1, 82))
    body = RULES[: RULES.index("## The 81 rulings")]
    sections = {int(number): text for number, text in re.findall(r"^## (\d+) (.*?)(?=^## |\Z)", body, re.M | re.S)}
    for number, (_, rule) in rulings().items():
        section, _, item = rule.partition(".")
        assert int(section) in sections, f"ruling {number} points to {rule}"
        assert not item or re.search(rf"^{item}\. ", sections[int(section)], re.M), f"ruling {number} points to {rule}"


def test_every_ruling_that_the_rulebook_settles_is_cited_by_a_test() -> None:
    cited = {int(number) for number in re.findall(r"[Rr]uling[_ ](\d+)", TESTS)}
    missing = [number for number, (standing, _) in rulings().items() if standing != "own" and number not in cited]
    assert missing == []
