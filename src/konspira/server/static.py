"""The files of the page: the shell, each game's board, texts and rules; compressed, and known again by their tag."""

from __future__ import annotations

import gzip
import hashlib
import re
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

import konspira
from konspira.boxes.box import Box
from konspira.server.protocol import Refusal
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
_COMMENT = re.compile(rb"^[ \t]*(?:/\*\*(?:(?!\*/).)*\*/|//[^\n]*)[ \t]*$", re.M | re.S)  # on lines of its own


class Kept(NamedTuple):
    """A file as it is sent."""

    stamp: tuple[tuple[int, int], ...]
    tag: str
    plain: bytes
    packed: bytes | None


def contents(path: Path) -> bytes:
    """What is sent of a file. Of our JavaScript that is all but its types and comments, a fifth of it when compressed;
    lines keep their numbers. Code of others keeps the comments that name its licence.
    """
    plain = path.read_bytes()
    if path.suffix != ".js" or path.parent.name == "vendor":
        return plain
    return _COMMENT.sub(lambda comment: b"\n" * comment[0].count(b"\n"), plain)


class StaticFiles:
    """Files, read once and again only when they have changed on the disk."""

    def __init__(self) -> None:
        self._kept: dict[tuple[Path, ...], Kept] = {}

    def below(self, folder: Path, path: str, request: Request) -> Response:
        """A file below a folder; a path that leads out of it, or to a kind of file we do not serve, leads nowhere."""
        wanted = folder / path
        if wanted.suffix not in KINDS or "\0" in path or not wanted.resolve().is_relative_to(folder.resolve()):
            raise Refusal("refused-missing", 404)
        return self.send((wanted,), request)

    def send(self, paths: tuple[Path, ...], request: Request) -> Response:
        """One file, or several joined to one."""
        kept = self._read(paths)
        headers = {"etag": kept.tag, "cache-control": "no-cache", "vary": "accept-encoding"}
        if kept.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        headers["content-type"] = KINDS[paths[0].suffix]
        content = kept.plain
        if kept.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"], content = "gzip", kept.packed
        return Response(content, headers=headers)

    def _read(self, paths: tuple[Path, ...]) -> Kept:
        try:
            stamp = tuple((stat.st_mtime_ns, stat.st_size) for stat in (path.stat() for path in paths))
            kept = self._kept.get(paths)
            if kept is None or kept.stamp != stamp:
                plain = b"\n".join(contents(path) for path in paths)
                tag = f'W/"{hashlib.blake2b(plain, digest_size=12).hexdigest()}"'
                packed = None if paths[0].suffix in _PACKED else gzip.compress(plain, 9, mtime=0)
                kept = self._kept[paths] = Kept(stamp, tag, plain, packed)
        except OSError:
            raise Refusal("refused-missing", 404) from None
        return kept

    def worker(self, folders: list[Path]) -> Response:
        """The service worker, which knows by a version whether any file of the page has changed."""
        digest = hashlib.blake2b(digest_size=8)
        for folder in (SHELL, *folders):
            for path in sorted(one for one in folder.rglob("*") if one.suffix in KINDS):
                stat = path.stat()
                digest.update(f"{path.name} {stat.st_mtime_ns} {stat.st_size}\n".encode())
        text = f'const VERSION = "{digest.hexdigest()}";\n{(SHELL / "worker.js").read_text(encoding="utf-8")}'
        return Response(text, headers={"cache-control": "no-cache"}, media_type=KINDS[".js"])

    def texts(self, language: str, request: Request) -> Response:
        """The shell's texts in one language."""
        if language not in LANGUAGES:
            raise Refusal("refused-missing", 404)
        paths = tuple(path for path in (home / f"{language}.ftl" for home in TEXTS) if path.exists())
        return self.send(paths, request)


def rules_file(box: Box, language: str) -> Path | None:
    """The rules of a game in a language, if they are there; the numbered ones of the code are in English."""
    for name in (f"rules.{language}.md", "RULES.md" if language == "en" else ""):
        if name and (box.folder / name).exists():
            return box.folder / name
    return None
