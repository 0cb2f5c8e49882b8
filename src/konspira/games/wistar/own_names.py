"""What an owner at a terminal calls the five skill tokens; they stand in all that is said there."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

import msgspec

from konspira.games.wistar import library
from konspira.games.wistar.components import SKILLS
from konspira.news import News

LONGEST = 24


def _file() -> Path:
    return library.folder() / "names.json"


def own_names() -> dict[str, str]:
    """Names by token, of those that have one."""
    try:
        found = msgspec.json.decode(_file().read_bytes(), type=dict[str, str])
    except (OSError, msgspec.DecodeError):
        return {}
    return {skill: name for skill, name in found.items() if skill in SKILLS and name}


def rename(skill: str, name: str) -> None:
    """Call a token so from now on; by no name, as he does."""
    names = {**own_names(), skill: name.strip()[:LONGEST]}
    with contextlib.suppress(OSError):  # a machine without a writable folder still plays
        _file().parent.mkdir(parents=True, exist_ok=True)
        _file().write_bytes(msgspec.json.encode(names))


def voice(news: News) -> News:
    """The same news with the owner's names in it."""
    names = own_names()
    if not names:
        return news
    if news.id == "wistar-deed-set-up-names" and len(names) == len(SKILLS):
        return News("wistar-page-names-mine", {"names": [names[skill] for skill in SKILLS]})
    return News(news.id, {key: _named(value, names) for key, value in news.args.items()})


def _named(value: Any, names: dict[str, str]) -> Any:
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, list | tuple):
        return [_named(item, names) for item in value]
    return voice(value) if isinstance(value, News) else value
