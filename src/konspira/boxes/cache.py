"""The compiled cache: machine code in the user's cache folder, under a hash of the sources it came from.

An edit of any file that machine code was made from gives another hash, so stale code is never found.
"""

from __future__ import annotations

import functools
import hashlib
import os
import platform
import shutil
import tempfile
import time
from pathlib import Path

import numba
import numpy as np
import platformdirs

KEPT = 24  # folders of machine code kept, those used last
RECENT = 24 * 3600.0  # seconds: what was used since is kept, however much it is


def stamp(sources: tuple[Path, ...], made_by: str) -> str:
    """A hash of all sources and data below the folders, and of what turns them into machine code."""
    digest = hashlib.blake2b(digest_size=12)
    for part in (made_by, numba.__version__, np.__version__, platform.python_version(), platform.machine()):
        digest.update(part.encode() + b"\0")
    for folder in sources:
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".toml") and "__pycache__" not in path.parts:
                digest.update(str(path.relative_to(folder)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


@functools.cache
def root() -> Path | None:
    """Where machine code may be kept; None on a machine without a writable place."""
    chosen = os.environ.get("KONSPIRA_CACHE")
    folder = Path(chosen) if chosen else Path(platformdirs.user_cache_dir("konspira", appauthor=False))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        return None
    return folder


def folder_for(name: str, sources: tuple[Path, ...], made_by: str) -> Path | None:
    """The folder for one game's machine code, made if need be, and marked as used now."""
    base = root()
    if base is None:
        return None
    folder = base / f"{name}-{stamp(sources, made_by)}"
    if folder.exists():
        os.utime(folder)
    else:
        folder.mkdir(exist_ok=True)
        _sweep(base)
    return folder


def _sweep(base: Path) -> None:
    """Throw away what was not used for longest, but nothing that was used recently."""
    try:
        used = {folder: folder.stat().st_mtime for folder in base.iterdir() if folder.is_dir()}
    except OSError:
        return  # another process sweeps
    for folder in sorted(used, key=lambda folder: used[folder], reverse=True)[KEPT:]:
        if used[folder] < time.time() - RECENT:
            shutil.rmtree(folder, ignore_errors=True)
