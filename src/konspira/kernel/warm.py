"""Compile one game in a process of its own: `python -m konspira.kernel.warm FOLDER NAME`.

Prints one JSON line `[entry point, done, total]` for each, so that somebody can show how far it is.
"""

from __future__ import annotations

import json
import sys

from konspira.kernel.entry import entries
from konspira.kernel.find import load_box


def main(folder: str, name: str) -> None:
    """Fill the compiled cache for the game in a folder."""
    box = load_box(folder, name)
    entries(box).load(lambda entry, done, total: print(json.dumps([entry, done, total]), flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
