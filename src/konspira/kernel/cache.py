"""The compiled cache: machine code in the user's cache folder, under a hash of the sources it came from.

An edit of any file that machine code was made from gives another hash, so stale code is never found.
Numba's own cache looks only at the file of the cached function; the locator below looks at all of them.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import os
import platform
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba
import numpy as np
import platformdirs
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator

KEPT = 96  # folders of machine code kept, of one to three megabytes each; those unused for longest are swept away


def stamp(folders: tuple[Path, ...]) -> str:
    """A hash of all sources and data below the folders, and of what turns them into machine code."""
    digest = hashlib.blake2b(digest_size=12)
    for part in (numba.__version__, np.__version__, platform.python_version(), platform.machine()):
        digest.update(part.encode() + b"\0")
    for folder in folders:
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


def shelf_for(name: str, folders: tuple[Path, ...]) -> Path | None:
    """The folder for one game's machine code, made if need be; those unused for longest are swept away."""
    base = root()
    if base is None:
        return None
    folder = base / f"{name}-{stamp(folders)}"
    if not folder.exists():
        folder.mkdir(exist_ok=True)
        _sweep(base)
    with contextlib.suppress(OSError):  # another process sweeps
        os.utime(folder)
    return folder


def _sweep(base: Path) -> None:
    try:
        by_use = sorted((p for p in base.iterdir() if p.is_dir()), key=lambda p: p.stat().st_mtime, reverse=True)
    except OSError:
        return  # another process sweeps
    for old in by_use[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)


def keep(dispatcher: Any, folder: Path, body: Callable[..., Any]) -> None:
    """Let a compiled function find and leave its machine code in the folder."""

    class Locator(_CacheLocator):  # type: ignore[misc]  # Numba has no types
        def get_cache_path(self) -> str:
            return str(folder)

        def get_source_stamp(self) -> str:
            return folder.name

        def get_disambiguator(self) -> str:
            return folder.name

        @classmethod
        def from_function(cls, py_func: Any, py_file: Any) -> Any:
            return cls()

    class Impl(CompileResultCacheImpl):  # type: ignore[misc]  # as above
        _locator_classes = [Locator]

    class Cache(FunctionCache):  # type: ignore[misc]  # as above
        _impl_class = Impl

    dispatcher._cache = Cache(body)
