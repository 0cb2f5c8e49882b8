"""A tournament for a club's evening: people join by a link, rounds are drawn, and standings are kept.

Here is what a tournament is: an ordered list of changes, and what follows from them. A change of a number is stored
once, whichever node writes it, so a round is drawn once; the tables of a round are stored with the draw itself.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from konspira.server.tournaments.pairing import System

BYE = 0.5  # points for a bye
PLAYERS, ROUNDS = 64, 20  # at most
EXACT = 6  # digits behind the point that count: shares of a win are thirds, too


class Terms(msgspec.Struct, frozen=True):
    """What a tournament is played by."""

    title: str
    game: str
    options: dict[str, Any]
    size: int  # chairs of a table, as near as it can be had
    rounds: int
    system: System
    bots: str | None  # which bot takes the chairs that are left; None: tables have the sizes that fit
    clock: str
    coach: bool


# -- changes ----------------------------------------------------------------------------------------


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """Somebody has opened it."""

    host: str
    terms: Terms


class Joined(msgspec.Struct, frozen=True, tag="joined"):
    """Somebody plays along from the next round on, for the first time or again."""

    guest: str


class Left(msgspec.Struct, frozen=True, tag="left"):
    """Somebody plays no further rounds."""

    guest: str


class DrawnTable(msgspec.Struct, frozen=True):
    """A table of a round: who sits where; None is a bot."""

    table: str
    seats: list[str | None]


class Drawn(msgspec.Struct, frozen=True, tag="drawn"):
    """A round is drawn."""

    tables: list[DrawnTable]
    byes: list[str]


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """A table is over, by its match or (`decided`) because the host has said so."""

    table: str
    payoffs: list[float]
    decided: bool = False


class Finished(msgspec.Struct, frozen=True, tag="finished"):
    """The host has ended the tournament, or all rounds are played."""


class Forgotten(msgspec.Struct, frozen=True, tag="forgotten"):
    """Somebody was deleted: all changes before say `guest` in his place, who plays no further rounds."""

    guest: str
    host: str  # from now on


Change = Opened | Joined | Left | Drawn | Ended | Finished | Forgotten


# -- what follows from them -------------------------------------------------------------------------


class Standing(msgspec.Struct, frozen=True):
    """How somebody stands: by points, then by wins, then by how well those did whom he met (mean of their points)."""

    guest: str
    place: int
    points: float
    wins: int
    opponents: float
    played: int
    byes: int

    @property
    def rank(self) -> tuple[float, int, float]:
        """By which places are given; who has the same here shares a place."""
        return -self.points, -self.wins, -self.opponents


class Tournament:
    """A tournament as its changes have made it."""

    def __init__(self, id: str, changes: Iterable[Change] = ()) -> None:
        self.id, self.length = id, 0
        self.host: str = ""
        self.terms: Terms
        self.players: dict[str, bool] = {}  # in the order of joining: does he play the next round?
        self.rounds: list[Drawn] = []
        self.ended: dict[str, Ended] = {}  # table → how it ended
        self.finished = False
        for change in changes:
            self.apply(change)

    def apply(self, change: Change) -> None:
        """What is different from now on."""
        self.length += 1
        match change:
            case Opened():
                self.host, self.terms = change.host, change.terms
            case Joined():
                self.players[change.guest] = True
            case Left():
                self.players[change.guest] = False
            case Drawn():
                self.rounds.append(change)
            case Ended():
                self.ended.setdefault(change.table, change)
            case Finished():
                self.finished = True
            case Forgotten():
                self.host = change.host
                if change.guest in self.players:
                    self.players[change.guest] = False

    @property
    def active(self) -> list[str]:
        """Who plays the next round, in the order of joining."""
        return [guest for guest, plays in self.players.items() if plays]

    @property
    def waiting(self) -> list[DrawnTable]:
        """Tables of the last round that are not over."""
        last = self.rounds[-1].tables if self.rounds else []
        return [one for one in last if one.table not in self.ended]

    def heir(self, known: Iterable[str]) -> str | None:
        """Who of these hosts it in the place of its host: the first to join, best of those who play on."""
        others = set(known) - {self.host}
        return next((one for one in (*self.active, *self.players) if one in others), None)

    def numbers(self) -> dict[str, int]:
        """By which number everybody is known to the others: in the order of joining, from 1 on."""
        return {guest: number for number, guest in enumerate(self.players, 1)}

    def met(self) -> Counter[frozenset[str]]:
        """How often any two have been drawn together."""
        found: Counter[frozenset[str]] = Counter()
        for table in self._tables():
            people = [guest for guest in table.seats if guest is not None]
            found.update(frozenset(pair) for pair in itertools.combinations(people, 2))
        return found

    def byes(self) -> Counter[str]:
        """How many byes everybody has had."""
        return Counter(itertools.chain.from_iterable(round.byes for round in self.rounds))

    def standings(self) -> list[Standing]:
        """Everybody, the best first."""
        byes, wins, played = self.byes(), Counter[str](), Counter[str]()
        points = {guest: BYE * byes[guest] for guest in self.players}
        for table in self._tables():
            payoffs = self.ended[table.table].payoffs if table.table in self.ended else []
            for guest, share in zip(table.seats, payoffs, strict=False):
                if guest is not None:
                    points[guest] += share
                    played[guest] += 1
                    wins[guest] += share > 0 and share == max(payoffs)
        found = [
            Standing(
                guest, 0, round(points[guest], EXACT), wins[guest], self._opponents(guest, points), played[guest],
                byes[guest],
            )
            for guest in self.players
        ]  # fmt: skip
        return _placed(found)

    def _opponents(self, guest: str, points: dict[str, float]) -> float:
        """The mean of the points of all whom somebody has met at tables that are over, as often as he met them."""
        tables = [one.seats for one in self._tables() if guest in one.seats and one.table in self.ended]
        met = [points[other] for seats in tables for other in seats if other not in (None, guest)]
        return round(sum(met) / len(met), EXACT) if met else 0.0

    def _tables(self) -> Iterable[DrawnTable]:
        return itertools.chain.from_iterable(round.tables for round in self.rounds)


def _placed(found: list[Standing]) -> list[Standing]:
    """In order, with places; who is equal in everything shares one."""
    order = sorted(found, key=lambda one: one.rank)
    first = {one.rank: place for place, one in reversed(list(enumerate(order, 1)))}
    return [msgspec.structs.replace(one, place=first[one.rank]) for one in order]
