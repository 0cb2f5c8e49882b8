"""Compiling in a process of its own: it says how far it is, fills the cache, and does not do it twice at once."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable

from konspira.kernel.box import Box


def test_whoever_compiles_in_a_process_of_its_own_says_how_far_it_is(altered: Callable[..., Box]) -> None:
    box = altered("said")
    command = [sys.executable, "-m", "konspira.kernel.warm", str(box.folder), "said", "konspira.bots.engine:Engine"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert [json.loads(line)[0] for line in done.stdout.splitlines()] == [
        "dream", "judge", "believe", "draw", "search", "sure", "baseline",
    ]  # fmt: skip
    assert done.stderr == ""
