"""The picture of a match for sharing: the poster of the game, who won, and everybody with their face.

It is drawn once, as SVG; the PNG is the same drawing, for chats that show no SVG. Nothing is on it that is hidden.
"""

from __future__ import annotations

import functools
import re
import textwrap
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

import msgspec
import resvg_py

from konspira.server.static import SHELL

WIDTH, HEIGHT = 1200, 630  # what chats and networks ask for
FONTS = [str(path) for path in sorted((Path(__file__).parent / "fonts").glob("*.ttf"))]  # the page's own, whole
LEFT, ROOM = 500, 650  # where the text begins, and how wide it may be
POSTER = 450  # how wide the poster is
NAVY, CREAM, SIGNAL, GREY, WHITE = "#16203A", "#F4E8D0", "#C8361B", "#4A5068", "#FCF6E9"
_SYMBOL = re.compile(r'<symbol id="([\w-]+)".*?</symbol>', re.S)
_VARIABLE = re.compile(r"var\(--[\w-]+,\s*(#\w+)\)")


class Shown(msgspec.Struct, frozen=True):
    """Somebody on the picture."""

    name: str
    face: str  # the symbol
    won: bool


class Picture(msgspec.Struct, frozen=True):
    """What the picture says."""

    title: str
    headline: str
    note: str
    people: tuple[Shown, ...]


def draw(game: Path, said: Picture) -> str:
    """The picture as SVG, of a match of the game in a folder."""
    poster = _poster(game)
    art = f'<use href="#poster" width="{POSTER}" height="{HEIGHT}"/>' if poster else _plain_poster(said.title)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'role="img" aria-label={quoteattr(f"{said.title}: {said.headline}")}>'
        f"<defs>{poster}{_symbols('logo', 'i-crown', *(one.face for one in said.people))}</defs>"
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{CREAM}"/>{art}'
        f'<use href="#logo" x="{LEFT}" y="44" width="250" height="39" color="{NAVY}"/>'
        f"{_headline(said)}{_note(said.note)}{_people(said.people)}</svg>"
    )


def png(drawn: str) -> bytes:
    """The same as PNG."""
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=drawn, skip_system_fonts=False, font_files=FONTS, font_family="Roboto",
            sans_serif_family="Roboto",
        )
    )  # fmt: skip


# -- parts ------------------------------------------------------------------------------------------


def _text(said: str, x: int, y: int, size: int, *, poster: bool, ink: str) -> str:
    family, weight = ("Roboto Condensed", 700) if poster else ("Roboto", 400)
    return (
        f'<text x="{x}" y="{y}" font-family="{family}, sans-serif" font-weight="{weight}" font-size="{size}" '
        f'fill="{ink}">{escape(said)}</text>'
    )


def _lines(said: str, size: int, most: int, wide: float = 0.5) -> list[str]:
    """A sentence in so many lines at most, by how wide letters usually are."""
    found = textwrap.wrap(said, max(8, int(ROOM / (size * wide))))
    return found if len(found) <= most else [*found[: most - 1], found[most - 1].rstrip(".,") + "…"]


def _headline(said: Picture) -> str:
    size = 68 if len(said.headline) <= 22 else 54
    lines = _lines(said.headline, size, 2)
    above = _text(said.title, LEFT, 150, 34, poster=True, ink=SIGNAL)
    return above + "".join(
        _text(line, LEFT, 222 + k * (size + 4), size, poster=True, ink=NAVY) for k, line in enumerate(lines)
    )


def _note(note: str) -> str:
    return "".join(
        _text(line, LEFT, 336 + 36 * k, 27, poster=False, ink=GREY) for k, line in enumerate(_lines(note, 27, 2, 0.52))
    )


def _people(people: tuple[Shown, ...]) -> str:
    """Everybody in two columns; who has won wears the crown."""
    rows = max(2, -(-len(people) // 2))
    step = min(82, 210 // rows)
    size = min(64, step - 8)
    drawn = ""
    for k, one in enumerate(people):
        x, y = LEFT + (k // rows) * (ROOM // 2 + 10), 404 + (k % rows) * step
        name = one.name if len(one.name) <= 17 else one.name[:16].rstrip() + "…"
        drawn += f'<use href="#{one.face}" x="{x}" y="{y}" width="{size}" height="{size}" color="{NAVY}"/>'
        drawn += _text(
            name,
            x + size + 14,
            y + size // 2 + 11,
            32 if size > 44 else 26,
            poster=True,
            ink=SIGNAL if one.won else NAVY,
        )
        if one.won:
            drawn += f'<circle cx="{x + size - 6}" cy="{y + 6}" r="15" fill="{WHITE}"/>'
            drawn += f'<use href="#i-crown" x="{x + size - 17}" y="{y - 5}" width="22" height="22" color="{SIGNAL}"/>'
    return drawn


def _plain_poster(title: str) -> str:
    """The poster of a game that has none."""
    return f'<rect width="{POSTER}" height="{HEIGHT}" fill="{SIGNAL}"/>' + _text(
        title[:14], 40, 130, 64, poster=True, ink=CREAM
    )


@functools.cache
def _poster(game: Path) -> str:
    path = game / "page" / "poster.svg"
    if not path.exists():
        return ""
    return "".join(one[0] for one in _SYMBOL.finditer(_VARIABLE.sub(r"\1", path.read_text(encoding="utf-8"))))


@functools.cache
def _shell() -> dict[str, str]:
    text = _VARIABLE.sub(r"\1", (SHELL / "symbols.svg").read_text(encoding="utf-8"))
    return {one[1]: one[0] for one in _SYMBOL.finditer(text)}


def _symbols(*names: str) -> str:
    known = _shell()
    return "".join(known[name] for name in dict.fromkeys(names) if name in known)
