"""Before every request: who asks, from where, how often; and headers that keep a browser from being tricked.

Who somebody is: a guest with a name and a signed cookie, or a program with the same as a token. There are no accounts.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
from collections.abc import Iterable, Mapping
from http.cookies import CookieError, SimpleCookie
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from konspira.server import Config
from konspira.server.allowance import A_BYTE, VISITORS, Account, Allowances, Buckets, metered
from konspira.server.connections import ACCOUNT
from konspira.server.hosts import Hosts, host_name, household, is_this_device
from konspira.server.monitoring import Metrics
from konspira.server.protocol import Refusal, encode
from konspira.server.protocol.http import Problem

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
OPENER = "cross-origin-opener-policy"  # which browsers heed, and do not complain of, where nobody could change it
PARTS = {  # for what only a page can use: code, style, fonts, texts
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
}
HEADERS = {  # for whatever a browser could show by itself
    **PARTS,
    "content-security-policy": CSP,
    "referrer-policy": "no-referrer",  # links hold tokens
    OPENER: "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "x-frame-options": "DENY",
}
FILES = ("/web/", "/games/", "/locale/", "/v/")
PLAIN = (".js", ".css", ".woff2", ".ftl")
COOKIE = "konspira"
YEAR = 365 * 86_400
API, PAGES = 1, 30  # how often a request waits for at most a second; a page of which a part is missing is none
SAFE = ("GET", "HEAD", "OPTIONS")


def same_origin(headers: Headers, origins: Iterable[str]) -> bool:
    """Does this come from a page of ours? A browser always says where from; a program need not."""
    origin = headers.get("origin")
    if origin is None:
        return COOKIE not in headers.get("cookie", "")  # a cookie without an origin is nobody's page
    try:
        host = urlsplit(origin).netloc
    except ValueError:  # such as http://[::
        return False
    return origin in origins or (host == headers.get("host") and origin != "null")


def cookies(headers: Headers) -> dict[str, str]:
    """The cookie that names a guest, if there is one."""
    try:
        found = SimpleCookie(headers.get("cookie", ""))
    except CookieError:
        return {}
    return {COOKIE: found[COOKIE].value} if COOKIE in found else {}


def address(scope: Scope) -> str:
    """Where a request comes from, as limits and bars take it."""
    return household(scope["client"][0]) if scope.get("client") else ""


async def body(request: Request, most: int) -> bytes:
    """The body of a request, if it is not too big."""
    length = request.headers.get("content-length", "0")
    if not length.isdecimal() or int(length) > most:
        raise Refusal("refused-big", 413)
    read = bytearray()
    async for chunk in request.stream():
        read += chunk
        if len(read) > most:
            raise Refusal("refused-big", 413)
    return bytes(read)


class Guard:
    """Stands before the app: refuses what may not come in, and adds headers to everything that goes out."""

    def __init__(
        self, app: ASGIApp, config: Config, metrics: Metrics, identity: Identity, allowances: Allowances
    ) -> None:
        self.app, self.config, self.metrics = app, config, metrics
        self._identity, self._allowances = identity, allowances
        self._hosts = Hosts(config)
        self._requests = Buckets(config.limits.requests)
        self._requests_an_address = Buckets(config.limits.requests_an_address)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                path = scope["path"]
                part = path.endswith(PLAIN) and path.startswith(FILES) and message["status"] < 400
                for name, value in (PARTS if part else HEADERS).items():
                    if name != OPENER or trusted:
                        headers.setdefault(name, value)
                self.metrics.count(f"http_{message['status'] // 100}xx")
            account.used += len(message.get("body", b"")) * A_BYTE
            await send(message)

        headers = Headers(scope=scope)
        trusted = scope["scheme"] == "https" or is_this_device(host_name(headers.get("host", "")))
        shown = self._identity.shown(headers, cookies(headers))
        guest = shown.guest if shown else None
        account = self._allowances.account(guest or VISITORS, address(scope))
        scope.setdefault("state", {})[ACCOUNT] = account
        refusal = self._objection(scope, headers, guest)
        if refusal is None and not await self._within(account, API if scope["path"].startswith("/api/") else PAGES):
            refusal = Refusal("refused-often", 429)
        if refusal is None:
            await metered(self.app(scope, receive, with_headers), account)
        else:
            if refusal.status == 429:
                self.metrics.count("requests_refused")
            await metered(refuse(with_headers, refusal), account)

    async def _within(self, account: Account, waits: int) -> bool:
        """Wait until there is something on somebody's account, but not for ever."""
        while (wait := account.wait()) > 0 and waits > 0:
            await asyncio.sleep(wait)
            waits -= 1
        return wait == 0

    def _objection(self, scope: Scope, headers: Headers, guest: str | None) -> Refusal | None:
        if not self._hosts.knows(headers.get("host")):
            return Refusal("refused-host", 421)
        if scope["path"].startswith("/api/"):
            home = address(scope)
            if not (self._requests.take(guest or home) and self._requests_an_address.take(home)):
                return Refusal("refused-often", 429)
        if scope["method"] not in SAFE and not same_origin(headers, self.config.sites):
            return Refusal("refused-origin", 403)
        return None


async def refuse(send: Send, refusal: Refusal) -> None:
    """Answer with a refusal."""
    said = encode(Problem(refusal.news))
    headers: list[Any] = [(b"content-type", b"application/json"), (b"content-length", str(len(said)).encode())]
    if refusal.status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": said})


# -- who asks ---------------------------------------------------------------------------------------


class Shown(NamedTuple):
    """A guest, and by which login he is one."""

    guest: str
    login: str  # "" for all that earlier versions have signed


class Identity:
    """Signs guests and knows its own signature again; the key lies in the store."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def signature(self, kind: str, said: str) -> str:
        """What nobody else can put below something that is said here."""
        digest = hmac.digest(self._key, f"{kind} {said}".encode(), hashlib.sha256)[:18]
        return base64.urlsafe_b64encode(digest).decode()

    def signed(self, kind: str, said: str, signature: str) -> bool:
        """Was it said here?"""
        return hmac.compare_digest(signature, self.signature(kind, said))

    def sign(self, guest: str, login: str = "") -> str:
        """What a guest shows to be believed, from one of his browsers or programs."""
        if not login:  # as earlier versions signed
            return f"{guest}.{self.signature('guest', guest)}"
        return f"{guest}.{login}.{self.signature('login', f'{guest}.{login}')}"

    def read(self, shown: str) -> Shown | None:
        """Who shows this; None if it is not ours. Whether that login still holds, the store knows."""
        said, _, signature = shown.rpartition(".")
        guest, _, login = said.partition(".")
        if not guest or not shown.isascii() or len(shown) > 200:
            return None
        return Shown(guest, login) if self.signed("login" if login else "guest", said, signature) else None

    def shown(self, headers: Mapping[str, str], cookies: Mapping[str, str]) -> Shown | None:
        """What a request shows: a token, or else a cookie."""
        kind, _, given = headers.get("authorization", "").partition(" ")
        return self.read(given.strip() if kind.lower() == "bearer" else cookies.get(COOKIE, ""))


def cookie(signed: str, secure: bool) -> str:
    """The header that makes a browser remember a guest."""
    return f"{COOKIE}={signed}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"
