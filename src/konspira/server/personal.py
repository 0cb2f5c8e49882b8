"""Everything about me: as one file to take away, and deleted.

A journal names nobody, so it stays as it is, and is verified as before; what says who sat at a seat of it is gone.
"""

from __future__ import annotations

import io
import zipfile
from collections import defaultdict
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from konspira.server import bots, replays
from konspira.server.allowance import Account, Buckets
from konspira.server.endpoints import Endpoints, answer, at
from konspira.server.lobby import Lobby
from konspira.server.middleware import COOKIE, Identity
from konspira.server.protocol import Refusal, now, people
from konspira.server.ranking import my_ratings
from konspira.server.services import Services
from konspira.server.store import Conflict, Entry, Store, StoredTable
from konspira.server.store.people import SaidLine, SignedIn
from konspira.server.table.following import FORGOTTEN
from konspira.server.tournaments import Tournament
from konspira.server.tournaments.hosting import Tournaments

EXPORTED = 1000  # the last matches of which journals are given
AT_ONCE = 2  # exports that are made at a time
TRIES = 50  # how often others may have written to a table first


class PersonalEndpoints(Endpoints):
    """Those that give all that is kept of me, or end it."""

    def __init__(self, services: Services, lobby: Lobby, who: Identity, makings: Buckets, held: Tournaments) -> None:
        super().__init__(services, lobby, who, makings)
        self._held = held
        self._busy: set[str] = set()  # guests whose file is being made, or who are being deleted

    @property
    def routes(self) -> list[Route]:
        """Where they are."""
        return [at("/api/me/export", self.export), at("/api/me/delete", self.delete, "POST")]

    async def export(self, request: Request) -> Response:
        """All that is kept of me, as one file."""
        me = await self._signed_in(request)
        self._begin(request, me)
        try:
            made = await Export(self.services, self._held, me, request.state.account).file()
        finally:
            self._busy.discard(me.guest)
        named = {"content-disposition": 'attachment; filename="konspira.zip"', "cache-control": "no-store"}
        return Response(made, headers=named, media_type="application/zip")

    async def delete(self, request: Request) -> Response:
        """Delete me, who says his name once more."""
        me, asked = await self._signed_in(request), await self._asked(request, people.Deletion)
        if asked.name.strip() != me.name:
            raise Refusal("refused-delete-name", 400)
        self._begin(request, me)
        try:
            await forget(self.lobby, self._held, me)
        finally:
            self._busy.discard(me.guest)
        nobody = f"{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"
        return answer(people.Me(None, None, self._site(request)), headers={"set-cookie": nobody})

    def _begin(self, request: Request, me: SignedIn) -> None:
        self._make(request)
        if me.guest in self._busy or len(self._busy) >= AT_ONCE:
            raise Refusal("refused-busy", 503)
        self._busy.add(me.guest)


# -- taking it away ---------------------------------------------------------------------------------


class Export:
    """The file with all that is kept of a guest, made at his expense."""

    def __init__(self, services: Services, held: Tournaments, me: SignedIn, account: Account | None) -> None:
        self._services, self._store, self._me, self._account = services, services.store, me, account
        self._held = held

    async def file(self) -> bytes:
        """A zip: `me.json`, and a journal for every match that is over, as everybody who played may read it."""
        made = io.BytesIO()
        with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
            journals = [await self._journal(archive, *match) for match in await self._played()]
            about = await self._about()
            about["journals"] = [name for name in journals if name]
            written = msgspec.json.format(msgspec.json.encode(about), indent=2)
            await self._services.replays.do(self._account, archive.writestr, "me.json", written)
        return made.getvalue()

    async def _played(self) -> list[tuple[str, int]]:
        return await self._store.played_by(self._me.guest, EXPORTED)

    async def _journal(self, archive: zipfile.ZipFile, table: str, number: int) -> str | None:
        match = await self._store.match(table, number)
        if match is None or not match.lines or "key" not in msgspec.json.decode(match.lines[-1]):
            return None  # it is not over: what it hides stays hidden
        name = f"journals/{msgspec.json.decode(match.lines[0])['game']}-{table[:8]}-{number}.journal"
        text = "".join(line + "\n" for line in match.lines)
        await self._services.replays.do(self._account, archive.writestr, name, text)
        return name

    async def _about(self) -> dict[str, Any]:
        store, guest = self._store, self._me.guest
        tables = [table for id in await store.tables_known(guest) if (table := await store.table(id))]
        mailbox = await store.mailbox(guest)
        record = replays.stats(await store.finished(guest, EXPORTED), guest)
        return {
            "name": self._me.name,
            "face": self._me.face,
            "devices": [
                {"name": one.name, "browser": one.agent, "signed_in": one.made, "seen": one.seen, "signs_by": one.key}
                for one in await store.logins(guest)
            ],
            "passkeys": [
                {"name": one.name, "site": one.site, "made": one.made, "used": one.seen}
                for one in await store.passkeys(guest)
            ],
            "recovery_code": await store.has_recovery(guest),
            "e_mail": {"address": mailbox.address, "confirmed": mailbox.confirmed} if mailbox else None,
            "notified_by": [urlsplit(one.endpoint).hostname for one in await store.pushes(guest)],
            "tables": [_table(table, guest) for table in tables],
            "tournaments": [_tournament(one, guest) for one in await self._held.of(guest)],
            "chat": [_said(line) for line in await store.said_by(guest)],
            "record": msgspec.to_builtins(record),
            "ratings": msgspec.to_builtins(my_ratings(await store.ratings_of(guest))),
        }


