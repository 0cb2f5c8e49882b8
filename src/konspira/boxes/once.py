"""Once: what there is one of in a process, whichever thread asks for it first.

`functools.cache` lets two threads make the same thing at once, and each keeps its own: a backend that one thread
compiled stayed unready for the others.
"""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

Args = TypeVarTuple("Args")
T = TypeVar("T")

_lock = threading.RLock()  # one for all, so that things which are made of each other never wait in a circle


def once(make: Callable[[*Args], T]) -> Callable[[*Args], T]:
    """A function that makes a thing when it is first asked for these arguments, and then gives that very thing."""
    made: dict[object, T] = {}

    @functools.wraps(make)
    def get(*args: *Args) -> T:
        if args not in made:
            with _lock:
                if args not in made:
                    made[args] = make(*args)
        return made[args]

    return get
