"""The tests mirror the source tree: whoever changes a module finds its tests under the same name."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import konspira

SOURCES, TESTS = Path(konspira.__file__).parent, Path(__file__).parent
GAMES = SOURCES / "games"  # a game's tests are named after the chapters of its rulebook
WITHOUT = {
    "__init__.py": "stands for its folder, and is tested by the tests in it",
    "__main__.py": "only calls the command line, which tests/cli runs",
}


def untested(sources: Path, tests: Path) -> Iterator[str]:
    """The modules of a tree that have no tests of the same name in the same folder of another."""
    for module in sorted(sources.rglob("*.py")):
        mirrored = tests / module.relative_to(sources).with_name(f"test_{module.name}")
        if module.name not in WITHOUT and GAMES not in module.parents and not mirrored.exists():
            yield module.relative_to(sources).as_posix()


def test_every_module_has_tests_of_the_same_name() -> None:
    assert list(untested(SOURCES, TESTS)) == []


def test_a_module_without_tests_is_named(tmp_path: Path) -> None:
    for path in ("src/a.py", "src/deep/b.py", "src/deep/__init__.py", "tests/test_a.py", "tests/test_b.py"):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).touch()
    assert list(untested(tmp_path / "src", tmp_path / "tests")) == ["deep/b.py"]
