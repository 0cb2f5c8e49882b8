"""The page about the tools: its blocks run, one after the other, and show what it says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import konspira.research

PAGE = Path(__file__).parents[2] / "docs" / "tools.md"


def test_the_blocks_of_the_page_run_and_show_what_it_says() -> None:
    space: dict[str, Any] = {}
    blocks = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    for block in blocks:
        exec(compile(block, str(PAGE), "exec"), space)
    uniform, solved = space["found"], konspira.research.examine(space["tree"], space["policy"])
    assert len(blocks) >= 8
    assert solved.exploitability < 0.1 < 0.5 < uniform.exploitability
    assert space["answer"].lower_bound > 0.2
    assert space["plot"].startswith("<svg")


def test_what_the_page_names_can_be_imported_from_one_place() -> None:
    named = set(re.findall(r"from konspira\.research import (.*)", PAGE.read_text(encoding="utf-8")))
    names = {name.strip() for line in named for name in line.split(",")}
    assert names <= set(konspira.research.__all__)
    assert all(hasattr(konspira.research, name) for name in konspira.research.__all__)
