"""What people call themselves and write: nothing invisible, nothing that is stacked, and no two who look the same.

The table of letters that look alike holds what can be told from Latin only by a machine (Unicode, UTS #39).
"""

from __future__ import annotations

import functools
import unicodedata
from collections.abc import Iterable

NAME_LENGTH = 24
STACKED = 2  # marks over and under one letter
_SPACES = ("Zl", "Zp", "Zs")
_UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn")
_IGNORED = (  # drawn as nothing though they count as letters or marks: Default_Ignorable_Code_Point, and a blank
    (0x34F, 0x34F), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x2800, 0x2800), (0x3164, 0x3164),
    (0xFE00, 0xFE0F), (0xFFA0, 0xFFA0), (0xE0100, 0xE01EF),
)  # fmt: skip
_JOINER, _AS_EMOJI = "\u200d", "\ufe0f"
_VIRAMA = 9  # the combining class of marks after which a joiner shapes letters

_LOOKS = (  # letters, and the Latin ones that they are taken for
    ("АВЕЅІЈКМНОРСТУХҮЬ", "abesljkmhopctyxyb"),  # Cyrillic
    ("авгеѕіјкмнопрстухүһԁԛԝьӏѵ", "abresijkmhonpctyxyhdqwblv"),
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abezhlkmnoptyx"),  # Greek
    ("αβγεηικνορστυχω", "abyenikvopotuxw"),
    ("ՍՕՏսոհօց", "uosunhog"),  # Armenian
    ("ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᏒᏚᎢᏙᏔᏃ", "abcdeghjklmprstvwz"),  # Cherokee
    ("ıɑɡɩʀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘᴛᴜᴠᴡʏᴢᴀꜱꜰ", "iagirbcdeghijklmnoptuvwyzasf"),  # Latin of other uses
    ("I1|0", "lllo"),  # in one and the same alphabet
)
_ALIKE = {ord(one): latin for letters, latins in _LOOKS for one, latin in zip(letters, latins, strict=True)}
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
    same = sum(skeleton(other) == skeleton(name) for other in others)
    return f"{name} ({same + 1})" if same else name
