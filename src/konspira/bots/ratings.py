"""Ratings: what the results of an arena say, with how sure that is: who is better, and by how much."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable

import msgspec
import numpy as np

from konspira.bots.arena import Result

RESAMPLES = 300
FEW_DEALS = 20
FLIPS = 14  # so many deals are tried with all signs


class Rating(msgspec.Struct, frozen=True):
    """How a bot did: mean payoff and rating with 95 % intervals, and how it thought."""

    name: str
    games: int
    mean: float
    mean_error: float
    rating: float
    rating_error: float
    seconds: float  # a reply
    longest: float


class Versus(msgspec.Struct, frozen=True):
    """Two bots at the same tables: how much more one gets a game, deal by deal, and how sure that is."""

    better: str
    worse: str
    score: float  # the share of games in which the first got more, half for equal
    difference: float
    error: float
    p: float


def rate(names: tuple[str, ...], results: list[Result]) -> list[Rating]:
    """The table, best first. Intervals come from drawing whole deals again and again, or games where deals are few.

    What is drawn is now and then turned round, as if two in four more had gone the other way: so few results, or
    results that all say the same, leave doubt. Those of the same bots at the same deal are turned together.
    """
    if not results:
        return []
    deals, alone = _by_deal(results), len(results[0].seating) == 1
    if len(deals) < FEW_DEALS and not alone:
        deals = [[result] for result in results]
    split = [[deal] if alone else _by_company(deal) for deal in deals]
    parts = [part for deal in split for part in deal]
    wins = np.array([_wins(len(names), part) for part in parts])
    got = np.array([_got(len(names), part) for part in parts])
    lost = np.stack([got[:, :, 1] - got[:, :, 0], got[:, :, 1]], axis=2)
    both_wins, both_got = np.concatenate([wins, wins.transpose(0, 2, 1)]), np.concatenate([got, lost])
    draws = _drawn_again([len(deal) for deal in split])
    rating, total, wide = elo(wins.sum(0)), got.sum(0), _wide(len(deals))
    rating_error = wide * np.std([elo(both_wins[draw].sum(0)) for draw in draws], axis=0)
    mean_error = np.minimum(wide * np.std([_mean(both_got[draw].sum(0)) for draw in draws], axis=0), 1.0)
    found = []
    for b, name in enumerate(names):
        seats = [(result, seat) for result in results for seat, who in enumerate(result.seating) if who == b]
        replies, seconds = sum(r.replies[seat] for r, seat in seats), sum(r.seconds[seat] for r, seat in seats)
        longest = max((r.longest[seat] for r, seat in seats), default=0.0)
        found.append(
            Rating(
                name, len(seats), float(_mean(total)[b]), float(mean_error[b]), float(rating[b]),
                float(rating_error[b]), seconds / max(replies, 1), longest,
            )
        )  # fmt: skip
    return sorted(found, key=lambda one: -one.rating)


def _drawn_again(sizes: list[int]) -> list[np.ndarray]:
    """Drawings of deals with so many parts each, as numbers of parts; those turned round come after all."""
    number, chance = sum(sizes), np.random.default_rng(1)
    of_deal = np.split(np.arange(number), np.cumsum(sizes)[:-1])
    draws = []
    for _ in range(RESAMPLES):
        drawn = np.concatenate([of_deal[deal] for deal in chance.integers(len(sizes), size=len(sizes))])
        draws.append(drawn + number * (chance.random(len(drawn)) < 2 / (number + 4)))
    return draws


def versus(names: tuple[str, ...], results: list[Result]) -> list[Versus]:
    """Every pair of bots, compared deal by deal; where there is one seat, by how each played the deal alone.

    A deal in which the two have not sat everywhere equally often is not finished, and left out.
    """
    found, deals = [], _by_deal(results)
    for a, b in itertools.combinations(range(len(names)), 2):
        differences, scores = [], []
        for deal in deals:
            both = [r for r in deal if {a, b} <= set(r.seating) or r.seating in ((a,), (b,))]
            if not (_fair(a, both) and _fair(b, both)):
                continue
            mean = _mean(_got(len(names), both))
            differences.append(mean[a] - mean[b])
            wins = _wins(len(names), both)
            scores.append((wins[a, b], wins[a, b] + wins[b, a]))
        if len(differences) < 2:
            continue
        difference, error, p = compared(differences)
        score = sum(s for s, _ in scores) / sum(n for _, n in scores)
        if difference >= 0:
            found.append(Versus(names[a], names[b], score, difference, error, p))
        else:
            found.append(Versus(names[b], names[a], 1 - score, -difference, error, p))
    return found


def compared(differences: list[float]) -> tuple[float, float, float]:
    """The mean of at least two differences between -1 and 1, half of its 95 % interval, and p.

    The interval reckons with one more deal that goes as far against the others as any of them went, so that it has a
    width where all agree; p is the share of all signs that give as much, and where deals are many, Student's.
    """
    found, number = np.array(differences), len(differences)
    mean = float(found.mean())
    against = np.append(found, math.copysign(float(abs(found).max()) or 1.0, -mean))
    error = min(_wide(number) * float(against.std(ddof=1)) / math.sqrt(number), 1 + abs(mean))
    if number <= FLIPS:
        signs = 1 - 2 * (np.arange(2**number)[:, None] >> np.arange(number) & 1)
        return mean, error, float((abs(signs @ found) >= abs(found.sum()) - 1e-9).mean())
    spread = float(found.std(ddof=1)) / math.sqrt(number)
    if spread < 1e-9:
        return mean, error, 2.0 ** (1 - number) if mean else 1.0
    freedom = number - 1  # Wallace's way from Student's distribution to the normal one, and in `_wide` back
    normal = math.sqrt(freedom * math.log1p((mean / spread) ** 2 / freedom)) * (8 * freedom + 1) / (8 * freedom + 3)
    return mean, error, math.erfc(normal / math.sqrt(2))


def _wide(number: int) -> float:
    """How many standard errors are half of a 95 % interval of a mean of so many."""
    freedom = max(number - 1, 1)
    normal = 1.96 * (8 * freedom + 3) / (8 * freedom + 1)
    return math.sqrt(freedom * math.expm1(normal**2 / freedom))


def _fair(bot: int, results: list[Result]) -> bool:
    """Whether it has sat at every place, and everywhere equally often."""
    places = [sum(who == bot for who in place) for place in zip(*(r.seating for r in results), strict=True)]
    return len(set(places)) == 1 and places[0] > 0


def elo(wins: np.ndarray) -> np.ndarray:
    """Ratings from wins[a, b], by Bradley and Terry, with a draw's worth of doubt in every pair; the mean is 1500."""
    games = wins + wins.T
    doubt = (games > 0) * 0.5
    won, played = wins + doubt, games + 2 * doubt
    strength = np.ones(len(wins))
    for _ in range(200):
        expected = played / (strength[:, None] + strength[None, :])
        strength = won.sum(1) / np.maximum(expected.sum(1), 1e-12)
        strength = np.maximum(strength, 1e-9) / np.exp(np.log(np.maximum(strength, 1e-9)).mean())
    rating: np.ndarray = 1500 + 400 * np.log10(strength)
    return rating


