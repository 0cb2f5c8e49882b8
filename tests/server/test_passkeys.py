"""Passkeys: what is asked of a browser, and that only what it was asked for, in time and at this site, is good."""

from __future__ import annotations

from typing import Any

import pytest
from server.authenticator import Authenticator
from starlette.requests import Request

from konspira.server import passkeys
from konspira.server.middleware import Identity
from konspira.server.passkeys import Challenges, Origin, origin_of
from konspira.server.protocol import Refusal
from konspira.server.store.people import StoredPasskey

HERE = Origin("http://localhost:8000", "localhost")


@pytest.fixture
def challenges() -> Challenges:
    return Challenges(Identity(b"secret"))


@pytest.fixture
def key() -> Authenticator:
    return Authenticator(HERE.url)


def asked(challenges: Challenges, purpose: str = "show") -> dict[str, Any]:
    options: dict[str, Any] = passkeys.to_show(HERE, challenges.make(purpose))
    return options


def kept(key: Authenticator, challenges: Challenges) -> StoredPasskey:
    """A passkey that was made for this site."""
    options = passkeys.to_make(HERE, b"h" * 32, "Ania", [], challenges.make("make ania"))
    given = key.made(options)
    made = passkeys.check_made(given, challenges.answered(given, "make ania").challenge, HERE)
    assert (made.id, made.counter) == (key.id, 1)
    return StoredPasskey(made.id, "ania", HERE.name, made.public, made.counter, "", 1, 1)


def test_what_was_made_here_is_known_again_and_counts_on(challenges: Challenges, key: Authenticator) -> None:
    known = kept(key, challenges)
    key.counter = 5
    given = key.shown(asked(challenges))
    assert passkeys.check_shown(given, challenges.answered(given, "show").challenge, HERE, known) == 5


def test_a_passkey_that_counts_back_is_a_copy(challenges: Challenges, key: Authenticator) -> None:
    known = kept(key, challenges)
    given = key.shown(asked(challenges))
    with pytest.raises(Refusal, match="refused-passkey"):
        passkeys.check_shown(given, challenges.answered(given, "show").challenge, HERE, known)


def test_what_another_site_or_another_key_has_signed_is_no_good(challenges: Challenges, key: Authenticator) -> None:
    known = kept(key, challenges)
    for other in (
        Authenticator("https://evil.example"),
        Authenticator(HERE.url, "evil.example"),
        Authenticator(HERE.url),
    ):
        other.counter = 9
        given = other.shown(asked(challenges))
        with pytest.raises(Refusal, match="refused-passkey"):
            passkeys.check_shown(given, challenges.answered(given, "show").challenge, HERE, known)


def test_a_challenge_is_good_for_its_purpose_and_for_a_while(
    challenges: Challenges, key: Authenticator, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = key.shown(asked(challenges))
    for purpose in ("make ania", ""):
        with pytest.raises(Refusal, match="refused-passkey"):
            challenges.answered(given, purpose)
    with pytest.raises(Refusal, match="refused-passkey"):
        Challenges(Identity(b"another")).answered(given, "show")
    until = challenges.answered(given, "show").until
    monkeypatch.setattr(passkeys.time, "time", lambda: until / 1000 + 1)
    with pytest.raises(Refusal, match="refused-passkey-late"):
        challenges.answered(given, "show")


@pytest.mark.parametrize(
    "response", [None, {}, {"clientDataJSON": 7}, {"clientDataJSON": "e30"}, {"clientDataJSON": "é"}]
)
def test_nonsense_is_refused_and_nothing_else_happens(challenges: Challenges, response: Any) -> None:
    with pytest.raises(Refusal, match="refused-passkey"):
        challenges.answered({"id": "x", "response": response}, "show")
    for check in (passkeys.check_made, passkeys.check_shown):
        more = () if check is passkeys.check_made else (StoredPasskey("x", "g", "", b"", 0, "", 1, 1),)
        with pytest.raises(Refusal, match="refused-passkey"):
            check({"id": "x", "response": response}, b"c", HERE, *more)  # type: ignore[operator]  # two signatures


@pytest.mark.parametrize(
    ("scheme", "host", "origin", "name"),
    [
        ("http", "localhost:8000", None, "localhost"),
        ("https", "play.example.org", None, "play.example.org"),
        ("http", "127.0.0.1:8000", "https://play.example.org", "play.example.org"),  # behind a proxy
        ("http", "konspira.test:8000", None, None),
        ("https", "192.168.1.7", None, None),
        ("http", "127.0.0.1:8000", None, None),
    ],
)
def test_browsers_have_passkeys_by_https_or_at_their_own_machine_and_for_names(
    scheme: str, host: str, origin: str | None, name: str | None
) -> None:
    headers = [(b"host", host.encode())] + ([(b"origin", origin.encode())] if origin else [])
    request = Request({"type": "http", "scheme": scheme, "path": "/", "query_string": b"", "headers": headers})
    if name is None:
        with pytest.raises(Refusal, match="refused-passkey-site"):
            origin_of(request)
    else:
        assert origin_of(request) == Origin(origin or f"{scheme}://{host}", name)
