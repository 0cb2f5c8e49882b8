"""Tournaments as they are held: opened, joined, drawn, decided and shown, on whichever node somebody asks.

Every change is written under the next number; where another node was quicker, it is looked at again. The node that
takes care of a tournament notices which of its tables are over.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import random
import secrets
from collections.abc import Callable
from typing import Any

import msgspec

from konspira.server.bots import offered
from konspira.server.lobby import Lobby
from konspira.server.monitoring import Seldom
from konspira.server.names import clean_text
from konspira.server.protocol import Refusal, encode, now, tournaments
from konspira.server.store import (
    Closed,
    Conflict,
    Statement,
    StoredChair,
    StoredGuest,
    StoredTable,
    StoreError,
    token,
)
from konspira.server.table.log import Cause, Overtaken
from konspira.server.terms import checked, patience
from konspira.server.tournaments import (
    PLAYERS,
    Change,
    Drawn,
    DrawnTable,
    Ended,
    Finished,
    Forgotten,
    Joined,
    Left,
    Opened,
    Terms,
    Tournament,
)
from konspira.server.tournaments.pairing import Entrant, draw, filled_sizes, table_sizes

A_GUEST = 5  # tournaments of one host that are not over
KEPT = 200  # tournaments that are kept in memory
TRIED = 10  # times that a change is written where others are quicker
LOOK = 2.0  # seconds between two looks for tables that are over
PATIENCE = 120  # seconds until a bot stands in for who is away from his table
LISTED = 50

_changes = msgspec.json.Decoder(Change)


class Tournaments:
    """All tournaments of a server."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby, self.services, self.store = lobby, lobby.services, lobby.store
        self._kept: dict[str, Tournament] = {}
        self._seldom = Seldom()

    async def find(self, id: str) -> Tournament:
        """A tournament as it stands. Raises Refusal if there is none."""
        found = self._kept.pop(id, None) or Tournament(id)
        changes = await self._changes(id, found.length)
        if found.length and any(isinstance(change, Forgotten) for change in changes):
            found, changes = Tournament(id), await self._changes(id, 0)  # what was before is told in other words now
        for change in changes:
            found.apply(change)
        if not found.length:
            raise Refusal("refused-no-tournament", 404)
        self._kept[id] = found
        while len(self._kept) > KEPT:
            self._kept.pop(next(iter(self._kept)))
        return found

    async def _changes(self, id: str, after: int) -> list[Change]:
        return [_changes.decode(text) for text in await self.store.changes(id, after)]

    async def of(self, guest: str) -> list[Tournament]:
        """The tournaments of a guest, as host or player."""
        return [await self.find(id) for id in await self.store.tournaments_of(guest, LISTED)]

    # -- changes ------------------------------------------------------------------------------------

    async def open(self, guest: str, wanted: tournaments.NewTournament) -> str:
        """Open a tournament; return its id. Raises Refusal."""
        box, title = self.services.box(wanted.game), clean_text(wanted.title)
        if len(await self.store.tournaments_open(guest)) >= A_GUEST:
            raise Refusal("refused-too-many-tournaments", 429)
        if not title or box.seats.stop <= 2:
            raise Refusal("refused-message", 400)
        if wanted.bots is not None and wanted.bots not in offered(box.name):
            raise Refusal("refused-bot", 400, bots=", ".join(offered(box.name)))
        options = checked(box, wanted.size, wanted.options)
        terms = Terms(
            title, box.name, options, wanted.size, wanted.rounds, wanted.system, wanted.bots, wanted.clock, wanted.coach
        )
        id = token()
        first = self.store.keep_change(id, 0, _written(Opened(guest, terms)))
        await self.store.commit(self.store.keep_tournament(id, guest, now()), *first)
        self.services.metrics.count("tournaments_opened")
        return id

    async def join(self, id: str, guest: str) -> None:
        """Play along from the next round on. Raises Refusal."""

        def joined(one: Tournament) -> Change | None:
            if one.players.get(guest):
                return None
            if guest not in one.players and len(one.players) >= PLAYERS:
                raise Refusal("refused-tournament-full", 409)
            return Joined(guest)

        await self._change(id, joined, self.store.keep_entrant(id, guest))

    async def leave(self, id: str, guest: str, number: int | None) -> None:
        """Play no further rounds; the host lets others go by their number. Raises Refusal."""

        def left(one: Tournament) -> Change | None:
            who = _of_number(one, guest, number) if number is not None else guest
            return Left(who) if one.players.get(who) else None

        await self._change(id, left)

    async def finish(self, id: str, guest: str) -> None:
        """End the tournament. Raises Refusal."""

        def finished(one: Tournament) -> Change:
            _be_host(one, guest)
            return Finished()

        await self._change(id, finished, self.store.finish_tournament(id))

    async def draw(self, id: str, guest: str) -> None:
        """Draw the next round and make its tables, all in one step of the database. Raises Refusal."""
        for _ in range(TRIED):
            one = await self.find(id)
            length = one.length  # as of which it is drawn: meanwhile there may be more changes
            _be_host(one, guest)
            _be_drawable(one)
            drawn = await asyncio.to_thread(self._drawn, one)
            names = await self.store.entrants(id)
            tables = [part for table in drawn.tables for part in self._made(one, table, names)]
            if await self._written_as(id, length, drawn, *tables):
                self.services.metrics.count("rounds_drawn")
                return
        raise Refusal("refused-busy", 503)

    def _drawn(self, one: Tournament) -> Drawn:
        """The next round, in a thread: it is thought about for a moment."""
        terms, chance, box = one.terms, random.Random(secrets.randbits(64)), self.services.box(one.terms.game)
        byes, active = one.byes(), set(one.active)
        entrants = [Entrant(s.guest, s.points, byes[s.guest]) for s in one.standings() if s.guest in active]
        people = (
            filled_sizes(len(entrants), terms.size)
            if terms.bots
            else table_sizes(len(entrants), terms.size, box.seats.start, box.seats.stop - 1)[0]
        )
        if not people:
            raise Refusal("refused-tournament-few", 409)
        found = draw(entrants, people, one.met(), terms.system, chance)
        tables = []
        for guests in found.tables:
            seats: list[str | None] = [*guests, *[None] * (terms.size - len(guests) if terms.bots else 0)]
            chance.shuffle(seats)
            tables.append(DrawnTable(token(), seats))
        return Drawn(tables, found.byes)

    def _made(self, one: Tournament, drawn: DrawnTable, names: dict[str, StoredGuest]) -> list[Statement]:
        """What is stored of a table; chairs are given, and nobody else sits there."""
        terms, box, at = one.terms, self.services.box(one.terms.game), now()
        chairs = []
        for seat, guest in enumerate(drawn.seats):
            if guest is None:
                chairs.append(StoredChair(seat, "bot", None, terms.bots, token(), False))
            else:
                known = names.get(guest, StoredGuest(""))
                chairs.append(StoredChair(seat, "guest", guest, None, token(), False, known.name, None, known.face, at))
        options = checked(box, len(chairs), terms.options)
        waits = patience(self.services.config, terms.clock, PATIENCE)
        table = StoredTable(
            drawn.table, box.name, options, False, waits, one.host, at, at, chairs, clock=terms.clock,
            coach=terms.coach, tournament=one.id,
        )  # fmt: skip
        return [*self.store.keep_table(table, None), self.store.keep_tournament_table(table.id, one.id)]

    async def decide(self, id: str, guest: str, table: str, winners: list[int]) -> None:
        """The host says how a table ended that does not end; its match is over. Raises Refusal."""

        def decided(one: Tournament) -> Change:
            _be_host(one, guest)
            found = next((waits for waits in one.waiting if waits.table == table), None)
            numbers = one.numbers()
            if found is None:
                raise Refusal("refused-tournament-table", 409)
            won = [seat for seat, who in enumerate(found.seats) if who is not None and numbers[who] in winners]
            return Ended(table, [1 / len(won) if k in won else 0.0 for k in range(len(found.seats))], decided=True)

        change = await self._change(id, decided)
        if isinstance(change, Ended):
            await self._close_table(table, change.payoffs)

    async def _close_table(self, table: str, payoffs: list[float]) -> None:
        """End the match at a table, where one is played."""
        with contextlib.suppress(Refusal):
            room = await self.lobby.room(table)
            for _ in range(TRIED):
                async with room.lock:
                    if room.live is None or room.status != "playing":
                        return
                    closed = Closed("decided", payoffs)
                    try:
                        await room.commit(*room.closing(closed), cause=Cause("finish"))
                    except Overtaken:
                        await room.following.catch_up()
                        continue
                    room.ended(closed)
                    room.announce()
                    return

    async def forget(self, guest: str) -> None:
        """No tournament says any more who a guest was. Raises Refusal where one is too busy."""
        while found := await self.store.tournaments_of(guest, LISTED):
            for id in found:
                await self._forget_in(id, guest)

    async def _forget_in(self, id: str, guest: str) -> None:
        """In one: somebody has his place there, and another player is the host; where there is none, it is over."""
        for _ in range(TRIED):
            one, somebody = await self.find(id), token()
            heir = None if one.finished else one.heir(await self.store.entrants(id))
            host = one.host if one.host != guest else heir or somebody
            gone = self.store.forget_in(guest, id, somebody, host)
            if host == somebody and not one.finished:
                gone += [*self.store.keep_change(id, one.length + 1, _written(Finished()))]
                gone += [self.store.finish_tournament(id)]
            if await self._written_as(id, one.length, Forgotten(somebody, host), *gone):
                return
        raise Refusal("refused-busy", 503)

    async def _change(self, id: str, make: Callable[[Tournament], Change | None], *also: Statement) -> Change | None:
        """Write a change under the next number, again and again where others were quicker. Raises Refusal."""
        for _ in range(TRIED):
            one = await self.find(id)
            if one.finished:
                raise Refusal("refused-tournament-over", 409)
            change = make(one)
            if change is None or await self._written_as(id, one.length, change, *also):
                return change
        raise Refusal("refused-busy", 503)

    async def _written_as(self, id: str, n: int, change: Change, *also: Statement) -> bool:
        """Was it written under this number, with all that goes with it?"""
        try:
            await self.store.commit(*self.store.keep_change(id, n, _written(change)), *also)
        except Conflict:
            return False
        return True

    # -- tables that are over -----------------------------------------------------------------------

    async def tend(self) -> None:
        """Now and then: what was played counts."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.collect()
            except StoreError:  # it says so itself
                pass
            except Exception as error:  # a mistake of ours: the next look is made all the same
                self._seldom.trouble("not tended", error, "")

    async def collect(self) -> None:
        """Write down how tables ended, in tournaments that this node takes care of. Raises StoreError."""
        for id in await self.store.tournaments_open():
            if not self.services.nodes.cares(id):
                continue
            try:
                await self._collect(id)
            except Refusal:
                pass
            except StoreError as error:
                if error.trouble == "database":
                    raise
            except Exception as error:  # a mistake of ours in one of them: the others are looked at
                self._seldom.trouble("not tended", error, id)

    async def _collect(self, id: str) -> None:
        for waits in (await self.find(id)).waiting:
            payoffs = await self.store.first_match(waits.table)
            if payoffs is not None:
                await self._change(id, functools.partial(_still, Ended(waits.table, payoffs)))
        one = await self.find(id)
        if len(one.rounds) >= one.terms.rounds and not one.waiting:
            await self._change(id, lambda one: Finished(), self.store.finish_tournament(id))

    # -- what is shown ------------------------------------------------------------------------------

    async def shown(self, id: str, guest: str | None) -> tournaments.TournamentState:
        """A tournament as one guest is told of it. Raises Refusal."""
        one, names = await self.find(id), await self.store.entrants(id)
        numbers, terms = one.numbers(), one.terms
        players = [
            tournaments.TournamentPlayer(
                numbers[s.guest], names[s.guest].name if s.guest in names else None,
                names[s.guest].face if s.guest in names else None, one.players[s.guest], s.place, s.points, s.wins,
                s.opponents, s.played, s.byes,
            )
            for s in one.standings()
        ]  # fmt: skip
        rounds = [
            tournaments.TournamentRound(
                [_table(one, table, numbers) for table in r.tables], [numbers[b] for b in r.byes]
            )
            for r in one.rounds
        ]
        mine = next((waits.table for waits in one.waiting if guest is not None and guest in waits.seats), None)
        host = names.get(one.host)
        return tournaments.TournamentState(
            id, terms.title, terms.game, terms.options, terms.size, terms.rounds, terms.system, terms.bots, terms.clock,
            terms.coach, host.name if host else None, guest is not None and guest == one.host,
            numbers.get(guest or ""), mine, players, rounds, one.finished, one.length,
        )  # fmt: skip


def _table(one: Tournament, table: DrawnTable, numbers: dict[str, int]) -> tournaments.TournamentTable:
    ended = one.ended.get(table.table)
    seats = [numbers[guest] if guest else None for guest in table.seats]
    return tournaments.TournamentTable(
        table.table, seats, ended.payoffs if ended else None, bool(ended and ended.decided)
    )


def _still(ended: Ended, one: Tournament) -> Change | None:
    return None if ended.table in one.ended else ended


def _written(change: Any) -> str:
    return encode(change).decode()


def _be_host(one: Tournament, guest: str) -> None:
    if guest != one.host:
        raise Refusal("refused-tournament-host", 403)


def _be_drawable(one: Tournament) -> None:
    if one.finished or len(one.rounds) >= one.terms.rounds:
        raise Refusal("refused-tournament-over", 409)
    if one.waiting:
        raise Refusal("refused-tournament-waits", 409, tables=len(one.waiting))


def _of_number(one: Tournament, guest: str, number: int) -> str:
    """Who has a number; only a host asks for others."""
    found = next((who for who, known in one.numbers().items() if known == number), None)
    if found is None:
        raise Refusal("refused-nobody", 404)
    if found != guest:
        _be_host(one, guest)
    return found
