"""The key of a match as it is kept: whoever has the tables and not the file of secrets cannot deal its cards again.

A match has one key, and its lock is made for it alone, so nothing more is needed than to add the two. Earlier versions
kept keys as they are; those are known by their length.
"""

from __future__ import annotations

import hashlib

from konspira.play.key import KEY_BYTES

LOCKED = b"\x01"  # how it is locked: what may be done otherwise one day


def lock(secret: bytes, match: str, key: bytes) -> bytes:
    """The key of a match, locked."""
    return LOCKED + _added(key, _pad(secret, match))


def unlock(secret: bytes, match: str, kept: bytes) -> bytes:
    """The key of a match as it was before it was locked, or was never locked."""
    if len(kept) != len(LOCKED) + KEY_BYTES or not kept.startswith(LOCKED):
        return kept
    return _added(kept[len(LOCKED) :], _pad(secret, match))


def _pad(secret: bytes, match: str) -> bytes:
    return hashlib.blake2b(match.encode(), key=secret, digest_size=KEY_BYTES, person=b"konspira lock").digest()


def _added(one: bytes, other: bytes) -> bytes:
    return bytes(a ^ b for a, b in zip(one, other, strict=True))
