"""The rules of a game as players read them: a text in sections, some of which are played only with an option.

The texts are `rules.pl.md`, `rules.cs.md` and `rules.en.md` in the game's folder. `## Heading {option}` is a part for
that option, `## Heading {option=choice}` for one choice of it, and `![](name)` a drawing of the game's sprite.
`coverage.toml` says which of their paragraphs hold what each rule of RULES.md says.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from typing import Any, NamedTuple

from konspira import speech
from konspira.boxes.box import Box

_HEADING = re.compile(r"^## (.*?)(?: *\{(\w+)(?:=(\w+))?\})? *$", re.MULTILINE)
_PICTURE = re.compile(r" *!\[[^\]]*\]\([^)]*\)")


class Section(NamedTuple):
    """A heading with its text; the first one has no heading."""

    title: str | None
    option: str | None  # played only with it
    choice: str | None  # of that option; None: whenever it is on
    text: str

    def played(self, options: Mapping[str, Any]) -> bool:
        """Is this part played with these options?"""
        if self.option is None:
            return True
        chosen = options.get(self.option)
        return chosen == self.choice if self.choice else bool(chosen)


def sections(box: Box, language: str) -> list[Section]:
    """The players' rules of a game in a language, without what only a page can show; empty if there are none."""
    path = box.folder / f"rules.{language}.md"
    if not path.exists():
        return []
    start, *rest = _HEADING.split(_PICTURE.sub("", path.read_text(encoding="utf-8")))
    parts = zip(rest[0::4], rest[1::4], rest[2::4], rest[3::4], strict=True)
    return [
        Section(None, None, None, start.strip()),
        *(Section(title, option, choice, text.strip()) for title, option, choice, text in parts),
    ]


def markdown(box: Box, language: str, options: Mapping[str, Any] | None = None) -> str:
    """The same as one text. A part for an option says so; with `options`, parts that they leave out are left out."""
    told = []
    for part in sections(box, language):
        if options is not None and not part.played(options):
            continue
        if part.title:
            mark = speech.say(box, "rules-variant", language) if part.option and options is None else ""
            told.append(f"## {part.title}{mark and f' ({mark})'}")
        told.append(part.text)
    return "\n\n".join(told)


def coverage(box: Box) -> dict[str, list[str]]:
    """The paragraphs of the players' rules that say what a rule says, by the rule's number."""
    path = box.folder / "coverage.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
