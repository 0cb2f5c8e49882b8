"""The page about adapters: what it shows runs, and the versions that it names are those of the project."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adapters.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
NAMES = {"PettingZoo": "pettingzoo", "Gymnasium": "gymnasium", "OpenSpiel": "open_spiel"}


@pytest.mark.parametrize("example", EXAMPLES, ids=[text.splitlines()[0] for text in EXAMPLES])
def test_what_it_shows_runs(example: str) -> None:
    exec(compile(example, "docs/adapters.md", "exec"), {})


def test_the_versions_that_it_names_are_those_of_the_project() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    pinned = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    for framework, package in NAMES.items():
        found = re.search(rf"\| {framework} \| `(.*?)` \| (\S+) \|", PAGE)
        assert found, framework
        assert package + found[1] in extras["research"]
        assert f"{package.replace('_', '-')}=={found[2]}" in pinned
