"""An authenticator made of software: it makes passkeys and shows them, as a browser would tell a server."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """One passkey, at one site; `counter` is what it says next."""

    def __init__(self, origin: str, name: str = "localhost") -> None:
        self.origin, self.name, self.counter = origin, name, 1
        self._key, self._id = ec.generate_private_key(ec.SECP256R1()), secrets.token_bytes(16)

    @property
    def id(self) -> str:
        return b64(self._id)

    def made(self, options: dict[str, Any]) -> dict[str, Any]:
        """A new passkey, as asked for."""
        point = self._key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (point.x, point.y))
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        data = self._data(ATTESTED) + bytes(16) + len(self._id).to_bytes(2, "big") + self._id + key
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        told = self._told("webauthn.create", options["challenge"])
        return self._credential({"clientDataJSON": b64(told), "attestationObject": b64(attested)})

    def shown(self, options: dict[str, Any]) -> dict[str, Any]:
        """That passkey, as asked for."""
        data, told = self._data(), self._told("webauthn.get", options["challenge"])
        signature = self._key.sign(data + hashlib.sha256(told).digest(), ec.ECDSA(hashes.SHA256()))
        response = {"clientDataJSON": b64(told), "authenticatorData": b64(data), "signature": b64(signature)}
        return self._credential(response)

    def _data(self, flags: int = 0) -> bytes:
        count = self.counter.to_bytes(4, "big")
        return hashlib.sha256(self.name.encode()).digest() + bytes([PRESENT | VERIFIED | flags]) + count

    def _told(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        return {"id": self.id, "rawId": self.id, "type": "public-key", "response": response}
