"""The hash of a game's rules, as a journal carries it: it changes with the rules, not with comments or layout."""

from __future__ import annotations

import ast
import functools
import hashlib
import inspect
import sys

from konspira.kernel.box import Box
from konspira.kernel.rule import reached


@functools.cache
def rules_hash(box: Box) -> str:
    """A hash over every module that a rule of the game lies in, stripped of comments and docstrings."""
    names = {one.py_func.__module__ for one in reached(list(box.rules.values()))}
    names |= {kind.__module__ for kind in (box.table, box.view, box.options)}
    digest = hashlib.blake2b(digest_size=16)
    for name in sorted(names):
        tree = ast.parse(inspect.getsource(sys.modules[name]))
        for node in ast.walk(tree):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
                node.body = node.body[1:] or [ast.Pass()]
        digest.update(name.encode() + b"\0" + ast.unparse(tree).encode() + b"\0")
    return digest.hexdigest()
