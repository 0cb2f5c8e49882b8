"""The rules as they are played at one table: what was agreed on, then the game's rules for players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.text import Text

from konspira import speech
from konspira.boxes.box import Box
from konspira.play.options import Option, schema
from konspira.play.rulebook import markdown


def page(box: Box, settings: Any, language: str) -> RenderableType:
    """All of it, to be read from top to bottom."""
    agreed = [Text(f"{name}: ").append(value, "bold") for name, value in agreed_on(box, settings, language)]
    return Group(*agreed, Text(""), Markdown(markdown(box, language, msgspec.to_builtins(settings))))


def agreed_on(box: Box, settings: Any, language: str) -> Iterator[tuple[str, str]]:
    """Every option that has a name, and what it is set to."""
    chosen = msgspec.to_builtins(settings)
    for option in schema(box):
        if speech.has(box, f"option-{option.name}", language):
            value = _said(box, option, chosen[option.name], language)
            if value:
                yield speech.say(box, f"option-{option.name}", language), value


def variants(box: Box, settings: Any, language: str) -> str:
    """What is played otherwise than usual, in a few words, and what a choice among several is."""
    chosen, named = msgspec.to_builtins(settings), []
    for option in schema(box):
        value = chosen[option.name]
        if option.kind == "flag" and value and speech.has(box, f"option-{option.name}", language):
            named.append(speech.say(box, f"option-{option.name}", language))
        elif option.kind == "choice" and isinstance(value, str) and value in (option.choices or ()):
            ids = (f"option-{option.name}-{value}-short", f"option-{option.name}-{value}")
            id = next((id for id in ids if speech.has(box, id, language)), "")
            if id and not option.file:
                named.append(speech.say(box, id, language))
    return ", ".join(named)


def _said(box: Box, option: Option, value: Any, language: str) -> str:
    """A value as people name it; nothing for one that is left open or has no name."""
    if option.kind == "flag":
        return speech.say(None, "play-on" if value else "play-off", language)
    if isinstance(value, list):
        return ", ".join(filter(None, (_named(box, option, one, language) for one in value)))
    return _named(box, option, value, language)


def _named(box: Box, option: Option, value: Any, language: str) -> str:
    if speech.has(box, f"option-{option.name}-{value}", language):
        return speech.say(box, f"option-{option.name}-{value}", language)
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else ""
