"""The real command, run as a person runs it."""

from __future__ import annotations

import os
from pathlib import Path

import nursery
import pytest


@pytest.fixture
def run(tmp_path: Path):
    """A function that runs `konspira …` with a home of its own and returns its exit code and what it printed."""

    def command(*words: str, typed: str = "", **more: str) -> tuple[int, str]:
        environment = {**os.environ, "LANG": "en_GB.UTF-8", "XDG_DATA_HOME": str(tmp_path), "COLUMNS": "120"}
        environment.pop("LC_ALL", None)
        done = nursery.run(["-m", "konspira", *words], env=environment | more, typed=typed)
        return done.returncode, done.stdout

    return command
