"""Machine code made once: a rule is lowered when a caller asks for it, and optimised only within an entry point.

Numba optimises every function together with all that it calls, and makes machine code of it, though only the
outermost one is ever run: a rule at the bottom of six layers is compiled six times. Here a rule stays what the
front end made of it, and an entry point links all that it reaches, each once, and optimises the whole. That is a
third of the work, for the same machine code (docs/decisions/0007).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.environment import lookup_environment


class Piece(JITCodeLibrary):  # type: ignore[misc]  # Numba has no types
    """A library that is only ever linked into others, and cannot be run."""

    def finalize(self) -> None:
        """Stay as the front end left it."""
        self._raise_if_finalized()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """Nowhere: `Rule.__call__` keeps Python from calling it."""
        return 0

    @property
    def codegen(self) -> Any:
        """Something that takes the environment, for `Whole` sets it."""
        return self

    def set_env(self, env_name: str, env: Any) -> None:
        """Nothing is to be set before the code lies somewhere."""


class Whole(JITCodeLibrary):  # type: ignore[misc]  # as above
    """A library that Python calls: it takes in every piece that it reaches."""

    def finalize(self) -> None:
        """Link, optimise and make machine code; then tell each piece in it where its environment lies."""
        self._linking_libraries = list(dict.fromkeys(_reached(self)))
        super().finalize()
        for variable in self._final_module.global_variables:
            environment = lookup_environment(variable.name)
            if environment is not None:
                self._codegen.set_env(variable.name, environment)


def _reached(library: Any) -> Iterator[Any]:
    for inner in library._linking_libraries:
        yield inner
        if isinstance(inner, Piece):
            yield from _reached(inner)


def _compiler(kind: type[JITCodeLibrary]) -> type[Compiler]:
    class Made(Compiler):  # type: ignore[misc]  # as above
        def __init__(self, typing: Any, target: Any, library: Any, *rest: Any) -> None:
            library = kind(target.codegen(), "rule")
            library.enable_object_caching()
            super().__init__(typing, target, library, *rest)

    return Made


inner, outer = _compiler(Piece), _compiler(Whole)
