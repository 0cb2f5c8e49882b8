"""What a shell completes after `konspira`: games, bots, options and languages, with a sentence each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import typer

from konspira import speech
from konspira.cli import arguments, opponents
from konspira.play import shelf
from konspira.play.options import schema

Completed = Iterable[tuple[str, str]]


def games(incomplete: str) -> Completed:
    """The games, with what each is."""
    language = arguments.language(None)
    for box in shelf.boxes():
        if box.name.startswith(incomplete):
            yield box.name, speech.say(box, "tagline", language) if speech.has(box, "tagline", language) else ""


def bots(ctx: typer.Context, incomplete: str) -> Completed:
    """The bots that can play the game, with what each does."""
    name = ctx.params.get("game")
    box = shelf.box(name) if isinstance(name, str) and name in shelf.names() else None
    language = arguments.language(ctx.params.get("language"))
    return [pair for pair in opponents.sentences(box, language) if pair[0].startswith(incomplete)]


def several_bots(ctx: typer.Context, incomplete: str) -> Completed:
    """The same after those that stand there already, with commas between them."""
    before, comma, last = incomplete.rpartition(",")
    return [(f"{before}{comma}{name}", about) for name, about in bots(ctx, last)]


def options(ctx: typer.Context, incomplete: str) -> Completed:
    """The options of the game, and what each can be."""
    name = ctx.params.get("game")
    if isinstance(name, str) and name in shelf.names():
        language = arguments.language(ctx.params.get("language"))
        yield from (pair for pair in _options(name, language) if pair[0].startswith(incomplete))


def _options(game: str, language: str) -> Iterator[tuple[str, str]]:
    box = shelf.box(game)
    for option in schema(box):
        about = f"option-{option.name}"
        said = speech.say(box, about, language) if speech.has(box, about, language) else ""
        if option.kind == "flag":
            yield option.name, said
        for value in (*(option.choices or ()), *(option.presets or ())):
            if value is not None:
                named = f"{about}-{value}"
                told = speech.say(box, named, language) if speech.has(box, named, language) else said
                yield f"{option.name}={value}", told


def languages(incomplete: str) -> list[str]:
    """The languages."""
    return [one for one in speech.LANGUAGES if one.startswith(incomplete)]
