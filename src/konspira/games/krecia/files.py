"""The files of an owner: the missions of their own copy of Krecia robota, and ours to start from."""

from __future__ import annotations

from typing import Any

import msgspec

from konspira.games.krecia import pack
from konspira.news import BadOptions, News


def read(option: str, text: str) -> Any:
    """1.2 The missions of somebody's own copy, out of the text of a file. Raises BadOptions with the first mistake."""
    if option != "missions":
        raise BadOptions(f"{option} is not read from a file", News("refused-option-value", {"option": option}))
    return msgspec.to_builtins(pack.read(text))


def template(option: str) -> str | None:
    """The file that an owner may copy and change: the missions that come with the game."""
    return pack.DEFAULT.read_text(encoding="utf-8") if option == "missions" else None
