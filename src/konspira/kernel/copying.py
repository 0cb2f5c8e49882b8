"""Rules that are written out field by field, as a hand would, from the declaration of a record.

So the compiler, the interpreter and a debugger read them like any other rule.
"""

from __future__ import annotations

import linecache
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from konspira.kernel.record import PADDING, Record
from konspira.kernel.rule import rule


def copying(kind: type[Record]) -> Any:
    """A rule that copies every field of a record from one record that has them into another.

    `share = copying(Public)`, then `share(t, v)` in `look`.
    """
    return rule(_written("share(source, target)", kind, [f"target.{name} = source.{name}" for name in kind.fields]))


def looking(look: Any, view: type[Record]) -> Any:
    """The rule `look`, which then zeroes what lies between the fields of the view: equal views are equal bytes."""
    padding = list(_padding("record", view.dtype))
    if not padding:
        return look
    clear = rule(plain=lambda record: None)(_written("clear(record)", view, padding))

    @rule
    def look_and_clear(table: Any, seat: Any, record: Any) -> None:
        look(table, seat, record)
        clear(record)

    return look_and_clear


def _padding(path: str, dtype: np.dtype[Any]) -> Iterator[str]:
    """A statement for each byte that belongs to no field, of records within the record too."""
    for name in dtype.names or ():
        if name.startswith(PADDING):
            yield from (f"{path}.{name}[{place}] = 0" for place in range(dtype[name].itemsize))
        else:
            yield from _padding(f"{path}.{name}", dtype[name])


def _written(signature: str, kind: type[Record], statements: list[str]) -> Callable[..., Any]:
    """A function of these statements, which tracebacks and debuggers can show."""
    name, text = signature.partition("(")[0], f"def {signature}:\n    " + "\n    ".join(statements) + "\n"
    file = f"<{name} {kind.__module__}.{kind.__qualname__}>"
    space: dict[str, Any] = {"__name__": kind.__module__}
    exec(compile(text, file, "exec"), space)
    linecache.cache[file] = len(text), None, text.splitlines(keepends=True), file
    made: Callable[..., Any] = space[name]
    return made
