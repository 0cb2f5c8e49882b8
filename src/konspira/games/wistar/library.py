"""The library of packs: those that come with the game, and a person's own, read from files and checked."""

from __future__ import annotations

import functools
import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import platformdirs

from konspira.games.wistar.checks import problems
from konspira.games.wistar.pack import BadPack, Pack
from konspira.news import News

SHIPPED = Path(__file__).parent / "packs"


def folder() -> Path:
    """Where a person's own packs lie."""
    return Path(platformdirs.user_data_dir("konspira", appauthor=False)) / "wistar"


def shipped() -> tuple[str, ...]:
    """The packs that come with the game, the one to begin with first."""
    return tuple(sorted(path.stem for path in SHIPPED.glob("*.toml")))


def names() -> tuple[str, ...]:
    """All packs that can be asked for by name: those that come with the game, and a person's own."""
    return (*shipped(), *sorted(path.stem for path in folder().glob("*.toml") if path.stem not in shipped()))


@functools.cache
def _shipped(name: str) -> Pack:
    return read(SHIPPED / f"{name}.toml")


def find(name: str) -> Pack:
    """The pack of that name. Only names are looked up, never paths: the name may come from far away."""
    if name not in names():
        raise BadPack(name, [("", News("wistar-bad-no-such", {"names": list(names())}))])
    return _shipped(name) if name in shipped() else read(folder() / f"{name}.toml")


def good(pack: str | Pack) -> Pack:
    """A pack by name, or one given whole, once it is checked."""
    if isinstance(pack, str):
        return find(pack)
    check(pack, pack.name)
    return pack


def read(path: Path) -> Pack:
    """A pack from a file, checked as a whole."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadPack(str(path), [("", News("wistar-bad-unreadable", {"why": str(error.strerror)}))]) from None
    except UnicodeDecodeError:
        raise BadPack(str(path), [("", News("wistar-bad-not-text"))]) from None
    return from_text(text, str(path))


def from_text(text: str, label: str | News) -> Pack:
    """A pack from the text of a TOML or JSON file, checked as a whole."""
    return from_content(content_of(text, label), label)


def content_of(text: str, label: str | News) -> Any:
    """What a file holds: TOML, or JSON as the album keeps it."""
    if text.lstrip().startswith("{"):
        try:
            return msgspec.json.decode(text)
        except msgspec.DecodeError:
            raise BadPack(label, [("", News("wistar-bad-toml-end"))]) from None
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = _LINE.search(str(error))
        reason = News("wistar-bad-toml", {"line": at[1], "column": at[2]}) if at else News("wistar-bad-toml-end")
        raise BadPack(label, [("", reason)]) from None


def from_content(content: Any, label: str | News) -> Pack:
    """A pack from what a TOML or JSON file holds, checked as a whole."""
    try:
        pack = msgspec.convert(content, Pack)
    except msgspec.ValidationError as error:
        reason, _, place = str(error).partition(" - at ")
        place = place.replace("`", "").removeprefix("key in ").removeprefix("$.")
        raise BadPack(label, [(_exact(content, place, str(error)), _misfit(reason))]) from None
    check(pack, label)
    return pack


_LINE = re.compile(r"at line (\d+), column (\d+)")  # how tomllib names the place
_MISFITS = (  # how msgspec names what is wrong, and the sentence for it
    (re.compile(r"Expected `(?P<wanted>[^`]+)`, got `(?P<given>[^`]+)`"), "type"),
    (re.compile(r"Expected `int` >= (?P<least>\d+)"), "least"),
    (re.compile(r"Expected `int` <= (?P<most>\d+)"), "most"),
    (re.compile(r"Expected `array` of length <= (?P<most>\d+)"), "most"),
    (re.compile(r"Expected `array` of length (?P<wanted>\d+), got (?P<given>\d+)"), "count"),
    (re.compile(r"Invalid enum value (?P<given>.+)"), "value"),
    (re.compile(r"Object contains unknown field `(?P<key>[^`]+)`"), "unknown-key"),
    (re.compile(r"Object missing required field `(?P<key>[^`]+)`"), "missing-key"),
)


def _misfit(told: str) -> News:
    """What msgspec says of a value of the wrong form, as a sentence of ours."""
    for pattern, reason in _MISFITS:
        found = pattern.fullmatch(told)
        if found:
            args: dict[str, Any] = found.groupdict()
            if reason == "type":
                args = {name: [News("wistar-bad-kind", {"kind": kind}) for kind in kinds.split(" | ") if kind != "null"]
                        for name, kinds in args.items()}  # fmt: skip
            return News(f"wistar-bad-{reason}", args)
    return News("wistar-bad-form", {"told": told})


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


def check(pack: Pack, label: str | News) -> None:
    """Refuse a pack that does not fit the rulebook."""
    found = list(problems(pack))
    if found:
        raise BadPack(label, found)
