"""What people call themselves and write: nothing invisible, nothing that is stacked, and no two who look the same."""

from __future__ import annotations

import functools
import re
import unicodedata
from collections.abc import Iterable
from pathlib import Path

from konspira.server.lookalikes import LOOKS
from konspira.speech import LANGUAGES

NAME_LENGTH = 24
STACKED = 2  # marks over and under one letter
_SPACES = ("Zl", "Zp", "Zs")
_UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn")
_IGNORED = (  # drawn as nothing though they count as letters or marks: Default_Ignorable_Code_Point, and two blanks
    (0x34F, 0x34F), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x2800, 0x2800), (0x3164, 0x3164),
    (0xFE00, 0xFE0F), (0xFFA0, 0xFFA0), (0x1D159, 0x1D159), (0xE0100, 0xE01EF),
)  # fmt: skip
_JOINER, _AS_EMOJI = "\u200d", "\ufe0f"
_PAGE = Path(__file__).parents[1] / "web" / "locale"
_BOTS = re.compile(r"^bot-names = (.*)$", re.M)
_VIRAMA = 9  # the combining class of marks after which a joiner shapes letters

_ALIKE = {ord(one): latin for latin, letters in LOOKS.items() for one in letters}
_ALIKE |= {ord("I"): "l", ord("1"): "l", ord("|"): "l", ord("0"): "o"}  # in one and the same alphabet
_TOGETHER = (("rn", "m"), ("vv", "w"))


def clean_name(given: str) -> str | None:
    """A name that can be shown: what is compatible written alike, one line, nothing unseen. None if nothing is left."""
    name = _cleaned(unicodedata.normalize("NFKC", given))[:NAME_LENGTH].strip()
    return name if any(unicodedata.category(letter)[0] in "LNPS" for letter in name) else None


def clean_text(given: str) -> str:
    """Text of one line without characters that hide, turn round, break lines or climb over others."""
    return _cleaned(unicodedata.normalize("NFC", given))


def _cleaned(given: str) -> str:
    kept: list[str] = []
    stacked = 0
    for place, letter in enumerate(given):
        category = unicodedata.category(letter)
        if category in _SPACES or letter in "\t\n\r":
            letter, category = " ", "Zs"
        elif letter in (_JOINER, _AS_EMOJI):
            if not _joins(kept, given[place + 1 : place + 2], letter):
                continue
        elif category in _UNSEEN or any(first <= ord(letter) <= last for first, last in _IGNORED):
            continue
        marks = category in ("Mn", "Me")
        stacked = stacked + 1 if marks else 0
        if stacked <= STACKED and not (marks and (not kept or kept[-1] == " ")):
            kept.append(letter)
    return " ".join("".join(kept).split())


def _joins(before: list[str], after: str, letter: str) -> bool:
    """Does an unseen letter shape what is seen: a picture, or letters of an alphabet that has such?"""
    if not before:
        return False
    picture = unicodedata.category(before[-1]) in ("So", "Sk") or before[-1] == _AS_EMOJI
    if letter == _AS_EMOJI:
        return picture and before[-1] != _AS_EMOJI
    return (picture and after != "" and unicodedata.category(after) == "So") or (
        unicodedata.combining(before[-1]) == _VIRAMA
    )


@functools.lru_cache(maxsize=10_000)
def skeleton(name: str) -> str:
    """What a name looks like at a glance: two names with the same skeleton are taken for one."""
    plain = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name).translate(_ALIKE).lower())
    plain = unicodedata.normalize("NFC", plain.translate(_ALIKE))
    bare = "".join(letter for letter in plain if unicodedata.category(letter)[0] in "LNS")
    for together, one in _TOGETHER:
        bare = bare.replace(together, one)
    return bare


def apart(name: str, others: Iterable[str]) -> str:
    """A name, with a number where somebody else is called so, or would be taken for it."""
    taken, number, shown = {skeleton(other) for other in others}, 2, name
    while skeleton(shown) in taken:
        shown, number = f"{name} {number}", number + 1
    return shown


def bot_names(seat: int) -> tuple[str, ...]:
    """What the bot at a seat is called by pages, in every language."""
    return tuple(names[seat % len(names)] for names in _bots())


@functools.cache
def _bots() -> tuple[list[str], ...]:
    """All of them, found in the page's texts without reading these whole, which would take a while."""
    texts = ((_PAGE / f"{language}.ftl").read_text(encoding="utf-8") for language in LANGUAGES)
    return tuple([name.strip() for name in _BOTS.findall(text)[0].split(",")] for text in texts)
