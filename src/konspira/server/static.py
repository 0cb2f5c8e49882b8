"""The files of the page: the shell, each game's board, texts and rules; compressed, and known again by their tag."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

import konspira
from konspira.boxes.box import Box
from konspira.server.monitoring import note
from konspira.server.page import Page, make_page
from konspira.server.protocol import Refusal
from konspira.server.shelf import posters, titles
from konspira.speech import LANGUAGES

HOME = Path(konspira.__file__).parent
SHELL = HOME / "web"
TEXTS = (HOME / "locale", HOME / "server" / "locale", SHELL / "locale")  # joined, in this order
KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".md": "text/markdown; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".webp": "image/webp",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
}
_PACKED = (".woff2", ".png", ".webp", ".mp3", ".ogg")  # compressed already
_NOTE = re.compile(rb"^#.*\n?", re.M)
_COMMENT = re.compile(rb"^[ \t]*(?:/\*\*(?:(?!\*/).)*\*/|//[^\n]*)[ \t]*$", re.M | re.S)  # on lines of its own


LASTING = "public, max-age=31536000, immutable"
Join = Callable[[tuple[str, ...], list[bytes]], bytes]


class Kept(NamedTuple):
    """A file as it is sent."""

    stamp: tuple[tuple[int, int], ...]
    tag: str
    plain: bytes
    packed: bytes | None


def contents(path: Path) -> bytes:
    """What is sent of a file. Of our JavaScript that is all but its types and comments, a fifth of it when compressed;
    lines keep their numbers. Code of others keeps the comments that name its licence. Texts come without their notes.
    """
    plain = path.read_bytes()
    if path.suffix == ".ftl":
        return _NOTE.sub(b"", plain)
    if path.suffix != ".js" or path.parent.name == "vendor":
        return plain
    return _COMMENT.sub(lambda comment: b"\n" * comment[0].count(b"\n"), plain)


class StaticFiles:
    """Files, read once and again only when they have changed on the disk; and the page as it was made of them."""

    def __init__(self, boxes: Mapping[str, Box] | None = None, dev: bool = False) -> None:
        self._boxes = boxes or {}
        self._dev = dev  # everything as it is written, for who writes it
        self._kept: dict[tuple[object, ...], Kept] = {}
        self._page: Page | None = None
        self._first: Kept | None = None
        self._made: dict[str, Kept] = {}
        self._making = asyncio.Lock()

    async def page(self) -> Page | None:
        """The page in few files, made when it is first asked for; None where files are sent as they are written."""
        if not self._dev and self._page is None:
            async with self._making:
                if self._page is None:
                    self._page = await asyncio.to_thread(
                        self._make, {name: box.folder for name, box in self._boxes.items()}
                    )
        return self._page

    def _make(self, games: dict[str, Path]) -> Page:
        page = make_page(SHELL, games, tuple(KINDS), lambda why: note("page is sent in many files", why=why))
        self._made = {path: keep((), content, Path(path).suffix) for path, content in page.files.items()}
        self._made |= {f"/{path}": keep((), content, Path(path).suffix) for path, content in page.ways.items()}
        self._first = keep((), page.first, ".html")
        return page

    async def index(self) -> Kept:
        """The first file of the page, whatever it shows."""
        made = await self.page()
        return self._first if made and self._first else self._read((SHELL / "index.html",))

    def made(self, path: str, request: Request, lasting: bool = False) -> Response | None:
        """A file that was made; one that leads to a module has a slash before its path."""
        return reply(self._made[path], Path(path).suffix, request, lasting) if path in self._made else None

    def below(self, folder: Path, path: str, request: Request, lasting: bool = False) -> Response:
        """A file below a folder; a path that leads out of it, or to a kind of file we do not serve, leads nowhere."""
        wanted = folder / path
        if wanted.suffix not in KINDS or "\0" in path or not wanted.resolve().is_relative_to(folder.resolve()):
            raise Refusal("refused-missing", 404)
        return self.send((wanted,), request, lasting=lasting)

    def send(self, paths: tuple[Path, ...], request: Request, lasting: bool = False) -> Response:
        """One file, or several joined to one; `lasting` where its address changes with it."""
        return reply(self._read(paths), paths[0].suffix, request, lasting)

    def of_all(self, path: str, request: Request, lasting: bool = False) -> Response:
        """A file of all games: their posters, or what they are called in a language."""
        told = {f"titles/{language}.json": (f"locale/{language}.ftl", titles) for language in LANGUAGES}
        if (one := (told | {"posters.svg": ("page/poster.svg", posters)}).get(path)) is None:
            raise Refusal("refused-missing", 404)
        part, how = one
        found = {name: box.folder / part for name, box in self._boxes.items() if (box.folder / part).exists()}
        kept = self._read(tuple(found.values()), how, tuple(found))
        return reply(kept, Path(path).suffix, request, lasting)

    def _read(self, paths: tuple[Path, ...], how: Join | None = None, names: tuple[str, ...] = ()) -> Kept:
        try:
            stamp = tuple((stat.st_mtime_ns, stat.st_size) for stat in (path.stat() for path in paths))
            kept = self._kept.get((how, *paths))
            if kept is None or kept.stamp != stamp:
                contained = [contents(path) for path in paths]
                joined = how(names, contained) if how else b"\n".join(contained)
                kept = keep(stamp, joined, paths[0].suffix if paths else "")
                self._kept[how, *paths] = kept
        except OSError:
            raise Refusal("refused-missing", 404) from None
        return kept

    def worker(self, folders: list[Path]) -> Response:
        """The service worker, which knows by a version whether any file of the page has changed."""
        version = self._page.version if self._page else _version((SHELL, *folders))
        text = f'const VERSION = "{version}";\n{(SHELL / "worker.js").read_text(encoding="utf-8")}'
        return Response(text, headers={"cache-control": "no-cache"}, media_type=KINDS[".js"])

    def texts(self, language: str, request: Request, lasting: bool = False) -> Response:
        """The shell's texts in one language."""
        if language not in LANGUAGES:
            raise Refusal("refused-missing", 404)
        paths = tuple(path for path in (home / f"{language}.ftl" for home in TEXTS) if path.exists())
        return self.send(paths, request, lasting=lasting)


