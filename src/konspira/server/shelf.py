"""What the lobby shows of every game, in one file of each kind: all posters, and what the games are called."""

from __future__ import annotations

import re

import msgspec

TOLD = ("title", "tagline", "about-time")  # before a game is chosen
_MESSAGE = re.compile(r"^(-?[a-z][\w-]*) *=.*\n?(?:^(?:[ \t}].*)?\n?)*", re.M)
_NAMED = re.compile(r"\{ *(-?[a-z][\w-]*)")
_POSTER = re.compile(r"<svg[^>]*>(.*)</svg>", re.S)
_ID = re.compile(r"(\bid=\"|href=\"#|url\(#)")


def posters(names: tuple[str, ...], drawn: list[bytes]) -> bytes:
    """The posters of games in one drawing; what is called `poster` in GRA's is `gra-poster` there."""
    inner = []
    for name, one in zip(names, drawn, strict=True):
        found = _POSTER.search(one.decode())
        inner.append(_ID.sub(rf"\1{name}-", found[1]) if found else "")
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(inner)}</svg>'.encode()


def titles(names: tuple[str, ...], texts: list[bytes]) -> bytes:
    """Of each game's texts those that are told before it is chosen, with all that they refer to."""
    return msgspec.json.encode({name: _told(text.decode()) for name, text in zip(names, texts, strict=True)})


def _told(text: str) -> str:
    messages = {found[1]: found[0] for found in _MESSAGE.finditer(text)}
    wanted = [id for id in TOLD if id in messages]
    for id in wanted:  # grows while it is read
        wanted += [one for one in _NAMED.findall(messages[id]) if one in messages and one not in wanted]
    return "".join(messages[id].rstrip() + "\n" for id in wanted)
