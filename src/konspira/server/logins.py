"""Where a guest is signed in: every browser and program has a login of its own, which can be named and taken away."""

from __future__ import annotations

from collections.abc import Container

from konspira.server.protocol import Refusal, now, refused
from konspira.server.store import token
from konspira.server.store.people import SignedIn, StoredLogin
from konspira.server.table import Client

MOST = 20  # logins of one guest; of more, the ones last seen are kept
SIGNED_OUT = 4401  # why a connection is closed
NOTED = 3_600_000  # milliseconds between two notes that a login was seen
_BROWSERS = (  # what stands in a User-Agent, the first that does decides
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser/", "Samsung Internet"), ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"), ("CriOS/", "Chrome"), ("Chrome/", "Chrome"), ("Safari/", "Safari"),
)  # fmt: skip
_SYSTEMS = (
    ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"), ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"), ("Linux", "Linux"),
)  # fmt: skip


def described(agent: str) -> str:
    """What a browser says that it is, in so few words that it tells nobody more; "" of a program."""
    browser = next((name for mark, name in _BROWSERS if mark in agent), "")
    system = next((name for mark, name in _SYSTEMS if mark in agent), "")
    return " · ".join(part for part in (browser, system) if part) if browser else ""


def new_login(agent: str) -> StoredLogin:
    """A browser or program that signs in now."""
    at = now()
    return StoredLogin(token(64), "", described(agent), at, at)


def is_news(known: SignedIn, key: str | None, at: int) -> bool:
    """Is it worth noting that a login was seen, with this key?"""
    return at - known.seen >= NOTED or (key is not None and key != known.key)


def let_in(client: Client, kept: Container[str], lost: frozenset[str]) -> None:
    """A page of a guest is heard on, if its login is kept; else it is told why not, and closed at once."""
    client.lost_keys = lost
    if client.login is not None and client.login not in kept and not client.signed_out:
        client.signed_out = True
        client.send(refused(None, Refusal("refused-signed-out").news))
        client.close(SIGNED_OUT)
