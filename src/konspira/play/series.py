"""A series: game after game at one table. The score is kept, and the deal passes on where a game has a dealer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from konspira.boxes.box import BadOptions
from konspira.play import shelf
from konspira.play.match import Match
from konspira.play.match import open as open_match


class Standing(msgspec.Struct, frozen=True):
    """How a series stands: enough to go on with it another day."""

    game: str
    seats: int
    options: dict[str, Any]
    scores: tuple[float, ...]  # each seat's payoffs, added up
    games: int = 0
    dealer: int | None = None  # who deals next; None before the first game, and where nobody deals


def next_dealer(match: Match) -> int | None:
    """Who deals the game after this one: the seat that led first; None where a game has no dealer."""
    dealer = match.box.dealer
    return None if dealer is None else (dealer(match.turn(0).view) + 1) % match.seats


class Series:
    """Games of one kind, one after the other.

        series = Series("krecia", seats=4)
        match = series.open()      # play it to its end, then
        series.close(match)        # the score is kept, the deal passes on
        series.standing            # a value; Series.resume(standing) goes on with it

    A game has a dealer if its box names one (`dealer`). Then the seat after the dealer leads, and deals next.
    """

    def __init__(self, game: str, *, seats: int, options: Mapping[str, Any] | None = None) -> None:
        chosen = dict(options or {})
        shelf.box(game).options_row(seats, chosen)  # refuses what the game cannot be played with
        first = chosen.pop("dealer", None)
        self.standing = Standing(game, seats, chosen, (0.0,) * seats, 0, first)
        self._open: Match | None = None

    @classmethod
    def resume(cls, standing: Standing) -> Series:
        """Go on with a series that was kept."""
        series = cls(standing.game, seats=standing.seats, options=standing.options)
        if len(standing.scores) != standing.seats:
            raise BadOptions(f"{standing.game}: {len(standing.scores)} scores for {standing.seats} seats")
        series.standing = standing
        return series

    @property
    def has_dealer(self) -> bool:
        """Does somebody deal in this game?"""
        return shelf.box(self.standing.game).dealer is not None

    def is_like(self, other: Series) -> bool:
        """Are they played by the same options, whoever deals?"""
        box, mine, theirs = shelf.box(self.standing.game), self.standing.options, other.standing.options
        return box.name == other.standing.game and box.read_options(mine) == box.read_options(theirs)

    def open(self, *, key: bytes | None = None) -> Match:
        """The next game; the one before must be closed."""
        if self._open is not None:
            raise ValueError("the last game of the series is not closed yet")
        options = dict(self.standing.options)
        if self.has_dealer:
            options["dealer"] = self.standing.dealer
        self._open = open_match(self.standing.game, seats=self.standing.seats, options=options, key=key)
        return self._open

    def take_up(self, match: Match) -> None:
        """Go on with a game of the series that was left before its end."""
        self._open = match

    def close(self, match: Match) -> Standing:
        """Count a game that is over."""
        if match is not self._open:
            raise ValueError("this is not the game that was opened last")
        if match.outcome is None:
            raise ValueError("the game is not over")
        dealer = next_dealer(match)
        pairs = zip(self.standing.scores, match.outcome.payoffs, strict=True)
        scores = tuple(before + now for before, now in pairs)
        games = self.standing.games + 1
        self.standing = msgspec.structs.replace(self.standing, scores=scores, games=games, dealer=dealer)
        self._open = None
        return self.standing
