"""The shelf: every game there is, found in Konspira's own folder, on KONSPIRA_GAMES, and in installed packages."""

from __future__ import annotations

import os
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import konspira.games
from konspira import speech
from konspira.boxes.box import Box
from konspira.boxes.find import load_box
from konspira.boxes.once import once
from konspira.news import News


class UnknownGame(LookupError):
    """No game of that name stands on the shelf. The message is English; `news` is the same, to be said to people."""

    def __init__(self, id: str, **args: Any) -> None:
        self.news = News(id, args)
        super().__init__(speech.say(None, self.news, "en"))


def folders() -> dict[str, Path]:
    """Name → folder of every game that lies in a folder; the first one found of a name is taken."""
    homes = [Path(str(konspira.games.__file__)).parent]
    homes += [Path(home) for home in os.environ.get("KONSPIRA_GAMES", "").split(os.pathsep) if home]
    found: dict[str, Path] = {}
    for home in homes:
        for init in sorted(home.glob("*/__init__.py")):
            if "BOX" in init.read_text(encoding="utf-8"):
                found.setdefault(init.parent.name, init.parent.resolve())
    return found


def _packaged() -> dict[str, object]:
    return {point.name: point for point in entry_points(group="konspira.games")}


def names() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    return tuple(sorted(folders() | _packaged()))


@once
def _opened(name: str, folder: Path | None) -> Box:
    if folder is not None:
        return load_box(folder, name)
    (point,) = entry_points(group="konspira.games", name=name)
    box = point.load()
    if not isinstance(box, Box):
        raise UnknownGame("refused-game-box", game=name)
    return box


def box(name: str) -> Box:
    """Take a game from the shelf."""
    found = folders()
    if name not in found and name not in _packaged():
        raise UnknownGame("refused-game", game=str(name), known=names())
    return _opened(name, found.get(name))


def boxes() -> tuple[Box, ...]:
    """Every game on the shelf."""
    return tuple(box(name) for name in names())
