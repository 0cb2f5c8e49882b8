"""Signatures by Ed25519: what a device or a server has said, nobody can say in its name or change afterwards.

What is signed is a value as JSON with its keys in order, under a heading that says what kind of statement it is: a
signature of one kind is never one of another. Keys, digests and signatures are written in hex.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from typing import Any

import msgspec
from nacl.bindings import crypto_sign, crypto_sign_open, crypto_sign_seed_keypair
from nacl.exceptions import CryptoError

SEED_BYTES, KEY_BYTES, SIGNATURE_BYTES = 32, 32, 64
Content = Mapping[str, Any] | msgspec.Struct  # of a statement
encode = msgspec.json.Encoder(order="sorted").encode


def statement(kind: str, content: Content) -> bytes:
    """The bytes that are signed."""
    return b"konspira " + kind.encode() + b"\n" + encode(content)


def digest(kind: str, content: Content) -> str:
    """A statement in 256 bits."""
    return digest_of(statement(kind, content))


def digest_of(said: bytes) -> str:
    """The same, given as the bytes that are signed."""
    return hashlib.blake2b(said, digest_size=32).hexdigest()


class SigningKey:
    """What a device or a server signs with; `public` is what everybody may know of it."""

    def __init__(self, seed: bytes | None = None) -> None:
        public, self._key = crypto_sign_seed_keypair(secrets.token_bytes(SEED_BYTES) if seed is None else seed)
        self.public = public.hex()

    def sign(self, kind: str, content: Content) -> str:
        """The signature of a statement."""
        return self.sign_said(statement(kind, content))

    def sign_said(self, said: bytes) -> str:
        """The same, given as the bytes that are signed."""
        return crypto_sign(said, self._key)[:SIGNATURE_BYTES].hex()

    def __repr__(self) -> str:
        return f"<signing key of {self.public[:8]}>"


def signed(public: str, kind: str, content: Content, signature: str) -> bool:
    """Is this the signature of a statement by the one who has this key?"""
    return verified(public, statement(kind, content), signature)


def verified(public: str, said: bytes, signature: str) -> bool:
    """Is this the signature of a statement, given as the bytes that are signed?"""
    try:
        key, signature_bytes = bytes.fromhex(public), bytes.fromhex(signature)
        if (len(key), len(signature_bytes)) != (KEY_BYTES, SIGNATURE_BYTES):
            return False  # libsodium is told no lengths, and would read on behind a short key
        crypto_sign_open(signature_bytes + said, key)
    except (
        CryptoError,
        ValueError,
        TypeError,
    ):  # forged; no hex; nothing that is written, as in a journal of anybody's
        return False
    return True
