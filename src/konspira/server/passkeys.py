"""Passkeys (WebAuthn): what a browser is asked to make or to show, and whether what it shows is good.

A challenge says by itself until when and for what it is good, and is signed: nothing is kept of those that nobody uses.
One that was used is spent in the store, for all nodes. A browser has passkeys only where nobody on the way could have
changed the page: by https, or at its own machine, and for names, not for addresses.
"""

from __future__ import annotations

import hashlib
import re
import secrets
import time
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from starlette.requests import Request

from konspira.server.hosts import is_address, is_this_device
from konspira.server.middleware import Identity
from konspira.server.protocol import Refusal
from konspira.server.store.people import StoredPasskey

VALID = 300  # seconds that a challenge is good for
MOST = 10  # passkeys of one guest
_CHALLENGE = re.compile(r"(?P<said>(?P<until>\d{1,12})\.[\w-]{22})\.(?P<signature>[\w=-]{24})", re.A)


class Origin(NamedTuple):
    """Where a page is: its whole origin, and the name for which its passkeys are good."""

    url: str
    name: str


def origin_of(request: Request) -> Origin:
    """Where the page is that asks; that it is one of ours was looked at before. Raises Refusal where no browser has
    passkeys."""
    url = request.headers.get("origin") or f"{request.url.scheme}://{request.url.netloc}"
    parts = urlsplit(url)
    name = parts.hostname or ""
    if is_address(name) or not (parts.scheme == "https" or is_this_device(name)):
        raise Refusal("refused-passkey-site", 409)
    return Origin(url, name)


def handle_of(guest: str, secret: bytes) -> bytes:
    """What authenticators call a guest: it says nothing to anybody else."""
    return hashlib.blake2b(guest.encode(), key=secret, digest_size=32, person=b"passkey").digest()


class Challenges:
    """Makes challenges, and knows its own again."""

    def __init__(self, identity: Identity) -> None:
        self._identity = identity

    def make(self, purpose: str) -> bytes:
        """A challenge for one purpose; nobody can guess it."""
        said = f"{round(time.time()) + VALID}.{secrets.token_urlsafe(16)}"
        return f"{said}.{self._identity.signature(f'challenge {purpose}', said)}".encode()

    def answered(self, credential: dict[str, Any], purpose: str) -> Answered:
        """The challenge that a credential answers. Raises Refusal where it is none of ours for this, or too old."""
        from webauthn.helpers import base64url_to_bytes

        try:
            told = msgspec.json.decode(base64url_to_bytes(credential["response"]["clientDataJSON"]), type=dict)
            challenge = base64url_to_bytes(told["challenge"])
            made = _CHALLENGE.fullmatch(challenge.decode())
        except (KeyError, TypeError, AttributeError, ValueError, RecursionError, msgspec.MsgspecError):
            made = None
        if made is None or not self._identity.signed(f"challenge {purpose}", made["said"], made["signature"]):
            raise Refusal("refused-passkey", 400)
        if int(made["until"]) < time.time():
            raise Refusal("refused-passkey-late", 400)
        return Answered(challenge, f"challenge {made['said']}", 1000 * int(made["until"]))


class Answered(NamedTuple):
    """A challenge that was answered: what it is, and what is spent of it until when."""

    challenge: bytes
    id: str
    until: int


def to_make(origin: Origin, handle: bytes, name: str, known: list[StoredPasskey], challenge: bytes) -> Any:
    """What a browser is asked to make a passkey by, as `PublicKeyCredential.parseCreationOptionsFromJSON` reads it."""
    import webauthn
    from webauthn.helpers import structs

    wanted = structs.AuthenticatorSelectionCriteria(
        resident_key=structs.ResidentKeyRequirement.REQUIRED,  # found without a word of who it is
        user_verification=structs.UserVerificationRequirement.PREFERRED,
    )
    others = [
        structs.PublicKeyCredentialDescriptor(webauthn.base64url_to_bytes(one.id))
        for one in known if one.site == origin.name
    ]  # fmt: skip
    options = webauthn.generate_registration_options(
        rp_id=origin.name, rp_name="Konspira", user_id=handle, user_name=name, user_display_name=name,
        challenge=challenge, timeout=1000 * VALID, authenticator_selection=wanted, exclude_credentials=others,
    )  # fmt: skip
    return msgspec.json.decode(webauthn.options_to_json(options))


def to_show(origin: Origin, challenge: bytes) -> Any:
    """What a browser is asked to show a passkey by: any that it has for this site."""
    import webauthn
    from webauthn.helpers.structs import UserVerificationRequirement

    options = webauthn.generate_authentication_options(
        rp_id=origin.name, challenge=challenge, timeout=1000 * VALID,
        user_verification=UserVerificationRequirement.PREFERRED,
    )  # fmt: skip
    return msgspec.json.decode(webauthn.options_to_json(options))


class Made(NamedTuple):
    """A passkey as it was made: its id, its public key, and its count."""

    id: str
    public: bytes
    counter: int


def check_made(credential: dict[str, Any], challenge: bytes, origin: Origin) -> Made:
    """A new passkey. Raises Refusal where anything is wrong with it."""
    import webauthn
    from webauthn.helpers import bytes_to_base64url

    try:
        made = webauthn.verify_registration_response(
            credential=credential, expected_challenge=challenge, expected_rp_id=origin.name,
            expected_origin=origin.url, require_user_verification=False,
        )  # fmt: skip
    except Exception:  # whatever the library raises of what anybody may have sent
        raise Refusal("refused-passkey", 400) from None
    return Made(bytes_to_base64url(made.credential_id), made.credential_public_key, made.sign_count)


def check_shown(credential: dict[str, Any], challenge: bytes, origin: Origin, known: StoredPasskey) -> int:
    """A passkey is shown: how often it says that it was used. Raises Refusal where anything is wrong with it, and where
    it counts back, as a copy of it would."""
    import webauthn

    try:
        shown = webauthn.verify_authentication_response(
            credential=credential, expected_challenge=challenge, expected_rp_id=origin.name, expected_origin=origin.url,
            credential_public_key=known.public, credential_current_sign_count=known.counter,
            require_user_verification=False,
        )  # fmt: skip
    except Exception:  # whatever the library raises of what anybody may have sent
        raise Refusal("refused-passkey", 400) from None
    return shown.new_sign_count
