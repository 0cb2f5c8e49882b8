"""The shelf: a game in a folder anywhere is found by everything, with no other change."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the toy game lies in a temporary folder on KONSPIRA_GAMES."""
    home = tmp_path_factory.mktemp("somebody")
    shutil.copytree(TESTS / "toys" / "pips", home / "pips", ignore=shutil.ignore_patterns("__pycache__"))
    return {**os.environ, "KONSPIRA_GAMES": str(home), "LANG": "en_GB.UTF-8", "COLUMNS": "120"}


def run(environment: dict[str, str], *command: str, typed: str = "") -> str:
    done = subprocess.run(
        [sys.executable, "-m", *command], env=environment, capture_output=True, text=True, input=typed, cwd=TESTS.parent
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_shelf_finds_it(elsewhere: dict[str, str]) -> None:
    assert "Everybody holds a secret number" in run(elsewhere, "konspira", "games")


def test_the_promises_run_over_it(elsewhere: dict[str, str]) -> None:
    said = run(elsewhere, "pytest", "tests/test_promises.py", "-k", "pips", "-p", "no:cacheprovider", "-o", "addopts=",
               "--import-mode=importlib", "-q")  # fmt: skip
    assert re.search(r"\b[1-9]\d* passed", said)
    assert "skipped" not in said


def test_it_can_be_played_in_the_terminal(elsewhere: dict[str, str], tmp_path: Path) -> None:
    environment = {**elsewhere, "XDG_DATA_HOME": str(tmp_path)}
    said = run(environment, "konspira", "play", "pips", "--bot", "random", typed="x\n1\n")
    assert "Type a number from 1 to 2." in said
    assert "All numbers are shown." in said


def test_it_can_be_simulated_and_measured(elsewhere: dict[str, str]) -> None:
    assert "share of wins, Seat 3" in run(elsewhere, "konspira", "simulate", "pips", "--games", "1000")
    assert '"game": "pips"' in run(elsewhere, "konspira", "bench", "pips", "--json", "--seconds", "0.1")


def test_a_bot_plays_it(elsewhere: dict[str, str]) -> None:
    script = (
        "import konspira; from konspira.bots import bot; m = konspira.open('pips', seats=2)\n"
        "while m.outcome is None: m.act(m.actors[0], bot('flat@200').choose(m.turn(m.actors[0])))\n"
        "print(m.outcome.payoffs)"
    )
    done = subprocess.run([sys.executable, "-c", script], env=elsewhere, capture_output=True, text=True, check=True)
    assert "0" in done.stdout
