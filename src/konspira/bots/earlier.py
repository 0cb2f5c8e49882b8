"""Bots of an earlier version, as they really were: `v0.1:level-4`, for whoever has the repository.

The version is taken out of the repository into a folder beside the cache and runs there, in a process of its own, with
its own machine code. It is given turns over a pipe, in the layout that its views had, so nothing of today's bots, rules
or beliefs is between it and the game. Actions have the numbers they always had.
"""

from __future__ import annotations

import atexit
import base64
import functools
import io
import json
import os
import subprocess
import sys
import tarfile
import tempfile
import threading
from pathlib import Path

import numpy as np

from konspira.bots.bot import BadBot, Budget, Clock, fresh_seed
from konspira.boxes import cache
from konspira.contract import Action, View
from konspira.play import layout
from konspira.turn import Turn

REPOSITORY = Path(__file__).parents[3]
# Whose views journals of format 1 are laid out by; commits, since a clone need not have tags.
VERSIONS = {"v0.1": "cb6cd18ba8aff7246468170838c3d7b4035f131c"}


class Version:
    """An earlier version that answers turns."""

    def __init__(self, tag: str) -> None:
        home = _unpacked(tag)
        own = {"PYTHONPATH": str(home / "src"), "KONSPIRA_CACHE": str(home / "cache")}
        child, timing = Path(__file__).with_name("earlier_child.py"), [] if Clock.now is _wall else ["own-time"]
        self._lock = threading.Lock()
        self._process = subprocess.Popen(
            [sys.executable, "-P", str(child), *timing], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            env=os.environ | own,
        )  # fmt: skip
        atexit.register(self._process.kill)

    def choose(self, name: str, seed: int, turn: Turn) -> int:
        """The number of the action that a bot of that version takes."""
        old = layout.first(turn.box)
        rows = [old.encode(turn.history.row(place)) for place in range(len(turn.history))]
        asked = {
            "bot": name, "seed": seed, "game": turn.game, "seat": turn.seat, "legal": turn.legal.numbers.tolist(),
            "rows": [base64.b64encode(row).decode() for row in rows],
        }  # fmt: skip
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with self._lock:
            self._process.stdin.write(json.dumps(asked) + "\n")
            self._process.stdin.flush()
            answer = self._process.stdout.readline()
        if not answer:
            raise RuntimeError(f"the earlier version ended with {self._process.wait()}")
        return int(answer)


_wall = Clock.now


@functools.cache
def version(tag: str, process: int) -> Version:
    """The version of a tag, one a process."""
    return Version(tag)


def _unpacked(tag: str) -> Path:
    """Where the version lies, taken out of the repository if it is not there yet."""
    home = (cache.root() or Path(tempfile.gettempdir())).with_name("konspira-versions") / tag
    if (home / "src").exists():
        return home
    packed = subprocess.run(
        ["git", "-C", str(REPOSITORY), "archive", VERSIONS[tag], "src"], capture_output=True, check=False
    )
    if packed.returncode:
        raise BadBot("refused-bot-version", bot=tag, reason=packed.stderr.decode(errors="replace").strip())
    part = home.with_name(f"{tag}.{os.getpid()}")
    part.parent.mkdir(parents=True, exist_ok=True)
    with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
        archive.extractall(part, filter="data")
    try:
        part.rename(home)
    except OSError:  # another process was first
        if not (home / "src").exists():
            raise
    return home


class Earlier:
    """A bot of an earlier version."""

    def __init__(self, tag: str, name: str, budget: Budget | None = None, *, seed: int | None = None) -> None:
        self.tag, self.plain = tag, f"{name}@{budget}" if budget else name
        self.name, self._seed = f"{tag}:{self.plain}", fresh_seed(seed)
        _unpacked(tag)  # so that what is missing is said before a game begins

    def choose(self, turn: Turn[View, Action]) -> Action:
        """What that version would have done."""
        number = version(self.tag, os.getpid()).choose(self.plain, self._seed, turn)
        at = np.flatnonzero(turn.legal.numbers == number)
        return turn.legal[int(at[0])]
