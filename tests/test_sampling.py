"""Matrices are sampled by a seed, whole with `--all`, and a whole run goes on where it was stopped."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

MATRIX = """
import pytest

@pytest.mark.sample(3)
@pytest.mark.parametrize("case", range(20))
def test_a_case(case):
    print("case", case)
    assert case != 20

@pytest.mark.full
def test_at_length():
    print("at length")

def test_a_loop(sample):
    print("loop", sample(range(10), 2))
"""


@pytest.fixture
def run(tmp_path: Path):
    """A function that runs pytest over a matrix of twenty cases and returns what it printed."""
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_matrix.py").write_text(MATRIX)
    (tmp_path / "pytest.ini").write_text("[pytest]\n")

    def command(*words: str) -> str:
        plugins = ["-p", "sampling", "-p", "no:cacheprovider", "-s", *words]
        return subprocess.run(
            [sys.executable, "-m", "pytest", *plugins], cwd=tmp_path, capture_output=True, text=True,
            env={"PYTHONPATH": str(Path(__file__).parent)},
        ).stdout  # fmt: skip

    return command


def cases(said: str) -> list[str]:
    return re.findall(r"case (\d+)", said)


def loops(said: str) -> list[str]:
    return re.findall(r"loop (\[.*?\])", said)


def test_a_sample_is_drawn_by_the_seed_which_is_printed(run) -> None:
    first, again, *others = (run("--seed", seed) for seed in ("1", "1", "2", "3"))
    assert "4 passed, 18 deselected" in first
    assert "--seed 1" in first
    assert len(cases(first)) == 3
    assert cases(first) == cases(again)
    assert any(cases(first) != cases(other) for other in others)
    assert len(loops(first)[0].split(",")) == 2
    assert loops(first) == loops(again)
    assert any(loops(first) != loops(other) for other in others)


def test_a_case_that_is_named_is_run(run) -> None:
    left_out = next(case for case in range(20) if str(case) not in cases(run()))
    assert "1 passed" in run(f"tests/test_matrix.py::test_a_case[{left_out}]")


def test_all_runs_everything_and_then_only_what_has_not_passed(run, tmp_path: Path) -> None:
    matrix = tmp_path / "tests" / "test_matrix.py"
    matrix.write_text(MATRIX.replace("case != 20", "case != 7 or __import__('os').path.exists('cured')"))
    assert "1 failed, 21 passed" in run("--all")
    (tmp_path / "cured").touch()
    assert cases(run("--all")) == ["7"]
    again = run("--all")
    assert "22 tests had passed before" in again
    assert "22 deselected" in again
    assert "22 passed" in run("--all", "--afresh")
    matrix.write_text(MATRIX)
    assert "22 passed" in run("--all"), "other sources, another run"


def test_workers_skip_the_same_and_remember_together(run) -> None:
    assert "21 passed" in run("--all", "-n", "2", "-k", "case or loop")
    said = run("--all", "-n", "2")
    assert "1 passed" in said
    assert "21 tests had passed before" in said
