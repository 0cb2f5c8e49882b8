"""What the README shows is run, what it leads to is there, and its commands bring what they need and no more."""

from __future__ import annotations

import doctest
import re
import tomllib
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"
PROJECT = tomllib.loads((README.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]


def test_the_examples_of_the_readme_run() -> None:
    results = doctest.testfile(str(README), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert results.attempted >= 8
    assert results.failed == 0


def test_what_it_shows_and_leads_to_exists() -> None:
    leading = re.findall(r"\]\((?!https?:)([^)#]*)", README.read_text(encoding="utf-8"))
    assert leading[0].endswith(".png"), "a picture on the first screen"
    assert all((README.parent / path).exists() for path in leading)


def test_its_two_commands_are_the_whole_interface() -> None:
    """Each sets itself up: what it runs depends on the extras that it needs, and on nothing that others bring."""
    makefile = (README.parent / "Makefile").read_text(encoding="utf-8")
    assert re.search(r"^play: \$\(VENV\)/\.play$", makefile, re.MULTILINE)
    assert re.search(r"^test: \$\(VENV\)/\.test$", makefile, re.MULTILINE)
    essentials = re.findall(r"^ESSENTIALS := (.*)$", makefile.replace("\\\n", ""), re.MULTILINE)[0].split()
    assert all((README.parent / path).exists() for path in essentials)


def brings(*extras: str) -> set[str]:
    """The packages that some extras bring, with those of the extras that they name."""
    named: set[str] = set()
    for extra in extras:
        for one in EXTRAS[extra]:
            name, _, inner = re.split(r"[<>=;]", one)[0].partition("[")
            named |= brings(*inner.rstrip("]").split(",")) if name == "konspira" else {name}
    return named


def test_playing_brings_neither_tools_nor_clusters_and_testing_brings_no_torch() -> None:
    assert not brings("server") & {"ray", "open_spiel", "playwright", "mypy", "pytest"}
    assert brings("test") >= brings("server", "research", "ray")
    assert not {name for name in brings("test", "check", "release", "docs") if "torch" in name}
