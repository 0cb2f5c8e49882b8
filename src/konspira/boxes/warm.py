"""Compile one game in a process of its own: `python -m konspira.boxes.warm FOLDER NAME [MODULE:CLASS [attended]]`.

The class says which entry points, those of the rules if none is given. Prints one JSON line
`[entry point, done, total]` for each, so that somebody can show how far it is. One that is attended ends with whoever
started it, which is when its standard input ends; what is compiled by then is kept.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import os
import signal
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

from konspira.boxes.entry import EntryPoints
from konspira.boxes.find import load_box

try:
    import fcntl
except ImportError:  # a system without it compiles twice, and no worse
    fcntl = None  # type: ignore[assignment]  # as the line above says


def main(folder: str, name: str, made: str = "konspira.boxes.backend:Compiled", attended: str = "") -> None:
    """Fill the compiled cache for the game in a folder."""
    if attended:
        threading.Thread(target=_end_with_the_input, daemon=True).start()
    module, _, class_name = made.partition(":")
    kind: type[EntryPoints] = vars(importlib.import_module(module))[class_name]
    points = kind(load_box(folder, name))
    with alone(points.folder):
        points.load(_tell)


@contextlib.contextmanager
def alone(folder: Path | None) -> Iterator[None]:
    """One process a game compiles; those that start meanwhile wait, and then find all in the cache."""
    if fcntl is None or folder is None:
        yield
        return
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # the system lets go of it when the process ends, however it ends
        yield


def _end_with_the_input() -> None:
    while os.read(0, 1 << 10):  # not by sys.stdin: its lock, held here, would abort the interpreter when it ends well
        pass
    os._exit(1)  # at once, whatever is being compiled; entry points get into the cache whole or not at all


def _tell(name: str, done: int, total: int) -> None:
    with contextlib.suppress(OSError):  # whoever listened has gone
        print(json.dumps([name, done, total]), flush=True)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for who started this process, and ends it by its input
    main(*sys.argv[1:])
