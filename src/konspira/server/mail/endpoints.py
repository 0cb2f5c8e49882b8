"""Where a guest says by which address he is called, confirms it, and stops it again; over plain HTTP."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from konspira.server.endpoints import Endpoints, answer, at, done
from konspira.server.mail import is_address
from konspira.server.mail.notifier import MailNotifier
from konspira.server.protocol import Refusal, people


class MailEndpoints(Endpoints):
    """Those that are about letters."""

    @property
    def routes(self) -> list[Route]:
        """Where they are."""
        return [
            at("/api/me/mail", self.mine),
            at("/api/me/mail", self.call_me, "POST"),
            at("/api/me/mail/off", self.off, "POST"),
            at("/api/mail/confirm", self.confirm, "POST"),
            at("/api/mail/stop", self.stop, "POST"),
            at("/api/mail/stop/{token}", self.stop_by_click, "POST"),
        ]

    @property
    def _mail(self) -> MailNotifier:
        if self.services.mail is None:
            raise Refusal("refused-missing", 404)
        return self.services.mail

    async def mine(self, request: Request) -> Response:
        """Can I be called by e-mail here, and where am I?"""
        known = await self._who(request)
        box = await self.store.mailbox(known.guest) if known and self.services.mail else None
        offered = self.services.mail is not None
        return answer(people.MyMail(offered, box.address if box else None, box is not None and box.confirmed))

    async def call_me(self, request: Request) -> Response:
        """Call me there, once I have confirmed it."""
        guest, _ = await self._guest(request)
        given, mail = await self._asked(request, people.MailWanted), self._mail
        self._make(request)
        address = given.address.strip()
        if not is_address(address):
            raise Refusal("refused-mail-address", 400)
        await mail.ask(guest, address, given.language)
        return answer(people.MyMail(True, address, False), 202)

    async def off(self, request: Request) -> Response:
        """Call me by e-mail no more; my address is forgotten."""
        guest, _ = await self._guest(request)
        await self.store.commit(self.store.forget_mailbox(guest))
        return done()

    async def confirm(self, request: Request) -> Response:
        """The link that came to my address."""
        shown, mail = await self._asked(request, people.MailToken), self._mail
        self._make(request)
        return answer(people.MyMail(True, await mail.confirm(shown.token), True))

    async def stop(self, request: Request) -> Response:
        """The link that stands in every letter."""
        shown, mail = await self._asked(request, people.MailToken), self._mail
        self._make(request)
        await mail.stop(shown.token)
        return done()

    async def stop_by_click(self, request: Request) -> Response:
        """The same from a mail program, by one click (RFC 8058)."""
        mail = self._mail
        self._make(request)
        await mail.stop(request.path_params["token"][:400])
        return done()
