"""Receipts: the server's word that what a device has signed is stored, signed once for all that was stored together.

What a round of writing has brought is put into a tree of digests, and its root is signed. A receipt is the way from a
device's own statement up to that root. The others on that way are blinded: whoever holds a receipt learns nothing of
what else was stored, and its own content depends on nothing but what the device itself has said.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Sequence

import msgspec

from konspira.play import signing
from konspira.play.signers import Digest
from konspira.play.signing import SigningKey, statement
from konspira.server.protocol import Receipt

RECEIPT, BATCH = "receipt", "batch"  # kinds of statements


class Signed(msgspec.Struct, frozen=True):
    """What a receipt is for: the act of a device, by the digest of what it signed."""

    match: str
    seat: int
    counter: int
    said: Digest


class Receipts:
    """Gives receipts, all of one round of the event loop with one signature: writes are told in one round."""

    def __init__(self, key: SigningKey, secret: bytes) -> None:
        self.key, self._secret = key, secret
        self._waiting: list[tuple[Signed, Callable[[Receipt], None]]] = []

    def give(self, stored: Signed, then: Callable[[Receipt], None]) -> None:
        """Give a receipt, in a moment."""
        self._waiting.append((stored, then))
        if len(self._waiting) == 1:
            asyncio.get_running_loop().call_soon(self._sign)

    def _sign(self) -> None:
        waiting, self._waiting = self._waiting, []
        for (_, then), receipt in zip(
            waiting, receipts(self.key, self._secret, [act for act, _ in waiting]), strict=True
        ):
            then(receipt)


def receipts(key: SigningKey, secret: bytes, acts: Sequence[Signed]) -> list[Receipt]:
    """Receipts for acts that were stored together."""
    contents = [_content(act) for act in acts]
    blinding = hashlib.blake2b(key=secret, digest_size=32)
    blinds = [_hashed(blinding, content) for content in contents]
    level = [_leaf(content, blind) for content, blind in zip(contents, blinds, strict=True)]
    paths: list[list[str]] = [[] for _ in acts]
    places = list(range(len(acts)))  # of each act's branch in this level
    while len(level) > 1:
        for act, place in enumerate(places):
            if place ^ 1 < len(level):
                paths[act].append(level[place ^ 1].hex())
        pairs = [level[k : k + 2] for k in range(0, len(level), 2)]
        level = [_node(*pair) if len(pair) == 2 else pair[0] for pair in pairs]
        places = [place // 2 for place in places]
    signature = key.sign(BATCH, {"root": level[0].hex()})
    return [Receipt(blind.hex(), path, signature) for blind, path in zip(blinds, paths, strict=True)]


def good(server: str, act: Signed, receipt: Receipt) -> bool:
    """Has the server of this key given this receipt for this act?"""
    root = _leaf(_content(act), bytes.fromhex(receipt.blind))
    for other in receipt.path:
        root = _node(root, bytes.fromhex(other))
    return signing.signed(server, BATCH, {"root": root.hex()}, receipt.signature)


def _content(act: Signed) -> bytes:
    return statement(RECEIPT, act)


_LEAF, _NODE = (hashlib.blake2b(digest_size=32, person=person) for person in (b"konspira leaf", b"konspira node"))


def _hashed(begun: hashlib.blake2b, content: bytes) -> bytes:
    """A digest by a hash that has been set up; to set one up takes longer than to hash so little."""
    hashing = begun.copy()
    hashing.update(content)
    return hashing.digest()


def _leaf(content: bytes, blind: bytes) -> bytes:
    return _hashed(_LEAF, blind + content)


def _node(one: bytes, other: bytes) -> bytes:
    """Two branches; which of them is the left one does not matter, so a path needs no sides."""
    return _hashed(_NODE, one + other if one < other else other + one)
