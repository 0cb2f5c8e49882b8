"""What the README shows is run, and the first screen has what it should."""

from __future__ import annotations

import doctest
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_the_examples_of_the_readme_run() -> None:
    results = doctest.testfile(str(README), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert results.attempted >= 8
    assert results.failed == 0


def test_the_picture_on_the_first_screen_exists() -> None:
    name = README.read_text(encoding="utf-8").split("](", 1)[1].split(")", 1)[0]
    assert (README.parent / name).exists()
