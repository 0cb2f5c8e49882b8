"""Who I am, over plain HTTP: my name and face, my other devices, my tables and results, where I am notified."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from konspira.server import replays
from konspira.server.allowance import Buckets
from konspira.server.devices import VALID, DeviceLinks
from konspira.server.endpoints import Endpoints, answer, at, done
from konspira.server.lobby import Lobby
from konspira.server.logins import MOST as LOGINS
from konspira.server.logins import is_news, new_login
from konspira.server.middleware import COOKIE, Identity, address
from konspira.server.names import clean_name
from konspira.server.protocol import Refusal, http, now, people
from konspira.server.ranking import my_ratings
from konspira.server.recovery import code_digest, new_code
from konspira.server.services import Services
from konspira.server.store import Conflict, PushSubscription, StoredGuest, token
from konspira.server.store.people import SignedIn
from konspira.server.table.seating import known_face

COUNTED = 1000  # matches that statistics count
PUSHES = 5  # browsers of one guest that are notified


class GuestEndpoints(Endpoints):
    """Those that are about me."""

    def __init__(self, services: Services, lobby: Lobby, who: Identity, makings: Buckets) -> None:
        super().__init__(services, lobby, who, makings)
        self._device_links = DeviceLinks(who)

    @property
    def routes(self) -> list[Route]:
        """Where they are."""
        return [
            at("/api/me", self.me),
            at("/api/me", self.call_me, "POST"),
            at("/api/me/devices", self.device_link, "POST"),
            at("/api/devices", self.take_device_link, "POST"),
            at("/api/me/recovery", self.recovery_code, "POST"),
            at("/api/recovery", self.recover, "POST"),
            at("/api/me/tables", self.my_tables),
            at("/api/me/tables/{table}/hidden", self.hide, "POST"),
            at("/api/me/record", self.stats),
            at("/api/push", self.push_key),
            at("/api/me/push", self.push_subscribe, "POST"),
            at("/api/me/push/off", self.push_unsubscribe, "POST"),
            at("/api/tokens", self.new_token, "POST"),
        ]

    async def me(self, request: Request) -> Response:
        """What I am called, what I look like, and by which address others reach this server."""
        known = await self._who(request)
        if known is None:
            return answer(people.Me(None, None, self._site(request)))
        if is_news(known, None, at_ := now()):
            self.store.write([], [self.store.see_login(known.guest, known.login, at_, None)])
        return self._told(request, StoredGuest(known.name, known.face), await self._named_login(request, known))

    async def _named_login(self, request: Request, known: SignedIn) -> str | None:
        """A cookie of an earlier version is followed by one that can be taken away by itself."""
        if known.login or COOKIE not in request.cookies or not self.makings.take(address(request.scope)):
            return None
        login = new_login(request.headers.get("user-agent", ""))
        await self.store.commit(*self.store.keep_login(known.guest, login, LOGINS))
        return self.identity.sign(known.guest, login.id)

    async def call_me(self, request: Request) -> Response:
        """Make me a guest, or rename me."""
        asked = await self._asked(request, people.NameWanted)
        name, face = _name(asked), known_face(asked.face)
        known = await self._who(request)
        if known is None:
            self._make(request)
            guest = token()
            await self.store.commit(self.store.keep_guest(guest, name, now(), face))
            return await self._sign_in(request, guest)
        await self.store.commit(self.store.keep_guest(known.guest, name, now(), face))
        self.lobby.rename(known.guest, name, face)
        return self._told(request, StoredGuest(name, face or known.face), None)

    async def device_link(self, request: Request) -> Response:
        """The server's part of a link that makes me the same guest on another device."""
        guest, _ = await self._guest(request)
        self._make(request)
        return answer(people.DeviceLink(self._device_links.make(guest, token()[:8]), VALID), 201)

    async def take_device_link(self, request: Request) -> Response:
        """Be the guest whose link this is."""
        shown = await self._asked(request, people.DeviceLinkShown)
        self._make(request)
        link = self._device_links.read(shown.token)
        if await self.store.guest(link.guest) is None:
            raise Refusal("refused-device-link", 404)
        try:
            await self.store.commit(*self.store.spend(link.id, link.until, now()))
        except Conflict:  # somebody has used it, at whatever node
            raise Refusal("refused-device-link", 404) from None
        return await self._sign_in(request, link.guest)

    async def recovery_code(self, request: Request) -> Response:
        """A code by which I am myself again on any device, in the place of an earlier one."""
        guest, _ = await self._guest(request)
        self._make(request)
        code = new_code()
        await self.store.commit(self.store.keep_recovery(guest, code_digest(code, self.store.secret) or ""))
        return answer(people.RecoveryCode(code), 201)

    async def recover(self, request: Request) -> Response:
        """Be the guest whose code this is."""
        shown = await self._asked(request, people.RecoveryCode)
        self._make(request)
        digest = code_digest(shown.code, self.store.secret)
        guest = await self.store.recovered(digest) if digest else None
        if guest is None:
            raise Refusal("refused-recovery", 404)
        return await self._sign_in(request, guest)

    async def new_token(self, request: Request) -> Response:
        """A guest for a program."""
        asked = await self._asked(request, people.NameWanted)
        name, face = _name(asked), known_face(asked.face)
        self._make(request)
        guest, login = token(), new_login(request.headers.get("user-agent", ""))
        kept = self.store.keep_guest(guest, name, now(), face)
        await self.store.commit(kept, *self.store.keep_login(guest, login, LOGINS))
        return answer(people.Token(self.identity.sign(guest, login.id)), 201)

    async def my_tables(self, request: Request) -> Response:
        """Where I sit."""
        guest, _ = await self._guest(request)
        return answer(http.TableList(await self.lobby.of(guest)))

    async def hide(self, request: Request) -> Response:
        """I do not want a table in my list; it is there again when I go to it."""
        guest, _ = await self._guest(request)
        self._make(request)
        if await self.store.table(request.path_params["table"]) is None:
            raise Refusal("refused-no-table", 404)
        await self.store.commit(self.store.hide(request.path_params["table"], guest, True))
        return done()

    async def stats(self, request: Request) -> Response:
        """How I have played."""
        guest, _ = await self._guest(request)
        counted, ratings = await self.store.finished(guest, COUNTED), await self.store.ratings_of(guest)
        return answer(msgspec.structs.replace(replays.stats(counted, guest), ratings=my_ratings(ratings)))

    async def push_key(self, request: Request) -> Response:
        """Can I be notified when it is my turn?"""
        return answer(people.PushKey(self.services.push.public if self.services.push else None))

    async def push_subscribe(self, request: Request) -> Response:
        """Notify me there."""
        guest, _ = await self._guest(request)
        given, notifier = await self._asked(request, people.PushSubscribe), self.services.push
        if notifier is None:
            raise Refusal("refused-missing", 404)
        self._make(request)
        try:
            keys = await notifier.check(given.endpoint, given.keys.p256dh, given.keys.auth)
        except (OSError, ValueError):
            raise Refusal("refused-push", 400) from None
        subscription = PushSubscription(guest, given.endpoint, *keys, given.language)
        await self.store.commit(*self.store.keep_push(subscription, now(), PUSHES))
        return done()

    async def push_unsubscribe(self, request: Request) -> Response:
        """Notify me there no more."""
        guest, _ = await self._guest(request)
        given = await self._asked(request, people.PushUnsubscribe)
        await self.store.commit(self.store.forget_push(guest, given.endpoint))
        return done()


def _name(given: people.NameWanted) -> str:
    name = clean_name(given.name)
    if name is None:
        raise Refusal("refused-name", 400)
    return name
