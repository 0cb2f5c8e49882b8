"""What all endpoints over HTTP have in common: how they read what is asked, know who asks, and answer."""

from __future__ import annotations

import gzip
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from konspira.server.addresses import site
from konspira.server.allowance import Buckets
from konspira.server.lobby import Lobby
from konspira.server.logins import MOST as LOGINS
from konspira.server.logins import new_login
from konspira.server.middleware import Identity, address, body, cookie
from konspira.server.protocol import Refusal, encode, people
from konspira.server.services import Services
from konspira.server.store import StoredGuest
from konspira.server.store.people import SignedIn

Asked = TypeVar("Asked")


def answer(said: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """An answer in JSON, never kept by anybody on the way."""
    return Response(
        encode(said), status, {"cache-control": "no-store", **(headers or {})}, media_type="application/json"
    )  # fmt: skip


def done() -> Response:
    """It is done, and there is nothing to say."""
    return Response(status_code=204, headers={"cache-control": "no-store"})


def packed(said: Any, request: Request) -> Response:
    """A long answer that holds no secrets, compressed for whoever can read that."""
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    content = encode(said)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"], content = "gzip", gzip.compress(content, 6, mtime=0)
    return Response(content, headers=headers, media_type="application/json")


def at(path: str, endpoint: Callable[[Request], Awaitable[Response]], method: str = "GET") -> Route:
    """Where an endpoint is."""
    return Route(path, endpoint, methods=[method])


class Endpoints:
    """Some of them; `makings` is how often an address may make something, wherever that is."""

    def __init__(self, services: Services, lobby: Lobby, who: Identity, makings: Buckets) -> None:
        self.services, self.store, self.lobby, self.identity = services, services.store, lobby, who
        self.makings = makings

    async def _who(self, request: Request) -> SignedIn | None:
        """Who asks, if he is signed in: a login that was taken away is nobody's."""
        shown = self.identity.shown(request.headers, request.cookies)
        return await self.store.signed_in(*shown) if shown else None

    async def _guest(self, request: Request) -> tuple[str, StoredGuest]:
        """Who asks. Raises Refusal for somebody who has not said a name."""
        known = await self._signed_in(request)
        return known.guest, StoredGuest(known.name, known.face)

    async def _signed_in(self, request: Request) -> SignedIn:
        known = await self._who(request)
        if known is None:
            raise Refusal("refused-guest", 401)
        return known

    async def _asked(self, request: Request, kind: type[Asked]) -> Asked:
        if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
            raise Refusal("refused-message", 400)
        try:
            return msgspec.json.decode(await body(request, self.services.config.limits.body_bytes), type=kind)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise Refusal("refused-message", 400) from None

    async def _sign_in(self, request: Request, guest: str) -> Response:
        """A browser is a guest from now on, and remembers it; whoever it was before is signed out there."""
        was = await self._who(request)
        login = new_login(request.headers.get("user-agent", ""))
        left = [self.store.leave_login(was.guest, was.login)] if was and was.login else []
        await self.store.commit(*left, *self.store.keep_login(guest, login, LOGINS))
        known = await self.store.guest(guest)
        if known is None:
            raise Refusal("refused-guest", 404)
        return self._told(request, known, self.identity.sign(guest, login.id))

    def _told(self, request: Request, known: StoredGuest, signed: str | None) -> Response:
        """What somebody is called, and what his browser shows from now on, where that is new."""
        told = people.Me(known.name, known.face, self._site(request))
        secure = request.url.scheme == "https"
        return answer(told, headers={"set-cookie": cookie(signed, secure)} if signed else None)

    def _make(self, request: Request) -> None:
        if not self.makings.take(address(request.scope)):
            raise Refusal("refused-often", 429)

    def _site(self, request: Request) -> people.Site:
        """By which address others reach what I am looking at."""
        return site(self.services.config, request.url.scheme, request.url.netloc)
