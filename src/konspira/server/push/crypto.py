"""Messages for a push service: only the guest's own browser can read them, and the service can tell who sent them.

Message encryption is RFC 8291 over RFC 8188, the sender's proof is RFC 8292 (VAPID). Needs the extra `push`.
"""

from __future__ import annotations

import base64
import os
import struct
import time
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

CURVE = ec.SECP256R1()
RECORD_SIZE = 4096  # bytes of the one record of RFC 8188 that a message is
VALID_FOR = 12 * 3600  # seconds that an authorization holds
POINT, AUTH = 65, 16  # bytes of a browser's public key and of its secret


def new_key() -> bytes:
    """A new private key as PEM."""
    return ec.generate_private_key(CURVE).private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )


def read_key(path: Path) -> ec.EllipticCurvePrivateKey:
    """The private key in a file. Raises OSError, or ValueError where the file holds none of the right kind."""
    try:
        key = serialization.load_pem_private_key(path.read_bytes(), None)
    except TypeError as error:  # it has a password
        raise ValueError(str(error)) from None
    if not isinstance(key, ec.EllipticCurvePrivateKey) or not isinstance(key.curve, ec.SECP256R1):
        raise ValueError("not a key of the curve P-256")
    return key


def public_key(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half of a key, as it is sent."""
    return key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def to_base64(raw: bytes) -> str:
    """Bytes in the base64 of addresses, without padding."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    """And back. Raises ValueError."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def browser_keys(public: str, auth: str) -> tuple[bytes, bytes]:
    """The keys of a browser, found good. Raises ValueError."""
    keys = from_base64(public), from_base64(auth)
    if (len(keys[0]), len(keys[1])) != (POINT, AUTH):
        raise ValueError("a key has the wrong length")
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, keys[0])
    return keys


def encrypt(
    text: bytes, browser: bytes, auth: bytes, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """A text that only the browser with these keys can read; `own` and `salt` are drawn anew for every message."""
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(16)
    public = public_key(own)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser))
    secret = _derived(shared, auth, b"WebPush: info\0" + browser + public, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    return salt + struct.pack("!IB", RECORD_SIZE, len(public)) + public + AESGCM(key).encrypt(nonce, text + b"\2", None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def authorization(key: ec.EllipticCurvePrivateKey, endpoint: str, contact: str) -> str:
    """The header that says to a push service who sends, and how to reach them."""
    site = urlsplit(endpoint)
    claims = {"aud": f"{site.scheme}://{site.netloc}", "exp": int(time.time()) + VALID_FOR, "sub": contact}
    signed = ".".join(to_base64(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(SHA256())))
    return (
        f"vapid t={signed}.{to_base64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={to_base64(public_key(key))}"
    )
