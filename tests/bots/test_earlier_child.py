"""What runs under an earlier version imports that version alone."""

from __future__ import annotations

import ast
from pathlib import Path

from konspira.bots import earlier_child


def test_it_imports_nothing_of_today() -> None:
    tree = ast.parse(Path(str(earlier_child.__file__)).read_text(encoding="utf-8"))
    names = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    assert names == {"base64", "importlib", "json", "sys", "time", "msgspec", "numpy"}
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
