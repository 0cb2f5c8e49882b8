"""Tournaments, as they are asked and answered over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from konspira.server.protocol.commands import Pace


class NewTournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tournament to be opened."""

    title: Annotated[str, Meta(min_length=1, max_length=80)]
    game: Annotated[str, Meta(max_length=60)]
    size: Annotated[int, Meta(ge=2, le=12)]
    rounds: Annotated[int, Meta(ge=1, le=20)]
    options: dict[str, Any] = {}
    system: Literal["swiss", "all"] = "swiss"
    bots: Annotated[str, Meta(max_length=40)] | None = None
    clock: Pace = "none"
    coach: bool = False


class TournamentMade(msgspec.Struct, frozen=True):
    """The id of a new tournament."""

    tournament: str


class TournamentSummary(msgspec.Struct, frozen=True):
    """A tournament in a list."""

    id: str
    title: str
    game: str
    players: int
    round: int
    rounds: int
    finished: bool
    host: bool


class TournamentList(msgspec.Struct, frozen=True):
    """Tournaments that I host or play in, the last one first."""

    tournaments: list[TournamentSummary]


class TournamentPlayer(msgspec.Struct, frozen=True):
    """How somebody stands; `active`: plays the next round."""

    number: int
    name: str | None
    face: str | None
    active: bool
    place: int
    points: float
    wins: int
    opponents: float
    played: int
    byes: int


class TournamentTable(msgspec.Struct, frozen=True):
    """A table of a round: players by their numbers (null: a bot), and how it ended (null: not yet)."""

    table: str
    seats: list[int | None]
    payoffs: list[float] | None
    decided: bool


class TournamentRound(msgspec.Struct, frozen=True):
    """A round as it was drawn."""

    tables: list[TournamentTable]
    byes: list[int]


class TournamentState(msgspec.Struct, frozen=True):
    """A tournament as it stands, and what I am in it: its host, a player (`me`), with a table that waits (`mine`)."""

    id: str
    title: str
    game: str
    options: dict[str, Any]
    size: int
    rounds: int
    system: Literal["swiss", "all"]
    bots: str | None
    clock: str
    coach: bool
    hosted_by: str | None
    host: bool
    me: int | None
    mine: str | None
    players: list[TournamentPlayer]
    drawn: list[TournamentRound]
    finished: bool
    version: int


class TournamentLeave(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays no further rounds: I, or (as the host says) the player of a number."""

    player: int | None = None


class TournamentDecision(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table ended that does not end: who shares the win; nobody, if the list is empty."""

    table: Annotated[str, Meta(max_length=60)]
    winners: Annotated[list[int], Meta(max_length=12)] = []
