"""The folder of a dataset: files that are whole or not there, so that whoever writes one can be stopped at any time.

A shard is a run of matches: `decisions/FIRST-LAST.parquet` and then `matches/FIRST-LAST.parquet`, whose being there
says that both are whole. What is being written has a name that readers of Parquet pass over.
"""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import msgspec
import pyarrow.parquet as pq

from konspira.boxes.box import Box
from konspira.research.dataset.schema import (
    About,
    Decisions,
    Played,
    actions_table,
    decisions_batches,
    decisions_schema,
    matches_table,
)  # fmt: skip

try:
    import fcntl
except ImportError:  # a system without it trusts that nobody writes twice
    fcntl = None  # type: ignore[assignment]  # as the line above says

ROWS = 1 << 20  # of a shard, about
BYTES = 512 << 20  # of a shard's views and observations, about
SECONDS = 60.0  # after which a shard is closed, so that no more work than that is lost
_SHARD = re.compile(r"(\d{12})-(\d{12})\.parquet")
_DESCRIPTION = "dataset.json"


class OtherDataset(ValueError):
    """The folder holds something else."""


class Busy(OSError):
    """Another process writes there."""


class Folder:
    """A dataset that is being made, by one process with its workers at a time: `with Folder(…) as folder`.

    Raises OtherDataset where the folder holds another, and Busy.
    """

    def __init__(self, path: Path, box: Box, about: About) -> None:
        self.path, self.box, self.about = path, box, about
        described = path / _DESCRIPTION
        if described.exists():
            if not about.same(read_about(path)):
                raise OtherDataset(str(path))
        elif path.exists() and any(path.iterdir()):
            raise OtherDataset(str(path))
        for part in ("decisions", "matches"):
            (path / part).mkdir(parents=True, exist_ok=True)
        self._lock = _locked(path / ".lock")
        self._tidy()
        pq.write_table(actions_table(box), path / ".actions")
        os.replace(path / ".actions", path / "actions.parquet")
        (path / ".about").write_bytes(msgspec.json.format(msgspec.json.encode(about), indent=1))
        os.replace(path / ".about", described)

    def __enter__(self) -> Folder:
        return self

    def __exit__(self, *_: object) -> None:
        self._lock.close()

    def _tidy(self) -> None:
        """Take away what a run that was stopped has left half done."""
        whole = {path.name for path in (self.path / "matches").glob("[0-9]*")}
        for path in [*self.path.glob("decisions/*"), *self.path.glob("matches/*")]:
            if path.name not in whole:
                path.unlink()

    @property
    def done(self) -> list[range]:
        """The matches that are there, as runs in order."""
        return sorted(shards(self.path), key=lambda run: run.start)

    def missing(self, games: int) -> Iterator[range]:
        """The runs of matches that are not there yet."""
        at = 0
        for run in self.done:
            if at < min(run.start, games):
                yield range(at, min(run.start, games))
            at = max(at, run.stop)
        if at < games:
            yield range(at, games)


class Shards:
    """Writes matches that follow each other, a shard after the other. Close it, and what was added is there."""

    def __init__(self, path: Path, box: Box, about: About, players: list[str]) -> None:
        self.path, self.box, self.about, self.players = path, box, about, players
        self._schema = decisions_schema(about)
        wide = about.view.itemsize + about.observation
        self._most = min(ROWS, max(1, BYTES // wide))
        self._writer: pq.ParquetWriter | None = None
        self._played: list[Played] = []

    def add(self, rows: Decisions, played: list[Played]) -> None:
        """Matches, the first of which follows the last that was added."""
        if self._writer is None:
            self._begin(played[0].match)
        assert self._writer is not None
        for batch in decisions_batches(self.box, self.about, rows, self.players):
            self._writer.write_batch(batch)
        self._rows += len(rows.match)
        self._played += played
        if self._rows >= self._most or time.monotonic() - self._began > SECONDS:
            self.close()

    def _begin(self, first: int) -> None:
        self._open = self.path / "decisions" / f".{first:012}"
        plain = [name for name in self._schema.names if name not in ("view", "observation", "match", "step")]
        self._writer = pq.ParquetWriter(self._open, self._schema, compression="zstd", use_dictionary=plain)
        self._rows, self._began = 0, time.monotonic()

    def close(self) -> None:
        """Finish the shard that is being written, if there is one."""
        if self._writer is None:
            return
        self._writer.close()
        self._writer, played = None, self._played
        self._played = []
        name = f"{played[0].match:012}-{played[-1].match:012}.parquet"
        os.replace(self._open, self.path / "decisions" / name)
        told = self.path / "matches" / f".{played[0].match:012}"
        pq.write_table(matches_table(self.about, played), told, compression="zstd")
        os.replace(told, self.path / "matches" / name)


def _locked(path: Path) -> IO[str]:
    """The file that whoever writes holds; the system lets go of it when the process ends, however it ends."""
    file = path.open("w")
    if fcntl is not None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            raise Busy(str(path.parent)) from None
    return file


def shards(path: Path) -> Iterator[range]:
    """The matches of each shard that is whole."""
    for file in (path / "matches").glob("[0-9]*"):
        if found := _SHARD.fullmatch(file.name):
            yield range(int(found[1]), int(found[2]) + 1)


def read_about(path: Path) -> About:
    """The description of the dataset in a folder. Raises OtherDataset where there is none."""
    try:
        return msgspec.json.decode((path / _DESCRIPTION).read_bytes(), type=About)
    except (OSError, msgspec.MsgspecError):
        raise OtherDataset(str(path)) from None
