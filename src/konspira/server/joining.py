"""Many modules of a page as few files, so that a browser far away does not ask for each of them.

Every module becomes a function that runs once, in the order in which a browser would run them, and hands over what it
exports. What the first module of a folder reaches is one file; what is fetched later, a file each. Nothing is renamed
or shortened: the file reads as the modules do.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping

from konspira.server.modules import Module, ModuleError, address_of, bare, read_module

_IS_MODULE = re.compile(r"^(?:import|export)\b|[;}\n]export\s*\{", re.M)
_IMPORT = re.compile(r"@import\s+\"([^\"]+)\"(?:\s+layer\(([\w.]+)\))?;")
_IN_STYLE = re.compile(r"(\"[^\"\n]*\"|'[^'\n]*')|/\*.*?\*/", re.S)


class Joined:
    """The modules of a site: which file each of them is in, and what is sent under its own address."""

    def __init__(self) -> None:
        self.modules: dict[str, Module] = {}
        self.file_of: dict[str, str] = {}
        self.files: dict[str, str] = {}  # by path: modules joined to a file, or the way to it
        self.ways: dict[str, str] = {}  # by path: what leads from the address of a module to where it runs

    def add(self, sources: Mapping[str, str], first: str) -> None:
        """Join the modules of a folder. Raises ModuleError, and changes nothing, where they cannot be."""
        found = {path: read_module(path, text) for path, text in sources.items() if _IS_MODULE.search(text)}
        known = self.modules | found
        for module in found.values():
            _check(module, known)
        order = _ordered(found)
        file_of = _files(found, order, first)
        self.modules, self.file_of = known, self.file_of | file_of
        for path in order:
            self.ways[path] = self._way(known[path])
            inside = [one for one in order if file_of[one] == path]
            self.files[path] = self._file(path, inside) if inside else self.ways[path]

    def _file(self, path: str, inside: list[str]) -> str:
        """A file of modules; it also exports what the module does after which it is named."""
        outside: dict[str, list[str]] = {}
        for need in dict.fromkeys(need for one in inside for need in self.modules[one].needs if need not in inside):
            outside.setdefault(self.file_of[need], []).append(name_of(need))
        lines = [f"import {{ {', '.join(names)} }} from '{address_of(file)}';" for file, names in outside.items()]
        lines += [_function(self.modules[one]) for one in inside]
        lines += [f"export {{ {', '.join(map(name_of, inside))} }};", _handed_on(self.modules[path], name_of(path))]
        return "\n".join(lines)

    def _way(self, module: Module) -> str:
        """What leads to a module for who asks for it by its own name: the same functions, not a second copy."""
        name = name_of(module.path)
        return f"import {{ {name} }} from '{address_of(self.file_of[module.path])}';\n{_handed_on(module, name)}"


def _sent(module: Module) -> str:
    """What is sent of a module: of ours the code alone; that of others keeps what names its licence."""
    return module.body.strip() if "/vendor/" in module.path else bare(module.body)


def name_of(path: str) -> str:
    """What a module is called inside a file."""
    return "$" + re.sub(r"\W", "$", path.removesuffix(".js"))


def _gives(module: Module) -> list[str]:
    return [*module.exports, *module.passed]


def _check(module: Module, known: Mapping[str, Module]) -> None:
    """Is all that a module takes there?"""
    for need in module.needs:
        if need not in known:
            raise ModuleError(f"{module.path}: there is no module {need}")
    taken = [(where, name) for where, name, _ in module.imports if name != "*"]
    for where, name in [*taken, *module.passed.values()]:
        if name not in _gives(known[where]):
            raise ModuleError(f"{module.path}: {where} exports no {name}")


def _ordered(found: Mapping[str, Module]) -> list[str]:
    """Every module after those that it needs. Raises ModuleError where modules need each other."""
    order: list[str] = []
    under_way: list[str] = []

    def visit(path: str) -> None:
        if path in order or path not in found:
            return
        if path in under_way:
            raise ModuleError(f"modules need each other: {' → '.join([*under_way[under_way.index(path) :], path])}")
        under_way.append(path)
        for need in found[path].needs:
            visit(need)
        order.append(under_way.pop())

    for path in found:
        visit(path)
    return order


def _files(found: Mapping[str, Module], order: list[str], first: str) -> dict[str, str]:
    """Which file each module is in: with the first, or with the others that the same later ones need."""
    needed = {need for module in found.values() for need in module.needs}
    later = {path for module in found.values() for path in module.later}
    entries = [path for path in order if path == first or path in later or path not in needed]
    groups: dict[frozenset[str], list[str]] = {}
    reached = {entry: _reached(found, entry) for entry in entries}
    for path in order:
        by = frozenset(entry for entry in entries if path in reached[entry])
        groups.setdefault(frozenset([first]) if first in by else by, []).append(path)
    return {path: group[-1] for group in groups.values() for path in group}


def _reached(found: Mapping[str, Module], entry: str) -> set[str]:
    seen, waiting = set[str](), [entry]
    while waiting:
        path = waiting.pop()
        if path in found and path not in seen:
            seen.add(path)
            waiting += found[path].needs
    return seen


def _function(module: Module) -> str:
    """A module as a function that runs at once and returns what it exports."""
    taken = [f"const {here} = {name_of(where)};" for where, name, here in module.imports if name == "*"]
    for where in module.needs:
        names = [_named(name, here) for one, name, here in module.imports if one == where and name != "*"]
        taken += [f"const {{ {', '.join(names)} }} = {name_of(where)};"] if names else []
    given = [_named(name, here) for name, here in module.exports.items()]
    given += [f"{name}: {name_of(where)}.{there}" for name, (where, there) in module.passed.items()]
    head = f"const {name_of(module.path)} = (() => {{ {' '.join(taken)}"
    return f"{head}\n{_sent(module)}\nreturn {{ {', '.join(given)} }};\n}})();"


def _named(name: str, here: str) -> str:
    """A part of a record under the name that it has here."""
    return name if name == here else f"{name}: {here}"


def _handed_on(module: Module, name: str) -> str:
    """The exports of a module, out of what its function returned."""
    plain = [one for one in _gives(module) if one != "default"]
    lines = [f"export const {{ {', '.join(plain)} }} = {name};"] if plain else []
    if "default" in _gives(module):
        lines.append(f"export default {name}.default;")
    return "\n".join(lines)


def join_sheets(paths: Iterable[str], read: Callable[[str], str]) -> str:
    """Style sheets as one, those that they import in their place; what they say of themselves stays at home."""

    def whole(path: str) -> str:
        folder = path.rpartition("/")[0]

        def imported(found: re.Match[str]) -> str:
            inner = whole(f"{folder}/{found[1]}")
            return f"@layer {found[2]} {{\n{inner}\n}}" if found[2] else inner

        return _IMPORT.sub(imported, _IN_STYLE.sub(lambda said: said[1] or "", read(path)))

    return "\n".join(whole(path) for path in paths)
