"""What a store is told and asked about ratings, in words of SQL that SQLite and PostgreSQL share.

Which matches have counted is an ordered log of its own for each game; what everybody's rating is follows from it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from konspira.server.store import Ranked, RatedMatch, RatedSeat, Statement, StoredRating, ToRate
from konspira.server.store.questions import Answers, Question, ask

_RATE = """
    INSERT INTO rating (game, guest, mu, sigma, matches)
    SELECT CAST(? AS TEXT), id, CAST(? AS DOUBLE PRECISION), CAST(? AS DOUBLE PRECISION), CAST(? AS BIGINT)
    FROM guest WHERE id = ?
    ON CONFLICT (game, guest) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, matches = excluded.matches
"""  # of who is forgotten nothing is kept


class RatingStatements:
    """Every change of ratings; what they mean is said in `Store`."""

    def keep_rated(self, rated: RatedMatch) -> list[Statement]:
        game, n = rated.game, rated.n
        return [
            Statement("INSERT INTO rated (game, n, match, at) VALUES (?, ?, ?, ?)", (game, n, rated.match, rated.at)),
            *(_seat(game, n, seat) for seat in rated.seats),
            *(_rate(game, seat.guest, seat.after) for seat in rated.seats if seat.guest is not None),
            self.pass_over(rated.match),
        ]

    def pass_over(self, match: str) -> Statement:
        return Statement("UPDATE match SET rated = 2 WHERE id = ?", (match,))

    def keep_ratings(self, game: str, ratings: dict[str, StoredRating]) -> list[Statement]:
        clear = Statement("DELETE FROM rating WHERE game = ?", (game,))
        return [clear, *(_rate(game, guest, rating) for guest, rating in ratings.items())]


def _seat(game: str, n: int, seat: RatedSeat) -> Statement:
    columns = "game, n, seat, guest, bot, place, mu_before, sigma_before, mu, sigma"
    before, after = seat.before, seat.after
    values = (game, n, seat.seat, seat.guest, seat.bot, seat.place, before.mu, before.sigma, after.mu, after.sigma)
    return Statement(f"INSERT INTO rated_seat ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", values)


def _rate(game: str, guest: str, rating: StoredRating) -> Statement:
    return Statement(_RATE, (game, rating.mu, rating.sigma, rating.matches, guest))


# -- questions --------------------------------------------------------------------------------------


def to_rate(most: int) -> Question[list[ToRate]]:
    """Matches that have ended and are to be rated, the first to end first."""
    found = yield from ask(
        """SELECT "table", number, game, ended FROM match JOIN tables ON tables.id = match."table"
           WHERE match.rated = 1 AND ended IS NOT NULL ORDER BY ended, match.id LIMIT ?""",
        most,
    )
    return [ToRate(row["table"], row["number"], row["game"], row["ended"]) for row in found]


def _entries(where: str, *values: Any) -> Question[list[RatedMatch]]:
    rows = yield from ask(f"SELECT game, n, match, at FROM rated WHERE {where}", *values)
    found = []
    for row in rows:
        seats = yield from ask("SELECT * FROM rated_seat WHERE game = ? AND n = ? ORDER BY seat", row["game"], row["n"])
        kept = tuple(
            RatedSeat(
                s["seat"], s["guest"], s["bot"], s["place"], StoredRating(s["mu_before"], s["sigma_before"]),
                StoredRating(s["mu"], s["sigma"]),
            )
            for s in seats
        )  # fmt: skip
        found.append(RatedMatch(row["game"], row["n"], row["match"], row["at"], kept))
    return found


def rated_length(game: str) -> Question[int]:
    """How many matches of a game have counted."""
    found = yield from ask("SELECT n FROM rated WHERE game = ? ORDER BY n DESC LIMIT 1", game)
    return int(found[0]["n"]) + 1 if found else 0


def ratings(game: str, guests: Sequence[str]) -> Question[dict[str, StoredRating]]:
    """The ratings of guests at a game."""
    if not guests:
        return {}
    places = ", ".join("?" * len(guests))
    found = yield from ask(f"SELECT * FROM rating WHERE game = ? AND guest IN ({places})", game, *guests)
    return {row["guest"]: _rating(row) for row in found}


def ratings_of(guest: str) -> Question[dict[str, StoredRating]]:
    """The ratings of a guest, by game."""
    found = yield from ask("SELECT * FROM rating WHERE guest = ? ORDER BY game", guest)
    return {row["game"]: _rating(row) for row in found}


def best_rated(game: str, doubts: float, most: int) -> Question[list[Ranked]]:
    """Who is strongest at a game for certain."""
    found = yield from ask(
        """SELECT rating.*, name, face FROM rating JOIN guest ON guest.id = rating.guest WHERE game = ?
           ORDER BY mu - sigma * CAST(? AS DOUBLE PRECISION) DESC, guest LIMIT ?""",
        game, doubts, most,
    )  # fmt: skip
    return [Ranked(row["guest"], row["name"], row["face"], _rating(row)) for row in found]


def _rating(row: Any) -> StoredRating:
    return StoredRating(row["mu"], row["sigma"], row["matches"])


class RatingAnswers(Answers):
    """The questions as they are asked of a store, those about everything else among them."""

    async def to_rate(self, most: int) -> list[ToRate]:
        return await self._ask(to_rate(most))

    async def rated(self, match: str) -> RatedMatch | None:
        found = await self._ask(_entries("match = ?", match))
        return found[0] if found else None

    async def rated_length(self, game: str) -> int:
        return await self._ask(rated_length(game))

    async def rated_log(self, game: str, after: int, most: int) -> list[RatedMatch]:
        return await self._ask(_entries("game = ? AND n >= ? ORDER BY n LIMIT ?", game, after, most))

    async def ratings(self, game: str, guests: Sequence[str]) -> dict[str, StoredRating]:
        return await self._ask(ratings(game, guests))

    async def ratings_of(self, guest: str) -> dict[str, StoredRating]:
        return await self._ask(ratings_of(guest))

    async def best_rated(self, game: str, doubts: float, most: int) -> list[Ranked]:
        return await self._ask(best_rated(game, doubts, most))