def _table(table: StoredTable, guest: str) -> dict[str, Any]:
    """A table as it concerns a guest; what he has agreed on there, packs of his own included, if it is his."""
    mine = [{"seat": one.seat, "name": one.name, "face": one.face} for one in table.chairs if one.guest == guest]
    host = table.host == guest
    about = {"id": table.id, "game": table.game, "made": table.made, "touched": table.touched, "matches": table.match}
    return about | {"host": host, "chairs": mine} | ({"options": table.options} if host else {})


def _tournament(one: Tournament, guest: str) -> dict[str, Any]:
    """A tournament as it concerns a guest: how he stands there, or stood at its end."""
    mine = next((standing for standing in one.standings() if standing.guest == guest), None)
    about = {"id": one.id, "title": one.terms.title, "game": one.terms.game, "host": one.host == guest}
    about |= {"finished": one.finished, "players": len(one.players), "result": None}
    if mine is not None:
        about["result"] = {name: getattr(mine, name) for name in ("place", "points", "wins", "played", "byes")}
    return about


def _said(line: SaidLine) -> dict[str, Any]:
    said = msgspec.json.decode(line.text)
    return {"table": line.table, "at": said["at"], "phrase": said.get("phrase"), "text": said.get("text")}


# -- deleting ---------------------------------------------------------------------------------------


async def forget(lobby: Lobby, held: Tournaments, me: SignedIn) -> None:
    """Delete a guest. Raises Refusal where a table is too busy, and StoreError.

    Until all is done he is signed in where he asked for it, so that what is broken off can be begun again.
    """
    store, guest = lobby.store, me.guest
    others = [one.id for one in await store.logins(guest) if one.id != me.login]
    await store.commit(*(one for login in others for one in store.forget_login(guest, login, now())))
    await lobby.sign_out(guest)
    await held.forget(guest)  # and then his tables: he is drawn for no more
    for _ in range(TRIES):
        tables = await store.tables_known(guest)
        if not tables:
            break
        said = await _lines_said(store, guest)
        for table in tables:
            await _forget_at(lobby, guest, table, said[table])
    await store.commit(*store.forget_guest(guest))
    await lobby.sign_out(guest)


async def _lines_said(store: Store, guest: str) -> defaultdict[str, list[int]]:
    said: defaultdict[str, list[int]] = defaultdict(list)
    for line in await store.said_by(guest):
        said[line.table].append(msgspec.json.decode(line.text)["number"])
    return said


async def _forget_at(lobby: Lobby, guest: str, id: str, said: list[int]) -> None:
    """At one table. It is written as another node would write it: whoever has the table in memory reads it there."""
    store = lobby.store
    for _ in range(TRIES):
        length, table = await store.log_length(id), await store.table(id)
        if table is None:
            return
        expected = bool(table.match or table.tournament) and not table.ended  # others wait for who sits there
        stand_in = _stand_in(lobby, table) if expected else None
        heirs = [one.guest for one in table.chairs if one.guest not in (None, guest) and not one.away]
        gone = store.forget_at(guest, id, (heirs or [""])[0] or "", stand_in, said)
        try:
            await store.commit(*gone, entries=[Entry(id, length, FORGOTTEN)])
        except Conflict:
            continue
        lobby.grown(id, length + 1)
        return
    raise Refusal("refused-busy", 503)


def _stand_in(lobby: Lobby, table: StoredTable) -> str:
    return bots.stand_in(table.game, lobby.config.stand_in)
