"""The plain way through Numba, by what is public of it alone: slower to compile and to call, with the same results."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numba
from numba.extending import overload as numba_overload

LINKS_ANOTHER = False  # what an entry point reaches is compiled into it, once for all
Rule: Any = type(numba.njit(lambda: None))


def rule(function: Callable[..., Any]) -> Any:
    """A rule: a function that Numba compiles for the types that it is called with."""
    return numba.njit(nogil=True)(function)


def overload(asked: Any, choose: Callable[..., Any]) -> None:
    """Let `choose` find who answers for a word in compiled code."""
    numba_overload(asked)(choose)


def uncounted(function: Callable[..., Any]) -> Any:
    """A function over arrays, which counts references like any other here."""
    return numba.njit(nogil=True, fastmath=True)(function)


def entry_point(
    body: Callable[..., Any], signature: tuple[Any, ...], folder: Path | None, instead: Mapping[Any, Any] | None = None,
    *, brief: bool = False,
) -> Callable[..., Any]:  # fmt: skip
    """The function that Python calls; kept by Numba's own cache, in a folder of ours that knows all the sources."""
    if instead:
        raise NotImplementedError("the plain way links no rule in the place of another")
    if folder is None:
        return numba.njit([signature], nogil=not brief)(body)  # type: ignore[no-any-return]  # Numba has no types
    before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(folder)
    try:
        return numba.njit([signature], nogil=not brief, cache=True)(body)  # type: ignore[no-any-return]  # as above
    finally:
        numba.config.CACHE_DIR = before
