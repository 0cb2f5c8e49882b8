"""The library of packs: those that come with the game, and a person's own, read from files and checked."""

from __future__ import annotations

import functools
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import platformdirs

from konspira.games.wistar.checks import problems
from konspira.games.wistar.pack import BadPack, Pack

SHIPPED = Path(__file__).parent / "packs"


def folder() -> Path:
    """Where a person's own packs lie."""
    return Path(platformdirs.user_data_dir("konspira", appauthor=False)) / "wistar"


def shipped() -> tuple[str, ...]:
    """The packs that come with the game, the one to begin with first."""
    return tuple(sorted((path.stem for path in SHIPPED.glob("*.toml")), reverse=True))


def names() -> tuple[str, ...]:
    """All packs that can be asked for by name: those that come with the game, and a person's own."""
    return (*shipped(), *sorted(path.stem for path in folder().glob("*.toml") if path.stem not in shipped()))


@functools.cache
def _shipped(name: str) -> Pack:
    return read(SHIPPED / f"{name}.toml")


def find(name: str) -> Pack:
    """The pack of that name. Only names are looked up, never paths: the name may come from far away."""
    if name not in names():
        raise BadPack(name, [("", f"no such pack; there are {', '.join(names())}")])
    return _shipped(name) if name in shipped() else read(folder() / f"{name}.toml")


def read(path: Path) -> Pack:
    """A pack from a file, checked as a whole."""
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadPack(str(path), [("", f"cannot be read: {error.strerror}")]) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadPack(str(path), [("", f"not TOML: {error}")]) from None
    return from_content(content, str(path))


def from_content(content: Any, label: str) -> Pack:
    """A pack from what a TOML or JSON file holds, checked as a whole."""
    try:
        pack = msgspec.convert(content, Pack)
    except msgspec.ValidationError as error:
        reason, _, place = str(error).partition(" - at ")
        place = place.replace("`", "").removeprefix("key in ").removeprefix("$.")
        raise BadPack(label, [(_exact(content, place, str(error)), reason)]) from None
    check(pack, label)
    return pack


def _exact(content: Any, place: str, told: str) -> str:
    """A place without “[...]”, which msgspec writes for a key: the key is found by leaving out the others."""
    before, gap, after = place.partition("[...]")
    if not gap:
        return place
    holder = content
    for part in before.split("."):
        holder = holder[part]
    whole = dict(holder)
    for key, value in whole.items():
        holder.clear()
        holder[key] = value
        try:
            msgspec.convert(content, Pack)
        except msgspec.ValidationError as error:
            if str(error) == told:
                place = _exact(content, f"{before}.{key}{after}", told)
                break
    holder.clear()
    holder.update(whole)
    return place


def check(pack: Pack, label: str) -> None:
    """Refuse a pack that does not fit the rulebook."""
    found = list(problems(pack))
    if found:
        raise BadPack(label, found)
