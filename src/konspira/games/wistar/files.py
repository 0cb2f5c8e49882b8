"""The files of a person's own box: a pack that is read, and what was taught, to take home or to keep here."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from konspira.games.wistar import library, taught_pack
from konspira.games.wistar import pack as packs
from konspira.games.wistar.pieces import View
from konspira.games.wistar.repair import looked_through
from konspira.news import News
from konspira.speech import bad_options


def read(option: str, text: str) -> Any:
    """A pack out of a file of a person's own, or, for the album, what is good and what is wrong in it.

    Raises BadOptions with everything that is wrong, and where.
    """
    if option == "album":
        return msgspec.to_builtins(looked_through(text, News("wistar-bad-file")))
    if option != "pack":
        raise bad_options(Path(__file__).parent, "wistar-refused-file", option=option)
    return msgspec.to_builtins(library.from_text(text, News("wistar-bad-file")))


def export(settings: Any, v: View) -> tuple[str, str] | None:
    """12.4 What was taught, as a file to take home: its name and its text; None if the box came with the game."""
    pack = _chosen(settings)
    new = taught_pack.taught(pack, v)
    if isinstance(settings.pack, str) and packs.known(new) == packs.known(pack):
        return None
    return f"{new.name}.toml", taught_pack.to_toml(new)


def save(settings: Any, v: View) -> News | None:
    """12.4 When the person goes, what was taught is kept as a pack of their own."""
    path = taught_pack.keep(_chosen(settings), v)
    return None if path is None else News("wistar-screen-taught", {"path": str(path), "name": path.stem})


def _chosen(settings: Any) -> packs.Pack:
    """The pack that is played with: named, or given whole."""
    return library.find(settings.pack) if isinstance(settings.pack, str) else settings.pack
