"""The hash of a game's rules, as a journal carries it: it changes with the rules, not with comments or layout."""

from __future__ import annotations

import ast
import functools
import hashlib
import inspect
import sys
from collections.abc import Iterator

from konspira.boxes.box import Box
from konspira.kernel.rule import reached


@functools.cache
def rules_hash(box: Box) -> str:
    """A hash over every module that a rule lies in or takes its numbers from, stripped of comments and docstrings."""
    names = {one.py_func.__module__ for one in reached(list(box.rules.values()))}
    names |= {kind.__module__ for kind in (box.table, box.view, box.options)}
    digest = hashlib.blake2b(digest_size=16)
    for name, tree in sorted(_with_imports(names, box.module.__name__).items()):
        for node in ast.walk(tree):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
                node.body = node.body[1:] or [ast.Pass()]
        digest.update(name.encode() + b"\0" + "".join(_told(tree)).encode() + b"\0")
    return digest.hexdigest()


_UNTOLD = ("ctx", "kind", "type_comment", "type_params", "type_ignores")  # that a version has, or writes otherwise


def _told(node: object) -> Iterator[str]:
    """A tree of syntax, told alike by every version of Python: `ast.unparse` and `ast.dump` are not."""
    if isinstance(node, ast.AST):
        yield type(node).__name__ + "("
        for name, value in ast.iter_fields(node):
            if name not in _UNTOLD:
                yield from _told(value)
        yield ")"
    elif isinstance(node, list):
        yield "["
        for one in node:
            yield from _told(one)
        yield "]"
    else:
        yield repr(node) + ","


def _with_imports(names: set[str], game: str) -> dict[str, ast.Module]:
    """The sources of these modules and of those of the game that they import: a list of cards has no rule in it."""
    trees: dict[str, ast.Module] = {}
    queue = sorted(names)
    while queue:
        name = queue.pop()
        if name in trees:
            continue
        trees[name] = ast.parse(inspect.getsource(sys.modules[name]))
        for node in ast.walk(trees[name]):
            if isinstance(node, ast.ImportFrom) and node.module:
                named = [node.module, *(f"{node.module}.{part.name}" for part in node.names)]
                queue += [module for module in named if module.startswith(f"{game}.") and module in sys.modules]
    return trees
