"""Let the disk run full in the middle of real games, again and again, and hold the server to every word it has given.

    python tests/server/full_disk.py --times 30

The disk is a small one made for this (tmpfs, which needs the right to mount), or else the server's files may not grow
(RLIMIT_FSIZE). Whoever moves must be told in a sentence, /health must say so, what was answered must be stored exactly
once, what was refused is sent again, and play goes on when there is room. A full disk is not felt while there is room
in what was written before.
"""

from __future__ import annotations

import argparse
import contextlib
import resource
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

if __name__ == "__main__":  # as pytest does it
    sys.path[:0] = [str(Path(__file__).parents[1])]

from server.kills import Broken, Trial


class Disk:
    """A small disk for a server, which runs full when it is told to."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        mount = ["mount", "-t", "tmpfs", "-o", "size=64m", "tmpfs", str(folder)]
        self.real = subprocess.run(mount, capture_output=True, check=False).returncode == 0

    @contextlib.contextmanager
    def full(self, pid: int) -> Iterator[None]:
        """While this lasts, there is no room."""
        filler, before = self.folder / "filler", resource.prlimit(pid, resource.RLIMIT_FSIZE)
        if self.real:
            with contextlib.suppress(OSError), open(filler, "wb", buffering=0) as file:
                while True:
                    file.write(bytes(4096))
        else:
            sizes = [path.stat().st_size for path in self.folder.glob("*-wal")]
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (max(sizes), before[1]))
        yield
        filler.unlink(missing_ok=True)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)

    def close(self) -> None:
        """Take it away."""
        if self.real:
            subprocess.run(["umount", str(self.folder)], check=True)


class FullDisk(Trial):
    """Tables being played at, on a disk that runs full."""

    felt = 0  # times that it was

    def fill(self, times: int, disk: Disk, told: Any = lambda trial: None) -> None:
        """Play while the disk runs full again and again; raise what a witness found."""
        for witness in self.witnesses:
            witness.start()
        try:
            for _ in range(times):
                self.until(lambda played=self.moves: self.moves > played + 20, "nobody can play")
                with disk.full(self.lives.pid):
                    self._feel(self.moves, self.refused)
                self.kills += 1
                self.until(lambda: self.health() == 200, "a disk with room again is not healthy")
                told(self)
            self.until(lambda played=self.moves: self.moves > played + 20, "nobody can play")
        finally:
            self._end()
        self._told_wrong()

    def _feel(self, moves: int, refused: int) -> None:
        """The disk is full: people are told, unless there is room left in what was written before."""
        self.until(lambda: self.health() == 503 or self.moves > moves + 30, "nobody can play, or is told why")
        if self.health() == 503:
            self.felt += 1
            self.until(lambda: self.refused > refused, "nobody is told of a full disk")

    def until(self, true: Any, otherwise: str) -> None:
        ends = time.monotonic() + 60
        while not true() and not self.over.is_set():
            if time.monotonic() > ends:
                raise Broken(otherwise)
            time.sleep(0.02)

    def health(self) -> int:
        """What the server says of itself."""
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.lives.port}/health", timeout=60) as answer:
                return int(answer.status)
        except urllib.error.HTTPError as error:
            return error.code


def main() -> None:
    """Do it, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=30)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--seats", type=int, default=3)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        disk = Disk(Path(folder))
        try:
            trial = FullDisk(Path(folder) / "full.db", asked.tables, asked.seats)
            trial.fill(asked.times, disk, lambda t: print(f"\r{t.kills} times full", end="", file=sys.stderr))
            found = trial.check()
        finally:
            disk.close()
    print(file=sys.stderr)
    times = f"times full ({'tmpfs' if disk.real else 'RLIMIT_FSIZE'})"
    found = {times: found.pop("kills"), "felt": trial.felt, "moves refused": trial.refused} | found
    print(", ".join(f"{name}: {number}" for name, number in found.items()))


if __name__ == "__main__":
    main()
