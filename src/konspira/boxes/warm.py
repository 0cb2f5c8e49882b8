"""Compile one game in a process of its own: `python -m konspira.boxes.warm FOLDER NAME [MODULE:CLASS]`.

The class says which entry points, those of the rules if none is given. Prints one JSON line
`[entry point, done, total]` for each, so that somebody can show how far it is.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from konspira.boxes.entry import EntryPoints
from konspira.boxes.find import load_box

try:
    import fcntl
except ImportError:  # a system without it compiles twice, and no worse
    fcntl = None  # type: ignore[assignment]  # as the line above says


def main(folder: str, name: str, made: str = "konspira.boxes.backend:Compiled") -> None:
    """Fill the compiled cache for the game in a folder."""
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


def _tell(name: str, done: int, total: int) -> None:
    with contextlib.suppress(OSError):  # whoever listened has gone; the cache is worth filling all the same
        print(json.dumps([name, done, total]), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
