"""How strong people are, over HTTP: who sits at a rated table, who played a match that counted, the list of a game."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from konspira.bots.levels import RATINGS
from konspira.server.endpoints import Endpoints, answer, at
from konspira.server.protocol import http
from konspira.server.ratings import DOUBTS, START, anchor, shown
from konspira.server.store import RatedMatch, StoredRating

LISTED = 100  # people in a list


class RankingEndpoints(Endpoints):
    """Those that tell ratings, none without its doubt."""

    @property
    def routes(self) -> list[Route]:
        """Where they are."""
        return [at("/api/tables/{table}/ratings", self.seats), at("/api/games/{game}/ratings", self.ranking)]

    async def seats(self, request: Request) -> Response:
        """Of who sits at a table; nothing where it is not rated."""
        table = (await self.lobby.room(request.path_params["table"])).table
        if not table.rated:
            return answer(http.SeatRatings([]))
        known = await self.store.ratings(table.game, [chair.guest for chair in table.chairs if chair.guest])
        found = []
        for chair in table.chairs:
            rating = known.get(chair.guest, START) if chair.guest else anchor(table.game, chair.bot)
            if rating is not None:
                found.append(http.SeatRating(chair.seat, shown(rating)))
        return answer(http.SeatRatings(found))

    async def ranking(self, request: Request) -> Response:
        """The list of a game."""
        game = self.services.box(request.path_params["game"]).name
        me = await self._who(request)
        people = [
            http.RankedPerson(
                one.name,
                one.face,
                None,
                shown(one.rating),
                one.rating.matches,
                me is not None and one.guest == me.guest,
            )
            for one in await self.store.best_rated(game, DOUBTS, LISTED)
        ]
        bots = [http.RankedPerson(None, None, bot, shown(rating), 0) for bot, rating in _levels(game).items()]
        everybody = sorted([*people, *bots], key=lambda one: one.rating[1] - one.rating[0])
        return answer(http.Ranking(game, everybody))


def _levels(game: str) -> dict[str, StoredRating]:
    return {bot: rating for bot in RATINGS.get(game, {}) if (rating := anchor(game, bot)) is not None}


def my_ratings(known: dict[str, StoredRating]) -> list[http.GameRating]:
    """My ratings, by game."""
    return [http.GameRating(game, shown(rating), rating.matches) for game, rating in known.items()]


def changes(rated: RatedMatch | None) -> list[http.SeatRating]:
    """What a match has changed, if it counted."""
    return [http.SeatRating(one.seat, shown(one.after), shown(one.before)) for one in rated.seats] if rated else []
