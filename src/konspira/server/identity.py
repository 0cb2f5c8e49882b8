"""Who somebody is: a guest with a name and a signed cookie, or a program with the same as a token. No accounts."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Mapping

COOKIE = "konspira"
YEAR = 365 * 86_400
NAME_LENGTH = 24


def token(bits: int = 128) -> str:
    """Letters nobody can guess."""
    return secrets.token_urlsafe(bits // 8)


class Identity:
    """Signs guests and knows its own signature again; the key lies in the store."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def _signature(self, guest: str) -> str:
        digest = hmac.digest(self._key, b"guest " + guest.encode(), hashlib.sha256)[:18]
        return base64.urlsafe_b64encode(digest).decode()

    def sign(self, guest: str) -> str:
        """What a guest shows to be believed."""
        return f"{guest}.{self._signature(guest)}"

    def read(self, shown: str) -> str | None:
        """The guest who shows this; None if it is not ours."""
        guest, _, signature = shown.partition(".")
        if not guest or not shown.isascii() or len(shown) > 200:
            return None
        return guest if hmac.compare_digest(signature, self._signature(guest)) else None

    def who(self, headers: Mapping[str, str], cookies: Mapping[str, str]) -> tuple[str | None, bool]:
        """The guest of a request, and whether a cookie says so (then the origin must be checked)."""
        kind, _, shown = headers.get("authorization", "").partition(" ")
        if kind.lower() == "bearer":
            return self.read(shown.strip()), False
        return self.read(cookies.get(COOKIE, "")), COOKIE in cookies


def cookie(signed: str, secure: bool) -> str:
    """The header that makes a browser remember a guest."""
    return f"{COOKIE}={signed}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"


def clean_name(given: str) -> str | None:
    """A name that can be shown: no controls, no invisible or turned-round text, one line. None if nothing is left."""
    name = clean_text(given)[:NAME_LENGTH].strip()
    return name if any(unicodedata.category(letter)[0] in "LNPS" for letter in name) else None


def clean_text(given: str) -> str:
    """Text of one line without characters that hide, turn round or break lines."""
    composed = unicodedata.normalize("NFC", given)
    kept = "".join(" " if unicodedata.category(c) in ("Zl", "Zp", "Zs") or c in "\t\n\r" else c for c in composed)
    kept = "".join(c for c in kept if c == "\u200d" or unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co", "Cn"))
    return " ".join(kept.split())
