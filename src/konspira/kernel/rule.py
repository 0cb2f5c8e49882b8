"""Rules: plain functions over records, compiled by Numba when first asked, and readable without it.

A rule never allocates, so the same function also compiles for a GPU. A sum of small integers never wraps at 127:
between rules they are 64 bits wide.
"""

from __future__ import annotations

import builtins
import types as python_types
from collections.abc import Callable, Iterator
from typing import Any, overload

import numpy as np

from konspira.kernel.compiler import compiler
from konspira.kernel.signature import Parameter


@overload
def rule(function: Callable[..., Any]) -> Any: ...


@overload
def rule(
    *, plain: Callable[..., Any] | None = None, takes: tuple[Parameter, ...] = ()
) -> Callable[[Callable[..., Any]], Any]: ...


def rule(
    function: Callable[..., Any] | None = None,
    *,
    plain: Callable[..., Any] | None = None,
    takes: tuple[Parameter, ...] = (),
) -> Any:
    """Make a function a rule.

    `plain` is another body for the interpreter, where the arithmetic differs; with `takes` the rule can be an entry
    point, which Python calls.
    """

    def make(function: Callable[..., Any]) -> Any:
        made = compiler.rule(function)
        made.plain_body, made.takes = plain, takes
        return made

    return make if function is None else make(function)


# -- the same rules, interpreted --------------------------------------------------------------------


class Constant:
    """A read-only table of numbers that refuses an index out of range, negative ones too."""

    __slots__ = ("rows",)

    def __init__(self, values: list[Any]) -> None:
        self.rows = [Constant(v) if isinstance(v, list) else v for v in values]

    def __getitem__(self, index: Any) -> Any:
        here: Any = self
        for place in index if type(index) is tuple else (index,):
            if not 0 <= place < len(here.rows):
                raise IndexError(f"index {index} is outside a table of {len(self.rows)} rows")
            here = here.rows[place]
        return here

    def __len__(self) -> int:
        return len(self.rows)


class Interpreter:
    """Rules re-created as ordinary Python functions, whose words are answered by one game.

    `interpreter(rule)` gives the function; a debugger or coverage tool steps through it line by line.
    """

    def __init__(self, answers: dict[Any, Any]) -> None:
        self.answers = answers  # word → rule of this game
        self.made: dict[Any, Callable[..., Any]] = {}

    def __call__(self, asked: Any) -> Callable[..., Any]:
        asked = self.answers.get(asked, asked)
        if asked not in self.made:
            self.made[asked] = self._recreate(asked)
        return self.made[asked]

    def _recreate(self, asked: Any) -> Callable[..., Any]:
        if asked.plain_body is not None:
            return asked.plain_body  # type: ignore[no-any-return]  # a rule's own plain body
        function = asked.py_func
        scope = {"__builtins__": builtins, "__name__": function.__module__}
        closure = tuple(python_types.CellType(self.plain(cell.cell_contents)) for cell in function.__closure__ or ())
        copy = python_types.FunctionType(function.__code__, scope, function.__name__, function.__defaults__, closure)
        for name in function.__code__.co_names:
            if name in function.__globals__:
                scope[name] = self.plain(function.__globals__[name])
        return copy

    def plain(self, value: Any) -> Any:
        """What a global of a rule is to the interpreter."""
        if isinstance(value, np.ndarray):
            return Constant(value.tolist())
        if isinstance(value, np.generic):
            return value.item()
        if isinstance(value, compiler.Rule) or (isinstance(value, python_types.FunctionType) and value in self.answers):
            return self._late(value)
        return value

    def _late(self, asked: Any) -> Callable[..., Any]:
        """A rule that is re-created when first called, so that rules may call each other in any order."""
        function: Callable[..., Any] | None = None

        def call(*args: Any) -> Any:
            nonlocal function
            function = function or self(asked)
            return function(*args)

        return call


interpret = Interpreter({})  # rules asked about a view, in plain Python: `interpret(loser)(turn.view)`


def reached(rules: list[Any]) -> Iterator[Any]:
    """Every rule that these rules call, directly or not, each once and in a stable order."""
    seen: set[int] = set()
    queue = list(rules)
    while queue:
        one = queue.pop(0)
        if id(one) in seen:
            continue
        seen.add(id(one))
        yield one
        space = one.py_func.__globals__
        named = [space.get(name) for name in one.py_func.__code__.co_names]
        named += [cell.cell_contents for cell in one.py_func.__closure__ or ()]
        queue += [value for value in named if isinstance(value, compiler.Rule)]
