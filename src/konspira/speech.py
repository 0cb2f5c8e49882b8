"""Speech: news said in Polish, Czech or English, from the Fluent files of the shell and of each game."""

from __future__ import annotations

import functools
import unicodedata
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol

from fluent.runtime import FluentBundle, FluentResource

from konspira.news import BadOptions, News

LANGUAGES = ("pl", "cs", "en")
LONGEST = 1000  # letters of what goes into a sentence
SHELL = Path(__file__).parent / "locale"


class Texts(Protocol):
    """Whatever has a folder with texts of its own, as a game's box does."""

    @property
    def folder(self) -> Path: ...


class MissingText(LookupError):
    """A sentence is not in the Fluent files, or lacks an argument."""


@functools.cache
def bundle(folder: Path | None, language: str) -> FluentBundle:
    """All sentences of one language: the shell's, and those of the game in a folder."""
    if language not in LANGUAGES:
        raise ValueError(f"no texts in {language!r}; there are {', '.join(LANGUAGES)}")
    made = FluentBundle([language], use_isolating=False)
    for home in [SHELL] + ([folder / "locale"] if folder else []):
        path = home / f"{language}.ftl"
        if path.exists():
            made.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return made


def has(box: Texts | None, id: str, language: str) -> bool:
    """Is there such a sentence?"""
    return bool(bundle(box.folder if box else None, language).has_message(id))


def say(
    box: Texts | Path | None,
    news: News | str,
    language: str,
    *,
    names: Sequence[str] = (),
    me: int | None = None,
    **args: Any,
) -> str:
    """The sentence, of a game or of the game in a folder. `names` are those of the seats; `me` is spoken to.

    Sentences get `$me` = "yes" where `$seat` is that very seat, so that they can say "you".
    """
    if isinstance(news, str):
        news = News(news, args)
    texts = bundle(box if box is None or isinstance(box, Path) else box.folder, language)
    if not texts.has_message(news.id):
        raise MissingText(f"{news.id} is missing in {language}")
    spoken = {key: _argument(box, key, value, language, names, me) for key, value in news.args.items()}
    if "seat" in news.args:
        spoken["me"] = "yes" if news.args["seat"] == me else "no"
    pattern = texts.get_message(news.id).value
    if pattern is None:
        raise MissingText(f"{news.id} has no text in {language}")
    text, errors = texts.format_pattern(pattern, spoken)
    if errors:
        raise MissingText(f"{news.id} in {language}: {errors[0]}")
    return str(text)


def bad_options(folder: Path, id: str, **args: Any) -> BadOptions:
    """The error for options that do not fit the game in a folder: its reason as news, and in English for Python."""
    return BadOptions(say(folder, id, "en", **args), News(id, args))


def why(box: Texts, error: BadOptions, language: str) -> str:
    """The reason of an error, said."""
    return say(box, error.news, language)


def _argument(
    box: Texts | Path | None, key: str, value: Any, language: str, names: Sequence[str], me: int | None
) -> Any:
    if isinstance(value, News):
        return _short(say(box, value, language, names=names, me=me))
    if isinstance(value, list | tuple):
        return _short(", ".join(str(_argument(box, "", item, language, names, me)) for item in value))
    if key == "seat" or key.endswith("_seat"):
        return seat_name(value, language, names)
    return _short(value)


def _short(value: Any) -> Any:
    """What goes into a sentence, cut where it is longer than Fluent takes."""
    if isinstance(value, int) and abs(value) > 1 << 53:
        return "…"
    return value if not isinstance(value, str) or len(value) <= LONGEST else value[:LONGEST] + "…"


def plainly(text: str) -> str:
    """A text as somebody may type it: in small letters, without accents, with single spaces."""
    apart = unicodedata.normalize("NFD", text.casefold().replace("ł", "l"))
    return " ".join("".join(one for one in apart if not unicodedata.combining(one)).split())


def seat_name(seat: int, language: str, names: Sequence[str] = ()) -> str:
    """The name at a seat, or its number where nobody gave a name."""
    if 0 <= seat < len(names):
        return names[seat]
    return say(None, "seat-number", language, number=seat + 1)


class Speaker:
    """Says news of one game in one language to one seat."""

    def __init__(self, box: Texts | None, language: str, names: Sequence[str] = (), me: int | None = None) -> None:
        self.box, self.language, self.names, self.me = box, language, names, me
        self.voice: Callable[[News], News] | None = None  # puts a person's own names for things into news

    def __call__(self, news: News | str, **args: Any) -> str:
        if self.voice is not None and isinstance(news, News):
            news = self.voice(news)
        return say(self.box, news, self.language, names=self.names, me=self.me, **args)

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return seat_name(seat, self.language, self.names)
