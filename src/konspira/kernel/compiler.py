"""The compiler of rules: our own way through Numba (`link`), or its plain one where that is not to be had (`plain`).

Our own compiles in a third of the time, and is called three times as fast, but stands on parts of Numba that are not
public. A version of Numba that we have not tried is tried first, by two small rules; if it fails, rules are
compiled the plain way, with the same results. KONSPIRA_PLAIN_NUMBA=1 asks for the plain way.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Protocol

import numba

from konspira.kernel import plain

TRIED = ("0.65", "0.66", "0.67", "0.68")  # versions of Numba that our own way is tested with
FORCED = "KONSPIRA_PLAIN_NUMBA"


class Compiler(Protocol):
    """What both ways offer."""

    @property
    def Rule(self) -> Any:
        """The class of rules."""

    @property
    def LINKS_ANOTHER(self) -> bool:
        """Can an entry point take another rule in the place of one that it reaches?"""

    def rule(self, function: Callable[..., Any]) -> Any:
        """A rule, to be compiled when other rules or entry points call it."""

    def overload(self, asked: Any, choose: Callable[..., Any]) -> None:
        """Let `choose` find, by the types of its arguments, who answers for `asked` in compiled code."""

    def uncounted(self, function: Callable[..., Any]) -> Any:
        """A function over arrays that allocates nothing: it counts no references, and may reckon in another order."""

    def entry_point(
        self,
        body: Callable[..., Any],
        signature: tuple[Any, ...],
        folder: Path | None,
        instead: Mapping[Any, Any] | None = None,
        *,
        brief: bool = False,
    ) -> Callable[..., Any]:
        """The function that Python calls, compiled or loaded from a folder of the cache.

        `instead` names rules that it reaches, and those that are linked in their place. One that is `brief` keeps the
        interpreter's lock: to let it go and take it again would cost more than what it does.
        """


def chosen() -> Compiler:
    """Our own way if it works, else the plain one, and then a warning says why."""
    if os.environ.get(FORCED):
        return plain
    try:
        from konspira.kernel import link

        if not numba.__version__.startswith(tuple(f"{version}." for version in TRIED)):
            link.try_out()
    except Exception as failure:  # whatever a new Numba has moved or changed
        warnings.warn(
            f"Numba {numba.__version__} is not as Konspira knows it ({type(failure).__name__}: {failure}). "
            "Rules are compiled the plain way: games take longer to start, and play the same.",
            RuntimeWarning,
            stacklevel=2,
        )
        return plain
    return link


compiler = chosen()
