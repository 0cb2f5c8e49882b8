"""Repairing a box: what does not fit is set aside, named with its reason, and asked for again; the rest is kept."""

from __future__ import annotations

import copy
from typing import Any

from konspira.games.wistar import library
from konspira.games.wistar.checks import hints
from konspira.games.wistar.pack import BadPack, Pack
from konspira.news import News

Fault = tuple[str, News]  # a place, and what is wrong there
MOST_FAULTS = 400  # a box has fewer values


def repaired(content: Any, label: str | News) -> tuple[Pack, list[Fault]]:
    """A pack without what does not fit, and what was set aside. Raises BadPack where nothing is left to repair."""
    content, aside = copy.deepcopy(content), list[Fault]()
    if isinstance(content, dict):
        content["teach"] = True  # what is set aside is asked for again
        content.setdefault("source", "owner")
        _settle_rows(content, aside)
    for _ in range(MOST_FAULTS):
        try:
            return library.from_content(content, label), aside
        except BadPack as bad:
            place, reason = bad.problems[0]
            if not _set_aside(content, place):
                raise
            aside.append((place, reason))
    raise BadPack(label, aside[:1])


def _settle_rows(content: dict[str, Any], aside: list[Fault]) -> None:
    """Values of his board that fall are open again, as few of them as possible."""
    board: Any = content.get("board")
    for name in ("cubes", "beds", "chambers") if isinstance(board, dict) else ():
        points = board.get(name)
        if not isinstance(points, list) or not all(value == "?" or type(value) is int for value in points):
            continue
        keep = _longest_rise(points)
        if any(value != "?" and place not in keep for place, value in enumerate(points)):
            aside.append((f"board.{name}", News("wistar-bad-falling")))
            board[name] = [value if place in keep else "?" for place, value in enumerate(points)]


def _longest_rise(points: list[Any]) -> set[int]:
    """The places of the most values that never fall."""
    best: list[list[int]] = [[]]
    for place, value in enumerate(points):
        if value != "?":
            before = [rise for rise in best if not rise or points[rise[-1]] <= value]
            longest = max(before, key=len)
            best.append([*longest, place])
    longest = max(best, key=len)
    return set(longest)


def _set_aside(content: Any, place: str) -> bool:
    """Take the value at a place out, or the nearest thing around it that can be left out; is something gone?"""
    path = [part for part in place.replace("[", ".[").split(".") if part and not part.startswith("[")]
    for length in range(len(path), 0, -1):
        holder, found = content, True
        for part in path[: length - 1]:
            found = isinstance(holder, dict) and part in holder
            holder = holder[part] if found else None
        if found and isinstance(holder, dict) and path[length - 1] in holder:
            del holder[path[length - 1]]
            if path[0] in ("name", "wheel"):
                content[path[0]] = _NEEDED[path[0]]
            return True
    return _add_needed(content, place)


_NEEDED: dict[str, Any] = {
    "name": "my-box",
    "wheel": {"areas": {"forest": ["wood", "dig"], "burrow": ["metal", "beds"], "farm": ["develop", "explore"]},
              "source": "inferred"},
}  # fmt: skip


def _add_needed(content: Any, place: str) -> bool:
    """What a box cannot be without, where it is missing altogether."""
    missing = [name for name in _NEEDED if isinstance(content, dict) and name not in content]
    for name in missing:
        content[name] = copy.deepcopy(_NEEDED[name])
    return bool(missing)


def looked_through(text: str, label: str | News) -> dict[str, Any]:
    """What the album is told of a box: the box without what does not fit, what that is, and what to look at again."""
    pack, aside = repaired(library.content_of(text, label), label)
    return {"pack": pack, "aside": _told(aside), "hints": _told(list(hints(pack)))}


def _told(faults: list[Fault]) -> list[dict[str, Any]]:
    return [{"place": place, "reason": reason} for place, reason in faults]
