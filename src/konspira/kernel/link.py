"""Our own way through Numba: machine code made once. All that we use of Numba that is not public stands here.

Numba optimises every function together with all that it calls, and makes machine code of it, though only the
outermost one is ever run: a rule at the bottom of six layers is compiled six times. Here a rule stays what the
front end made of it, and an entry point links all that it reaches, each once, and optimises the whole. That is a
third of the work, for the same machine code (docs/decisions/0007).

Calls between rules widen every small integer to 64 bits: one machine-code body a rule.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, ClassVar

import numba
from llvmlite.binding import Linkage
from numba import types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.environment import lookup_environment
from numba.core.registry import CPUDispatcher
from numba.extending import overload as numba_overload

LINKS_ANOTHER = True  # can an entry point take another rule in the place of one that it reaches?
INNER = {"nopython": True, "nogil": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
OUTER = {"nopython": True, "nogil": True, "no_cfunc_wrapper": True}


class Piece(JITCodeLibrary):  # type: ignore[misc]  # Numba has no types
    """A library that is only ever linked into others, and cannot be run."""

    _together: Any = None

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

    def _get_module_for_linking(self) -> Any:
        """This piece with all that it reaches: somebody's `@njit` function links only what it calls itself."""
        if self._together is None:
            together = self.alone().clone()
            for piece in dict.fromkeys(_reached(self)):
                together.link_in(Alone(piece)._get_module_for_linking(), preserve=True)
            self._together = together
        return self._together

    def alone(self) -> Any:
        """This piece without those that it calls."""
        return super()._get_module_for_linking()


class Alone:
    """A library as `Whole` links it, for it links the others too."""

    def __init__(self, library: Any) -> None:
        self.library, self._reload_init = library, library._reload_init

    def _get_module_for_linking(self) -> Any:
        return self.library.alone() if isinstance(self.library, Piece) else self.library._get_module_for_linking()


class Renamed:
    """A library as `Whole` links it in the place of another, under the other's name."""

    def __init__(self, library: Any, name: str, called: str) -> None:
        self.library, self.name, self.called, self._reload_init = library, name, called, library._reload_init

    def _get_module_for_linking(self) -> Any:
        module = self.library.alone().clone()
        module.get_function(self.name).name = self.called
        return module


class Whole(JITCodeLibrary):  # type: ignore[misc]  # as above
    """A library that Python calls: it takes in every piece that it reaches."""

    instead: ClassVar[Mapping[Any, Any]] = {}  # rules, and those that are linked in their place

    def finalize(self) -> None:
        """Link, optimise and make machine code; then tell each piece in it where its environment lies."""
        pieces: dict[Any, Any] = {library: Alone(library) for library in _reached(self)}
        for left, taken in self.instead.items():
            for signature, there in left.overloads.items():
                if there.library in pieces:
                    taken.compile(signature)
                    here = taken.overloads[signature]
                    pieces[there.library] = Renamed(here.library, here.fndesc.mangled_name, there.fndesc.mangled_name)
                    pieces |= {library: Alone(library) for library in _reached(here.library)}
        self._linking_libraries = list(pieces.values())
        super().finalize()
        for variable in self._final_module.global_variables:
            environment = lookup_environment(variable.name)
            if environment is not None:
                self._codegen.set_env(variable.name, environment)

    def _optimize_final_module(self) -> None:
        if self.instead:  # other entry points have these rules too, by the same names, and must not be given these
            for function in self._final_module.functions:
                if not function.is_declaration and function.linkage == Linkage.linkonce_odr:
                    function.linkage = Linkage.internal
                    function.name = (
                        f"{self.name}.{id(self)}.{function.name}"  # names of internal ones are looked up too
                    )
        super()._optimize_final_module()


def _reached(library: Any) -> Iterator[Any]:
    for inner in library._linking_libraries:
        yield inner
        if isinstance(inner, Piece):
            yield from _reached(inner)


