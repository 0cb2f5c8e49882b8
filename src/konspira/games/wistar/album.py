"""The album in a terminal: every card of the box as a line "name = values", entered and corrected before an evening.

What is entered is looked through at once; only a box that loads is kept.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from konspira.contract import Ask, Tell
from konspira.games.wistar import library, own_names
from konspira.games.wistar.components import CARDS, ROOMS, SCALES, SKILLS
from konspira.games.wistar.pack import BadPack
from konspira.games.wistar.repair import repaired
from konspira.games.wistar.taught_pack import MINE, to_toml
from konspira.news import News

Content = dict[str, Any]
Read = Callable[[list[str]], Any]


def edit(ask: Ask, tell: Tell) -> None:
    """Line by line, until an empty one: a name alone shows it, "name = values" enters it, "list" shows all."""
    content = _kept()
    tell(News("wistar-screen-album"))
    while line := ask(News("wistar-screen-album-ask")).strip():
        name, equals, values = (part.strip() for part in line.partition("="))
        if name.upper() in SKILLS and equals:
            own_names.rename(name.upper(), values)
        elif name.lower() == "list":
            for one in ENTRIES:
                tell(_line(one, content))
        elif name.lower() not in ENTRIES:
            tell(News("wistar-bad-none-of", {"given": name, "allowed": list(ENTRIES)}))
        else:
            if equals:
                content = _entered(content, name.lower(), values, tell)
            tell(_line(name.lower(), content))


def _kept() -> Content:
    path = library.folder() / f"{MINE}.toml"
    try:
        found = library.content_of(path.read_text(encoding="utf-8"), MINE)
        pack, _ = repaired(found, MINE)
    except (OSError, UnicodeDecodeError, BadPack):
        pack = library.find("empty")
    return {**msgspec.to_builtins(pack), "name": MINE}


def _entered(content: Content, name: str, values: str, tell: Tell) -> Content:
    """The box with one more card, kept if it fits; else as it was, and what is wrong is told."""
    path, read, _ = ENTRIES[name]
    new = copy.deepcopy(content)
    try:
        _put(new, path, read(values.lower().replace(",", " ").split()))
        pack = library.from_content(new, MINE)
    except BadPack as bad:
        tell(bad.news)
        return content
    except (ValueError, IndexError):
        tell(News("wistar-screen-album-bad", {"example": _EXAMPLES[_kind(name)]}))
        return content
    folder = library.folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{MINE}.toml").write_text(to_toml(pack), encoding="utf-8")
    except OSError as error:
        tell(News("wistar-bad-unreadable", {"why": str(error.strerror)}))
    return dict(msgspec.to_builtins(pack))


def _put(content: Content, path: tuple[str, ...], value: Any) -> None:
    """Write a value at a path; where it came from before is forgotten, for it comes from the owner now."""
    for part in path[:-1]:
        content = content.setdefault(part, {})
    if path == ("farm",):  # ways are two values beside others
        value = {**content.get("farm", {}), **value}
    if len(path) > 1:
        content.pop("source", None)
    if isinstance(value, dict):
        value.pop("source", None)
    content[path[-1]] = value


def _line(name: str, content: Content) -> News:
    """An entry as it would be typed."""
    path, _, show = ENTRIES[name]
    value: Any = content
    for part in path:
        value = value.get(part) if isinstance(value, dict) else None
    return News("wistar-screen-album-line", {"name": name, "value": "?" if value is None else show(value)})


# -- the entries ------------------------------------------------------------------------------------


def _action(words: list[str]) -> Content:
    """ "yes round_mouse k2 skill k3"; of the cottage card its skill comes first."""
    first, *rest = words
    if len(rest) % 2:
        raise ValueError
    bonuses = [f"{kind} {skill.upper()}" for kind, skill in zip(rest[::2], rest[1::2], strict=True)]
    if first.upper() in SKILLS:
        return {"skill": first.upper(), "bonuses": bonuses}
    return {"rat": _yes(first), "bonuses": bonuses}


def _shown_action(card: Content) -> str:
    first = card.get("skill") or ("?" if card.get("rat") is None else "yes" if card["rat"] else "no")
    return " ".join([first, *(card.get("bonuses") or ["?"])]).lower()


def _yes(word: str) -> bool:
    return ("no", "yes").index(word) == 1


def _row(words: list[str]) -> list[str]:
    return [f"move {word.upper()}" if word.upper() in ROOMS else word for word in words]


def _shown_row(icons: Any) -> str:
    return " ".join(icon.removeprefix("move ").lower() for icon in icons)


def _upper(words: list[str]) -> list[str]:
    return [word.upper() for word in words]


def _numbers(words: list[str]) -> list[Any]:
    return [word if word == "?" else int(word) for word in words]


def _side(words: list[str]) -> Content:
    """ "1 explore 0 goal-1 3": the points beyond the last field, then effect and points of each field."""
    overflow, *rest = words
    if len(rest) % 2:
        raise ValueError
    fields = [
        {"effect": " ".join(effect.split("-", 1)).replace("final k", "final K"), "points": int(points)}
        for effect, points in zip(rest[::2], rest[1::2], strict=True)
    ]
    return {"overflow": int(overflow), "fields": fields}


def _shown_side(side: Content) -> str:
    told = [(one.get("effect", "none").replace(" ", "-", 1), one.get("points", 0)) for one in side.get("fields") or ()]
    fields = [f"{effect} {points}" for effect, points in told]
    return " ".join([str(side.get("overflow", "?")), *fields]).lower()


def _tasks(words: list[str]) -> dict[str, int]:
    return dict(zip(ROOMS[1:], map(int, words), strict=True))


def _ways(words: list[str]) -> Content:
    """ "a-b b|c": an open way, and one with a door."""
    ways = _upper(words)
    return {
        "passages": [way for way in ways if "|" not in way],
        "doors": [way.replace("|", "-") for way in ways if "|" in way],
    }


def _shown_ways(farm: Content) -> str:
    if farm.get("passages") is None:
        return "?"
    return " ".join([*farm["passages"], *(way.replace("-", "|") for way in farm["doors"])]).lower()


def _joined(values: Any) -> str:
    return " ".join(str(value).lower() for value in (values.values() if isinstance(values, dict) else values))


def _entries() -> Iterator[tuple[str, tuple[tuple[str, ...], Read, Callable[[Any], str]]]]:
    yield "decks", (("decks",), lambda words: words[0], str)
    for card in CARDS:
        yield card, (("actions", card), _action, _shown_action)
    for number in (*"123456", "last"):
        card_at = ("exploration", "last") if number == "last" else ("exploration", "cards", number)
        yield f"{number}back", ((*card_at, "back" if number == "last" else "plan"), _upper, _joined)
        if number == "last":
            yield "lastface", ((*card_at, "face"), _upper, _joined)
        for room in ROOMS:
            yield f"{number}{room.lower()}", ((*card_at, "rows", room), _row, _shown_row)
    for scale in SCALES:
        for level in "0123":
            yield f"{scale}{level}", (("scales", scale, "sides", level), _side, _shown_side)
    yield "open", (("board", "open_chambers"), lambda words: int(words[0]), str)
    for name in ("cubes", "beds", "chambers"):
        yield f"{name}-values", (("board", name), _numbers, _joined)
    yield "wheel", (("wheel", "clockwise"), list, _joined)
    yield "tasks", (("farm", "tasks"), _tasks, _joined)
    for name in ("house", "cellar"):
        yield name, (("farm", name), _upper, _joined)
    yield "cheese", (("farm", "cheese"), lambda words: words[0].upper(), str)
    yield "ways", (("farm",), _ways, _shown_ways)


def _kind(name: str) -> str:
    """Which example helps."""
    if name in CARDS:
        return "cottage" if name == "cottage" else "action"
    if name.endswith(("back", "face")):
        return "plan"
    if name[:1] in "123456" or (name.startswith("last") and len(name) == len("last") + 1):
        return "row"
    return "side" if name[:-1] in SCALES else name


_EXAMPLES = {
    "decks": "mine", "action": "yes round_mouse k2 skill k3", "cottage": "k4 task k1", "plan": "d2 b1 e1 g1 c1 d1 f1",
    "row": "reveal tent e", "side": "1 explore 0 goal-1 3 final-doors 5", "open": "2",
    "cubes-values": "0 1 2 4 ? ? ?", "beds-values": "0 1 2 ? ? ?", "chambers-values": "0 1 2 3 ? ?",
    "wheel": "explore develop wood dig metal beds", "tasks": "1 1 2 1 1 1", "house": "b c d", "cellar": "e f g",
    "cheese": "g", "ways": "a-b b|c c-d d|e e-f f|g",
}  # fmt: skip
ENTRIES = dict(_entries())
