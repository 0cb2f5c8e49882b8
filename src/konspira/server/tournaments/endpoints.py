"""Tournaments over plain HTTP: opened, joined, looked at, and their results to be kept."""

from __future__ import annotations

import csv
import io

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from konspira.server.allowance import Buckets
from konspira.server.endpoints import Endpoints, answer, at, done
from konspira.server.lobby import Lobby
from konspira.server.middleware import Identity
from konspira.server.protocol import encode, tournaments
from konspira.server.services import Services
from konspira.server.tournaments.hosting import Tournaments

COLUMNS = ("place", "name", "points", "wins", "opponents", "played", "byes")
RISKY = ("=", "+", "-", "@", "\t", "\r")  # how a name begins that a spreadsheet would take for a formula


class TournamentEndpoints(Endpoints):
    """Those that are about tournaments."""

    def __init__(self, services: Services, lobby: Lobby, who: Identity, makings: Buckets, held: Tournaments) -> None:
        super().__init__(services, lobby, who, makings)
        self.held = held

    @property
    def routes(self) -> list[Route]:
        """Where they are."""
        one = "/api/tournaments/{tournament}"
        return [
            at("/api/tournaments", self.mine),
            at("/api/tournaments", self.open, "POST"),
            at(one, self.show),
            at(f"{one}/join", self.join, "POST"),
            at(f"{one}/leave", self.leave, "POST"),
            at(f"{one}/draw", self.draw, "POST"),
            at(f"{one}/decide", self.decide, "POST"),
            at(f"{one}/finish", self.finish, "POST"),
            at(f"{one}/results.csv", self.results_csv),
            at(f"{one}/results.json", self.results_json),
        ]

    async def mine(self, request: Request) -> Response:
        """Those that I host or play in."""
        known = await self._who(request)
        found = await self.held.of(known.guest) if known else []
        listed = [
            tournaments.TournamentSummary(
                one.id, one.terms.title, one.terms.game, len(one.players), len(one.rounds), one.terms.rounds,
                one.finished, bool(known and known.guest == one.host),
            )
            for one in found
        ]  # fmt: skip
        return answer(tournaments.TournamentList(listed))

    async def open(self, request: Request) -> Response:
        """Open one."""
        guest, _ = await self._guest(request)
        wanted = await self._asked(request, tournaments.NewTournament)
        self._make(request)
        return answer(tournaments.TournamentMade(await self.held.open(guest, wanted)), 201)

    async def show(self, request: Request) -> Response:
        """One as it stands, and what I am in it."""
        known = await self._who(request)
        return answer(await self.held.shown(_id(request), known.guest if known else None))

    async def join(self, request: Request) -> Response:
        """Play along."""
        guest, _ = await self._guest(request)
        self._make(request)
        await self.held.join(_id(request), guest)
        return done()

    async def leave(self, request: Request) -> Response:
        """Play no further rounds."""
        guest, _ = await self._guest(request)
        asked = await self._asked(request, tournaments.TournamentLeave)
        self._make(request)
        await self.held.leave(_id(request), guest, asked.player)
        return done()

    async def draw(self, request: Request) -> Response:
        """Draw the next round."""
        guest, _ = await self._guest(request)
        self._make(request)
        await self.held.draw(_id(request), guest)
        return done()

    async def decide(self, request: Request) -> Response:
        """Say how a table ended."""
        guest, _ = await self._guest(request)
        asked = await self._asked(request, tournaments.TournamentDecision)
        self._make(request)
        await self.held.decide(_id(request), guest, asked.table, asked.winners)
        return done()

    async def finish(self, request: Request) -> Response:
        """End the tournament."""
        guest, _ = await self._guest(request)
        self._make(request)
        await self.held.finish(_id(request), guest)
        return done()

    async def results_csv(self, request: Request) -> Response:
        """The standings as a table."""
        shown = await self.held.shown(_id(request), None)
        text = io.StringIO()
        rows = csv.writer(text)
        rows.writerow(COLUMNS)
        for one in shown.players:
            rows.writerow([_plain(getattr(one, name)) for name in COLUMNS])
        return _file("\N{BYTE ORDER MARK}" + text.getvalue(), "text/csv; charset=utf-8", "csv")

    async def results_json(self, request: Request) -> Response:
        """The standings and all rounds."""
        shown = await self.held.shown(_id(request), None)
        return _file(encode(shown), "application/json", "json")


def _id(request: Request) -> str:
    return str(request.path_params["tournament"])


def _plain(value: object) -> object:
    """What a spreadsheet shows as it is."""
    return f"'{value}" if isinstance(value, str) and value.startswith(RISKY) else "" if value is None else value


def _file(content: str | bytes, kind: str, ending: str) -> Response:
    named = f'attachment; filename="tournament.{ending}"'
    return Response(content, headers={"content-disposition": named, "cache-control": "no-store"}, media_type=kind)
