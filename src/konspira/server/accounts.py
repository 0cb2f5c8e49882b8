"""What keeps my chairs, games and record, over plain HTTP: where I am signed in, and my passkeys."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from konspira.server import passkeys
from konspira.server.allowance import Buckets
from konspira.server.endpoints import Endpoints, answer, at, done
from konspira.server.lobby import Lobby
from konspira.server.middleware import Identity
from konspira.server.names import clean_name
from konspira.server.passkeys import Challenges, handle_of, origin_of
from konspira.server.protocol import Refusal, now, people
from konspira.server.services import Services
from konspira.server.store import Conflict
from konspira.server.store.people import StoredPasskey


class AccountEndpoints(Endpoints):
    """Those that are about how I am known."""

    def __init__(self, services: Services, lobby: Lobby, who: Identity, makings: Buckets) -> None:
        super().__init__(services, lobby, who, makings)
        self._challenges = Challenges(who)

    @property
    def routes(self) -> list[Route]:
        """Where they are."""
        return [
            at("/api/me/account", self.account),
            at("/api/me/logins/{login}/name", self.name_login, "POST"),
            at("/api/me/logins/{login}/off", self.sign_out, "POST"),
            at("/api/me/passkeys/new", self.new_passkey, "POST"),
            at("/api/me/passkeys", self.keep_passkey, "POST"),
            at("/api/me/passkeys/{passkey}/name", self.name_passkey, "POST"),
            at("/api/me/passkeys/{passkey}/off", self.forget_passkey, "POST"),
            at("/api/passkeys/new", self.ask_passkey, "POST"),
            at("/api/passkeys", self.use_passkey, "POST"),
        ]

    async def account(self, request: Request) -> Response:
        """Where I am signed in, my passkeys, and whether I have a code."""
        me = await self._signed_in(request)
        found, keys = await self.store.logins(me.guest), await self.store.passkeys(me.guest)
        logins = [
            people.Login(one.id or "-", one.name, one.agent, one.made, one.seen, one.id == me.login) for one in found
        ]
        mine = [people.Passkey(one.id, one.name, one.site, one.made, one.seen) for one in keys]
        return answer(people.Account(logins, mine, await self.store.has_recovery(me.guest)))

    # -- logins -------------------------------------------------------------------------------------

    async def name_login(self, request: Request) -> Response:
        """Call one of my devices something."""
        me, name = await self._signed_in(request), await self._name(request)
        self._make(request)
        await self.store.commit(self.store.name_login(me.guest, _login(request), name))
        return done()

    async def sign_out(self, request: Request) -> Response:
        """One of my devices is signed out: its cookie, its sockets at every node, and its key to sign by."""
        me = await self._signed_in(request)
        self._make(request)
        await self.store.commit(*self.store.forget_login(me.guest, _login(request), now()))
        await self.lobby.sign_out(me.guest)
        return done()

    # -- passkeys -----------------------------------------------------------------------------------

    async def new_passkey(self, request: Request) -> Response:
        """What my browser makes a passkey by."""
        me, origin = await self._signed_in(request), origin_of(request)
        self._make(request)
        known = await self.store.passkeys(me.guest)
        if len(known) >= passkeys.MOST:
            raise Refusal("refused-passkeys", 409, most=passkeys.MOST)
        challenge, handle = self._challenges.make(f"make {me.guest}"), handle_of(me.guest, self.store.secret)
        options = await self._beside(request, passkeys.to_make, origin, handle, me.name, known, challenge)
        return answer(people.PasskeyOptions(options))

    async def keep_passkey(self, request: Request) -> Response:
        """Here is the passkey that my browser has made."""
        me, origin = await self._signed_in(request), origin_of(request)
        given = await self._asked(request, people.PasskeyMade)
        self._make(request)
        name = (clean_name(given.name) if given.name else None) or ""
        answered = await self._beside(request, self._challenges.answered, given.credential, f"make {me.guest}")
        made = await self._beside(request, passkeys.check_made, given.credential, answered.challenge, origin)
        if len(await self.store.passkeys(me.guest)) >= passkeys.MOST:
            raise Refusal("refused-passkeys", 409, most=passkeys.MOST)
        at = now()
        kept = StoredPasskey(made.id, me.guest, origin.name, made.public, made.counter, name, at, at)
        try:
            await self.store.commit(
                *self.store.spend(answered.id, answered.until, at), self.store.keep_passkey(kept)
            )  # fmt: skip
        except Conflict:
            raise Refusal("refused-passkey-late", 409) from None
        return answer(people.Passkey(kept.id, kept.name, kept.site, kept.made, kept.seen), 201)

    async def name_passkey(self, request: Request) -> Response:
        """Call one of my passkeys something."""
        me, name = await self._signed_in(request), await self._name(request)
        self._make(request)
        await self.store.commit(self.store.name_passkey(me.guest, request.path_params["passkey"], name))
        return done()

    async def forget_passkey(self, request: Request) -> Response:
        """One of my passkeys is good no more."""
        me = await self._signed_in(request)
        self._make(request)
        await self.store.commit(self.store.forget_passkey(me.guest, request.path_params["passkey"]))
        return done()

    async def ask_passkey(self, request: Request) -> Response:
        """What a browser shows a passkey by, whoever it is."""
        origin = origin_of(request)
        self._make(request)
        return answer(people.PasskeyOptions(await self._beside(
            request, passkeys.to_show, origin, self._challenges.make("show")
        )))  # fmt: skip

    async def use_passkey(self, request: Request) -> Response:
        """Be the guest whose passkey this is."""
        origin, given = origin_of(request), await self._asked(request, people.PasskeyShown)
        self._make(request)
        answered = await self._beside(request, self._challenges.answered, given.credential, "show")
        known = await self.store.passkey(str(given.credential.get("id", ""))[:2000])
        if known is None:
            raise Refusal("refused-passkey-unknown", 404)
        counter = await self._beside(
            request, passkeys.check_shown, given.credential, answered.challenge, origin, known
        )  # fmt: skip
        at = now()
        try:
            await self.store.commit(
                *self.store.spend(answered.id, answered.until, at), self.store.use_passkey(known.id, counter, at)
            )
        except Conflict:
            raise Refusal("refused-passkey-late", 409) from None
        return await self._sign_in(request, known.guest)

    async def _beside(self, request: Request, work: Any, *args: Any) -> Any:
        """Signatures are checked beside the event loop, at the expense of who asks."""
        return await self.services.answers.do(request.state.account, work, *args)

    async def _name(self, request: Request) -> str:
        name = clean_name((await self._asked(request, people.NameGiven)).name)
        if name is None:
            raise Refusal("refused-name", 400)
        return name


def _login(request: Request) -> str:
    """The login that is meant; of all that earlier versions have signed, a dash."""
    given: str = request.path_params["login"]
    return "" if given == "-" else given
