"""Rates matches that are over, each exactly once, whatever number of nodes do it and whenever one dies.

What is to be rated stands with the match in the store. The next entry of a game's log of rated matches is written
together with the ratings that follow from it: who was slower has written nothing, and looks again.
"""

from __future__ import annotations

import asyncio
import contextlib

from konspira.server.monitoring import trouble
from konspira.server.ratings import Counted, counted, rate
from konspira.server.store import Conflict, RatedMatch, Store, StoredRating, StoreError, ToRate, match_id

MOST = 50  # matches that are looked at together
LOG = 500  # entries of a log that are read together


class Rater:
    """Does it in the background, when it is told that there may be something to do."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._again = False
        self._task: asyncio.Task[None] | None = None

    def look(self) -> None:
        """A match has ended, or might have while nobody looked."""
        self._again = True
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._work())

    def close(self) -> None:
        """Leave the rest to whoever comes next."""
        if self._task is not None:
            self._task.cancel()

    async def _work(self) -> None:
        while self._again:
            self._again = False
            with contextlib.suppress(StoreError):  # it is looked at again in a minute
                await rate_all(self._store)


async def rate_all(store: Store) -> int:
    """Rate all matches that wait for it, in the order in which they ended; how many there were. Raises StoreError."""
    done = 0
    while found := await store.to_rate(MOST):
        for one in found:
            await _rate(store, one)
            done += 1
    return done


async def _rate(store: Store, waiting: ToRate) -> None:
    id = match_id(waiting.table, waiting.number)
    seats = await _counted(store, waiting)
    while seats and await store.rated(id) is None:
        guests = [one.guest for one in seats if one.guest is not None]
        number, known = await store.rated_length(waiting.game), await store.ratings(waiting.game, guests)
        entry = RatedMatch(waiting.game, number, id, waiting.ended, rate(waiting.game, seats, known))
        with contextlib.suppress(Conflict):  # another node was quicker, with this match or with one before it
            await store.commit(*store.keep_rated(entry))
            return
    await store.commit(store.pass_over(id))


async def _counted(store: Store, waiting: ToRate) -> list[Counted]:
    match = await store.match(waiting.table, waiting.number)
    if match is None:  # cleared away meanwhile
        return []
    sat = await store.seats(match.id)
    try:
        return await asyncio.to_thread(counted, waiting.game, match.lines, sat, match.closed)
    except Exception as error:  # a journal that cannot be read counts for nobody, and does not stop the others
        trouble("match cannot be rated", error, table=waiting.table)
        return []


async def rebuild(store: Store, game: str) -> int:
    """Reckon the ratings of a game up again, from the first match that counted on; how many did. Raises StoreError."""
    ratings: dict[str, StoredRating] = {}
    done = 0
    while found := await store.rated_log(game, done, LOG):
        for entry in found:
            seats = [Counted(one.seat, one.guest, one.bot, one.place) for one in entry.seats]
            ratings |= {one.guest: one.after for one in rate(game, seats, ratings) if one.guest is not None}
            done += 1
    await store.commit(*store.keep_ratings(game, ratings))
    return done
