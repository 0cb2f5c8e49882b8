"""The processes that a server under test has begun."""

from __future__ import annotations

from pathlib import Path

from konspira.server.store import commits


def children(process: int) -> list[int]:
    """The processes that a process has begun."""
    tasks = Path(f"/proc/{process}/task").iterdir()
    return [int(child) for task in tasks for child in (task / "children").read_text().split()]


def writers_of(process: int) -> list[int]:
    """Those of them that write a database (there is one)."""
    script = str(commits.__file__).encode()
    return [child for child in children(process) if script in Path(f"/proc/{child}/cmdline").read_bytes().split(b"\0")]
