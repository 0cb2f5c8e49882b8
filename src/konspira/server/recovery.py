"""A code on paper by which a guest who has lost his device is himself again; only its digest is kept, and the last code
that was made is the only one that is good."""

from __future__ import annotations

import hashlib
import secrets

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that is taken for another (Crockford's base 32)
_READ_AS = str.maketrans("OIL", "011")
GROUPS, GROUP = 4, 4  # 80 bits: nobody guesses it, and anybody can copy it


def new_code() -> str:
    """A code that nobody can guess."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))


def code_digest(code: str, secret: bytes) -> str | None:
    """What is kept of a code, however it was typed; None of what cannot be one."""
    plain = "".join(letter for letter in code.upper() if letter.isalnum()).translate(_READ_AS)
    if len(plain) != GROUPS * GROUP or not set(plain) <= set(LETTERS):
        return None
    return hashlib.blake2b(plain.encode(), key=secret, digest_size=24, person=b"recovery").hexdigest()
