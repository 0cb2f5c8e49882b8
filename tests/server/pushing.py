"""A push service and a browser for tests: what is sent to a guest who is away is kept, and can be opened."""

from __future__ import annotations

import json
import struct
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from server.web import PATIENCE, wait_for

from konspira.server import push
from konspira.server.push import to_base64

CONTACT = "mailto:house@example.org"


class Browser:
    """A browser's half of push: its keys, and the opening of what it is sent (RFC 8291, the receiver's side)."""

    def __init__(self) -> None:
        self.key, self.auth = ec.generate_private_key(push.CURVE), bytes(range(16))

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": to_base64(push.public_key(self.key)), "auth": to_base64(self.auth)}

    def open(self, message: bytes) -> Any:
        salt, (record, length), rest = message[:16], struct.unpack("!IB", message[16:21]), message[21:]
        assert record == 4096
        sender, encrypted = rest[:length], rest[length:]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(push.CURVE, sender))
        info = b"WebPush: info\0" + push.public_key(self.key) + sender
        secret = HKDF(SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        opened = AESGCM(key).decrypt(nonce, encrypted, None)
        assert opened.endswith(b"\2"), "the last record ends with a 2"
        return json.loads(opened[:-1])


class Service(ThreadingHTTPServer):
    """A push service at this machine, that keeps what it is given."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Door)
        self.messages: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201

    def handle_error(self, *_: object) -> None:
        """A sender who turns away has his reasons."""

    def place(self, name: str = "a") -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/{name}"

    def wait_for(self, number: int) -> None:
        """So many notices come; that no more are sent is shown where the table decides it (table/test_calling.py)."""
        assert wait_for(lambda: len(self.messages) >= number, PATIENCE)
        assert len(self.messages) == number


class _Door(BaseHTTPRequestHandler):
    server: Service

    def do_POST(self) -> None:
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.messages.append((self.path, headers, self.rfile.read(int(headers["content-length"]))))
        self.send_response(self.server.status)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing."""