def elo_of_sides(results: np.ndarray) -> np.ndarray:
    """Ratings from results[mole, agents, won or lost], a rating for both roles and an advantage for the mole's."""
    rating, advantage, number = np.zeros(len(results)), 0.0, results.sum((1, 2)) + results.sum((0, 2))
    for _ in range(400):
        chance = 1 / (1 + np.exp(-(advantage + rating[:, None] - rating[None, :])))
        more = results[:, :, 0] - results.sum(2) * chance
        advantage += 4 * more.sum() / (results.sum() + 1)
        rating += 2 * (more.sum(1) - more.sum(0)) / (number + 1)
        rating -= rating.mean()
    elos: np.ndarray = 1500 + 400 / math.log(10) * rating
    return elos


def _by_deal(results: Iterable[Result]) -> list[list[Result]]:
    deals: dict[int, list[Result]] = {}
    for result in results:
        deals.setdefault(result.deal, []).append(result)
    return list(deals.values())


def _by_company(results: Iterable[Result]) -> list[list[Result]]:
    tables: dict[tuple[int, ...], list[Result]] = {}
    for result in results:
        tables.setdefault(tuple(sorted(result.seating)), []).append(result)
    return list(tables.values())


def _wins(bots: int, results: list[Result]) -> np.ndarray:
    """How often one bot got more than another at the same table, or alone with the same deal; half for equal."""
    wins = np.zeros((bots, bots))
    tables = [list(zip(result.seating, result.payoffs, strict=True)) for result in results]
    if results and len(results[0].seating) == 1:
        tables = [[(r.seating[0], r.payoffs[0]) for r in deal] for deal in _by_deal(results)]
    for table in tables:
        for (a, got_a), (b, got_b) in itertools.combinations(table, 2):
            if a != b:
                share = 0.5 + 0.5 * np.sign(got_a - got_b)
                wins[a, b] += share
                wins[b, a] += 1 - share
    return wins


def _got(bots: int, results: list[Result]) -> np.ndarray:
    """Each bot's payoffs added up, and from how many seats."""
    got = np.zeros((bots, 2))
    for result in results:
        for b, payoff in zip(result.seating, result.payoffs, strict=True):
            got[b] += payoff, 1
    return got


def _mean(got: np.ndarray) -> np.ndarray:
    mean: np.ndarray = got[:, 0] / np.maximum(got[:, 1], 1)
    return mean
