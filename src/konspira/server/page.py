"""The page as browsers far away get it: few files, under addresses that change with them, so that each may be kept.

`/v/VERSION/web/shell.js` is the shell with all that it needs at once, `/v/VERSION/games/NAME/page/board.js` the board
of a game. The version is a digest of everything below it. Whoever asks for a module by its plain address, such as a
page that was written elsewhere, is led to the one that runs. `konspira serve --dev` sends files as they are written.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from konspira.server.joining import Joined, join_sheets
from konspira.server.modules import PLACE, ModuleError

FIRST, BOARD, STYLE = "web/shell.js", "board.js", "web/style/page.css"
_SHEET = re.compile(r'<link rel="stylesheet" href="/([^"]+)">\n')
_SHEETS = re.compile(f"(?:{_SHEET.pattern})+")
_LASTING = re.compile(r'"/web/(?!icon|manifest)')  # an app that was installed finds its icon where it was
_LOGO = re.compile(r'<use href="/web/symbols.svg#(\w+)"/>')
_ADDRESS = re.compile(r"(url\(\"?)/web/")


class Page(NamedTuple):
    """What is made once, when somebody first asks for it."""

    version: str
    first: bytes  # what a browser asks for first, whatever it shows
    files: dict[str, bytes]  # by path below the version
    ways: dict[str, bytes]  # by plain path: from the address of a module to where it runs


def make_page(
    shell: Path, games: Mapping[str, Path], sent: tuple[str, ...], trouble: Callable[[str], None] = lambda why: None
) -> Page:
    """Make it of the folders of the shell and of each game's page; `sent` are the kinds of files that are sent."""
    sources = dict(_below("web", shell, sent))
    joined = Joined()
    joined.add(_scripts(sources), FIRST)
    for name, folder in games.items():
        own = dict(_below(f"games/{name}/page", folder / "page", sent))
        sources |= own | dict(_below(f"games/{name}/locale", folder / "locale", sent))
        try:
            joined.add(_scripts(own), f"games/{name}/page/{BOARD}")
        except ModuleError as error:
            trouble(str(error))  # its modules are sent one by one
    texts = {path: source.decode() for path, source in sources.items() if path.endswith((".css", ".html", ".svg"))}
    files = dict(joined.files)
    index = texts["web/index.html"]
    for path in [one for one in texts if one.endswith(".css")]:
        files[path] = join_sheets([path], texts.__getitem__)
    files[STYLE] = join_sheets(_SHEET.findall(index), texts.__getitem__)
    for path in [one for one in files if one.endswith(".css")]:
        files[path] = _ADDRESS.sub(rf"\1{PLACE}/web/", files[path])
    version = _digest(sources, files)
    place = f"/v/{version}"

    def placed(made: Mapping[str, str]) -> dict[str, bytes]:
        return {path: text.replace(PLACE, place).encode() for path, text in made.items()}

    return Page(version, _index(index, texts["web/symbols.svg"], place).encode(), placed(files), placed(joined.ways))


def _below(prefix: str, folder: Path, kinds: tuple[str, ...]) -> Iterator[tuple[str, bytes]]:
    for path in sorted(folder.rglob("*")):
        if path.suffix in kinds:
            yield f"{prefix}/{path.relative_to(folder).as_posix()}", path.read_bytes()


def _scripts(sources: Mapping[str, bytes]) -> dict[str, str]:
    return {path: source.decode() for path, source in sources.items() if path.endswith(".js")}


def _digest(sources: Mapping[str, bytes], files: Mapping[str, str]) -> str:
    digest = hashlib.blake2b(digest_size=8)
    for path, content in [*sources.items(), *((path, text.encode()) for path, text in sorted(files.items()))]:
        digest.update(f"{path} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def _index(text: str, symbols: str, place: str) -> str:
    """The first file: one style sheet, the logo drawn into it, and everything under its version."""
    text = _SHEETS.sub(f'<link rel="stylesheet" href="/{STYLE}">\n', text)

    def drawn(use: re.Match[str]) -> str:
        found = re.search(rf'<symbol id="{use[1]}"[^>]*>(.*?)</symbol>', symbols, re.S)
        return found[1] if found else use[0]

    return _LASTING.sub(f'"{place}/web/', _LOGO.sub(drawn, text))
