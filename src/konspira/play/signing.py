"""Signatures by Ed25519: what a device or a server has said, nobody can say in its name or change afterwards.

What is signed is a value as JSON with its keys in order, under a heading that says what kind of statement it is: a
signature of one kind is never one of another. Keys, digests and signatures are written in hex.
"""

from __future__ import annotations

import functools
import hashlib
import secrets
from collections.abc import Mapping
from typing import Any

import msgspec
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

KEY_DIGITS, SIGNATURE_DIGITS = 64, 128
SEED_BYTES = 32
encode = msgspec.json.Encoder(order="deterministic").encode


def statement(kind: str, content: Mapping[str, Any]) -> bytes:
    """The bytes that are signed."""
    return b"konspira " + kind.encode() + b"\n" + encode(content)


def digest(kind: str, content: Mapping[str, Any]) -> str:
    """A statement in 256 bits."""
    return hashlib.blake2b(statement(kind, content), digest_size=32).hexdigest()


class SigningKey:
    """What a device or a server signs with; `public` is what everybody may know of it."""

    def __init__(self, seed: bytes | None = None) -> None:
        self._key = Ed25519PrivateKey.from_private_bytes(secrets.token_bytes(SEED_BYTES) if seed is None else seed)
        self.public = self._key.public_key().public_bytes_raw().hex()

    def sign(self, kind: str, content: Mapping[str, Any]) -> str:
        """The signature of a statement."""
        return self._key.sign(statement(kind, content)).hex()

    def __repr__(self) -> str:
        return f"<signing key of {self.public[:8]}>"


def signed(public: str, kind: str, content: Mapping[str, Any], signature: str) -> bool:
    """Is this the signature of a statement by the one who has this key?"""
    try:
        _public_key(public).verify(bytes.fromhex(signature), statement(kind, content))
    except (InvalidSignature, ValueError, TypeError):
        return False
    return True


@functools.lru_cache(maxsize=4096)
def _public_key(public: str) -> Ed25519PublicKey:
    return Ed25519PublicKey.from_public_bytes(bytes.fromhex(public))
