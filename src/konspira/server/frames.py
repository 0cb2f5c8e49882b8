"""Frames of a WebSocket by the short way: texts as they are written, and the one text that most often comes, whole.

Uvicorn and websockets do all of it, too, and whatever is unusual is left to them; a move is one small text.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the quick one, where it was compiled
from websockets.streams import StreamReader

_TEXT, _MASKED = 0x81, 0x80  # the first byte of a text in one frame; in the second, that what follows is masked
_BETWEEN = StreamReader.at_eof.__code__  # what a parser waits in between two frames, and nowhere else


def text_frames(texts: Iterable[bytes]) -> bytes:
    """Texts as frames that are not masked (RFC 6455, 5.2), one after the other."""
    parts: list[bytes] = []
    for text in texts:
        size = len(text)
        parts += (b"\x81\x7e" + size.to_bytes(2, "big") if 126 <= size < 65_536 else _head(size), text)
    return b"".join(parts)


def _head(size: int) -> bytes:
    """The head of one that is very short or very long."""
    if size < 126:
        return bytes((_TEXT, size))
    return b"\x81\x7f" + size.to_bytes(8, "big")


def only_text(data: bytes) -> str | None:
    """The text of a masked frame that is whole, and all that has come; None where anything is otherwise."""
    if len(data) < 6 or data[0] != _TEXT:
        return None
    size, start = data[1] - _MASKED, 2
    if size == 126:
        size, start = int.from_bytes(data[2:4], "big"), 4
    elif not 0 <= size < 126:
        return None
    if len(data) != start + 4 + size:
        return None
    try:
        return apply_mask(data[start + 4 :], data[start : start + 4]).decode()
    except UnicodeDecodeError:
        return None


def between_frames(parser: Any) -> bool:
    """Has a parser of websockets read all that came, to the end of a frame?"""
    while (deeper := parser.gi_yieldfrom) is not None:
        parser = deeper
    return parser.gi_code is _BETWEEN
