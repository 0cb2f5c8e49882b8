"""One act is a short walk through the server: scripts/walk.py counts it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

WALK = Path(__file__).parents[2] / "scripts" / "walk.py"
# Of the server; 15 in version 0.1, with one database and one node: three number an entry in the table's log and follow
# what others wrote, one is what both databases share, one does what was checked beside the event loop.
MODULES = 16
CHANGES = 87  # of module within a thread, in all; 120 in version 0.1; the chance, who signs, and what is told are asked


def test_an_act_crosses_few_modules_and_seldom_changes_between_them() -> None:
    made = subprocess.run([sys.executable, str(WALK), "--json"], capture_output=True, text=True, check=True)
    walk = json.loads(made.stdout)
    assert len(walk["server"]) <= MODULES, walk["server"]
    assert walk["changes"] <= CHANGES, walk["path"]