def keep(stamp: tuple[tuple[int, int], ...], plain: bytes, kind: str) -> Kept:
    """A file as it is sent, compressed once."""
    tag = f'W/"{hashlib.blake2b(plain, digest_size=12).hexdigest()}"'
    return Kept(stamp, tag, plain, None if kind in _PACKED else gzip.compress(plain, 9, mtime=0))


def reply(kept: Kept, kind: str, request: Request, lasting: bool = False) -> Response:
    """A file, or that it is the one which the browser has."""
    headers = {"etag": kept.tag, "cache-control": LASTING if lasting else "no-cache", "vary": "accept-encoding"}
    if kept.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    headers["content-type"] = KINDS[kind]
    content = kept.plain
    if kept.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"], content = "gzip", kept.packed
    return Response(content, headers=headers)


def _version(folders: Iterable[Path]) -> str:
    digest = hashlib.blake2b(digest_size=8)
    for folder in folders:
        for path in sorted(one for one in folder.rglob("*") if one.suffix in KINDS):
            stat = path.stat()
            digest.update(f"{path.name} {stat.st_mtime_ns} {stat.st_size}\n".encode())
    return digest.hexdigest()


def rules_file(box: Box, language: str) -> Path | None:
    """The rules of a game in a language, if they are there; the numbered ones of the code are in English."""
    for name in (f"rules.{language}.md", "RULES.md" if language == "en" else ""):
        if name and (box.folder / name).exists():
            return box.folder / name
    return None
