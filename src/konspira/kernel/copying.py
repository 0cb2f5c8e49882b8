"""Copying what two records have in common: `share = copying(Public)`, then `share(t, v)` in `look`."""

from __future__ import annotations

import linecache
from typing import Any

from konspira.kernel.record import Record
from konspira.kernel.rule import rule


def copying(kind: type[Record]) -> Any:
    """A rule that copies every field of a record from one record that has them into another.

    It is written out field by field, as a hand would, so that the compiler, the interpreter and a debugger read it
    like any other rule.
    """
    text = "def share(source, target):\n" + "".join(f"    target.{name} = source.{name}\n" for name in kind.fields)
    file = f"<share {kind.__module__}.{kind.__qualname__}>"
    space: dict[str, Any] = {"__name__": kind.__module__}
    exec(compile(text, file, "exec"), space)
    linecache.cache[file] = len(text), None, text.splitlines(keepends=True), file  # for tracebacks and debuggers
    return rule(space["share"])
