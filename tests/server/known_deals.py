"""Known deals for a real server: its keys follow from a text that a test has written down, and its random bots too.

So a test meets the same cards and the same bots every time, whatever was played before it on the same server.
"""

from __future__ import annotations

import contextlib
import hashlib
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import msgspec
from msgspec.structs import replace

from konspira.bots.simple import Random
from konspira.play import match
from konspira.play.formats import FORMATS, NEWEST
from konspira.play.key import KEY_BYTES, deal_seed
from konspira.turn import Turn


class Deals:
    """The keys of a test, one after the other; they begin anew whenever the file is written."""

    def __init__(self, path: Path) -> None:
        self._path, self._written, self._dealt = path, 0, 0
        self._token_bytes = secrets.token_bytes

    def token_bytes(self, length: int | None = None) -> bytes:
        """The next key where one is wanted; anything else stays a secret."""
        if length != KEY_BYTES or not self._path.exists():
            return self._token_bytes(length)
        written = self._path.stat().st_mtime_ns
        self._dealt = self._dealt + 1 if written == self._written else 0
        self._written = written
        return hashlib.blake2b(f"{self._path.read_text()} {self._dealt}".encode(), digest_size=KEY_BYTES).digest()


def choose(_: Random, turn: Turn) -> Any:
    """Any action, by what the seat was dealt and may do.

    Not by all that it sees: where all choose at once, that tells who was quicker.
    """
    seen = msgspec.json.encode(turn.history[0].view) + turn.legal.numbers.tobytes()
    return turn.legal[int.from_bytes(hashlib.blake2b(seen, digest_size=7).digest()) % len(turn.legal)]


@contextlib.contextmanager
def known_deals(path: Path) -> Iterator[None]:
    """While this lasts, deals follow from what is written in a file, and from nobody's seed."""
    deals, known = Deals(path), replace(FORMATS[NEWEST], chance=deal_seed)
    with (
        mock.patch.object(secrets, "token_bytes", deals.token_bytes),
        mock.patch.object(Random, "choose", choose),
        mock.patch.dict(FORMATS, {NEWEST: known}),
        mock.patch.object(match, "match_key", lambda key, commitment, shuffle: key),
    ):
        yield
