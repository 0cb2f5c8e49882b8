"""Compile one game in a process of its own: `python -m konspira.kernel.warm FOLDER NAME`.

Prints one JSON line `[entry point, done, total]` for each, so that somebody can show how far it is.
"""

from __future__ import annotations

import contextlib
import json
import sys

from konspira.kernel.entry import entries
from konspira.kernel.find import load_box


def main(folder: str, name: str) -> None:
    """Fill the compiled cache for the game in a folder."""
    entries(load_box(folder, name)).load(_tell)


def _tell(entry: str, done: int, total: int) -> None:
    with contextlib.suppress(OSError):  # whoever listened has gone; the cache is worth filling all the same
        print(json.dumps([entry, done, total]), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
