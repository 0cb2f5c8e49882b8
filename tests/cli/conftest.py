"""The real command, run as a person runs it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.fixture
def run(tmp_path: Path):
    """A function that runs `konspira …` with a home of its own and returns its exit code and what it printed."""

    def command(*words: str, typed: str = "", **more: str) -> tuple[int, str]:
        environment = {**os.environ, "LANG": "en_GB.UTF-8", "XDG_DATA_HOME": str(tmp_path), "COLUMNS": "120"}
        environment.pop("LC_ALL", None)
        done = subprocess.run(
            [sys.executable, "-m", "konspira", *words], env=environment | more, capture_output=True, text=True,
            input=typed, timeout=300,
        )  # fmt: skip
        return done.returncode, done.stdout + done.stderr

    return command
