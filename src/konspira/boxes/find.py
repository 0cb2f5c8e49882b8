"""Find a game: a folder with an `__init__.py` that has a BOX, wherever it lies."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from pathlib import Path

from konspira.boxes.box import Box

GAMES = "konspira.games"


def load_box(folder: str | Path, name: str) -> Box:
    """The box in a folder. A game from elsewhere is imported as if it lay under `konspira.games`."""
    folder, module_name = Path(folder), f"{GAMES}.{name}"
    if module_name in sys.modules:
        module = sys.modules[module_name]
    elif folder.parent == Path(str(importlib.import_module(GAMES).__file__)).parent:
        module = importlib.import_module(module_name)
    else:
        spec = importlib.util.spec_from_file_location(
            module_name, folder / "__init__.py", submodule_search_locations=[str(folder)]
        )
        if spec is None or spec.loader is None:
            raise ImportError(f"{folder} cannot be read as a game")
        module = importlib.util.module_from_spec(spec)
        sys.modules[module_name] = module
        try:
            spec.loader.exec_module(module)
        except BaseException:
            del sys.modules[module_name]
            raise
    box = vars(module).get("BOX")
    if not isinstance(box, Box):
        raise ImportError(f"{folder} has no BOX in its __init__.py")
    return box
