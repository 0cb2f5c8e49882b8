"""The key of a match: the secret that all its chance comes from, and what is shown of it first."""

from __future__ import annotations

import hashlib

KEY_BYTES = 32


def step_key(key: bytes, step: int) -> bytes:
    """The chance of one step, 256 bits: a keyed hash that only the holder of the key can foresee."""
    return hashlib.blake2b(step.to_bytes(8, "little"), key=key, digest_size=32, person=b"konspira chance").digest()


def deal_seed(key: bytes, step: int) -> int:
    """The chance of one step in journals up to format 2: 64 bits."""
    digest = hashlib.blake2b(step.to_bytes(8, "little"), key=key, digest_size=8, person=b"konspira step")
    return int.from_bytes(digest.digest(), "little")


def commitment(key: bytes) -> str:
    """What is shown of the key before the game: it binds, and tells nothing (256 bits cannot be guessed)."""
    return hashlib.blake2b(key, digest_size=32, person=b"konspira commit").hexdigest()
