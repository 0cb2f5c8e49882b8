"""How strong people are at a game, and how far off that may be, from the journals of rated matches.

The model is that of Plackett and Luce (openskill), on the scale on which bots are measured: between two ratings that
are known well, a difference means what it means in Elo. Levels of bots stand where `bots/ratings.toml` has them and do
not move; people move among them. A rating is never told without its doubt, half of the 95 % interval.
"""

from __future__ import annotations

import functools
import math
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from konspira.bots.levels import RATINGS
from konspira.server.store import Closed, RatedSeat, StoredRating, StoredSeat

START = StoredRating(1500.0, 350.0)  # of who has played nothing yet: the mean of the bots, and nearly anything
BETA = 400 / (math.log(10) * math.sqrt(2))  # by which a known difference is one of Elo
DRIFT = 3.5  # by how much anybody may have changed since the last match
DOUBTS = 1.96  # standard deviations to each side of the 95 % interval
PEOPLE = 2  # who must have sat at a match that counts


class Counted(msgspec.Struct, frozen=True):
    """A seat that counts, and in which place it ended, from 0; equals share one."""

    seat: int
    guest: str | None
    bot: str | None
    place: int


def anchor(game: str, bot: str | None) -> StoredRating | None:
    """Where a bot stands; None for one that was not measured at this game."""
    measured = RATINGS.get(game, {}).get(bot or "")
    return StoredRating(float(measured[0]), measured[1] / DOUBTS) if measured else None


def shown(rating: StoredRating) -> tuple[int, int]:
    """A rating with its doubt, as people are told."""
    return round(rating.mu), round(DOUBTS * rating.sigma)


# -- what a match says ------------------------------------------------------------------------------


def counted(
    game: str, lines: Sequence[str], seats: Sequence[StoredSeat], closed: Closed | None = None
) -> list[Counted]:
    """Which seats count in a match that is over, and in which places they ended; nothing where it does not count.

    It counts with two people at least, unless they have ended it by agreement, or all have ended alike. Who has given
    up is last, and so is who let others play for him more than half of the time. A seat that changed hands, one of
    several of the same guest, and one of a bot that was never measured are left out.
    """
    said = [msgspec.json.decode(line) for line in lines]
    payoffs: list[float] | None = closed.payoffs if closed else said[-1].get("payoffs")
    if payoffs is None or len(payoffs) != len(seats) or (closed and closed.how != "resigned"):
        return []
    acts = Counter((line["seat"], line.get("by", "guest")) for line in said if "seat" in line)
    sat = Counter(seat.guest for seat in seats if seat.guest is not None)
    kept = [one for one in seats if (_person(one, sat, acts) if one.guest else anchor(game, one.bot) is not None)]
    scores = {one.seat: -1.0 if one.guest and _gave_up(one, acts) else payoffs[one.seat] for one in kept}
    if sum(one.guest is not None for one in kept) < PEOPLE or len(set(scores.values())) < 2:
        return []
    return [
        Counted(one.seat, one.guest, one.bot, sum(other > scores[one.seat] for other in scores.values()))
        for one in kept
    ]


def _person(seat: StoredSeat, sat: Mapping[str, int], acts: Mapping[tuple[int, str], int]) -> bool:
    """Was this somebody's one seat, from the beginning on?"""
    return sat[seat.guest or ""] == 1 and not acts[seat.seat, "bot"]


def _gave_up(seat: StoredSeat, acts: Mapping[tuple[int, str], int]) -> bool:
    own = acts[seat.seat, "guest"] + acts[seat.seat, "device"]
    others = acts[seat.seat, "stand-in"] + acts[seat.seat, "clock"]
    return seat.resigned or others > own


def rate(game: str, seats: Sequence[Counted], known: Mapping[str, StoredRating]) -> tuple[RatedSeat, ...]:
    """Everybody's rating before and after a match; that of a bot stays."""
    before = [anchor(game, one.bot) or known.get(one.guest or "", START) for one in seats]
    model = _model()
    teams = [[model.create_rating([one.mu, one.sigma])] for one in before]
    after = model.rate(teams, ranks=[float(one.place) for one in seats])
    return tuple(
        RatedSeat(
            one.seat, one.guest, one.bot, one.place, was,
            StoredRating(team[0].mu, team[0].sigma, was.matches + 1) if one.guest else was,
        )
        for one, was, team in zip(seats, before, after, strict=True)
    )  # fmt: skip


@functools.cache
def _model() -> Any:
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=START.mu, sigma=START.sigma, beta=BETA, tau=DRIFT)
