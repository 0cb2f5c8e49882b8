"""What is known of a table: its chairs and who sits there, its match, its score, and what each guest is at it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import msgspec

from konspira.boxes.box import Box
from konspira.kernel.record import SPECTATOR
from konspira.news import News
from konspira.play import series
from konspira.server import tutorial
from konspira.server.faces import another_face, face_at
from konspira.server.names import apart, bot_names
from konspira.server.protocol import (
    Asking,
    Chair,
    ChatLine,
    Reported,
    Seated,
    TableState,
    TableStatus,
    You,
    encode,
)
from konspira.server.store import StoredBar, StoredChair, StoredSeat, StoredTable, seat_then
from konspira.server.store.people import SETTLED, StoredReport
from konspira.server.table import Client
from konspira.server.table.clocks import Clocks
from konspira.server.table.match import LiveMatch
from konspira.server.table.presence import Presence

if TYPE_CHECKING:
    from konspira.server.table.shuffling import Shuffling


class Likeness(NamedTuple):
    """What a chair is called and looks like, to everybody at the table."""

    name: str | None
    face: str | None


def likenesses(chairs: Sequence[StoredChair]) -> list[Likeness]:
    """What the chairs are called and look like; of two guests alike, who sat down later has a number, or another
    face. Who is called as a bot is has his name, and the bot a number (as pages say it); who only looks so has not."""
    shown = [Likeness(chair.name, None) for chair in chairs]
    names, faces, bots = list[str](), set[str](), _bots(chairs)
    for chair in sorted(chairs, key=lambda one: (one.since, one.seat)):
        if chair.guest is not None:
            alike = [bot for bot in bots if bot.lower() != (chair.name or "").lower()]
            name = apart(chair.name or "", names + alike)
            face = another_face(chair.face or face_at(chair.seat), faces)
            shown[chair.seat] = Likeness(name, face)
            names.append(name)
            faces.add(face)
    return shown


def _bots(chairs: Sequence[StoredChair]) -> list[str]:
    """What the bots at a table are called, in every language."""
    return [name for chair in chairs if chair.who == "bot" for name in bot_names(chair.seat)]


class RoomState:
    """One table as it stands, and what everybody may know of it; asking it changes nothing."""

    def __init__(self, box: Box, table: StoredTable, chat: list[ChatLine], presence: Presence) -> None:
        self.box, self.table, self.chat, self.presence = box, table, chat, presence
        self.live: LiveMatch | None = None
        self.clocks: Clocks | None = None
        self.tutorial = tutorial.of(box) if table.tutorial else None
        self.trouble: News | None = None  # why nothing can be stored now, and nobody can move
        self.bars: list[StoredBar] = []  # who was sent away or silenced
        self.reports: dict[str, StoredReport] = {}  # by who has made them
        self.shuffling: Shuffling | None = None  # how the chance of the next match is made, while none is played
        self.again: set[int] = set()  # seats that would play again
        self.finish: set[int] = set()  # seats that would end the match
        self.seated: list[StoredSeat] = []  # who sat where in the match on the table
        self.asking: dict[str, tuple[int, Client]] = {}  # guests who would like a chair, with a number each
        self.asked = 0  # how often somebody has asked
        self.won = [0] * len(table.chairs)  # matches that who sits at each chair has won, without that on the table
        self._options = msgspec.Raw(encode(table.options))  # they seldom change, and can be long

    @property
    def status(self) -> TableStatus:
        """How far the table is."""
        if self.live is None:
            return "gathering"
        if self.live.frozen:
            return "frozen"
        return "over" if self.live.over else "playing"

    @property
    def acting(self) -> frozenset[int]:
        """Whose turn it is."""
        return frozenset(self.live.match.actors) if self.live and self.status == "playing" else frozenset()

    def has_resigned(self, seat: int) -> bool:
        """Has who sits here given up the match that is being played?"""
        return (
            seat != SPECTATOR
            and self.table.chairs[seat].away
            and self.status == "playing"
            and any(one.resigned for one in self.seated if one.seat == seat)
        )

    def chairs(self) -> list[Chair]:
        """The chairs as everybody may know them."""
        playing, likenesses = self.status == "playing", self.likenesses()
        return [
            Chair(
                chair.seat, cast(Any, chair.who), likenesses[chair.seat].name, chair.bot,
                present=chair.who == "guest" and self.presence.here(chair.seat),
                stand_in=chair.who == "guest" and playing and self.presence.stands_in(chair.seat),
                face=likenesses[chair.seat].face,
            )
            for chair in self.table.chairs
        ]  # fmt: skip

    def likenesses(self) -> list[Likeness]:
        """What the chairs here are called and look like."""
        return likenesses(self.table.chairs)

    def name_of(self, client: Client) -> str:
        """What somebody is called who speaks; who only looks on is never taken for who plays."""
        likenesses = self.likenesses()
        if client.seat != SPECTATOR and self.table.chairs[client.seat].name == client.name:
            return likenesses[client.seat].name or ""
        others = [likenesses[chair.seat].name for chair in self.table.chairs if chair.guest != client.guest]
        return apart(client.name or "", [*(name for name in others if name), *_bots(self.table.chairs)])

    def table_state(self) -> TableState:
        """The table as everybody may know it."""
        live, table = self.live, self.table
        return TableState(
            table.id, table.game, cast(Any, self._options), table.public, table.patience, self.status,
            live.number if live else 0, live.commitment if live else None, self.chairs(), sorted(self.again),
            self.presence.spectators, table.made, live.frozen if live else None, table.coach,
            self.clocks.state() if self.clocks else None,
            self.tutorial.state(live.match) if self.tutorial and live else None, self.score(),
            self.shuffling.state() if self.shuffling else live.shuffle if live else None, self.trouble,
            [Seated(s.seat, cast(Any, s.who), s.name, s.bot, s.face, s.resigned) for s in self.seated],
            sorted(self.finish), live.closing if live else None,
            min(self.presence.seats_of(table.host), default=None), table.rated, table.watch, table.tournament,
        )  # fmt: skip

    def score(self) -> list[int]:
        """How many matches who sits at each chair has won here; a share of the win counts."""
        payoffs = self.live.payoffs if self.live else None
        if payoffs is None:
            return list(self.won)
        chairs = self.table.chairs
        then = [seat_then(chair, chairs, self.seated) for chair in chairs]
        won = [one is not None and payoffs[one.seat] > 0 and not one.resigned for one in then]
        return [before + now for before, now in zip(self.won, won, strict=True)]

    def you(self, guest: str | None, seat: int) -> You:
        """What somebody is at the table. Whose turn it is comes with the turn itself, not before it."""
        host = guest is not None and guest == self.table.host and self.table.tournament is None
        invites = {str(chair.seat): chair.invite for chair in self.table.chairs if host and chair.who == "open"}
        mine = self.presence.seats_of(guest)
        acting = self.live.told_actors if mine and self.live and self.acting else ()
        asking = [
            Asking(number, self.name_of(one), one.face or face_at(number))
            for number, one in self.asking.values()
            if host
        ]
        turns = [seat for seat in mine if seat in acting and not self.has_resigned(seat)]
        reports = [self.report_shown(one) for one in self.told_reports(guest)]
        mine_made = guest is not None and guest in self.reports
        return You(
            seat, mine, host, invites, turns, self.barred(host), asking, guest in self.asking, reports, mine_made
        )  # fmt: skip

    def told_reports(self, guest: str | None) -> list[StoredReport]:
        """The reports that somebody is to see: the host, but for those about himself."""
        if guest is None or guest != self.table.host:
            return []
        return [one for one in self.reports.values() if one.about != guest and one.reason != SETTLED]

    def report_shown(self, one: StoredReport) -> Reported:
        """A report as the host is told of it; who has made it, nobody is."""
        lines = msgspec.json.decode(one.lines, type=list[ChatLine])
        return Reported(
            one.at, min(self.presence.seats_of(one.about), default=-1), one.name, one.reason, one.text, lines
        )

    def barred(self, host: bool) -> int:
        """How many guests were sent away or silenced; only the host is told."""
        return len({bar.who for bar in self.bars if bar.until is None}) if host else 0

    def next_options(self) -> dict[str, Any]:
        """What was agreed on; from the second match on, whoever led first deals, unless all is arranged."""
        dealer = series.next_dealer(self.live.match) if self.live and not self.tutorial else None
        same = self.live is not None and self.live.match.seats == len(self.table.chairs)
        return self.table.options | {"dealer": dealer} if dealer is not None and same else self.table.options