def _pipeline(kind: type[JITCodeLibrary]) -> type[Compiler]:
    class Made(Compiler):  # type: ignore[misc]  # as above
        def __init__(self, typing: Any, target: Any, library: Any, *rest: Any) -> None:
            library = kind(target.codegen(), "rule")
            library.enable_object_caching()
            super().__init__(typing, target, library, *rest)

    return Made


_inner, _outer = _pipeline(Piece), _pipeline(Whole)


class Rule(CPUDispatcher):  # type: ignore[misc]  # as above
    """A compiled rule that is specialised by record types only, never by integer widths."""

    from_python: Rule | None = None  # the same with a way in from Python

    def __call__(self, *args: Any) -> Any:
        """Run it from Python: tests and a curious mind do; everybody else asks entry points."""
        if self.from_python is None:
            self.from_python = Rule(self.py_func, targetoptions=OUTER, pipeline_class=_outer)
        return CPUDispatcher.__call__(self.from_python, *args)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Answer compiled callers (a Numba hook, like `compile` below)."""
        return super().get_call_template(tuple(widened(a) for a in args), {name: widened(a) for name, a in kws.items()})

    def compile(self, sig: Any) -> Any:
        if isinstance(sig, tuple):
            sig = tuple(widened(argument) for argument in sig)
        return super().compile(sig)


def widened(kind: Any) -> Any:
    """The type a rule sees for an argument: every integer is an i64, except a u64."""
    kind = types.unliteral(kind)
    return types.int64 if isinstance(kind, types.Integer) and kind != types.uint64 else kind


def rule(function: Callable[..., Any]) -> Any:
    """A rule that becomes machine code within entry points."""
    return Rule(function, targetoptions=INNER, pipeline_class=_inner)


def overload(asked: Any, choose: Callable[..., Any]) -> None:
    """Let `choose` find who answers for a word: here as a piece, elsewhere (on a GPU) as is usual there."""
    numba_overload(asked, target="generic")(choose)
    numba_overload(asked, target="cpu", jit_options={**INNER, "pipeline_class": _inner})(choose)


def uncounted(function: Callable[..., Any]) -> Any:
    """A function over arrays that counts no references, and is put where it is called."""
    return numba.njit(nogil=True, fastmath=True, forceinline=True, _nrt=False)(function)


def entry_point(
    body: Callable[..., Any], signature: tuple[Any, ...], folder: Path | None, instead: Mapping[Any, Any] | None = None,
    *, brief: bool = False,
) -> Callable[..., Any]:  # fmt: skip
    """The wrapper that Numba made for the one signature: a call takes a tenth of a microsecond, through the dispatcher
    three tenths (docs/decisions/0002). It keeps its machine code alive."""
    linked = _pipeline(type("Whole", (Whole,), {"instead": instead})) if instead else _outer
    made = Rule(body, targetoptions={**OUTER, "nogil": not brief}, pipeline_class=linked)
    if folder is not None:
        made._cache = _cache(folder)(body)
    made.compile(signature)
    _alive.append(made)
    return made.overloads[signature].entry_point  # type: ignore[no-any-return]  # as above


_alive: list[Rule] = []  # entry points live as long as the process


def _cache(folder: Path) -> type[FunctionCache]:
    """Numba's cache in a folder that is named after all the sources; its own looks at one file only."""

    class Locator(_CacheLocator):  # type: ignore[misc]  # as above
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

    return Cache


def try_out() -> None:
    """Compile and keep a rule that calls a rule; raise if any of it fails."""
    less = rule(lambda x: x - 1)
    uncounted(lambda x: x)(1)

    def twice_less(x: int) -> Any:
        return less(less(x))

    with tempfile.TemporaryDirectory() as folder:
        for _ in range(2):  # made, then loaded
            if entry_point(twice_less, (types.int64,), Path(folder))(7) != 5:
                raise RuntimeError("a rule that calls a rule answers wrongly")
    if entry_point(twice_less, (types.int64,), None, {less: rule(lambda x: x - 2)})(7) != 3:
        raise RuntimeError("a rule that is linked in the place of another answers wrongly")
